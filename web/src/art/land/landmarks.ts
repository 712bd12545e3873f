/** Painted landmarks for maps, by what stands or grows there; the tones are in tones.css, so both lights share the drawing. */
import "./tones.css";
import { HOUSES } from "./houses";
import { NATURE } from "./nature";

export type Nature = keyof typeof NATURE;
export type House = keyof typeof HOUSES;

export const isNature = (kind: string): kind is Nature => kind in NATURE;
export const isHouse = (kind: string): kind is House => kind in HOUSES;

/** The inside of an SVG around 0,0; "" for what nobody painted. The same seed is the same picture. */
export function landmark(kind: string, seed: number): string {
  if (isNature(kind)) return NATURE[kind](seed);
  return isHouse(kind) ? HOUSES[kind]() : "";
}
