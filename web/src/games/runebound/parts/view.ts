/** Reads a view: what is going on, who stands where, what the cards name. */
import type { Combat, Printed, View } from "../types";

type Task = View["agenda"][number];

/** The topmost record of a kind on the agenda. */
export function taskOf<Type extends Task["type"]>(
  view: Pick<View, "agenda">,
  type: Type,
): Extract<Task, { type: Type }> | null {
  return (view.agenda.findLast((task) => task.type === type) as Extract<Task, { type: Type }> | undefined) ?? null;
}

/** What is to be settled first. */
export const topOf = (view: Pick<View, "agenda">): Task | undefined => view.agenda.at(-1);

export const combatOf = (view: Pick<View, "agenda">): Combat | null => taskOf(view, "Combat");

/** Whose turn it is, -1 before the first. */
export function turnOf(view: View): number {
  const last = view.agenda.findLast((task) => "seat" in task);
  return taskOf(view, "Turn")?.seat ?? (last && "seat" in last ? last.seat : -1);
}

/** The name of a space, "" off the board. */
export function spaceOf(printed: Pick<Printed, "spaces">, cell: number): string {
  return printed.spaces[cell]?.name ?? "";
}

export function seatsAt(view: View, printed: Pick<Printed, "spaces">, space: string): number[] {
  return view.heroes.flatMap((hero, seat) => (hero.card && spaceOf(printed, hero.at) === space ? [seat] : []));
}

/** The market of a space, -1 for none. */
export function marketOf(printed: Pick<Printed, "places" | "cities">, space: string): number {
  return printed.cities.findIndex((city) => printed.places[city]?.[0] === space);
}

export interface Errand {
  card: string;
  kind: "quest" | "rumour" | "story";
  spaces: readonly string[];
  slot: number; // of a story quest, from 1
}

/** What a hero is to do somewhere: own quests and rumours, story quests that it may still do. */
export function errands(view: View, printed: Printed, seat: number): Errand[] {
  const hero = view.heroes[seat];
  const spaces = (place: string) => printed.places[place] ?? [];
  const story = view.slots.flatMap((card, at): Errand[] =>
    card && !view.helped[at]?.includes(seat)
      ? [{ card, kind: "story", slot: at + 1, spaces: spaces(printed.cards[card]?.place ?? "") }]
      : [],
  );
  const quests = (hero?.quests ?? []).map((card): Errand => ({
    card,
    kind: "quest",
    slot: 0,
    spaces: spaces(printed.cards[card]?.place ?? ""),
  }));
  const rumours = (hero?.rumours ?? []).map((card): Errand => ({
    card,
    kind: "rumour",
    slot: 0,
    spaces: spaces(printed.cards[card]?.rumour ?? ""),
  }));
  return [...quests, ...rumours, ...story];
}
