/** Prophecy's table as its parts see it. */
import type { Board } from "../../boards";
import type { Hints, Printed, View } from "../types";

export interface Table extends Board<View, Hints, Printed> {
  choose: Board<View, Hints, Printed>["pick"]; // by the name that ui/Act.svelte calls
}
