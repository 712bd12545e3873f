/** Reads a view: what lies where, who stands where, what is going on. */
import type { Battle, Printed, View } from "../types";

export const UNSEEN = "?";
const EVERYBODY = -1;

type Task = View["agenda"][number];

/** The topmost record of a kind on the agenda. */
export function taskOf<Type extends Task["type"]>(view: View, type: Type): Extract<Task, { type: Type }> | null {
  return (view.agenda.findLast((task) => task.type === type) as Extract<Task, { type: Type }> | undefined) ?? null;
}

/** The battle that is going on, also while a die or a choice lies on top of it. */
export function battleOf(view: View): Battle | null {
  return taskOf(view, "Battle");
}

/** Whose round it is, -1 before the first. */
export function roundOf(view: View): number {
  const last = view.agenda.findLast((task) => "seat" in task);
  return taskOf(view, "Round")?.seat ?? (last && "seat" in last ? last.seat : -1);
}

/** Planes are counted after the locations of the ring. */
export function planeSpot(printed: Pick<Printed, "ring">, plane: number): number {
  return printed.ring.length + plane;
}

export interface Lying {
  card: string;
  open: boolean;
}

/** Adventures at a location, in the order they came. */
export function cardsAt(view: View, at: number): Lying[] {
  return view.land.cards.flatMap((card, number) =>
    view.spots[number] === at ? [{ card, open: view.land.seen[number] === EVERYBODY && card !== UNSEEN }] : [],
  );
}

/** Artifacts left behind by the dead: a location, or the spot of a plane. */
export function droppedAt(view: View, spot: number): string[] {
  return view.dropped.filter((_, number) => view.where[number] === spot);
}

export function seatsAt(view: View, at: number): number[] {
  return view.heroes.flatMap((hero, seat) => (hero.character && hero.at === at ? [seat] : []));
}

/** The three cards of a plane; "" where one is gone. */
export function planeCards(view: View, plane: number): { role: string; card: string; open: boolean }[] {
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
export function holder(view: View, artifact: string): number {
  return view.heroes.findIndex((hero) => hero.items.includes(artifact) || hero.damaged.includes(artifact));
}
