import { describe, expect, it } from "vitest";
import type { BoardProps, OptionInfo, ReasonInfo } from "./board";
import { boardOf } from "./boards";

const option = (key: string): [string, OptionInfo] => [
  key,
  { key, text: key, help: key, seat: 1, base: 7, kind: "market.visit" },
];
const dear: ReasonInfo = { text: "It costs you 6, and you have 2.", rule: "RP-MARKET-03" };

function props(chosen: string[], options = [option("buy:climb"), option("done")]): BoardProps {
  return {
    picture: { view: { round: 3 }, hints: {}, looking: [0] },
    printed: { printed: {} },
    options: new Map(options),
    reasons: { "buy:search": dear, "buy:climb": dear },
    highlight: new Set(["climb"]),
    aimed: "",
    aim: (key: string) => chosen.push(`aimed ${key}`),
    choose: (seat: number, key: string) => chosen.push(`${seat} ${key}`),
  } as unknown as BoardProps;
}

describe("a board", () => {
  it("chooses what is offered, for the seat that is asked, and says so first", () => {
    const chosen: string[] = [];
    boardOf(props(chosen), (key) => chosen.push(`noted ${key}`)).pick("buy:climb");
    expect(chosen).toEqual(["noted buy:climb", "1 buy:climb"]);
  });
  it("a finger aims first and chooses with its second tap", () => {
    const chosen: string[] = [];
    const tap = Object.assign(new Event("click"), { pointerType: "touch" });
    boardOf(props(chosen)).pick("buy:climb", tap);
    boardOf({ ...props(chosen), aimed: "buy:climb" }).pick("buy:climb", tap);
    expect(chosen).toEqual(["aimed buy:climb", "1 buy:climb"]);
  });
  it("does nothing with what is not offered", () => {
    const chosen: string[] = [];
    boardOf(props(chosen), (key) => chosen.push(key)).pick("buy:search");
    expect(chosen).toEqual([]);
  });
  it("has a reason only for what cannot be chosen", () => {
    const board = boardOf(props([]));
    expect([board.reason("buy:search"), board.reason("buy:climb"), board.reason("buy:hide")]).toEqual([
      dear,
      undefined,
      undefined,
    ]);
    expect(board.option("buy:climb")?.seat).toBe(1);
  });
  it("is looked at from the seat that is asked, or else from one's own", () => {
    const asked = boardOf<{ round: number }, unknown, unknown>(props([]));
    expect([asked.me, asked.kind, asked.base, asked.view.round]).toEqual([1, "market.visit", 7, 3]);
    const waiting = boardOf(props([], []));
    expect([waiting.me, waiting.kind, waiting.base]).toEqual([0, "", -1]);
  });
  it("lights up the pieces one points at", () => {
    const board = boardOf(props([]));
    expect([board.lit("climb"), board.lit("search"), board.lit("")]).toEqual([true, false, false]);
  });
});
