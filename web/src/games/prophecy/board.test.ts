import { describe, expect, it } from "vitest";
import { readFileSync } from "node:fs";
import { entry, picture } from "../../testing";
import { makeBundle, Texts } from "../../texts/texts";
import type { Happened, OptionInfo } from "../board";
import { front, main, note, optionPieces, pieces } from "./front";
import { guide } from "./guide";
import { moves } from "./motion";
import {
  carrier,
  chanceOf,
  choosesCards,
  costOf,
  isService,
  oddsOf,
  onCard,
  opportunityOf,
  percent,
  placeOf,
  planeOption,
  total,
  waysTo,
} from "./moves";
import { landmark } from "../../art/land/landmarks";
import type { Point } from "../../art/land/brush";
import { lines } from "./parts/lands";
import { LANDS, route, spot, TALL, WIDE } from "./parts/ring";
import { told } from "./parts/story";
import type { Table } from "./parts/table";
import { battleOf, cardsAt, droppedAt, holder, planeCards, planeSpot, roundOf, seatsAt } from "./parts/view";
import type { Battle, Foresight, Hero, Hints, Pile, Printed, Roll, Side, Turn, View } from "./types";

const NAMES = { gold: { en: "gold", ru: "Золото" }, mana: { en: "Mana", ru: "Мана" } };
const texts = new Texts(
  "en",
  [
    makeBundle("en", [
      readFileSync(new URL("../../../../questhall/games/prophecy/texts/en.ftl", import.meta.url), "utf8"),
    ]),
  ],
  { names: NAMES },
  ["Ann", "Bob"],
);

const pile = (cards: string[] = [], seen: number[] = []): Pile => ({ cards, seen, kind: "" });
const hero = (own: Partial<Hero> = {}): Hero => ({
  ...{
    character: "",
    at: -1,
    health: 0,
    wounds: 0,
    mana: 0,
    spent: 0,
    gold: 0,
    xp: 0,
    items: [],
    damaged: [],
    skills: [],
    kept: [],
    used: [],
  },
  ...{ strong: 0, focused: 0, rallied: 0, lodged: false, discount: false, cast: false, loops: 0 },
  ...own,
});
const side = (gear: string[] = []): Side => ({
  gear,
  cast: [],
  thrown: [],
  paid: [],
  bonus: 0,
  once: 0,
  dice: 1,
  die: 0,
  chapel: 0,
  flung: [],
  head: "",
  drained: 0,
});
const TURN: Turn = {
  type: "Turn",
  seat: 1,
  phase: "fight",
  moves: [],
  used: [],
  attacked: false,
  served: false,
  left: [],
  plane: -1,
  first: true,
};
const BATTLE: Battle = {
  ...{
    type: "Battle",
    seat: 1,
    kind: "strength",
    foe: "bear",
    rival: -1,
    place: 4,
    plane: -1,
    stage: "gear",
    won: 0,
    light: [],
    dark: [],
    rewound: false,
  },
  ...{ asking: 0, blocked: false, lore: true, margin: 0, spells: false, mine: side(["sword"]), theirs: side() },
};
const EMPTY: View = {
  ...{
    agenda: [],
    heroes: [],
    eliminated: [],
    counters: {},
    over: false,
    hands: [],
    fallen: [],
    skills: [],
    offers: [],
    past: [],
    graves: [],
    junk: [],
    ruined: [],
  },
  ...{
    characters: pile(),
    chance: pile(),
    adventures: pile(),
    common: pile(),
    rare: pile(),
    land: pile(),
    lesser: pile(),
    greater: pile(),
    prizes: pile(),
  },
  ...{
    relics: [],
    spots: [],
    village: [],
    city: [],
    beaten: [],
    dropped: [],
    where: [],
    fresh: [],
    loot: [],
    gone: [],
    hoard: 0,
  },
  ...{ final: false, field: -1, doom: false, king: -1, rounds: 0, teams: false, trade: false },
};
const VIEW: View = {
  ...EMPTY,
  agenda: [{ type: "Round", seat: 1, turns: 0, begun: true }, TURN, BATTLE],
  heroes: [
    hero({ character: "paladin", at: 0, health: 4, items: ["sword", "royal-cape"] }),
    hero({ character: "druid", at: 4, mana: 6 }),
    hero(),
  ],
  land: pile(["bear", "?", "dryad"], [-1, 0, -1]),
  spots: [4, 4, 19],
  lesser: pile(["sphinx", "?", "", "?", "?"], [-1, 0, -1, 0, 0]),
  greater: pile(["?", "?", "", "?", "?"], [0, 0, -1, 0, 0]),
  prizes: pile(["?", "?", "", "?", "?"], [0, 0, -1, 0, 0]),
  dropped: ["astral-sword"],
  where: [6],
};
const foreseen = (own: Partial<Foresight>): Foresight => ({
  ...{
    kind: "strength",
    mine: 5,
    theirs: 5,
    win: 0.4167,
    draw: 0.1667,
    loss: 0.4167,
    cost: {},
    gear: [],
    short: false,
    deadly: false,
  },
  ...own,
});
const HINTS: Hints = {
  ...{ heroes: [], lessons: {}, goods: {}, bids: {} },
  costs: { "horse:forest-3": { gold: 1 }, "go:flying-carpet:forest-3": { mana: 1 }, "visit:black-well": { mana: -1 } },
  foes: { bear: [foreseen({})] },
  duels: { "1": [foreseen({ kind: "will", mine: 2, win: 0.08, draw: 0.1, loss: 0.82, cost: { mana: 2 } })] },
  battle: {
    ...{
      kind: "strength",
      throws: 1,
      mine: [],
      theirs: [],
      power: 0,
      against: 0,
      light: 0,
      dark: 0,
      came: 0,
      odds: null,
      guessed: [],
    },
    options: { "cast:prayer": { win: 0.6, draw: 0.1, loss: 0.3, mine: 0, theirs: 0, cost: { mana: 1 } } },
  },
};
const PRINTED = {
  ring: ["village", "mountains-1", "magic-tower", "forest-3"].map((id) => ({ id })),
  opportunities: { dryad: {} },
} as unknown as Printed;

function asked(...keys: string[]): Table {
  const options = new Map<string, OptionInfo>(
    keys.map((key) => [key, { key, text: key, help: key, seat: 0, base: 0, kind: "move" }]),
  );
  return { view: VIEW, hints: HINTS, printed: PRINTED, options, me: 0 } as unknown as Table;
}

describe("a view", () => {
  it("tells what lies and who stands where", () => {
    expect(cardsAt(VIEW, 4)).toEqual([
      { card: "bear", open: true },
      { card: "?", open: false },
    ]);
    expect(seatsAt(VIEW, 4)).toEqual([1]);
    expect(droppedAt(VIEW, planeSpot(PRINTED, 2))).toEqual(["astral-sword"]);
    expect(holder(VIEW, "royal-cape")).toBe(0);
    expect(holder(VIEW, "astral-sword")).toBe(-1);
    expect(roundOf(VIEW)).toBe(1);
    expect(roundOf(EMPTY)).toBe(-1);
  });
  it("knows the cards of a plane as far as they are open", () => {
    expect(planeCards(VIEW, 0).map(({ open }) => open)).toEqual([true, false, false]);
    expect(planeCards(VIEW, 2).map(({ card }) => card)).toEqual(["", "", ""]);
  });
  it("finds the battle under whatever lies on top of it", () => {
    const roll: Roll = { type: "Roll", seat: 0, why: "mirror", about: "", dice: 1, shown: [], asking: 0 };
    expect(battleOf({ ...VIEW, agenda: [...VIEW.agenda, roll] })).toMatchObject({
      foe: "bear",
      rival: -1,
      stage: "gear",
      mine: { gear: ["sword"], dice: 1 },
    });
    expect(battleOf(EMPTY)).toBeNull();
  });
});

describe("the ring", () => {
  const far = ([a, b]: Point, [x, y]: Point) => Math.hypot(a - x, b - y);
  it.each([WIDE, TALL])(
    "is a disc of twenty lands, each as long as its neighbours, all within the picture",
    (shape) => {
      const middles = Array.from({ length: LANDS }, (_, at) => spot(shape, at));
      const steps = middles.map((here, at) => far(here, middles[(at + 1) % LANDS]!));
      expect(Math.max(...steps) / Math.min(...steps)).toBeLessThan(1.1);
      for (const part of [0, 1]) {
        for (let at = 0; at < LANDS; at++) {
          const [x, y] = spot(shape, at, part);
          expect(x > 0 && x < shape.width && y > 0 && y + shape.depth < shape.height, String(at)).toBe(true);
        }
      }
    },
  );
  it("runs clockwise, the village at the upper left", () => {
    const [village, city, fortress] = [0, 7, 10].map((at) => spot(WIDE, at));
    expect(village![0]).toBeLessThan(WIDE.centre[0]);
    expect(village![1]).toBeLessThan(WIDE.centre[1]);
    expect(city![0]).toBeGreaterThan(fortress![0]);
    expect(fortress![1]).toBeGreaterThan(city![1]);
  });
  it("leads a way the shorter way round, by sea outside the ring", () => {
    const centre = ([x, y]: Point) =>
      Math.hypot((x - WIDE.centre[0]) / WIDE.outer[0], (y - WIDE.centre[1]) / WIDE.outer[1]);
    const points = (line: string) =>
      [...line.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=C|$)/g)].map(([, x, y]): Point => [Number(x), Number(y)]);
    const [walk, sail] = [route(WIDE, 4, 3, "walk")!, route(WIDE, 4, 0, "ship")!];
    expect(far(walk.tip, spot(WIDE, 3))).toBeLessThan(60);
    expect(Math.max(...points(sail.line).map(centre))).toBeGreaterThan(1);
    expect(Math.max(...points(walk.line).map(centre))).toBeLessThan(1);
    expect(route(WIDE, 4, 4, "walk")).toBeNull();
    expect(points(route(WIDE, 19, 1, "horse")!.line).length).toBe(points(route(WIDE, 1, 19, "horse")!.line).length);
  });
  it("paints every land by what stands there, the same after every reload", () => {
    const kinds = [
      "village",
      "city",
      "fortress",
      "monastery",
      "magic-tower",
      "thieves-guild",
      "forest-camp",
      "forest",
      "mountains",
      "plains",
      "enchanted",
    ];
    for (const kind of kinds) expect(landmark(kind, 3), kind).toBe(landmark(kind, 3));
    expect(new Set(kinds.map((kind) => landmark(kind, 3))).size).toBe(kinds.length);
    expect(kinds.every((kind) => !landmark(kind, 3).includes("NaN"))).toBe(true);
    expect(lines("Enchanted Wilderness")).toEqual(["Enchanted", "Wilderness"]);
    expect(lines("Village")).toEqual(["Village"]);
  });
});

describe("options", () => {
  it("lie on the place they lead to, the cheapest way first", () => {
    const t = asked("go:flying-carpet:forest-3", "horse:forest-3", "walk:forest-3", "stay", "work");
    expect(waysTo(t, 3)[0]).toBe("walk:forest-3");
    expect(waysTo(t, 3)).toHaveLength(3);
    expect(waysTo(t, 0)).toEqual(["stay"]);
    expect(placeOf("work", PRINTED, 0)).toBe(-1);
  });
  it("lie on planes and on cards", () => {
    const t = asked("assault:plane-2", "use:sword", "sell:sword", "decay:axe");
    expect(planeOption(t, 1)).toBe("assault:plane-2");
    expect(planeOption(t, 0)).toBe("");
    expect(onCard(t, "sword")).toEqual(["use:sword", "sell:sword"]);
    expect(opportunityOf("visit:dryad", PRINTED)).toBe("dryad");
    expect(opportunityOf("brew-will", PRINTED)).toBe("alchemist");
  });
  it("have a cost and odds from the hints", () => {
    const t = asked();
    expect(costOf(t, "horse:forest-3")).toEqual({ gold: 1 });
    expect(costOf(t, "attack:2:will")).toEqual({ mana: 2 });
    expect(costOf(t, "cast:prayer")).toEqual({ mana: 1 });
    expect(percent(oddsOf(t, "fight:bear:strength")!.win)).toBe(42);
    expect(oddsOf(t, "stay")).toBeUndefined();
    expect(total({ mana: -1 })).toBeGreaterThan(total({ gold: 2, mana: 2 }));
    expect(carrier("go:flying-carpet:forest-3")).toBe("magic");
  });
});

describe("every answer has its place", () => {
  it("in the foot only where the board has none", () => {
    expect(["stay", "done", "roll", "accept", "agree"].map((key) => front.onBoard?.(key, ""))).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(
      ["walk:forest-3", "fight:bear:strength", "buy:sword", "cast:prayer", "bare", "will"].every((key) =>
        front.onBoard?.(key, ""),
      ),
    ).toBe(true);
  });
  it("what a place offers is a service, what a card does is on the card", () => {
    const t = asked("lodge", "heal:2", "sell:sword", "wish-xp", "walk:forest-3", "visit:dryad", "done");
    expect([...t.options.keys()].filter((key) => isService(key, t.printed))).toEqual(["lodge", "heal:2"]);
    expect(onCard(t, "scroll-of-wishes")).toEqual(["wish-xp"]);
  });
  it("a choice among cards is told from a mere yes or no", () => {
    const cards = { sword: {} };
    const chosen = (kind: string, ...keys: string[]) =>
      choosesCards({ ...asked(...keys), kind, printed: { ...PRINTED, cards } } as unknown as Table);
    expect(chosen("pick.loot", "take:sword")).toBe(true);
    expect(chosen("pick.yield", "health", "items")).toBe(false);
    expect(chosen("reality", "accept", "reroll:1")).toBe(true);
    expect(chosen("move", "walk:forest-3")).toBe(false);
  });
  it("the bright button is the fight with the best odds; the creature's plate shows them", () => {
    const shown = picture({
      hints: {
        ...HINTS,
        foes: {
          bear: [foreseen({}), foreseen({ kind: "will", win: 0.5, short: true })],
          rat: [foreseen({ win: 0.9 })],
        },
      },
    });
    const options = (kind: string, ...keys: string[]) =>
      new Map([...asked(...keys).options].map(([key, one]) => [key, { ...one, kind }]));
    expect(main(options("fight", "fight:bear:strength", "fight:rat:strength"), shown)).toBe("fight:rat:strength");
    expect(main(options("move", "walk:forest-3", "stay"), shown)).toBe("stay");
    expect(main(options("training", "open:fortress"), shown)).toBe("");
    expect(chanceOf({ hints: shown.hints as Hints }, "bear")).toBe(42);
    expect(chanceOf({ hints: HINTS }, "sphinx")).toBe(-1);
  });
});

describe("what the frame is told", () => {
  it("a log line lights its people and its things", () => {
    const event: Happened = { kind: "took", data: { seat: 0, card: "sword", rival: 1 } };
    expect(pieces(event, ["seat", "rival"])).toEqual(["h0", "pawn-0", "seat-0", "h1", "pawn-1", "seat-1", "sword"]);
    expect(pieces(event, ["seat"])).toEqual(["h0", "pawn-0", "seat-0", "sword"]); // only declared fields are seats
    expect(optionPieces("steal:sword:2", picture(), 1)).toEqual(["h1", "pawn-1", "sword"]);
    expect(optionPieces("walk:forest-3", picture(), -1)).toEqual(["forest-3"]);
  });
  it("an option's note is its price and its odds", () => {
    const shown = picture({ hints: HINTS });
    expect(note("horse:forest-3", shown, texts)).toBe("1 gold");
    expect(note("attack:2:will", shown, texts)).toBe("2 Mana · ✓ 8 %");
    expect(note("visit:black-well", shown, texts)).toBe("all Mana");
    expect(note("stay", shown, texts)).toBe("");
  });
});

describe("the story of a battle", () => {
  const rolled = (mine: number, theirs: number): Happened => ({
    kind: "rolled",
    data: { seat: 0, light: [3], dark: [2], mine, theirs },
  });
  it("grows from its events and ends with the outcome", () => {
    const first = told(
      null,
      picture({
        entries: [entry(1, 0, [{ kind: "fought", data: { seat: 0, card: "bear", kind: "strength" } }, rolled(8, 6)])],
      }),
    );
    expect(first).toMatchObject({ foe: "bear", rival: -1, came: "" });
    const last = told(
      first,
      picture({ entries: [entry(2, 0, [rolled(4, 9), { kind: "beaten", data: { seat: 0 } }])] }),
    );
    expect(last).toMatchObject({ came: "beaten", seq: 2 });
    expect(last?.throws.map(({ mine }) => mine)).toEqual([8, 4]);
  });
  it("begins anew with the next battle", () => {
    const duel = told(
      null,
      picture({
        entries: [
          entry(1, 0, [
            { kind: "attacked", data: { seat: 0, rival: 1, kind: "strength" } },
            { kind: "converted", data: { seat: 1 } },
          ]),
        ],
      }),
    );
    expect(duel).toMatchObject({ foe: "", rival: 1, kind: "will", throws: [] });
    expect(told(null, picture())).toBeNull();
  });
});

describe("motion and guide", () => {
  it("cards that come to the table turn up", () => {
    expect(moves({ kind: "shown", data: { card: "bear", place: "forest-3" } })).toEqual([
      { from: [], to: "bear", how: "turn" },
    ]);
    expect(moves({ kind: "lost", data: { seat: 0 } })).toEqual([]);
  });
  it("every step has its text in both languages", () => {
    const russian = new Texts("ru", [
      makeBundle("ru", [
        readFileSync(new URL("../../../../questhall/games/prophecy/texts/ru.ftl", import.meta.url), "utf8"),
      ]),
    ]);
    for (const { id } of guide.steps) {
      for (const said of [texts, russian])
        expect([said.has(`guide-${id}`), said.has(`guide-${id}.title`)], id).toEqual([true, true]);
    }
  });
});
