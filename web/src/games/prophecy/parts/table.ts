/** Prophecy's table as its parts see it. */
import type { Board } from "../../boards";
import type { Hints, Printed, View } from "../types";

export type Table = Board<View, Hints, Printed>;
