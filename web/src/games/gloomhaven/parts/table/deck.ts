/** A modifier deck as everybody may count it: what it holds and what lies open, never the order. */
import type { DeckHint } from "../../types";

export type Tone = "good" | "bad" | "plain" | "special";

/** One kind of card: how many are still to be drawn, of how many. */
export interface Kind {
  card: string; // as the rules write it: "+1", "x2", "null", "rolling push 1"
  label: string; // "+1", "×2", "∅"; empty for cards that are told in words
  tone: Tone;
  left: number;
  all: number;
}

const LABELS: Record<string, string> = { null: "∅", x2: "×2", curse: "∅", bless: "×2" };
const ORDER = ["x2", "bless", "+4", "+3", "+2", "+1", "+0", "-1", "-2", "null", "curse"];

export function kinds(deck: DeckHint): Kind[] {
  const cards = [...new Set([...Object.keys(deck.left), ...Object.keys(deck.discarded)])];
  return cards
    .map((card) => ({
      card,
      label: labelOf(card),
      tone: toneOf(card),
      left: deck.left[card] ?? 0,
      all: (deck.left[card] ?? 0) + (deck.discarded[card] ?? 0),
    }))
    .sort((a, b) => rank(a.card) - rank(b.card) || (a.card < b.card ? -1 : 1));
}

/** What stands on the card, with a real minus; cards with words beside the number keep the number. */
export function labelOf(card: string): string {
  const known = LABELS[card];
  if (known) return known;
  const number = /(?:^|\s)([+-]\d+)/.exec(card)?.[1] ?? "";
  return number.replace("-", "−");
}

export function toneOf(card: string): Tone {
  if (card in LABELS) return "special";
  const number = Number(/[+-]\d+/.exec(card)?.[0] ?? "0");
  return number > 0 || (number === 0 && card !== "+0") ? "good" : number < 0 ? "bad" : "plain";
}

function rank(card: string): number {
  const at = ORDER.indexOf(card);
  return at >= 0 ? at : card.startsWith("rolling") ? ORDER.length : 4.5;
}

export const leftIn = (all: readonly Kind[]): number => all.reduce((sum, kind) => sum + kind.left, 0);
