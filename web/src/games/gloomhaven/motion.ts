/** What travels in an event and what it sounds like. Figures go by themselves (`data-moves`). */
import type { Cue } from "../../sound/cues";
import type { Happened, Move, Picture } from "../board";
import type { View } from "./types";

const word = (event: Happened, name: string): string => String(event.data?.[name] ?? "");

/** Cards are turned up, coins go to whoever took them. */
export function moves(event: Happened, picture: Picture): Move[] {
  const seat = Number(event.data?.["seat"] ?? -1);
  const job = (picture.view as View).heroes[seat]?.sheet.job ?? "";
  switch (event.kind) {
    case "revealed":
      return picture.looking.includes(seat) ? [turned(word(event, "lead")), turned(word(event, "other"))] : [];
    case "looted":
      return [{ from: [job], to: `${job}-coins` }];
    case "spawned":
    case "summoned":
      return [turned(word(event, "figure"))];
    default:
      return [];
  }
}

const turned = (to: string): Move => ({ from: [], to, how: "turn" });

const CUES: Record<string, Cue> = {
  ...{
    moved: "step",
    shoved: "step",
    spawned: "step",
    summoned: "step",
    opened: "door",
    smashed: "hit",
    sprang: "hit",
    retaliated: "hit",
    died: "hit",
  },
  ...{
    revealed: "card",
    recovered: "card",
    "drew-ability": "card",
    modifier: "card",
    "long-rest": "card",
    "short-rest": "card",
    negated: "block",
    protected: "block",
  },
  ...{
    looted: "coin",
    treasure: "coin",
    learned: "term",
    infused: "term",
    healed: "term",
    "scenario-won": "win",
    "scenario-lost": "loss",
    exhausted: "loss",
  },
};

export function cue(event: Happened): Cue | "" {
  if (event.kind === "hit") return Number(event.data?.["damage"] ?? 0) > 0 ? "blade" : "block";
  return CUES[event.kind] ?? "";
}
