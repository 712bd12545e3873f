/** The event that lies open: its front, and what came of it as soon as the party has chosen. */
import type { EventBack, EventSheet } from "../../types";
import { task, type Table } from "../table/table";

export interface Page {
  front: EventSheet;
  back: EventBack | undefined;
  over: boolean; // it is carried out
}

const LETTERS = "ab";

export function pageOf(t: Pick<Table, "view" | "parts">): Page | undefined {
  const now = task(t.view, "Happening");
  const event = now?.number ? now : t.view.campaign?.happened;
  const id = event ? `${event.deck}-${event.number}` : "";
  const front = t.parts[`event:${id}`] as EventSheet | undefined;
  if (!event || !front) return undefined;
  const back = t.parts[`event:${id}-${LETTERS[event.option ?? -1]}`] as EventBack | undefined;
  return { front, back, over: event !== now };
}
