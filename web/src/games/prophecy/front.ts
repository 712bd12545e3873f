/** What the frame should know about Prophecy: the pieces of a log line and of an option, and what an option costs. */
import type { GameFront, Happened, Picture, Texts } from "../board";
import { objectOf, oddsOf, percent, piece, tagOf, verbOf } from "./moves";
import { UNSEEN } from "./parts/view";
import type { Hints } from "./types";

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

const ON_THE_MAP = ["move", "field", "dream", "training"];

export const front: GameFront = {
  pieces,
  optionPieces,
  note,
  folds: (kind) => ON_THE_MAP.includes(kind),
};
