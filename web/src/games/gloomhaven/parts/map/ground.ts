/** The place itself as a still picture: floor, walls, doors, light. */
import type { Point } from "../../hexes";
import { closed, opened } from "./doors";
import { floor } from "./floor";
import { RADIUS, type Lay } from "./lay";
import { group, oval, ring } from "./paint";
import type { Place } from "./place";
import { depth, isBack, outlines, thinWalls, torch, torchSpots, wall, wallsOf } from "./walls";

export interface Ground {
  svg: string;
  flames: readonly Point[];
}

export function ground(lay: Lay, place: Place): Ground {
  if (!place.cells.size) return { svg: "", flames: [] }; // nothing is revealed yet
  const loops = outlines(lay, place).map(wallsOf);
  const walls = loops.flat().sort((p, q) => depth(p) - depth(q));
  const rim = loops.map((loop) => ring(loop.map((one) => lay.put(one.a)))).join("");
  const flames = torchSpots(lay, walls);
  const shut = place.doors.filter((door) => !door.open).flatMap((door) => closed(lay, door));
  const front = walls.filter((one) => !isBack(one)).map((one) => ({ y: lay.put(one.a)[1], svg: wall(lay, one) }));
  const standing = [...thinWalls(lay, place), ...shut, ...front].sort((p, q) => p.y - q.y);
  const svg = [
    group(
      SOFT.map((width) => `<path d="${rim}" stroke-width="${width}"/>`).join(""),
      'class="gh-drop" transform="translate(14 24)"',
    ),
    `<clipPath id="gh-rim"><path d="${rim}"/></clipPath>`,
    group(
      floor(lay, place, rim) +
        place.doors
          .filter((door) => door.open)
          .map((door) => opened(lay, door))
          .join(""),
      'clip-path="url(#gh-rim)"',
    ),
    walls
      .filter(isBack)
      .map((one) => wall(lay, one))
      .join(""),
    flames.map(torch).join(""),
    standing.map((one) => one.svg).join(""),
    light(lay, place, rim, flames),
  ];
  return { svg: svg.join(""), flames };
}

const SOFT = [72, 64, 56, 48, 40, 32, 24, 16, 8];
const MIST = 118; // how far a closed room's mist reaches out of its door
const ABOVE = 100; // what is written over a door's arch

/** Away from the flames it is dim; their warmth is painted once. */
function light(lay: Lay, place: Place, rim: string, flames: readonly Point[]): string {
  const middles = [...place.cells.values()].map((cell) => lay.at(cell.hex));
  const [x0, x1] = [Math.min(...middles.map(([x]) => x)) - 160, Math.max(...middles.map(([x]) => x)) + 160];
  const [y0, y1] = [Math.min(...middles.map(([, y]) => y)) - 160, Math.max(...middles.map(([, y]) => y)) + 160];
  const holes = flames.map(([x, y]) => oval([x, y + 60], 235, 200, "url(#gh-hole)")).join("");
  const mask = `<mask id="gh-dim" maskUnits="userSpaceOnUse" x="${x0}" y="${y0}" width="${x1 - x0}" height="${y1 - y0}"><rect x="${x0}" y="${y0}" width="${x1 - x0}" height="${y1 - y0}" fill="#fff"/>${holes}</mask>`;
  const warmth = flames.map(([x, y]) => oval([x, y + 44], 230, 190, "url(#gh-warm)")).join("");
  return `${mask}<path class="gh-dusk" d="${rim}" mask="url(#gh-dim)"/>${group(warmth, 'class="gh-warmth"')}`;
}

/** Behind every closed door lies mist: nothing of the room, only that something is there; and where that is written. */
export function mist(lay: Lay, place: Place): { svg: string; at: readonly Point[] } {
  const shut = place.doors.filter((door) => door.leads);
  const spots = shut.map((door): { fog: Point; word: Point } => {
    const [x, y] = lay.at([door.hexes[0]!.q, door.hexes[0]!.r]);
    const outs = door.inward.map((way) => lay.out(way));
    const [u, v] = outs.reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0] as Point);
    const length = Math.hypot(u, v) || 1;
    const fog: Point = [x - (u / length) * MIST, y - (v / length) * MIST * 0.8];
    return { fog, word: Math.abs(u) > Math.abs(v) ? [x, y - ABOVE] : fog }; // beside a map there is no room for words
  });
  const puffs = spots.map(
    ({ fog }) =>
      oval(fog, RADIUS * 3.4, RADIUS * 2.5, "url(#gh-fog)") +
      oval([fog[0] + 34, fog[1] - 20], RADIUS * 2.2, RADIUS * 1.5, "url(#gh-fog-lit)"),
  );
  return { svg: puffs.join(""), at: spots.map((spot) => spot.word) };
}
