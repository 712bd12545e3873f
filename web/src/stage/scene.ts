/**
 * What a stage shows, as plain data that any game can fill: two sides, what each brings, what chance adds, what comes of it.
 * And when: a scene's moments in order, each with the milliseconds before the next.
 */
import type { ArmsDeclared, Rank } from "../art/arms";
import type { Resin } from "../art/resins";
import type { Tincture } from "../art/tinctures";
import type { Entry, Picture, Printed } from "../net/messages";
import type { Texts } from "../texts/texts";

export type SideNo = 0 | 1; // left, right

/** One thing that changes a side's sum. */
export interface Term {
  label: string;
  value: number;
  icon?: string; // the inside of an SVG of 512 x 512
}

export interface Fighter {
  name: string;
  under: string; // who or what that is
  arms: ArmsDeclared;
  rank: Rank;
  seat: number; // -1 for whoever is not a player
  terms: Term[]; // known before the throw
  chance: Term | null; // what the throw added; null for a side that throws nothing
}

export interface ThrownDie {
  side: SideNo;
  value: number;
  resin: Resin;
  counts: boolean; // of several dice those that do not are put aside
}
export interface TurnedCard {
  side: SideNo;
  text: string; // "+1", "×2", "miss"
  tone: "good" | "bad" | "plain";
}
export interface CastCoin {
  side: SideNo;
  label: string;
  mark: string;
  enamel: Tincture;
  times: 1 | 2;
  gold: boolean;
}
export type Thrown =
  { kind: "dice"; dice: ThrownDie[] } | { kind: "card"; cards: TurnedCard[] } | { kind: "coins"; coins: CastCoin[] };

/** What somebody gets or loses by it; it travels to `to` when the stage closes. */
export interface Gain {
  icon: string;
  text: string; // "+3", "−1", "Sword"
  label: string; // the same in words
  good: boolean;
  to?: string; // a selector of what it goes to on the board
}

export interface Scene {
  id: string; // the same battle's next throw has another one
  title: string;
  place: string;
  sides: [left: Fighter, right: Fighter];
  thrown: Thrown;
  verdict: { word: string; winner: SideNo | -1; tone: "won" | "lost" | "plain" };
  gains: Gain[];
  sentence: string; // all of it in one, for those who listen
  mine: boolean; // one of the sides is the looking player's
  again: boolean; // the battle goes on from an earlier throw: what was known then lies there already
  brief?: boolean; // one of many: it is quicker and goes by itself sooner
}

// -- time ----------------------------------------------------------------------------------------------------------

/** How much can be seen. */
export interface Moment {
  terms: [left: number, right: number];
  thrown: boolean;
  counted: [left: boolean, right: boolean];
  verdict: boolean;
  wait: number; // until the next moment
}

export const TIMES = {
  before: 320,
  term: 360,
  dice: 1400,
  card: 900,
  coins: 1100,
  count: 420,
  breath: 380,
  verdict: 520,
};
const TERMS_LAST = 2_200; // all together, however many there are
const WATCHED = 0.55; // of the time, where others fight
const BRIEF = 0.6;

/** From the empty balance to the verdict; the last moment is the whole truth. */
export function moments(scene: Scene): Moment[] {
  const pace = scene.brief ? BRIEF : scene.mine ? 1 : WATCHED;
  const all = scene.sides.map((side) => side.terms.length) as [number, number];
  const each = Math.min(TIMES.term, TERMS_LAST / Math.max(1, all[0] + all[1]));
  const found: Moment[] = [];
  let now: Omit<Moment, "wait"> = {
    terms: scene.again ? all : [0, 0],
    thrown: false,
    counted: [false, false],
    verdict: false,
  };
  const next = (wait: number, change: Partial<Moment>) => {
    found.push({ ...now, wait: Math.round(wait * pace) });
    now = { ...now, ...change };
  };
  const steps: [number, number][] = [];
  if (!scene.again) {
    for (let i = 1; i <= all[0]; i++) steps.push([i, 0]);
    for (let i = 1; i <= all[1]; i++) steps.push([all[0], i]);
  }
  steps.forEach((terms, at) => next(at ? each : TIMES.before, { terms }));
  next(TIMES.term, { thrown: true });
  const [left, right] = scene.sides.map((side) => side.chance !== null) as [boolean, boolean];
  next(TIMES[scene.thrown.kind], { counted: [left, right && !left] });
  if (left && right) next(TIMES.count, { counted: [true, true] });
  next(TIMES.breath + TIMES.count, { counted: [left, right], verdict: true });
  return [...found, { ...now, wait: TIMES.verdict }];
}

/** A side's sum at a moment. */
export function sumOf(fighter: Fighter, shown: number, counted: boolean): number {
  const known = fighter.terms.slice(0, shown).reduce((sum, term) => sum + term.value, 0);
  return known + (counted ? (fighter.chance?.value ?? 0) : 0);
}

const EVEN_KEEL = 11; // degrees at most
const FULL_TILT = 5; // a lead that tips the balance as far as it goes

/** Degrees by which the beam turns; negative where the left side is heavier. */
export function tilt(left: number, right: number): number {
  return -Math.max(-1, Math.min(1, (left - right) / FULL_TILT)) * EVEN_KEEL;
}

/** How long the end of a scene stays before it goes by itself, in milliseconds at normal speed. */
export function lingers(scene: Scene): number {
  if (scene.brief) return 1_800;
  return scene.mine ? 7_000 : 1_500;
}

// -- what a game gives ---------------------------------------------------------------------------------------------

/** What a game's `scene.ts` reads: the picture that is about to be shown, the one shown until now, and the log up to it. */
export interface Told {
  picture: Picture;
  before: Picture | null;
  entries: readonly Entry[]; // with those of the picture
  texts: Texts;
  printed: Printed;
}

/** `export const scenes: Scenes` in `games/<id>/scene.ts`: every throw that the picture tells anew, in order. */
export type Scenes = (told: Told) => Scene[];
