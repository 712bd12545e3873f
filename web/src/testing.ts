/** Made-up messages for tests. */
import type { Asked, Entry, Picture } from "./net/messages";

export function picture(change: Partial<Picture> = {}): Picture {
  return {
    ...{
      type: "picture",
      table: "t",
      game: "lanterns",
      seq: 1,
      players: 2,
      settings: {},
      status: "running",
      seats: [],
    },
    ...{
      you: [0],
      looking: [0],
      view: {},
      hints: null,
      asked: [],
      entries: [],
      commitment: "",
      undo: "ask",
      host: true,
    },
    ...{
      assisted: false,
      key: "",
      winners: [],
      scores: [],
      rematch: "",
      sealed: "",
      before: "",
      after: "",
      goes_on: false,
    },
    ...{ paused: false, ended: false, by_days: false, played: [], number: 1, parts: [], packs: [] },
    ...change,
  };
}

export function asked(change: Partial<Asked> = {}): Asked {
  return { seat: 0, kind: "turn", base: 0, options: [], picks: null, says: [], answered: false, ...change };
}

export function entry(seq: number, seat: number, events: Entry["events"] = [], kind = "answer"): Entry {
  return { seq, seat, kind, name: "", text: "", events };
}
