/** Walls with thickness: high at the back, low at the front, like a model with its front cut away. */
import { DIRECTIONS, key, plus, type Hex, type Point } from "../../hexes";
import type { Lay } from "./lay";
import { dice, group, hash, line, mid, mix, ring, round, shape, stroke, times, worn } from "./paint";
import type { Floor, Place } from "./place";

const THICK = 0.3;
const HIGH = 0.86;
const LOW = 0.14;
const SKIRT = 0.42;
const SMOOTH = 3; // sides to each hand that a height is smoothed over

/** One side of the known floor towards the unknown. */
interface Edge {
  a: Point;
  b: Point;
  out: Point;
  floor: Floor;
  door: boolean; // of a doorway's hex
}

export interface Wall extends Edge {
  inner: readonly [Point, Point];
  outer: readonly [Point, Point];
  height: readonly [number, number];
  seed: number;
}

/** The sides chained into closed outlines, clockwise as drawn. */
export function outlines(lay: Lay, place: Place): Edge[][] {
  const filled = new Set([...place.byHex.keys(), ...place.rocks.map(key)]);
  const from = new Map<string, Edge>();
  const corner = ([x, y]: Point): string => `${Math.round(x * 50)},${Math.round(y * 50)}`;
  for (const name of filled) {
    const hex = name.split(",").map(Number) as unknown as Hex;
    const cell = place.byHex.get(name);
    DIRECTIONS.forEach((step, way) => {
      if (filled.has(key(plus(hex, step)))) return;
      const side = lay.side(hex, way);
      from.set(corner(side.a), { ...side, floor: cell?.floor ?? "cave", door: cell !== undefined && cell.room < 0 });
    });
  }
  const loops: Edge[][] = [];
  for (let start = first(from); start; start = first(from)) {
    const loop: Edge[] = [];
    for (let edge: Edge | undefined = start; edge; edge = from.get(corner(edge.b))) {
      from.delete(corner(edge.a));
      loop.push(edge);
    }
    loops.push(loop);
  }
  return loops;
}

const first = (edges: Map<string, Edge>): Edge | undefined => edges.values().next().value;

export function wallsOf(loop: readonly Edge[]): Wall[] {
  const n = loop.length;
  const at = (i: number): Edge => loop[(i + n) % n]!;
  const height = loop.map((_, i) => {
    const facing = times(2 * SMOOTH).reduce((sum, k) => sum + at(i + k - SMOOTH).out[1], 0) / (2 * SMOOTH);
    const t = Math.min(1, Math.max(0, 0.5 - facing * 0.95));
    return mix(LOW, HIGH, t * t * (3 - 2 * t));
  });
  const outer = loop.map((edge, i): Point => {
    const [p, q] = [at(i - 1).out, edge.out];
    const k = THICK / (1 + p[0] * q[0] + p[1] * q[1]);
    return [edge.a[0] + (p[0] + q[0]) * k, edge.a[1] + (p[1] + q[1]) * k];
  });
  return loop.map((edge, i) => ({
    ...edge,
    inner: [edge.a, edge.b],
    outer: [outer[i]!, outer[(i + 1) % n]!],
    height: [height[i]!, height[(i + 1) % n]!],
    seed: edge.a[0] * 7 + edge.a[1],
  }));
}

export const isBack = (wall: Wall): boolean => wall.out[1] <= 0.1;
export const depth = (wall: Wall): number => wall.a[1] + wall.b[1];

/** One stretch of wall: its outside where it is cut low, its face where it is high, its top. */
export function wall(lay: Lay, one: Wall): string {
  const {
    out,
    height: [h0, h1],
  } = one;
  const low = one.inner.map((point) => lay.put(point));
  const [i0, i1] = [lay.put(one.inner[0], h0), lay.put(one.inner[1], h1)];
  const [o0, o1] = [lay.put(one.outer[0], h0), lay.put(one.outer[1], h1)];
  const front = out[1] > 0.1;
  const face = out[1] < -0.1 ? FACES[one.floor]([low[0]!, low[1]!, i1, i0], one, out[0] > 0 ? "lit" : "dim") : "";
  const skirt = front
    ? shape(ring([o0, o1, lay.put(one.outer[1], -SKIRT), lay.put(one.outer[0], -SKIRT)]), "url(#gh-skirt)")
    : "";
  const tone = out[0] + out[1] * 0.6 < 0.1 ? "a" : "b";
  const top = `<path class="gh-top-${one.floor}-${tone}" d="${ring([i0, i1, o1, o0])}"/>`;
  const edges =
    stroke(line([o0, o1]), front ? "#000" : "var(--bevel-hi)", 1.3, 'stroke-opacity=".45"') +
    stroke(line([i0, i1]), "var(--bevel-hi)", 1.2, `stroke-opacity="${front ? 0.5 : 0.28}"`);
  return skirt + face + top + edges;
}

// -- faces ------------------------------------------------------------------------------------------------------------

/** Lower left, lower right, upper right, upper left. */
type Quad = readonly [Point, Point, Point, Point];
const onFace = ([a, b, c, d]: Quad, u: number, v: number): Point => mid(mid(a, b, u), mid(d, c, u), v);
const patch = (quad: Quad, u0: number, v0: number, u1: number, v1: number): string =>
  ring([onFace(quad, u0, v0), onFace(quad, u1, v0), onFace(quad, u1, v1), onFace(quad, u0, v1)]);

type Face = (quad: Quad, wall: Wall, light: "lit" | "dim") => string;
const FACES: Record<Floor, Face> = {
  stone: (quad, { seed }, light) => base("stone", quad, light) + bricks(quad, seed) + foot(quad),
  cave: (quad, { seed }, light) => base("cave", quad, light) + crags(quad, seed) + foot(quad),
  earth: (quad, { seed }, light) => base("earth", quad, light) + stakes(quad, seed) + foot(quad),
  wood: (quad, { seed }, light) => base("wood", quad, light) + panels(quad, seed) + foot(quad),
};

const base = (kind: Floor, quad: Quad, light: string): string =>
  `<path class="gh-face-${kind}-${light}" d="${ring(quad)}"/>`;
const foot = (quad: Quad): string => shape(patch(quad, 0, 0, 1, 0.35), "#000", 'fill-opacity=".25"');
const mortar = (d: string, width = 1.1): string => stroke(d, "var(--mortar)", width, 'stroke-opacity=".75"');

function bricks(quad: Quad, seed: number): string {
  const rows = 4;
  let [lines, dark, pale] = ["", "", ""];
  for (let row = 0; row < rows; row++) {
    if (row) lines += line([onFace(quad, 0, row / rows), onFace(quad, 1, row / rows)]);
    for (const u of row % 2 ? [0.28, 0.78] : [0.04, 0.53])
      lines += line([onFace(quad, u, row / rows), onFace(quad, u, (row + 1) / rows)]);
    const k = hash(seed, row);
    const u = k < 0.3 ? 0.05 : 0.54;
    if (k < 0.2) dark += patch(quad, u, row / rows, u + 0.24, (row + 1) / rows);
    else if (k < 0.5) pale += patch(quad, u, row / rows, u + 0.24, (row + 1) / rows);
  }
  return shape(dark, "#000", 'fill-opacity=".12"') + shape(pale, "#fff", 'fill-opacity=".09"') + mortar(lines);
}

/** Broken rock: shards lit from the left, cracks between. */
function crags(quad: Quad, seed: number): string {
  const rnd = dice(seed, 8);
  let [lines, dark, pale] = ["", "", ""];
  for (let at = 0; at < 5; at++) {
    const [u, v, w, h] = [rnd(-0.05, 0.8), rnd(0, 0.7), rnd(0.15, 0.34), rnd(0.2, 0.45)];
    const points: Point[] = [
      onFace(quad, u, v),
      onFace(quad, u + w * 0.7, v + rnd(-0.08, 0.05)),
      onFace(quad, u + w, v + h * 0.6),
      onFace(quad, u + w * 0.4, v + h),
    ];
    if (at % 2) dark += ring(points);
    else pale += ring(points);
    lines += line([points[1]!, points[2]!, points[3]!]);
  }
  return shape(dark, "#000", 'fill-opacity=".2"') + shape(pale, "#fff", 'fill-opacity=".07"') + mortar(lines, 1.2);
}

/** Stakes rammed into the earth, roots hanging over them. */
function stakes(quad: Quad, seed: number): string {
  const rnd = dice(seed, 9);
  let [posts, lines, hang] = ["", "", ""];
  for (let at = 0; at < 5; at++) {
    const [u, tall] = [at / 5, rnd(0.72, 0.98)];
    posts += worn([
      onFace(quad, u + 0.015, 0),
      onFace(quad, u + 0.185, 0),
      onFace(quad, u + 0.185, tall - 0.06),
      onFace(quad, u + 0.1, tall + 0.08),
      onFace(quad, u + 0.015, tall - 0.06),
    ]);
    lines += line([onFace(quad, u + 0.06, 0.05), onFace(quad, u + 0.05, tall - 0.1)]);
  }
  for (let at = 0; at < 3; at++) {
    const u = rnd();
    hang += `${line([onFace(quad, u, 1), onFace(quad, u + rnd(-0.06, 0.06), rnd(0.55, 0.8))])}`;
  }
  return (
    `<path class="gh-stake" d="${posts}"/>` +
    stroke(lines, "#fff", 1.2, 'stroke-opacity=".14"') +
    stroke(hang, "var(--grass)", 1.6, 'stroke-linecap="round"')
  );
}

/** Boards upright, a beam along the top. */
function panels(quad: Quad, seed: number): string {
  let [lines, dark] = ["", ""];
  for (let at = 0; at < 5; at++) {
    lines += line([onFace(quad, at / 5, 0), onFace(quad, at / 5, 1)]);
    if (hash(seed, at) < 0.4) dark += patch(quad, at / 5, 0, (at + 1) / 5, 1);
  }
  const beam =
    shape(patch(quad, 0, 0.8, 1, 1), "#000", 'fill-opacity=".18"') +
    stroke(line([onFace(quad, 0, 0.8), onFace(quad, 1, 0.8)]), "var(--bevel-hi)", 1, 'stroke-opacity=".35"');
  return shape(dark, "#000", 'fill-opacity=".14"') + mortar(lines, 1.3) + beam;
}

// -- between rooms ----------------------------------------------------------------------------------------------------

/** Thin walls on the common side of two known hexes. */
export function thinWalls(lay: Lay, place: Place): { y: number; svg: string }[] {
  const found: { y: number; svg: string }[] = [];
  for (const cell of place.cells.values()) {
    for (const way of cell.walls) {
      const other = place.byHex.get(key(plus(cell.hex, DIRECTIONS[way]!)));
      if (other && other.room >= 0 && way < 3) found.push(partition(lay, cell.hex, way, cell.floor));
    }
  }
  return found;
}

function partition(lay: Lay, hex: Hex, way: number, floor: Floor): { y: number; svg: string } {
  const { a, b, out } = lay.side(hex, way);
  const [t, z] = [0.11, Math.abs(out[1]) > 0.7 ? 0.42 : 0.5];
  const base = (
    [
      [a, 1],
      [b, 1],
      [b, -1],
      [a, -1],
    ] as const
  ).map(([p, s]): Point => [p[0] + out[0] * t * s, p[1] + out[1] * t * s]);
  const foot = base.map((point) => lay.put(point));
  const top = base.map((point) => lay.put(point, z));
  const sides = times(4).map((at) => {
    const next = (at + 1) % 4;
    const lit = foot[at]![1] + foot[next]![1] > foot[(at + 2) % 4]![1] + foot[(at + 3) % 4]![1];
    return `<path class="gh-face-${floor}-${lit ? "lit" : "dim"}" d="${ring([foot[at]!, foot[next]!, top[next]!, top[at]!])}"/>`;
  });
  const ordered = times(4)
    .sort((i, j) => foot[i]![1] + foot[(i + 1) % 4]![1] - foot[j]![1] - foot[(j + 1) % 4]![1])
    .map((at) => sides[at]);
  const dark = shape(ring(foot), "#000", 'fill-opacity=".35" transform="translate(7 5)"');
  return {
    y: Math.max(...foot.map(([, y]) => y)),
    svg: dark + ordered.join("") + `<path class="gh-top-${floor}-a" d="${ring(top)}"/>`,
  };
}

// -- torches ----------------------------------------------------------------------------------------------------------

const APART = 3.6; // radii between torches
const MOST = 16;

/** Where torches hang: on high walls that face us, spread out. */
export function torchSpots(lay: Lay, walls: readonly Wall[]): Point[] {
  const faces = walls.filter(({ out, height, door }) => out[1] < -0.6 && Math.min(...height) > 0.6 && !door);
  const ranked = faces
    .map((one) => ({ at: mid(one.a, one.b), rank: hash(one.seed, 77) }))
    .sort((p, q) => p.rank - q.rank);
  const chosen: Point[] = [];
  for (const {
    at: [x, y],
  } of ranked) {
    if (chosen.length < MOST && chosen.every(([u, v]) => Math.hypot(u - x, v - y) > APART)) chosen.push([x, y]);
  }
  return chosen.map((point) => lay.put(point, 0.52));
}

export function torch([x, y]: Point): string {
  const [u, v] = [round(x), round(y)];
  return group(
    shape("M-4 0h8l-2 17h-4z", "#2b2018", 'stroke="#0d0907"') +
      shape("M-7 -2h14l-3 6h-8z", "#6d5a3c") +
      shape("M0 -28c3 8 9 11 8 19a8 8 0 0 1-16 0c0-6 5-8 8-19z", "#ff9a36") +
      shape("M0 -18c2 5 5 6 4.5 11a4.5 4.5 0 0 1-9 0c0-4 3-5 4.5-11z", "#fff0b0"),
    `transform="translate(${u} ${v})"`,
  );
}
