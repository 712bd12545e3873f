/** Coats of arms: two tinctures, one division, one charge.  The same arms stand on the board, in lists and at the end. */
import { isMetal, TINCTURES, type Tincture } from "./tinctures";

/** What the shape of a figure says: its rank. */
export type Rank = "hero" | "normal" | "elite" | "boss" | "summon";

export type Division =
  "plain" | "pale" | "fess" | "bend" | "sinister" | "chevron" | "saltire" | "chief" | "pile" | "quarterly";

export interface ArmsDeclared {
  field: Tincture;
  second: Tincture;
  division: Division;
  charge: string; // the inside of an SVG of 512 x 512: a glyph of `art/glyphs` or an `icon:name`
  ink?: Tincture; // of the charge; argent on enamels, sable on metals where it is not said
}

/** The part of the field that the second tincture takes; centred, `w` half the width, `h` half the height. */
const CUTS: Record<Division, (w: number, h: number) => string> = {
  plain: () => "",
  pale: (w, h) => `M0 ${-h}H${w}V${h}H0Z`,
  fess: (w, h) => `M${-w} 0H${w}V${h}H${-w}Z`,
  bend: (w, h) => `M${-w} ${-h}L${w} ${h}V${-h}Z`,
  sinister: (w, h) => `M${w} ${-h}L${-w} ${h}V${-h}Z`,
  chevron: (w, h) => `M${-w} ${h}V${h * 0.35}L0 ${-h * 0.45} ${w} ${h * 0.35}V${h}Z`,
  saltire: (w, h) => `M${-w} ${-h}H${w}L0 0ZM${-w} ${h}H${w}L0 0Z`,
  chief: (w, h) => `M${-w} ${-h}H${w}V${-h * 0.42}H${-w}Z`,
  pile: (w, h) => `M${-w} ${-h}H${w}L0 ${h * 0.9}Z`,
  quarterly: (w, h) => `M0 ${-h}H${w}V0H0ZM${-w} 0H0V${h}H${-w}Z`,
};

export function cut(division: Division, w: number, h: number): string {
  return CUTS[division](w, h);
}

export interface Blazon {
  field: string;
  second: string;
  ink: string;
}

/** The colours of arms as CSS. */
export function blazon(arms: ArmsDeclared): Blazon {
  const ink = arms.ink ?? (isMetal(arms.field) ? "sable" : "argent");
  return { field: TINCTURES[arms.field], second: TINCTURES[arms.second], ink: TINCTURES[ink] };
}

/** Rims by rank: lit edge, dark edge. */
export const RIMS: Record<Rank, readonly [hi: string, lo: string]> = {
  hero: ["#f3d48a", "#7a5620"],
  normal: ["#e9e2d3", "#6f675a"],
  elite: ["#f6d06a", "#8a5c12"],
  boss: ["#ff8f78", "#7b1a12"],
  summon: ["#a9d6f2", "#35617d"],
};

/** Shields by rank, around 0,0 and within 54 x 54. */
export const SHIELDS: Record<Rank, string> = {
  hero: "M-21 -22H21V1C21 13 11 20 0 25 -11 20 -21 13 -21 1Z",
  normal: "M-20 -21H20V17L16 21H-16L-20 17Z",
  elite: "M-21 -24L-10 -17 0 -25 10 -17 21 -24V21H-21Z",
  boss: "M-26 -26C-18 -26-12 -24-9 -20H9C12 -24 18 -26 26 -26 22 -22 20 -18 20 -12V8C20 16 10 22 0 26 -10 22 -20 16 -20 8V-12C-20 -18-22 -22-26 -26Z",
  summon: "M0 -23A23 23 0 1 1 0 23 23 23 0 1 1 0 -23Z",
};
