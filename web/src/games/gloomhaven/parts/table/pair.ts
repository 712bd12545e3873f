/** The two cards of a round, also when one of them has been used and lies elsewhere already. */
import type { Hero } from "../../types";
import type { Half } from "./sheets";

export interface Standing {
  card: string;
  used: Half | "";
}

const pairs = new Map<string, readonly string[]>(); // by table, seat and round: what lay open, the leading card first

/** Who reloads the page in the middle of a turn sees what is left of the pair. */
export function pairOf(table: string, seat: number, round: number, hero: Pick<Hero, "played" | "halves">): Standing[] {
  const key = `${table}:${seat}:${round}`;
  if (hero.played.length === 2) pairs.set(key, [...hero.played]);
  if (!hero.played.length) return [];
  const pair = pairs.get(key) ?? hero.played;
  return pair.map((card) => ({ card, used: hero.played.includes(card) ? "" : (hero.halves[0] ?? "top") }));
}
