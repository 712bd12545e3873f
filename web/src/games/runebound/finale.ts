/** The end of Runebound: a hero above the others, or all of them beaten by the villain's clock. */
import encounter from "icon:conversation";
import combat from "icon:crossed-swords";
import assets from "icon:knapsack";
import skills from "icon:spell-book";
import exploration from "icon:treasure-map";
import tokens from "icon:scroll-unfurled";
import type { Figure, FinaleOf, Source } from "../../ending/finale";
import type { Tincture } from "../../art/tinctures";
import type { Texts } from "../../texts/texts";
import { armsOf } from "./arms";
import type { World } from "./types";

const SOURCES: readonly [id: string, icon: string, colour: Tincture][] = [
  ["combat", combat, "gules"],
  ["exploration", exploration, "vert"],
  ["encounter", encounter, "purpure"],
  ["skills", skills, "azure"],
  ["assets", assets, "bronze"],
  ["tokens", tokens, "steel"],
];
const GOAL = "tamalir"; // where a marching villain wins

export const finale: FinaleOf = ({ picture, texts }) => {
  const world = picture.view as World;
  const sources = SOURCES.map(([id, icon, colour]): Source => ({
    id,
    icon,
    colour,
    name: texts.say(`standing-${id}`),
  }));
  const figures = world.heroes.map(({ card }, seat): Figure => ({
    arms: armsOf(card),
    role: texts.name(card),
    fallen: world.eliminated.includes(seat),
  }));
  const common = { why: why(world, texts), figures, sources, counted: texts.say("finale-counted") };
  if (world.winner >= 0) {
    return { ...common, unit: texts.say("finale-unit"), score: (seat) => (seat === world.winner ? "✓" : "") };
  }
  return {
    ...common,
    scene: "party",
    outcome: "lost",
    foes: [{ arms: armsOf(world.scenario), rank: "boss", role: texts.name(world.scenario) }],
    score: () => "",
    unit: " ",
  };
};

function why(world: World, texts: Texts): string {
  const said = { villain: world.scenario, place: GOAL };
  if (world.winner >= 0) return texts.say("finale-won", said);
  if (world.eliminated.length === world.heroes.length) return texts.say("finale-destroyed", said);
  return texts.say(world.scenario === "margath" ? "finale-gate" : "finale-time", said);
}
