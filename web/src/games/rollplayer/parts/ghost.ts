/** What the aimed answer would make of my board: dice, sums, stars, gold, the token's cell. */
import type { Happened } from "../../board";
import { ATTRIBUTES, beside, colourOf, dieOf, room, SLOTS, valueOf } from "./dice";
import type { Table } from "./table";

export interface Ghost {
  values: readonly number[]; // of the six attributes then
  dice: ReadonlyMap<number, number>; // by slot, 0 where a die leaves
  stars?: number; // more or less, where the rules told
  gold?: number;
  cell?: number; // of the alignment token
}

type Seen = Pick<Table, "view" | "hints" | "me" | "printed" | "incoming" | "chosen">;

const FLIP = 7;

/** The ghost of an option, or none where nothing can be foretold. */
export function ghostOf(t: Seen, key: string): Ghost | null {
  const hero = t.view.heroes[t.me];
  const found = t.hints.heroes[t.me];
  if (!key || !hero || !found?.rows.length) return null;
  const [verb = "", object = "", more = ""] = key.split(":");
  const values = found.rows.map((row) => row.value);
  const slot = SLOTS.indexOf(object);
  switch (verb) {
    case "place":
    case "start": {
      const [die, row] = verb === "place" ? [t.incoming, object] : [dieOf(object), more];
      return placed(t, die, ATTRIBUTES.indexOf(row as never));
    }
    case "take": {
      const rows = placing(t, t.view.pool[Number(object) - 1] ?? 0);
      return rows ? { values: values.map((value, row) => rows[row]?.value ?? value), dice: new Map() } : null;
    }
    case "buy": {
      const offer = found.market[object];
      return offer
        ? { values: offer.values, dice: new Map(), stars: offer.stars, gold: -offer.gold, cell: offer.cell }
        : null;
    }
    case "discard":
      return { values, dice: new Map(), gold: t.printed.discard_gold };
    case "step": {
      const cell = beside(hero.token, object);
      const stars = t.printed.alignments[hero.alignment] ?? [];
      return { values, dice: new Map(), cell, stars: (stars[cell] ?? 0) - (stars[hero.token] ?? 0) };
    }
    case "flip":
      return turned(t, [[slot, faced(hero.dice[slot]!, FLIP - valueOf(hero.dice[slot]!))]]);
    case "raise":
    case "lower":
      return turned(t, [[slot, hero.dice[slot]! + (verb === "raise" ? 1 : -1)]]);
    case "to":
    case "keep": {
      const changed = first(t);
      const die = verb === "keep" ? dieOf(object) : faced(hero.dice[changed] ?? 0, Number(object));
      return changed < 0 ? null : turned(t, [[changed, die]]);
    }
    case "with": {
      const other = first(t);
      return other < 0
        ? null
        : turned(t, [
            [slot, hero.dice[other]!],
            [other, hero.dice[slot]!],
          ]);
    }
    case "give": {
      const wanted = t.view.pool[Number(t.chosen.split(":")[1]) - 1] ?? 0;
      return wanted ? turned(t, [[slot, wanted]]) : null;
    }
    case "to-row": {
      const from = first(t);
      return from < 0 ? null : moved(t, from, ATTRIBUTES.indexOf(object as never));
    }
    default:
      return null;
  }
}

const faced = (die: number, value: number): number => colourOf(die) * 10 + value;

/** The slot of the first half of a choice in two parts, -1 for none. */
export const first = (t: Pick<Seen, "chosen">): number => SLOTS.indexOf(t.chosen.split(":")[1] ?? "");

/** After a reload nobody remembers the first half: of a swap it is the die that no other may change places with. */
export function swapping(dice: readonly number[], offers: (key: string) => boolean): string {
  const alone = SLOTS.filter((slot, at) => dice[at] && !offers(`with:${slot}`));
  return alone.length === 1 ? `swap:${alone[0]}` : "";
}

function placing(t: Seen, die: number) {
  return t.hints.heroes[t.me]?.placing[`${"-GBRPKWY"[colourOf(die)]}${valueOf(die)}`];
}

function placed(t: Seen, die: number, row: number): Ghost | null {
  const told = placing(t, die)?.[row];
  if (!told) return null;
  const { rows } = t.hints.heroes[t.me]!;
  const values = rows.map(({ value }, at) => (at === row ? told.value : value));
  return { values, dice: new Map([[room(t.view.heroes[t.me]!.dice, row), die]]), stars: told.stars, gold: told.gold };
}

/** What a die counts for goals. */
function counts(t: Seen, die: number): number {
  return die ? valueOf(die) + (t.hints.heroes[t.me]?.extra[colourOf(die)] ?? 0) : 0;
}

/** Dice that would lie otherwise: the sums change by what they count. */
function turned(t: Seen, changes: readonly (readonly [slot: number, die: number])[]): Ghost {
  const { dice } = t.view.heroes[t.me]!;
  const values = t.hints.heroes[t.me]!.rows.map(({ value }) => value);
  for (const [slot, die] of changes) values[Math.floor(slot / 3)]! += counts(t, die) - counts(t, dice[slot] ?? 0);
  return { values, dice: new Map(changes) };
}

/** A die that would go to another row; those behind it close up. */
function moved(t: Seen, from: number, row: number): Ghost {
  const { dice } = t.view.heroes[t.me]!;
  const end = Math.floor(from / 3) * 3 + 3;
  const closing = Array.from(
    { length: end - from },
    (_, at) => [from + at, from + at + 1 < end ? dice[from + at + 1]! : 0] as const,
  );
  return turned(t, [...closing, [room(dice, row), dice[from]!]]);
}

/** Which slot a reroll is about: its event tells. */
export function rerolled(events: readonly Happened[]): string {
  const told = events.findLast(({ kind }) => kind === "rerolled");
  return told ? `reroll:${String(told.data?.["slot"])}` : "";
}
