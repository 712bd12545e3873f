/** What lies flat on the floor or is set into it: traps, water, coals, plates, coins, chests. */
import type { Hex, Point } from "../../hexes";
import type { Lay } from "./lay";
import { blob, dice, group, oval, ring, round, shadow, shape, stroke, times, worn, type Dice } from "./paint";
import { axisOf, castShadow, disc, INK, on, prism, rectangle, STONE } from "./solid";
import type { Draw } from "./obstacles";

const seeded = (hexes: readonly Hex[], salt: number): Dice => dice(hexes[0]![0] + 2, hexes[0]![1] + 8, salt);
const put = ([x, y]: Point, inner: string): string => group(inner, `transform="translate(${round(x)} ${round(y)})"`);

// -- traps ------------------------------------------------------------------------------------------------------------

const pit = (lay: Lay, hex: Hex, tint: string): string =>
  shape(lay.outline(hex, 0.76), "#241a15", 'stroke="#0d0907" stroke-width="2"') +
  `<path d="${lay.outline(hex, 0.7)}" fill="none" stroke="${tint}" stroke-width="1.6" stroke-dasharray="5 4"/>`;
const SPIKES = [
  [-17, -9],
  [0, -12],
  [17, -9],
  [-24, 2],
  [-8, 1],
  [9, 1],
  [25, 2],
  [-15, 12],
  [1, 13],
  [17, 12],
] as const;

function spike(lay: Lay, hexes: readonly Hex[]): string {
  const [x, y] = lay.at(hexes[0]!);
  const spikes = SPIKES.map(
    ([u, v]) =>
      oval([x + u, y + v], 5, 2.6, "#070504") +
      put(
        [x + u, y + v],
        shape("M-3.600 0l3.600 -17v18.500z", "#e8e4dc") + shape("M0 -17l3.600 17-3.600 1.500z", "#7b756c"),
      ),
  );
  return pit(lay, hexes[0]!, "#b4503e") + spikes.join("");
}

function bear(lay: Lay, hexes: readonly Hex[]): string {
  const teeth = (y: number, way: number): string =>
    times(7)
      .map((at) => `M${-23 + at * 7} ${y + Math.abs(at - 3) * -way * 1.8}l3.500 ${way * 11}l3.500 ${-way * 11}z`)
      .join("");
  const jaws =
    shape("M-31 0A31 19 0 0 1 31 0L26 0A26 14 0 0 0-26 0Z", "#8f8a84", 'stroke="#1d1916" stroke-width="1.300"') +
    shape("M-31 2A31 19 0 0 0 31 2L26 2A26 14 0 0 1-26 2Z", "#6b6661", 'stroke="#1d1916" stroke-width="1.300"');
  const all =
    oval([2, 5], 34, 20, "#000", 'fill-opacity=".5"') +
    jaws +
    shape(teeth(-15, 1), "#efeae0", 'stroke="#2b2723" stroke-width=".7"') +
    shape(teeth(17, -1), "#d8d2c6", 'stroke="#2b2723" stroke-width=".7"') +
    oval([0, 1], 9, 5.5, "#3b3632", 'stroke="#100d0b"') +
    oval([-33, 1], 4, 3, "#b4503e", 'stroke="#1d1916"') +
    oval([33, 1], 4, 3, "#b4503e", 'stroke="#1d1916"');
  return pit(lay, hexes[0]!, "#b4503e") + put(lay.at(hexes[0]!), all);
}

function poison(lay: Lay, hexes: readonly Hex[]): string {
  const rnd = seeded(hexes, 61);
  const [x, y] = lay.at(hexes[0]!);
  const bubbles = [
    [-14, -3, 6],
    [9, -7, 7],
    [17, 5, 4.5],
    [-4, 8, 5.5],
    [-21, 6, 3.5],
  ].map(
    ([u, v, r]) =>
      oval([x + u!, y + v!], r!, r! * 0.8, "#a8d84e", 'stroke="#2b4a0c"') +
      oval([x + u! - r! * 0.3, y + v! - r! * 0.3], r! * 0.3, r! * 0.24, "#fff", 'fill-opacity=".8"'),
  );
  const fumes = stroke(
    `M${round(x - 8)} ${round(y - 10)}q-5 -7 0 -13t0 -12M${round(x + 12)} ${round(y - 12)}q5 -7 0 -12t1 -11`,
    "#a8d84e",
    2.6,
    'stroke-linecap="round" stroke-opacity=".75"',
  );
  return (
    pit(lay, hexes[0]!, "#8fbf3a") +
    shape(blob([x, y + 1], 29, 17, rnd, 11, 0.1), "#4d7a20", 'stroke="#1f3309" stroke-width="1.500"') +
    shape(blob([x - 4, y - 2], 18, 9, rnd, 9), "#6fa02c") +
    bubbles.join("") +
    fumes
  );
}

// -- ground that hurts or slows ---------------------------------------------------------------------------------------

function hotCoals(lay: Lay, hexes: readonly Hex[]): string {
  const rnd = seeded(hexes, 62);
  const [x, y] = lay.at(hexes[0]!);
  const coals = times(17)
    .map(() => {
      const [angle, k] = [rnd(6.28), Math.sqrt(rnd())];
      return { at: [x + Math.cos(angle) * 30 * k, y + Math.sin(angle) * 19 * k] as Point, r: rnd(5, 9) };
    })
    .sort((p, q) => p.at[1] - q.at[1]);
  const glow =
    oval([x, y], 54, 38, "url(#gh-ember)") +
    shape(lay.outline(hexes[0]!, 0.82), "#2a0f08", 'fill-opacity=".75"') +
    shape(blob([x, y], 36, 24, rnd, 12, 0.12), "#ff7a1f");
  return (
    glow +
    coals
      .map(
        ({ at, r }) =>
          shape(
            blob(at, r, r * 0.75, rnd, 6),
            rnd() < 0.3 ? "#e0541a" : "#2b1a14",
            'stroke="#120805" stroke-width=".8"',
          ) +
          shape(
            blob([at[0] - 1.5, at[1] - 2], r * 0.4, r * 0.26, rnd, 5),
            "#ffc46a",
            `fill-opacity="${rnd() < 0.5 ? 0.9 : 0.25}"`,
          ),
      )
      .join("") +
    stroke(lay.outline(hexes[0]!, 0.8), "#ff9a4a", 1.6, 'stroke-dasharray="5 4"')
  );
}

function thorns(lay: Lay, hexes: readonly Hex[]): string {
  const rnd = seeded(hexes, 63);
  const [x, y] = lay.at(hexes[0]!);
  let [vines, spines] = ["", ""];
  for (let at = 0; at < 6; at++) {
    const [u, v] = [x - 34 + at * 12, y + rnd(4, 20)];
    const [w, tall] = [rnd(16, 30), rnd(16, 34)];
    vines += `M${round(u)} ${round(v)}q${round(w * 0.4)} ${round(-tall)} ${round(w)} ${round(-tall * 0.1)}`;
    for (let k = 1; k < 5; k++) {
      const t = k / 5;
      const [px, py] = [u + w * t, v - tall * 2 * t * (1 - t) * 0.9];
      spines += `M${round(px - 2)} ${round(py)}l${round(rnd(-3, 3))} -8 4 7z`;
    }
  }
  return (
    shape(lay.outline(hexes[0]!, 0.8), "#1a240f", 'fill-opacity=".6"') +
    stroke(lay.outline(hexes[0]!, 0.78), "#c96a4a", 1.6, 'stroke-dasharray="5 4"') +
    stroke(vines, "#1c280f", 6.5, 'stroke-linecap="round"') +
    stroke(vines, "#5b7a32", 4, 'stroke-linecap="round"') +
    shape(spines, "#e6d3a0", 'stroke="#3a2a12" stroke-width=".6"')
  );
}

function water(lay: Lay, hexes: readonly Hex[]): string {
  const rnd = seeded(hexes, 64);
  const hex = hexes[0]!;
  const [x, y] = lay.at(hex);
  const waves = times(4)
    .map(() => `M${round(x + rnd(-30, 8))} ${round(y + rnd(-22, 22))}q5 -4 10 0t10 0`)
    .join("");
  const rim = lay
    .corners(hex, 0.99)
    .flatMap((point, at, all) => [
      lay.put(point),
      lay.put([(point[0] + all[(at + 1) % 6]![0]) / 2, (point[1] + all[(at + 1) % 6]![1]) / 2]),
    ]);
  return (
    shape(worn(rim), "#173a4a") +
    shape(worn(rim.map(([u, v]): Point => [x + (u - x) * 0.95, y + (v - y) * 0.95])), "url(#gh-water)") +
    stroke(waves, "#d3f1fa", 1.7, 'stroke-opacity=".6" stroke-linecap="round"')
  );
}

function rubble(lay: Lay, hexes: readonly Hex[]): string {
  const rnd = seeded(hexes, 65);
  const [x, y] = lay.at(hexes[0]!);
  const stones = times(15)
    .map(() => ({ at: [x + rnd(-31, 31), y + rnd(-19, 21)] as Point, r: rnd(4, 10) }))
    .sort((p, q) => p.at[1] - q.at[1]);
  return stones
    .map(
      ({ at, r }) =>
        shape(blob([at[0] + 2, at[1] + 3], r, r * 0.7, rnd, 6), "#000", 'fill-opacity=".4"') +
        shape(blob(at, r, r * 0.74, rnd, 6, 0.25), "var(--rock)", `stroke="${INK}" stroke-width=".9"`) +
        shape(blob([at[0] - r * 0.2, at[1] - r * 0.24], r * 0.55, r * 0.34, rnd, 5), "var(--rock-lit)"),
    )
    .join("");
}

function log(lay: Lay, hexes: readonly Hex[]): string {
  const axis = axisOf(lay, hexes);
  const half = axis.half + 0.45;
  const [p, q] = [lay.put(on(axis, -half, 0), 0.12), lay.put(on(axis, half, 0), 0.12)];
  const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
  const length = Math.hypot(dx, dy);
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  const bark = times(7)
    .map((at) => `M${round(12 + (at * (length - 30)) / 7)} ${-9 + (at % 3) * 7}h${12 + (at % 2) * 8}`)
    .join("");
  const body =
    shape(
      `M0 -14H${round(length)}a8 14 0 0 1 0 28H0a8 14 0 0 1 0 -28z`,
      "url(#gh-bark)",
      `stroke="${INK}" stroke-width="1.200"`,
    ) +
    stroke(bark, "#2b1a0e", 1.5, 'stroke-opacity=".6"') +
    shape(`M${round(length * 0.2)} -13q14 -5 30 1q-12 5-30 -1z`, "var(--moss)") +
    oval([length, 0], 8, 14, "#c49a64", `stroke="${INK}"`) +
    oval([length, 0], 5, 9, "none", 'stroke="#7a5226"') +
    oval([length, 0], 2, 4, "none", 'stroke="#7a5226"');
  return (
    castShadow(lay, rectangle(axis, half, 0.2), 0.2) +
    group(body, `transform="translate(${round(p[0])} ${round(p[1])}) rotate(${round(angle)})"`)
  );
}

function stairs(lay: Lay, hexes: readonly Hex[]): string {
  const axis = axisOf(lay, hexes);
  const steps = times(4).map((at) => {
    const deep = 0.56 - at * 0.28;
    return prism(
      lay,
      [on(axis, -0.56, -0.62), on(axis, 0.56, -0.62), on(axis, 0.56, deep), on(axis, -0.56, deep)],
      at * 0.09,
      (at + 1) * 0.09,
      STONE,
    );
  });
  return castShadow(lay, rectangle(axis, 0.56, 0.58), 0.3) + steps.join("");
}

// -- printed ----------------------------------------------------------------------------------------------------------

function plate(lay: Lay, hexes: readonly Hex[]): string {
  const { heart } = axisOf(lay, hexes);
  const studs = disc(heart, 0.55, 6).map((point) =>
    oval(lay.put(point, 0.06), 2.6, 1.9, "#f8e2a6", 'stroke="#5d3f12" stroke-width=".7"'),
  );
  return (
    prism(lay, disc(heart, 0.66, 12), 0, 0.06, { top: "#6d675f", lit: "#4a453f", dim: "#2b2723", rim: "#fff" }) +
    shape(ring(disc(heart, 0.46).map((p) => lay.put(p, 0.06))), "#8b8378", 'stroke="#2b2723" stroke-width="1.500"') +
    studs.join("")
  );
}

/** A mark of the scenario on the bare floor: a ring of chalk. */
const mark = (lay: Lay, hexes: readonly Hex[]): string =>
  stroke(lay.outline(hexes[0]!, 0.6), "var(--chalk)", 2, 'stroke-dasharray="9 5" stroke-opacity=".8"');

export const TRAPS: Readonly<Record<string, Draw>> = { spike, bear, poison };
export const HAZARDS: Readonly<Record<string, Draw>> = { "hot-coals": hotCoals, thorns };
export const DIFFICULT: Readonly<Record<string, Draw>> = { water, rubble, log, stairs };
export const PRINTED: Readonly<Record<string, Draw>> = { plate, mark };

// -- to be picked up --------------------------------------------------------------------------------------------------

const COIN =
  oval([0, 3], 9.5, 6, "#6d4a14") +
  oval([0, 0], 9.5, 6, "url(#gh-gold)", 'stroke="#8a5f1c" stroke-width=".8"') +
  stroke("M-5 -1.600a6 3.600 0 0 1 7 -1.600", "#fff6d6", 1.3);

/** A few coins around 0,0. */
export function coins(n: number): string {
  const spots = [
    [-8, 5],
    [8, 7],
    [0, 0],
    ...(n > 1 ? [[1, -5]] : []),
    ...(n > 3
      ? [
          [-13, -3],
          [12, -2],
          [-2, 11],
        ]
      : []),
  ];
  return oval([4, 12], 19, 7, "#000", 'fill-opacity=".4"') + spots.map(([u, v]) => put([u!, v!], COIN)).join("");
}

/** A chest around 0,0. */
export function chest(): string {
  const bands = [-25, -3.5, 18].map((u) =>
    shape(
      `M${u} 12v-22c0-${u === -3.5 ? 14 : 7} 0-${u === -3.5 ? 14 : 7} 0-${u === -3.5 ? 14 : 8}h7v36z`,
      "#b98a3a",
      'stroke="#5d3f12" stroke-width=".8"',
    ),
  );
  return (
    shadow([4, 13], 32, 11, 0.45) +
    shape("M-25 12v-22h50v22z", "url(#gh-wood)", 'stroke="#1d120a"') +
    shape("M-25 -10c0-20 50-20 50 0z", "url(#gh-wood-lit)", 'stroke="#1d120a"') +
    bands.join("") +
    shape("M-25 -10h50v3h-50z", "#5d3f12") +
    oval([0, -6], 6.5, 6.5, "#f0c861", 'stroke="#5d3f12"') +
    shape("M-1.500 -8h3l1 6h-5z", "#3a2508")
  );
}
