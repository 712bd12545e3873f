/** A position on the tool's board, in the fields the server reads; and how clicking changes it. */
import { around, DIRECTIONS, disc, key, plus, same, type Hex } from "./hexes";

export interface Foe {
  hex: Hex;
  initiative: number;
}

export interface Position {
  board: Hex[];
  monster: Hex | null;
  monsters: Hex[];
  enemies: Foe[];
  walls: Hex[];
  obstacles: Hex[];
  traps: Hex[];
  hazards: Hex[];
  difficult: Hex[];
  thin_walls: [Hex, Hex][];
  move: number;
  range: number;
  targets: number;
  aoe: Hex[];
  flying: boolean;
  jumping: boolean;
  muddled: boolean;
}

export const LISTS = ["walls", "obstacles", "traps", "hazards", "difficult"] as const;
export const TOOLS = [
  "floor",
  "walls",
  "thin",
  "obstacles",
  "traps",
  "hazards",
  "difficult",
  "enemy",
  "monster",
  "monsters",
  "clear",
] as const;
export const LIMIT = 400;
export type Tool = (typeof TOOLS)[number];
export type Thing = Exclude<Tool, "thin">; // what lies on a hex, not on its edge

export function empty(): Position {
  return {
    board: [],
    monster: null,
    monsters: [],
    enemies: [],
    walls: [],
    obstacles: [],
    traps: [],
    hazards: [],
    difficult: [],
    thin_walls: [],
    move: 2,
    range: 0,
    targets: 1,
    aoe: [],
    flying: false,
    jumping: false,
    muddled: false,
  };
}

/** Something to begin with: a small room, a monster, two heroes. */
export function sample(): Position {
  const enemies: Foe[] = [
    { hex: [2, 0], initiative: 20 },
    { hex: [1, -3], initiative: 45 },
  ];
  return {
    ...empty(),
    board: disc(3),
    monster: [-2, 1],
    enemies,
    obstacles: [
      [0, 1],
      [0, 0],
    ],
    traps: [[0, -1]],
  };
}

const has = (list: Hex[], hex: Hex): boolean => list.some((one) => same(one, hex));
const without = (list: Hex[], hex: Hex): Hex[] => list.filter((one) => !same(one, hex));

/** What lies on a hex, by name; the floor only when there is nothing else. */
export function lying(position: Position, hex: Hex): Thing[] {
  if (!has(position.board, hex)) return [];
  const found: Thing[] = LISTS.filter((list) => has(position[list], hex));
  if (position.enemies.some((foe) => same(foe.hex, hex))) found.push("enemy");
  if (position.monster && same(position.monster, hex)) found.push("monster");
  if (has(position.monsters, hex)) found.push("monsters");
  return found.length ? found : ["floor"];
}

function noFigure(position: Position, hex: Hex): Position {
  return {
    ...position,
    monster: position.monster && same(position.monster, hex) ? null : position.monster,
    monsters: without(position.monsters, hex),
    enemies: position.enemies.filter((foe) => !same(foe.hex, hex)),
  };
}

function noGround(position: Position, hex: Hex): Position {
  const bare = Object.fromEntries(LISTS.map((list) => [list, without(position[list], hex)]));
  return { ...position, ...bare };
}

function away(position: Position, hex: Hex): Position {
  const rest = noGround(noFigure(position, hex), hex);
  const board = without(rest.board, hex);
  const thin = rest.thin_walls.filter(([from, step]) => has(board, from) || has(board, plus(from, step)));
  return { ...rest, board, thin_walls: thin };
}

/** Put a thing on a hex; the same thing once more takes it away.  Figures stand on ground, so both may be there. */
export function place(before: Position, hex: Hex, tool: Thing, initiative: number): Position {
  const there = lying(before, hex).includes(tool);
  if (tool === "clear") return away(before, hex);
  if (!has(before.board, hex) && before.board.length >= LIMIT) return before;
  const position = has(before.board, hex) ? before : { ...before, board: [...before.board, hex] };
  if (tool === "floor") return noGround(noFigure(position, hex), hex);
  if (tool === "enemy" || tool === "monster" || tool === "monsters")
    return stand(position, hex, tool, initiative, there);
  const bare = noGround(tool === "walls" ? noFigure(position, hex) : position, hex);
  return there ? bare : { ...bare, [tool]: [...bare[tool], hex] };
}

function stand(
  before: Position,
  hex: Hex,
  tool: "enemy" | "monster" | "monsters",
  initiative: number,
  there: boolean,
): Position {
  const position = { ...noFigure(before, hex), walls: without(before.walls, hex) };
  if (there) return position;
  if (tool === "monster") return { ...position, monster: hex };
  if (tool === "monsters") return { ...position, monsters: [...position.monsters, hex] };
  return { ...position, enemies: [...position.enemies, { hex, initiative }] };
}

/** The same wall, seen from either side of its edge. */
function sameWall([a, step]: [Hex, Hex], [b, other]: [Hex, Hex]): boolean {
  return (same(a, b) && same(step, other)) || (same(a, plus(b, other)) && same(b, plus(a, step)));
}

/** The directions in which a hex has a wall on its edge. */
export function wallsOf(position: Position, hex: Hex): number[] {
  const walled = (step: Hex): boolean => position.thin_walls.some((wall) => sameWall(wall, [hex, step]));
  return DIRECTIONS.flatMap((step, at) => (walled(step) ? [at] : []));
}

/** Build a wall on the edge between two hexes of the board, or tear it down. */
export function build(position: Position, hex: Hex, direction: number): Position {
  const step = DIRECTIONS[direction]!;
  const rest = position.thin_walls.filter((wall) => !sameWall(wall, [hex, step]));
  if (rest.length < position.thin_walls.length) return { ...position, thin_walls: rest };
  if (!has(position.board, hex) || !has(position.board, plus(hex, step))) return position;
  return { ...position, thin_walls: [...rest, [hex, step]] };
}

/** Let another monster be the one that thinks. */
export function activate(position: Position, hex: Hex): Position {
  if (!has(position.monsters, hex)) return position;
  const others = without(position.monsters, hex);
  return { ...position, monster: hex, monsters: position.monster ? [...others, position.monster] : others };
}

/** The hexes just outside the board, where it may grow. */
export function fringe(position: Position): Hex[] {
  if (!position.board.length) return disc(2);
  const known = new Set(position.board.map(key));
  const found = new Map<string, Hex>();
  for (const hex of position.board.flatMap(around)) if (!known.has(key(hex))) found.set(key(hex), hex);
  return [...found.values()];
}

/** Ready to look around from a hex, also when no monster has been placed. */
export function lookingFrom(position: Position, hex: Hex): Position {
  return position.monster ? position : { ...noFigure(position, hex), monster: hex };
}
