/** Short names for what goes over the wire; the shapes come from the server (`npm run types`). */
import type { components } from "../wire";
import type { Patch } from "./patch";

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
export type Changed = Omit<Schemas["Changed"], "entries" | "patch"> & { entries: Entry[]; patch: Patch };
export type ReplayStep = Omit<Schemas["ReplayStep"], "events" | "printed"> & { events: Happened[]; printed: Parts };
export type LessonPage = Schemas["LessonPage"];
export type Compendium = Schemas["Compendium"];
export type Shelf = Schemas["Shelf"];
export type ShelfCard = Schemas["ShelfCard"];
export type FromClient = Schemas["FromClient"];
export type FromServer =
  | Picture
  | (Omit<Schemas["Parts"], "parts"> & { parts: Parts })
  | Schemas["Presence"]
  | Schemas["NotTaken"]
  | Schemas["WishAsked"]
  | Schemas["WishEnded"]
  | Schemas["Away"]
  | Schemas["Reasons"]
  | Answered
  | Schemas["Frozen"]
  | Schemas["Bye"]
  | Schemas["Pong"];
/** To what somebody wondered, in the game's own type. */
export type Answered = Schemas["Answered"];
/** What a socket says: whole pictures, or what changed since the last one. */
export type Heard = FromServer | Changed;
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
export type Parts = Readonly<Record<string, unknown>>; // what is printed of a part, by its name
export type Printed = Omit<Schemas["Printed"], "parts"> & { parts: Parts };
export type Brought = Schemas["Brought"];
export type PackTold = Schemas["PackTold"];
export type PackLooked = Schemas["PackLooked"];
export type PackShop = Schemas["PackShop"];
export type GuestToken = Schemas["GuestToken"];
export type Tale = Omit<Schemas["Tale"], "turns"> & {
  turns: (Omit<Schemas["TaleTurn"], "events"> & { events: Happened[] })[];
};
export type Analysed = Schemas["Analysed"];
export type Analysis = Schemas["Analysis"];
export type Thought = Schemas["Thought"];
export type DeviceCode = Schemas["DeviceCode"];
export type Gone = Schemas["Gone"];
export type Profile = Schemas["Profile"];
export type Challenge = Schemas["Challenge"];
export type Invitation = Schemas["Invitation"];
export type Proof = Schemas["Proof"];
export type Rule = Schemas["Rule"];
export type Behind = Schemas["Behind"];
export type Clock = Schemas["Clock"];
export type UndoPolicy = Picture["undo"];
export type Lang = "en" | "ru";
