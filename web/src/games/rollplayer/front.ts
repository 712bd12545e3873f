/** What the frame should know about Roll Player: which pieces a log line and an option are about. */
import { beside, SLOTS } from "./parts/dice";
import type { GameFront, Happened, Picture } from "../board";
import { piece } from "./moves";
import type { View } from "./types";

const SLOT_FIELDS = ["slot", "place"];

/** Pieces of an event: the hero, its slots, the cards, the initiative card. */
export function pieces(event: Happened): string[] {
  const data = (event.data ?? {}) as Record<string, unknown>;
  const found: string[] = [];
  const seat = typeof data["seat"] === "number" ? data["seat"] : -1;
  if (seat >= 0) found.push(piece.hero(seat), `seat-${seat}`);
  if (typeof data["victim"] === "number") found.push(piece.hero(data["victim"]), piece.gold(data["victim"]));
  for (const name of SLOT_FIELDS) if (typeof data[name] === "string") found.push(piece.slot(seat, data[name]));
  if (typeof data["card"] === "string") found.push(data["card"]);
  if (event.kind === "took-card") found.push(piece.initiative(Number(data["card"])));
  if (typeof data["gold"] === "number" && seat >= 0) found.push(piece.gold(seat));
  if (typeof data["cell"] === "string") found.push(`${piece.hero(seat)}-${data["cell"]}`);
  if (typeof data["row"] === "string") found.push(piece.row(seat, data["row"]));
  if (event.kind === "first-player" || event.kind === "round") found.push("bag");
  return found;
}

/** Pieces of an option: where a click on the board would choose it. */
export function optionPieces(key: string, picture: Picture): string[] {
  const [verb = "", object = "", more = ""] = key.split(":");
  const seat = picture.looking[0] ?? 0;
  if (verb === "rob") return [piece.hero(Number(object) - 1)];
  if (verb === "take" || verb.startsWith("pool-")) return [piece.initiative(Number(object))];
  if (verb === "put") return [piece.hand(object), piece.initiative(Number(more))];
  if (verb === "start") return [piece.hand(object), piece.row(seat, more)];
  if (verb === "step") {
    const view = picture.view as View;
    return [piece.cell(seat, beside(view.heroes[seat]?.token ?? 4, object))];
  }
  if (verb === "place" || verb === "to-row" || verb === "act" || verb === "pay") return [piece.row(seat, object)];
  if (SLOTS.includes(object)) return [piece.slot(seat, object)];
  return object ? [object] : [];
}

export const front: GameFront = {
  pieces,
  optionPieces,
};
