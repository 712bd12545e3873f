import { describe, expect, it } from "vitest";
import { fileName, placeOf, spanOf, withEntry } from "./editing";

const PACK =
  "game: rollplayer\nname: {en: Kitchen Wars, ru: Кухня}\nweapons:\n- id: pan\n  price: 3\ntraits:\n- id: shy\n";
const ENTRY = "- id: pan\n  price: 2\n";

describe("the text of a pack", () => {
  it("finds the line and the word that a fault names", () => {
    expect(PACK.slice(...spanOf(PACK, 5))).toBe("  price: 3");
    expect(PACK.slice(...placeOf(PACK, 5, "3"))).toBe("3");
    expect(PACK.slice(...placeOf(PACK, 5, "missing"))).toBe("  price: 3");
    expect(spanOf(PACK, 99)).toEqual([PACK.length, PACK.length]);
  });

  it("takes an entry where its kind ends, under an id of its own", () => {
    const { text, at } = withEntry(PACK, "weapons", ENTRY);
    expect(text).toContain("  price: 3\n- id: pan-2\n  price: 2\ntraits:");
    expect(text.slice(at)).toMatch(/^- id: pan-2/);
  });

  it("begins a kind that is not there yet", () => {
    const { text, at } = withEntry(PACK, "skills", ENTRY.replace("pan", "hum"));
    expect(text.endsWith("skills:\n- id: hum\n  price: 2\n")).toBe(true);
    expect(text.slice(at)).toMatch(/^- id: hum/);
  });

  it("is called like the pack", () => {
    expect(fileName(PACK)).toBe("kitchen-wars.yaml");
    expect(fileName("")).toBe("pack.yaml");
  });
});
