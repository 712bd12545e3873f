/** What travels in an event of Runebound: cards are turned up where they come to lie. Pawns go by themselves (`data-moves`). */
import type { Happened, Move } from "../board";

const ARRIVING = ["adventure", "quest", "rumour", "revealed", "stocked", "bought", "took", "learned", "story"];

export function moves(event: Happened): Move[] {
  const card = event.data?.["card"];
  return ARRIVING.includes(event.kind) && typeof card === "string" ? [{ from: [], to: card, how: "turn" }] : [];
}
