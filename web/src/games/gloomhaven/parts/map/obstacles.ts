/** Obstacles by their look.  All stay lower than a row of hexes, so that whoever stands behind can be seen. */
import type { Hex, Point } from "../../hexes";
import { RADIUS, type Lay } from "./lay";
import {
  blob,
  dice,
  group,
  line,
  mid,
  oval,
  ring,
  round,
  shadow,
  shape,
  stroke,
  times,
  worn,
  type Dice,
} from "./paint";
import { axisOf, castShadow, disc, INK, on, prism, rectangle, STONE, WOOD } from "./solid";

export type Draw = (lay: Lay, hexes: readonly Hex[]) => string;

const seeded = (hexes: readonly Hex[], salt: number): Dice => dice(hexes[0]![0] + 5, hexes[0]![1] + 9, salt);
const heartOf = (lay: Lay, hexes: readonly Hex[]): Point => lay.put(axisOf(lay, hexes).heart);
const put = (point: Point, inner: string): string =>
  group(inner, `transform="translate(${round(point[0])} ${round(point[1])})"`);
const OUTLINE = `stroke="${INK}" stroke-width="1.2" stroke-linejoin="round"`;

// -- rock -------------------------------------------------------------------------------------------------------------

/** A heap of one to three rocks a hex, the largest in front of the lamp. */
function boulder(lay: Lay, hexes: readonly Hex[]): string {
  const rnd = seeded(hexes, 41);
  const all = hexes.flatMap((hex) => {
    const [x, y] = lay.at(hex);
    const main: Stone = { x: x + rnd(-4, 4), y: y + 12, r: rnd(28, 33) };
    return [
      main,
      { x: x + rnd(17, 26), y: y + rnd(17, 22), r: rnd(10, 14) },
      { x: x - rnd(18, 26), y: y + rnd(13, 21), r: rnd(8, 13) },
    ];
  });
  const links = hexes.slice(1).map((hex, at): Stone => {
    const [x, y] = mid(lay.at(hexes[at]!), lay.at(hex));
    return { x, y: y + 8, r: 29 };
  });
  return [...links, ...all]
    .sort((p, q) => p.y - q.y)
    .map((one) => rockOf(one, rnd))
    .join("");
}

interface Stone {
  x: number;
  y: number;
  r: number;
}

/** One rock: its foot on x, y; three planes of light. */
function rockOf({ x, y, r }: Stone, rnd: Dice): string {
  const k = (u: number, v: number): Point => [x + u * r + rnd(-0.05, 0.05) * r, y + v * r + rnd(-0.05, 0.05) * r];
  const [a, b, c, d, e, f, g] = [
    k(-1, -0.12),
    k(-0.78, -0.86),
    k(-0.1, -1.28),
    k(0.66, -1),
    k(1, -0.3),
    k(0.62, 0.22),
    k(-0.6, 0.2),
  ];
  const [ridge, knee] = [k(0.08, -0.62), k(-0.28, -0.2)];
  return (
    shadow([x + r * 0.3, y + r * 0.08], r * 1.25, r * 0.42) +
    shape(ring([a, b, c, d, e, f, g]), "var(--rock)", OUTLINE) +
    shape(ring([b, c, d, ridge]), "var(--rock-lit)") +
    shape(ring([d, e, f, knee, ridge]), "#000", 'fill-opacity=".34"') +
    shape(ring([g, f, knee]), "#000", 'fill-opacity=".22"') +
    stroke(line([b, ridge, knee]), "#fff", 1, 'stroke-opacity=".28"') +
    stroke(line([b, c, d]), "#fff", 1.3, 'stroke-opacity=".35"')
  );
}

function stalagmites(lay: Lay, hexes: readonly Hex[]): string {
  const rnd = seeded(hexes, 42);
  const [x, y] = heartOf(lay, hexes);
  const cones = [
    [-20, -8, 34, 10],
    [16, -12, 40, 11],
    [-4, 2, 56, 14],
    [25, 8, 28, 9],
    [-25, 12, 24, 9],
    [6, 17, 30, 11],
  ] as const;
  return (
    shadow([x, y + 8], 40, 17) +
    cones.map(([u, v, tall, wide]) => spire([x + u + rnd(-2, 2), y + v], tall * rnd(0.85, 1.08), wide)).join("")
  );
}

function spire([x, y]: Point, tall: number, wide: number, lit = "var(--rock-lit)", main = "var(--rock)"): string {
  const tip: Point = [x - 1, y - tall];
  return (
    shape(
      worn([
        [x - wide, y],
        [x - wide * 0.5, y - tall * 0.4],
        tip,
        tip,
        [x + wide * 0.55, y - tall * 0.42],
        [x + wide, y],
        [x, y + wide * 0.4],
      ]),
      main,
      OUTLINE,
    ) +
    shape(ring([[x - wide * 0.7, y - 1], tip, [x - wide * 0.05, y]]), lit) +
    shape(ring([tip, [x + wide * 0.86, y], [x + wide * 0.2, y + 2]]), "#000", 'fill-opacity=".3"')
  );
}

function rockColumn(lay: Lay, hexes: readonly Hex[]): string {
  const rnd = seeded(hexes, 43);
  const base = disc(axisOf(lay, hexes).heart, 0.52, 7);
  const skin = { top: "var(--rock-lit)", lit: "var(--rock)", dim: "var(--rock-dim)", rim: "#fff" };
  const upper = disc(axisOf(lay, hexes).heart, 0.42, 7);
  const [x, y] = heartOf(lay, hexes);
  return (
    castShadow(lay, base, 1) +
    prism(lay, base, 0, 0.3, skin) +
    prism(lay, upper, 0.3, 0.78, skin) +
    rockOf({ x: x + rnd(18, 24), y: y + 22, r: 9 }, rnd)
  );
}

function pillar(lay: Lay, hexes: readonly Hex[]): string {
  const { heart } = axisOf(lay, hexes);
  const [foot, shaft, head] = [disc(heart, 0.5, 8), disc(heart, 0.34), disc(heart, 0.44, 8)];
  const [x, y] = lay.put(heart);
  const flutes = [-10, -3, 5, 11].map((u) => `M${round(x + u)} ${round(y + 10)}V${round(y - 32)}`).join("");
  return (
    castShadow(lay, foot, 1.1) +
    prism(lay, foot, 0, 0.14, STONE) +
    prism(lay, shaft, 0.14, 0.84, { ...STONE, lit: "url(#gh-round)", dim: "url(#gh-round)" }, "none") +
    stroke(flutes, "#000", 1.4, 'stroke-opacity=".2"') +
    prism(lay, head, 0.84, 0.98, STONE)
  );
}

function wallSection(lay: Lay, hexes: readonly Hex[]): string {
  const axis = axisOf(lay, hexes);
  const base = rectangle(axis, axis.half + 0.6, 0.24);
  const skin = { top: "var(--top-a)", lit: "var(--face-lit)", dim: "var(--face-dim)", rim: "#fff" };
  const rows = [0.16, 0.34, 0.52].map((z) =>
    line([lay.put(on(axis, -axis.half - 0.6, 0.24), z), lay.put(on(axis, axis.half + 0.6, 0.24), z)]),
  );
  const joints = times(9).map((at) => {
    const [i, z] = [-axis.half - 0.4 + at * 0.3, 0.16 + (at % 3) * 0.18];
    return line([lay.put(on(axis, i, 0.24), z), lay.put(on(axis, i, 0.24), z + 0.18)]);
  });
  return (
    castShadow(lay, base, 1) +
    prism(lay, base, 0, 0.7, skin) +
    stroke(rows.join("") + joints.join(""), "var(--mortar)", 1.1, 'stroke-opacity=".7"') +
    rockOf({ x: lay.put(base[1]!)[0] - 4, y: lay.put(base[1]!)[1] + 8, r: 10 }, seeded(hexes, 44))
  );
}

function crystal(lay: Lay, hexes: readonly Hex[]): string {
  const [x, y] = heartOf(lay, hexes);
  const shards = [
    [-16, 4, 34, 8, -0.25],
    [17, 6, 30, 8, 0.3],
    [2, 0, 56, 11, 0.02],
    [-6, 13, 26, 8, -0.1],
    [12, 15, 22, 7, 0.16],
  ] as const;
  const drawn = shards.map(([u, v, tall, wide, lean]) => {
    const [p, tip]: [Point, Point] = [
      [x + u, y + v],
      [x + u + lean * tall, y + v - tall],
    ];
    const shoulder = (side: number): Point => [tip[0] + side * wide * 0.8, tip[1] + tall * 0.26];
    return (
      shape(
        ring([[p[0] - wide, p[1]], shoulder(-1), tip, shoulder(1), [p[0] + wide, p[1]], [p[0], p[1] + 5]]),
        "#5fb8d8",
        'stroke="#0d3a52" stroke-width="1.2" stroke-linejoin="round"',
      ) +
      shape(ring([[p[0] - wide, p[1]], shoulder(-1), tip, [p[0] - 1, p[1] + 4]]), "#d6f5ff", 'fill-opacity=".8"') +
      shape(
        ring([[p[0] + wide * 0.3, p[1] + 3], tip, shoulder(1), [p[0] + wide, p[1]]]),
        "#1d6f96",
        'fill-opacity=".75"',
      )
    );
  });
  return oval([x, y], 58, 40, "url(#gh-cold)") + shadow([x, y + 8], 36, 14) + drawn.join("");
}

// -- made by hands ----------------------------------------------------------------------------------------------------

/** A long table with the last meal on it. */
function table(lay: Lay, hexes: readonly Hex[]): string {
  const axis = axisOf(lay, hexes);
  const half = axis.half + 0.42;
  const ends = rectangle(axis, half, 0.5);
  const legs = [...ends]
    .sort((p, q) => p[1] - q[1])
    .map((point) =>
      stroke(line([lay.put(mid(point, axis.heart, 0.08)), lay.put(mid(point, axis.heart, 0.08), 0.34)]), "#2b1a0e", 7),
    );
  const planks = [-0.25, 0, 0.25].map((j) =>
    line([lay.put(on(axis, -half, j), 0.44), lay.put(on(axis, half, j), 0.44)]),
  );
  const [plate, mug, candle] = [
    lay.put(on(axis, -half * 0.55, 0.1), 0.44),
    lay.put(on(axis, half * 0.1, -0.1), 0.44),
    lay.put(on(axis, half * 0.6, 0.1), 0.44),
  ];
  return (
    castShadow(lay, ends, 0.7) +
    legs.join("") +
    prism(lay, ends, 0.34, 0.44, WOOD) +
    stroke(planks.join(""), "#3a2412", 1.3, 'stroke-opacity=".8"') +
    oval(plate, 10, 7, "#cfc3ae", 'stroke="#5d5242"') +
    oval(plate, 6, 4, "#a59680") +
    put(
      mug,
      shape("M-6 0v-13h12v13a6 3 0 0 1-12 0z", "#8a8f93", 'stroke="#33302c"') + oval([0, -13], 6, 3, "#3a2a18"),
    ) +
    put(
      candle,
      shape("M-3 1v-10h6v10z", "#efe3c4") +
        shape("M0 -18c2 4 3 5 2.500 7.500a2.500 2.500 0 0 1-5 0c0-2 1.500-4 2.500-7.500z", "#ffb347"),
    )
  );
}

/** Boards of books; a shelf has pots between them. */
function shelves(lay: Lay, hexes: readonly Hex[], pots: boolean): string {
  const axis = axisOf(lay, hexes);
  const half = axis.half + 0.5;
  const base = rectangle(axis, half, 0.27);
  const upright = Math.abs(axis.along[1]) > 0.95;
  const rnd = seeded(hexes, pots ? 46 : 45);
  const spot = (i: number, z: number): Point => lay.put(on(axis, i, axis.across[1] >= 0 ? 0.27 : -0.27), z);
  const spines = upright
    ? []
    : [0.06, 0.36].flatMap((z) =>
        times(13).map((at) =>
          book(spot, -half + 0.1 + (at * (2 * half - 0.2)) / 13, z, (2 * half - 0.24) / 13, rnd, pots),
        ),
      );
  const tops = times(7).map((at) => {
    const p = lay.put(on(axis, -half * 0.8 + at * half * 0.26, rnd(-0.1, 0.1)), 0.68);
    return shape(
      blob(p, rnd(3, 6), rnd(2, 4), rnd, 5),
      BINDINGS[Math.floor(rnd(BINDINGS.length))]!,
      'stroke="#1d120a" stroke-width=".7"',
    );
  });
  const back = upright
    ? ""
    : shape(
        ring([spot(-half + 0.06, 0.03), spot(half - 0.06, 0.03), spot(half - 0.06, 0.62), spot(-half + 0.06, 0.62)]),
        "#1d120a",
      );
  const board = upright ? "" : stroke(line([spot(-half, 0.33), spot(half, 0.33)]), "#8a5a2c", 3);
  return castShadow(lay, base, 0.9) + prism(lay, base, 0, 0.66, WOOD) + back + spines.join("") + board + tops.join("");
}

const BINDINGS = ["#7d2a22", "#2f5d4a", "#31547a", "#8a6a2c", "#5b3a6b", "#6b5a48"];

function book(
  spot: (i: number, z: number) => Point,
  i: number,
  z: number,
  wide: number,
  rnd: Dice,
  pots: boolean,
): string {
  const [tall, tint] = [rnd(0.15, 0.24), BINDINGS[Math.floor(rnd(BINDINGS.length))]!];
  if (rnd() < (pots ? 0.45 : 0.1)) return "";
  if (pots)
    return shape(
      worn([
        spot(i, z),
        spot(i + wide, z),
        spot(i + wide * 1.05, z + tall * 0.5),
        spot(i + wide * 0.6, z + tall * 0.8),
        spot(i + wide * 0.4, z + tall * 0.8),
        spot(i - wide * 0.05, z + tall * 0.5),
      ]),
      tint,
      'stroke="#1d120a" stroke-width=".7"',
    );
  return shape(ring([spot(i, z), spot(i + wide * 0.88, z), spot(i + wide * 0.88, z + tall), spot(i, z + tall)]), tint);
}

function sarcophagus(lay: Lay, hexes: readonly Hex[]): string {
  const axis = axisOf(lay, hexes);
  const half = axis.half + 0.48;
  const coffin = (k: number): Point[] => [
    on(axis, -half * k, -0.3 * k),
    on(axis, half * 0.45 * k, -0.46 * k),
    on(axis, half * k, -0.28 * k),
    on(axis, half * k, 0.28 * k),
    on(axis, half * 0.45 * k, 0.46 * k),
    on(axis, -half * k, 0.3 * k),
  ];
  const cross = stroke(
    line([lay.put(on(axis, -half * 0.55, 0), 0.52), lay.put(on(axis, half * 0.7, 0), 0.52)]) +
      line([lay.put(on(axis, half * 0.38, -0.24), 0.52), lay.put(on(axis, half * 0.38, 0.24), 0.52)]),
    "#4a433a",
    3.4,
    'stroke-linecap="round" stroke-opacity=".8"',
  );
  return (
    castShadow(lay, coffin(1), 0.8) +
    prism(lay, coffin(1), 0, 0.36, STONE) +
    prism(lay, coffin(0.93), 0.36, 0.52, { ...STONE, top: "#b5ab9a" }) +
    stroke(ring(coffin(0.76).map((p) => lay.put(p, 0.52))), "#6b6255", 1.4) +
    cross
  );
}

function box(lay: Lay, hexes: readonly Hex[], tall: number, doors: boolean): string {
  const axis = axisOf(lay, hexes);
  const base = rectangle(axis, doors ? 0.54 : 0.48, doors ? 0.3 : 0.36);
  const [l, r] = [lay.put(base[3]!), lay.put(base[2]!)];
  const face = (u: number, z: number): Point => [l[0] + (r[0] - l[0]) * u, l[1] - z * RADIUS];
  const slats = doors
    ? line([face(0.5, 0), face(0.5, tall)]) +
      ring([face(0.07, 0.06), face(0.44, 0.06), face(0.44, tall - 0.06), face(0.07, tall - 0.06)]) +
      ring([face(0.56, 0.06), face(0.93, 0.06), face(0.93, tall - 0.06), face(0.56, tall - 0.06)])
    : line([face(0, tall * 0.33), face(1, tall * 0.33)]) + line([face(0, tall * 0.66), face(1, tall * 0.66)]);
  const extra = doors
    ? oval(face(0.46, tall * 0.5), 1.8, 1.8, "#e0b455") + oval(face(0.54, tall * 0.5), 1.8, 1.8, "#e0b455")
    : stroke(line([face(0.06, 0.03), face(0.94, tall - 0.03)]), "#9c6a36", 4) +
      stroke(line([face(0.06, 0.03), face(0.06, tall)]) + line([face(0.94, 0.03), face(0.94, tall)]), "#9c6a36", 4);
  const lid = doors
    ? ""
    : stroke(
        [-0.23, 0, 0.23].map((j) => line([lay.put(on(axis, -0.5, j), tall), lay.put(on(axis, 0.5, j), tall)])).join(""),
        "#3a2412",
        1.2,
      );
  return castShadow(lay, base, tall) + prism(lay, base, 0, tall, WOOD) + stroke(slats, "#2b1a0e", 1.5) + extra + lid;
}

function barrel(lay: Lay, hexes: readonly Hex[]): string {
  const [x, y] = heartOf(lay, hexes);
  const one = (u: number, v: number, k: number): string =>
    group(
      shadow([6, 6], 22, 9) +
        shape(
          "M-17 0C-22 -14-22 -26-16 -38A16 7 0 0 1 16 -38C22 -26 22 -14 17 0A17 8 0 0 1-17 0Z",
          "url(#gh-keg)",
          OUTLINE,
        ) +
        oval([0, -38], 16, 7, "#8a5a2c", OUTLINE) +
        oval([0, -38], 12, 5, "#6a4320") +
        stroke("M-20 -10A21 8 0 0 0 20 -10M-20 -28A20 8 0 0 0 20 -28", "#4d4843", 3.4) +
        stroke("M-9 6V-31M0 8V-30M9 6V-31", "#2b1a0e", 1, 'stroke-opacity=".6"'),
      `transform="translate(${round(x + u)} ${round(y + v)}) scale(${k})"`,
    );
  return one(-15, -2, 0.86) + one(17, 4, 0.8) + one(-2, 17, 0.92);
}

function altar(lay: Lay, hexes: readonly Hex[]): string {
  const axis = axisOf(lay, hexes);
  const [step, body, slab] = [rectangle(axis, 0.62, 0.52), rectangle(axis, 0.44, 0.34), rectangle(axis, 0.54, 0.44)];
  const heart = lay.put(axis.heart, 0.62);
  const candle = (u: number): string =>
    put(
      [heart[0] + u, heart[1]],
      shape("M-2.500 0v-9h5v9z", "#efe3c4") +
        shape("M0 -17c2 4 3 5 2.500 7a2.500 2.500 0 0 1-5 0c0-2 1.500-4 2.500-7z", "#ffb347"),
    );
  const bowl =
    shape(`M${round(heart[0] - 10)} ${round(heart[1] - 4)}h20c0 8-20 8-20 0z`, "#b98a3a", 'stroke="#4d3206"') +
    oval([heart[0], heart[1] - 4], 10, 3.6, "#5a1512");
  return (
    castShadow(lay, step, 0.6) +
    prism(lay, step, 0, 0.12, STONE) +
    prism(lay, body, 0.12, 0.5, STONE) +
    prism(lay, slab, 0.5, 0.62, { ...STONE, top: "#b5ab9a" }) +
    candle(-19) +
    candle(19) +
    bowl
  );
}

function totem(lay: Lay, hexes: readonly Hex[]): string {
  const point = heartOf(lay, hexes);
  return (
    shadow([point[0], point[1] + 10], 24, 10) +
    put(
      [point[0], point[1] + 12],
      shape("M-13 0L-15 -22H15L13 0Q0 5-13 0Z", "#6a4320", OUTLINE) +
        shape("M-17 -22L-14 -42H14L17 -22Q0 -17-17 -22Z", "#83562a", OUTLINE) +
        shape("M-13 -42L-15 -60Q0 -66 15 -60L13 -42Q0 -38-13 -42Z", "#6a4320", OUTLINE) +
        shape("M-15 -58L-27 -64-22 -50-14 -48ZM15 -58L27 -64 22 -50 14 -48Z", "#a83228", OUTLINE) +
        shape("M-9 -36h6v5h-6zM3 -36h6v5h-6zM-9 -56h5v4h-5zM4 -56h5v4h-5z", "#f2c14a") +
        stroke("M-8 -26Q0 -22 8 -26M-7 -47L-3 -45 0 -47 3 -45 7 -47M-8 -13L-4 -9 0 -13 4 -9 8 -13", "#f0dcae", 2) +
        stroke("M-12 -4V-20M-12 -26L-10 -39M-11 -46L-12 -57", "#fff", 2, 'stroke-opacity=".25"'),
    )
  );
}

function fountain(lay: Lay, hexes: readonly Hex[]): string {
  const { heart } = axisOf(lay, hexes);
  const [basin, pool, stem, bowl] = [
    disc(heart, 0.66, 10),
    disc(heart, 0.54, 12),
    disc(heart, 0.12, 8),
    disc(heart, 0.28, 10),
  ];
  const [x, y] = lay.put(heart, 0.62);
  const jets = `M${round(x)} ${round(y)}q-3 -16-11 -10q-8 6-9 20M${round(x)} ${round(y)}q3 -16 11 -10q8 6 9 20`;
  return (
    castShadow(lay, basin, 0.5) +
    prism(lay, basin, 0, 0.24, STONE) +
    shape(ring(pool.map((p) => lay.put(p, 0.2))), "#2d6b8a") +
    stroke(ring(disc(heart, 0.4).map((p) => lay.put(p, 0.2))), "#9bd3ea", 1.2, 'stroke-opacity=".6"') +
    prism(lay, stem, 0.2, 0.5, STONE) +
    prism(lay, bowl, 0.5, 0.6, { ...STONE, top: "#4d93b3" }) +
    stroke(jets, "#c9eefc", 2, 'stroke-opacity=".85" stroke-linecap="round"')
  );
}

// -- grown ------------------------------------------------------------------------------------------------------------

function bush(lay: Lay, hexes: readonly Hex[]): string {
  const rnd = seeded(hexes, 47);
  const [x, y] = heartOf(lay, hexes);
  return (
    shadow([x, y + 14], 38, 15) +
    leaves(
      [
        [-16, 6, 19],
        [17, 7, 18],
        [0, -8, 22],
        [-3, 12, 20],
      ].map(([u, v, r]) => ({ x: x + u!, y: y + v!, r: r! })),
      rnd,
    )
  );
}

/** Crowns of leaves: dark below, lit at the upper left, single leaves along the rim. */
function leaves(crowns: readonly Stone[], rnd: Dice): string {
  const rows = [
    ["var(--leaf-dim)", 2, 3, 1],
    ["var(--leaf)", -1, -1, 0.92],
    ["var(--leaf-lit)", -5, -6, 0.6],
  ] as const;
  const [low, main, high] = rows.map(([fill, dx, dy, k]) =>
    shape(
      crowns.map(({ x, y, r }) => blob([x + dx, y + dy], r * k, r * k * 0.82, rnd, 11, 0.16)).join(""),
      fill,
      fill === "var(--leaf-dim)" ? 'stroke="#12200c" stroke-width="1.4"' : "",
    ),
  );
  const single = crowns.flatMap(({ x, y, r }) =>
    times(7).map(() => blob([x + rnd(-0.75, 0.75) * r, y + rnd(-0.7, 0.6) * r], 2.6, 1.7, rnd, 5)),
  );
  return low! + main! + high! + shape(single.join(""), "var(--leaf-tip)", 'fill-opacity=".7"');
}

/** A tree over three hexes: its trunk stands in their middle, the crown spreads low over all of them. */
function tree(lay: Lay, hexes: readonly Hex[]): string {
  const rnd = seeded(hexes, 48);
  const points = hexes.map((hex) => lay.at(hex));
  const heart: Point = [
    points.reduce((sum, [x]) => sum + x, 0) / points.length,
    points.reduce((sum, [, y]) => sum + y, 0) / points.length,
  ];
  const roots = points.map((point) =>
    stroke(
      `M${round(heart[0])} ${round(heart[1] + 4)}Q${round((heart[0] + point[0]) / 2)} ${round((heart[1] + point[1]) / 2 - 6)} ${round(point[0] * 0.65 + heart[0] * 0.35)} ${round(point[1] * 0.65 + heart[1] * 0.35 + 8)}`,
      "#3f2a18",
      9,
      'stroke-linecap="round"',
    ),
  );
  const trunk = shape(
    `M${round(heart[0] - 15)} ${round(heart[1] + 12)}q6 -18 4 -44h22q-2 26 6 44q-16 8-32 0z`,
    "url(#gh-keg)",
    OUTLINE,
  );
  const crowns = [
    ...points.map(([x, y]) => ({ x: x * 0.72 + heart[0] * 0.28, y: y * 0.6 + heart[1] * 0.4 - 30, r: 33 })),
    { x: heart[0], y: heart[1] - 44, r: 37 },
  ];
  return (
    points.map((point) => shadow([point[0] + 6, point[1] + 8], 46, 26, 0.26)).join("") +
    roots.join("") +
    trunk +
    leaves(
      crowns.sort((p, q) => p.y - q.y),
      rnd,
    )
  );
}

function stump(lay: Lay, hexes: readonly Hex[]): string {
  const { heart } = axisOf(lay, hexes);
  const base = disc(heart, 0.42, 11);
  const rings = [0.34, 0.24, 0.13].map((r) => ring(disc(heart, r).map((p) => lay.put(p, 0.36))));
  const [x, y] = lay.put(heart);
  const roots = [
    [-30, 10],
    [26, 16],
    [-8, 24],
  ].map(([u, v]) =>
    stroke(
      `M${round(x + u! * 0.4)} ${round(y + v! * 0.4)}L${round(x + u!)} ${round(y + v!)}`,
      "#4a3018",
      8,
      'stroke-linecap="round"',
    ),
  );
  return (
    castShadow(lay, base, 0.5) +
    roots.join("") +
    prism(lay, base, 0, 0.36, { top: "#c49a64", lit: "#6a4526", dim: "#3f2814", rim: "#f0d9a8" }) +
    stroke(rings.join(""), "#7a5226", 1.3)
  );
}

function nest(lay: Lay, hexes: readonly Hex[]): string {
  const rnd = seeded(hexes, 49);
  const [x, y] = heartOf(lay, hexes);
  const twigs = times(26).map(() => {
    const [angle, k] = [rnd(6.28), rnd(0.82, 1.12)];
    const [u, v] = [x + Math.cos(angle) * 31 * k, y + 7 + Math.sin(angle) * 19 * k];
    const lean = angle + 1.4 + rnd(-0.4, 0.4);
    return `M${round(u)} ${round(v)}l${round(Math.cos(lean) * 15)} ${round(Math.sin(lean) * 9)}`;
  });
  const egg = (u: number, v: number): string =>
    oval([x + u, y + v], 7.5, 9.5, "#e7dcc0", 'stroke="#5d5242"') +
    oval([x + u - 2, y + v - 3], 2.4, 3, "#fff", 'fill-opacity=".7"');
  return (
    shadow([x, y + 12], 42, 22) +
    oval([x, y + 7], 36, 23, "#4a3521", OUTLINE) +
    oval([x, y + 5], 25, 14, "#1f150d") +
    egg(-10, 1) +
    egg(9, 2) +
    egg(0, 7) +
    stroke(twigs.join(""), "#8a6a44", 2.4, 'stroke-linecap="round"') +
    stroke(twigs.slice(0, 12).join(""), "#c2a272", 1.2, 'stroke-linecap="round"')
  );
}

function darkPit(lay: Lay, hexes: readonly Hex[]): string {
  const rnd = seeded(hexes, 50);
  const axis = axisOf(lay, hexes);
  const lip = (k: number): Point[] =>
    times(16).map((at) => {
      const angle = (at / 16) * 2 * Math.PI;
      return lay.put(on(axis, Math.cos(angle) * (axis.half + 0.62) * k, Math.sin(angle) * 0.62 * k));
    });
  const rough = lip(1).map(([x, y]): Point => [x + rnd(-4, 4), y + rnd(-3, 3)]);
  return (
    shape(worn(rough), "var(--rock-dim)", OUTLINE) +
    stroke(worn(rough), "#fff", 1.4, 'stroke-opacity=".3"') +
    shape(worn(lip(0.9)), "#15100c") +
    shape(worn(lip(0.84).map(([x, y]): Point => [x + 3, y + 5])), "#000")
  );
}

export const OBSTACLES: Readonly<Record<string, Draw>> = {
  boulder,
  stalagmites,
  pillar,
  crystal,
  table,
  sarcophagus,
  barrel,
  altar,
  totem,
  fountain,
  bush,
  tree,
  stump,
  nest,
  "rock-column": rockColumn,
  "wall-section": wallSection,
  "dark-pit": darkPit,
  bookcase: (lay, hexes) => shelves(lay, hexes, false),
  shelf: (lay, hexes) => shelves(lay, hexes, true),
  crate: (lay, hexes) => box(lay, hexes, 0.62, false),
  cabinet: (lay, hexes) => box(lay, hexes, 0.82, true),
};
