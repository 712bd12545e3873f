/** The floor: dressed stone, trodden earth, natural rock, boards. A few paths for all of it. */
import { DIRECTIONS, key, plus, type Hex, type Point } from "../../hexes";
import { RADIUS, type Lay } from "./lay";
import { blob, dice, hash, Heaps, line, mid, middle, ring, times, worn, type Dice } from "./paint";
import type { Cell, Floor, Place } from "./place";

const TONES = 5;
export const KINDS: readonly Floor[] = ["stone", "earth", "cave", "wood"];
const LOOKS = [
  ...KINDS.flatMap((kind) => [`gh-bed-${kind}`]),
  ...KINDS.flatMap((kind) => times(TONES).map((tone) => `gh-${kind}-${tone}`)),
  ...[
    "gh-soil",
    "gh-rut",
    "gh-grain",
    "gh-lit",
    "gh-pale",
    "gh-dark",
    "gh-crack",
    "gh-moss",
    "gh-grass",
    "gh-pebble",
    "gh-pebble-lit",
    "gh-nail",
    "gh-grit",
    "gh-grit-lit",
  ],
];

export function floor(lay: Lay, place: Place, rim: string): string {
  const heaps = new Heaps();
  const all = [...place.cells.values(), ...place.rocks.map((hex) => rockCell(place, hex))];
  for (const cell of all) {
    heaps.add(`gh-bed-${cell.floor}`, lay.outline(cell.hex, 1.02));
    COVERS[cell.floor](lay, cell, heaps);
    grit(lay, cell, heaps);
    if (onEdge(place, cell.hex)) corners(lay, cell, heaps);
  }
  return heaps.svg(LOOKS) + stains(lay, all) + inset(rim);
}

/** What lies under a rock that fills a hex is as the floor beside it. */
function rockCell(place: Place, hex: Hex): Cell {
  const beside = DIRECTIONS.map((step) => place.byHex.get(key(plus(hex, step)))).find(Boolean);
  return { cell: -1, hex, spot: "", floor: beside?.floor ?? "cave", room: -1, walls: [], start: false };
}

const onEdge = (place: Place, hex: Hex): boolean => DIRECTIONS.some((step) => !place.byHex.has(key(plus(hex, step))));

const COVERS: Record<Floor, (lay: Lay, cell: Cell, heaps: Heaps) => void> = {
  stone: paving,
  earth: soil,
  cave: rock,
  wood: boards,
};

const seedOf = ({ hex: [q, r] }: Cell, salt: number): Dice => dice(q + 3, r + 7, salt);

/** Edges towards the lamp are lit, those away from it dark. */
function bevel(heaps: Heaps, points: readonly Point[]): void {
  const [cx, cy] = middle(points);
  points.forEach((p, at) => {
    const q = points[(at + 1) % points.length]!;
    const [mx, my] = [(p[0] + q[0]) / 2 - cx, (p[1] + q[1]) / 2 - cy];
    const light = (-mx * 0.6 - my * 0.9) / (Math.hypot(mx, my) || 1);
    heaps.add(light > 0.35 ? "gh-lit" : light > -0.25 ? "gh-pale" : "gh-dark", line([p, q]));
  });
}

// -- dressed stone ----------------------------------------------------------------------------------------------------

/** A paving hex: whole, or cracked in two to four. */
function paving(lay: Lay, cell: Cell, heaps: Heaps): void {
  const rnd = seedOf(cell, 1);
  for (const piece of cracked(lay.corners(cell.hex, 0.975), lay.flat(cell.hex), rnd, rnd())) {
    const points = piece.map((point) => lay.put(point));
    heaps.add(`gh-stone-${Math.floor(rnd(TONES))}`, ring(points));
    bevel(heaps, points);
  }
  if (rnd() < 0.3) heaps.add("gh-crack", crack(lay, lay.flat(cell.hex), rnd));
}

function cracked(corners: readonly Point[], [x, y]: Point, rnd: Dice, kind: number): Point[][] {
  const heart: Point = [x + rnd(-0.22, 0.22), y + rnd(-0.22, 0.22)];
  const from = rnd(6);
  if (kind < 0.42) return [[...corners]];
  const cuts =
    kind < 0.72
      ? [from, from + rnd(2.5, 3.5)]
      : kind < 0.94
        ? [from, from + rnd(1.7, 2.3), from + rnd(3.7, 4.3)]
        : [from, from + 1.4, from + 2.9, from + 4.5];
  return cuts.map((cut, at) => {
    const piece = [...along(corners, cut, cuts[at + 1] ?? cuts[0]! + 6), heart];
    const inside = middle(piece);
    return piece.map((point) => mid(point, inside, 0.035));
  });
}

/** A walk along the rim of a hex from one place to another, both counted in corners. */
function along(corners: readonly Point[], from: number, to: number): Point[] {
  const on = (at: number): Point =>
    mid(corners[Math.floor(at) % 6]!, corners[(Math.floor(at) + 1) % 6]!, at - Math.floor(at));
  const between = times(Math.max(0, Math.ceil(to) - Math.floor(from) - 1)).map(
    (at) => corners[(Math.floor(from) + 1 + at) % 6]!,
  );
  return [on(from), ...between, on(to)];
}

function crack(lay: Lay, [x, y]: Point, rnd: Dice): string {
  let at: Point = [x + rnd(-0.5, 0.5), y + rnd(-0.5, 0.5)];
  const way = rnd(6.3);
  const points = [
    at,
    ...times(4).map(
      () => (at = [at[0] + Math.cos(way + rnd(-0.7, 0.7)) * 0.14, at[1] + Math.sin(way + rnd(-0.7, 0.7)) * 0.14]),
    ),
  ];
  return line(points.map((point) => lay.put(point)));
}

// -- natural rock -----------------------------------------------------------------------------------------------------

/** Slabs as the water left them: the hex broken in up to four, worn at the corners; between hexes the gap is wide. */
function rock(lay: Lay, cell: Cell, heaps: Heaps): void {
  const rnd = seedOf(cell, 2);
  const heart = lay.flat(cell.hex);
  const jagged = lay.corners(cell.hex, 0.965).map(([x, y]): Point => [x + rnd(-0.025, 0.025), y + rnd(-0.025, 0.025)]);
  for (const piece of cracked(jagged, heart, rnd, 0.3 + rnd(0.69))) {
    const points = chamfered(piece, rnd).map((point) => lay.put(point));
    heaps.add(`gh-cave-${Math.floor(rnd(TONES))}`, worn(points));
    bevel(heaps, points);
  }
  if (rnd() < 0.4) heaps.add("gh-crack", crack(lay, heart, rnd));
  if (rnd() < 0.35) pebbles(lay, cell, heaps, rnd, 3);
}

/** Corners cut off, each a little differently. */
function chamfered(points: readonly Point[], rnd: Dice): Point[] {
  return points.flatMap((point, at) => {
    const [before, after] = [points[(at + points.length - 1) % points.length]!, points[(at + 1) % points.length]!];
    return [mid(point, before, rnd(0.1, 0.2)), mid(point, after, rnd(0.1, 0.2))];
  });
}

// -- trodden earth ----------------------------------------------------------------------------------------------------

/** Bare soil with patches; the edge of a hex is a worn rut, so that steps can still be counted. */
function soil(lay: Lay, cell: Cell, heaps: Heaps): void {
  const rnd = seedOf(cell, 3);
  const [x, y] = lay.flat(cell.hex);
  const spot = (k: number): Point => lay.put([x + rnd(-k, k), y + rnd(-k, k)]);
  heaps.add(
    `gh-earth-${Math.floor(rnd(TONES))}`,
    worn(
      lay
        .corners(cell.hex, 1.06)
        .flatMap((point, at, all) => [lay.put(point), lay.put(mid(point, all[(at + 1) % 6]!, 0.5))]),
    ),
  );
  heaps.add("gh-soil", blob(spot(0.4), rnd(12, 26), rnd(7, 15), rnd));
  lay.corners(cell.hex, 0.97).forEach((point, at, all) => {
    const [from, to] = [rnd(0.04, 0.16), rnd(0.8, 0.96)];
    const next = all[(at + 1) % 6]!;
    heaps.add("gh-rut", line([lay.put(mid(point, next, from)), lay.put(mid(point, next, to))]));
  });
  if (rnd() < 0.45) pebbles(lay, cell, heaps, rnd, 4);
  if (rnd() < 0.3) tuft(spot(0.6), heaps, rnd);
}

function pebbles(lay: Lay, cell: Cell, heaps: Heaps, rnd: Dice, most: number): void {
  const [x, y] = lay.flat(cell.hex);
  const heart: Point = [x + rnd(-0.6, 0.6), y + rnd(-0.6, 0.6)];
  for (let at = 0; at < most; at++) {
    const where = lay.put([heart[0] + rnd(-0.25, 0.25), heart[1] + rnd(-0.2, 0.2)]);
    const size = rnd(1.6, 4.2);
    heaps.add("gh-pebble", blob([where[0] + 1, where[1] + 1.2], size, size * 0.7, rnd, 6));
    heaps.add("gh-pebble-lit", blob(where, size * 0.8, size * 0.55, rnd, 6));
  }
}

function tuft([x, y]: Point, heaps: Heaps, rnd: Dice): void {
  const blades = times(6).map(
    (at) =>
      `M${(x + at * 2 - 6).toFixed(1)} ${y.toFixed(1)}q${rnd(-2, 2).toFixed(1)} -5 ${(at - 2.5).toFixed(1)} ${rnd(-11, -6).toFixed(1)}`,
  );
  heaps.add("gh-grass", blades.join(""));
}

// -- boards -----------------------------------------------------------------------------------------------------------

const PLANK = 0.433; // two and a half a side: joints run through from hex to hex
const LENGTH = 3.1;

/** Planks along the room, cut at the joints between hexes. */
function boards(lay: Lay, cell: Cell, heaps: Heaps): void {
  const rnd = seedOf(cell, 4);
  const hexagon = lay.corners(cell.hex, 0.982);
  const [x, y] = lay.flat(cell.hex);
  const [first, last] = [Math.floor((y - 1) / PLANK), Math.ceil((y + 1) / PLANK)];
  for (let row = first; row <= last; row++) {
    const strip = between(hexagon, row * PLANK + 0.012, (row + 1) * PLANK - 0.012);
    if (strip.length < 3) continue;
    const points = strip.map((point) => lay.put(point));
    heaps.add(`gh-wood-${Math.floor(hash(row, Math.floor(x / LENGTH + hash(row) * 4)) * TONES)}`, ring(points));
    bevel(heaps, points);
    const [left, right] = [Math.min(...strip.map(([u]) => u)), Math.max(...strip.map(([u]) => u))];
    const v = (row + rnd(0.3, 0.7)) * PLANK;
    const wave = rnd(-0.05, 0.05);
    if (right - left > 0.5)
      heaps.add(
        "gh-grain",
        line([
          lay.put([left + 0.1, v]),
          lay.put([(left + right) / 2, v + wave]),
          lay.put([right - 0.12, v - wave / 2]),
        ]),
      );
    for (const u of [left + 0.07, right - 0.07]) heaps.add("gh-nail", nail(lay.put([u, (row + 0.5) * PLANK])));
  }
}

const nail = ([x, y]: Point): string => `M${x.toFixed(1)} ${y.toFixed(1)}h1.6`;

/** The part of a convex ring between two heights. */
function between(points: readonly Point[], top: number, bottom: number): Point[] {
  return halved(
    halved(points, (y) => y - top),
    (y) => bottom - y,
  );
}

function halved(points: readonly Point[], inside: (y: number) => number): Point[] {
  return points.flatMap((p, at) => {
    const q = points[(at + 1) % points.length]!;
    const [a, b] = [inside(p[1]), inside(q[1])];
    const cut: Point[] = a * b < 0 ? [mid(p, q, a / (a - b))] : [];
    return a >= 0 ? [p, ...cut] : cut;
  });
}

// -- wear -------------------------------------------------------------------------------------------------------------

function grit(lay: Lay, cell: Cell, heaps: Heaps): void {
  const rnd = seedOf(cell, 31);
  const [x, y] = lay.flat(cell.hex);
  const specks = (n: number): string =>
    times(n)
      .map(() => {
        const [u, v] = lay.put([x + rnd(-0.9, 0.9), y + rnd(-0.8, 0.8)]);
        return `M${u.toFixed(0)} ${v.toFixed(0)}h${rnd(0.3, 1.8).toFixed(1)}`;
      })
      .join("");
  heaps.add("gh-grit", specks(18));
  heaps.add("gh-grit-lit", specks(10));
}

/** Moss and grass keep to the walls. */
function corners(lay: Lay, cell: Cell, heaps: Heaps): void {
  const rnd = seedOf(cell, 5);
  if (cell.floor === "wood" || rnd() > 0.5) return;
  const [x, y] = lay.flat(cell.hex);
  const where = lay.put([x + rnd(-0.5, 0.5), y + rnd(-0.5, 0.5)]);
  heaps.add("gh-moss", blob(where, rnd(8, 19), rnd(5, 11), rnd));
  if (cell.floor === "earth") tuft(where, heaps, rnd);
}

function stains(lay: Lay, cells: readonly Cell[]): string {
  const soft = cells.filter(({ hex: [q, r] }) => hash(q, r, 9) < 0.45);
  return `<g class="gh-stains">${soft
    .map(({ hex }) => {
      const [q, r] = hex;
      const [x, y] = lay.at(hex);
      const size = 34 + hash(q, r) * 62;
      return `<ellipse cx="${(x + (hash(r, 1) - 0.5) * RADIUS).toFixed(0)}" cy="${(y + (hash(q, 2) - 0.5) * RADIUS).toFixed(0)}" rx="${size.toFixed(0)}" ry="${(size * 0.6).toFixed(0)}" fill="url(#gh-stain)"/>`;
    })
    .join("")}</g>`;
}

/** The walls darken the floor at their feet. */
function inset(rim: string): string {
  const widths = [1.05, 0.93, 0.81, 0.69, 0.57, 0.45, 0.33, 0.22, 0.12];
  return `<g class="gh-inset" transform="translate(5 6.5)">${widths.map((k) => `<path d="${rim}" stroke-width="${(RADIUS * k).toFixed(0)}"/>`).join("")}</g>`;
}
