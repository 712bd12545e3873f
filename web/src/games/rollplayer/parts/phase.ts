/** Where in the round we are. */
import type { Picture } from "../../board";
import type { Printed, View } from "../types";

export const PHASES = ["roll", "dice", "market", "cleanup"] as const;
export type Phase = (typeof PHASES)[number] | "setup" | "over";

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
export function rounds(picture: Picture, printed: Printed): number {
  return (picture.settings["short"] ? printed.short_rounds : printed.rounds)[picture.players] ?? 0;
}
