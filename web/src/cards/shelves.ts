/** The compendium's questions to what the server sent: what is found, what one may choose by, what belongs together. */
import type { Compendium, Lang, Shelf, ShelfCard } from "../net/messages";
import type { Texts } from "../texts/texts";

type Fact = number | string | boolean | readonly (number | string)[];

/** One thing with the kind that it is of. */
export interface Thing {
  kind: string;
  card: ShelfCard;
}

export const refOf = ({ kind, card }: Thing): string => `${kind}/${card.id}`;
export const linkOf = (game: string, ref: string): string => `#/cards/${game}/${ref}`;

export function thingsOf(shelves: readonly Shelf[]): Thing[] {
  return shelves.flatMap(({ kind, cards }) => cards.map((card) => ({ kind, card })));
}

/** Case does not matter, nor whether е or ё is written. */
const plain = (text: string): string => text.toLowerCase().replaceAll("ё", "е");

/** All that can be read of a thing, in both languages. */
function readable({ card }: Thing): string {
  const words = Object.values(card.words).flatMap((parts) => Object.values(parts).flat());
  return plain([...Object.values(card.names), ...words].join(" "));
}

const known = new WeakMap<ShelfCard, string>();

/** Things with every word of a search somewhere in their names or words; those that are called so come first. */
export function found(things: readonly Thing[], search: string): Thing[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (!words.length) return [...things];
  const text = (thing: Thing) => {
    if (!known.has(thing.card)) known.set(thing.card, readable(thing));
    return known.get(thing.card)!;
  };
  const named = ({ card }: Thing) => {
    const names = plain(Object.values(card.names).join(" "));
    return words.every((word) => names.includes(word));
  };
  const hits = things.filter((thing) => words.every((word) => text(thing).includes(word)));
  return [...hits.filter(named), ...hits.filter((thing) => !named(thing))];
}

/** A fact that things of a kind differ in, with the values that there are. */
export interface Field {
  name: string;
  values: string[];
}

const factOf = (card: ShelfCard, name: string) => card.facts[name] as unknown as Fact | undefined;
const valuesOf = (fact: Fact | undefined): string[] =>
  (Array.isArray(fact) ? fact : [fact]).filter((one) => one !== undefined && one !== "").map(String);

/** By what one may choose: facts that the game's words name as a field, where they tell things apart. */
export function fieldsOf(cards: readonly ShelfCard[], texts: Texts): Field[] {
  const names = [...new Set(cards.flatMap((card) => Object.keys(card.facts)))];
  return names
    .filter((name) => texts.has(`field-${name}`))
    .map((name) => {
      const values = [...new Set(cards.flatMap((card) => valuesOf(factOf(card, name))))];
      return { name, values: values.sort((a, b) => Number(a) - Number(b) || a.localeCompare(b)) };
    })
    .filter(({ values }) => values.length > 1);
}

export function fits(card: ShelfCard, chosen: Readonly<Record<string, string>>): boolean {
  return Object.entries(chosen).every(([name, value]) => !value || valuesOf(factOf(card, name)).includes(value));
}

/** `cost 20 gold`, `one hand`: a value as the game says it. */
export function factText(name: string, value: Fact, texts: Texts): string {
  if (value === false || value === "" || (Array.isArray(value) && !value.length)) return "";
  const numbers = Array.isArray(value) && value.every((one) => typeof one === "number");
  const said = value === true ? "yes" : numbers ? value.join("/") : value;
  return texts.say(`fact-${name}`, { value: said, case: `is-${value === true ? "True" : String(value)}` }).trim();
}

/** One value of a field in a list to choose from. */
export function valueText(name: string, value: string, texts: Texts): string {
  const fact = value === "true" || value === "false" ? value === "true" : /^-?\d+$/.test(value) ? Number(value) : value;
  return factText(name, fact, texts) || "–";
}

export function factsOf(card: ShelfCard, texts: Texts): string[] {
  return Object.entries(card.facts)
    .map(([name, value]) => factText(name, value as Fact, texts))
    .filter(Boolean);
}

/** The words of a thing, part by part; a part without a name of its own has "". */
export function partsOf(card: ShelfCard, lang: Lang, texts: Texts): { title: string; lines: string[] }[] {
  return Object.entries(card.words[lang] ?? {}).map(([part, lines]) => ({
    title: texts.has(`part-${part}`) ? texts.say(`part-${part}`) : "",
    lines,
  }));
}

/** What a place is called: a thing of the compendium with its address, or words. */
export interface Place {
  text: string;
  ref: string; // "" where it is no thing
}

export function placesOf(thing: Thing, all: readonly Thing[], texts: Texts, lang: Lang): Place[] {
  const things = new Map(all.map((one) => [refOf(one), one]));
  return (thing.card.where ?? []).map((place) => {
    const met = things.get(place);
    if (met) return { text: met.card.names[lang] ?? place, ref: place };
    return { text: texts.has(`where-${place}`) ? texts.say(`where-${place}`) : texts.name(place), ref: "" };
  });
}

/** What is met in a thing: the cards of a class, the creatures of a place. */
export function heldBy(thing: Thing, all: readonly Thing[]): Thing[] {
  const ref = refOf(thing);
  return all.filter(({ card }) => card.where?.includes(ref));
}

export const closedIn = (compendium: Compendium): number =>
  compendium.shelves.reduce((sum, shelf) => sum + shelf.closed, 0);
