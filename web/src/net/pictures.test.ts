import { describe, expect, it } from "vitest";
import { entry, picture } from "../testing";
import type { Changed } from "./messages";
import { Pictures } from "./pictures";

const first = picture({ number: 4, seq: 2, view: { gold: 1, hand: ["axe"] }, entries: [entry(2, 0)] });

function change(more: Partial<Changed> = {}): Changed {
  return {
    type: "changed",
    base: 4,
    entries: [entry(3, 1)],
    patch: { number: [5], seq: [3], view: { gold: [2] } },
    ...more,
  };
}

function watched(): { pictures: Pictures; asked: number[] } {
  const asked: number[] = [];
  const pictures = new Pictures((since) => asked.push(since));
  pictures.whole(first);
  return { pictures, asked };
}

describe("a picture that says what changed", () => {
  it("is heard whole, with its own entries", () => {
    const { pictures, asked } = watched();
    const heard = pictures.whole(change());
    expect(heard).toEqual({ ...first, number: 5, seq: 3, view: { gold: 2, hand: ["axe"] }, entries: [entry(3, 1)] });
    expect(asked).toEqual([]);
  });

  it("builds on the one before", () => {
    const { pictures } = watched();
    pictures.whole(change());
    const heard = pictures.whole(change({ base: 5, patch: { number: [6] }, entries: [] }));
    expect(heard).toMatchObject({ number: 6, view: { gold: 2 }, entries: [] });
  });

  it.each([
    ["builds on another one", change({ base: 3 })],
    ["does not fit", change({ patch: { view: { hand: { 7: [1] } } } })],
  ])("that %s is not shown: the whole one is asked for", (_, odd) => {
    const { pictures, asked } = watched();
    expect(pictures.whole(odd)).toBeNull();
    expect(pictures.whole(change({ base: 5 }))).toBeNull(); // was on its way already
    expect(asked).toEqual([2]);
    expect(pictures.whole(first)).toBe(first);
  });

  it("has nothing to build on after the line was cut", () => {
    const { pictures, asked } = watched();
    pictures.restart();
    expect(pictures.whole(change())).toBeNull();
    expect(asked).toEqual([0]);
  });

  it("other messages pass", () => {
    const { pictures } = watched();
    expect(pictures.whole({ type: "pong" })).toEqual({ type: "pong" });
  });
});
