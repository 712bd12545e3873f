/** What the client knows of a table: one pure step for each message of the server. */
import type { AwayQuestion, Entry, FromServer, Happened, Parts, Picture, Refusal, SeatInfo } from "./messages";

export interface Wish {
  wish: number;
  seat: number;
  about: "undo" | "played" | "pause";
  waiting: number[];
}

export interface TableState {
  picture: Picture | null; // the newest
  parts: Parts; // of what is printed, told so far; those of the shown picture are `picture.parts`
  entries: Entry[]; // everything told so far, by number
  seats: SeatInfo[];
  watching: number;
  wish: Wish | null;
  reasons: { seat: number; base: number; refused: Record<string, Refusal> } | null;
  refused: { refusal: Refusal; option: string } | null; // the last thing not done
  refusedWish: Wish["about"] | null; // the last wish was turned down
  away: AwayQuestion[]; // seats about which the others decide
  frozen: string;
  bye: string;
}

export const EMPTY: TableState = {
  picture: null,
  parts: {},
  entries: [],
  seats: [],
  watching: 0,
  wish: null,
  reasons: null,
  refused: null,
  refusedWish: null,
  away: [],
  frozen: "",
  bye: "",
};

export function reduce(state: TableState, message: FromServer): TableState {
  switch (message.type) {
    case "picture":
      return shown(state, message);
    case "parts":
      return { ...state, parts: { ...state.parts, ...message.parts } };
    case "presence":
      return { ...state, seats: message.seats, watching: message.watching };
    case "refused":
      return { ...state, refused: { refusal: message.refusal, option: message.option } };
    case "wish-asked":
      return {
        ...state,
        refusedWish: null,
        wish: { wish: message.wish, seat: message.seat, about: message.about, waiting: message.waiting },
      };
    case "wish-ended":
      return { ...state, wish: null, refusedWish: message.done ? null : message.about };
    case "away":
      return { ...state, away: message.questions };
    case "reasons":
      return { ...state, reasons: { seat: message.seat, base: message.base, refused: message.refused } };
    case "frozen":
      return { ...state, frozen: message.report };
    case "bye":
      return { ...state, bye: message.reason };
    case "answered": // whoever wondered waits for it (`wonders.ts`)
    case "pong":
      return state;
  }
}

function shown(state: TableState, picture: Picture): TableState {
  const same =
    state.reasons && picture.asked.some((a) => a.seat === state.reasons!.seat && a.base === state.reasons!.base);
  return {
    ...state,
    picture,
    entries: merged(state.entries, picture.entries),
    seats: picture.seats,
    reasons: same ? state.reasons : null,
    refused: null,
    refusedWish: picture.entries.length ? null : state.refusedWish,
    bye: "",
  };
}

/** Entries in order, each once; a later telling of the same number wins (another seat may see more of it). */
export function merged(known: Entry[], told: Entry[]): Entry[] {
  if (!told.length) return known;
  const last = known.at(-1)?.seq ?? -1;
  if (told[0]!.seq > last) return [...known, ...told];
  const all = new Map([...known, ...told].map((entry) => [entry.seq, entry]));
  return [...all.values()].sort((a, b) => a.seq - b.seq);
}

/** Entries that still hold: without the answers that were taken back. */
export function standing(entries: Entry[]): Entry[] {
  const kept: Entry[] = [];
  for (const entry of entries) {
    kept.push(entry);
    if (entry.kind === "undo") takeBack(kept, Number(entry.text) || 1);
  }
  return kept;
}

function takeBack(kept: Entry[], answers: number): void {
  for (let at = kept.length - 1; at >= 0 && answers > 0; at--) {
    if (kept[at]!.kind !== "answer") continue;
    kept.splice(at, 1);
    answers--;
  }
}

/** What others did since one of these seats last answered; empty when nobody has. */
export function sinceLast(entries: Entry[], own: readonly number[]): Entry[] {
  const at = entries.findLastIndex((entry) => entry.kind === "answer" && own.includes(entry.seat));
  return at < 0 ? [] : entries.slice(at + 1).filter((entry) => entry.kind !== "say");
}

/** Whether an event that somebody else caused is about one of these seats. */
export function concerns(event: Happened, by: number, own: readonly number[], seats: readonly string[]): boolean {
  if (by < 0 || own.includes(by)) return false;
  return seats.some((field) => own.includes(event.data?.[field] as number));
}

/** Words in an event's data: the default for the pieces it is about. */
export function piecesOf(event: Happened, seats: readonly string[]): string[] {
  const found: string[] = [];
  for (const [field, value] of Object.entries(event.data ?? {})) {
    if (seats.includes(field) && typeof value === "number") found.push(`seat-${value}`);
    else for (const item of Array.isArray(value) ? value : [value]) if (typeof item === "string") found.push(item);
  }
  return found;
}

/** The player whom an option names, -1 for none; `parts` says for each verb which of its objects is one. */
export function seatNamed(key: string, parts: Readonly<Record<string, number>>): number {
  const [verb = "", ...objects] = key.split(":");
  return Number(objects[parts[verb] ?? -1] ?? 0) - 1;
}

export function optionPieces(key: string): string[] {
  return [key, ...key.split(":").slice(1)];
}
