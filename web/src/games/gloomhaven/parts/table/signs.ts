/** What one may let the others know while cards are chosen: coarse words, each with a mark. */
import { heal, loot } from "../../../../art/glyphs/deeds";
import { door, flag } from "../../../../art/glyphs/tools";
import { early, late, middle } from "./glyphs";

export const SIGNS: Record<string, string> = { early, middle, late, door, heal, loot, "give-up": flag };
