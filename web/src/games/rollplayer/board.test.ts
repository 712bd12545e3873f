import { describe, expect, it } from "vitest";
import { beside, dieOf, pips, plain, room, signed, SLOTS, written } from "./parts/dice";
import type { OptionInfo, Picture } from "../board";
import { optionPieces, pieces } from "./front";
import { guide } from "./guide";
import { moves } from "./motion";
import { inTray, onInitiative, onRow, onSlot, poolShifts, shifts } from "./moves";
import { phase, rounds } from "./parts/phase";
import type { Table } from "./parts/table";
import type { Printed, View } from "./types";
import en from "../../../../questhall/games/rollplayer/texts/en.ftl?raw";
import ru from "../../../../questhall/games/rollplayer/texts/ru.ftl?raw";

function offering(...keys: string[]): Table {
  const options = new Map(keys.map((key) => [key, { key, kind: "test" } as OptionInfo]));
  return { options, option: (key: string) => options.get(key), view: { market: ["climb"] } } as unknown as Table;
}
const picture = (view: Partial<View>, rest: Partial<Picture> = {}) => ({ view, looking: [0], players: 2, settings: {}, ...rest }) as Picture;
const at = (...agenda: string[]) => ({ round: 3, over: false, pool: [], agenda: agenda.map((type) => ({ type })) }) as unknown as View;

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
  it("in the tray when they lie nowhere else", () => {
    expect(inTray(offering("keep:R5", "skip", "buy:climb", "buy:search"))).toEqual(["keep:R5", "buy:search"]);
  });
});

describe("what a log line lights up", () => {
  it("the hero and the slot", () => {
    const lit = pieces({ kind: "placed", data: { seat: 1, die: "R5", slot: "STR1" } });
    expect(lit).toEqual(expect.arrayContaining(["h1", "seat-1", "h1-STR1"]));
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
    const taken = new Map<number, number>();
    moves({ kind: "took-card", data: { seat: 0, card: 2, die: "R5" } }, taken);
    const [move] = moves({ kind: "placed", data: { seat: 0, die: "R5", slot: "STR1" } }, taken);
    expect(move).toEqual({ from: ["init-2", "hand-R5"], to: "h0-STR1", fallback: "h0" });
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
