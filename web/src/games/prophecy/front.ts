/** What the frame should know about Prophecy: the pieces of a log line and of an option, and what an option costs. */
import type { GameFront, Happened, Picture, Texts } from "./frame";
import { objectOf, oddsOf, percent, piece, tagOf, verbOf } from "./moves";
import { hinted, UNSEEN } from "./parts/view";

const SEATS = ["seat", "rival", "other"];
const THINGS = ["card", "place", "plane", "character"];

export function pieces(event: Happened): string[] {
  const data = (event.data ?? {}) as Record<string, unknown>;
  const found: string[] = [];
  for (const name of SEATS) {
    const seat = data[name];
    if (typeof seat === "number" && seat >= 0) found.push(piece.hero(seat), piece.pawn(seat), `seat-${seat}`);
  }
  for (const name of THINGS) if (typeof data[name] === "string" && data[name] !== UNSEEN) found.push(data[name]);
  if (Array.isArray(data["cards"])) found.push(...data["cards"].map(String));
  return found;
}

export function optionPieces(key: string): string[] {
  const [verb, ...objects] = key.split(":");
  if (verb === "attack" || verb === "trade") return [piece.hero(Number(objects[0]) - 1), piece.pawn(Number(objects[0]) - 1)];
  return objects;
}

/** `1 gold`, `2 Mana · ✓ 58 %`: what the list of options says beside an option. */
export function note(key: string, picture: Picture, texts: Texts): string {
  const t = { hints: hinted(picture.hints) };
  const cost = Object.entries(tagOf(t, key)).flatMap(([coin, amount]) =>
    amount ? [texts.say(`pr-coin-${coin}`, { n: amount })] : [],
  );
  const gain = verbOf(key) === "sell" ? [`+${texts.say("pr-coin-gold", { n: t.hints.bids[objectOf(key)] ?? 0 })}`] : [];
  const odds = oddsOf(t, key);
  return [...cost, ...gain, ...(odds ? [`✓ ${percent(odds.win)} %`] : [])].join(" · ");
}

/** Which part of an option's key is a player's number. */

const ON_THE_MAP = ["move", "field", "dream", "training"];

export const front: GameFront = {
  pieces,
  optionPieces,
  note,
  folds: (kind) => ON_THE_MAP.includes(kind),
};
