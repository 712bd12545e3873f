/** Geometry of the map, areas, and that everything on all the maps has its drawing. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { centre, DIRECTIONS, distance, hexAt, key, plus, type Hex } from "../../hexes";
import type { Decision, Room, World } from "../../types";
import { aimedAt, held, mirrored, nextTurn, turned } from "./area";
import { onBoard } from "./choices";
import { DEFS } from "./defs";
import { DOOR_LOOKS } from "./doors";
import { ground, mist } from "./ground";
import { boxOf, Lay } from "./lay";
import { placeOf, type Place } from "./place";
import { drawn, things } from "./things";
import { outlines } from "./walls";

const root = fileURLToPath(new URL("../../../../../..", import.meta.url));
const own = `${root}/.venv/bin/python`;
const PRINT = `
import msgspec
from questhall.games.gloomhaven.content import atlas
from questhall.games.gloomhaven.content.dungeon import dungeon
from questhall.games.gloomhaven.face.rooms import room
maps = {number: [room(number, at) for at in range(len(dungeon(number).rooms))] for number in atlas.numbers()}
print(msgspec.json.encode(maps).decode())
`;
const python = process.env["QUESTHALL_PYTHON"] ?? (existsSync(own) ? own : "python3");
const MAPS = JSON.parse(
  execFileSync(python, ["-c", PRINT], { cwd: root, encoding: "utf8", maxBuffer: 1 << 26 }),
) as Record<string, Room[]>;

/** A view of these rooms, doors shut, everything there as printed. */
function placed(rooms: Room[], doors: number[] = []): Place {
  const pieces = rooms.flatMap((room) => room.ground);
  const obstacles = pieces.filter((piece) => piece.kind === "obstacle").map((piece) => piece.cells);
  const traps = Object.fromEntries(
    pieces
      .filter((piece) => piece.kind === "trap")
      .map((piece) => [piece.cells[0], { damage: 3, conditions: [], seat: -1, xp: 0 }]),
  );
  const view = { rooms: rooms.map((room) => room.room), doors, locked: [], obstacles, traps } as unknown as World;
  return placeOf(view, rooms);
}

describe("hexes", () => {
  it("are found again under their middle, whichever way the map lies", () => {
    for (const lay of [new Lay(false), new Lay(true)])
      for (const hex of [
        [0, 0],
        [3, -5],
        [-4, 2],
        [7, 7],
      ] as Hex[])
        expect(lay.hexAt(lay.at(hex))).toEqual(hex);
  });

  it("have six neighbours at distance one, all equally far", () => {
    const far = DIRECTIONS.map((step) => Math.hypot(...centre(step)));
    expect(new Set(far.map((one) => one.toFixed(6))).size).toBe(1);
    expect(DIRECTIONS.map((step) => distance([0, 0], step))).toEqual([1, 1, 1, 1, 1, 1]);
    expect(hexAt([0.2, -0.2])).toEqual([0, 0]);
  });

  it("turn a quarter so that what was below is left", () => {
    const [upright, sideways] = [new Lay(false), new Lay(true)];
    expect(upright.at([0, -1])[1]).toBeGreaterThan(0);
    expect(sideways.at([0, -1])[0]).toBeLessThan(0);
  });
});

describe("walls", () => {
  it("run around every map in closed outlines", () => {
    for (const rooms of Object.values(MAPS)) {
      const lay = new Lay(false);
      for (const loop of outlines(lay, placed(rooms))) {
        const [first, last] = [loop[0]!, loop.at(-1)!];
        expect(Math.hypot(first.a[0] - last.b[0], first.a[1] - last.b[1])).toBeLessThan(1e-6);
      }
    }
  });
});

describe("every map", () => {
  it("has a drawing for each look that lies on it, and for each door", () => {
    const missing = new Set<string>();
    for (const rooms of Object.values(MAPS))
      for (const room of rooms) {
        for (const piece of room.ground) if (!drawn(piece.kind, piece.look)) missing.add(`${piece.kind} ${piece.look}`);
        for (const door of room.doors) if (!DOOR_LOOKS.includes(door.look)) missing.add(`door ${door.look}`);
      }
    expect([...missing]).toEqual([]);
  });

  it("is painted without a number that is none, by gradients that exist, and light enough", () => {
    const known = new Set([...DEFS.matchAll(/id="([^"]+)"/g)].map((found) => found[1]));
    for (const [number, rooms] of Object.entries(MAPS)) {
      const lay = new Lay(Number(number) % 2 === 0);
      const place = placed(rooms);
      const svg = ground(lay, place).svg + things(lay, place) + mist(lay, place).svg;
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      const asked = [...svg.matchAll(/url\(#([^)]+)\)/g)]
        .map((found) => found[1]!)
        .filter((id) => !["gh-rim", "gh-dim"].includes(id));
      expect(asked.filter((id) => !known.has(id))).toEqual([]);
      expect(svg.split("<path").length).toBeLessThan(4_500);
    }
  }, 60_000);

  it("is nothing before a room is revealed", () => {
    expect(ground(new Lay(true), placed([]))).toEqual({ svg: "", flames: [] });
  });

  it("tells nothing of a closed room: what is drawn with the first room alone knows its cells only", () => {
    const rooms = MAPS["1"]!;
    const place = placed([rooms[0]!]);
    const doorways = rooms[0]!.doors.flatMap((door) => door.hexes).length;
    expect(place.cells.size).toBe(rooms[0]!.hexes.length + doorways);
    expect(place.doors.every((door) => door.leads)).toBe(true);
    expect(placed(rooms).doors.some((door) => door.leads)).toBe(false);
  });

  it("fits into a frame", () => {
    const place = placed(MAPS["40"]!);
    const box = boxOf(
      new Lay(true),
      [...place.cells.values()].map((cell) => cell.hex),
    );
    expect(box.width).toBeGreaterThan(0);
    expect(box.height).toBeGreaterThan(0);
  });
});

describe("areas", () => {
  const place = placed(MAPS["1"]!);
  const at = (spot: string): Hex => place.bySpot.get(spot)!.hex;
  const shape: [number, number][] = [
    [-1, 1],
    [0, 1],
    [1, 0],
  ];

  it("come round after six turns, and back after two mirrors", () => {
    expect(turned(shape, 0)).toEqual(shape);
    expect(new Set([0, 1, 2, 3, 4, 5].map((turn) => JSON.stringify(turned(shape, turn)))).size).toBe(6);
    expect([nextTurn(5), nextTurn(11), mirrored(mirrored(4))]).toEqual([0, 6, 4]);
    expect(turned([[1, 0]], 1)).toEqual([[0, 1]]); // counter-clockwise
  });

  it("are mirrored as they lie, however they are turned", () => {
    const sorted = (hexes: readonly Hex[]) => hexes.map(key).sort();
    for (let turn = 0; turn < 12; turn++) {
      const image = turned(shape, turn).map(([q, r]): Hex => [q + r, 0 - r]);
      expect(sorted(turned(shape, mirrored(turn)))).toEqual(sorted(image));
    }
  });

  it("are the option that covers the same hexes", () => {
    const covered = turned(shape, 2)
      .map((hex) => place.byHex.get(key(plus(at("H11"), hex)))!.spot)
      .sort();
    const [decision, option] = [
      { seat: 0, kind: "attack", shape, melee: true, options: {} } as unknown as Decision,
      `lay:${covered.join("+")}`,
    ];
    expect(held(place, decision, [option], at("H11"), 2).key).toBe(option);
    expect(held(place, decision, [], at("H11"), 2).key).toBe("");
    expect(aimedAt(place, decision, [option], at("H11"), at(covered[0]!), 0).key).toBe(option);
  });

  it("lie over the hex that is pointed at, in a turn that is possible", () => {
    const ranged = {
      seat: 0,
      kind: "attack",
      shape: [
        [1, 0],
        [1, 1],
        [2, 0],
      ],
      options: {},
    } as unknown as Decision;
    const found = aimedAt(place, ranged, ["lay:G10+H10+H9"], at("H12"), at("H9"), 0);
    expect(found.key).toBe("lay:G10+H10+H9");
    const refused = aimedAt(place, ranged, [], at("H12"), at("H11"), 0);
    expect([refused.key, refused.cells.includes(place.bySpot.get("H11")!.cell)]).toEqual(["", true]);
  });
});

describe("the board", () => {
  it("takes what names a place or a figure, and leaves the rest to the foot", () => {
    expect(["go:H8", "hit:bandit-guard-1", "lay:H8+H9", "push:G9", "from:H8:brute", "spring:H8"].every(onBoard)).toBe(
      true,
    );
    expect(
      ["any", "skip", "stop", "spring:none", "path:direct", "top:trample", "end", "item:item-6"].some(onBoard),
    ).toBe(false);
  });
});
