/** Short names for what goes over the wire; the shapes come from the server (`npm run types`). */
import type { components } from "../wire";

type Schemas = components["schemas"];

/** One event as the server tells it: a kind whose sentence is a Fluent message, and its fields. */
export interface Happened {
  kind: string;
  data?: Record<string, unknown>;
  unseen?: boolean;
  reveals?: number;
}

export type Entry = Omit<Schemas["LogLine"], "events"> & { events: Happened[] };
export type Picture = Omit<Schemas["Picture"], "entries"> & { entries: Entry[] };
export type ReplayStep = Omit<Schemas["ReplayStep"], "events"> & { events: Happened[] };
export type FromClient = Schemas["FromClient"];
export type FromServer =
  | Picture
  | Schemas["Presence"]
  | Schemas["NotTaken"]
  | Schemas["WishAsked"]
  | Schemas["WishEnded"]
  | Schemas["Away"]
  | Schemas["Reasons"]
  | Schemas["Frozen"]
  | Schemas["Bye"]
  | Schemas["Pong"];
export type AwayQuestion = Schemas["AwayQuestion"];
export type AwayChoice = AwayQuestion["choices"][number];
export type Asked = Schemas["Asked"];
export type SeatInfo = Schemas["SeatInfo"];
export type SeatWish = Schemas["SeatWish"];
export type Refusal = Schemas["Refusal"];
export type Problem = Schemas["Problem"];
export type GameInfo = Schemas["GameInfo"];
export type TableInfo = Schemas["TableInfo"];
export type NewTable = Schemas["NewTable"];
export type Printed = Schemas["Printed"];
export type GuestToken = Schemas["GuestToken"];
export type Proof = Schemas["Proof"];
export type Rule = Schemas["Rule"];
export type Clock = Schemas["Clock"];
export type UndoPolicy = Picture["undo"];
export type Lang = "en" | "ru";
