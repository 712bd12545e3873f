/** The game's own shapes: what `picture.view`, `picture.hints` and `printed.printed` hold for Roll Player. */
import type { Lang, OptionInfo, Picture, ReasonInfo, Texts } from "./frame";

export type Words = Record<Lang, string>;
export type Area = "weapons" | "armour" | "traits" | "skills";
export type CardType = "weapon" | "armour" | "trait" | "skill";
export type Direction = "good" | "evil" | "law" | "chaos";

export interface Hero {
  race: string;
  job: string;
  backstory: string;
  alignment: string;
  token: number;
  gold: number;
  charisma: number;
  card: number;
  dice: number[];
  weapons: string[];
  armour: string[];
  traits: string[];
  skills: string[];
  used: string[];
}

export interface View {
  agenda: { type: string; seat?: number }[];
  heroes: Hero[];
  first: number;
  round: number;
  over: boolean;
  bag: number[];
  hand: number[];
  pool: number[];
  coins: number[];
  market: string[];
  discard: string[];
  upper: { cards: string[] };
  lower: { cards: string[] };
  trash: string[];
  enemy: number;
}

/** One attribute against the goal of the class. */
export interface Row {
  dice: number;
  race: number;
  weapons: number;
  value: number;
  met: boolean;
  free: number;
  least: number;
  most: number | null;
  possible: boolean;
}

export interface Worn {
  set: string;
  count: number;
  stars: number;
  bonus: number;
}

/** A market card to the viewer, now. */
export interface Offer {
  price: number;
  gold: number;
  tokens: number;
  payable: boolean;
  stars: number;
  arrow: number;
  cell: number;
  drops: string[];
}

export interface Line {
  kind: string;
  stars: number;
  rule: string;
  cards: string[];
  numbers: Record<string, number | string>;
}

export interface Standing {
  rows: Row[];
  class_dice: number;
  matches: number;
  backstory: number;
  alignment: number;
  armour: Worn[];
  stars: number;
  rank: string;
  discount: Partial<Record<CardType, number>>;
  sheet: Line[];
  market: Record<string, Offer>;
}

export interface Hints {
  heroes: Standing[];
}

export interface Goal {
  low: number;
  high: number;
  stars: number;
  text: string;
  rule: string;
}

export interface Job {
  colour: number;
  goals: Goal[];
  ability: Words;
  about: Words;
}

export interface Card {
  number: number;
  type: CardType;
  rank: number;
  price: number;
  arrow: Direction | "";
  hands: number;
  set: string;
  about: Words;
  house: string[];
}

export interface Components {
  attributes: string[];
  colours: string[];
  letters: Words;
  races: Record<string, number[]>;
  classes: Record<string, Job>;
  backstories: Record<string, Record<string, number>>;
  backstory_stars: number[];
  alignments: Record<string, number[]>;
  sets: Record<string, { stars: number[]; colours: number[] }>;
  cards: Record<string, Card>;
}

/** Everything a part of the board needs: one object, made anew with every picture. */
export interface Table {
  picture: Picture;
  view: View;
  hints: Hints;
  box: Components;
  texts: Texts;
  lang: Lang;
  options: ReadonlyMap<string, OptionInfo>;
  reasons: Readonly<Record<string, ReasonInfo>> | null;
  me: number; // the seat one looks from, -1 for a spectator
  kind: string; // of the decision that is open for me, "" for none
  incoming: number; // the die that is being placed, 0 for none
  chosen: string; // the first half of a choice in two parts, as its option key
  animate: boolean;
  lit: (piece: string) => boolean;
  light: (pieces: string[]) => void;
  choose: (key: string, byKeyboard?: boolean) => void;
  openRule: (rule: string) => void;
}
