/** A step of a recorded game in the shape in which boards get a running one. */
import type { Picture, ReplayStep, TableInfo } from "../net/messages";

export function asPicture(step: ReplayStep, info: TableInfo, seat: string): Picture {
  const over = step.step === step.steps && info.status === "over";
  return {
    type: "picture",
    table: step.table,
    game: step.game,
    seq: step.step,
    players: info.seats.length,
    settings: info.settings,
    status: over ? "over" : "running",
    seats: info.seats,
    you: [],
    looking: seat === "" ? [] : [Number(seat)],
    view: step.view,
    hints: step.hints,
    asked: step.asked.map((asked) => ({ ...asked, options: [], picks: null, says: [] })),
    entries: step.events.length
      ? [{ seq: step.step, kind: "answer", seat: -1, name: "", text: "", events: step.events }]
      : [],
    commitment: step.commitment,
    undo: "ask",
    host: false,
    assisted: false,
    key: step.key,
    winners: [],
    scores: [],
    rematch: "",
    sealed: "",
    before: "",
    after: "",
    goes_on: false,
    paused: false,
    ended: false,
    by_days: false,
    played: [],
    number: 0,
    packs: [],
    parts: step.parts,
  };
}
