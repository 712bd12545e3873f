import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { picture } from "../../testing";
import { makeBundle, Texts } from "../../texts/texts";
import type { OptionInfo } from "../board";
import { asks, front, note, pieces } from "./front";
import { guide } from "./guide";
import { main } from "./likely";
import { moves } from "./motion";
import { onBoard, onCard, optionsAt, spaceIn } from "./moves";
import { at, Country, corners, side, stepped } from "./parts/map/lay";
import { regionLabels } from "./parts/map/labels";
import { painted } from "./parts/map/land";
import { foresight } from "./parts/foresight.svelte";
import { raised } from "./parts/map/scape";
import { litUp } from "./parts/map/reach";
import type { Table } from "./parts/table";
import { faceOf } from "./parts/tokens";
import { combatOf, errands, marketOf, seatsAt, spaceOf, taskOf, turnOf } from "./parts/view";
import { Ways } from "./parts/ways.svelte";
import type { Hero, Hints, Printed, PrintedAdventure, PrintedSpace, View } from "./types";

const texts = new Texts(
  "en",
  [
    makeBundle("en", [
      readFileSync(new URL("../../../../questhall/games/runebound/texts/en.ftl", import.meta.url), "utf8"),
    ]),
  ],
  { names: {} },
  ["Ann", "Bob"],
);

const LAND: [name: string, terrain: string, kind?: string, gem?: string][] = [
  ["0-0", "P", "city"],
  ["0-1", "F"],
  ["0-2", "W"],
  ["1-0", "M", "", "combat"],
  ["1-1", "H"],
  ["1-2", "P", "shrine"],
];
const spaces = Object.fromEntries(
  LAND.map(([name, terrain, kind = "", gem = ""], cell): [number, PrintedSpace] => [
    cell,
    { name, terrain, kind, gem, place: kind && `the-${kind}`, near: "the-city" },
  ]),
);
const card = (own: Partial<PrintedAdventure>) =>
  ({ place: "", rumour: "", outcomes: [], ...own }) as unknown as PrintedAdventure;
const PRINTED = {
  spaces,
  places: { "the-city": ["0-0"], "the-shrine": ["1-2"], shrine: ["1-2"] },
  cities: ["the-city"],
  rivers: [["0-0", "1-0"]],
  roads: [["0-0", "0-1"]],
  bridges: [],
  cards: { hunt: card({ place: "shrine" }), tale: card({ rumour: "the-city" }), saga: card({ place: "the-city" }) },
} as unknown as Printed;
const hero = (own: Partial<Hero>): Hero => ({ card: "lissa", at: 0, quests: [], rumours: [], ...own }) as Hero;
const VIEW = {
  agenda: [{ type: "Turn", seat: 1, points: 2 }],
  heroes: [hero({ quests: ["hunt"], rumours: ["tale"] }), hero({ card: "mok", at: 5 })],
  slots: ["saga"],
  helped: [[1]],
} as unknown as View;

const option = (key: string, kind = "turn"): [string, OptionInfo] => [
  key,
  { key, text: key, help: key, seat: 0, base: 1, kind },
];
function table(keys: string[], hints: Partial<Hints> = {}, kind = "turn", view = VIEW): Table {
  return {
    options: new Map(keys.map((key) => option(key, kind))),
    reasons: null,
    hints,
    view,
    printed: PRINTED,
    me: 0,
    kind,
  } as unknown as Table;
}

describe("the map", () => {
  const country = new Country(PRINTED);
  it("knows who is next to whom", () => {
    expect(country.around("0-1").sort()).toEqual(["0-0", "0-2", "1-0", "1-1", "1-2"]);
    expect(stepped(country, "0-0", "ArrowDown")).toBe("1-0");
    expect(stepped(country, "0-0", "ArrowRight")).toBe("0-1");
    expect(stepped(country, "0-0", "ArrowUp")).toBe("");
  });
  it("draws a river along the side that two spaces share", () => {
    const ends = side("0-0", "1-0").map((point) => point.map((one) => one.toFixed(3)).join());
    const shared = corners("0-0").map((point) => point.map((one) => one.toFixed(3)).join());
    expect(ends.every((end) => shared.includes(end))).toBe(true);
  });
  it("puts lower rows in front", () => expect(at("1-0")[1]).toBeGreaterThan(at("0-0")[1]));
  it("paints every kind of ground without a number that is none", () =>
    expect(painted(country) + raised(country)).not.toMatch(/NaN|undefined/));
});

describe("names on the map", () => {
  const region = (...wild: PrintedSpace[]) => {
    const country = new Country({ ...PRINTED, spaces: wild } as unknown as Printed);
    return regionLabels(country, (place) => place)[0]!;
  };
  const space = (name: string, gem = ""): PrintedSpace => ({ ...spaces[1]!, name, gem, place: "wilds" });
  it("lie in the middle of their region, below it", () => {
    const [x, y] = at("1-0");
    expect(region(space("1-0", "combat"))).toEqual({ place: "wilds", x, y: y + 22 });
  });
  it("leave gems alone", () => {
    const gem = at("1-2");
    const label = region(space("0-2"), space("1-2", "combat"));
    expect(Math.hypot(label.x - gem[0], label.y - 3 - gem[1])).toBeGreaterThan(17);
  });
});

describe("what is lit", () => {
  it("is a step at once, and before the roll a chance", () => {
    const lit = litUp(
      table(["step:0-1", "roll"], {
        heroes: { "0": { reach: { "0-1": 80, "1-1": 40, "1-2": 3 } } },
      } as unknown as Hints),
    );
    expect(lit).toEqual([
      { space: "0-1", share: 100, key: "step:0-1" },
      { space: "1-1", share: 40, key: "" },
      { space: "1-2", share: 3, key: "" },
    ]);
  });
  it("is after the roll every end of a way", () => {
    const ways = { "0-1": ["go:0-1:p"], "1-1": ["go:0-1:p", "go:1-1:hp"] };
    const t = table(["go:0-1:p", "go:0-1:pf"], { ways }, "move");
    expect(litUp(t).map((one) => [one.space, one.key])).toEqual([
      ["0-1", "go:0-1:p"],
      ["1-1", "go:0-1:p"],
    ]);
    expect(optionsAt(t, "0-1")).toEqual(["go:0-1:p", "go:0-1:pf"]);
  });
});

describe("walking", () => {
  const ways = { "1-1": ["go:0-1:p", "go:1-1:hp"] };
  it("goes on to where one wanted, and no farther", () => {
    const walk = new Ways();
    walk.head(table(["go:0-1:p"], { ways }, "move"), "1-1");
    const there = { ...VIEW, heroes: [hero({ at: 1 })] } as View;
    expect(walk.onward(table(["go:1-1:hp"], { ways: { "1-1": ["go:1-1:hp"] } }, "move", there))).toBe("go:1-1:hp");
    expect(
      walk.onward(table(["go:1-1:hp"], { ways: {} }, "move", { ...VIEW, heroes: [hero({ at: 4 })] } as View)),
    ).toBe("");
  });
  it("stops where something comes in between", () => {
    const walk = new Ways();
    walk.head(table([], { ways }, "move"), "1-1");
    expect(walk.onward(table(["pass"], {}, "combat"))).toBe("");
    expect(walk.onward(table(["go:0-1:p"], { ways }, "move"))).toBe("");
  });
});

describe("reading a view", () => {
  it("finds tasks, turns, spaces and markets", () => {
    expect(taskOf(VIEW, "Turn")?.points).toBe(2);
    expect(turnOf(VIEW)).toBe(1);
    expect(combatOf(VIEW)).toBeNull();
    expect([spaceOf(PRINTED, 3), spaceOf(PRINTED, -1)]).toEqual(["1-0", ""]);
    expect([marketOf(PRINTED, "0-0"), marketOf(PRINTED, "0-1")]).toEqual([0, -1]);
    expect(seatsAt(VIEW, PRINTED, "1-2")).toEqual([1]);
  });
  it("gathers errands: quests, rumours, story quests that are still open to the hero", () => {
    expect(errands(VIEW, PRINTED, 0).map(({ card, kind, spaces: at }) => [card, kind, at])).toEqual([
      ["hunt", "quest", ["1-2"]],
      ["tale", "rumour", ["0-0"]],
      ["saga", "story", ["0-0"]],
    ]);
    expect(errands(VIEW, PRINTED, 1)).toEqual([]);
  });
  it("reads the faces of tokens", () => {
    expect(faceOf("2P*")).toEqual({ symbol: "P", value: 2, gold: true });
    expect(faceOf("-*")).toEqual({ symbol: "-", value: 0, gold: true });
    expect(faceOf("1H")).toEqual({ symbol: "H", value: 1, gold: false });
  });
});

describe("what the frame asks", () => {
  const shown = (view: unknown, hints: unknown = {}) => picture({ view, hints } as never);
  const options = (...keys: string[]) => new Map(keys.map((key) => option(key)));
  it("the bright button is what one most likely came for", () => {
    expect(main(options("end", "roll", "adventure"))).toBe("adventure");
    expect(main(options("cancel", "give:axe"))).toBe("");
  });
  it("is not to stop while there is more to do", () => {
    expect(main(options("stop", "go:0-1:p"))).toBe("");
    expect(main(options("stop", "outcome:hunt:1"))).toBe("");
    expect(main(options("stop", "reroll:p"))).toBe("stop");
  });
  it("says long answers in few words", () => {
    const said = (key: string) => front.brief!(key, shown(VIEW), texts, { printed: PRINTED } as never);
    expect(said("strike:physical")).toBe("strike: physical");
    expect(said("rest")).toBe("");
  });
  it("in a combat it is what the odds say, and none before they are known", async () => {
    const fight = new Map(
      ["strike:physical", "strike:magic", "rethrow:a:b", "pass"].map((key) => option(key, "combat")),
    );
    expect(main(fight)).toBe("");
    const told = { options: {}, best: "rethrow:a:b" };
    foresight.about(async () => told, { ...table([], {}, "combat"), picture: { seq: 9 }, base: 1 } as unknown as Table);
    await Promise.resolve();
    await Promise.resolve();
    expect(main(fight)).toBe("rethrow:a:b");
    expect(main(new Map([option("pass", "combat")]))).toBe("");
  });
  it("asks again when a thought came too late", async () => {
    let late = 2;
    const ask = async () => {
      if (late-- > 0) throw new Error("late");
      return { options: {}, best: "pass" };
    };
    foresight.about(ask, { ...table([], {}, "combat"), picture: { seq: 10 }, base: 2 } as unknown as Table);
    await new Promise((done) => setTimeout(done, 0));
    expect(main(new Map([option("pass", "combat")]))).toBe("pass");
  });
  it("the question says what is left", () => {
    expect(asks("turn", shown(VIEW), texts)).toBe("2 action points left");
    expect(asks("shield", shown({ agenda: [{ type: "Hurt", amount: 3, kind: "K" }] }), texts)).toContain("3 wounds");
    expect(asks("move", shown(VIEW), texts)).toBe("");
  });
  it("notes prices and odds", () => {
    expect(note("adventure", shown(VIEW, { costs: { adventure: 2 } }), texts)).toBe("2 action points");
    expect(note("adventure", shown(VIEW, { odds: { adventure: 62 } }), texts)).toBe("≈ 62 %");
    expect(note("option:x:1", shown(VIEW, { odds: { "option:x:1": 65 } }), texts)).toBe("65 %");
  });
  it("lights heroes, spaces and cards of an event", () => {
    expect(pieces({ kind: "moved", data: { seat: 0, place: "0-1" } } as never, ["seat"])).toEqual([
      "h0",
      "pawn-0",
      "0-1",
      "gem-0-1",
    ]);
    expect(moves({ kind: "bought", data: { card: "axe" } } as never)).toEqual([{ from: [], to: "axe", how: "turn" }]);
  });
  it("knows what has a place on the board", () => {
    expect(["step:0-1", "buy:axe", "strike:magic"].map((key) => onBoard(key))).toEqual([true, true, true]);
    expect(["end", "pass", "roll"].map((key) => onBoard(key))).toEqual([false, false, false]);
    expect(spaceIn("go:0-1:p")).toBe("0-1");
    expect(
      onCard(
        { options: options("learn:scout", "end"), reasons: { "action:scout": { text: "", rule: "" } } } as never,
        "scout",
      ),
    ).toEqual(["learn:scout", "action:scout"]);
    expect(front.bleeds).toBe(true);
  });
});

it("every step of the guide has its words", () => {
  expect(guide.steps.filter((step) => !texts.has(`guide-${step.id}`) || !texts.has(`guide-${step.id}.title`))).toEqual(
    [],
  );
});
