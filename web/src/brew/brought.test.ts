import { describe, expect, it } from "vitest";
import type { Brought, Printed } from "../net/messages";
import { withBrought } from "./brought";

const PRINTED = {
  names: { axe: { en: "Axe", ru: "Топор" } },
  printed: { cards: { axe: { price: 2 } }, order: ["axe"], deck: "market" },
  events: {},
  seat_parts: {},
  numbers: {},
  parts: {},
} as unknown as Printed;
const BROUGHT = {
  names: { "pan~1": { en: "Pan", ru: "Сковорода" } },
  printed: { cards: { "pan~1": { price: 3 }, axe: { price: 99 } }, order: [], deck: "other", more: {} },
  packs: [],
} as unknown as Brought;

describe("what a table has brought", () => {
  it("lies beside what is printed and takes the place of nothing", () => {
    const all = withBrought(PRINTED, BROUGHT);
    expect(all.names["pan~1"]).toEqual({ en: "Pan", ru: "Сковорода" });
    expect(all.printed).toEqual({
      cards: { axe: { price: 2 }, "pan~1": { price: 3 } },
      order: ["axe"],
      deck: "market",
    });
  });

  it("is nothing at most tables", () => {
    expect(withBrought(PRINTED, null)).toBe(PRINTED);
  });
});
