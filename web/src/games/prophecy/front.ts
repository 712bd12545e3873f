/** What the frame should know about Prophecy: bar, foot, the pieces of a log line and of an option, what an option costs. */
import type { GameFront, Happened, OptionInfo, Picture, Texts } from "../board";
import type { Cue } from "../../sound/cues";
import { icons, iconOfDeed } from "./icons";
import { moves } from "./motion";
import { carrier, FOOT, objectOf, oddsOf, percent, piece, tagOf, verbOf } from "./moves";
import HeroStrip from "./parts/HeroStrip.svelte";
import Relics from "./parts/Relics.svelte";
import { UNSEEN } from "./parts/view";
import type { Hints, View } from "./types";

const THINGS = ["card", "place", "plane", "character"];

/** `seats` are the event's fields that hold a seat. */
export function pieces(event: Happened, seats: readonly string[]): string[] {
  const data = event.data ?? {};
  const found: string[] = [];
  for (const name of seats) {
    const seat = data[name];
    if (typeof seat === "number" && seat >= 0) found.push(...ofSeat(seat), `seat-${seat}`);
  }
  for (const name of THINGS) if (typeof data[name] === "string" && data[name] !== UNSEEN) found.push(data[name]);
  if (Array.isArray(data["cards"])) found.push(...data["cards"].map(String));
  return found;
}

/** `seat` is the player whom the option names, -1 for none. */
export function optionPieces(key: string, _: Picture, seat: number): string[] {
  const things = key.split(":").slice(1);
  return seat >= 0 ? [...ofSeat(seat), ...things.filter((thing) => thing !== String(seat + 1))] : things;
}

const ofSeat = (seat: number): string[] => [piece.hero(seat), piece.pawn(seat)];

/** `1 gold`, `2 Mana · ✓ 58 %`: what the list of options says beside an option. */
export function note(key: string, picture: Picture, texts: Texts): string {
  const t = { hints: picture.hints as Hints };
  const cost = Object.entries(tagOf(t, key)).flatMap(([coin, amount]) =>
    amount ? [texts.say(`pr-coin-${coin}`, { n: amount })] : [],
  );
  const gain = verbOf(key) === "sell" ? [`+${texts.say("pr-coin-gold", { n: t.hints.bids[objectOf(key)] ?? 0 })}`] : [];
  const odds = oddsOf(t, key);
  return [...cost, ...gain, ...(odds ? [`✓ ${percent(odds.win)} %`] : [])].join(" · ");
}

/** The answer that the odds speak for, where there is nothing else to weigh; else the first that has no place on the board. */
export function main(options: ReadonlyMap<string, OptionInfo>, picture: Picture): string {
  const t = { hints: picture.hints as Hints };
  const keys = [...options.keys()];
  const kind = options.values().next().value?.kind ?? "";
  if (kind === "fight" || kind === "astral")
    return best(
      t,
      keys.filter((key) => verbOf(key) === "fight"),
    );
  if (kind === "gear") return best(t, keys);
  return keys.find((key) => FOOT.includes(verbOf(key))) ?? "";
}

/** The best odds; of equal ones the cheaper, which is told first. */
function best(t: { hints: Hints }, keys: string[]): string {
  const win = (key: string) => oddsOf(t, key)?.win ?? -1;
  return keys.reduce((most, key) => (most === "" || win(key) > win(most) ? key : most), "");
}

/** What matters about a decision, while nothing is aimed at. */
export function says(key: string, picture: Picture, texts: Texts): string {
  const kind = picture.asked.find((one) => picture.looking.includes(one.seat))?.kind ?? "";
  const told = `pr-says-${kind.split(".").at(-1)}`;
  return !key && texts.has(told) ? texts.say(told) : "";
}

const CUES: Record<string, Cue> = {
  moved: "step",
  bought: "coin",
  sold: "coin",
  learned: "card",
  got: "card",
  "chance-card": "card",
  astral: "door",
  shown: "card",
};

export const front: GameFront = {
  bleeds: true,
  foot: "strip",
  title: (picture, texts) => ({ under: under(picture, texts) }),
  track: Relics,
  hero: HeroStrip,
  pieces,
  optionPieces,
  note,
  main,
  says,
  moves,
  onBoard: (key) => !FOOT.includes(verbOf(key)),
  optionIcon: (key) => icons[iconOfDeed(key)] ?? icons[carrier(key)] ?? "",
  cue: (event) => CUES[event.kind] ?? "",
};

function under(picture: Picture, texts: Texts): string {
  const view = picture.view as View;
  if (view.final) return texts.say(view.doom ? "board-doom" : "board-final");
  return view.hands.length ? texts.say("pr-setup") : texts.say("board-round", { round: view.rounds });
}
