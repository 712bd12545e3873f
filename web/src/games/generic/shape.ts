/** Reading a view that one knows nothing about. */
import type { OptionInfo, Texts } from "../board";

const OWN_OF_KERNEL = new Set(["agenda", "counters", "eliminated", "over"]);

export interface Pile {
  cards: string[];
  seen: number[];
}

type Item = Record<string, unknown>;

export function isPile(value: unknown): value is Pile {
  return (
    typeof value === "object" &&
    value !== null &&
    Array.isArray((value as Pile).cards) &&
    Array.isArray((value as Pile).seen)
  );
}

/** The cards of a pile, or of a plain list of names. */
export function cardsOf(value: unknown): string[] | null {
  if (isPile(value)) return value.cards;
  const names = Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === "string");
  return names ? (value as string[]) : null;
}

/** Whether a value says nothing: no cards, no name, not so, nowhere (-1).  A zero says something: no gold. */
export function isNothing(value: unknown): boolean {
  if (value === null || value === undefined || value === "" || value === false) return true;
  if (typeof value === "number") return value < 0;
  if (isPile(value)) return !value.cards.length;
  if (Array.isArray(value)) return value.every(isNothing);
  return typeof value === "object" && Object.values(value).every(isNothing);
}

/** The fields of a thing that say something. */
export function told(thing: object): [string, unknown][] {
  return Object.entries(thing).filter(([, value]) => !isNothing(value));
}

/** What lies in the middle, and the lists with one thing per player. */
export function split(view: unknown, players: number): { shared: [string, unknown][]; players: [string, Item[]][] } {
  const entries = Object.entries((view ?? {}) as Item).filter(([key]) => !OWN_OF_KERNEL.has(key));
  const perSeat = (value: unknown): value is Item[] =>
    Array.isArray(value) &&
    value.length === players &&
    value.every((item) => typeof item === "object" && item !== null && !Array.isArray(item) && !isPile(item));
  return {
    shared: entries.filter(([, value]) => !perSeat(value) && !isNothing(value)),
    players: entries.filter((entry): entry is [string, Item[]] => perSeat(entry[1])),
  };
}

/** A field's name: the text `key-<field>` where a game gives one, else the field itself, readable. */
export function label(key: string, texts: Texts): string {
  const id = `key-${key.replaceAll("_", "-")}`;
  if (texts.has(id)) return texts.say(id);
  const words = key.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Equal cards together, in the order in which they first lie. */
export function grouped(cards: readonly string[]): [string, number][] {
  const count = new Map<string, number>();
  for (const card of cards) count.set(card, (count.get(card) ?? 0) + 1);
  return [...count];
}

/** The one option that is about this card, if it is the only one. */
export function onlyOption(card: string, options: ReadonlyMap<string, OptionInfo>): OptionInfo | null {
  const about = [...options.values()].filter((option) => option.key.split(":").slice(1).includes(card));
  return about.length === 1 ? about[0]! : null;
}

export function plain(value: unknown, texts: Texts): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return texts.say(value ? "ui-yes" : "ui-no");
  return typeof value === "string" ? texts.name(value) : String(value);
}
