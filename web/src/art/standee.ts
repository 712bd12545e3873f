/** Measures of standees: a card on a plinth, its feet at 0,0, about 64 wide and 80 tall (a boss 86 by 100). */
import { bless, curse, disarm, immobilize, invisible, muddle, poison, strengthen, stun, wound } from "./glyphs/deeds";
import type { Rank } from "./arms";

/** Arch hero, plain slab normal, crown elite, horns boss, disc summon; around the middle of the card. */
export const OUTLINES: Record<Rank, string> = {
  hero: "M-22 29V-4C-22 -17-12 -26 0 -31 12 -26 22 -17 22 -4V29Z",
  normal: "M-21 25V-20L-17 -25H17L21 -20V25Z",
  elite: "M-22 28V-29L-12 -21 0 -33 12 -21 22 -29V28Z",
  boss: "M-30 39V-19C-31 -31-36 -39-41 -43-28 -43-18 -38-13 -33L0 -41 13 -33C18 -38 28 -43 41 -43 36 -39 31 -31 30 -19V39Z",
  summon: "M-18 23C-25 11-23 -21 0 -23 23 -21 25 11 18 23Z",
};

export interface Build {
  wide: number; // half the card's width
  tall: number; // the card's height
  base: number; // the plinth's radius
  flat: number; // the same, seen from above at an angle
}
const ORDINARY = { wide: 22, base: 25, flat: 9 };
const BUILDS: Record<Rank, Build> = {
  hero: { ...ORDINARY, tall: 58 },
  normal: { ...ORDINARY, tall: 50 },
  elite: { ...ORDINARY, tall: 56 },
  boss: { wide: 30, tall: 78, base: 34, flat: 12.2 },
  summon: { ...ORDINARY, tall: 46 },
};

export function build(rank: Rank): Build {
  return BUILDS[rank];
}

/** What a viewBox has to show of a standee with all its marks: x, y, width, height. */
export function frame(rank: Rank): readonly [x: number, y: number, width: number, height: number] {
  return rank === "boss" ? [-46, -84, 92, 104] : [-36, -66, 72, 84];
}

export const CONDITIONS = {
  poison: { colour: "#4d7a20", glyph: poison },
  wound: { colour: "#b52a20", glyph: wound },
  immobilize: { colour: "#7a4b2a", glyph: immobilize },
  disarm: { colour: "#555b62", glyph: disarm },
  stun: { colour: "#2f66a8", glyph: stun },
  muddle: { colour: "#6f5132", glyph: muddle },
  strengthen: { colour: "#226f80", glyph: strengthen },
  invisible: { colour: "#3a3f63", glyph: invisible },
  curse: { colour: "#6a2f86", glyph: curse },
  bless: { colour: "#8a6410", glyph: bless },
} as const;
export type Condition = keyof typeof CONDITIONS;
export const MOST_CONDITIONS = 4; // shown; more are in the words beside the figure

/** How well somebody is: a colour, always with the numeral and the length of the arc. */
export function lifeTone(part: number): string {
  return part > 0.6 ? "#6fcf7f" : part > 0.3 ? "#f2c14a" : "#ff7a66";
}

const MOST_TICKS = 16;

/** Between the points of life: small cuts across the arc, where they still can be counted. */
export function lifeTicks(of: number, base: number, flat: number): string {
  if (of > MOST_TICKS) return "";
  return Array.from({ length: Math.max(0, of - 1) }, (_, at) => {
    const angle = Math.PI * (1 - (at + 1) / of);
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return `M${(x * (base - 1.5)).toFixed(1)} ${(2 + y * (flat - 0.4)).toFixed(1)}l${(x * 5).toFixed(1)} ${(y * 5).toFixed(1)}`;
  }).join("");
}
