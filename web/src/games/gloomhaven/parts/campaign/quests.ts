/** What a personal quest asks for, and how far it is. */
import type { NeedHint, QuestHint } from "../../types";
import type { Table } from "../table/table";

type Telling = Pick<Table, "texts" | "hints" | "me">;

export const needsOf = (t: Pick<Table, "texts">, quest: QuestHint): string =>
  quest.needs.map((need) => needText(t, need)).join("; ");

/** Of a quest that I may keep, "" for anything else. */
export function questText(t: Telling, id: string): string {
  const quest = t.hints.town?.sheets[t.me]?.quests?.find((one) => one.id === id);
  return quest ? t.texts.say("camp-quest-asks", { needs: needsOf(t, quest), opens: quest.opens }) : "";
}

function needText(t: Pick<Table, "texts">, { kind, count, have, of = [] }: NeedHint): string {
  const named = of.filter((each) => t.texts.has(`need-of-${each}`)).map((each) => t.texts.say(`need-of-${each}`));
  return t.texts.say(`need-${kind}`, { count, have, of: named.join(", ") });
}
