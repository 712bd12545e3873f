import { describe, expect, it } from "vitest";
import { ATTRIBUTES, beside, dieOf, pips, plain, room, signed, SLOTS, written } from "./parts/dice";
import type { OptionInfo, Picture, Texts } from "../board";
import { note, optionPieces, pieces, says } from "./front";
import { guide } from "./guide";
import { moves } from "./motion";
import { elsewhere, inTray, onBoard, onInitiative, onRow, onSlot, poolShifts, shifts } from "./moves";
import { ghostOf, swapping } from "./parts/ghost";
import { measured } from "./parts/room";
import { VIGNETTES } from "./art/paintings";
import { phase, rounds } from "./parts/phase";
import type { Table } from "./parts/table";
import type { Printed, View } from "./types";
import en from "../../../../questhall/games/rollplayer/texts/en.ftl?raw";
import ru from "../../../../questhall/games/rollplayer/texts/ru.ftl?raw";

function offering(...keys: string[]): Table {
  const options = new Map(keys.map((key) => [key, { key, kind: "test" } as OptionInfo]));
  return { options, option: (key: string) => options.get(key), view: { market: ["climb"] } } as unknown as Table;
}
const picture = (view: Partial<View>, rest: Partial<Picture> = {}) =>
  ({ view, looking: [0], players: 2, settings: {}, ...rest }) as Picture;
const at = (...agenda: string[]) =>
  ({ round: 3, over: false, pool: [], agenda: agenda.map((type) => ({ type })) }) as unknown as View;

describe("dice", () => {
  it("are read and written as the server does", () => {
    expect(dieOf("R5")).toBe(35);
    expect(written(35)).toBe("R5");
    expect(SLOTS[4]).toBe("DEX2");
  });
  it("show as many pips as they are worth", () => {
    expect([1, 2, 3, 4, 5, 6].map((value) => pips(value).length)).toEqual([1, 2, 3, 4, 5, 6]);
  });
  it("go to the leftmost empty slot", () => {
    const dice = [...[11, 12, 0], ...[11, 12, 13], ...Array<number>(12).fill(0)];
    expect([0, 1, 2].map((row) => room(dice, row))).toEqual([2, -1, 6]);
  });
  it("have real minus signs beside them", () => {
    expect([signed(2), signed(0), signed(-2), plain(-2)]).toEqual(["+2", "0", "−2", "−2"]);
  });
});

describe("the alignment grid", () => {
  it("ends at its edges", () => {
    expect(beside(4, "good")).toBe(1);
    expect(beside(1, "good")).toBe(-1);
    expect(beside(5, "chaos")).toBe(-1);
    expect(beside(5, "law")).toBe(4);
  });
});

describe("options lie on their pieces", () => {
  it("on dice of the board", () => {
    const t = offering("swap:STR1", "raise:STR2", "lower:STR2");
    expect(onSlot(t, 0)).toBe("swap:STR1");
    expect(onSlot(t, 1)).toBe("");
    expect(shifts(t, 1)).toEqual(["raise:STR2", "lower:STR2"]);
  });
  it("on rows, with the die in hand", () => {
    expect(onRow(offering("place:WIS"), "WIS", "")).toBe("place:WIS");
    expect(onRow(offering("start:R5:WIS", "start:G1:WIS"), "WIS", "G1")).toBe("start:G1:WIS");
    expect(onRow(offering("place:WIS"), "STR", "")).toBe("");
  });
  it("on initiative cards", () => {
    const t = offering("take:2", "pool-raise:3:R5", "pool-lower:3:R5", "pool-reroll:4:G1");
    expect([2, 3, 4].map((card) => onInitiative(t, card))).toEqual(["take:2", "", "pool-reroll:4:G1"]);
    expect(poolShifts(t, 3)).toEqual(["pool-raise:3:R5", "pool-lower:3:R5"]);
  });
  it("in the tray when they are dice, on the stall when they are cards of no market", () => {
    const t = offering("keep:R5", "skip", "buy:climb", "buy:search");
    expect(inTray(t)).toEqual(["keep:R5"]);
    expect(elsewhere(t)).toEqual(["buy:search"]);
  });
  it("in the foot when they have no place at all", () => {
    expect(["skip", "pass", "done", "look", "charm"].some(onBoard)).toBe(false);
    expect(["buy:climb", "take:1", "rob:2", "colour:red", "act:STR"].every(onBoard)).toBe(true);
  });
});

describe("what a log line lights up", () => {
  it("the hero and the slot", () => {
    const lit = pieces({ kind: "placed", data: { seat: 1, die: "R5", slot: "STR1" } });
    expect(lit).toEqual(expect.arrayContaining(["seat-1", "h1-STR1"]));
  });
  it("the initiative card and the bought card", () => {
    expect(pieces({ kind: "took-card", data: { seat: 0, card: 3, die: "R5" } })).toContain("init-3");
    expect(pieces({ kind: "bought", data: { seat: 0, card: "climb", gold: 2, charisma: 0 } })).toEqual(
      expect.arrayContaining(["climb", "h0-gold"]),
    );
  });
  it("an option of the panel", () => {
    const heroes = [{ token: 4 }] as View["heroes"];
    expect(optionPieces("take:2", picture({}))).toEqual(["init-2"]);
    expect(optionPieces("step:evil", picture({ heroes }))).toEqual(["h0-cell-7"]);
    expect(optionPieces("flip:CHA3", picture({}))).toEqual(["h0-CHA3"]);
    expect(optionPieces("skip", picture({}))).toEqual([]);
  });
});

describe("the round", () => {
  it("knows its phase", () => {
    expect(phase(at("Cleanup", "Market"), "market.visit")).toBe("market");
    expect(phase(at("Cleanup", "Market"), "act.STR")).toBe("dice");
    expect(phase(at("DiceTurn"), "dice.take")).toBe("dice");
    expect(phase({ ...at(), round: 0 }, "setup.race")).toBe("setup");
  });
  it("counts to the last one", () => {
    const printed = { rounds: { 2: 12, 3: 11 }, short_rounds: { 2: 10, 3: 9 } } as unknown as Printed;
    expect([2, 3].map((players) => rounds(picture({}, { players }), printed))).toEqual([12, 11]);
    expect(rounds(picture({}, { players: 3, settings: { short: true } }), printed)).toBe(9);
  });
});

describe("motion", () => {
  it("takes a die from the card that was taken", () => {
    moves({ kind: "took-card", data: { seat: 0, card: 2, die: "R5" } });
    const [move] = moves({ kind: "placed", data: { seat: 0, die: "R5", slot: "STR1" } });
    expect(move).toEqual({ from: ["init-2", "hand-R5"], to: "h0-STR1" });
  });
});

describe("the ghost of an answer", () => {
  const rows = ATTRIBUTES.map((_, row) => ({ value: 3 + row }));
  const dice = [31, 0, 0, 26, 22, 0, ...Array<number>(12).fill(0)];
  const hint = {
    rows,
    extra: [0, 0, 1, 0, 0, 0, 0, 0],
    placing: { R5: [{ value: 9, stars: 2, gold: 1 }, null] },
    market: {},
  };
  const t = (chosen = "", incoming = 0) =>
    ({
      me: 0,
      chosen,
      incoming,
      view: { heroes: [{ dice, token: 4, alignment: "calm" }], pool: [35] },
      hints: { heroes: [hint] },
      printed: { alignments: { calm: [0, 2, 0, 0, 1, 0, 0, 0, 0] }, discard_gold: 2 },
    }) as unknown as Table;
  const values = (key: string, chosen = "") => ghostOf(t(chosen), key)?.values.slice(0, 3);

  it("foretells a placement as the rules told it", () => {
    const ghost = ghostOf(t("", 35), "place:STR")!;
    expect([ghost.values[0], ghost.stars, ghost.gold, ghost.dice.get(1)]).toEqual([9, 2, 1, 35]);
    expect(ghostOf(t("", 35), "place:DEX")).toBeNull();
  });
  it("shows every row what a die of the pool would make of it", () => {
    expect(values("take:1")).toEqual([9, 4, 5]);
  });
  it("turns, raises and sets a die", () => {
    expect(values("flip:STR1")).toEqual([8, 4, 5]);
    expect(values("raise:STR1")).toEqual([4, 4, 5]);
    expect(values("to:4", "set:STR1")).toEqual([6, 4, 5]);
    expect(values("keep:R6", "reroll:STR1")).toEqual([8, 4, 5]);
  });
  it("swaps and moves dice by what they count, weapons included", () => {
    expect(values("with:DEX1", "swap:STR1")).toEqual([3 - 1 + 7, 4 + 1 - 7, 5]);
    const moved = ghostOf(t("move:DEX1"), "to-row:STR")!;
    expect([...moved.dice]).toEqual([
      [3, 22],
      [4, 0],
      [5, 0],
      [1, 26],
    ]);
    expect(moved.values.slice(0, 2)).toEqual([10, -3]);
  });
  it("knows the first die of a swap after a reload, where only one can be it", () => {
    expect(swapping([31, 0, 26, 22], (key) => key !== "with:CON1" && key !== "with:STR1")).toBe("swap:STR1");
    expect(swapping([31, 0, 31], () => false)).toBe("");
  });
  it("moves the token and counts its cell", () => {
    expect(ghostOf(t(), "step:good")).toMatchObject({ cell: 1, stars: 1 });
  });
  it("promises nothing where chance decides", () => {
    expect(ghostOf(t(), "reroll:STR1")).toBeNull();
  });
});

describe("the size of the table", () => {
  it("is drawn as planned at 1280 x 800 and grows from there", () => {
    expect(measured(1280, 656)).toMatchObject({ narrow: false, tight: false, scale: 1, wide: 1280, high: 656 });
    expect(measured(1920, 936).scale).toBeCloseTo(1.427, 2);
  });
  it("has a layout of its own on a phone", () => {
    expect(measured(390, 680)).toMatchObject({ narrow: true, scale: 1, wide: 390 });
  });
});

describe("a market card", () => {
  it("is painted, whichever it is", () => {
    expect(Object.keys(VIGNETTES).length).toBe(53);
    for (const paint of Object.values(VIGNETTES)) expect(paint()).not.toMatch(/NaN|undefined/);
  });
});

describe("what the foot says", () => {
  const texts = {
    name: (thing: string) => thing,
    say: (key: string, data: Record<string, unknown> = {}) => [key, ...Object.values(data)].join(" "),
    lang: "en",
  } as unknown as Texts;
  const shown = picture(
    { heroes: [{ card: 2, gold: 4, charisma: 0 }] as View["heroes"], pool: [0, 35], coins: [0, 1], round: 2 },
    {
      hints: {
        heroes: [
          {
            placing: { R5: [{ value: 9, stars: 2, gold: 0 }, null, { value: 5, stars: 0, gold: 2 }] },
            market: { climb: { price: 1, stars: 2, drops: [] } },
          },
        ],
      } as unknown as Picture["hints"],
    },
  );
  const printed = { printed: { cards: { climb: { about: { en: "Up." } } } } } as unknown as Parameters<typeof says>[3];

  it("a placement: the attribute, the stars, the gold, the action", () => {
    expect(says("place:STR", shown, texts, printed)).toBe("STR 9 · rp-says-stars +2 · rp-says-then rp-deed-STR");
    expect(says("place:CON", shown, texts, printed)).toContain("rp-says-gold 2");
  });
  it("a die of the pool: what it makes of each row with room", () => {
    expect(says("take:2", shown, texts, printed)).toBe("R5 · STR 9 · CON 5");
    expect(note("take:2", shown, texts)).toBe("R5 · coins 1");
  });
  it("a card: what it does; its button, the price and the stars", () => {
    expect(says("buy:climb", shown, texts, printed)).toBe("Up.");
    expect(note("buy:climb", shown, texts)).toBe("coins 1 · +2★");
  });
});

describe("words", () => {
  const keys = (text: string) => [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((found) => found[1]!).sort();
  it("are the same in both languages", () => {
    expect(keys(ru)).toEqual(keys(en));
  });
  it("hold every step of the guide, with a title", () => {
    for (const step of guide.steps) expect(keys(en)).toContain(`guide-${step.id}`);
    expect(en.match(/\.title =/g)?.length).toBe(guide.steps.length);
  });
});
