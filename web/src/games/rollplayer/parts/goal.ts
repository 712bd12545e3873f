/** How an attribute stands against its goal, in words. */
import type { Texts } from "../../board";
import type { GoalProgress, PrintedGoal } from "../types";
import { signed } from "./dice";

const OPEN = 20; // a goal without an upper end

export interface Standing {
  met: boolean; // for good: nothing that still comes can spoil it
  text: string;
  parts: string[]; // what race and weapons add
}

export function standing(texts: Texts, found: GoalProgress, goal: PrintedGoal): Standing {
  const met = found.met && (found.free === 0 || goal.high > OPEN);
  const parts = [
    found.race ? texts.say("rp-part-race", { number: signed(found.race) }) : "",
    found.weapons ? texts.say("rp-part-weapons", { number: signed(found.weapons) }) : "",
  ];
  return { met, text: met ? texts.say("rp-met") : lacking(texts, found), parts: parts.filter(Boolean) };
}

function lacking(texts: Texts, found: GoalProgress): string {
  const { free, least, most, possible } = found;
  if (!free)
    return least > 0 ? texts.say("rp-short", { number: least }) : texts.say("rp-over", { number: -(most ?? 0) });
  if (!possible) return texts.say(least > 0 ? "rp-too-far" : "rp-too-high");
  const from = Math.max(least, free);
  return texts.say("rp-needs", {
    range: most === null ? `${from}+` : from === most ? `${from}` : `${from}–${most}`,
    free,
  });
}
