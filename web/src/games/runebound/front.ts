/** What the frame should know about Runebound: bar, foot, the pieces of a log line and of an option, the bright button. */
import type { GameFront, Happened, Picture, Printed as Sent, Texts } from "../board";
import type { Cue } from "../../sound/cues";
import { iconOfDeed, icons } from "./icons";
import { GUESSED, main } from "./likely";
import { moves } from "./motion";
import { objectOf, onBoard, piece, verbOf } from "./moves";
import HeroStrip from "./parts/HeroStrip.svelte";
import TimeTrack from "./parts/TimeTrack.svelte";
import { combatOf, taskOf, topOf } from "./parts/view";
import type { Hints, Printed, View } from "./types";

const THINGS = ["card", "place", "hero", "token"];

/** `seats` are the event's fields that hold a seat. */
export function pieces(event: Happened, seats: readonly string[]): string[] {
  const data = event.data ?? {};
  const found = seats.flatMap((name) =>
    typeof data[name] === "number" && (data[name] as number) >= 0 ? ofSeat(data[name] as number) : [],
  );
  for (const name of THINGS) if (typeof data[name] === "string") found.push(data[name]);
  if (typeof data["place"] === "string") found.push(`gem-${data["place"]}`);
  return found;
}

export function optionPieces(key: string, _: Picture, seat: number): string[] {
  const things = key.split(":").slice(1);
  return seat >= 0 ? [...ofSeat(seat), ...things] : things;
}

const ofSeat = (seat: number): string[] => [piece.hero(seat), piece.pawn(seat)];

/** `2 points`, `74 %`: what stands beside an option in the list. */
export function note(key: string, picture: Picture, texts: Texts): string {
  const hints = picture.hints as Hints;
  const odds = hints.odds?.[key];
  const cost = hints.costs?.[key];
  const about = GUESSED.includes(verbOf(key)) ? "≈ " : "";
  return [
    cost && cost > 1 ? texts.say("remark-points", { n: cost }) : "",
    odds === undefined ? "" : `${about}${odds} %`,
  ]
    .filter(Boolean)
    .join(" · ");
}

/** The question in few words: how many actions are left, how many wounds are coming. */
export function asks(kind: string, picture: Picture, texts: Texts): string {
  const view = picture.view as View;
  const turn = taskOf(view, "Turn");
  if (kind === "turn" && turn) return texts.say("rb-points-left", { n: turn.points });
  const top = topOf(view);
  if (kind === "shield" && top?.type === "Hurt")
    return texts.say("rb-wounds-coming", { n: top.amount, kind: top.kind });
  return texts.has(`rb-asks-${kind}`) ? texts.say(`rb-asks-${kind}`) : "";
}

/** What an aimed option would do, or what matters now. */
export function says(key: string, picture: Picture, texts: Texts): string {
  const kind = picture.asked.find((one) => picture.looking.includes(one.seat))?.kind ?? "";
  return !key && texts.has(`rb-says-${kind}`) ? texts.say(`rb-says-${kind}`) : "";
}

/** `strike: physical damage` */
function brief(key: string, picture: Picture, texts: Texts, printed: Sent): string {
  const said = `brief-${verbOf(key)}`;
  return texts.has(said) ? texts.say(said, { a: faceUp(objectOf(key), picture, printed) }) : "";
}

/** Of a token in a combat the face that is up, of anything else its name. */
function faceUp(thing: string, picture: Picture, { printed }: Sent): string {
  for (const side of combatOf(picture.view as View)?.sides ?? []) {
    const at = side.tokens.indexOf(thing);
    if (at >= 0) return (printed as Printed).tokens[thing]?.[side.face[at]!] ?? thing;
  }
  return thing;
}

const CUES: Record<string, Cue> = {
  ...{
    moved: "step",
    rolled: "dice",
    rerolled: "dice",
    bought: "coin",
    sold: "coin",
    gold: "coin",
    learned: "card",
    adventure: "card",
    revealed: "card",
    stocked: "card",
    story: "card",
  },
  ...{
    threw: "coin",
    flipped: "coin",
    rethrew: "coin",
    doubled: "coin",
    struck: "hit",
    hit: "hit",
    blocked: "block",
    act: "door",
    villain: "door",
    beat: "win",
    fell: "loss",
  },
};

export const front: GameFront = {
  bleeds: true,
  foot: "strip",
  title: (picture, texts, printed) => ({ name: name(picture, printed, texts), under: under(picture, texts, printed) }),
  track: TimeTrack,
  hero: HeroStrip,
  pieces,
  optionPieces,
  note,
  main,
  asks,
  says,
  moves,
  onBoard,
  brief,
  optionIcon: (key) => icons[iconOfDeed(key)] ?? "",
  proposes: (key, picture, texts) =>
    objectOf(key) && (picture.hints as Hints).odds?.[key] !== undefined ? texts.option(key) : "",
  cue: (event) => CUES[event.kind] ?? "",
};

function name(picture: Picture, printed: Sent, texts: Texts): string {
  const { scenario } = picture.view as View;
  return (printed.printed as Printed).scenarios[scenario]?.name[texts.lang] ?? "";
}

function under(picture: Picture, texts: Texts, printed: Sent): string {
  const { act, time, rounds } = picture.view as View;
  if (!rounds) return texts.say("rb-setup");
  const { track } = printed.printed as Printed;
  return texts.say("rb-time", { act, day: time, last: track.last, story: track.story.find((day) => day > time) ?? 0 });
}
