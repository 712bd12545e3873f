/** What the frame should know about Roll Player: its bar, which pieces a line and an option are about, what an answer means, sounds. */
import { innerWidth } from "svelte/reactivity/window";
import type { Cue } from "../../sound/cues";
import type { GameFront, Happened, OptionInfo, Picture, Printed as FramePrinted, Texts } from "../board";
import { icons } from "./icons";
import { moves } from "./motion";
import { onBoard, piece } from "./moves";
import { ATTRIBUTES, beside, signed, SLOTS, written } from "./parts/dice";
import { phase, rounds } from "./parts/phase";
import Track from "./parts/Track.svelte";
import type { Hints, Printed, View } from "./types";

const SLOT_FIELDS = ["slot", "place"];
const PHONE = 960; // the bar has no room for the track

/** Pieces of an event: the hero, its slots, the cards, the initiative card. */
export function pieces(event: Happened): string[] {
  const data = (event.data ?? {}) as Record<string, unknown>;
  const found: string[] = [];
  const seat = typeof data["seat"] === "number" ? data["seat"] : -1;
  if (seat >= 0) found.push(`seat-${seat}`);
  if (typeof data["victim"] === "number") found.push(piece.gold(data["victim"]));
  for (const name of SLOT_FIELDS) if (typeof data[name] === "string") found.push(piece.slot(seat, data[name]));
  if (typeof data["card"] === "string") found.push(data["card"]);
  if (event.kind === "took-card") found.push(piece.initiative(Number(data["card"])));
  if (typeof data["gold"] === "number" && seat >= 0) found.push(piece.gold(seat));
  if (typeof data["cell"] === "string") found.push(`${piece.hero(seat)}-${data["cell"]}`);
  if (typeof data["row"] === "string") found.push(piece.row(seat, data["row"]));
  return found;
}

/** Pieces of an option: where a click on the board would choose it. */
export function optionPieces(key: string, picture: Picture): string[] {
  const [verb = "", object = "", more = ""] = key.split(":");
  const seat = picture.looking[0] ?? 0;
  if (verb === "rob") return [piece.hero(Number(object) - 1)];
  if (verb === "take" || verb.startsWith("pool-")) return [piece.initiative(Number(object))];
  if (verb === "put") return [piece.hand(object), piece.initiative(Number(more))];
  if (verb === "start") return [piece.hand(object), piece.row(seat, more)];
  if (verb === "step") {
    const view = picture.view as View;
    return [piece.cell(seat, beside(view.heroes[seat]?.token ?? 4, object))];
  }
  if (verb === "place" || verb === "to-row" || verb === "act" || verb === "pay") return [piece.row(seat, object)];
  if (SLOTS.includes(object)) return [piece.slot(seat, object)];
  return object ? [object] : [];
}

const asHints = (picture: Picture) => (picture.hints as Hints).heroes[picture.looking[0] ?? 0];

/** `4 gold · +3★`, `blue 4 · 1 gold`: what stands beside an option. */
export function note(key: string, picture: Picture, texts: Texts): string {
  const [verb, object = ""] = key.split(":");
  const view = picture.view as View;
  const card = Number(object) - 1;
  if (verb === "take")
    return [
      texts.name(named(view.pool[card] ?? 0)),
      view.coins[card] ? texts.say("coins", { number: view.coins[card] }) : "",
    ]
      .filter(Boolean)
      .join(" · ");
  const offer = verb === "buy" ? asHints(picture)?.market[object] : undefined;
  if (!offer) return "";
  return [texts.say("coins", { number: offer.price }), offer.stars ? `${signed(offer.stars)}★` : ""]
    .filter(Boolean)
    .join(" · ");
}

const CARD_VERBS = ["buy", "attune", "copy", "use", "ready", "drop"];

/** One line under the question: what the aimed answer would do, or what matters now. */
export function says(key: string, picture: Picture, texts: Texts, printed: FramePrinted): string {
  const [verb = "", object = "", more = ""] = key.split(":");
  if (verb === "place" || verb === "start")
    return placing(
      picture,
      texts,
      verb === "place" ? named(takenDie(picture.view as View, picture.looking[0] ?? 0)) : object,
      verb === "place" ? object : more,
    );
  if (verb === "take") return taking(picture, texts, Number(object));
  if (CARD_VERBS.includes(verb)) return aboutCard(object, picture, texts, printed.printed as Printed);
  return key ? "" : resting(picture, texts);
}

/** What it does, and what buying it would cost besides gold. */
function aboutCard(card: string, picture: Picture, texts: Texts, printed: Printed): string {
  const drops = asHints(picture)?.market[card]?.drops ?? [];
  const put = drops.length ? texts.say("rp-drops", { cards: [...drops] }) : "";
  return [put, printed.cards[card]?.about[texts.lang] ?? ""].filter(Boolean).join(" ");
}

const named = (die: number): string => (die ? written(die) : "");

/** The die on the initiative card that a seat has taken, 0 for none. */
export function takenDie(view: View, seat: number): number {
  return view.pool[(view.heroes[seat]?.card ?? 0) - 1] ?? 0;
}

function placing(picture: Picture, texts: Texts, die: string, row: string): string {
  const told = asHints(picture)?.placing[die]?.[ATTRIBUTES.indexOf(row as never)];
  if (!told) return "";
  const parts = [`${texts.name(row)} ${told.value}`];
  if (told.stars) parts.push(texts.say("rp-says-stars", { stars: signed(told.stars) }));
  if (told.gold) parts.push(texts.say("rp-says-gold", { gold: told.gold }));
  if ((picture.view as View).round) parts.push(texts.say("rp-says-then", { deed: texts.say(`rp-deed-${row}`) }));
  return parts.join(" · ");
}

/** What the die of an initiative card would make of each row. */
function taking(picture: Picture, texts: Texts, card: number): string {
  const die = named((picture.view as View).pool[card - 1] ?? 0);
  const rows = (asHints(picture)?.placing[die] ?? []).flatMap((told, row) =>
    told ? [`${texts.name(ATTRIBUTES[row]!)} ${told.value}`] : [],
  );
  return [texts.name(die), ...rows].join(" · ");
}

/** While nothing is aimed at. */
function resting(picture: Picture, texts: Texts): string {
  const hero = (picture.view as View).heroes[picture.looking[0] ?? 0];
  const kind = picture.asked.find((one) => picture.looking.includes(one.seat))?.kind ?? "";
  if (kind.startsWith("market") && hero) return texts.say("rp-says-purse", { gold: hero.gold, tokens: hero.charisma });
  if (kind === "dice.take") return texts.say("rp-says-take");
  if (kind === "dice.place") return texts.say("rp-says-place");
  if (kind === "setup.place") return texts.say("rp-says-start");
  return "";
}

const VERB_ICONS: Record<string, string> = {
  buy: "bag",
  discard: "coin",
  coins: "coin",
  take: "hand",
  place: "roll",
  start: "roll",
  rob: "coin",
  use: "skill",
  pay: "coin",
  skip: "cross",
  pass: "cross",
  done: "tick",
};

const CUES: Record<string, Cue> = {
  rolled: "dice",
  "starting-dice": "dice",
  rerolled: "dice",
  enemy: "dice",
  placed: "term",
  turned: "term",
  swapped: "term",
  "moved-die": "term",
  "pool-die": "term",
  exchanged: "term",
  bought: "card",
  discarded: "card",
  market: "card",
  attuned: "card",
  dropped: "card",
  "took-card": "card",
  gained: "coin",
  stole: "coin",
  paid: "coin",
  charmed: "coin",
  "moved-token": "step",
  used: "card",
};

export const front: GameFront = {
  pieces,
  optionPieces,
  note,
  says,
  moves,
  bleeds: true,
  foot: "line",
  track: Track,
  onBoard,
  main,
  title: (picture, texts, printed) => ({ under: under(picture, texts, printed.printed as Printed) }),
  optionIcon: (key) => icons[VERB_ICONS[key.split(":")[0] ?? ""] ?? ""] ?? "",
  cue: (event) => CUES[event.kind] ?? "",
};

/** Where nothing lies on the board, the first answer; else none is brighter than the others until one is aimed at. */
function main(options: ReadonlyMap<string, OptionInfo>): string {
  const keys = [...options.keys()];
  return keys.some(onBoard) ? "" : (keys[0] ?? "");
}

/** `Round 6 of 11`, and the phase where the bar has no track. */
function under(picture: Picture, texts: Texts, printed: Printed): string {
  const view = picture.view as View;
  const now = phase(view, picture.asked[0]?.kind ?? "");
  if (!view.round || view.over) return texts.say(view.over ? "rp-phase-over" : "rp-phase-setup");
  const told = { round: view.round, rounds: rounds(picture, printed) };
  const phone = (innerWidth.current ?? PHONE) < PHONE;
  return phone ? `${texts.say("rp-round-brief", told)} · ${texts.say(`rp-phase-${now}`)}` : texts.say("rp-round", told);
}
