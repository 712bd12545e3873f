/**
 * What a game's board gets from the table frame, and what it gives back.
 *
 * A game lives in `games/<id>/` and is found by its file names, nothing is registered by hand:
 *   Board.svelte        the board: a component with `BoardProps` (without one, the generic board is used)
 *   front.ts            optional: `export const front: GameFront`: the rest of what the frame shows and does for the game
 *   guide.ts            optional: `export const guide: Guide` (the guided first game)
 *   Setup.svelte        optional: what is agreed on before a game, in place of the plain list of settings (`SetupProps`)
 *   Card.svelte         optional: a printed thing as it is drawn on the table, for the compendium (`CardProps`)
 *   scene.ts            optional: `export const scenes: Scenes` (stage/scene.ts), battles as the stage shows them
 *   finale.ts           optional: `export const finale: FinaleOf` (ending/finale.ts), what the end of a game tells
 *   cover.ts            optional: `export const cover: Cover`, what the hall shows; its words are in texts/cover/{en,ru}.ftl
 *   scenery.ts          optional: `export function scenery(): string` (art/scenery.ts), the painted cover, loaded after the hall
 *   tool/Page.svelte    optional: a page beside the table, opened by `#/<id>`
 *   parts/              the board's components
 *   types.ts            generated from the Structs of its Python package, whose texts/{en,ru}.ftl are its words
 * What boards share is in `boards.ts` (choices, by the game's own types).
 *
 * The frame stands still: a bar above (front.title, front.track), the board edge to edge, a foot below (front.hero, and the
 * decision, which the frame alone draws: one line, one bright button, the list of options folded behind it). Nothing scrolls.
 *
 * A board:
 *   - fills its place (`front.bleeds`; else it is laid on the table with a rim and may scroll);
 *   - marks each piece with `data-piece="<id>"` and gives it the class/state "lit" when `highlight.has(id)`;
 *   - draws what can be chosen now (`options.get(key)`) as a real <button> (or SVG element with role="button",
 *     tabindex="0" and Enter/Space) whose accessible name contains `options.get(key).text`; `aim(key)` while the pointer or
 *     the focus is on it (the frame then offers it as the bright button and the board shows its consequences: `aimed`),
 *     and `choose(info.seat, key)` when it is pressed; by touch the first tap aims, the second chooses (`boards.ts`, `pick`);
 *   - puts `{@attach why(reasons?.[key], openRule)}` (from "../../ui/why") on what is refused, and
 *     `aria-disabled="true"` rather than `disabled`, so that the reason can be read by keyboard and touch too;
 *   - shows the board of `follow` while another player acts (-1: one's own);
 *   - moves nothing itself: the frame lets every node with `data-moves="<id>"` travel from where that id was before the
 *     picture to where it is now, and plays `front.moves` and `front.cue` of its events. Such a node has no transform of its own;
 *   - is also used by the replay viewer: there `options` is empty and `choose` does nothing;
 *   - may itself animate only when `animate` is true (it already respects reduced motion and the player's switch).
 */
import type { Component } from "svelte";
import type { GameInfo, Happened, Lang, Picture, Printed, ShelfCard } from "../net/messages";
import type { Cue } from "../sound/cues";
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
  printed: Printed; // printed.parts: what became known of it at this table, by the names in picture.parts
  texts: Texts;
  choose: (seat: number, option: string) => void;
  aimed: string; // the option that the pointer, the focus or a first tap is on, "" for none
  aim: (option: string) => void;
  picking: Picking | null; // several things are to be chosen, one after another
  follow: number; // the seat that acts while another does, -1 for none: its board is shown
  highlight: ReadonlySet<string>;
  options: ReadonlyMap<string, OptionInfo>;
  reasons: Readonly<Record<string, ReasonInfo>> | null;
  openRule: (rule: string) => void;
  /** A question to the game about this picture (`Face.wonder`): an answer of the game's own type `Answer`, or null where there
   *  is none.  Asked once a picture; rejects when the picture has passed. */
  wonder: (question: string) => Promise<unknown>;
  light: (pieces: string[]) => void; // light up other pieces while the pointer rests on one; [] ends it
  lang: Lang;
  animate: boolean;
  look?: (seat: number) => void; // with the eyes of another of one's own seats; not in a replay
}

/** A choice of several things, made thing by thing: two cards of a hand. */
export interface Picking {
  things: readonly string[];
  picked: readonly string[]; // in order
  count: number;
  pick: (thing: string) => void; // takes it, or puts it back; the last one needed is the answer, unless it is weighed (front.weighs)
}

/** Something that travels in an event, from a piece as it lay before to a piece as it lies now. */
export interface Move {
  from: string[]; // the first of these pieces that was there
  to: string; // the piece that arrived
  how?: "fly" | "turn" | "tumble"; // fly is the rule; turn: a card is turned over; tumble: a die is thrown
}

/** How the hall shows a game. */
export interface Cover {
  icon: string;
  colours: readonly [from: string, to: string];
  minutes?: number; // that a game lasts, about
  weight?: 1 | 2 | 3; // how much there is to learn: light, middling, heavy
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
  /** Whether the board reaches from edge to edge. */
  bleeds?: boolean;
  /** The foot: a strip with the hero in it, one line for the decision alone, or panels in the corners of the board. */
  foot?: "strip" | "line" | "corners";
  /** What the bar says: where we are, and a line under it; without it, the game's name. */
  title?: (picture: Picture, texts: Texts, printed: Printed) => { name?: string; under?: string };
  /** The middle of the bar: order of play, phases, time; without it, the players. */
  track?: Component<BoardProps>;
  /** In the foot: who I am and what I hold. */
  hero?: Component<BoardProps>;
  /** Above the question, in its panel: who I am, in one line, and what I may say to the others (foot "corners"). */
  crest?: Component<BoardProps>;
  /** Options that can be chosen on the board itself: the frame gives them no button of their own. */
  onBoard?: (key: string, kind: string) => boolean;
  /** Whether several seats of one person are one person: nothing is covered when the turn goes from one to the other. */
  together?: (picture: Picture) => boolean;
  /** The question in few words, where the general one is too long or says too little; "" for the general one. */
  asks?: (kind: string, picture: Picture, texts: Texts) => string;
  /** Whether things that are picked only lie ready, and the bright button plays them; else the last one needed is the answer. */
  weighs?: (kind: string) => boolean;
  /** What the bright button says of things that lie ready; "" for the option's own words. */
  proposes?: (key: string, picture: Picture, texts: Texts, printed: Printed) => string;
  /** The bright button when nothing is aimed at; "" for none.  Default: the first option that is not on the board. */
  main?: (options: ReadonlyMap<string, OptionInfo>, picture: Picture, printed: Printed) => string;
  /** One line under the question: what the aimed option would do, or (key "") what matters now. */
  says?: (key: string, picture: Picture, texts: Texts, printed: Printed) => string;
  /** An option's words on its button in the foot, where its own are too long for it; "" for its own. */
  brief?: (key: string, picture: Picture, texts: Texts, printed: Printed) => string;
  /** The icon of an option's button: the inside of an SVG. */
  optionIcon?: (key: string) => string;
  /** What travels in an event. */
  moves?: (event: Happened, picture: Picture) => Move[];
  /** The sound of an event; "" for none. */
  cue?: (event: Happened, picture: Picture) => Cue | "";
  /** Options that the frame asks to confirm because they cannot be taken back (rarely needed). */
  confirm?: (key: string, kind: string) => boolean;
  /** Draws the final scores below the winner's line; gets BoardProps. */
  scores?: () => Promise<{ default: Component<BoardProps> }>;
}

/** What a game's own form gets: it reads and writes the wish for a table, the frame sends it. */
export interface SetupProps {
  game: GameInfo;
  printed: Printed; // what is printed for all to know
  texts: Texts;
  seats: string[]; // "me", "open", "bot:<name>", one for each player
  settings: Record<string, string | number | boolean>; // by id
  set: (seats: string[], settings: Record<string, string | number | boolean>) => void;
}

/** What a game's drawing of a printed thing gets: the thing, and a table at which nothing is going on. */
export interface CardProps {
  kind: string; // of the thing, as `Face.content` names it
  card: ShelfCard;
  still: BoardProps; // nobody sits here, nothing can be chosen; give it the view that a part needs
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
