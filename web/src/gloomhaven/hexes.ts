/** Flat-top hexes, axial [q, r], r growing upward: where they are drawn, and who is next to whom. */
export type Hex = [number, number];

export const SIZE = 20;
export const DIRECTIONS: Hex[] = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];
const HEIGHT = Math.sqrt(3) * SIZE;

export const key = (hex: readonly number[]): string => `${hex[0]},${hex[1]}`;
export const same = (a: readonly number[], b: readonly number[]): boolean => a[0] === b[0] && a[1] === b[1];
export const plus = (a: Hex, b: Hex): Hex => [a[0] + b[0], a[1] + b[1]];
export const around = (hex: Hex): Hex[] => DIRECTIONS.map((step) => plus(hex, step));
export const shown = (hex: readonly number[]): string => `[${hex[0]}, ${hex[1]}]`;

export function centre([q, r]: Hex): [x: number, y: number] {
  return [1.5 * SIZE * q, -HEIGHT * (r + q / 2)];
}

/** Corner d and corner d + 1 bound the edge in direction d. */
function corner(at: number, size: number): [number, number] {
  const angle = (Math.PI / 3) * at;
  return [size * Math.cos(angle), -size * Math.sin(angle)];
}

export function outline(size = SIZE): string {
  return [0, 1, 2, 3, 4, 5].map((at) => corner(at, size).map((part) => part.toFixed(2)).join(",")).join(" ");
}

/** The ends of the edge towards a neighbour, as drawn. */
export function edge(hex: Hex, step: Hex): [number, number, number, number] {
  const direction = DIRECTIONS.findIndex((one) => same(one, step));
  const [x, y] = centre(hex);
  const [a, b] = [corner(direction, SIZE), corner(direction + 1, SIZE)];
  return [x + a[0], y + a[1], x + b[0], y + b[1]];
}

/** The frame of a drawing of these hexes. */
export function frame(hexes: Hex[]): { x: number; y: number; width: number; height: number } {
  const points = (hexes.length ? hexes : ([[0, 0]] as Hex[])).map(centre);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs) - SIZE - 3, Math.min(...ys) - SIZE - 3];
  return { x, y, width: Math.max(...xs) + SIZE + 3 - x, height: Math.max(...ys) + SIZE + 3 - y };
}

/** All hexes at most this far from a centre, column by column. */
export function disc(radius: number): Hex[] {
  const found: Hex[] = [];
  for (let q = -radius; q <= radius; q++)
    for (let r = Math.max(-radius, -q - radius); r <= Math.min(radius, -q + radius); r++) found.push([q, r]);
  return found;
}
