/** Which option lies on which piece of the board. */
import { SLOTS } from "./parts/dice";
import type { Table } from "./parts/table";

const ON_SLOTS = ["flip", "swap", "with", "reroll", "set", "move", "replace", "give"];
const ON_INITIATIVE = ["pool-reroll", "pool-take"];
const ON_OWNED = ["use", "drop", "ready"];
const ON_SECOND_SIDE = [...ON_OWNED, "step", "pay"];
const IN_TRAY = ["put", "keep", "to", "colour"];
const CARDS = ["copy", "attune"];
/** What has no place on the board: the foot gives it a button. */
const BESIDE = ["skip", "pass", "done", "look", "charm"];

/** Whether an answer is given on the board itself. */
export function onBoard(key: string): boolean {
  return !BESIDE.includes(key);
}

/** What a click on a die of the own board does; where dice may only be raised, that. */
export function onSlot(t: Table, slot: number): string {
  const verbs = t.kind === "skill.raise" ? ["raise"] : ON_SLOTS;
  return verbs.map((verb) => `${verb}:${SLOTS[slot]}`).find((key) => t.option(key)) ?? "";
}

/** Raising and lowering lie side by side on a die, where both are offered at all. */
export function shifts(t: Table, slot: number): string[] {
  if (t.kind === "skill.raise") return [];
  return ["raise", "lower"].map((verb) => `${verb}:${SLOTS[slot]}`).filter((key) => t.option(key));
}

/** What a click on the empty slot of a row does, with this die in hand. */
export function onRow(t: Table, attribute: string, inHand: string): string {
  const keys = [`place:${attribute}`, `to-row:${attribute}`, `start:${inHand}:${attribute}`];
  return keys.find((key) => t.option(key)) ?? "";
}

/** What a click on an initiative card does. */
export function onInitiative(t: Table, card: number): string {
  if (t.option(`take:${card}`)) return `take:${card}`;
  return keysOf(t, ON_INITIATIVE).find((key) => key.split(":")[1] === String(card)) ?? "";
}

export function poolShifts(t: Table, card: number): string[] {
  return keysOf(t, ["pool-raise", "pool-lower"]).filter((key) => key.split(":")[1] === String(card));
}

/** What a click on an own card does, or would do if it were not refused. */
export function onOwned(t: Table, card: string): string {
  const keys = ON_OWNED.map((verb) => `${verb}:${card}`);
  return keys.find((key) => t.option(key)) ?? keys.find((key) => t.reason(key)) ?? "";
}

/** On a phone: whether the decision is about the side with the cards rather than that with the dice. */
export function onSecondSide(t: Table): boolean {
  return (
    t.kind !== "" && !t.kind.startsWith("market.v") && t.kind !== "dice.take" && keysOf(t, ON_SECOND_SIDE).length > 0
  );
}

export function keysOf(t: Table, verbs: readonly string[]): string[] {
  return [...t.options.keys()].filter((key) => verbs.includes(key.split(":")[0] ?? ""));
}

/** What can be chosen and lies nowhere else: dice, values and colours in the tray. */
export function inTray(t: Table): string[] {
  return keysOf(t, IN_TRAY);
}

/** Cards that can be chosen and lie in no market: they are laid out on the stall. */
export function elsewhere(t: Table): string[] {
  return [...keysOf(t, CARDS), ...keysOf(t, ["buy"]).filter((key) => !t.view.market.includes(key.slice(4)))];
}

/** Ids of pieces, the same in the markup, in log lines and in options. */
export const piece = {
  hero: (seat: number) => `h${seat}`,
  gold: (seat: number) => `h${seat}-gold`,
  slot: (seat: number, slot: string) => `h${seat}-${slot}`,
  row: (seat: number, attribute: string) => `h${seat}-${attribute}`,
  cell: (seat: number, cell: number) => `h${seat}-cell-${cell}`,
  initiative: (card: number) => `init-${card}`,
  hand: (die: string) => `hand-${die}`,
};
