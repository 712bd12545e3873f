import { describe, expect, it } from "vitest";
import { asked } from "../testing";
import { decision, exchanged, isMine, offers, pickKey, toggled } from "./asked";

const picks = { verb: "play", things: ["a", "b", "c"], count: 2 };

describe("things to pick from", () => {
  const open = asked({ picks, says: ["sign:early"] });

  it("are mine even where nothing is listed", () => {
    expect(isMine(open)).toBe(true);
    expect(isMine(asked())).toBe(false);
  });

  it("are said by a verb and the things in order", () => {
    expect(pickKey(picks, ["c", "a"])).toBe("play:c:a");
  });

  it("are picked one after another, and put back", () => {
    expect(toggled(toggled([], "c"), "a")).toEqual(["c", "a"]);
    expect(toggled(["c", "a"], "c")).toEqual(["a"]);
  });

  it("offer every pick, every sign and nothing else", () => {
    for (const key of ["play:a:b", "play:c:a", "sign:early"]) expect(offers(open, key)).toBe(true);
    for (const key of ["play:a:a", "play:a", "play:a:d", "show:a:b", "rest"]) expect(offers(open, key)).toBe(false);
  });
});

describe("an answer that may be changed", () => {
  const answered = asked({ options: ["go", "wait"], base: 4, answered: true });

  it("is not asked until one wants to change it", () => {
    expect(decision([answered], -1)).toBeNull();
    expect(decision([answered], 4)).toBe(answered);
  });

  it("comes after what is still to be decided", () => {
    const other = asked({ seat: 1, options: ["go"], base: 4 });
    expect(decision([answered, other], 4)).toBe(other);
  });
});

describe("things that are weighed", () => {
  it("let one more take the place of the last", () => {
    expect(exchanged(["c", "a"], "b", 2)).toEqual(["c", "b"]);
    expect(exchanged(["c"], "b", 2)).toEqual(["c", "b"]);
    expect(exchanged(["c", "a"], "c", 2)).toEqual(["a"]);
  });
});
