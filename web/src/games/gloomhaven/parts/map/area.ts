/** Areas: laid on a hex, turned in six steps, mirrored. */
import { distance, key, plus, type Hex } from "../../hexes";
import type { Decision } from "../../types";
import type { Place } from "./place";

export const TURNS = 6;

/** A pattern turned so often counter-clockwise; from 6 on its mirror image. */
export function turned(shape: readonly Hex[], turn: number): Hex[] {
  const flip = turn >= TURNS ? shape.map(([q, r]): Hex => [q + r, 0 - r]) : [...shape];
  return flip.map((hex) => Array.from({ length: turn % TURNS }).reduce<Hex>(([q, r]) => [0 - r, q + r], hex));
}

/** All turns of one side of a pattern, this one first. */
const turnsFrom = (turn: number): number[] =>
  Array.from({ length: TURNS }, (_, at) => (turn >= TURNS ? TURNS : 0) + ((turn + at) % TURNS));

export const nextTurn = (turn: number): number => (turn >= TURNS ? TURNS : 0) + ((turn + 1) % TURNS);
/** The turn that is the mirror image of what lies there: a flip before so many turns is one after as many back. */
export const mirrored = (turn: number): number => (turn >= TURNS ? 0 : TURNS) + ((TURNS - (turn % TURNS)) % TURNS);

/** An area as somebody holds it over the map. */
export interface Held {
  at: number; // the hex under its origin, -1 where that is no known floor
  turn: number;
  cells: readonly number[]; // known ones
  key: string; // the option, "" where it cannot lie so
}

/** The option under a pattern: by place and turn, or by the hexes that it covers. */
export function held(place: Place, decision: Decision, keys: readonly string[], origin: Hex, turn: number): Held {
  const at = place.byHex.get(key(origin))?.cell ?? -1;
  const hexes = turned((decision.shape ?? []) as unknown as Hex[], turn).map((hex) => plus(origin, hex));
  const cells = hexes.map((hex) => place.byHex.get(key(hex))?.cell).filter((cell) => cell !== undefined);
  const exact = keys.find(
    (one) => at >= 0 && decision.options?.[one]?.laying?.at === at && decision.options[one].laying.turn === turn,
  );
  const covering = `lay:${cells
    .map((cell) => place.cells.get(cell)!.spot)
    .sort()
    .join("+")}`;
  return { at, turn, cells, key: exact ?? (keys.includes(covering) ? covering : "") };
}

/** Where an area goes for a pointer on a hex: over it, in the next turn in which it may lie so; in melee around its own
 *  figure, in the turn that points there. */
export function aimedAt(
  place: Place,
  decision: Decision,
  keys: readonly string[],
  own: Hex,
  to: Hex,
  turn: number,
): Held {
  return decision.melee ? beside(place, decision, keys, own, to, turn) : over(place, decision, keys, to, turn);
}

function over(place: Place, decision: Decision, keys: readonly string[], to: Hex, turn: number): Held {
  const all = turnsFrom(turn).flatMap((way) =>
    turned((decision.shape ?? []) as unknown as Hex[], way).map(([q, r]) =>
      held(place, decision, keys, [to[0] - q, to[1] - r], way),
    ),
  );
  return all.find((one) => one.key) ?? all.find((one) => one.at >= 0) ?? all[0]!;
}

function beside(place: Place, decision: Decision, keys: readonly string[], own: Hex, to: Hex, turn: number): Held {
  const near = (one: Held): number => Math.min(...one.cells.map((each) => distance(place.cells.get(each)!.hex, to)), 9);
  const rank = (one: Held): number => near(one) + (one.key ? 0 : 0.5); // of equally near ones rather one that may lie so
  return turnsFrom(turn)
    .map((way) => held(place, decision, keys, own, way))
    .sort((a, b) => rank(a) - rank(b))[0]!;
}
