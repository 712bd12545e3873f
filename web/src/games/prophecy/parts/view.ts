/** Reads a view: what the server leaves out is as at the start. */
import type { Battle, Hero, Hints, Pile, Side, Task, World } from "../types";

export const RING = 20;
export const UNSEEN = "?";
const EVERYBODY = -1;

const HERO: Hero = {
  ...{ character: "", at: -1, health: 0, wounds: 0, mana: 0, spent: 0, gold: 0, xp: 0, items: [], damaged: [] },
  ...{ skills: [], kept: [], strong: 0, focused: 0, rallied: 0, lodged: false },
};
const PILE: Pile = { cards: [], seen: [] };
const SIDE: Side = { gear: [], cast: [], thrown: [], paid: [], dice: 1, die: 0 };
const BATTLE: Omit<Battle, "mine" | "theirs"> = {
  ...{ type: "Battle" as const, seat: 0, kind: "strength", foe: "", rival: -1, place: -1, plane: -1, stage: "gear" },
  ...{ won: 0, light: [], dark: [] },
};
const WORLD: World = {
  ...{ agenda: [], heroes: [], eliminated: [], hands: [], offers: [], past: [], land: PILE, spots: [], village: [], city: [] },
  ...{ lesser: PILE, greater: PILE, prizes: PILE, dropped: [], where: [], loot: [], hoard: 0, final: false, field: -1 },
  ...{ doom: false, king: -1, rounds: 0, over: false },
};
const HINTS: Hints = { heroes: [], lessons: {}, goods: {}, bids: {}, foes: {}, duels: {}, costs: {} };

export function world(raw: unknown): World {
  const view = { ...WORLD, ...(raw as Partial<World>) };
  return { ...view, heroes: view.heroes.map((hero) => ({ ...HERO, ...hero })) };
}

export function hinted(raw: unknown): Hints {
  return { ...HINTS, ...(raw as Partial<Hints>) };
}

/** The battle that is going on, also while a die or a choice lies on top of it. */
export function battleOf(view: World): Battle | null {
  const task = view.agenda.findLast((one) => one.type === "Battle");
  if (!task) return null;
  const raw = task as unknown as Partial<Battle>;
  return { ...BATTLE, ...raw, mine: { ...SIDE, ...raw.mine }, theirs: { ...SIDE, ...raw.theirs } };
}

export function taskOf(view: World, type: string): Task | null {
  return view.agenda.findLast((task) => task.type === type) ?? null;
}

/** Whose round it is, -1 before the first. */
export function roundOf(view: World): number {
  return taskOf(view, "Round")?.seat ?? view.agenda.findLast((task) => task.seat !== undefined)?.seat ?? -1;
}

export interface Lying {
  card: string;
  open: boolean;
}

/** Adventures at a location, in the order they came. */
export function cardsAt(view: World, at: number): Lying[] {
  return view.land.cards.flatMap((card, number) =>
    view.spots[number] === at ? [{ card, open: view.land.seen[number] === EVERYBODY && card !== UNSEEN }] : [],
  );
}

/** Artifacts left behind by the dead: a location, or 20 + plane. */
export function droppedAt(view: World, spot: number): string[] {
  return view.dropped.filter((_, number) => view.where[number] === spot);
}

export function seatsAt(view: World, at: number): number[] {
  return view.heroes.flatMap((hero, seat) => (hero.character && hero.at === at ? [seat] : []));
}

/** The three cards of a plane; "" where one is gone. */
export function planeCards(view: World, plane: number): { role: string; card: string; open: boolean }[] {
  return (["lesser", "greater", "prizes"] as const).map((role) => {
    const card = view[role].cards[plane] ?? "";
    return { role, card, open: card !== "" && card !== UNSEEN && view[role].seen[plane] === EVERYBODY };
  });
}

/** Where on a board of six by six a location lies: clockwise along the rim, the first at the top left. */
export function cell(at: number): { row: number; column: number } {
  const side = Math.floor(at / 5);
  const step = at % 5;
  if (side === 0) return { row: 0, column: step };
  if (side === 1) return { row: step, column: 5 };
  if (side === 2) return { row: 5, column: 5 - step };
  return { row: 5 - step, column: 0 };
}

/** Who holds an artifact, -1 while nobody does. */
export function holder(view: World, artifact: string): number {
  return view.heroes.findIndex((hero) => hero.items.includes(artifact) || hero.damaged.includes(artifact));
}
