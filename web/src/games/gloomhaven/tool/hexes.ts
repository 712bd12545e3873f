/** The tool's board: the hexes of the table (`../hexes.ts`), tilted as its map is (`parts/map/lay.ts`), at a size of its own. */
import { centre as middle, corner as corners, DIRECTIONS, key, plus, same, around, type Hex } from "../hexes";

import { RADIUS, TILT } from "../parts/map/lay";

export { around, DIRECTIONS, key, plus, same, type Hex };

export const SIZE = 20;
export const SCALE = SIZE / RADIUS; // of what is drawn as on the table
const HEIGHT = Math.sqrt(3) * SIZE * TILT;
const WALL = 20; // how high the walls at the back reach

export const shown = (hex: readonly number[]): string => `[${hex[0]}, ${hex[1]}]`;

export function centre(hex: Hex): [x: number, y: number] {
  const [x, y] = middle(hex);
  return [x * SIZE, y * SIZE * TILT];
}

/** Corner d and corner d + 1 bound the edge in direction d. */
function corner(at: number, size: number): [x: number, y: number] {
  const [x, y] = corners(at, size);
  return [x, y * TILT];
}

/** A point of the server's lattice as drawn: hex corners are whole numbers there, centres lie at (3q, q + 2r). */
export function drawn(point: readonly number[]): [x: number, y: number] {
  return [(SIZE / 2) * (point[0] ?? 0), (-HEIGHT / 2) * (point[1] ?? 0)];
}

/** The direction of the edge that is nearest to a point, given from the hex's centre as drawn. */
export function facing(x: number, y: number): number {
  return Math.floor((Math.atan2(-y / TILT, x) / (Math.PI / 3) + 6) % 6);
}

/** Where an edge's number is written inside its hex, from the centre. */
export function beside(direction: number): [x: number, y: number] {
  const angle = (Math.PI / 3) * (direction + 0.5);
  return [0.58 * SIZE * Math.cos(angle), -0.58 * SIZE * TILT * Math.sin(angle)];
}

/** A way through the centres of hexes, as the points of a polyline; it leaves the figure at its start readable. */
export function track(hexes: readonly (readonly number[])[]): string {
  const points = hexes.map((hex) => centre(hex as Hex));
  const [[x, y] = [0, 0], [nextX, nextY] = [0, 0]] = points;
  points[0] = [x + (nextX - x) * 0.36, y + (nextY - y) * 0.36];
  return points.map((point) => point.map((part) => part.toFixed(1)).join(",")).join(" ");
}

export function outline(size = SIZE): string {
  return [0, 1, 2, 3, 4, 5]
    .map((at) =>
      corner(at, size)
        .map((part) => part.toFixed(2))
        .join(","),
    )
    .join(" ");
}

/** The ends of the edge towards a neighbour, as drawn. */
export function edge(hex: Hex, step: Hex): [number, number, number, number] {
  const direction = DIRECTIONS.findIndex((one) => same(one, step));
  const [x, y] = centre(hex);
  const [a, b] = [corner(direction, SIZE), corner(direction + 1, SIZE)];
  return [x + a[0], y + a[1], x + b[0], y + b[1]];
}

/** Where an arrow key leads, the first choice first: along the column, or across by turns up and down. */
export function arrow([q]: Hex, name: string): Hex[] {
  const odd = q % 2 !== 0;
  const ways: Record<string, number[]> = {
    ArrowUp: [1],
    ArrowDown: [4],
    ArrowRight: odd ? [5, 0] : [0, 5],
    ArrowLeft: odd ? [3, 2] : [2, 3],
  };
  return (ways[name] ?? []).map((direction) => DIRECTIONS[direction]!);
}

/** The frame of a drawing of these hexes. */
export function frame(hexes: Hex[]): { x: number; y: number; width: number; height: number } {
  const points = (hexes.length ? hexes : ([[0, 0]] as Hex[])).map(centre);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs) - SIZE - 3, Math.min(...ys) - SIZE - WALL];
  return { x, y, width: Math.max(...xs) + SIZE + 3 - x, height: Math.max(...ys) + SIZE + 6 - y };
}

/** All hexes at most this far from a centre, column by column. */
export function disc(radius: number): Hex[] {
  const found: Hex[] = [];
  for (let q = -radius; q <= radius; q++)
    for (let r = Math.max(-radius, -q - radius); r <= Math.min(radius, -q + radius); r++) found.push([q, r]);
  return found;
}
