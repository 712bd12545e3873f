/** A position as a link: JSON without what is as usual, hexes as flat lists of numbers, in base64url. */
import { DIRECTIONS, same, type Hex } from "./hexes";
import { empty, LIMIT, LISTS, type Position } from "./position";

const HEXES = ["board", "monsters", "aoe", ...LISTS] as const;
const NUMBERS = ["move", "range", "targets"] as const;
const SWITCHES = ["flying", "jumping", "muddled"] as const;

export function encode(position: Position): string {
  const packed: Record<string, unknown> = {};
  for (const field of HEXES) if (position[field].length) packed[field] = position[field].flat();
  if (position.monster) packed.monster = position.monster;
  if (position.enemies.length) packed.enemies = position.enemies.flatMap((foe) => [...foe.hex, foe.initiative]);
  if (position.thin_walls.length) packed.thin_walls = position.thin_walls.flat(2);
  for (const field of NUMBERS) packed[field] = position[field];
  for (const field of SWITCHES) if (position[field]) packed[field] = true;
  return btoa(JSON.stringify(packed)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The tool with a position of a running game (the answer to `position:<figure>`), and the way back to its table. */
export function toolLink(position: Position, table = ""): string {
  return `#/gloomhaven?p=${encode(position)}&m=mind${backTo(table)}`;
}

export function backTo(table: string): string {
  return table ? `&b=${encodeURIComponent(table)}` : "";
}

/** The table that a link came from, "" where it names none. */
export function cameFrom(query: URLSearchParams): string {
  const table = query.get("b") ?? "";
  return /^[\w-]{1,32}$/.test(table) ? table : "";
}

/** The position of a link, or nothing when the link is broken. */
export function decode(text: string): Position | null {
  try {
    const packed = JSON.parse(atob(text.replaceAll("-", "+").replaceAll("_", "/"))) as Record<string, unknown>;
    const position = empty();
    for (const field of HEXES) position[field] = once(groups(packed[field], 2)) as Hex[];
    position.monster = (groups(packed.monster, 2)[0] as Hex | undefined) ?? null;
    position.enemies = groups(packed.enemies, 3).map(([q, r, initiative]) => ({
      hex: [q!, r!],
      initiative: initiative!,
    }));
    position.thin_walls = once(groups(packed.thin_walls, 4)).map(([q, r, dq, dr]) => [
      [q!, r!],
      [dq!, dr!],
    ]);
    for (const field of NUMBERS) position[field] = groups([packed[field] ?? position[field]], 1)[0]![0]!;
    for (const field of SWITCHES) position[field] = packed[field] === true;
    const straight = position.thin_walls.every(([, step]) => DIRECTIONS.some((one) => same(one, step)));
    const whole = HEXES.every((field) => position[field].flat().every(Number.isInteger));
    return position.board.length && position.board.length <= LIMIT && straight && whole ? position : null;
  } catch {
    return null;
  }
}

/** Each of the lists only once: a hex cannot be on the board twice. */
function once(lists: number[][]): number[][] {
  return [...new Map(lists.map((list) => [String(list), list])).values()];
}

function groups(list: unknown, size: number): number[][] {
  const numbers = (list ?? []) as unknown[];
  if (!Array.isArray(numbers) || numbers.length % size) throw new TypeError("not a list of hexes");
  if (!numbers.every((one) => typeof one === "number" && Math.abs(one) < 1_000)) throw new TypeError("not a number");
  return Array.from(
    { length: numbers.length / size },
    (_, at) => numbers.slice(at * size, (at + 1) * size) as number[],
  );
}
