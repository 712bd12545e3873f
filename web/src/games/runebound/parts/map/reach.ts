/** What lights up on the map: what can be done at once, what the dice reach, and before the roll how likely. */
import { optionsAt, spaceIn } from "../../moves";
import type { Table } from "../table";

export interface Lit {
  space: string;
  share: number; // percent; 100 is sure
  key: string; // the option that a press takes, "" where there is only a chance
}

/** The options' own spaces and ways after the roll are sure; before it a turn shows what the next roll may bring. */
export function litUp(t: Table): Lit[] {
  const found = new Map<string, Lit>();
  for (const key of t.options.keys()) {
    const space = spaceIn(key);
    if (space && !found.has(space)) found.set(space, { space, share: 100, key: optionsAt(t, space)[0] ?? key });
  }
  for (const space of Object.keys(t.hints.ways ?? {})) {
    const key = optionsAt(t, space)[0];
    if (key) found.set(space, { space, share: 100, key });
  }
  if (t.options.has("roll")) {
    for (const [space, share] of Object.entries(t.hints.heroes?.[t.me]?.reach ?? {})) {
      if (!found.has(space)) found.set(space, { space, share, key: "" });
    }
  }
  return [...found.values()];
}
