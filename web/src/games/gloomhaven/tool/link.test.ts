import { describe, expect, it } from "vitest";
import { arrow, disc, DIRECTIONS, drawn, centre, facing, plus, type Hex } from "./hexes";
import { cameFrom, decode, encode, toolLink } from "./link";
import { build, empty, place, wallsOf, type Position } from "./position";

const everything: Position = {
  board: disc(4),
  monster: [-2, 1],
  monsters: [
    [-3, 2],
    [-3, 3],
  ],
  enemies: [
    { hex: [2, 0], initiative: 20 },
    { hex: [1, -3], initiative: 14.9 },
  ],
  walls: [
    [4, 0],
    [-4, 0],
  ],
  obstacles: [[0, 1]],
  traps: [[0, -1]],
  hazards: [[1, 1]],
  difficult: [
    [-1, -1],
    [-1, 0],
  ],
  thin_walls: [
    [
      [0, 0],
      [1, 0],
    ],
    [
      [2, 1],
      [0, -1],
    ],
  ],
  move: 3,
  range: 4,
  targets: 2,
  aoe: [
    [1, 0],
    [2, -1],
  ],
  flying: true,
  jumping: true,
  muddled: true,
};

describe("a link", () => {
  it("leads from a running game to the tool, and back to its table", () => {
    const query = new URLSearchParams(toolLink(everything, "abc-12").split("?")[1]);
    expect(decode(query.get("p")!)).toEqual(everything);
    expect([query.get("m"), cameFrom(query)]).toEqual(["mind", "abc-12"]);
    expect(cameFrom(new URLSearchParams("b=" + encodeURIComponent("x/../y")))).toBe("");
  });

  it("holds a position with every kind of thing", () => {
    expect(decode(encode(everything))).toEqual(everything);
  });

  it("leaves out what is as usual", () => {
    expect(decode(encode({ ...empty(), board: [[0, 0]] }))).toEqual({ ...empty(), board: [[0, 0]] });
  });

  it.each([
    "",
    "e30",
    "%%%",
    btoa('{"board":[0]}'),
    btoa('{"board":[0.5,1]}'),
    btoa('{"board":[0,0],"thin_walls":[0,0,2,2]}'),
    btoa('{"board":["a","b"]}'),
  ])("is refused when it is broken: %s", (text) => {
    expect(decode(text)).toBeNull();
  });

  it("names no hex twice", () => {
    expect(decode(btoa('{"board":[0,0,0,0,1,0],"thin_walls":[0,0,1,0,0,0,1,0]}'))).toMatchObject({
      board: [
        [0, 0],
        [1, 0],
      ],
      thin_walls: [
        [
          [0, 0],
          [1, 0],
        ],
      ],
    });
  });
});

describe("a thin wall", () => {
  const board: Position = { ...empty(), board: disc(1) };

  it("is built on an edge and seen from both sides", () => {
    for (const [direction, step] of DIRECTIONS.entries()) {
      const built = build(board, [0, 0], direction);
      expect(wallsOf(built, [0, 0])).toEqual([direction]);
      expect(wallsOf(built, step)).toEqual([(direction + 3) % 6]);
    }
  });

  it("is torn down from the other side too", () => {
    expect(build(build(board, [0, 0], 1), [0, 1], 4)).toEqual(board);
  });

  it("stands only between two hexes of the board, and goes with the last of them", () => {
    expect(build(board, [0, 1], 1)).toEqual(board);
    const alone = place(
      place(
        build(
          {
            ...empty(),
            board: [
              [0, 0],
              [0, 1],
            ],
          },
          [0, 0],
          1,
        ),
        [0, 0],
        "clear",
        0,
      ),
      [0, 1],
      "clear",
      0,
    );
    expect(alone.thin_walls).toEqual([]);
  });
});

describe("the drawing", () => {
  it("puts the server's lattice where the hexes are", () => {
    for (const [q, r] of disc(2)) {
      const [x, y] = drawn([3 * q, q + 2 * r]);
      expect([x, y].map((part) => part.toFixed(6))).toEqual(centre([q, r]).map((part) => part.toFixed(6)));
    }
  });

  it("knows the edge nearest to a point", () => {
    for (const [direction, step] of DIRECTIONS.entries()) expect(facing(...centre(step))).toBe(direction);
  });

  it("goes across by arrow keys without leaving its row, and back", () => {
    let at: Hex = [0, 0];
    for (let step = 0; step < 4; step++) at = plus(at, arrow(at, "ArrowRight")[0]!);
    expect(at).toEqual([4, -2]);
    for (let step = 0; step < 4; step++) at = plus(at, arrow(at, "ArrowLeft")[0]!);
    expect(at).toEqual([0, 0]);
  });
});
