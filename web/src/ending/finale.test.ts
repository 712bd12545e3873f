import { describe, expect, it } from "vitest";
import { inOrder, onPodium, parts, ranking } from "./finale";

describe("places at the end", () => {
  it("winners stand first, equal scores share a place", () => {
    expect(ranking([1], [30, 30, 12, 30])).toEqual([2, 1, 4, 2]);
  });
  it("a shared victory is one place", () => {
    expect(ranking([0, 2], [5, 9, 7])).toEqual([1, 3, 1]);
  });
  it("without a winner the scores decide", () => {
    expect(ranking([], [1, 4, 4])).toEqual([3, 1, 1]);
  });
  it("the first stands in the middle of a podium", () => {
    const order = inOrder(ranking([2], [10, 20, 30, 5]));
    expect(order).toEqual([2, 1, 0, 3]);
    expect(onPodium(order)).toEqual([3, 1, 2, 0]);
  });
  it("a bar has its sources in their order and leaves out what is nothing", () => {
    const source = (id: string) => ({ id, name: id, icon: "", colour: "azure" as const });
    expect(
      parts({ b: 2, a: 1, c: 0 }, [source("a"), source("b"), source("c")]).map(({ source, value }) => [
        source.id,
        value,
      ]),
    ).toEqual([
      ["a", 1],
      ["b", 2],
    ]);
  });
});
