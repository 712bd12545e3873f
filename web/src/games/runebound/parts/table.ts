/** Runebound's table as its parts see it. */
import type { BoardProps } from "../../board";
import type { Board } from "../../boards";
import type { Hints, Printed, View } from "../types";

export type Table = Board<View, Hints, Printed>;
export type Wonder = BoardProps["wonder"];
