/** Arms of the classes and the monsters: one charge an ability deck, one pair of tinctures a people. */
import batWing from "icon:bat-wing";
import bearFace from "icon:bear-face";
import brokenHeart from "icon:broken-heart";
import bullHorns from "icon:bull-horns";
import cannon from "icon:cannon";
import cloakedFigureOnHorseback from "icon:cloaked-figure-on-horseback";
import crabClaw from "icon:crab-claw";
import crossedAxes from "icon:crossed-axes";
import cultist from "icon:cultist";
import electricWhip from "icon:electric-whip";
import eclipse from "icon:eclipse";
import evilEyes from "icon:evil-eyes";
import ghost from "icon:ghost";
import gooeyMolecule from "icon:gooey-molecule";
import impLaugh from "icon:imp-laugh";
import lava from "icon:lava";
import longLeggedSpider from "icon:long-legged-spider";
import raiseZombie from "icon:raise-zombie";
import rat from "icon:rat";
import rockGolem from "icon:rock-golem";
import sandSnake from "icon:sand-snake";
import sunbeams from "icon:sunbeams";
import totemHead from "icon:totem-head";
import whirlwind from "icon:whirlwind";
import wormMouth from "icon:worm-mouth";
import { bow, bull, dragon, gear, helm, hood, scythe, spell, wolf } from "../../art/glyphs/charges";
import { air, earth, fire, ice, night, skull, sun } from "../../art/glyphs/deeds";
import { crown, eye } from "../../art/glyphs/tools";
import type { ArmsDeclared } from "../../art/arms";
import { composed } from "../../art/compose";

/** the six of a new campaign, then those from boxes */
const CLASSES: Record<string, ArmsDeclared> = {
  brute: { field: "gules", second: "sanguine", division: "pale", charge: bull },
  tinkerer: { field: "tenne", second: "umber", division: "quarterly", charge: gear, ink: "or" },
  spellweaver: { field: "purpure", second: "plum", division: "saltire", charge: spell },
  scoundrel: { field: "vert", second: "forest", division: "bend", charge: hood },
  cragheart: { field: "olive", second: "moss", division: "chevron", charge: rockGolem },
  mindthief: { field: "azure", second: "marine", division: "pile", charge: rat },
  sun: { field: "bronze", second: "sanguine", division: "chief", charge: sunbeams, ink: "or" },
  eclipse: { field: "sable", second: "plum", division: "sinister", charge: eclipse },
};

/** bandits brown, the city blue, Inox red, Vermlings ochre, demons by their element */
const MONSTERS: Record<string, ArmsDeclared> = {
  "ancient-artillery": { field: "bronze", second: "sable", division: "fess", charge: cannon },
  "bandit-archer": { field: "umber", second: "sable", division: "sinister", charge: bow },
  "bandit-guard": { field: "umber", second: "ash", division: "chevron", charge: helm },
  "black-imp": { field: "plum", second: "sable", division: "fess", charge: impLaugh },
  "cave-bear": { field: "umber", second: "sanguine", division: "chief", charge: bearFace },
  "city-archer": { field: "azure", second: "slate", division: "sinister", charge: bow },
  "city-guard": { field: "azure", second: "marine", division: "chevron", charge: helm },
  cultist: { field: "murrey", second: "sable", division: "pale", charge: cultist },
  "deep-terror": { field: "depth", second: "sable", division: "pile", charge: wormMouth },
  "earth-demon": { field: "olive", second: "umber", division: "quarterly", charge: earth },
  "flame-demon": { field: "gules", second: "tenne", division: "pile", charge: fire, ink: "or" },
  "forest-imp": { field: "forest", second: "moss", division: "fess", charge: impLaugh },
  "frost-demon": { field: "celeste", second: "marine", division: "saltire", charge: ice },
  "giant-viper": { field: "olive", second: "forest", division: "bend", charge: sandSnake },
  "harrower-infester": { field: "moss", second: "sable", division: "chevron", charge: longLeggedSpider },
  hound: { field: "ash", second: "umber", division: "bend", charge: wolf },
  "inox-archer": { field: "sanguine", second: "umber", division: "sinister", charge: bow },
  "inox-guard": { field: "sanguine", second: "sable", division: "chevron", charge: helm },
  "inox-shaman": { field: "sanguine", second: "plum", division: "pile", charge: totemHead },
  "living-bones": { field: "ash", second: "sable", division: "chief", charge: skull },
  "living-corpse": { field: "olive", second: "sable", division: "sinister", charge: raiseZombie },
  "living-spirit": { field: "steel", second: "depth", division: "pale", charge: ghost },
  lurker: { field: "depth", second: "forest", division: "fess", charge: crabClaw },
  "night-demon": { field: "plum", second: "marine", division: "saltire", charge: night },
  ooze: { field: "vert", second: "olive", division: "plain", charge: gooeyMolecule },
  "giant-ooze": { field: "forest", second: "vert", division: "quarterly", charge: gooeyMolecule },
  "rending-drake": { field: "tenne", second: "sanguine", division: "sinister", charge: dragon },
  "savvas-icestorm": { field: "azure", second: "depth", division: "pale", charge: air },
  "savvas-lavaflow": { field: "tenne", second: "sable", division: "pile", charge: lava },
  "spitting-drake": { field: "vert", second: "umber", division: "sinister", charge: dragon, ink: "or" },
  "stone-golem": { field: "steel", second: "slate", division: "quarterly", charge: rockGolem },
  "sun-demon": { field: "bronze", second: "tenne", division: "saltire", charge: sun },
  "vermling-scout": { field: "bronze", second: "umber", division: "bend", charge: rat },
  "vermling-shaman": { field: "bronze", second: "plum", division: "pile", charge: totemHead },
  "wind-demon": { field: "steel", second: "celeste", division: "bend", charge: whirlwind },
};

const BOSSES: Record<string, ArmsDeclared> = {
  "bandit-commander": { field: "sanguine", second: "umber", division: "saltire", charge: crown, ink: "or" },
  "captain-of-the-guard": { field: "azure", second: "sanguine", division: "chief", charge: crown, ink: "or" },
  "dark-rider": { field: "slate", second: "sable", division: "pale", charge: cloakedFigureOnHorseback, ink: "or" },
  "elder-drake": { field: "forest", second: "sanguine", division: "saltire", charge: dragon, ink: "or" },
  "inox-bodyguard": { field: "sanguine", second: "ash", division: "fess", charge: crossedAxes, ink: "or" },
  jekserah: { field: "murrey", second: "plum", division: "saltire", charge: cultist, ink: "or" },
  "lurker-king": { field: "depth", second: "plum", division: "chief", charge: crabClaw, ink: "or" },
  "merciless-overseer": { field: "bronze", second: "sanguine", division: "pile", charge: electricWhip, ink: "or" },
  "prime-demon": { field: "sanguine", second: "sable", division: "saltire", charge: bullHorns, ink: "or" },
  "prime-lieutenant": { field: "gules", second: "umber", division: "chief", charge: bullHorns },
  "siege-cannon": { field: "slate", second: "umber", division: "fess", charge: cannon, ink: "or" },
  "the-betrayer": { field: "murrey", second: "slate", division: "bend", charge: brokenHeart, ink: "or" },
  "the-colorless": { field: "slate", second: "ash", division: "pile", charge: spell },
  "the-gloom": { field: "sable", second: "plum", division: "quarterly", charge: evilEyes, ink: "or" },
  "the-harvester": { field: "moss", second: "plum", division: "pale", charge: scythe, ink: "or" },
  "the-sightless-eye": { field: "plum", second: "murrey", division: "pile", charge: eye, ink: "or" },
  "winged-horror": { field: "murrey", second: "depth", division: "sinister", charge: batWing, ink: "or" },
};

export const ARMS: Readonly<Record<string, ArmsDeclared>> = { ...CLASSES, ...MONSTERS, ...BOSSES };

export function armsOf(id: string): ArmsDeclared {
  return ARMS[id] ?? composed(id);
}

export function isBoss(id: string): boolean {
  return id in BOSSES;
}
