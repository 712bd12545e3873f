/** The odds of an attack as bars: a bar a damage, few of them. */
import type { Odds } from "../../types";

export interface Bar {
  damage: number;
  chance: number;
  kills: boolean;
}

const MOST = 8;

/** From the least to the most; what is rare at the upper end is counted together. */
export function bars(odds: Pick<Odds, "chances">, life: number): Bar[] {
  const all = [...odds.chances]
    .sort((a, b) => a.damage - b.damage)
    .map(({ damage, chance }) => ({ damage, chance, kills: damage >= life }));
  if (all.length <= MOST) return all;
  const rest = all.slice(MOST - 1);
  const kept = all.slice(0, MOST - 1);
  return [
    ...kept,
    { damage: rest[0]!.damage, chance: rest.reduce((sum, bar) => sum + bar.chance, 0), kills: rest[0]!.kills },
  ];
}

/** Whole percents; what may happen is never told as 0, what may fail never as 100. */
export function percent(chance: number): number {
  if (chance > 0 && chance < 0.01) return 1;
  if (chance < 1 && chance > 0.99) return 99;
  return Math.round(chance * 100);
}

/** Of several targets the one that is likeliest to fall; of equals the one that suffers most. */
export function best(all: readonly Odds[]): Odds | undefined {
  return [...all].sort((a, b) => b.kill - a.kill || b.mean - a.mean)[0];
}

/** An effect that this attack may go without. */
export const isSpare = (key: string): boolean => key.startsWith("spare:");
