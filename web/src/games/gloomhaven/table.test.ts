import { describe, expect, it } from "vitest";
import type { OptionInfo, Picture } from "../board";
import { main, optionPieces, pieces } from "./front";
import { cue, moves } from "./motion";
import { outline, patternOf } from "./parts/table/areas";
import { blowsOf } from "./parts/table/blows";
import { onBoard } from "./parts/table/choices";
import { ways } from "./parts/table/damage";
import { kinds, labelOf, leftIn, toneOf } from "./parts/table/deck";
import { wells } from "./parts/table/elements";
import { fan } from "./parts/table/fan";
import { battleGoalOf, split } from "./parts/table/goals";
import { creatureMarks, figureOf, gained, headOf, inWords, ridersOf, rowsOf } from "./parts/table/marks";
import { deeds, rankOf, ranksOf, rankWords } from "./parts/table/monsters";
import { bars, best, percent } from "./parts/table/odds";
import { pairOf } from "./parts/table/pair";
import { recommended } from "./parts/table/recommended";
import { says } from "./parts/table/says";
import { company, companyOf, exchanged, partyOf } from "./parts/table/setup";
import { cardsOf } from "./parts/table/sheets";
import type { Odds, View } from "./types";

describe("a hand as a fan", () => {
  const hand = ["a", "b", "c", "d", "e"];
  it("lies open in one arc, the leftmost card lowest", () => {
    const spots = fan(hand, [], 4);
    expect(spots.map((spot) => spot.card)).toEqual(hand);
    expect(spots.map((spot) => spot.x)).toEqual([...spots.map((spot) => spot.x)].sort((a, b) => a - b));
    expect(spots[0]!.z).toBeLessThan(spots[4]!.z);
    expect(spots.at(-1)!.x - spots[0]!.x + 1).toBeLessThanOrEqual(4);
  });
  it("lets the chosen stand whole in the middle, the leading one at the left", () => {
    const spots = fan(hand, ["d", "b"], 5);
    const whole = spots.filter((spot) => spot.whole);
    expect(whole.map((spot) => spot.card)).toEqual(["d", "b"]);
    expect(whole[0]!.x).toBeLessThan(whole[1]!.x);
    expect(spots.filter((spot) => !spot.whole).every((spot) => spot.z < 20)).toBe(true);
  });
  it("turns the pennant of those at the right, whose left edge is covered", () => {
    const beside = fan(hand, ["c"], 5).filter((spot) => !spot.whole);
    expect(beside.map((spot) => spot.mirrored)).toEqual(beside.map((spot) => spot.x > 0));
  });
});

describe("the pair of a round", () => {
  it("is remembered when one of its cards has been used", () => {
    expect(pairOf("t", 0, 3, { played: ["a", "b"], halves: [] }).map((one) => one.used)).toEqual(["", ""]);
    expect(pairOf("t", 0, 3, { played: ["b"], halves: ["bottom"] })).toEqual([
      { card: "a", used: "bottom" },
      { card: "b", used: "" },
    ]);
    expect(pairOf("t", 0, 3, { played: [], halves: [] })).toEqual([]);
  });
  it("is what is left of it for those who come later", () => {
    expect(pairOf("t", 1, 3, { played: ["b"], halves: ["top"] })).toEqual([{ card: "b", used: "" }]);
  });
});

describe("a modifier deck", () => {
  const deck = { left: { "+0": 6, "-1": 4, x2: 1 }, discarded: { "-1": 1, null: 1 }, reshuffle: true, top: "null" };
  it("is counted, the best cards first", () => {
    const all = kinds(deck);
    expect(all.map((kind) => `${kind.label} ${kind.left}/${kind.all}`)).toEqual([
      "×2 1/1",
      "+0 6/6",
      "−1 4/5",
      "∅ 0/1",
    ]);
    expect(leftIn(all)).toBe(11);
  });
  it("says good and bad by more than colour", () => {
    expect([toneOf("+1"), toneOf("-2"), toneOf("+0"), toneOf("curse"), toneOf("rolling push 1")]).toEqual([
      "good",
      "bad",
      "plain",
      "special",
      "good",
    ]);
    expect([labelOf("-2"), labelOf("rolling push 1"), labelOf("bless")]).toEqual(["−2", "", "×2"]);
  });
});

describe("odds", () => {
  const odds = (kill: number, mean: number): Odds => ({
    attacker: "brute",
    target: "g",
    value: 3,
    chances: [],
    mean,
    kill,
  });
  it("are bars from the least damage, those that kill marked", () => {
    const shown = bars(
      {
        chances: [
          { damage: 4, chance: 0.5 },
          { damage: 2, chance: 0.5 },
        ],
      },
      4,
    );
    expect(shown).toEqual([
      { damage: 2, chance: 0.5, kills: false },
      { damage: 4, chance: 0.5, kills: true },
    ]);
  });
  it("count what is rare at the upper end together", () => {
    const shown = bars({ chances: Array.from({ length: 11 }, (_, damage) => ({ damage, chance: 1 / 11 })) }, 20);
    expect(shown).toHaveLength(8);
    expect(shown.reduce((sum, bar) => sum + bar.chance, 0)).toBeCloseTo(1);
  });
  it("never call the possible impossible, or the likely certain", () => {
    expect([0, 0.004, 0.5, 0.996, 1].map(percent)).toEqual([0, 1, 50, 99, 100]);
  });
  it("are shown first of whoever is likeliest to fall", () => {
    expect(best([odds(0.1, 5), odds(0.4, 2), odds(0.4, 3)])?.mean).toBe(3);
  });
});

describe("damage", () => {
  it("can be taken or negated, each way with its price", () => {
    const price = (after: number, life = 5) => ({ price: { rounds: 9, after, life } });
    const found = ways(["take", "item:item-8", "lose:a", "lose:b", "burn:c:d", "never:item-8"], {
      take: price(9, 2),
      lose: price(7),
      burn: price(6),
      "item:item-8": price(9, 4),
    });
    expect(found.take?.life).toBe(2);
    expect(found.items[0]?.life).toBe(4);
    expect(found.lose.map((way) => [way.cards[0], way.after])).toEqual([
      ["a", 7],
      ["b", 7],
    ]);
    expect(found.burn[0]?.cards).toEqual(["c", "d"]);
  });
});

describe("what stands on cards", () => {
  const attack = {
    kind: "attack",
    value: 3,
    marks: [
      { kind: "range", value: 3 },
      { kind: "stun", value: 1 },
    ],
  };
  it("shows the deed large and its riders small", () => {
    expect(headOf(attack).map(figureOf)).toEqual(["3"]);
    expect(ridersOf(attack).map(figureOf)).toEqual(["3", ""]);
  });
  it("shows a push alone as the deed", () => {
    const push = {
      kind: "affect",
      value: -1,
      marks: [
        { kind: "push", value: 2 },
        { kind: "range", value: 1 },
      ],
    };
    expect(headOf(push).map((mark) => mark.kind)).toEqual(["push"]);
    expect(ridersOf(push).map((mark) => mark.kind)).toEqual(["range"]);
  });
  it("puts an infused element beside the deed before it", () => {
    const rows = rowsOf([
      { kind: "move", value: 3, marks: [{ kind: "jump" }] },
      { kind: "infuse", marks: [{ kind: "infuse", element: "air" }] },
    ]);
    expect(rows).toHaveLength(1);
    expect(rows[0]!.small.map((mark) => mark.kind)).toEqual(["jump", "infuse"]);
  });
  it("tells what has no mark in words", () => {
    expect(inWords({ kind: "redirect" })).toBe(true);
    expect(inWords(attack)).toBe(false);
  });
  it("signs what is added, and says × of a factor", () => {
    expect([
      figureOf({ kind: "bonus", value: 2 }),
      figureOf({ kind: "times", value: 2 }),
      figureOf({ kind: "range", value: 1, signed: true }),
      figureOf({ kind: "push", value: 1 }),
    ]).toEqual(["+2", "×2", "+1", "1"]);
  });
  it("leaves out what a creature cannot do", () => {
    expect(creatureMarks({ type: "wolf", hit_points: 4, move: 3, attack: -1 }).map((mark) => mark.kind)).toEqual([
      "heal",
      "move",
    ]);
  });
  it("draws areas from one's own hex, r upward", () => {
    const { hexes } = patternOf(
      [
        [0, 1],
        [1, 0],
      ],
      true,
    );
    expect(hexes.map((hex) => hex.own)).toEqual([true, false, false]);
    expect(hexes[1]!.y).toBeLessThan(hexes[0]!.y);
    expect(outline(0, 0)).toMatch(/^M.*Z$/);
  });
});

describe("monsters in the bar", () => {
  const line = (kind: string, value: number) => ({ deed: { kind, value, about: { en: `${kind} ${value}` } } });
  const type = {
    type: "type",
    ranks: {},
    cards: [
      {
        id: "guard-3",
        initiative: 30,
        shuffle: false,
        ranks: { normal: [line("move", 3), line("attack", 2)], elite: [line("move", 4)] },
      },
    ],
  };
  const view = {
    abilities: { revealed: { guard: "guard-3" } },
    figures: [
      { name: "guard", kind: "monster", rank: "normal" },
      { name: "guard", kind: "monster", rank: "elite" },
    ],
  } as unknown as View;
  it("show what the weaker of them will do", () => {
    expect(deeds(view, { "type:guard": type }, "guard", "en").map((sign) => sign.figure)).toEqual(["3", "2"]);
    expect(deeds(view, { "type:guard": type }, "guard", "en")[0]!.words).toBe("move 3");
  });
  it("have the outline of elites only where no other is there", () => {
    expect(ranksOf(view, "guard")).toEqual(["normal", "elite"]);
    expect(rankOf(view, "guard")).toBe("normal");
  });
});

describe("ranks", () => {
  it("are told by messages of their own: a name like theirs is no argument", () => {
    const asked: unknown[] = [];
    const texts = { say: (...given: unknown[]) => (asked.push(given), "") } as never;
    for (const rank of ["normal", "elite", "boss", "none"]) rankWords(texts, rank);
    expect(asked).toEqual([["map-rank-normal"], ["map-rank-elite"], ["map-rank-boss"]]);
  });
});

describe("battle goals", () => {
  const goal = (bound: string, have: number, met: boolean) => ({
    id: "g",
    counts: "kills",
    have,
    limit: 3,
    bound,
    met,
    checkmarks: 1,
  });
  const say = (key: string, data: object) => `${key} ${Object.values(data).join(" ")}`;
  const t = (hint: ReturnType<typeof goal>) =>
    ({ me: 0, hints: { goals: { 0: hint } }, texts: { name: () => "Hunter (kill at least 3)", say } }) as never;
  it("have a name and what they ask", () =>
    expect(split("Hunter (kill (really) 3)")).toEqual(["Hunter", "kill (really) 3"]));
  it("count, and say when they are met or out of reach", () => {
    expect(battleGoalOf(t(goal("least", 3, true)))).toMatchObject({ count: "3/3", met: true, missed: false });
    expect(battleGoalOf(t(goal("most", 2, true)))).toMatchObject({
      count: "gh-goal-most 2 3 kept",
      met: false,
      missed: false,
    });
    expect(battleGoalOf(t(goal("most", 4, false)))).toMatchObject({ missed: true });
  });
});

describe("elements", () => {
  it("are full, half or empty, or on their way", () => {
    const board = { columns: { fire: 2, ice: 1 }, coming: ["air"], fed: {} } as never;
    expect(
      wells(board)
        .map((well) => `${well.element} ${well.level}${well.coming ? " coming" : ""}`)
        .slice(0, 3),
    ).toEqual(["fire strong", "ice waning", "air inert coming"]);
  });
});

describe("a new table", () => {
  const jobs = ["brute", "scoundrel", "spellweaver"];
  it("goes with bots, alone with two, or with friends", () => {
    expect(company("bots", 3, "house")).toEqual(["me", "bot:house", "bot:house"]);
    expect(company("two", 4, "house")).toEqual(["me", "me"]);
    expect(company("friends", 1, "house")).toEqual(["me", "open"]);
    expect([companyOf(["me", "bot:x"]), companyOf(["me", "me"]), companyOf(["me", "open"])]).toEqual([
      "bots",
      "two",
      "friends",
    ]);
  });
  it("gives every seat a class of its own, the wished ones first", () => {
    expect(partyOf("scoundrel,nobody", 3, jobs)).toEqual(["scoundrel", "brute", "spellweaver"]);
    expect(exchanged(["brute", "scoundrel"], 0, "scoundrel")).toEqual(["scoundrel", "brute"]);
  });
});

describe("what is recommended", () => {
  const view = { heroes: [{ sheet: { job: "brute" }, equipment: [{ number: 8 }] }] } as unknown as View;
  it("is a class that is still free, and what suits it until it is bought", () => {
    expect(recommended("class", ["class:tinkerer", "class:scoundrel"], view, 0, {})).toBe("class:scoundrel");
    expect(recommended("items", ["done", "buy:item-8", "buy:item-12"], view, 0, {})).toBe("buy:item-12");
    expect(recommended("items", ["done", "buy:item-1"], view, 0, {})).toBe("done");
  });
  it("leaves the hardest cards at home", () => {
    const card = (id: string, level: number) => ({
      id,
      level,
      initiative: 1,
      top: { deeds: [] },
      bottom: { deeds: [] },
    });
    const parts = { "class:brute": { type: "class", cards: [card("a", 1), card("x", 0)] } };
    expect(recommended("hand", ["leave:a", "leave:x"], view, 0, parts)).toBe("leave:x");
    expect(cardsOf(parts).size).toBe(2);
  });
});

describe("what the frame is told", () => {
  const options = (kind: string, ...keys: string[]) =>
    new Map(keys.map((key) => [key, { key, text: key, help: key, seat: 0, base: 1, kind } satisfies OptionInfo]));
  const picture = (life = 3) =>
    ({
      view: { heroes: [] },
      hints: { decisions: [{ seat: 0, kind: "damage", options: { take: { price: { rounds: 1, after: 1, life } } } }] },
    }) as unknown as Picture;
  it("keeps buttons for what lies neither on the map nor on a card", () => {
    expect([
      onBoard("go:F7", "move"),
      onBoard("hit:guard-1", "attack"),
      onBoard("top:trample", "turn"),
      onBoard("move:trample", "turn"),
    ]).toEqual([true, true, true, true]);
    expect([
      onBoard("skip", "move"),
      onBoard("end", "turn"),
      onBoard("path:direct", "path"),
      onBoard("feed:fire", "feed"),
    ]).toEqual([false, false, false, false]);
  });
  it("makes nothing bright while a half is to be chosen, and the end of the turn when none is left", () => {
    expect(main(options("turn", "top:a", "end"), picture(), { parts: {} })).toBe("");
    expect(main(options("turn", "end"), picture(), { parts: {} })).toBe("end");
    expect(main(options("cards", "rest"), picture(), { parts: {} })).toBe("");
    expect(main(options("loot", "do", "skip"), picture(), { parts: {} })).toBe("do");
  });
  it("never offers death", () => {
    expect(main(options("damage", "take", "lose:a"), picture(3), { parts: {} })).toBe("take");
    expect(main(options("damage", "take", "lose:a"), picture(0), { parts: {} })).toBe("");
  });
  it("lights pieces of events and options", () => {
    expect(pieces({ kind: "hit", data: { attacker: "brute", target: "guard-1", damage: 3 } }, [])).toEqual([
      "brute",
      "guard-1",
    ]);
    expect(optionPieces("lay:F7+G8")).toEqual(["F7", "G8"]);
  });
  it("hears blades, doors and coins", () => {
    expect([
      cue({ kind: "hit", data: { damage: 2 } }),
      cue({ kind: "hit", data: { damage: 0 } }),
      cue({ kind: "opened" }),
      cue({ kind: "looted" }),
      cue({ kind: "over" }),
    ]).toEqual(["blade", "block", "door", "coin", ""]);
  });
  it("turns my own cards up", () => {
    const at = { looking: [0], view: { heroes: [{ sheet: { job: "brute" } }] } } as unknown as Picture;
    expect(moves({ kind: "revealed", data: { seat: 0, lead: "a", other: "b" } }, at).map((move) => move.to)).toEqual([
      "a",
      "b",
    ]);
    expect(moves({ kind: "revealed", data: { seat: 1, lead: "a", other: "b" } }, at)).toEqual([]);
  });
  it("tells the blows of all but mine beside the piece", () => {
    const hit = (attacker: string) => ({
      kind: "hit",
      data: { attacker, target: "brute", value: 2, bonus: 1, cards: ["-1"], result: 2, shield: 0, damage: 2 },
    });
    const at = {
      you: [0],
      view: { heroes: [{ sheet: { job: "brute" } }] },
      entries: [{ seq: 4, events: [hit("guard-1"), hit("brute")] }],
    } as unknown as Picture;
    expect(blowsOf(at)).toEqual([
      { key: "4.0", target: "brute", value: 3, cards: [{ label: "−1", tone: "bad" }], shield: 0, damage: 2 },
    ]);
  });
});

describe("leaving the rest of a half", () => {
  it("says what is given up, aimed at or not", () => {
    const deed = (en: string) => ({ kind: "move", about: { en } });
    const card = { id: "net", bottom: { deeds: [deed("Immobilize"), deed("Move 2")] } };
    const printed = { parts: { "class:tinkerer": { cards: [card] } } } as never;
    const decision = { seat: 0, kind: "affect", card: "net", half: "bottom", rest: [1] };
    const picture = (options: string[]) =>
      ({ looking: [0], asked: [{ seat: 0, options }], hints: { decisions: [decision] } }) as never;
    const texts = { lang: "en", say: (name: string, { what }: { what: string }) => `${name}: ${what}` } as never;
    expect(says("", picture(["skip", "forgo"]), texts, printed)).toBe("gh-forgoes: Move 2");
    expect(says("forgo", picture(["skip", "forgo"]), texts, printed)).toBe("gh-forgoes: Move 2");
    expect(says("", picture(["skip"]), texts, printed)).toBe("");
  });
  it("shows of an element what it adds, and no +0", () => {
    const wounds = { kind: "attack", value: 0, signed: true, marks: [{ kind: "wound", value: 1 }] };
    expect(gained(wounds).map((mark) => mark.kind)).toEqual(["wound"]);
    expect(gained({ kind: "attack", value: 1, signed: true }).map(figureOf)).toEqual(["+1"]);
  });
});
