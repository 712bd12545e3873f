/** What travels in an event of Roll Player: dice to their slots, cards to their owners. */
import type { Happened, Move } from "../board";
import { piece } from "./moves";

const taken = new Map<number, number>(); // the initiative card that each seat took last: its die lies there until it is placed

export function moves(event: Happened): Move[] {
  const data = (event.data ?? {}) as Record<string, string | number>;
  const seat = Number(data["seat"] ?? -1);
  const slot = (name: string) => piece.slot(seat, String(data[name]));
  switch (event.kind) {
    case "took-card":
      taken.set(seat, Number(data["card"]));
      return [];
    case "placed":
      return [{ from: [piece.initiative(taken.get(seat) ?? 0), piece.hand(String(data["die"]))], to: slot("slot") }];
    case "swapped":
      return [
        { from: [slot("slot")], to: slot("place") },
        { from: [slot("place")], to: slot("slot") },
      ];
    case "moved-die":
      return [{ from: [slot("slot")], to: slot("place") }];
    case "bought":
      return [{ from: [String(data["card"])], to: String(data["card"]) }];
    case "rerolled":
    case "turned":
      return [{ from: [], to: slot("slot"), how: "tumble" }];
    default:
      return [];
  }
}
