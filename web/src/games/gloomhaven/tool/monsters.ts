/** Monsters' cards: who acts, at which level, by which card; and what of it goes into a position. */
import type { components } from "../../../wire";
import type { Hex } from "./hexes";
import type { Position } from "./position";

export type MonsterName = components["schemas"]["MonsterName"];
export type MonsterSheet = components["schemas"]["MonsterSheet"];
export type Rank = MonsterName["ranks"][number];

/** A monster's card; no type means that the numbers are one's own. */
export interface Drawn {
  type: string;
  rank: Rank;
  level: number;
  card: number;
  step: number;
}

export const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
export const NOBODY: Drawn = { type: "", rank: "normal", level: 1, card: 0, step: 0 };

/** The steps of the chosen card that move or attack. */
export function stepsOf(sheet: MonsterSheet, drawn: Drawn) {
  return sheet.levels[drawn.rank]?.[drawn.level]?.orders[drawn.card] ?? [];
}

/** The same choice made possible: a rank that the monster has, a card and a step that exist. */
export function fitting(sheet: MonsterSheet, drawn: Drawn): Drawn {
  const ranks = Object.keys(sheet.levels) as Rank[];
  const rank = ranks.includes(drawn.rank) ? drawn.rank : (ranks[0] ?? "normal");
  const card = drawn.card < sheet.cards.length ? drawn.card : 0;
  const right = { ...drawn, rank, card };
  return { ...right, step: drawn.step < stepsOf(sheet, right).length ? drawn.step : 0 };
}

/** What the card says, as numbers of a position. A card without a step that moves or attacks leaves the monster where it is. */
export function numbersOf(sheet: MonsterSheet, drawn: Drawn): Partial<Position> {
  const orders = stepsOf(sheet, drawn)[drawn.step];
  const { move = 0, range = 0, targets = 0, jumping = false } = orders ?? {};
  return { move, range, targets, jumping, flying: sheet.flying, aoe: (orders?.aoe ?? []) as unknown as Hex[] };
}

export function written(drawn: Drawn): string {
  return drawn.type ? [drawn.type, drawn.rank, drawn.level, drawn.card, drawn.step].join(".") : "";
}

/** A choice from a link; nobody if it makes no sense. */
export function read(text: string): Drawn {
  const [type = "", rank = "", ...rest] = text.split(".");
  const [level = NaN, card = NaN, step = NaN] = rest.map(Number);
  const sound =
    /^[a-z-]+$/.test(type) && [level, card, step].every((one) => Number.isInteger(one) && one >= 0 && one < 10);
  const known = (["normal", "elite", "boss", "none"] as const).find((one) => one === rank);
  return sound && known && level < LEVELS.length ? { type, rank: known, level, card, step } : NOBODY;
}
