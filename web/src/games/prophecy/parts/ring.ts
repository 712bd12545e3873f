/** The ring of lands as a tilted disc: where each land, gate and way lies. Twenty equal steps along an ellipse. */
import { curve, poly, spread, type Point } from "../../../art/land/brush";

export interface Shape {
  width: number;
  height: number;
  centre: Point;
  outer: Point; // half axes of the rim towards us
  inner: Point; // and of the astral sea
  depth: number; // of the slab
  gap: number; // between two lands, in steps
  gates: readonly Point[]; // where the planes stand, each beside its doors
  gate: number; // their size
  label: number; // of names, 0 for none
}

export const WIDE: Shape = {
  ...{ width: 924, height: 612, centre: [456, 312], outer: [432, 268], inner: [304, 166], depth: 20, gap: 0.012 },
  ...{
    gates: [
      [340, 432],
      [254, 322],
      [456, 256],
      [658, 322],
      [572, 432],
    ],
    gate: 1.08,
    label: 14.5,
  },
};
export const TALL: Shape = {
  ...{ width: 390, height: 470, centre: [195, 238], outer: [182, 212], inner: [106, 136], depth: 10, gap: 0.018 },
  ...{
    gates: [
      [148, 328],
      [136, 222],
      [195, 168],
      [254, 222],
      [242, 328],
    ],
    gate: 0.62,
    label: 0,
  },
};

export const LANDS = 20;
const TOP = 2; // the land at the very top
const TURN = 2 * Math.PI;
const STEPS = 1440;

const onEllipse = ({ centre }: Shape, [a, b]: Point, angle: number): Point => [
  centre[0] + Math.cos(angle) * a,
  centre[1] + Math.sin(angle) * b,
];
const mixed = (a: number, b: number, part: number): number => a + (b - a) * part;

/** Lengths along the middle line, so that all lands are equally long. */
function lengths(shape: Shape): number[] {
  const middle: Point = [(shape.outer[0] + shape.inner[0]) / 2, (shape.outer[1] + shape.inner[1]) / 2];
  const sums = [0];
  for (let step = 1; step <= STEPS; step++) {
    const [p, q] = [
      onEllipse(shape, middle, (step / STEPS) * TURN),
      onEllipse(shape, middle, ((step - 1) / STEPS) * TURN),
    ];
    sums.push(sums[step - 1]! + Math.hypot(p[0] - q[0], p[1] - q[1]));
  }
  return sums;
}
const measured = new Map<Shape, number[]>();

/** The angle of a land's middle; parts of a land between. */
export function angle(shape: Shape, land: number): number {
  const sums = measured.get(shape) ?? lengths(shape);
  measured.set(shape, sums);
  const round = ((((land - TOP) / LANDS + 0.75) % 1) + 1) % 1;
  return (sums.findIndex((sum) => sum >= round * sums[STEPS]!) / STEPS) * TURN;
}

/** A spot on a land: `part` 0 is the shore of the astral sea, 1 the outer rim. */
export function spot(shape: Shape, land: number, part = 0.5): Point {
  const axes: Point = [mixed(shape.inner[0], shape.outer[0], part), mixed(shape.inner[1], shape.outer[1], part)];
  return onEllipse(shape, axes, angle(shape, land));
}

function side(shape: Shape, axes: Point, land: number): Point[] {
  const from = angle(shape, land - 0.5 + shape.gap);
  const span = (((angle(shape, land + 0.5 - shape.gap) - from) % TURN) + TURN) % TURN;
  return spread(7).map((at) => onEllipse(shape, axes, from + (span * at) / 6));
}

export interface Slab {
  top: string; // its outline
  rim: string; // the lit edge towards us
  front: string; // the wall that falls outwards
  back: string; // and the one that falls into the sea
}

export function slab(shape: Shape, land: number): Slab {
  const [outer, inner] = [side(shape, shape.outer, land), side(shape, shape.inner, land)];
  const wall = (edge: Point[]) => poly([...edge, ...edge.map(([x, y]): Point => [x, y + shape.depth]).reverse()]);
  return {
    top: poly([...outer, ...[...inner].reverse()]),
    rim: poly(outer, false),
    front: wall(outer),
    back: wall(inner),
  };
}

/** How far a way swings out: along the ring on foot, outside by sea, over the void by magic and through gates. */
const LANES: Record<string, number> = { ship: 1.2, magic: -0.16, gate: -0.1 };
const ON_LAND = 0.74;

export interface Way {
  line: string;
  tip: Point;
  turn: number; // of the arrow's head, in degrees
}

/** The way from land to land, the shorter way round. */
export function route(shape: Shape, from: number, to: number, carrier: string): Way | null {
  const ahead = (((to - from) % LANDS) + LANDS) % LANDS;
  if (!ahead) return null;
  const [steps, sign] = ahead <= LANDS / 2 ? [ahead, 1] : [LANDS - ahead, -1];
  const far = (steps - 0.4) / steps;
  const lane = LANES[carrier] ?? ON_LAND;
  const points = spread(steps * 5 + 1).map((at) => {
    const gone = (at / (steps * 5)) * far;
    const swing = Math.min(1, Math.sin(gone * Math.PI) * (carrier in LANES ? 1 : 2));
    return spot(shape, from + sign * steps * gone, mixed(0.5, lane, swing));
  });
  const [a, b] = points.slice(-2) as [Point, Point];
  return { line: curve(points, 1), tip: b, turn: Math.round((Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI) };
}
