/** Arms of the heroes, the villains and the enemies of Terrinoth. */
import blackKnightHelm from "icon:black-knight-helm";
import boarTusks from "icon:boar-tusks";
import bullHorns from "icon:bull-horns";
import cat from "icon:cat";
import crossedAxes from "icon:crossed-axes";
import crossedBones from "icon:crossed-bones";
import cultist from "icon:cultist";
import doubleFaceMask from "icon:double-face-mask";
import elfEar from "icon:elf-ear";
import ghost from "icon:ghost";
import griffinShield from "icon:griffin-shield";
import impLaugh from "icon:imp-laugh";
import knightBanner from "icon:knight-banner";
import raiseZombie from "icon:raise-zombie";
import skullStaff from "icon:skull-staff";
import soulVessel from "icon:soul-vessel";
import spikyWing from "icon:spiky-wing";
import warlockEye from "icon:warlock-eye";
import woodClub from "icon:wood-club";
import { bow, bull, dragon, helm, hood, spell } from "../../art/glyphs/charges";
import { claw, fire, magic, mountains, shield, skull } from "../../art/glyphs/deeds";
import { moon } from "../../art/glyphs/tools";
import type { ArmsDeclared } from "../../art/arms";
import { composed } from "../../art/compose";

const HEROES: Record<string, ArmsDeclared> = {
  lissa: { field: "tenne", second: "umber", division: "bend", charge: cat },
  hawthorne: { field: "azure", second: "marine", division: "pale", charge: shield },
  corbin: { field: "gules", second: "sanguine", division: "chevron", charge: crossedAxes },
  mok: { field: "vert", second: "forest", division: "pile", charge: spell },
  laurel: { field: "olive", second: "forest", division: "sinister", charge: bow },
  thorn: { field: "purpure", second: "plum", division: "saltire", charge: magic, ink: "or" },
};

const VILLAINS: Record<string, ArmsDeclared> = {
  margath: { field: "gules", second: "sanguine", division: "saltire", charge: dragon, ink: "or" },
  vorakesh: { field: "plum", second: "sable", division: "chief", charge: skullStaff, ink: "or" },
};

/** dragons are red, the undead ashen, savages earthen, people of towns blue */
const ENEMIES: Record<string, ArmsDeclared> = {
  dreadbringer: { field: "murrey", second: "sable", division: "pile", charge: bullHorns },
  "barrow-wyrm": { field: "moss", second: "sable", division: "sinister", charge: dragon },
  "great-dragon": { field: "gules", second: "tenne", division: "bend", charge: dragon, ink: "or" },
  ettin: { field: "bronze", second: "umber", division: "pale", charge: doubleFaceMask },
  ogre: { field: "olive", second: "umber", division: "chevron", charge: woodClub },
  "deep-elf": { field: "plum", second: "depth", division: "sinister", charge: elfEar },
  rebels: { field: "azure", second: "sanguine", division: "fess", charge: knightBanner },
  "orc-rogue": { field: "moss", second: "umber", division: "bend", charge: boarTusks },
  razorwing: { field: "rose", second: "umber", division: "chevron", charge: spikyWing },
  beastman: { field: "umber", second: "sable", division: "chief", charge: bull },
  "moon-cat": { field: "slate", second: "marine", division: "saltire", charge: moon },
  warlock: { field: "purpure", second: "sable", division: "pile", charge: warlockEye },
  kobolds: { field: "tenne", second: "sable", division: "quarterly", charge: impLaugh },
  giant: { field: "steel", second: "umber", division: "pile", charge: mountains },
  highwaymen: { field: "marine", second: "umber", division: "bend", charge: hood },
  "dragon-hybrid": { field: "sanguine", second: "umber", division: "fess", charge: claw, ink: "or" },
  "dread-cult-prophet": { field: "plum", second: "sanguine", division: "pale", charge: cultist },
  "hybrid-sentinel": { field: "tenne", second: "sanguine", division: "chief", charge: griffinShield, ink: "or" },
  "drake-pack": { field: "sanguine", second: "sable", division: "quarterly", charge: dragon },
  "fire-cultists": { field: "gules", second: "sable", division: "pile", charge: fire, ink: "or" },
  wyvern: { field: "forest", second: "sanguine", division: "sinister", charge: spikyWing, ink: "or" },
  "dragon-knight": { field: "slate", second: "sanguine", division: "pale", charge: helm, ink: "or" },
  "undead-horde": { field: "ash", second: "sable", division: "saltire", charge: skull },
  reanimates: { field: "olive", second: "slate", division: "pile", charge: raiseZombie },
  "death-knight": { field: "slate", second: "plum", division: "chevron", charge: blackKnightHelm },
  "bone-golem": { field: "ash", second: "slate", division: "quarterly", charge: crossedBones },
  wraith: { field: "depth", second: "sable", division: "bend", charge: ghost },
  ghouls: { field: "moss", second: "slate", division: "sinister", charge: claw },
  necromancer: { field: "plum", second: "slate", division: "saltire", charge: soulVessel },
};

export const ARMS: Readonly<Record<string, ArmsDeclared>> = { ...HEROES, ...VILLAINS, ...ENEMIES };

export function armsOf(id: string): ArmsDeclared {
  return ARMS[id] ?? composed(id);
}
