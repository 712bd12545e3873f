import { describe, expect, it } from "vitest";
import { asked, entry, picture } from "../testing";
import { concerns, EMPTY, merged, optionPieces, piecesOf, reduce, seatNamed, sinceLast, standing } from "./reducer";

const SEATS = ["seat", "victim"];

describe("pictures", () => {
  it("each adds its entries to what is known", () => {
    const first = reduce(EMPTY, picture({ entries: [entry(0, -1, [], "start")] }));
    const second = reduce(first, picture({ seq: 1, entries: [entry(1, 0)] }));
    expect(second.entries.map((one) => one.seq)).toEqual([0, 1]);
  });
  it("coming back tells nothing twice", () => {
    expect(merged([entry(1, 0), entry(2, 1)], [entry(2, 1), entry(3, 0)]).map((one) => one.seq)).toEqual([1, 2, 3]);
  });
  it("a refusal goes away with the next picture", () => {
    const refused = reduce(EMPTY, {
      type: "refused",
      refusal: { reason: "match.stale", rule: "", numbers: {} },
      option: "draw",
    });
    expect(refused.refused?.option).toBe("draw");
    expect(reduce(refused, picture()).refused).toBeNull();
  });
  it("reasons last as long as the question they belong to", () => {
    const open = picture({ asked: [asked({ base: 4, options: ["draw"] })] });
    const told = reduce(reduce(EMPTY, open), {
      type: "reasons",
      seat: 0,
      base: 4,
      refused: { burn: { reason: "hand.lacks", rule: "", numbers: {} } },
    });
    expect(Object.keys(told.reasons?.refused ?? {})).toEqual(["burn"]);
    expect(reduce(told, open).reasons).not.toBeNull();
    expect(reduce(told, picture({ asked: [asked({ base: 6, options: ["draw"] })] })).reasons).toBeNull();
  });
});

describe("what is printed", () => {
  it("grows part by part, and a part that is known stays the same object", () => {
    const hall = { room: 1 };
    const first = reduce(EMPTY, { type: "parts", parts: { "room:1": hall } });
    const second = reduce(first, { type: "parts", parts: { "room:2": { room: 2 } } });
    expect(second.parts).toEqual({ "room:1": { room: 1 }, "room:2": { room: 2 } });
    expect(second.parts["room:1"]).toBe(hall);
  });
});

describe("taking back", () => {
  it("a wish stands until it ends, and a refused one is remembered", () => {
    const wished = reduce(EMPTY, { type: "wish-asked", wish: 3, seat: 1, about: "undo", waiting: [0] });
    expect(wished.wish).toEqual({ wish: 3, seat: 1, about: "undo", waiting: [0] });
    const refused = reduce(wished, { type: "wish-ended", wish: 3, about: "undo", done: false });
    expect([refused.wish, refused.refusedWish]).toEqual([null, "undo"]);
    expect(reduce(refused, picture({ entries: [entry(2, 1)] })).refusedWish).toBe(null);
  });
});

describe("presence", () => {
  it("changes seats and watchers, and nothing else", () => {
    const before = reduce(EMPTY, picture());
    const after = reduce(before, {
      type: "presence",
      seats: [
        {
          kind: "person",
          name: "Ann",
          here: true,
          minded: false,
          bot: "",
          clock: null,
          ticking: false,
          out: false,
          vacation: false,
        },
      ],
      watching: 2,
    });
    expect([after.seats[0]?.name, after.watching, after.picture]).toEqual(["Ann", 2, before.picture]);
  });
});

describe("away", () => {
  it("the newest questions take the place of the old", () => {
    const question = { seat: 1, why: "away" as const, choices: ["wait" as const, "bot" as const], chosen: {} };
    const asked = reduce(EMPTY, { type: "away", questions: [question] });
    expect(asked.away).toEqual([question]);
    expect(reduce(asked, { type: "away", questions: [] }).away).toEqual([]);
  });
});

describe("since the last turn", () => {
  it("is what others did after one's own last answer, without talk", () => {
    const entries = [entry(1, 0), entry(2, 1), entry(3, 0), entry(4, 1), entry(5, 1, [], "say"), entry(6, 2)];
    expect(sinceLast(entries, [0]).map((one) => one.seq)).toEqual([4, 6]);
  });
  it("is empty before one's first answer", () => {
    expect(sinceLast([entry(1, 1)], [0])).toEqual([]);
  });
});

describe("what an event is about", () => {
  it("concerns me when somebody else did it to me", () => {
    const stole = { kind: "stole", data: { seat: 1, victim: 0 } };
    expect(concerns(stole, 1, [0], SEATS)).toBe(true);
    expect(concerns(stole, 0, [0], SEATS)).toBe(false);
    expect(concerns({ kind: "drew", data: { seat: 1 } }, 1, [0], SEATS)).toBe(false);
    expect(concerns({ kind: "rolled", data: { seat: 0 } }, -1, [0], SEATS)).toBe(false);
  });
  it("lights seats and named things", () => {
    expect(piecesOf({ kind: "x", data: { seat: 2, card: "torch", dice: ["a", "b"], gold: 3 } }, SEATS)).toEqual([
      "seat-2",
      "torch",
      "a",
      "b",
    ]);
    expect(optionPieces("swap:STR-1:DEX-2")).toEqual(["swap:STR-1:DEX-2", "STR-1", "DEX-2"]);
    expect(
      ["steal:sword:2", "attack:1:will", "walk:city"].map((key) => seatNamed(key, { steal: 1, attack: 0 })),
    ).toEqual([1, 0, -1]);
  });
});

describe("what was taken back", () => {
  const undo = (seq: number, answers: number) => ({ ...entry(seq, 0, [], "undo"), text: String(answers) });
  it("is told no more, and the taking back is", () => {
    const told = [entry(1, 0), entry(2, 1), entry(3, 0), undo(4, 2), entry(5, 0)];
    expect(standing(told).map((one) => one.seq)).toEqual([1, 4, 5]);
  });
  it("talk in between stays", () => {
    const told = [entry(1, 0), entry(2, -1, [], "say"), undo(3, 1)];
    expect(standing(told).map((one) => one.seq)).toEqual([2, 3]);
  });
});
