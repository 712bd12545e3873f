/**
 * What a game's board gets from the table frame, and what it gives back.
 *
 * A game lives in `games/<id>/` and is found by its file names, nothing is registered by hand:
 *   Board.svelte        the board: a component with `BoardProps` (without one, the generic board is used)
 *   front.ts            optional: `export const front: GameFront`
 *   guide.ts            optional: `export const guide: Guide` (the guided first game)
 *   cover.ts            optional: `export const cover: Cover`, what the hall shows; its words are in texts/cover/{en,ru}.ftl
 *   tool/Page.svelte    optional: a page beside the table, opened by `#/<id>`
 *   parts/              the board's components
 *   types.ts            generated from the Structs of its Python package, whose texts/{en,ru}.ftl are its words
 * What boards share is in `boards.ts` (choices, by the game's own types) and `moving.svelte.ts` (decisions, motion).
 *
 * A board:
 *   - marks each piece with `data-piece="<id>"` and gives it the class/state "lit" when `highlight.has(id)`;
 *   - draws what can be chosen now (`options.get(key)`) as a real <button> (or SVG element with role="button",
 *     tabindex="0" and Enter/Space) whose accessible name contains `options.get(key).text`, and calls
 *     `choose(info.seat, key)`;
 *   - puts `{@attach why(reasons?.[key], openRule)}` (from "../../ui/why") on what is refused, and
 *     `aria-disabled="true"` rather than `disabled`, so that the reason can be read by keyboard and touch too;
 *   - is also used by the replay viewer: there `options` is empty and `choose` does nothing;
 *   - moves things only when `animate` is true (it already respects reduced motion and the player's switch).
 */
import type { Component } from "svelte";
import type { Happened, Lang, Picture, Printed } from "../net/messages";
import type { Texts } from "../texts/texts";

export type { Happened, Lang, Picture, Printed } from "../net/messages";
export type { Texts } from "../texts/texts";

/** Something the looking seat may choose now. */
export interface OptionInfo {
  key: string;
  text: string; // the option's sentence, in the player's language
  help: string; // what it does; the text again where there is no help
  note?: string; // what the game says beside it: its price, its odds; often empty
  seat: number;
  base: number;
  kind: string; // of the decision: "market.visit"
}

/** Why something that looks possible is not offered. */
export interface ReasonInfo {
  text: string;
  rule: string; // "" or an id of the ledger
}

export interface BoardProps {
  picture: Picture; // picture.view and picture.hints are the game's own; type them with the game's view type
  printed: Printed;
  texts: Texts;
  choose: (seat: number, option: string) => void;
  highlight: ReadonlySet<string>;
  options: ReadonlyMap<string, OptionInfo>;
  reasons: Readonly<Record<string, ReasonInfo>> | null;
  openRule: (rule: string) => void;
  light: (pieces: string[]) => void; // light up other pieces while the pointer rests on one; [] ends it
  lang: Lang;
  animate: boolean;
}

/** How the hall shows a game. */
export interface Cover {
  icon: string;
  colours: readonly [from: string, to: string];
  place?: number; // among the games of the house; without one it stands with those to practise
}

/** What a game may tell the frame besides its board. */
export interface GameFront {
  /** Pieces that an event is about, so that its log line lights them; `seats` are its fields that hold a seat.  Default: every word in its data. */
  pieces?: (event: Happened, seats: readonly string[]) => string[];
  /** Pieces that an option is about; `seat` is the player it names, -1 for none.  Default: the parts of its key after the verb. */
  optionPieces?: (key: string, picture: Picture, seat: number) => string[];
  /** A few figures beside an option in the list: its price, its odds. */
  note?: (key: string, picture: Picture, texts: Texts) => string;
  /** Decisions made on the board itself: on a phone their list starts folded, so that the board can be seen. */
  folds?: (kind: string) => boolean;
  /** Options that the frame asks to confirm because they cannot be taken back (rarely needed). */
  confirm?: (key: string, kind: string) => boolean;
  /** Draws the final scores below the winner's line; gets BoardProps. */
  scores?: () => Promise<{ default: Component<BoardProps> }>;
}

/** One coach mark: shown once, beside what `at` finds, when it first becomes relevant. */
export interface GuideStep {
  id: string; // also the Fluent message: `guide-<id>`, with the attribute `.title`
  when: (picture: Picture, options: ReadonlyMap<string, OptionInfo>) => boolean;
  at: string; // a CSS selector inside the table: '[data-coach="market"]', '[data-piece="card-1"]'
}

export interface Guide {
  steps: GuideStep[];
}
