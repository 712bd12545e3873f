/** The place as it is known: the open rooms put together from what is printed of them and what lies there now. */
import { DIRECTIONS, key, plus, type Hex } from "../../hexes";
import type { DoorHex, Room, RoomDoor, RoomHex, RoomPiece, World } from "../../types";

export type Floor = RoomHex["floor"];

export interface Cell {
  cell: number;
  hex: Hex;
  spot: string;
  floor: Floor;
  room: number; // -1 for a doorway
  walls: readonly number[]; // directions with a wall
  start: boolean;
}

export interface Doorway {
  look: RoomDoor["look"];
  kind: RoomDoor["kind"];
  hexes: readonly DoorHex[];
  open: boolean;
  locked: boolean;
  inward: readonly number[]; // directions from its hexes to known floor
  leads: boolean; // to somewhere that nobody knows yet
}

/** Something with a look on one or more hexes. */
export interface Thing {
  kind: RoomPiece["kind"];
  look: string;
  hexes: readonly Hex[];
  marks: readonly string[];
  cell: number; // the first one, -1 for a wall
  points?: number | undefined; // what a trap does
}

export interface Place {
  cells: ReadonlyMap<number, Cell>; // known floor, doorways among it
  byHex: ReadonlyMap<string, Cell>;
  bySpot: ReadonlyMap<string, Cell>;
  rocks: readonly Hex[]; // hexes that a wall fills: floor around them, nobody on them
  doors: readonly Doorway[];
  things: readonly Thing[];
  rooms: readonly number[];
}

const ROOM = "room:";
const NO_MANS: RoomHex["floor"] = "stone";

export function roomsOf(view: World, parts: Readonly<Record<string, unknown>>): Room[] {
  return view.rooms
    .map((number) => parts[`${ROOM}${number}`] as Room | undefined)
    .filter((room): room is Room => room !== undefined);
}

export function placeOf(view: World, rooms: readonly Room[]): Place {
  const cells = new Map<number, Cell>();
  for (const room of rooms) for (const hex of room.hexes) cells.set(hex.cell, cellOf(hex, room));
  const byHex = new Map([...cells.values()].map((cell) => [key(cell.hex), cell]));
  const doors = doorsOf(view, rooms, byHex);
  for (const door of doors) for (const hex of door.hexes) if (!cells.has(hex.cell)) addDoorway(cells, byHex, hex);
  const bySpot = new Map([...cells.values()].map((cell) => [cell.spot, cell]));
  const pieces = onceEach(
    rooms.flatMap((room) => room.ground),
    (piece) => `${piece.kind} ${piece.at.map(key).join(" ")}`,
  );
  const rocks = pieces.filter((piece) => piece.kind === "wall").flatMap((piece) => piece.at as unknown as Hex[]);
  return {
    cells,
    byHex,
    bySpot,
    rocks,
    doors,
    things: thingsOf(view, pieces, cells),
    rooms: rooms.map((room) => room.room),
  };
}

function cellOf(hex: RoomHex, room: Room): Cell {
  return {
    cell: hex.cell,
    hex: [hex.q, hex.r],
    spot: hex.spot,
    floor: hex.floor,
    room: room.room,
    walls: hex.walls,
    start: room.starts.includes(hex.cell),
  };
}

function addDoorway(cells: Map<number, Cell>, byHex: Map<string, Cell>, { cell, q, r, spot }: DoorHex): void {
  const beside = DIRECTIONS.map((step) => byHex.get(key(plus([q, r], step)))).find((one) => one && one.room >= 0);
  const made: Cell = { cell, hex: [q, r], spot, floor: beside?.floor ?? NO_MANS, room: -1, walls: [], start: false };
  cells.set(cell, made);
  byHex.set(key(made.hex), made);
}

function doorsOf(view: World, rooms: readonly Room[], byHex: ReadonlyMap<string, Cell>): Doorway[] {
  const told = onceEach(
    rooms.flatMap((room) => room.doors),
    (door) => String(door.hexes[0]?.cell),
  );
  return told.map((door) => {
    const cells = door.hexes.map((hex) => hex.cell);
    const own = new Set(door.hexes.map((hex) => key([hex.q, hex.r])));
    const known = (at: Hex): boolean => byHex.has(key(at)) && !own.has(key(at)) && byHex.get(key(at))!.room >= 0;
    const inward = door.hexes.flatMap((hex) =>
      [0, 1, 2, 3, 4, 5].filter((way) => known(plus([hex.q, hex.r], DIRECTIONS[way]!))),
    );
    const rooms = new Set(
      door.hexes
        .flatMap((hex) => inward.map((way) => byHex.get(key(plus([hex.q, hex.r], DIRECTIONS[way]!)))?.room ?? -1))
        .filter((room) => room >= 0),
    );
    const open = cells.some((cell) => view.doors.includes(cell));
    return {
      ...door,
      open,
      leads: !open && rooms.size < 2,
      locked: cells.some((cell) => view.locked.includes(cell)),
      inward,
    };
  });
}

function onceEach<T>(all: readonly T[], name: (one: T) => string): T[] {
  return [...new Map(all.map((one) => [name(one), one])).values()];
}

// -- what lies there now ----------------------------------------------------------------------------------------------

/** Printed marks and ground that stays; obstacles and traps as the view has them, looking as printed. */
function thingsOf(view: World, pieces: readonly RoomPiece[], cells: ReadonlyMap<number, Cell>): Thing[] {
  const printed = (kind: string, cell: number): RoomPiece | undefined =>
    pieces.find((piece) => piece.kind === kind && piece.cells.includes(cell));
  const hexesOf = (own: readonly number[]): Hex[] =>
    own.map((cell) => cells.get(cell)?.hex).filter((hex) => hex !== undefined);
  const obstacles = view.obstacles.map((own): Thing => {
    const piece = printed("obstacle", own[0] ?? -1);
    return {
      kind: "obstacle",
      look: piece?.look ?? MADE,
      hexes: hexesOf(own),
      marks: piece?.marks ?? [],
      cell: own[0] ?? -1,
    };
  });
  const traps = Object.entries(view.traps).map(([name, trap]): Thing => {
    const [cell, piece] = [Number(name), printed("trap", Number(name))];
    const look = piece?.look ?? (trap.conditions.includes("poison") ? "poison" : "spike");
    return {
      kind: "trap",
      look,
      hexes: hexesOf([cell]),
      marks: piece?.marks ?? [],
      cell,
      points: trap.damage ?? undefined,
    };
  });
  const stays = pieces.filter((piece) => piece.kind !== "obstacle" && piece.kind !== "trap");
  const lying = stays.map((piece): Thing => {
    const { kind, look, marks } = piece;
    return { kind, look, marks, hexes: piece.at as unknown as Hex[], cell: piece.cells[0] ?? -1 };
  });
  return [...lying, ...obstacles, ...traps].filter((thing) => thing.hexes.length > 0);
}

const MADE = "boulder"; // what an obstacle looks like that somebody made
