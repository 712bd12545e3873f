/** A position as a place of the table's map: its floor, its walls, and what lies there. */
import { key, type Hex } from "../hexes";
import type { Cell, Place, Thing } from "../parts/map/place";
import { LISTS, type Position } from "./position";

/** How each thing of a position looks: the map's own drawings. */
const LOOKS: Record<(typeof LISTS)[number], Pick<Thing, "kind" | "look">> = {
  walls: { kind: "wall", look: "rock-column" },
  obstacles: { kind: "obstacle", look: "boulder" },
  traps: { kind: "trap", look: "spike" },
  hazards: { kind: "hazard", look: "hot-coals" },
  difficult: { kind: "difficult", look: "water" },
};

export function placeOf(position: Position): Place {
  const rocks = new Set(position.walls.map(key));
  const cells = position.board.filter((hex) => !rocks.has(key(hex))).map(cellOf);
  const byHex = new Map(cells.map((cell) => [key(cell.hex), cell]));
  return {
    cells: new Map(cells.map((cell) => [cell.cell, cell])),
    byHex,
    bySpot: new Map(cells.map((cell) => [cell.spot, cell])),
    rocks: position.walls,
    doors: [],
    things: LISTS.flatMap((list) => position[list].map((hex): Thing => thing(list, hex))),
    rooms: [0],
  };
}

const cellOf = (hex: Hex, cell: number): Cell => ({
  cell,
  hex,
  spot: key(hex),
  floor: "stone",
  room: 0,
  walls: [],
  start: false,
});

const thing = (list: (typeof LISTS)[number], hex: Hex): Thing => ({
  ...LOOKS[list],
  hexes: [hex],
  marks: [],
  cell: -1,
});
