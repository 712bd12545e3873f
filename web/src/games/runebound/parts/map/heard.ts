/** What a space says to those who do not see it. */
import { optionsAt } from "../../moves";
import type { Table } from "../table";
import { seatsAt, type Errand } from "../view";
import type { Country } from "./lay";
import type { Lit } from "./reach";

export function spaceHeard(
  t: Table,
  country: Country,
  space: string,
  lit: Lit | undefined,
  errands: readonly Errand[],
): string {
  const printed = country.spaces.get(space)!;
  const cell = country.cells.get(space) ?? -1;
  const people = seatsAt(t.view, t.printed, space).map((seat) => t.texts.seat(seat));
  if (t.view.villain === cell) people.push(t.texts.name(t.view.scenario));
  const zombies = t.view.zombies.filter((one) => one === cell).length;
  const gem = printed.gem
    ? t.texts.say(t.view.spent.includes(cell) ? "rb-gem-spent" : "rb-gem", { kind: printed.gem })
    : "";
  const tasks = errands
    .filter((one) => one.spaces.includes(space))
    .map((one) => t.texts.say(`rb-errand-${one.kind}`, { card: one.card }));
  const ways = optionsAt(t, space).map((key) => t.options.get(key)!.text);
  const far = t.hints.ways?.[space];
  return [
    t.texts.name(space),
    printed.place ? terrainName(t, printed.terrain) : "",
    gem,
    people.join(", "),
    zombies ? t.texts.say("rb-zombies", { n: zombies }) : "",
    tasks.join(", "),
    lit && !lit.key ? t.texts.say("rb-chance", { share: lit.share }) : "",
    far && far.length > 1 ? t.texts.say("rb-way-dice", { n: far.length }) : ways.join("; "),
  ]
    .filter(Boolean)
    .join(". ");
}

const TERRAINS: Record<string, string> = { P: "plains", F: "forest", H: "hills", M: "mountains", W: "water" };

/** "" for a city, which counts as every terrain. */
export const terrainName = (t: Table, terrain: string): string =>
  TERRAINS[terrain] ? t.texts.name(TERRAINS[terrain]) : t.texts.say("rb-city");

/** A space in words, without its coordinates: its own name, else the ground and what is near. */
export function whereabouts(t: Table, cell: number): string {
  const printed = t.printed.spaces[cell];
  if (!printed) return "";
  if (printed.place) return t.texts.name(printed.place);
  return t.texts.say("rb-near", { ground: terrainName(t, printed.terrain), place: printed.near });
}
export const terrainOf = (terrain: string): string => TERRAINS[terrain] ?? "house";
