/** What a decision lets one say: options that are listed, things to pick from, signs. */
import type { Asked } from "./messages";

export type PickFrom = NonNullable<Asked["picks"]>;

/** Whether it is put to who looks; what others may choose is not sent. */
export function isMine(asked: Asked): boolean {
  return asked.options.length > 0 || asked.picks !== null;
}

/** What I have to decide now; else what I have decided and am about to change, named by its base. */
export function decision(all: readonly Asked[], changing: number): Asked | null {
  const mine = all.filter(isMine);
  return mine.find((one) => !one.answered) ?? mine.find((one) => one.base === changing) ?? null;
}

/** How picking these things, in this order, is said. */
export function pickKey(picks: PickFrom, things: readonly string[]): string {
  return [picks.verb, ...things].join(":");
}

/** The things with one more, or without it where it was picked before. */
export function toggled(things: readonly string[], thing: string): string[] {
  return things.includes(thing) ? things.filter((one) => one !== thing) : [...things, thing];
}

/** The same of so many at most: one more takes the place of the last. */
export function exchanged(things: readonly string[], thing: string, most: number): string[] {
  const all = toggled(things, thing);
  return all.length > most ? [...all.slice(0, most - 1), thing] : all;
}

/** Whether an answer or a sign can be given here. */
export function offers(asked: Asked, key: string): boolean {
  if (asked.options.includes(key) || asked.says.includes(key)) return true;
  const [verb, ...things] = key.split(":");
  const { picks } = asked;
  if (!picks || verb !== picks.verb || things.length !== picks.count) return false;
  return new Set(things).size === things.length && things.every((thing) => picks.things.includes(thing));
}
