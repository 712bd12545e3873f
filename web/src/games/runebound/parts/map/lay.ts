/** Where the spaces of Terrinoth lie: odd columns half a space lower, seen at a tilt. Spaces are named by row and column. */
import { chances, poly, spread, type Point } from "../../../../art/land/brush";
import type { Box } from "../../../../ui/camera.svelte";
import type { Printed, PrintedSpace } from "../../types";

export const SIZE = 35; // from the middle of a space to its corner
export const TILT = 0.74;
const ROW = Math.sqrt(3);

export const between = (a: Point, b: Point, part = 0.5): Point => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
];
const rowColumn = (space: string): [number, number] => space.split("-").map(Number) as [number, number];

/** On a flat sheet, in radii of a space. */
export function flat(space: string): Point {
  const [row, column] = rowColumn(space);
  return [1.5 * column, ROW * (row + (column & 1) / 2)];
}
export const put = ([x, y]: Point): Point => [x * SIZE, y * SIZE * TILT];
export const at = (space: string): Point => put(flat(space));
export const seed = (space: string): [number, number] => rowColumn(space);

/** Corners of a space on the flat sheet, the right one first, clockwise. */
export function corners(space: string, part = 1): Point[] {
  const [x, y] = flat(space);
  return spread(6).map((n): Point => [x + Math.cos((n * Math.PI) / 3) * part, y + Math.sin((n * Math.PI) / 3) * part]);
}
export const outline = (space: string, part = 1): string => poly(corners(space, part).map(put));

/** The side that two neighbours share. */
export function side(a: string, b: string): [Point, Point] {
  const [p, q] = [flat(a), flat(b)];
  const middle = between(p, q);
  const [dx, dy] = [(q[0] - p[0]) / ROW, (q[1] - p[1]) / ROW];
  return [
    [middle[0] + dy / 2, middle[1] - dx / 2],
    [middle[0] - dy / 2, middle[1] + dx / 2],
  ];
}

/** A point of the sheet, to find it again whatever was rounded. */
export const spotOf = (point: Point): string => point.map((number) => Math.round(number * 20)).join();

/** Spots spread evenly over a space, the farther ones first. */
export function spots(space: string, count: number, salt: number, far = 0.78): Point[] {
  const chance = chances(...seed(space), salt);
  const [x, y] = flat(space);
  return spread(count)
    .map((n) => {
      const [turn, away] = [n * 2.399 + chance(0, 0.7), far * Math.sqrt((n + 0.6) / count)];
      return put([x + Math.cos(turn) * away, y + Math.sin(turn) * away]);
    })
    .sort((a, b) => a[1] - b[1]);
}

/** The map as it is printed, by the names of its spaces. */
export class Country {
  readonly spaces: ReadonlyMap<string, PrintedSpace>;
  readonly cells: ReadonlyMap<string, number>;
  readonly names: readonly string[]; // the farthest first
  readonly busy: ReadonlySet<string>; // something stands there, so that little may grow
  readonly box: Box;

  constructor(readonly printed: Printed) {
    this.spaces = new Map(Object.values(printed.spaces).map((space) => [space.name, space]));
    this.cells = new Map(Object.entries(printed.spaces).map(([cell, space]) => [space.name, Number(cell)]));
    this.names = [...this.spaces.keys()].sort((a, b) => at(a)[1] - at(b)[1]);
    const roads = printed.roads.flat();
    this.busy = new Set([
      ...roads,
      ...this.names.filter((name) => this.spaces.get(name)!.kind || this.spaces.get(name)!.gem),
    ]);
    const points = this.names.map(at);
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [left, top] = [Math.min(...xs) - SIZE, Math.min(...ys) - SIZE * 1.25];
    this.box = { x: left, y: top, width: Math.max(...xs) + SIZE - left, height: Math.max(...ys) + SIZE * 1.35 - top };
  }

  terrain(space: string): string {
    return this.spaces.get(space)?.terrain ?? "";
  }

  around(space: string): string[] {
    const [row, column] = rowColumn(space);
    const low = column & 1;
    const near: [number, number][] = [
      [row - 1, column],
      [row - 1 + low, column + 1],
      [row + low, column + 1],
      [row + 1, column],
      [row + low, column - 1],
      [row - 1 + low, column - 1],
    ];
    return near.map(([r, c]) => `${r}-${c}`).filter((name) => this.spaces.has(name));
  }
}

/** The space in a direction of the arrow keys. */
export function stepped(country: Country, space: string, key: string): string {
  const [row, column] = rowColumn(space);
  const low = column & 1;
  const tries: Record<string, [number, number][]> = {
    ArrowUp: [[row - 1, column]],
    ArrowDown: [[row + 1, column]],
    ArrowLeft: [
      [row - 1 + low, column - 1],
      [row + low, column - 1],
    ],
    ArrowRight: [
      [row + low, column + 1],
      [row - 1 + low, column + 1],
    ],
  };
  return (tries[key] ?? []).map(([r, c]) => `${r}-${c}`).find((name) => country.spaces.has(name)) ?? "";
}
