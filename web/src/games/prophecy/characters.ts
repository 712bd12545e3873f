/** Arms of the characters. */
import crossedSwords from "icon:crossed-swords";
import doubleFaceMask from "icon:double-face-mask";
import energySword from "icon:energy-sword";
import fist from "icon:fist";
import oakLeaf from "icon:oak-leaf";
import templarShield from "icon:templar-shield";
import thirdEye from "icon:third-eye";
import { bow, hood } from "../../art/glyphs/charges";
import { magic } from "../../art/glyphs/deeds";
import type { ArmsDeclared } from "../../art/arms";

/** in the colours of their two guilds */
export const CHARACTERS: Record<string, ArmsDeclared> = {
  mercenary: { field: "ash", second: "sanguine", division: "pale", charge: crossedSwords },
  scout: { field: "ash", second: "forest", division: "sinister", charge: hood },
  ranger: { field: "vert", second: "sanguine", division: "bend", charge: bow },
  spellblade: { field: "gules", second: "marine", division: "saltire", charge: energySword, ink: "or" },
  paladin: { field: "azure", second: "sanguine", division: "pale", charge: templarShield, ink: "or" },
  illusionist: { field: "purpure", second: "sable", division: "quarterly", charge: doubleFaceMask },
  monk: { field: "tenne", second: "slate", division: "fess", charge: fist },
  mystic: { field: "celeste", second: "plum", division: "chevron", charge: thirdEye },
  druid: { field: "vert", second: "umber", division: "pile", charge: oakLeaf },
  enchantress: { field: "rose", second: "forest", division: "chief", charge: magic, ink: "or" },
};
