/** The numbers of the board: a die is colour * 10 + value, slots count from 0 (STR, left) to 17 (CHA, right). */
export const ATTRIBUTES = ["STR", "DEX", "CON", "INT", "WIS", "CHA"] as const;
export const SLOTS = ATTRIBUTES.flatMap((attribute) => [1, 2, 3].map((column) => `${attribute}${column}`));
export const LETTERS = "-GBRPKWY"; // as option keys and events write dice
export const DIRECTIONS = ["good", "evil", "law", "chaos"] as const;

export const colourOf = (die: number): number => Math.floor(die / 10);
export const valueOf = (die: number): number => die % 10;
export const written = (die: number): string => `${LETTERS[colourOf(die)]}${valueOf(die)}`;

export function dieOf(text: string): number {
  return LETTERS.indexOf(text[0] ?? "-") * 10 + Number(text[1] ?? 0);
}

/** The leftmost empty slot of a row, or -1. */
export function room(dice: readonly number[], row: number): number {
  for (let slot = row * 3; slot < row * 3 + 3; slot++) if (!dice[slot]) return slot;
  return -1;
}

/** The next cell of the alignment grid, or -1 where it ends; cells count from 0 (good, law) to 8 (evil, chaos). */
export function beside(cell: number, direction: string): number {
  const row = Math.floor(cell / 3) + (direction === "good" ? -1 : direction === "evil" ? 1 : 0);
  const column = (cell % 3) + (direction === "law" ? -1 : direction === "chaos" ? 1 : 0);
  return row >= 0 && row < 3 && column >= 0 && column < 3 ? row * 3 + column : -1;
}

/** `3`, `−2` with a real minus. */
export function plain(number: number): string {
  return number < 0 ? `−${-number}` : `${number}`;
}

export { pips, signed } from "../../../ui/pips";
