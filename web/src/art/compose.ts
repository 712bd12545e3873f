/** Arms for whoever has none declared: a homebrew hero, a player.  The same name always gets the same arms. */
import type { ArmsDeclared, Division } from "./arms";
import { bow, bull, dragon, gear, helm, hood, spell, wolf } from "./glyphs/charges";
import { claw, skull } from "./glyphs/deeds";
import { bell, book, crown, gem, moon, tower } from "./glyphs/tools";
import type { Enamel } from "./tinctures";

const FIELDS: readonly (readonly [field: Enamel, second: Enamel])[] = [
  ["gules", "sanguine"],
  ["azure", "marine"],
  ["vert", "forest"],
  ["purpure", "plum"],
  ["tenne", "umber"],
  ["steel", "slate"],
  ["celeste", "depth"],
  ["rose", "murrey"],
  ["olive", "moss"],
  ["ash", "sable"],
  ["marine", "plum"],
  ["sanguine", "sable"],
];
const DIVISIONS: readonly Division[] = [
  "pale",
  "fess",
  "bend",
  "sinister",
  "chevron",
  "saltire",
  "chief",
  "pile",
  "quarterly",
];
const CHARGES = [bow, bull, claw, dragon, gear, helm, hood, skull, spell, wolf, bell, book, crown, gem, moon, tower];

/** A number of a word, spread well (FNV-1a, then stirred): neighbours in the alphabet are strangers in arms. */
export function hashed(word: string): number {
  let hash = 2166136261;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 16777619);
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
  return (hash ^ (hash >>> 13)) >>> 0;
}

export function composed(id: string): ArmsDeclared {
  const pick = <T>(list: readonly T[], of: string): T => list[hashed(`${of}:${id}`) % list.length]!;
  const [field, second] = pick(FIELDS, "field");
  const ink = hashed(`ink:${id}`) % 3 ? "argent" : "or";
  return { field, second, division: pick(DIVISIONS, "division"), charge: pick(CHARGES, "charge"), ink };
}
