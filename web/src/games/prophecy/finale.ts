/** The end of Prophecy: the king and those who were beaten, what each had gathered, the artifacts as the score. */
import artifacts from "icon:crown";
import items from "icon:knapsack";
import will from "icon:third-eye";
import strength from "icon:muscle-up";
import skills from "icon:spell-book";
import type { Figure, FinaleOf, Source } from "../../ending/finale";
import type { Tincture } from "../../art/tinctures";
import { armsOf } from "./arms";
import type { Printed, View } from "./types";

const SOURCES: readonly [id: string, icon: string, colour: Tincture][] = [
  ["strength", strength, "gules"],
  ["will", will, "azure"],
  ["skills", skills, "purpure"],
  ["items", items, "vert"],
  ["artifacts", artifacts, "bronze"],
];

export const finale: FinaleOf = ({ picture, printed, texts, tale }) => {
  const view = picture.view as View;
  const place = (printed.printed as Printed).ring[view.field]?.id ?? "";
  const why = view.king < 0 ? "apocalypse" : !place ? "king" : view.teams ? "partners" : "champions";
  return {
    why: texts.say(`finale-${why}`, {
      place,
      king: texts.seat(view.king),
      count: Math.floor(picture.scores[view.king] ?? 0),
    }),
    figures: view.heroes.map((_, seat) => figure(view, seat, texts.name(characterOf(view, seat)))),
    unit: texts.say("finale-unit"),
    counted: texts.say("finale-counted"),
    sources: SOURCES.map(([id, icon, colour]): Source => ({ id, icon, colour, name: texts.say(`standing-${id}`) })),
    // who lost every artifact has none, whatever was in hand before the last blow
    standing: (tale?.standing ?? []).map((sums, seat) => ({ ...sums, artifacts: picture.scores[seat] ?? 0 })),
  };
};

/** The character that a seat has, or had last. */
function characterOf(view: View, seat: number): string {
  return view.heroes[seat]?.character || view.gone[seat]?.[0] || "";
}

function figure(view: View, seat: number, role: string): Figure {
  return { arms: armsOf(characterOf(view, seat)), role, fallen: view.eliminated.includes(seat) };
}
