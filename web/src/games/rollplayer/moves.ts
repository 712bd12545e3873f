/** Which option lies on which piece of the board. */
import { SLOTS } from "./parts/dice";
import type { Table } from "./parts/table";

const ON_SLOTS = ["flip", "swap", "with", "reroll", "set", "move", "replace", "give"];
const ON_INITIATIVE = ["pool-reroll", "pool-take"];
const NOT_ON_BOARD = ["put", "keep", "to", "colour", "copy", "attune", "look"];

/** What a click on a die of the own board does. */
export function onSlot(t: Table, slot: number): string {
  return ON_SLOTS.map((verb) => `${verb}:${SLOTS[slot]}`).find((key) => t.option(key)) ?? "";
}

/** Raising and lowering lie side by side on a die. */
export function shifts(t: Table, slot: number): string[] {
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

export function keysOf(t: Table, verbs: readonly string[]): string[] {
  return [...t.options.keys()].filter((key) => verbs.includes(key.split(":")[0] ?? ""));
}

/** What can be chosen and lies nowhere on the board: shown in the tray. */
export function inTray(t: Table): string[] {
  const elsewhere = keysOf(t, ["buy"]).filter((key) => !t.view.market.includes(key.slice(4)));
  return [...keysOf(t, NOT_ON_BOARD), ...elsewhere];
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
