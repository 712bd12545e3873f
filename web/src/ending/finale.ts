/**
 * What the end of a game shows, as plain data that any game can fill; the scene draws it (Ending.svelte).
 *
 * A game that says nothing gets a podium with arms made from the players' names, the scores, and the last thing that happened.
 * What was counted while it was played comes from its Python face, and needs nothing here:
 *   Face.standing(state, seat)  what a seat has come to, by source: the bars and the lines of the course
 *   Face.lap(state)             the round: where the lines have their points
 *   Face.milestones             kinds of events on which a game turns: "where it turned", sentences from the game's own texts
 */
import type { ArmsDeclared, Rank } from "../art/arms";
import type { Tincture } from "../art/tinctures";
import { composed } from "../art/compose";
import type { Picture, Printed, Tale } from "../net/messages";
import type { Texts } from "../texts/texts";

/** Who stands in the picture. */
export interface Figure {
  arms: ArmsDeclared;
  rank?: Rank; // hero where it is not said
  name?: string; // the player's where it is not said
  role: string; // "Dragonkin Sorcerer"
  fallen?: boolean; // lies on the ground
}

/** A part of what a seat has come to; without a declaration its name is its id, its mark the first letter. */
export interface Source {
  id: string; // of Face.standing
  name: string;
  icon: string; // the inside of an SVG of 512 x 512
  colour: Tincture;
}

/** What each of a party did, one number a seat. */
export interface Deed {
  name: string;
  icon: string;
  values: readonly number[]; // by seat
}

/** What it brought: gold, a place that can be visited now. */
export interface Gain {
  icon: string;
  words: string;
  to?: string; // the address where one goes on with it
}

export interface Finale {
  scene?: "podium" | "party"; // a podium for those who play for themselves; a party wins or loses together
  outcome?: "won" | "lost"; // of a party
  title?: string; // the verdict; without it, who won
  why: string; // why the game ended, one sentence
  figures: Figure[]; // by seat
  foes?: Figure[]; // of a party: who stood against it
  unit?: string; // what the scores count: "stars"
  score?: (seat: number) => string; // what stands at the end of a row; "" for nothing
  counted?: string; // what the bars and the course count: "stars by source"
  sources?: Source[]; // in their order
  standing?: Record<string, number>[]; // by seat, where it is not the tale's
  deeds?: Deed[]; // of a party
  gains?: Gain[];
}

/** What a game's `finale.ts` reads.  The tale comes a moment later than the picture, or not at all. */
export interface Finished {
  picture: Picture;
  printed: Printed;
  texts: Texts;
  tale: Tale | null;
}

/** `export const finale: FinaleOf` in `games/<id>/finale.ts`. */
export type FinaleOf = (told: Finished) => Finale;

/** The end of a game that says nothing of its own. */
export const plainFinale: FinaleOf = ({ picture, texts }) => ({
  why: lastSentence(picture, texts),
  figures: picture.seats.map((_, seat) => ({ arms: composed(texts.seat(seat)), role: "" })),
});

/** The last thing that the log tells. */
export function lastSentence(picture: Picture, texts: Texts): string {
  const events = picture.entries.findLast((entry) => entry.events.length)?.events ?? [];
  return events.length ? texts.event(events.at(-1)!) : "";
}

// -- places --------------------------------------------------------------------------------------------------------

/** The place of every seat: winners first whatever they scored (they may have won a tie), equal scores share one. */
export function ranking(winners: readonly number[], scores: readonly number[]): number[] {
  const won = (seat: number) => Number(winners.includes(seat));
  const before = (a: number, b: number) => won(a) - won(b) || (won(a) ? 0 : (scores[a] ?? 0) - (scores[b] ?? 0));
  return scores.map((_, seat) => 1 + scores.filter((_, other) => before(other, seat) > 0).length);
}

/** Seats from the first place to the last. */
export function inOrder(rank: readonly number[]): number[] {
  return rank.map((_, seat) => seat).sort((a, b) => rank[a]! - rank[b]! || a - b);
}

/** From left to right on a podium: the first in the middle, the second left, the third right, and so on outwards. */
export function onPodium(order: readonly number[]): number[] {
  return order.reduce<number[]>((row, seat, at) => (at % 2 ? [seat, ...row] : [...row, seat]), []);
}

/** The bar of a seat: its sources in their order, without what is nothing. */
export function parts(
  standing: Record<string, number>,
  sources: readonly Source[],
): { source: Source; value: number }[] {
  return sources.flatMap((source) => (standing[source.id] ? [{ source, value: standing[source.id]! }] : []));
}
