import { describe, expect, it } from "vitest";
import type { ShelfCard } from "../net/messages";
import { makeBundle, Texts } from "../texts/texts";
import { fieldsOf, fits, found, heldBy, placesOf, valueText, type Thing } from "./shelves";

const card = (id: string, ru: string, facts: Record<string, unknown>, more: Partial<ShelfCard> = {}): ShelfCard =>
  ({ id, names: { en: id, ru }, facts, words: { en: {}, ru: {} }, rules: [], ...more }) as unknown as ShelfCard;

const THINGS: Thing[] = [
  { kind: "items", card: card("helm", "Шлем", { slot: "head", cost: 10 }) },
  {
    kind: "items",
    card: card("boots", "Сапоги-скороходы", { slot: "legs", cost: 20 }, { where: ["classes/brute", "shop"] }),
  },
  {
    kind: "items",
    card: card("cloak", "Плащ", { slot: "body", cost: 20 }, { words: { en: { text: ["like a helm"] }, ru: {} } }),
  },
  { kind: "classes", card: card("brute", "Дикарь", {}) },
];
const TEXTS = new Texts("en", [
  makeBundle("en", ["field-cost = cost\nfield-slot = slot\nfact-cost = { $value } gold\nwhere-shop = in the shop"]),
]);
const cards = THINGS.map((thing) => thing.card);

describe("the compendium", () => {
  it("finds by names and words of both languages, what is called so first", () => {
    expect(found(THINGS, "helm").map(({ card }) => card.id)).toEqual(["helm", "cloak"]);
    expect(found(THINGS, "сапоги").map(({ card }) => card.id)).toEqual(["boots"]);
    expect(found(THINGS, "helm shoe")).toEqual([]);
    expect(found(THINGS, " ")).toHaveLength(4);
  });
  it("offers the fields that tell things apart, numbers in their order", () => {
    expect(fieldsOf(cards, TEXTS)).toEqual([
      { name: "slot", values: ["body", "head", "legs"] },
      { name: "cost", values: ["10", "20"] },
    ]);
    expect(fieldsOf(cards.slice(0, 1), TEXTS)).toEqual([]);
    expect(valueText("cost", "20", TEXTS)).toBe("20 gold");
  });
  it("keeps what fits every choice", () => {
    expect(cards.filter((one) => fits(one, { cost: "20", slot: "" })).map(({ id }) => id)).toEqual(["boots", "cloak"]);
    expect(cards.filter((one) => fits(one, { cost: "20", slot: "legs" }))).toHaveLength(1);
  });
  it("says where a thing is met, and what is met in it", () => {
    expect(placesOf(THINGS[1]!, THINGS, TEXTS, "ru")).toEqual([
      { text: "Дикарь", ref: "classes/brute" },
      { text: "in the shop", ref: "" },
    ]);
    expect(heldBy(THINGS[3]!, THINGS).map(({ card }) => card.id)).toEqual(["boots"]);
  });
});
