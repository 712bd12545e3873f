/** Roll Player's table as its parts see it. */
import type { Board } from "../../boards";
import type { Hints, Printed, View } from "../types";
import type { Ghost } from "./ghost";

export interface Table extends Board<View, Hints, Printed> {
  letters: string; // of the colours, in the reader's language
  incoming: number; // the die that was taken and has no slot yet, 0 for none
  inHand: number; // the die that a press on a row would put there, 0 for none
  chosen: string; // the first half of a choice in two parts, as its option key
  ghost: Ghost | null; // what the aimed answer would make of my board
  narrow: boolean;
}
