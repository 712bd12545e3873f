/** Doors: closed ones stand upright in their frame, open ones leave a sill; fog hangs in a passage, weak walls show cracks. */
import type { Point } from "../../hexes";
import type { Lay } from "./lay";
import { blob, dice, group, oval, ring, round, shape, stroke, times } from "./paint";
import type { Doorway } from "./place";

interface Standing {
  y: number;
  svg: string;
}

const FRONT = 0.62; // how much of its height a door keeps that stands between us and the room

export function closed(lay: Lay, door: Doorway): Standing[] {
  const low = isFront(lay, door);
  return door.hexes.map((hex) => {
    const [x, y] = lay.at([hex.q, hex.r]);
    const draw = LEAVES[door.look] ?? stone;
    const lock = door.locked ? padlock : "";
    return {
      y: y + 14,
      svg: group(
        draw(hex.cell) + lock,
        `transform="translate(${round(x)} ${round(y + 14)})${low ? ` scale(1 ${FRONT})` : ""}"`,
      ),
    };
  });
}

/** The room lies behind it, seen from us. */
function isFront(lay: Lay, door: Doorway): boolean {
  const ways = door.inward.map((way) => lay.out(way)[1]);
  return ways.length > 0 && ways.reduce((sum, y) => sum + y, 0) / ways.length < -0.4;
}

/** What is left of an open door: a sill with studs, and posts where no wall flanks it. */
export function opened(lay: Lay, door: Doorway): string {
  return door.hexes
    .map(({ q, r }) => {
      const studs = lay
        .corners([q, r], 0.78)
        .map((point) => oval(lay.put(point), 2.6, 2.1, "#d9b56a", 'stroke="#4d3206" stroke-width=".6"'));
      const tint = door.look === "light-fog" ? "#e9eef2" : door.look === "dark-fog" ? "#20262e" : "#2b2622";
      return (
        shape(lay.outline([q, r], 0.92), tint, 'fill-opacity=".5"') +
        stroke(lay.outline([q, r], 0.78), "#c9a45a", 1.6, 'stroke-opacity=".6"') +
        studs.join("")
      );
    })
    .join("");
}

const padlock = group(
  shape("M-10 -34h20v17h-20z", "#d9a94e", 'stroke="#3a2508" stroke-width="1.400"') +
    stroke("M-6 -34v-6a6 6 0 0 1 12 0v6", "#b9c0c6", 3.4) +
    shape("M-2 -29h4l1.500 8h-7z", "#3a2508"),
);

const arch = (w: number, h: number): string =>
  `M${-w} 0V${-h * 0.56}C${-w} ${-h * 0.86} ${-w * 0.6} ${-h} 0 ${-h}S${w} ${-h * 0.86} ${w} ${-h * 0.56}V0Z`;

function frame(): string {
  const stones = times(9).map((at) => {
    const [c, s] = [Math.cos(Math.PI * (1 - at / 8)), Math.sin(Math.PI * (1 - at / 8))];
    return `M${round(c * 31)} ${round(-48 - s * 37)}L${round(c * 42)} ${round(-48 - s * 50)}`;
  });
  const courses = [16, 32].map((h) => `M-43 ${-h}h12M31 ${-h}h12`);
  return (
    shape(arch(45, 100), "var(--top-b)") +
    shape(arch(43, 98), "url(#gh-arch)") +
    stroke([...stones, ...courses].join(""), "var(--mortar)", 1.4) +
    shape(arch(31, 84), "#0d0907")
  );
}

const step = shape("M-34 0h68l6 9h-80z", "var(--top-a)") + stroke("M-34 0h68", "#000", 2, 'stroke-opacity=".5"');

function stone(): string {
  const iron = [14, 44].map(
    (h) =>
      shape(`M-29 ${-h}h58v-7h-58z`, "#2b2725") +
      times(6)
        .map((at) => oval([-25 + at * 10, -h - 3.5], 1.6, 1.6, "#8f857a"))
        .join(""),
  );
  const rings = [-7, 7].map((x) => `<circle cx="${x}" cy="-32" r="5" fill="none" stroke="#d9a94e" stroke-width="2"/>`);
  return (
    frame() +
    shape(arch(29, 80), "url(#gh-slab)") +
    stroke("M0 0V-80", "#0d0907", 2) +
    iron.join("") +
    rings.join("") +
    step
  );
}

function wooden(): string {
  const planks = [-18, -6, 6, 18].map((x) => `M${x} 0V${-80 + Math.abs(x) * 0.4}`).join("");
  const iron = [16, 50].map(
    (h) =>
      shape(`M-29 ${-h}h48l6 3-6 4h-48z`, "#2b2725") +
      times(5)
        .map((at) => oval([-24 + at * 9, -h + 3], 1.5, 1.5, "#a59c90"))
        .join(""),
  );
  return (
    frame() +
    shape(arch(29, 80), "url(#gh-wood-lit)") +
    stroke(planks, "#2b1a0e", 1.6) +
    iron.join("") +
    `<circle cx="19" cy="-34" r="5" fill="none" stroke="#d9a94e" stroke-width="2.400"/>` +
    step
  );
}

/** Mist that hangs in a passage, thick at the ground. */
function fog(seed: number, light: "dark" | "light"): string {
  const rnd = dice(seed, 71);
  const puffs = times(16).map((at) => {
    const [u, v, r]: [number, number, number] = [rnd(-30, 30) * (1 - at / 40), -rnd(0, 78), rnd(18, 32)];
    return { v, svg: oval([u, v], r, r * 0.62, `url(#gh-puff-${light}${at % 3 ? "" : "-lit"})`) };
  });
  const curls = times(5)
    .map(() => `M${round(rnd(-30, 2))} ${round(-rnd(4, 74))}q9 -7 17 0t13 -1`)
    .join("");
  const sorted = puffs.sort((p, q) => p.v - q.v).map((one) => one.svg);
  return (
    oval([0, -30], 56, 58, `url(#gh-puff-${light})`) +
    sorted.join("") +
    oval([0, 0], 50, 16, `url(#gh-puff-${light})`) +
    stroke(curls, light === "dark" ? "#8f9aa6" : "#fff", 1.8, 'stroke-opacity=".55" stroke-linecap="round"')
  );
}

/** Comb of a hive, thin enough to break. */
function hive(seed: number): string {
  const rnd = dice(seed, 72);
  const cells = times(5).flatMap((row) =>
    times(5).map((at): Point => [(at - 2) * 17 + (row % 2) * 8.5, -10 - row * 14.5]),
  );
  const comb = (k: number): string =>
    cells
      .filter(([x, y]) => Math.abs(x) < 42 && !(y < -60 && Math.abs(x) > 30))
      .map(([x, y]) =>
        ring(
          times(6).map((at): Point => [
            x + Math.cos((at + 0.5) * (Math.PI / 3)) * 9.4 * k,
            y + Math.sin((at + 0.5) * (Math.PI / 3)) * 8.6 * k,
          ]),
        ),
      )
      .join("");
  const drops = times(3)
    .map(() => oval([rnd(-26, 26), -rnd(12, 60)], 3, 4.4, "#ffe08a", 'fill-opacity=".85"'))
    .join("");
  return (
    shape(comb(1.08), "#5d3a10", 'stroke="#2b1a06" stroke-width="2"') +
    shape(comb(0.9), "#c58a26") +
    shape(comb(0.6), "#3a2208") +
    drops +
    CRACK
  );
}

function rocks(seed: number): string {
  const rnd = dice(seed, 73);
  const stones = [
    [-28, -2, 19],
    [0, 0, 21],
    [28, -2, 18],
    [-16, -26, 19],
    [15, -27, 20],
    [0, -50, 18],
    [-32, -30, 12],
    [32, -30, 12],
  ] as const;
  return (
    stones
      .map(
        ([x, y, r]) =>
          shape(
            blob([x, y - r * 0.5], r, r * 0.84, rnd, 8, 0.16),
            "var(--rock)",
            'stroke="#14100c" stroke-width="1.400"',
          ) + shape(blob([x - r * 0.22, y - r * 0.75], r * 0.58, r * 0.36, rnd, 6), "var(--rock-lit)"),
      )
      .join("") + CRACK
  );
}

const CRACK =
  stroke("M-12 -70l9 15-11 12 13 14-7 15M-3 -55l14 5M-1 -29l15 -2", "#0d0907", 3, 'stroke-linejoin="round"') +
  stroke("M-11 -69l9 15-11 12 13 14-7 15", "#ffcf7a", 1, 'stroke-opacity=".6"');

const LEAVES: Readonly<Record<string, (seed: number) => string>> = {
  stone,
  wooden,
  hive,
  cave: rocks,
  "dark-fog": (seed) => fog(seed, "dark"),
  "light-fog": (seed) => fog(seed, "light"),
};
export const DOOR_LOOKS = Object.keys(LEAVES);
