/** How the map lies on the table: upright, or turned by a quarter; the ground is tilted, so that things stand up on it. */
import { centre, corner, DIRECTIONS, hexAt, type Hex, type Point } from "../../hexes";
import { ring } from "./paint";
import type { Box } from "../../../../ui/camera.svelte";

export type { Box };

export const RADIUS = 50; // of a hex, in units of the drawing
export const TILT = 0.8; // how much of its depth the ground keeps

/** One side of a hex: its ends (clockwise) and the way out, on the flat sheet. */
export interface Side {
  a: Point;
  b: Point;
  out: Point;
}

export class Lay {
  constructor(readonly turned: boolean) {}

  /** On the flat sheet, in radii. */
  flat(hex: Hex): Point {
    return this.turn(centre(hex));
  }

  turn([x, y]: Point): Point {
    return this.turned ? [-y, x] : [x, y];
  }

  /** A point of the flat sheet, `z` radii above the ground, as it is drawn. */
  put([x, y]: Point, z = 0): Point {
    return [x * RADIUS, (y * TILT - z) * RADIUS];
  }

  at(hex: Hex, z = 0): Point {
    return this.put(this.flat(hex), z);
  }

  /** The hex under a drawn point. */
  hexAt([x, y]: Point): Hex {
    const [u, v] = [x / RADIUS, y / RADIUS / TILT];
    return hexAt(this.turned ? [v, -u] : [u, v]);
  }

  corners(hex: Hex, size = 1): Point[] {
    const [x, y] = this.flat(hex);
    return [0, 1, 2, 3, 4, 5].map((at) => {
      const [u, v] = this.turn(corner(at, size));
      return [x + u, y + v];
    });
  }

  outline(hex: Hex, size = 1): string {
    return ring(this.corners(hex, size).map((point) => this.put(point)));
  }

  side(hex: Hex, direction: number): Side {
    const ends = this.corners(hex);
    return { a: ends[(direction + 1) % 6]!, b: ends[direction]!, out: this.out(direction) };
  }

  out(direction: number): Point {
    const [x, y] = this.turn(centre(DIRECTIONS[direction]!));
    return [x / Math.sqrt(3), y / Math.sqrt(3)];
  }
}

export function boxOf(lay: Lay, hexes: readonly Hex[], above = 60, beside = 70, below = 50): Box {
  const points = (hexes.length ? hexes : ([[0, 0]] as Hex[])).map((hex) => lay.at(hex));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs) - beside, Math.min(...ys) - above];
  return { x, y, width: Math.max(...xs) + beside - x, height: Math.max(...ys) + below - y };
}

export function joined(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}
