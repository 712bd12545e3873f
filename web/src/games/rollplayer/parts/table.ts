/** Roll Player's table as its parts see it. */
import type { Board } from "../../boards";
import type { Hints, Printed, View } from "../types";

export interface Table extends Board<View, Hints, Printed> {
  letters: string; // of the colours, in the reader's language
  incoming: number; // the die that is being placed, 0 for none
  chosen: string; // the first half of a choice in two parts, as its option key
}
