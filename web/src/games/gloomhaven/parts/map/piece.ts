/** A figure as it stands on the map: outline by rank, plate, marks; and in words. */
import type { Rank } from "../../../../art/arms";
import { CONDITIONS, type Condition } from "../../../../art/standee";
import type { Figure } from "../../types";
import { idOf, type Table } from "../table/table";

export function rankOf(figure: Figure): Rank {
  if (figure.kind === "character") return "hero";
  if (figure.kind === "summon") return "summon";
  return figure.rank === "none" ? "normal" : figure.rank;
}

/** The seat whose mark it wears: its own, or its owner's. */
export function seatOf(t: Pick<Table, "view">, figure: Figure): number | undefined {
  if (figure.seat >= 0) return figure.seat;
  const owner = t.view.figures.find((each) => each.kind === "character" && each.name === figure.owner);
  return owner && owner.seat >= 0 ? owner.seat : undefined;
}

/** What a scenario asks for lies where treasures lie, under its name instead of a number. */
export const isThing = (treasure: string): boolean => !/^\d|^goal$/.test(treasure);

export const conditionsOf = (figure: Figure): Condition[] =>
  Object.keys(figure.conditions).filter((name): name is Condition => name in CONDITIONS);

/** “Bandit Archer 3, elite, hit points 4 of 7, shield 1, STUN (1)”. */
export function heardFigure(t: Pick<Table, "view" | "texts" | "hints">, figure: Figure): string {
  const { texts } = t;
  const hint = t.hints.figures[idOf(figure)];
  const name = texts.name(idOf(figure));
  const rank =
    figure.kind === "monster" && figure.rank !== "none"
      ? [texts.say(`map-rank-${figure.rank}`)]
      : figure.kind === "monster"
        ? []
        : [texts.say(`map-kind-${figure.kind}`)];
  const conditions = Object.entries(figure.conditions).map(([what, turns]) =>
    turns > 0 ? `${texts.name(what)} (${texts.say("map-turns", { turns })})` : texts.name(what),
  );
  const worn = [
    ...(hint?.shield ? [texts.say("map-shield", { x: hint.shield })] : []),
    ...(hint?.retaliate ?? []).map((one) => texts.say("map-retaliate", { x: one.damage, range: one.range ?? 1 })),
    ...(hint?.ours ? [texts.say("map-ours")] : []),
    ...(hint?.spurred ? [texts.say("map-spurred", { x: hint.spurred })] : []),
    ...(hint?.warded ? [texts.say("map-warded")] : []),
    ...(hint?.carries ? [texts.say("board-carries", { thing: hint.carries })] : []),
    ...(figure.flying ? [texts.say("map-flying")] : []),
    ...(figure.acting ? [texts.say("map-acting")] : figure.acted ? [texts.say("map-acted")] : []),
  ];
  return [
    name,
    ...rank,
    texts.say("map-life", { now: figure.hit_points, most: figure.most_hit_points }),
    ...worn,
    ...conditions,
  ].join(", ");
}
