/** What grows and lies on the spaces: woods, peaks, hills, fields. Drawn around the middle of a space. */
import { chances, d, fill, line, oval, poly, shade, spread, type Chance, type Point } from "../../../../art/land/brush";
import { fir, oak } from "../../../../art/land/nature";
import { at, between, seed, SIZE, spots, TILT, type Country } from "./lay";

function forest(space: string, open: boolean): string {
  const chance = chances(...seed(space), 5);
  const [x, y] = at(space);
  const clear = ([u, v]: Point) => !open || Math.hypot(u - x, (v - y) / TILT) > SIZE * 0.42;
  return spots(space, open ? 9 : 11, 6, 0.84)
    .filter(clear)
    .map(
      ([u, v]) =>
        shade(u + 4, v + 0.5, 7, 2.6) +
        (chance(0, 1) < 0.7 ? fir(u, v, chance(18, 25), chance(0, 1) < 0.5) : oak(u, v, chance(15, 19))),
    )
    .join("");
}

function peak(x: number, y: number, w: number, h: number, chance: Chance): string {
  const top: Point = [x + chance(-3, 3), y - h];
  const [left, right, ridge]: [Point, Point, Point] = [
    [x - w, y],
    [x + w, y],
    [x + w * 0.1, y + 1],
  ];
  const [near, far] = [between(top, left, 0.36), between(top, right, 0.36)];
  const cut: Point = [top[0], top[1] + h * 0.44];
  return (
    fill(
      poly([
        [x - w * 0.4, y + 2],
        [x + w * 1.5, y + 5],
        [x + w * 0.7, y - 3],
      ]),
      "#000",
      'fill-opacity=".3"',
    ) +
    fill(poly([left, top, right, ridge]), "var(--rock-hi)") +
    fill(poly([top, right, ridge, [top[0] - w * 0.06, top[1] + h * 0.45]]), "var(--rock-lo)") +
    line(poly([between(left, top, 0.3), [x - w * 0.34, y - h * 0.25], [x - w * 0.3, y]], false), "var(--rock)", 1.5) +
    fill(poly([top, near, [top[0] - w * 0.1, top[1] + h * 0.3], cut]), "var(--snow)") +
    fill(poly([top, cut, [top[0] + w * 0.14, top[1] + h * 0.3], far]), "var(--snow-lo)")
  );
}

function mountains(space: string, open: boolean): string {
  const chance = chances(...seed(space), 8);
  const [x, y] = at(space);
  if (open) return peak(x - 17, y + 1, 12, 22, chance) + peak(x + 18, y - 2, 11, 19, chance);
  const third = chance(0, 1) < 0.6 ? peak(x + chance(12, 16), y + 13, 11, 18, chance) : "";
  return (
    peak(x + chance(4, 12), y - 4, 15, 27, chance) + peak(x - chance(5, 9), y + 9, 18, chance(32, 42), chance) + third
  );
}

function mound(x: number, y: number, w: number, h: number): string {
  const tufts = spread(3).map((n) =>
    line(
      d`M${x + w * (0.15 + n * 0.2)} ${y - h * (0.62 - n * 0.16)}q${w * 0.12} ${h * 0.2} ${w * 0.1} ${h * 0.42}`,
      "var(--hill-lo)",
      1,
      'stroke-opacity=".7"',
    ),
  );
  return (
    fill(
      d`M${x - w} ${y}C${x - w * 0.7} ${y - h * 1.3} ${x + w * 0.4} ${y - h * 1.3} ${x + w} ${y}C${x + w * 0.4} ${y + h * 0.22} ${x - w * 0.5} ${y + h * 0.22} ${x - w} ${y}Z`,
      "url(#rb-mound)",
    ) +
    line(
      d`M${x + w * 0.1} ${y - h * 0.93}C${x + w * 0.5} ${y - h * 0.85} ${x + w * 0.8} ${y - h * 0.35} ${x + w} ${y}`,
      "var(--hill-lo)",
      1.4,
    ) +
    tufts.join("")
  );
}

function hills(space: string, open: boolean): string {
  const chance = chances(...seed(space), 9);
  const [x, y] = at(space);
  if (open) return mound(x - 16, y - 1, 14, 14) + mound(x + 17, y + 1, 13, 12);
  return (
    mound(x + chance(6, 11), y - chance(3, 6), 18, 17) +
    mound(x - chance(9, 13), y + chance(4, 7), 18, 19) +
    mound(x + chance(8, 14), y + chance(12, 15), 15, 13)
  );
}

const tuft = ([x, y]: Point): string =>
  line(d`M${x} ${y}l-1.5 -4M${x + 1.5} ${y}v-5M${x + 3} ${y}l1.5 -4`, "var(--wood-ground)", 1, 'stroke-opacity=".75"');

function plains(space: string, open: boolean): string {
  const chance = chances(...seed(space), 12);
  const [x, y] = at(space);
  const grass = spots(space, 4, 13).map(tuft).join("");
  if (open) return grass;
  const kind = chance(0, 1);
  if (kind < 0.24) {
    const [u, v] = [x + chance(-8, 8), y + chance(-3, 6)];
    return (
      grass +
      spread(5)
        .map((n) =>
          line(
            d`M${u - 14 + n * 2} ${v - 7 + n * 3.4}l22 4.5`,
            n % 2 ? "var(--wheat)" : "var(--plain-lo)",
            2.6,
            'stroke-opacity=".75"',
          ),
        )
        .join("")
    );
  }
  const trees: Point[] =
    kind < 0.44
      ? [
          [-12, 4],
          [9, -5],
        ]
      : [];
  return grass + trees.map(([a, b]) => shade(x + a + 4, y + b, 6, 2.3) + oak(x + a, y + b, 14)).join("");
}

const GROWN: Record<string, (space: string, open: boolean) => string> = {
  F: forest,
  M: mountains,
  H: hills,
  P: plains,
};

export const grown = (country: Country, space: string): string =>
  GROWN[country.terrain(space)]?.(space, country.busy.has(space)) ?? "";

/** Cloud shadows, so that the country is not one flat light. */
export const cloud = (space: string): string => {
  const chance = chances(...seed(space), 77);
  if (chance(0, 1) > 0.34) return "";
  const [[x, y], size] = [at(space), chance(0.8, 2.1)];
  return oval(x + 12, y - 8, SIZE * size * 1.2, SIZE * size * 0.7, "url(#rb-dapple)");
};

/** Grit, one path for the whole country. */
export function specks(country: Country): string {
  return country.names
    .map((space) => {
      const chance = chances(...seed(space), 41);
      const [x, y] = at(space);
      return spread(14)
        .map(() => d`M${x + chance(-SIZE, SIZE)} ${y + chance(-SIZE, SIZE) * TILT}h${chance(0.3, 1.8)}`)
        .join("");
    })
    .join("");
}
