/** What grows and lies about: woods, peaks, fields, crystals. Each about 84 wide and 60 tall around its base at 0,0. */
import { at, chances, d, disc, fill, line, oval, poly, shade, spread, type Chance, type Point } from "./brush";

const between = (a: Point, b: Point, part = 0.5): Point => [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];

export function fir(x: number, y: number, h: number, deep = false): string {
  const w = h * 0.36;
  const bough = (wide: number, low: number) =>
    d`M${x - w * wide} ${y - h * low}L${x} ${y - h * (low + 0.58)} ${x + w * wide} ${y - h * low}Z`;
  const dark = (wide: number, low: number) =>
    d`M${x} ${y - h * (low + 0.58)}L${x + w * wide} ${y - h * low}H${x - w * 0.08}Z`;
  return (
    fill(d`M${x - 1} ${y}v${-h * 0.12}h2v${h * 0.12}z`, "var(--bark)") +
    fill(bough(1, 0.08) + bough(0.78, 0.42), deep ? "var(--leaf)" : "var(--leaf-hi)") +
    fill(dark(1, 0.08) + dark(0.78, 0.42), "var(--leaf-lo)")
  );
}

export function oak(x: number, y: number, h: number): string {
  const r = h * 0.4;
  return (
    fill(d`M${x - 1.2} ${y}v${-h * 0.3}h2.4v${h * 0.3}z`, "var(--bark)") +
    oval(x, y - r * 1.3, r, r * 0.95, "var(--oak-lo)") +
    oval(x - r * 0.22, y - r * 1.5, r * 0.74, r * 0.68, "var(--oak)") +
    oval(x - r * 0.36, y - r * 1.72, r * 0.36, r * 0.3, "var(--oak-hi)")
  );
}

function peak(x: number, y: number, w: number, h: number, chance: Chance): string {
  const top: Point = [x + chance(-3, 3), y - h];
  const [left, right, ridge]: Point[] = [
    [x - w, y],
    [x + w, y],
    [x + w * 0.1, y + 1],
  ];
  const snow = 0.36;
  const cut: Point = [top[0], top[1] + h * 0.44];
  const [near, far] = [between(top, left!, snow), between(top, right!, snow)];
  return (
    fill(
      poly([
        [x - w * 0.4, y + 2],
        [x + w * 1.5, y + 5],
        [x + w * 0.7, y - 3],
      ]),
      "#000",
      'fill-opacity=".28"',
    ) +
    fill(poly([left!, top, right!, ridge!]), "var(--rock-hi)") +
    fill(poly([top, right!, ridge!, [top[0] - w * 0.06, top[1] + h * 0.45]]), "var(--rock-lo)") +
    fill(poly([top, near, [top[0] - w * 0.1, top[1] + h * 0.3], cut]), "var(--snow)") +
    fill(poly([top, cut, [top[0] + w * 0.14, top[1] + h * 0.3], far]), "var(--snow-lo)")
  );
}

const tuft = (x: number, y: number): string =>
  line(d`M${x} ${y}l-2-5M${x + 1.5} ${y}v-6M${x + 3} ${y}l2-5`, "var(--leaf)", 1.3);

const field = (x: number, y: number, w: number, rows: number, chance: Chance): string =>
  spread(rows)
    .map((row) =>
      line(
        d`M${x - w + row * 2.6} ${y + row * 3.6}l${w * 1.7} ${chance(2, 4)}`,
        row % 2 ? "var(--wheat)" : "var(--plain-lo)",
        2.8,
      ),
    )
    .join("");

const sail = "M0 0L-2.500 -19H2.500ZM0 0L19 -2.500V2.500ZM0 0L2.500 19H-2.500ZM0 0L-19 2.500V-2.500Z";
export function mill(x: number, y: number, turn: number): string {
  return (
    shade(x + 8, y + 5, 13, 4) +
    fill(d`M${x - 7} ${y + 5}L${x - 4} ${y - 18}h8L${x + 7} ${y + 5}Z`, "var(--stone)") +
    fill(d`M${x + 1} ${y + 5}V${y - 18}h3L${x + 7} ${y + 5}Z`, "var(--stone-lo)") +
    fill(d`M${x - 6} ${y - 18}l6-9 6 9z`, "var(--roof)") +
    at(x, y - 17, 1, fill(sail, "#fff6e0", 'stroke="#5d4022"'), ` rotate(${turn})`)
  );
}

export function crystal(
  x: number,
  y: number,
  w: number,
  h: number,
  [middle, hi, lo]: readonly [string, string, string],
): string {
  return (
    fill(
      d`M${x - w} ${y}L${x - w * 0.8} ${y - h * 0.7} ${x} ${y - h} ${x + w * 0.9} ${y - h * 0.66} ${x + w} ${y}Z`,
      middle,
    ) +
    fill(d`M${x - w} ${y}L${x - w * 0.8} ${y - h * 0.7} ${x} ${y - h} ${x - w * 0.1} ${y}Z`, hi) +
    fill(d`M${x + w * 0.9} ${y - h * 0.66}L${x + w} ${y}H${x + w * 0.4}Z`, lo)
  );
}
const VIOLET = ["#a86be0", "#e3bcff", "#6a35a0"] as const;
const INDIGO = ["#7b6be8", "#c7bcff", "#4535a0"] as const;
const PINK = ["#d06bd8", "#ffbcf6", "#8a359a"] as const;

const toadstool = (x: number, y: number): string =>
  line(d`M${x} ${y}v-7`, "#f3e6d8", 2.6) + fill(d`M${x - 7} ${y - 6}q7-11 14 0z`, "#e0566a");

export const NATURE = {
  forest(seed: number): string {
    const chance = chances(seed, 9);
    const trees = spread(13).map((n): Point => [
      -38 + (n % 7) * 12.5 + chance(-3, 3) + (n > 6 ? 6 : 0),
      -10 + Math.floor(n / 7) * 11 + chance(-3, 3),
    ]);
    return trees
      .sort((a, b) => a[1] - b[1])
      .map(
        ([x, y]) =>
          shade(x + 4, y, 7, 2.6) +
          (chance(0, 1) < 0.78 ? fir(x, y, chance(26, 36), chance(0, 1) < 0.5) : oak(x, y, chance(20, 25))),
      )
      .join("");
  },
  mountains(seed: number): string {
    const chance = chances(seed, 9);
    return (
      peak(chance(12, 20), -7, 21, 40, chance) +
      peak(-chance(14, 18), -2, 20, 38, chance) +
      peak(chance(-4, 4), 5, 24, chance(46, 54), chance) +
      peak(28, 7, 13, 20, chance) +
      fir(-34, 8, 15) +
      fir(-27, 10, 12, true)
    );
  },
  plains(seed: number): string {
    const chance = chances(seed, 9);
    const grass = spread(6)
      .map(() => tuft(chance(-38, 34), chance(-14, 10)))
      .join("");
    if (seed % 2)
      return field(-4, -12, 20, 6, chance) + grass + mill(22, 0, Math.round(chance(10, 70))) + oak(-33, 7, 17);
    return (
      field(-12, -10, 18, 5, chance) +
      field(18, -12, 14, 6, chance) +
      shade(-25, 8, 8, 3) +
      oak(-30, 8, 24) +
      shade(35, 6, 8, 3) +
      oak(30, 6, 20) +
      grass
    );
  },
  enchanted(seed: number): string {
    const chance = chances(seed, 9);
    const sparks = spread(7)
      .map(() => disc(chance(-34, 36), -chance(6, 50), chance(0.8, 1.8), "#fff"))
      .join("");
    return (
      oval(0, -4, 38, 16, "#d39bff", 'fill-opacity=".3"') +
      fill("M-26 -4c-4-16 2-26-4-36 8 4 10 12 10 20 2-8 8-12 14-12-8 6-10 16-10 28z", "#3f2a5a") +
      crystal(6, -2, 8, 48, VIOLET) +
      crystal(19, 2, 7, 32, INDIGO) +
      crystal(-6, 4, 6, 26, PINK) +
      crystal(30, 5, 5, 18, VIOLET) +
      toadstool(-18, 7) +
      toadstool(-28, 4) +
      sparks
    );
  },
} as const;
