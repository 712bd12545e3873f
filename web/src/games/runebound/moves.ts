/** Which option lies on which piece of the board. */
import type { Table } from "./parts/table";
import type { Hints } from "./types";

type Optioned = { options: ReadonlyMap<string, unknown>; hints: Hints };

const ON_MAP = ["step", "go", "start", "gem"]; // they name a space
/** Answers that have no place on the board: they are buttons in the foot. */
const FOOT = [
  ...[
    "end",
    "roll",
    "rest",
    "stop",
    "done",
    "decline",
    "accept",
    "counter",
    "cancel",
    "propose",
    "pass",
    "yield",
    "take-it",
    "allow",
    "fight-on",
    "retreat",
  ],
  ...["pay", "teleport", "nine-lives", "pathfinder", "adventure", "shop", "villain", "rise"],
];

export const verbOf = (key: string): string => key.split(":")[0] ?? "";
export const objectOf = (key: string, part = 1): string => key.split(":")[part] ?? "";

/** Whether an option has its own place on the board. */
export const onBoard = (key: string): boolean => !FOOT.includes(verbOf(key));

/** The space that an option leads to or names, "" for none. */
export const spaceIn = (key: string): string => (ON_MAP.includes(verbOf(key)) ? objectOf(key) : "");

/** The options that a press on a space may take, what is done at once first. */
export function optionsAt(t: Optioned, space: string): string[] {
  const way = t.hints.ways?.[space];
  const direct = [...t.options.keys()].filter((key) => spaceIn(key) === space);
  if (!way) return direct;
  return direct.length
    ? [way[0]!, ...direct.filter((key) => key !== way[0])]
    : [way[0]!].filter((key) => t.options.has(key));
}

/** What can be done with a card: `learn:scout`, `action:relics-a`, `use:tireless`. */
export function onCard(t: Pick<Table, "options" | "reasons">, card: string): string[] {
  const about = (key: string) => key.split(":").slice(1).includes(card);
  return [...new Set([...t.options.keys(), ...Object.keys(t.reasons ?? {})])].filter(about);
}

/** Ids of pieces, the same in the markup, in log lines and in options. */
export const piece = {
  hero: (seat: number) => `h${seat}`,
  pawn: (seat: number) => `pawn-${seat}`,
};
