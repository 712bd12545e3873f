/** What things cost the seat that looks. */
import type { Cost } from "../moves";
import type { Table } from "./table";

export function priceOf(t: Table, card: string, offer: "buy" | "learn"): Cost {
  const printed = t.printed.cards[card]?.price ?? 0;
  if (offer === "buy") return { gold: t.hints.goods[card] ?? printed };
  const [xp, gold] = t.hints.lessons[card]?.[Math.max(0, t.me)] ?? [printed, 0];
  return { xp, gold };
}

/** The others who would pay gold for a lesson as well: `Odo +3`. */
export function othersPay(t: Table, skill: string): string[] {
  return (t.hints.lessons[skill] ?? []).flatMap(([, gold], seat) =>
    gold && seat !== t.me && t.view.heroes[seat]?.character ? [`${t.texts.seat(seat)} +${gold}`] : [],
  );
}
