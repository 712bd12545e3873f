/** The end of Roll Player: heroes on their steps, stars by source. */
import attributes from "icon:muscle-up";
import alignment from "icon:scales";
import gold from "icon:two-coins";
import classDice from "icon:dice-six-faces-five";
import backstory from "icon:open-book";
import armour from "icon:breastplate";
import traits from "icon:double-face-mask";
import type { FinaleOf, Source } from "../../ending/finale";
import type { Tincture } from "../../art/tinctures";
import type { Texts } from "../../texts/texts";
import { armsOf } from "./arms";
import type { Hints, View } from "./types";

const SOURCES: readonly [id: string, icon: string, colour: Tincture][] = [
  ["attributes", attributes, "azure"],
  ["class", classDice, "gules"],
  ["alignment", alignment, "steel"],
  ["backstory", backstory, "celeste"],
  ["traits", traits, "purpure"],
  ["armour", armour, "vert"],
  ["gold", gold, "bronze"],
];

export const finale: FinaleOf = ({ picture, texts }) => {
  const view = picture.view as View;
  const { heroes } = picture.hints as Hints;
  const best = Math.max(...picture.scores);
  const tie = picture.scores.filter((score) => score === best).length > 1;
  const rank = heroes[0]?.rank ?? "";
  return {
    ...(rank ? { title: texts.name(rank) } : {}),
    why: texts.say(tie ? "finale-full-tie" : "finale-full", { rounds: view.round }),
    figures: view.heroes.map(({ race, job }) => ({ arms: armsOf(job), role: job ? role(texts, race, job) : "" })),
    unit: texts.say("finale-unit"),
    counted: texts.say("finale-counted"),
    sources: SOURCES.map(([id, icon, colour]): Source => ({ id, icon, colour, name: texts.say(`standing-${id}`) })),
  };
};

/** "Dwarf Thief", «Дворф-вор». */
function role(texts: Texts, race: string, job: string): string {
  const named = texts.name(job);
  return texts.say("finale-role", { race, job: texts.lang === "ru" ? named.toLowerCase() : named });
}
