/** Small helpers that turn data into the text of an SVG. Randomness is hashed, so that a stone looks the same every time. */
import type { Point } from "../../hexes";

/** A number in [0, 1) from any numbers. */
export function hash(...parts: number[]): number {
  let h = 2166136261;
  for (const part of parts) {
    h = Math.imul(h ^ Math.round(part * 8191), 16777619);
    h ^= h >>> 13;
  }
  h = Math.imul(h ^ (h >>> 16), 2246822507);
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296;
}

/** A stream of numbers: `next()` in [0, 1), `next(a)` in [0, a), `next(a, b)` in [a, b). */
export type Dice = (a?: number, b?: number) => number;
export function dice(...seed: number[]): Dice {
  let at = 0;
  return (a = 1, b) => {
    const found = hash(...seed, ++at * 0.37);
    return b === undefined ? found * a : a + found * (b - a);
  };
}

export const round = (n: number): number => Math.round(n * 10) / 10;
export const xy = ([x, y]: Point): string => `${round(x)} ${round(y)}`;
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
export const mid = (a: Point, b: Point, t = 0.5): Point => [mix(a[0], b[0], t), mix(a[1], b[1], t)];
export const middle = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];
export const times = (n: number): number[] => Array.from({ length: n }, (_, at) => at);

export const line = (points: readonly Point[]): string => `M${points.map(xy).join("L")}`;
export const ring = (points: readonly Point[]): string => `${line(points)}Z`;

/** A ring whose corners are worn round. */
export function worn(points: readonly Point[]): string {
  const last = points[points.length - 1]!;
  const start = mid(last, points[0]!);
  return `M${xy(start)}${points.map((point, at) => `Q${xy(point)} ${xy(mid(point, points[(at + 1) % points.length]!))}`).join("")}Z`;
}

/** A closed wobbly spot. */
export function blob([x, y]: Point, rx: number, ry: number, rnd: Dice, n = 9, wobble = 0.2): string {
  return worn(
    times(n).map((at) => {
      const [angle, k] = [(at / n) * 2 * Math.PI, 1.1 + rnd(-wobble, wobble)];
      return [x + Math.cos(angle) * rx * k, y + Math.sin(angle) * ry * k];
    }),
  );
}

/** One shape; `more` are further attributes. */
export const shape = (d: string, fill: string, more = ""): string =>
  `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;
export const stroke = (d: string, colour: string, width: number, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${more && ` ${more}`}/>`;
export const oval = ([x, y]: Point, rx: number, ry: number, fill: string, more = ""): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${more && ` ${more}`}/>`;
export const group = (inner: string, more = ""): string => (inner ? `<g${more && ` ${more}`}>${inner}</g>` : "");
export const shadow = (at: Point, rx: number, ry: number, strength = 0.4): string =>
  oval([at[0] + rx * 0.16, at[1] + ry * 0.25], rx, ry, "#000", `fill-opacity="${strength}"`);

/** Many small shapes of one look become one path each: a whole floor is a dozen nodes. */
export class Heaps {
  private readonly paths = new Map<string, string[]>();

  add(look: string, d: string): void {
    const found = this.paths.get(look);
    if (found) found.push(d);
    else this.paths.set(look, [d]);
  }

  /** One path a look, its class. */
  svg(order: readonly string[]): string {
    return order
      .map((look) => (this.paths.has(look) ? `<path class="${look}" d="${this.paths.get(look)!.join("")}"/>` : ""))
      .join("");
  }
}
