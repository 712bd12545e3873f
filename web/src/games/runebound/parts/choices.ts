/** Decisions that the drawer shows whole: events, tests, dice of quests and rests, cards to choose from, trades. */
import type { Table } from "./table";

const WHOLE = [
  ...[
    "hero",
    "event",
    "outcome",
    "explore",
    "test",
    "rest",
    "track",
    "march",
    "trim",
    "exert",
    "exhaust",
    "spend",
    "trophy",
    "attribute",
    "choose",
    "learn-free",
    "take",
  ],
  ...["bargain", "agree", "first", "pay", "teleport", "nine-lives"],
];

export const choosesCards = (t: Pick<Table, "kind">): boolean => WHOLE.includes(t.kind);
