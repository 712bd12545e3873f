import { describe, expect, it } from "vitest";
import { fitting, NOBODY, numbersOf, read, written, type Drawn, type MonsterSheet } from "./monsters";

const orders = (move: number, targets = 1) => ({ move, range: 0, targets, aoe: [], jumping: false });
const level = (move: number) => ({
  hit_points: "5",
  move,
  attack: "2",
  range: 0,
  traits: { en: [], ru: [] },
  orders: [[orders(move)], [], [orders(move), orders(0, 2)]],
});
const card = (initiative: number) => ({ initiative, says: { en: ["Move +0"], ru: ["Движение +0"] } });
const guard = {
  type: "bandit-guard",
  names: { en: "bandit guard", ru: "разбойник-стражник" },
  flying: true,
  cards: [card(15), card(30), card(50)],
  levels: { normal: [level(2), level(3)], elite: [level(2), level(4)] },
} as unknown as MonsterSheet;
const drawn = (part: Partial<Drawn>): Drawn => ({ ...NOBODY, type: "bandit-guard", ...part });

describe("a monster's card", () => {
  it("gives the numbers of its level and rank", () => {
    expect(numbersOf(guard, drawn({}))).toEqual({
      move: 3,
      range: 0,
      targets: 1,
      jumping: false,
      flying: true,
      aoe: [],
    });
    expect(numbersOf(guard, drawn({ rank: "elite" })).move).toBe(4);
  });

  it("has one set of numbers for each step that moves or attacks, or none", () => {
    expect(numbersOf(guard, drawn({ card: 2, step: 1 })).targets).toBe(2);
    expect(numbersOf(guard, drawn({ card: 1 }))).toMatchObject({ move: 0, targets: 0 });
  });

  it("is made possible for another monster", () => {
    expect(fitting(guard, drawn({ rank: "boss", card: 7, step: 3 }))).toEqual(
      drawn({ rank: "normal", card: 0, step: 0 }),
    );
    expect(fitting(guard, drawn({ card: 2, step: 1 }))).toEqual(drawn({ card: 2, step: 1 }));
  });

  it("comes back from a link", () => {
    expect(read(written(drawn({ rank: "elite", level: 7, card: 3, step: 1 })))).toEqual(
      drawn({ rank: "elite", level: 7, card: 3, step: 1 }),
    );
    expect(written(NOBODY)).toBe("");
  });

  it.each([
    "",
    "bandit-guard",
    "bandit-guard.king.1.0.0",
    "bandit-guard.elite.9.0.0",
    "../x.elite.1.0.0",
    "a.elite.1.x.0",
  ])("is nobody from %o", (text) => {
    expect(read(text)).toEqual(NOBODY);
  });
});
