/** The ways out of damage: take it, items, one card of the hand, two discarded ones; each with what it costs. */
import type { OptionHint } from "../../types";

export interface Way {
  key: string;
  cards: string[]; // the cards or the item that it takes
  rounds: number;
  after: number;
  life: number;
}

export interface Ways {
  take: Way | null;
  items: Way[];
  lose: Way[];
  burn: Way[];
}

export function ways(keys: readonly string[], hints: Readonly<Record<string, OptionHint>>): Ways {
  const all = keys.map((key) => {
    const [verb = "", ...cards] = key.split(":");
    return { key, cards, ...((hints[key] ?? hints[verb])?.price ?? { rounds: 0, after: 0, life: 0 }) };
  });
  const of = (verb: string) => all.filter((way) => way.key === verb || way.key.startsWith(`${verb}:`));
  return { take: of("take")[0] ?? null, items: of("item"), lose: of("lose"), burn: of("burn") };
}
