/** What the frame should know about Gloomhaven: where things stand, what is decided on the board, what an option would bring. */
import type { GameFront, Happened, OptionInfo, Picture, Printed, Texts } from "../board";
import { cue, moves } from "./motion";
import { choiceIcon, onBoard } from "./parts/table/choices";
import Crest from "./parts/table/Crest.svelte";
import Foot from "./parts/table/Foot.svelte";
import { priceOf as note } from "./parts/table/offers";
import { recommended } from "./parts/table/recommended";
import { asks, says } from "./parts/table/says";
import { cardsOf } from "./parts/table/sheets";
import Track from "./parts/table/Track.svelte";
import type { Hints, View } from "./types";

const FIGURES = ["figure", "attacker", "target", "onto", "focus"];
const THINGS = ["card", "lead", "other", "item", "spot"];

/** Pieces of an event: figures, hexes, cards; a seat stands for its character. */
export function pieces(event: Happened, seats: readonly string[], jobs: readonly string[] = []): string[] {
  const data = event.data ?? {};
  const named = [...FIGURES, ...THINGS]
    .map((name) => data[name])
    .filter((value): value is string => typeof value === "string");
  const seated = seats
    .map((name) => data[name])
    .filter((value): value is number => typeof value === "number" && value >= 0);
  return [
    ...named.flatMap((name) => name.split("+")),
    ...seated.flatMap((seat) => [`seat-${seat}`, jobs[seat] ?? ""]),
  ].filter(Boolean);
}

/** Hexes, figures and cards stand in an option's key as they are. */
export function optionPieces(key: string): string[] {
  return key
    .split(":")
    .slice(1)
    .flatMap((thing) => thing.split("+"));
}

const PREPARING = ["class", "items", "hand"];
const PAIR = 2; // cards that a round takes
const PASSING = ["skip", "stop", "pass", "rest", "forgo", "spare", "end", "redraw"];

/** What is bright when nothing is aimed at: nothing while there is something to choose on the table. */
export function main(
  options: ReadonlyMap<string, OptionInfo>,
  picture: Picture,
  printed: Pick<Printed, "parts">,
): string {
  const [first] = options.values();
  if (!first || first.kind === "cards") return "";
  if (PREPARING.includes(first.kind))
    return recommended(first.kind, [...options.keys()], picture.view as View, first.seat, printed.parts);
  if (first.kind === "town") return ["event", "ready", "wait"].find((key) => options.has(key)) ?? "";
  if (["depart", "event", "newcomer", "quest"].includes(first.kind)) return "";
  if (first.kind === "short-rest") return tired(picture.view as View, first.seat) ? "short" : "pass";
  if (first.kind === "damage") return deadly(picture) ? "" : "take";
  const beside = [...options.keys()].filter((key) => !onBoard(key, first.kind));
  const wished = beside.find((key) => !PASSING.includes(key) && !key.startsWith("never:"));
  if (wished) return wished;
  return beside.length === options.size ? (beside[0] ?? "") : "";
}

/** Too few cards for the next round. */
function tired(view: View, seat: number): boolean {
  return (view.heroes[seat]?.hand?.length ?? 0) < PAIR;
}

function deadly(picture: Picture): boolean {
  const decision = (picture.hints as Hints).decisions?.find((one) => one.kind === "damage");
  return (decision?.options?.["take"]?.price?.life ?? 1) <= 0;
}

/** The dungeon's name, and how far we are. */
export function title(picture: Picture, texts: Texts): { name?: string; under?: string } {
  const view = picture.view as View;
  if (view.campaign && !view.rooms.length) return inTown(view, texts);
  const name = texts.name(`scenario-${view.scenario}`).replace(/^(#|№\s?)\d+\s/, "");
  return {
    name,
    under: texts.say(view.round ? "gh-under" : "gh-under-setup", { round: view.round, level: view.level }),
  };
}

/** Between the scenarios: the chapter, and where the party is. */
function inTown({ campaign }: View, texts: Texts): { name: string; under: string } {
  const location = campaign?.parties[campaign.party ?? 0]?.location ?? 0;
  const where = location ? texts.name(`scenario-${location}`) : texts.say("camp-town");
  return { name: where, under: texts.say("gh-town-chapter", { chapter: campaign?.chapter ?? 1 }) };
}

export const front: GameFront = {
  pieces,
  optionPieces,
  bleeds: true,
  foot: "corners",
  title,
  track: Track,
  crest: Crest,
  hero: Foot,
  together: (picture) => picture.settings["solo"] === true,
  weighs: (kind) => kind === "cards",
  asks,
  proposes: (key, _, texts, printed) =>
    texts.say("gh-play", { initiative: cardsOf(printed.parts).get(key.split(":")[1] ?? "")?.initiative ?? 0 }),
  says,
  onBoard,
  main,
  note,
  optionIcon: choiceIcon,
  moves,
  cue,
};
