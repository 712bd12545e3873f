/** What monsters will do this round, worked out on their sheets. */
import type { Lang, Texts } from "../../../board";
import { figureOf, glyph, headOf, ridersOf } from "./marks";
import type { View } from "../../types";
import { typeOf, type Line, type Parts, type TypeSheet } from "./sheets";

/** A mark in the bar: `⚔ 3`. */
export interface Sign {
  icon: string;
  figure: string;
  words: string;
}

type Card = TypeSheet["cards"][number];

/** The card of this round, as soon as it lies open. */
export function cardOf(view: View, parts: Parts, type: string): Card | undefined {
  const id = view.abilities.revealed[type];
  return id ? typeOf(parts, type)?.cards.find((card) => card.id === id) : undefined;
}

/** Ranks of a type that stand on the map, the weaker first. */
export function ranksOf(view: View, type: string): string[] {
  const here = new Set(
    view.figures.filter((figure) => figure.name === type && figure.kind !== "summon").map((figure) => figure.rank),
  );
  return ["normal", "elite", "boss", "none"].filter((rank) => here.has(rank as never));
}

/** The rank in words; allies and objects have none. */
export const rankWords = (texts: Pick<Texts, "say">, rank: string): string =>
  rank === "none" ? "" : texts.say(`map-rank-${rank}`);

export function linesOf(view: View, parts: Parts, type: string, rank = ranksOf(view, type)[0] ?? "normal"): Line[] {
  const card = cardOf(view, parts, type);
  return card?.ranks[rank] ?? Object.values(card?.ranks ?? {})[0] ?? [];
}

const MOST = 4;

/** The deeds of the round in small marks. */
export function deeds(view: View, parts: Parts, type: string, lang: Lang): Sign[] {
  return linesOf(view, parts, type)
    .flatMap(({ deed }) => {
      const words = deed.about?.[lang] ?? "";
      const marks = [...headOf(deed), ...ridersOf(deed)];
      return marks.map((mark, at) => ({
        icon: glyph(mark.kind, mark.element),
        figure: figureOf(mark),
        words: at ? "" : words,
      }));
    })
    .slice(0, MOST);
}

/** The outline in the bar: a boss, or elites alone, show as such. */
export function rankOf(view: View, type: string): "boss" | "elite" | "normal" {
  const ranks = ranksOf(view, type);
  return ranks.includes("boss") ? "boss" : ranks.join() === "elite" ? "elite" : "normal";
}
