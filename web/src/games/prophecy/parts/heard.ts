/** What a piece of the board says to those who do not see it. */
import { costOf, percent, planeOption, waysTo } from "../moves";
import type { Cost } from "../moves";
import type { Table } from "./table";
import { cardsAt, droppedAt, planeCards, planeSpot, seatsAt } from "./view";

export function costHeard(t: Table, cost: Cost): string {
  return Object.entries(cost)
    .filter(([, amount]) => amount)
    .map(([coin, amount]) => t.texts.say(`pr-coin-${coin}`, { n: amount }))
    .join(", ");
}

/** A way in a word or two: `on foot`, `Flying Carpet`; what is no travel keeps its sentence. */
export function wayName(t: Table, key: string): string {
  const [verb = "", card = ""] = key.split(":");
  if (verb === "go") return t.texts.name(card);
  return t.texts.has(`name-${verb}`) ? t.texts.name(verb) : (t.options.get(key)?.text ?? "");
}

/** A creature with the chance to beat it; another card by its name. */
export function cardHeard(t: Table, card: string): string {
  const kinds = t.hints.foes[card] ?? [];
  const odds = kinds.map((one) => `${t.texts.name(one.kind)} ${percent(one.win)} %`).join(", ");
  return odds ? `${t.texts.name(card)} (${odds})` : t.texts.name(card);
}

export function placeHeard(t: Table, at: number): string {
  const place = t.printed.ring[at]!;
  const marks = [place.port ? t.texts.say("board-port") : "", place.gate ? t.texts.say("board-gate") : ""].filter(
    Boolean,
  );
  const lying = cardsAt(t.view, at).map(({ card, open }) => (open ? cardHeard(t, card) : t.texts.say("board-hidden")));
  const people = seatsAt(t.view, at).map((seat) => t.texts.seat(seat));
  const ways = waysTo(t, at).map((key) => {
    const cost = costHeard(t, costOf(t, key));
    return `${t.options.get(key)!.text}${cost ? ` (${cost})` : ""}`;
  });
  return [
    t.texts.name(place.id) + (marks.length ? ` (${marks.join(", ")})` : ""),
    lying.join(", "),
    droppedAt(t.view, at)
      .map((artifact) => t.texts.name(artifact))
      .join(", "),
    people.join(", "),
    ways.join("; "),
  ]
    .filter(Boolean)
    .join(". ");
}

export function planeHeard(t: Table, plane: number): string {
  const cards = planeCards(t.view, plane).flatMap(({ role, card, open }) =>
    card ? [`${t.texts.say(`pr-role-${role}`)}: ${open ? cardHeard(t, card) : t.texts.say("board-hidden")}`] : [],
  );
  const left = droppedAt(t.view, planeSpot(t.printed, plane)).map((artifact) => t.texts.name(artifact));
  const way = planeOption(t, plane);
  const said = [...cards, ...left].join(", ") || t.texts.say("board-closed");
  return [t.texts.name(`plane-${plane + 1}`), said, way ? t.options.get(way)!.text : ""].filter(Boolean).join(". ");
}

/** What the chance card of the round does. */
export function chanceText(t: Table): string {
  const said = t.printed.chance[t.view.past.at(-1) ?? ""];
  if (!said) return "";
  const gift = said.about[t.lang];
  return gift
    ? t.texts.say("pr-chance-gift", { mine: gift[0], others: gift[1] || "—" })
    : t.texts.say(`pr-chance-${said.rule}`);
}
