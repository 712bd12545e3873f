/** What one most likely does next: the bright button; and which odds are estimates. */
import type { OptionInfo } from "../board";
import { onBoard, verbOf } from "./moves";
import { foreseen, foresight } from "./parts/foresight.svelte";

/** Options whose odds are an estimate: those of fights. */
export const GUESSED = ["adventure", "villain", "hunt", "fight-on"];

/** What one most likely came here for. */
const LIKELY = [
  "propose",
  "villain",
  "adventure",
  "shop",
  "quest",
  "rumour",
  "roll",
  "rise",
  "pay",
  "nine-lives",
  "accept",
  "done",
  "take-it",
  "fight-on",
  "allow",
  "pass",
  "end",
];

/** Where more can be done than to stop, stopping is no bright button. */
const GOES_ON = ["go", "outcome", "start", "step"];

export function main(options: ReadonlyMap<string, OptionInfo>): string {
  const keys = [...options.keys()];
  if ([...options.values()].some((option) => foreseen(option.kind))) return foresight.best(options);
  for (const verb of LIKELY) {
    const found = keys.find((key) => verbOf(key) === verb);
    if (found) return found;
  }
  const more = keys.some((key) => GOES_ON.includes(verbOf(key)));
  const no = ["cancel", "decline", ...(more ? ["stop"] : [])];
  return keys.find((key) => !onBoard(key) && !no.includes(verbOf(key))) ?? "";
}
