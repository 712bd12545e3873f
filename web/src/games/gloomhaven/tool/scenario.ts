/** A scenario's map as a position: the whole of it or one room with its doors, heroes on the start hexes. */
import type { components } from "../../../wire";
import { around, key, plus, type Hex } from "./hexes";
import { empty, LISTS, type Position } from "./position";

export type MapSheet = components["schemas"]["MapSheet"];
export type MapName = components["schemas"]["MapName"];

const hexes = (list: unknown): Hex[] => list as Hex[];

/** `room` counts from 1; 0 is the whole map. */
export function positionOf(sheet: MapSheet, characters: number, room: number, card: Position): Position {
  const board = room ? withDoors(sheet, hexes(sheet.rooms[room - 1])) : hexes(sheet.board);
  const inside = new Set(board.map(key));
  const within = (list: unknown): Hex[] => hexes(list).filter((hex) => inside.has(key(hex)));
  const [monster = null, ...monsters] = within((sheet.monsters[String(characters)] ?? []).map((one) => one.hex));
  const taken = new Set([monster, ...monsters].filter((hex) => hex !== null).map(key));
  const starts = within(sheet.starts).filter((hex) => !taken.has(key(hex)));
  const { move, range, targets, aoe, flying, jumping, muddled } = card;
  return {
    ...empty(),
    ...{ move, range, targets, aoe, flying, jumping, muddled },
    ...Object.fromEntries(LISTS.map((list) => [list, within(sheet[list])])),
    board,
    monster,
    monsters,
    enemies: starts.slice(0, characters).map((hex, at) => ({ hex, initiative: 20 * (at + 1) })),
    thin_walls: (sheet.thin_walls as unknown as [Hex, Hex][]).filter(
      ([a, step]) => inside.has(key(a)) || inside.has(key(plus(a, step))),
    ),
  };
}

function withDoors(sheet: MapSheet, room: Hex[]): Hex[] {
  const near = new Set(room.flatMap(around).map(key));
  return [...room, ...hexes(sheet.doors).filter((door) => near.has(key(door)))];
}

/** The rooms to choose from, with their size and whether the heroes start there. */
export function roomNames(sheet: MapSheet): { room: number; hexes: number; start: boolean }[] {
  const starts = new Set(hexes(sheet.starts).map(key));
  return sheet.rooms.map((room, at) => ({
    room: at + 1,
    hexes: room.length,
    start: hexes(room).some((hex) => starts.has(key(hex))),
  }));
}
