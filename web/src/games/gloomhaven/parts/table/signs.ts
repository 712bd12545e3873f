/** What one may let the others know while cards are chosen: coarse words, each with a mark. */
import { heal, loot } from "../../../../art/glyphs/deeds";
import { door, flag } from "../../../../art/glyphs/tools";
import early from "icon:sunrise";
import late from "icon:sunset";
import middle from "icon:sun";

export const SIGNS: Record<string, string> = { early, middle, late, door, heal, loot, "give-up": flag };
