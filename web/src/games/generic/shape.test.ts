import { describe, expect, it } from "vitest";
import { cardsOf, grouped, isPile, onlyOption, split, told } from "./shape";

describe("a view one knows nothing about", () => {
  const view = {
    agenda: [{ type: "Turn" }],
    counters: {},
    over: false,
    heap: 3,
    deck: { cards: ["?", "?"], seen: [0, 0], kind: "cards" },
    thieves: [{ lanterns: 2 }, { lanterns: 1 }],
  };
  it("is what lies in the middle, and what each player has", () => {
    const { shared, players } = split(view, 2);
    expect(shared.map(([key]) => key)).toEqual(["heap", "deck"]);
    expect(players.map(([key]) => key)).toEqual(["thieves"]);
  });
  it("what says nothing is left out", () => {
    const hero = {
      card: "",
      at: -1,
      gold: 0,
      hand: { cards: [], seen: [] },
      trophies: [{ cards: [], seen: [] }],
      delayed: false,
      quests: ["moon"],
    };
    expect(told(hero).map(([key]) => key)).toEqual(["gold", "quests"]);
  });
  it("piles are known by their cards and who saw them", () => {
    expect(isPile(view.deck)).toBe(true);
    expect(isPile({ cards: 3 })).toBe(false);
  });
  it("a plain list of names lies like cards", () => {
    expect(cardsOf(["a", "b"])).toEqual(["a", "b"]);
    expect(cardsOf([1, 2])).toBeNull();
    expect(cardsOf([])).toBeNull();
  });
  it("equal cards lie together", () => {
    expect(grouped(["a", "b", "a"])).toEqual([
      ["a", 2],
      ["b", 1],
    ]);
  });
  it("a card is a button when exactly one option is about it", () => {
    const info = (key: string) => [key, { key, text: key, help: key, seat: 0, base: 0, kind: "turn" }] as const;
    const options = new Map([info("drop:torch"), info("drop:guard"), info("show:guard")]);
    expect(onlyOption("torch", options)?.key).toBe("drop:torch");
    expect(onlyOption("guard", options)).toBeNull();
  });
});
