import { describe, expect, it } from "vitest";
import { marked } from "./search";

describe("what of a rule was asked for", () => {
  it("is marked as the server names it, whatever its case and its ё", () => {
    expect(marked("Healing 2 heals wounds.", ["healing", "heals"])).toEqual([
      { text: "Healing", hit: true },
      { text: " 2 ", hit: false },
      { text: "heals", hit: true },
      { text: " wounds.", hit: false },
    ]);
    const found = marked("Счёт ведёт лицо-хозяин.", ["счет", "лицо-хозяин"]);
    expect(found.filter((part) => part.hit).map((part) => part.text)).toEqual(["Счёт", "лицо-хозяин"]);
  });
  it("is nothing without a question", () => {
    expect(marked("Each player.", [])).toEqual([{ text: "Each player.", hit: false }]);
  });
});
