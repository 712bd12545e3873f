/** Which option lies on which piece of the board, and what it costs. */
import type { Table } from "./parts/table";
import type { Change, Hints, Printed } from "./types";

export type Cost = Record<string, number>; // coin and amount, -1 for all of it
export type Odds = Pick<Change, "win" | "draw" | "loss">;
type Hinted = { hints: Hints };

const GOING = ["walk", "horse", "ship", "gate", "field", "open", "wizard"]; // they name a location
const ON_PLANES = ["assault", "dream"];
export const ON_CARDS = [
  ...[
    "use",
    "cast",
    "decay",
    "sell",
    "repair",
    "discard",
    "forget",
    "instead",
    "hand-over",
    "destroy",
    "give",
    "want",
    "take",
  ],
];
/** Answers that have no place on the board: they are buttons in the foot. */
export const FOOT = [
  ...[
    "stay",
    "done",
    "retreat",
    "roll",
    "accept",
    "pass",
    "again",
    "health",
    "items",
    "accept-gift",
    "agree",
    "refuse",
  ],
  ...["new-character", "leave-game", "propose", "cancel"],
];
const WISHES = "scroll-of-wishes"; // its choices do not name it
const ELSEWHERE = [
  ...ON_CARDS,
  ...FOOT,
  "fight",
  "attack",
  "leave",
  "buy",
  "learn",
  "learn-letter",
  "assault",
  "take-artifact",
  "steal",
  "rot",
  "trade",
  "return-gold",
];
const CHOICES = ["reality", "limits", "agree", "bargain"];

/** Opportunity cards whose choices do not name them. */
const CARD_OF: Record<string, string> = {
  "brew-strength": "alchemist",
  "brew-will": "alchemist",
  collect: "collector",
  "buy-health": "travelling-apothecary",
  "buy-mana": "travelling-apothecary",
  "fish-strength": "golden-fish",
  "fish-will": "golden-fish",
  "fish-rare": "golden-fish",
  wizard: "master-wizard",
};

export const verbOf = (key: string): string => key.split(":")[0] ?? "";
export const objectOf = (key: string, part = 1): string => key.split(":")[part] ?? "";

/** The location an option leads to or names, -1 for none. */
export function placeOf(key: string, printed: Printed, here: number): number {
  const verb = verbOf(key);
  if (verb === "stay") return here;
  if (verb === "go") return indexOf(printed, objectOf(key, 2));
  return GOING.includes(verb) ? indexOf(printed, objectOf(key)) : -1;
}

export function indexOf(printed: Printed, place: string): number {
  return printed.ring.findIndex((one) => one.id === place);
}

/** How one can get to a location now, the cheapest way first. */
export function waysTo(t: Table, at: number): string[] {
  const here = t.view.heroes[t.me]?.at ?? -1;
  return [...t.options.keys()]
    .filter((key) => placeOf(key, t.printed, here) === at)
    .sort((a, b) => total(costOf(t, a)) - total(costOf(t, b)));
}

export function planeOption(t: Table, plane: number): string {
  return ON_PLANES.map((verb) => `${verb}:plane-${plane + 1}`).find((key) => t.options.has(key)) ?? "";
}

/** What can be done with a card of one's own: `use:potion`, `sell:sword`. */
export function onCard(t: Table, card: string): string[] {
  const about = (key: string) =>
    ON_CARDS.includes(verbOf(key))
      ? key.split(":").slice(1).includes(card)
      : card === WISHES && key.startsWith("wish-");
  return [...t.options.keys()].filter(about);
}

/** Whether an option is something that a location itself offers: work, healing, a bed. */
export function isService(key: string, printed: Printed): boolean {
  return (
    !ELSEWHERE.includes(verbOf(key)) &&
    !key.startsWith("wish-") &&
    placeOf(key, printed, -1) < 0 &&
    !opportunityOf(key, printed)
  );
}

/** Whether a decision is a choice among cards, or about dice and deals outside battles; a mere yes or no is not. */
export function choosesCards(t: Table): boolean {
  if (!t.kind.startsWith("pick.") && !CHOICES.includes(t.kind)) return false;
  const shows = (key: string) => objectOf(key) in t.printed.cards || ["reroll", "return-gold"].includes(verbOf(key));
  return ["bargain", "agree"].includes(t.kind) || [...t.options.keys()].some(shows);
}

/** The opportunity card that an option belongs to, "" for none. */
export function opportunityOf(key: string, printed: Printed): string {
  const named = objectOf(key) in printed.opportunities ? objectOf(key) : "";
  return named || (CARD_OF[verbOf(key)] ?? "");
}

/** What an option costs, from the hints. */
export function costOf(t: Hinted, key: string): Cost {
  const found = t.hints.costs[key] ?? t.hints.battle?.options[key]?.cost ?? foresightOf(t, key)?.cost;
  return found ?? {};
}

/** Options whose own words say what they cost. */
const SAID = ["heal", "lodge", "work", "train", "dirty-work", "riddle", "wizard", "brew-strength", "brew-will"];

/** The cost to show beside an option's words. */
export function tagOf(t: Hinted, key: string): Cost {
  return SAID.includes(verbOf(key)) ? {} : costOf(t, key);
}

export function total(cost: Cost): number {
  return Object.values(cost).reduce((sum, amount) => sum + (amount < 0 ? 20 : amount), 0);
}

export function foresightOf(t: Hinted, key: string) {
  const [verb = "", who = "", kind = ""] = key.split(":");
  if (verb === "fight") return t.hints.foes[who]?.find((one) => one.kind === kind);
  if (verb === "attack") return t.hints.duels[String(Number(who) - 1)]?.find((one) => one.kind === kind);
  return undefined;
}

/** The odds that come with an option, if it is about a battle. */
export function oddsOf(t: Hinted, key: string): Odds | undefined {
  return t.hints.battle?.options[key] ?? foresightOf(t, key);
}

/** How a way is travelled, for its icon: walk, horse, ship, gate, or the card that carries. */
export function carrier(key: string): string {
  const verb = verbOf(key);
  return verb === "go" ? "magic" : verb;
}

/** My best chance against a creature in per cent, of the kinds I can pay for; -1 where nobody can tell. */
export function chanceOf(t: Hinted, card: string): number {
  return percent(Math.max(-0.01, ...(t.hints.foes[card] ?? []).filter((one) => !one.short).map((one) => one.win)));
}

export function percent(share: number): number {
  return Math.round(share * 100);
}

/** Ids of pieces, the same in the markup, in log lines and in options. */
export const piece = {
  hero: (seat: number) => `h${seat}`,
  pawn: (seat: number) => `pawn-${seat}`,
  plane: (plane: number) => `plane-${plane + 1}`,
};
