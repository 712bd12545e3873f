/** The game's own shapes: what `picture.view`, `picture.hints` and `printed.printed` hold for Prophecy. */
import type { Lang, OptionInfo, Picture, ReasonInfo, Texts } from "./frame";

export type Words = Record<Lang, string>;
export type Cost = Record<string, number>; // coin and amount, -1 for all of it

export interface Hero {
  character: string;
  at: number;
  health: number;
  wounds: number;
  mana: number;
  spent: number;
  gold: number;
  xp: number;
  items: string[];
  damaged: string[];
  skills: string[];
  kept: string[];
  strong: number;
  focused: number;
  rallied: number;
  lodged: boolean;
}

export interface Pile {
  cards: string[];
  seen: number[];
}

export interface Side {
  gear: string[];
  cast: string[];
  thrown: string[];
  paid: string[];
  dice: number;
  die: number;
}

export interface Battle {
  type: "Battle";
  seat: number;
  kind: string;
  foe: string;
  rival: number;
  place: number;
  plane: number;
  stage: string;
  won: number;
  mine: Side;
  theirs: Side;
  light: number[];
  dark: number[];
}

/** A record of the agenda; the fields depend on its type. */
export interface Task {
  type: string;
  seat?: number;
  phase?: string;
  plane?: number;
  why?: string;
  other?: number;
  shown?: number[];
  give?: string[];
  want?: string[];
  pay?: number;
  ask?: number;
}

export interface World {
  agenda: Task[];
  heroes: Hero[];
  eliminated: number[];
  hands: Pile[];
  offers: string[][];
  past: string[];
  land: Pile;
  spots: number[];
  village: string[];
  city: string[];
  lesser: Pile;
  greater: Pile;
  prizes: Pile;
  dropped: string[];
  where: number[];
  loot: string[];
  hoard: number;
  final: boolean;
  field: number;
  doom: boolean;
  king: number;
  rounds: number;
  over: boolean;
}

// -- hints -----------------------------------------------------------------------------------------------------------

export interface Odds {
  win: number;
  draw: number;
  loss: number;
}

export interface Foresight extends Odds {
  kind: string;
  mine: number;
  theirs: number;
  cost?: Cost;
  gear?: string[];
  short?: boolean;
  deadly?: boolean;
}

export interface Change extends Odds {
  mine?: number;
  theirs?: number;
  cost?: Cost;
}

export interface Fight {
  kind: string;
  throws: number;
  mine?: [string, number][];
  theirs?: [string, number][];
  power?: number;
  against?: number;
  light?: number;
  dark?: number;
  came?: number;
  odds?: Change | null;
  options?: Record<string, Change>;
  guessed?: string[]; // mine, theirs: sides that have still to arm
}

export interface Figures {
  strength: number;
  will: number;
  artifacts: number;
  safe: boolean;
}

export interface Hints {
  heroes: Figures[];
  lessons: Record<string, [xp: number, gold: number][]>;
  goods: Record<string, number>;
  bids: Record<string, number>;
  foes: Record<string, Foresight[]>;
  duels: Record<string, Foresight[]>;
  costs: Record<string, Cost>;
  battle?: Fight | null;
}

// -- what is printed -------------------------------------------------------------------------------------------------

export interface Place {
  id: string;
  terrain: string;
  port: boolean;
  gate: boolean;
  safe: boolean;
}

export interface Card {
  deck: string;
  guild: number;
  price: number;
  tags: string[];
  hands: number;
  spell: boolean;
  about: Words;
}

export interface Creature {
  deck: string;
  type: string;
  strength: number;
  will: number;
  lives: number;
  xp: number;
  kinds: string[];
  about: Words;
}

export interface Components {
  ring: Place[];
  doors: number[][];
  guilds: string[];
  artifacts: string[];
  limits: Record<"gold" | "xp" | "items" | "skills" | "strength" | "will", number>;
  characters: Record<string, { strength: number; will: number; guilds: string[] }>;
  cards: Record<string, Card>;
  foes: Record<string, Creature>;
  opportunities: Record<string, { about: Words }>;
  chance: Record<string, { rule: string; about: Partial<Record<Lang, [mine: string, others: string]>> }>;
}

/** Everything a part of the board needs: one object, made anew with every picture. */
export interface Table {
  picture: Picture;
  view: World;
  hints: Hints;
  box: Components;
  texts: Texts;
  lang: Lang;
  options: ReadonlyMap<string, OptionInfo>;
  reasons: Readonly<Record<string, ReasonInfo>> | null;
  me: number; // the seat one looks from, -1 for a spectator
  kind: string; // of the decision that is open for me, "" for none
  animate: boolean;
  lit: (piece: string) => boolean;
  light: (pieces: string[]) => void;
  choose: (key: string, byKeyboard?: boolean) => void;
  pick: (key: string, byKeyboard?: boolean) => void;
  openRule: (rule: string) => void;
}
