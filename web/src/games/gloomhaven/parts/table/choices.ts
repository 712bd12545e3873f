/** What is chosen where: on the map, on cards, on items; and the marks of the buttons that remain. */
import { attack, heal, jump, lost, loot, move, push, round } from "../../../../art/glyphs/deeds";
import { book, cross, hand, house, tick, undo } from "../../../../art/glyphs/tools";

const ON_MAP = [
  "start",
  "go",
  "step",
  "door",
  "hit",
  "lay",
  "push",
  "pull",
  "stand",
  "spring",
  "path",
  "there",
  "from",
  "summon",
  "trap",
  "disarm",
  "obstacle",
  "destroy",
];
const ON_FIGURES = ["heal", "target"];
const ON_ODDS = ["spare"]; // an effect that this attack may go without
const ON_CARDS = ["top", "bottom", "attack", "move", "lose", "burn", "recover", "drop", "play"];
const ON_ITEMS = ["item", "never"];
const PREPARING = ["class", "perk", "keep", "buy", "leave"];

/** Between the scenarios everything lies in the street, on the map or on a page; what ends it is said under the question. */
const IN_TOWN = ["town", "newcomer", "quest", "learn", "perk", "sticker", "depart", "event"];
const UNDER_THE_QUESTION = ["ready", "wait", "stay", "step-back"];

/** Options that are chosen where they lie: the frame gives them no button. */
export function onBoard(key: string, kind: string): boolean {
  const [verb = "", object = ""] = key.split(":");
  if (IN_TOWN.includes(kind)) return !UNDER_THE_QUESTION.includes(verb);
  if (ON_FIGURES.includes(verb)) return object !== "";
  if (verb === "move" || verb === "attack") return kind === "turn";
  if (verb === "spring") return object !== "none";
  if (verb === "path") return object !== "direct";
  if (verb === "leave") return object !== "";
  return [...ON_MAP, ...ON_CARDS, ...ON_ODDS, ...ON_ITEMS, ...PREPARING].includes(verb);
}

const MARKS: Record<string, string> = {
  ...{
    go: move,
    step: move,
    door: move,
    stop: tick,
    skip: cross,
    pass: cross,
    end: round,
    rest: undo,
    play: hand,
    top: hand,
    bottom: hand,
  },
  ...{
    hit: attack,
    lay: attack,
    attack,
    move,
    push,
    pull: push,
    take: heal,
    lose: lost,
    burn: lost,
    short: undo,
    accept: tick,
    redraw: undo,
  },
  ...{ ready: tick, wait: undo, stay: undo, home: house, event: book },
  ...{ heal, loot, done: tick, start: tick, jump },
};

export function choiceIcon(key: string): string {
  return MARKS[key.split(":")[0] ?? ""] ?? "";
}
