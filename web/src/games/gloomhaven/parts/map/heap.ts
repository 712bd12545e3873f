/** The common outline of some hexes. */
import { DIRECTIONS, key, plus } from "../../hexes";
import type { Lay } from "./lay";
import { line } from "./paint";
import type { Place } from "./place";

export function border(lay: Lay, place: Place, cells: readonly number[]): string {
  const hexes = cells.flatMap((cell) => (place.cells.has(cell) ? [place.cells.get(cell)!.hex] : []));
  const within = new Set(hexes.map(key));
  return hexes
    .flatMap((hex) => DIRECTIONS.map((step, way) => ({ hex, way, beyond: key(plus(hex, step)) })))
    .filter(({ beyond }) => !within.has(beyond))
    .map(({ hex, way }) => {
      const ends = lay.corners(hex, 0.93);
      return line([lay.put(ends[way]!), lay.put(ends[(way + 1) % 6]!)]);
    })
    .join("");
}
