/** The last battle as its events told it, for the moment after it. */
import type { Happened, Picture } from "../../board";

export interface Aftermath {
  seq: number;
  seat: number;
  rival: number;
  foe: string;
  kind: string;
  throws: { light: number[]; dark: number[]; mine: number; theirs: number }[];
  came: "won" | "drew" | "beaten" | "";
}

const RESULTS = ["won", "drew", "beaten"] as const;

/** What a picture adds to the story of the battle; a new battle begins a new story. */
export function told(before: Aftermath | null, picture: Picture): Aftermath | null {
  let story = before;
  for (const entry of picture.entries) {
    for (const event of entry.events) story = follow(story, event, entry.seq);
  }
  return story;
}

function follow(story: Aftermath | null, event: Happened, seq: number): Aftermath | null {
  const data = (event.data ?? {}) as Record<string, unknown>;
  if (event.kind === "fought" || event.kind === "attacked") {
    const foe = String(data["card"] ?? "");
    return {
      seq,
      seat: Number(data["seat"]),
      rival: foe ? -1 : Number(data["rival"]),
      foe,
      kind: String(data["kind"]),
      throws: [],
      came: "",
    };
  }
  if (!story) return null;
  if (event.kind === "converted") return { ...story, kind: "will" };
  if (event.kind === "rolled") {
    const [light, dark] = [data["light"] as number[], data["dark"] as number[]];
    return {
      ...story,
      seq,
      throws: [...story.throws, { light, dark, mine: Number(data["mine"]), theirs: Number(data["theirs"]) }],
    };
  }
  const came = RESULTS.find((kind) => kind === event.kind);
  return came && !story.came ? { ...story, seq, came } : story;
}
