/** Where the names of regions lie: at their middle, moved a little where a gem or another name would lie over them. */
import type { Point } from "../../../../art/land/brush";
import type { Box } from "../../../../ui/camera.svelte";
import { at, type Country } from "./lay";

export interface Label {
  place: string;
  x: number;
  y: number;
}

const LETTER = { region: 5.3, site: 6, city: 7.5 }; // how wide one is, about
const GEM = 24; // how wide and high
const TRIES: readonly Point[] = [
  ...([22, 8, -16, 36].map((y) => [0, y]) as Point[]),
  ...([22, -16, 8, 36].flatMap((y) => [-30, 30].map((x) => [x, y])) as Point[]),
];

const around = (x: number, y: number, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});
const meet = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** `said` are the names in the reader's language. */
export function regionLabels(country: Country, said: (place: string) => string): Label[] {
  const taken = obstacles(country, said);
  return [...regions(country)].map(([place, [x, y]]) => {
    const boxes = TRIES.map(([dx, dy]) => around(x + dx, y + dy - 3, said(place).length * LETTER.region, 11));
    const clashes = boxes.map((box) => taken.filter((other) => meet(box, other)).length);
    const best = clashes.indexOf(Math.min(...clashes));
    taken.push(boxes[best]!);
    return { place, x: x + TRIES[best]![0], y: y + TRIES[best]![1] };
  });
}

/** Gems, and the names of cities and locations. */
function obstacles(country: Country, said: (place: string) => string): Box[] {
  return [...country.spaces.values()].flatMap(({ name, place, kind, gem }) => {
    const [x, y] = at(name);
    if (kind === "city") return [around(x, y + 33, said(place).length * LETTER.city + 28, 20)];
    if (kind) return [around(x, y + 16, said(place).length * LETTER.site, 13)];
    return gem ? [around(x, y, GEM, GEM)] : [];
  });
}

/** Their middles. */
function regions(country: Country): Map<string, Point> {
  const found = new Map<string, Point[]>();
  for (const { name, place, kind } of country.spaces.values())
    if (place && !kind) found.set(place, [...(found.get(place) ?? []), at(name)]);
  const middle = (points: readonly Point[], axis: 0 | 1) =>
    points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return new Map([...found].map(([place, points]) => [place, [middle(points, 0), middle(points, 1)]]));
}
