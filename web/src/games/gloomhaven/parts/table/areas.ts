/** Patterns of areas as little hexes: columns stand upright (flat top), r grows upward. */

const R = 10; // corner radius
const HEIGHT = Math.sqrt(3) * R;

interface Drawn {
  x: number;
  y: number;
  own: boolean; // the hex one stands on
}

export function patternOf(
  hexes: readonly (readonly [number, number])[],
  melee: boolean,
): { hexes: Drawn[]; box: [number, number, number, number] } {
  const put = ([q, r]: readonly [number, number], own: boolean): Drawn => ({
    x: 1.5 * R * q,
    y: -HEIGHT * (r + q / 2),
    own,
  });
  const all = [...(melee ? [put([0, 0], true)] : []), ...hexes.map((hex) => put(hex, false))];
  const [xs, ys] = [all.map((hex) => hex.x), all.map((hex) => hex.y)];
  const [left, top] = [Math.min(...xs) - R - 1, Math.min(...ys) - HEIGHT / 2 - 1];
  return { hexes: all, box: [left, top, Math.max(...xs) + R + 1 - left, Math.max(...ys) + HEIGHT / 2 + 1 - top] };
}

export function outline(x: number, y: number, r = R - 0.8): string {
  const corners = Array.from({ length: 6 }, (_, at) => {
    const turn = (Math.PI / 3) * at;
    return `${(x + Math.cos(turn) * r).toFixed(1)} ${(y + Math.sin(turn) * r).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}
