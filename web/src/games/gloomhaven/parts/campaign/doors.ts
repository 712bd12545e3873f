/** Behind which door of the street each option of a decision lies. */
import mug from "icon:beer-stein";
import { magic, sun } from "../../../../art/glyphs/deeds";
import { bag, flag } from "../../../../art/glyphs/tools";
import type { Table } from "../table/table";
import type { House } from "./street";

interface Door {
  icon: string;
  verbs: readonly string[];
}

export const DOORS: Record<House, Door> = {
  shop: { icon: bag, verbs: ["buy", "sell"] },
  sanctuary: { icon: sun, verbs: ["donate"] },
  enhancer: { icon: magic, verbs: ["enhance"] },
  tavern: { icon: mug, verbs: ["learn", "retire", "switch", "party", "found"] },
  gate: { icon: flag, verbs: ["event", "home", "ready", "wait"] },
};

export const HOUSES = Object.keys(DOORS) as House[];

const verbOf = (key: string): string => key.split(":")[0] ?? "";
export const objectOf = (key: string): string => key.split(":")[1] ?? "";

export interface Group {
  verb: string;
  keys: string[]; // what can be chosen first, then what cannot and why
}

/** Options and refusals of some verbs, or of all, verb by verb. */
export function groups(t: Pick<Table, "options" | "reasons">, verbs?: readonly string[]): Group[] {
  const open = [...t.options.keys()];
  const refused = Object.keys(t.reasons ?? {}).filter((key) => !t.options.has(key));
  const all = [...open, ...refused].filter((key) => !verbs || verbs.includes(verbOf(key)));
  return [...new Set(all.map(verbOf))].map((verb) => ({ verb, keys: all.filter((key) => verbOf(key) === verb) }));
}

/** How many things can be done behind a door. */
export const openAt = (t: Pick<Table, "options">, house: House): number =>
  [...t.options.keys()].filter((key) => DOORS[house].verbs.includes(verbOf(key))).length;
