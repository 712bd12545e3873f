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

/** What is on sale or taught at a location. */
export function wares(view: View, printed: Pick<Printed, "ring" | "guilds">, at: number): string[] {
  const id = printed.ring[at]?.id ?? "";
  if (id === "city") return view.city;
  if (id === "village") return view.village;
  const guild = printed.guilds.indexOf(id);
  return guild >= 0 ? (view.offers[guild] ?? []) : [];
}

/** Who holds an artifact, -1 while nobody does. */
export function holder(view: View, artifact: string): number {
  return view.heroes.findIndex((hero) => hero.items.includes(artifact) || hero.damaged.includes(artifact));
}
