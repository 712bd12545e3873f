/** What wins the scenario and how far it is; my battle goal and its counter. */
import skull from "icon:skull-crossed-bones";
import { chest, crown, door, eye, flag } from "../../../../art/glyphs/tools";
import type { GoalHint, SpecialSheet } from "../../types";
import type { Table } from "./table";

export interface Aim {
  icon: string;
  words: string;
  count: string; // "3/5", or how many are left
  done: boolean;
}

export function aimsOf(t: Pick<Table, "hints" | "texts">): Aim[] {
  return t.hints.goal.map((goal) => ({
    icon: ICONS[goal.kind] ?? crown,
    words: wordsOf(goal, t),
    count: countOf(goal),
    done: goal.done,
  }));
}

const ICONS: Record<string, string> = {
  kill: skull,
  reveal: door,
  enemies: skull,
  see: eye,
  doors: door,
  loot: chest,
  plates: flag,
  destroy: skull,
  escort: flag,
  bring: flag,
  escape: door,
  survive: crown,
};

function wordsOf(
  { kind, what = "", need = 0, every_room: every = false }: GoalHint,
  { texts }: Pick<Table, "texts">,
): string {
  if (kind === "enemies") return texts.say("gh-aim-enemies", { what, every: every ? "yes" : "no" });
  if (kind === "kill")
    return what === "enemies"
      ? texts.say("gh-aim-any", { need })
      : texts.say("gh-aim-kill", { whom: what.split("+"), need });
  if (kind === "reveal") return texts.say("gh-aim-reveal", { tile: what });
  return texts.say(`gh-aim-${kind}`, { what, need });
}

function countOf({ kind, have = 0, need = 0 }: GoalHint): string {
  if (kind === "enemies") return have ? `${have}` : "";
  return need ? `${have}/${need}` : "";
}

/** The special rules of the scenario in the reader's language, as far as they are known. */
export function specialsOf(t: Pick<Table, "hints" | "parts" | "lang">): string[] {
  const sheet = t.parts[t.hints.specials ?? ""] as SpecialSheet | undefined;
  return sheet?.lines.map((line) => line[t.lang] ?? line["en"] ?? "") ?? [];
}

export interface BattleGoal {
  name: string;
  words: string;
  count: string;
  met: boolean;
  missed: boolean; // it cannot be met any more
}

/** The name of a goal is told with what it asks for: `Hunter (kill at least 1 elite monster)`. */
export function split(told: string): [name: string, asks: string] {
  const at = told.indexOf(" (");
  return at < 0 ? [told, ""] : [told.slice(0, at), told.slice(at + 2, -1)];
}

export function battleGoalOf(t: Pick<Table, "hints" | "texts" | "me">): BattleGoal | null {
  const goal = t.hints.goals[t.me];
  if (!goal) return null;
  const [name, words] = split(t.texts.name(goal.id));
  const most = goal.bound === "most";
  const missed = most && goal.have > goal.limit;
  return {
    name,
    words,
    count: most
      ? t.texts.say("gh-goal-most", { have: goal.have, limit: goal.limit, state: missed ? "missed" : "kept" })
      : `${goal.have}/${goal.limit}`,
    met: goal.met && !most,
    missed,
  };
}
