/** Upright boxes and other bodies on the tilted ground, lit from the upper left. */
import type { Hex, Point } from "../../hexes";
import type { Lay } from "./lay";
import { line, mid, ring, shape, stroke } from "./paint";

export interface Skin {
  top: string;
  lit: string;
  dim: string;
  rim?: string; // along the lit upper edge
}

export const WOOD: Skin = { top: "url(#gh-board)", lit: "#7a4d26", dim: "#3a2412", rim: "#d9a873" };
export const STONE: Skin = { top: "#a39a8b", lit: "#857b6c", dim: "#4a433a", rim: "#e6dcc8" };
export const INK = "#1d130c"; // outlines

/** A frame of reference on the flat sheet: along two hexes, or along the rows for one. */
export interface Axis {
  heart: Point;
  along: Point;
  across: Point;
  half: number; // half the length in radii that the hexes give
}

export function axisOf(lay: Lay, hexes: readonly Hex[]): Axis {
  const points = hexes.map((hex) => lay.flat(hex));
  const [p, q] = [points[0]!, points[points.length - 1]!];
  const length = Math.hypot(q[0] - p[0], q[1] - p[1]);
  const along: Point = length ? [(q[0] - p[0]) / length, (q[1] - p[1]) / length] : [1, 0];
  const way: Point = along[0] < -0.01 || (Math.abs(along[0]) <= 0.01 && along[1] < 0) ? [-along[0], -along[1]] : along;
  return { heart: mid(p, q), along: way, across: [-way[1], way[0]], half: length / 2 };
}

/** A point by its way along and across. */
export const on = ({ heart, along, across }: Axis, i: number, j: number): Point => [
  heart[0] + along[0] * i + across[0] * j,
  heart[1] + along[1] * i + across[1] * j,
];

export const rectangle = (axis: Axis, half: number, deep: number): Point[] => [
  on(axis, -half, -deep),
  on(axis, half, -deep),
  on(axis, half, deep),
  on(axis, -half, deep),
];

/** A body between two heights over a convex ring of the flat sheet; what faces away is left out. */
export function prism(
  lay: Lay,
  base: readonly Point[],
  from: number,
  to: number,
  { top, lit, dim, rim }: Skin,
  outline = INK,
): string {
  const low = base.map((point) => lay.put(point, from));
  const high = base.map((point) => lay.put(point, to));
  const turning = area(low) > 0 ? 1 : -1;
  const faces = low.flatMap((p, at) => {
    const next = (at + 1) % low.length;
    const q = low[next]!;
    const [nx, ny] = [(q[1] - p[1]) * turning, -(q[0] - p[0]) * turning];
    if (ny <= 0.01) return [];
    return [
      shape(
        ring([p, q, high[next]!, high[at]!]),
        nx <= Math.abs(ny) * 0.35 ? lit : dim,
        `stroke="${outline}" stroke-width=".8" stroke-linejoin="round"`,
      ),
    ];
  });
  const cap = shape(ring(high), top, `stroke="${outline}" stroke-width=".9" stroke-linejoin="round"`);
  const edge = rim
    ? stroke(line(high.filter((_, at) => isBack(high, at, turning))), rim, 1.2, 'stroke-opacity=".55"')
    : "";
  return faces.join("") + cap + edge;
}

const area = (points: readonly Point[]): number =>
  points.reduce(
    (sum, [x, y], at) => sum + x * points[(at + 1) % points.length]![1] - points[(at + 1) % points.length]![0] * y,
    0,
  );

function isBack(points: readonly Point[], at: number, turning: number): boolean {
  const [p, q] = [points[at]!, points[(at + 1) % points.length]!];
  return (q[0] - p[0]) * turning > 0;
}

/** The shadow of a body, to the lower right, soft at its rim. */
export function castShadow(lay: Lay, base: readonly Point[], tall: number): string {
  const foot = ring(base.map((point) => lay.put(point)));
  const widths = [4, 11, 18];
  const reach = `translate(${(8 + tall * 10).toFixed(0)} ${(5 + tall * 6).toFixed(0)})`;
  return `<g fill="#000" stroke="#000" fill-opacity=".12" stroke-opacity=".12" stroke-linejoin="round" transform="${reach}">${widths.map((width) => `<path d="${foot}" stroke-width="${width}"/>`).join("")}</g>`;
}

/** A round body around a point: a hexagon of many sides would show, twelve do not. */
export const disc = ([x, y]: Point, radius: number, sides = 12): Point[] =>
  Array.from({ length: sides }, (_, at): Point => {
    const angle = ((at + 0.5) / sides) * 2 * Math.PI;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
