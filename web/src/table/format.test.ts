import { describe, expect, it } from "vitest";
import { placed } from "../guide/place";
import { waitBefore } from "../net/connection";
import { picture } from "../testing";
import { address, Steps } from "../replay/steps";
import { chaptersOf } from "../rules/search";
import { capital, clockText, lengthText, listText, places, rangeText, typedOption, when } from "./format";
import { keepsSecrets } from "./secrets";

describe("words and numbers", () => {
  it("clocks", () => {
    expect([125, 3_725, 0.4, -3].map((seconds) => clockText(seconds, "en"))).toEqual([
      "2:05",
      "1:02:05",
      "0:01",
      "0:00",
    ]);
    expect([3 * 86_400, 3 * 86_400 + 7_200].map((seconds) => clockText(seconds, "en"))).toEqual([
      "3 days",
      "3 days 2 hr",
    ]);
    expect(clockText(3 * 86_400 + 7_200, "ru")).toBe("3 дн. 2 ч");
  });
  it("lengths of time", () => {
    expect([8, 65, 5_000, 8_000, 200_000].map((seconds) => lengthText(seconds, "en"))).toEqual([
      "8 seconds",
      "1 minute",
      "83 minutes",
      "2 hours",
      "2 days",
    ]);
    expect(lengthText(1_440, "ru")).toBe("24 минуты");
  });
  it("player counts", () => {
    expect([[1, 2, 3, 4], [2, 4, 6], [2], []].map(rangeText)).toEqual(["1–4", "2, 4, 6", "2", ""]);
  });
  it("places are shared by equal scores", () => {
    expect(places([30, 12, 30, 5])).toEqual([1, 3, 1, 4]);
  });
  it("lists and times in both languages", () => {
    expect(listText(["Ann", "Bob"], "en")).toBe("Ann and Bob");
    expect(listText(["Аня", "Боря"], "ru")).toBe("Аня и Боря");
    expect(when(1_000, "en", 1_000 + 7_200)).toBe("2 hours ago");
    expect(when(1_000, "ru", 1_000 + 86_400 * 3)).toBe("3 дня назад");
  });
  it("capitals", () => {
    expect(capital("взять карту")).toBe("Взять карту");
  });
});

describe("typing an option's number", () => {
  it("is taken at once when it can mean only one", () => {
    expect(typedOption("3", 5)).toEqual({ choose: 2, wait: false });
    expect(typedOption("2", 18)).toEqual({ choose: 1, wait: false });
    expect(typedOption("12", 18)).toEqual({ choose: 11, wait: false });
  });
  it("waits for a second digit where one can follow", () => {
    expect(typedOption("1", 18)).toEqual({ choose: 0, wait: true });
  });
  it("is nothing where there is no such option", () => {
    expect(typedOption("7", 5).choose).toBeNull();
    expect(typedOption("0", 5).choose).toBeNull();
  });
});

describe("coming back", () => {
  it("tries soon and often first, then patiently", () => {
    expect(waitBefore(0)).toBeLessThan(300);
    expect(Math.max(...Array.from({ length: 30 }, (_, at) => waitBefore(at)))).toBeLessThanOrEqual(1_000);
    expect(waitBefore(40)).toBe(5_000);
  });
});

describe("secrets at one screen", () => {
  it("hands that are blotted out need a curtain, an open table does not", () => {
    expect(
      keepsSecrets(picture({ view: { thieves: [{ hand: { cards: ["torch"] } }, { hand: { cards: ["?"] } }] } })),
    ).toBe(true);
    expect(keepsSecrets(picture({ view: { deck: { cards: ["?"] }, heroes: [{ gold: 1 }, { gold: 2 }] } }))).toBe(false);
  });
});

describe("rules", () => {
  const rule = (id: string, chapter: string, terms: string, text: string) => ({
    id,
    chapter,
    terms,
    text,
    source: "",
    examples: [],
    notes: [],
    rulings: [],
    tables: [],
    hits: [],
  });
  const rules = [
    rule("A-1", "Market", "рынок, жетон", "Buy a card."),
    rule("A-2", "Dice", "бросок", "Roll dice."),
    rule("A-3", "Market", "жетоны", "Pay with tokens."),
  ];
  it("stand under their chapters in the book's order", () => {
    expect(chaptersOf(rules).map((chapter) => [chapter.title, chapter.rules.length])).toEqual([
      ["Market", 2],
      ["Dice", 1],
    ]);
  });
});

describe("replay", () => {
  it("fetches a step once, and the next ahead", async () => {
    const asked: number[] = [];
    const steps = new Steps(async (step) => (asked.push(step), { step, steps: 9 }) as never);
    await steps.at(3, "");
    await steps.at(4, "");
    await steps.at(3, "");
    expect(asked).toEqual([3, 4, 5]);
  });
  it("has an address for every step and view", () => {
    expect(address("abc", 4, "")).toBe("#/r/abc?step=4");
    expect(address("abc", 4, "1")).toBe("#/r/abc?step=4&seat=1");
  });
});

describe("coach marks", () => {
  const window = { width: 1280, height: 800 };
  const mark = { width: 300, height: 150 };
  it("lie below their target, or beside it where there is no room", () => {
    expect(placed({ left: 20, top: 100, right: 400, bottom: 200 }, mark, window, null)).toEqual({ left: 20, top: 212 });
    expect(placed({ left: 20, top: 500, right: 400, bottom: 780 }, mark, window, null)).toEqual({
      left: 412,
      top: 500,
    });
  });
  it("do not cover the decision", () => {
    const decision = { left: 900, top: 100, right: 1270, bottom: 700 };
    const at = placed({ left: 20, top: 300, right: 890, bottom: 780 }, mark, window, decision);
    expect(at).toEqual({ left: 20, top: 138 });
  });
  it("lie at the top of a phone", () => {
    expect(placed({ left: 0, top: 700, right: 390, bottom: 800 }, mark, { width: 390, height: 844 }, null)).toEqual({
      left: 8,
      top: 8,
    });
    const foot = { left: 0, top: 700, right: 390, bottom: 844 };
    const above = placed({ left: 0, top: 10, right: 390, bottom: 90 }, mark, { width: 390, height: 844 }, foot);
    expect(above).toEqual({ left: 8, top: 700 - mark.height - 8 });
  });
});
