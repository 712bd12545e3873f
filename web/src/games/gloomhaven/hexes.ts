/** Flat-top hexes, axial [q, r], r growing upward, as the server names them: who is next to whom, and where they lie. */
export type Hex = [q: number, r: number];
export type Point = readonly [x: number, y: number];

/** 0 is upper right, then counter-clockwise. */
export const DIRECTIONS: readonly Hex[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];
const ROW = Math.sqrt(3);

export const key = (hex: readonly number[]): string => `${hex[0]},${hex[1]}`;
export const same = (a: readonly number[], b: readonly number[]): boolean => a[0] === b[0] && a[1] === b[1];
export const plus = (a: readonly number[], b: readonly number[]): Hex => [a[0]! + b[0]!, a[1]! + b[1]!];
export const around = (hex: Hex): Hex[] => DIRECTIONS.map((step) => plus(hex, step));

export function distance(a: Hex, b: Hex): number {
  const [q, r] = [a[0] - b[0], a[1] - b[1]];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** The middle of a hex on a flat sheet, y downwards, in radii of a hex. */
export function centre([q, r]: Hex): Point {
  return [1.5 * q, -ROW * (r + q / 2)];
}

/** A corner from the middle; corner d and corner d + 1 bound the edge in direction d. */
export function corner(at: number, size = 1): Point {
  const angle = (Math.PI / 3) * at;
  return [size * Math.cos(angle), -size * Math.sin(angle)];
}

/** The hex under a point of the flat sheet. */
export function hexAt([x, y]: Point): Hex {
  const q = x / 1.5;
  const r = -y / ROW - q / 2;
  const [a, b, c] = [Math.round(q), Math.round(r), Math.round(-q - r)];
  const [da, db, dc] = [Math.abs(a - q), Math.abs(b - r), Math.abs(c + q + r)];
  if (da > db && da > dc) return [-b - c, b];
  return db > dc ? [a, -a - c] : [a, b];
}
