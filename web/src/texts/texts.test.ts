import { FluentParser, Message } from "@fluent/syntax";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fluentId, makeBundle, Texts } from "./texts";

const GAME = `
drew = { $seat } draws { $card }.
    .unseen = { $seat } draws a card.
stole = { $seat } steals from { $victim }.
do-drop = drop { $a }
do-rob = take { $a } from { $b }
do-look = look at { $a }
    .help = You may look at { $a }, and nobody else.
ask-market_visit = Buy a card?
no-hand_full = Your hand is full: { $limit } cards at most.
no-unknown = Not now ({ $reason }).
dice = On the cards: { $dice }.
seat = Player { $number }
`;
const RUSSIAN = `
drew = { $seat } берёт карту «{ $card }».
lanterns = { $count ->
    [one] { $count } фонарь
    [few] { $count } фонаря
   *[many] { $count } фонарей
}
`;
const NAMES = { torch: { en: "Torch", ru: "Факел" }, guard: { en: "Guard", ru: "Стража" } };
const DECLARED = {
  names: NAMES,
  events: { drew: { seats: ["seat"] }, stole: { seats: ["seat", "victim"] } },
  seat_parts: { rob: 1 },
};
const english = new Texts("en", [makeBundle("en", [GAME])], DECLARED, ["Ann", ""]);
const russian = new Texts("ru", [makeBundle("ru", [RUSSIAN]), makeBundle("en", [GAME])], DECLARED, ["Ann", ""]);

describe("ids", () => {
  it("dots become underscores, attributes stay", () => {
    expect(fluentId("market.too-dear")).toEqual(["market_too-dear", ""]);
    expect(fluentId("drew.unseen")).toEqual(["drew", "unseen"]);
    expect(fluentId("hand.drew.unseen")).toEqual(["hand_drew", "unseen"]);
  });
});

describe("sentences", () => {
  it("an event names seats and things", () => {
    expect(english.event({ kind: "drew", data: { seat: 0, card: "torch" } })).toBe("Ann draws Torch.");
    expect(english.event({ kind: "stole", data: { seat: 0, victim: 1 } })).toBe("Ann steals from Player 2.");
  });
  it("an event with its secret taken out uses the other sentence", () => {
    expect(english.event({ kind: "drew", data: { seat: 1 }, unseen: true })).toBe("Player 2 draws a card.");
  });
  it("lists are joined with names", () => {
    expect(english.say("dice", { dice: ["torch", "guard", "x"] })).toBe("On the cards: Torch, Guard, x.");
  });
  it("an option's parts are named", () => {
    expect(english.option("drop:torch")).toBe("drop Torch");
  });
  it("several things of an option are joined", () => {
    expect(english.option("drop:torch+guard")).toBe("drop Torch, Guard");
    expect(english.option("drop:+1")).toBe("drop +1");
  });
  it("a declared part of an option is a player's number from 1", () => {
    expect(english.option("rob:torch:1")).toBe("take Torch from Ann");
  });
  it("a number of an option is counted", () => {
    const bundle = makeBundle("ru", ["do-buy = { $a ->\n    [one] { $a } маркер\n   *[other] { $a } маркера\n}"]);
    const texts = new Texts("ru", [bundle], DECLARED);
    expect(["buy:1", "buy:3", "buy:21"].map((key) => texts.option(key))).toEqual([
      "1 маркер",
      "3 маркера",
      "21 маркер",
    ]);
  });
  it("a number of the rules may stand in any sentence; what is given goes first", () => {
    const bundle = makeBundle("en", ["do-sell = sell { $a } for { $gold } gold\ngot = { $gold } gold"]);
    const texts = new Texts("en", [bundle], { ...DECLARED, numbers: { gold: 2 } });
    expect(texts.option("sell:torch")).toBe("sell Torch for 2 gold");
    expect(texts.say("got", { gold: 5 })).toBe("5 gold");
  });
  it("help falls back to the option itself", () => {
    expect(english.help("drop:torch")).toBe("drop Torch");
    expect(english.help("look:guard")).toBe("You may look at Guard, and nobody else.");
  });
  it("questions and refusals are found by dotted keys", () => {
    expect(english.question("market.visit")).toBe("Buy a card?");
    expect(english.refusal({ reason: "hand.full", numbers: { limit: 4 } })).toBe("Your hand is full: 4 cards at most.");
    expect(english.refusal({ reason: "new.thing", numbers: {} })).toBe("Not now (new.thing).");
  });
  it("Russian takes its own words, its plurals, and English where it has none", () => {
    expect(russian.event({ kind: "drew", data: { seat: 0, card: "guard" } })).toBe("Ann берёт карту «Стража».");
    expect([1, 3, 5].map((count) => russian.say("lanterns", { count }))).toEqual(["1 фонарь", "3 фонаря", "5 фонарей"]);
    expect(russian.question("market.visit")).toBe("Buy a card?");
  });
  it("a text that nobody wrote is its key", () => {
    expect(english.say("ui-nothing")).toBe("ui-nothing");
  });
});

/** Messages of a file with the variables they use. */
function messages(path: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of new FluentParser({ withSpans: false }).parse(readFileSync(path, "utf8")).body) {
    expect(entry.type, JSON.stringify(entry).slice(0, 120)).not.toBe("Junk");
    if (!(entry instanceof Message)) continue;
    const used = [
      ...JSON.stringify(entry).matchAll(/"VariableReference","id":\{"type":"Identifier","name":"([\w-]+)"/g),
    ];
    found.set(entry.id.name, [...new Set(used.map((match) => match[1]!))].sort().join(" "));
  }
  return found;
}

const ROOT = new URL("../", import.meta.url).pathname;
const COVERS = ["../../questhall/games", "../../examples"].flatMap((home) =>
  readdirSync(`${ROOT}${home}`, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith("texts/cover"))
    .map((name) => `${home}/${name}`),
);
const FOLDERS = [
  "words",
  "../../questhall/table/words",
  ...COVERS,
  ...["../../questhall/games", "../../examples"].flatMap((home) =>
    readdirSync(`${ROOT}${home}`, { recursive: true, encoding: "utf8" })
      .filter((name) => /^[^/]+\/texts$/.test(name))
      .map((name) => `${home}/${name}`),
  ),
];

describe.each(FOLDERS)("words of %s", (folder) => {
  it("are the same in English and Russian, with the same variables", () => {
    expect(messages(`${ROOT}${folder}/ru.ftl`)).toEqual(messages(`${ROOT}${folder}/en.ftl`));
  });
});

describe("the frame's words", () => {
  const source = readdirSync(ROOT, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !/test(ing)?\.ts$/.test(name))
    .map((name) => readFileSync(`${ROOT}${name}`, "utf8"))
    .join("\n");
  const HOUSE = `${ROOT}../../questhall/table/words/en.ftl`; // what the server says too, as on the picture of a result
  const known = new Map([...messages(`${ROOT}words/en.ftl`), ...messages(HOUSE)]);

  it("every key that is used has a text", () => {
    const used = [...source.matchAll(/["'](ui-[a-z0-9-]+)["']/g)].map((match) => match[1]!);
    expect([...new Set(used)].filter((key) => !known.has(key))).toEqual([]);
  });
  it("every text is used", () => {
    const parts = [...source.matchAll(/`(ui-[a-z-]*-)\$\{/g)].map((match) => match[1]!);
    const unused = [...known.keys()].filter(
      (key) =>
        key.startsWith("ui-") &&
        !source.includes(`"${key}"`) &&
        !source.includes(`'${key}'`) &&
        !parts.some((part) => key.startsWith(part)),
    );
    expect(unused).toEqual([]);
  });
});

describe("the words of a cover", () => {
  const games = readdirSync(`${ROOT}../../questhall/games`).filter((game) =>
    existsSync(`${ROOT}../../questhall/games/${game}/texts`),
  );

  it.each(games)("say what %s is called and what it is about, beside a cover", (game) => {
    const words = messages(`${ROOT}../../questhall/games/${game}/texts/cover/en.ftl`);
    expect([...words.keys()]).toEqual(expect.arrayContaining(["game-name", "game-about"]));
    expect(existsSync(`${ROOT}games/${game}/cover.ts`)).toBe(true);
  });
});

const TOOLS = readdirSync(`${ROOT}games`).filter((game) => existsSync(`${ROOT}games/${game}/tool`));

describe.each(TOOLS)("the words of the tool of %s", (game) => {
  const folder = `${ROOT}games/${game}/tool/`;
  const source = readdirSync(folder)
    .filter((name) => !name.endsWith(".test.ts"))
    .map((name) => readFileSync(`${folder}${name}`, "utf8"))
    .join("\n");
  const texts = `${ROOT}../../questhall/games/${game}/texts`;
  const known = messages(`${texts}/en.ftl`);

  it("exist in both languages, every one that is used", () => {
    const used = [...source.matchAll(/["'](tool-[a-z0-9-]+)["']/g)].map((match) => match[1]!);
    expect(used.length).toBeGreaterThan(0);
    expect([...new Set(used)].filter((key) => !known.has(key))).toEqual([]);
    expect(messages(`${texts}/ru.ftl`)).toEqual(known);
  });
  it("are all used", () => {
    const parts = [...source.matchAll(/`(tool-[a-z-]+-)\$\{/g)].map((match) => match[1]!);
    const fields = [...source.matchAll(/"([a-z]+)"/g)].map((match) => `tool-${match[1]!}`); // t(`tool-${field}`)
    const unused = [...known.keys()].filter(
      (key) =>
        key.startsWith("tool-") &&
        !source.includes(`"${key}"`) &&
        !fields.includes(key) &&
        !parts.some((part) => key.startsWith(part)),
    );
    expect(unused).toEqual([]);
  });
});
