/** Where in the round we are. */
import type { Picture } from "./frame";
import type { View } from "./types";

export const PHASES = ["roll", "dice", "market", "cleanup"] as const;
export type Phase = (typeof PHASES)[number] | "setup" | "over";

const START_DICE = 4;
const SLOTS = 18;
const SHORT = 2;

export function phase(view: View, asked: string): Phase {
  if (view.over) return "over";
  if (!view.round) return "setup";
  if (asked === "pool.arrange" && !view.pool.some(Boolean)) return "roll";
  if (/^(dice|act)\./.test(asked) || asked === "window.rival-pick") return "dice";
  if (asked === "cleanup.ready") return "cleanup";
  const bottom = view.agenda[0]?.type ?? "";
  if (bottom === "Cleanup") return "market";
  return bottom === "Roll" ? "roll" : "dice";
}

/** How many rounds fill the boards. */
export function rounds(picture: Picture): number {
  const start = START_DICE + Math.max(2, picture.players) + (picture.settings["short"] ? SHORT : 0);
  return SLOTS - start;
}
