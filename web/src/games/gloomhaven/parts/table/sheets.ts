/** What is printed, part by part: found by name in `printed.parts`. */
import type { Printed as Sent } from "../../../../net/messages";
import type { CardSheet, ClassSheet, ItemSheet, TypeSheet } from "../../types";

export type { CardSheet, ClassSheet, Deed, HalfSheet, ItemSheet, Line, TypeSheet } from "../../types";
export type Half = "top" | "bottom";
export type Parts = Sent["parts"];

const found = new WeakMap<object, Map<string, CardSheet>>();

/** Every ability card that lies open to this table, by id. */
export function cardsOf(parts: Parts): ReadonlyMap<string, CardSheet> {
  const known = found.get(parts);
  if (known) return known;
  const classes = Object.entries(parts).filter(([name]) => name.startsWith("class:"));
  const all = new Map(
    classes.flatMap(([, sheet]) => (sheet as ClassSheet).cards.map((card) => [card.id, card] as const)),
  );
  found.set(parts, all);
  return all;
}

export const typeOf = (parts: Parts, type: string) => parts[`type:${type}`] as TypeSheet | undefined;
export const itemOf = (parts: Parts, number: number) => parts[`item:${number}`] as ItemSheet | undefined;
export const classOf = (parts: Parts, job: string) => parts[`class:${job}`] as ClassSheet | undefined;
