/** Arms of the classes, in the colour of their dice, and of the races. */
import anvil from "icon:anvil";
import battleAxe from "icon:battle-axe";
import boarTusks from "icon:boar-tusks";
import crossedSwords from "icon:crossed-swords";
import footprint from "icon:footprint";
import harp from "icon:harp";
import key from "icon:key";
import lotus from "icon:lotus";
import oakLeaf from "icon:oak-leaf";
import plainDagger from "icon:plain-dagger";
import prayer from "icon:prayer";
import templarShield from "icon:templar-shield";
import twoFeathers from "icon:two-feathers";
import { bow, dragon, spell } from "../../art/glyphs/charges";
import { magic } from "../../art/glyphs/deeds";
import { crown } from "../../art/glyphs/tools";
import type { ArmsDeclared } from "../../art/arms";
import { composed } from "../../art/compose";

/** two classes a colour, told apart by division and charge */
const CLASSES: Record<string, ArmsDeclared> = {
  cleric: { field: "argent", second: "bone", division: "pale", charge: prayer },
  paladin: { field: "argent", second: "bone", division: "chevron", charge: templarShield },
  druid: { field: "vert", second: "forest", division: "pile", charge: oakLeaf },
  ranger: { field: "vert", second: "forest", division: "sinister", charge: bow },
  monk: { field: "purpure", second: "plum", division: "fess", charge: lotus },
  bard: { field: "purpure", second: "plum", division: "bend", charge: harp, ink: "or" },
  rogue: { field: "ash", second: "sable", division: "bend", charge: plainDagger },
  thief: { field: "ash", second: "sable", division: "quarterly", charge: key, ink: "or" },
  sorcerer: { field: "azure", second: "marine", division: "saltire", charge: magic },
  wizard: { field: "azure", second: "marine", division: "chief", charge: spell, ink: "or" },
  warrior: { field: "gules", second: "sanguine", division: "pale", charge: crossedSwords },
  barbarian: { field: "gules", second: "sanguine", division: "chevron", charge: battleAxe, ink: "or" },
};

/** the six peoples */
const RACES: Record<string, ArmsDeclared> = {
  dragonkin: { field: "tenne", second: "sanguine", division: "saltire", charge: dragon, ink: "or" },
  dwarf: { field: "bronze", second: "umber", division: "fess", charge: anvil },
  elf: { field: "celeste", second: "forest", division: "bend", charge: twoFeathers },
  halfling: { field: "olive", second: "umber", division: "chevron", charge: footprint },
  human: { field: "marine", second: "slate", division: "pale", charge: crown, ink: "or" },
  orc: { field: "moss", second: "sable", division: "chief", charge: boarTusks },
};

export const ARMS: Readonly<Record<string, ArmsDeclared>> = { ...CLASSES, ...RACES };

export function armsOf(id: string): ArmsDeclared {
  return ARMS[id] ?? composed(id);
}
