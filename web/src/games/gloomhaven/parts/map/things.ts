/** The things that lie and stand on the floor as a still picture. */
import type { Lay } from "./lay";
import { OBSTACLES, type Draw } from "./obstacles";
import type { Place, Thing } from "./place";
import { DIFFICULT, HAZARDS, PRINTED, TRAPS } from "./tokens";

const LOOKS: Readonly<Record<string, Readonly<Record<string, Draw>>>> = {
  obstacle: OBSTACLES,
  wall: OBSTACLES,
  trap: TRAPS,
  hazard: HAZARDS,
  difficult: DIFFICULT,
};

/** How a thing is drawn; none for a look that nobody has drawn yet, which a test forbids. */
export const drawn = (kind: string, look: string): Draw | undefined => (look ? LOOKS[kind]?.[look] : PRINTED[kind]);

/** What lies and stands on the floor, the farther things first. */
export function things(lay: Lay, place: Place): string {
  const flat = new Set(["plate", "mark", "difficult", "hazard", "trap"]);
  const depthOf = (thing: Thing): number =>
    (flat.has(thing.kind) ? -1e6 : 0) + Math.max(...thing.hexes.map((hex) => lay.at(hex)[1]));
  return [...place.things]
    .sort((p, q) => depthOf(p) - depthOf(q))
    .map((thing) => drawn(thing.kind, thing.look)?.(lay, thing.hexes) ?? "")
    .join("");
}
