/** Arms of the creatures of the roads and of the guardians of the planes. */
import bandaged from "icon:bandaged";
import baseballBat from "icon:baseball-bat";
import bat from "icon:bat";
import batWing from "icon:bat-wing";
import bearFace from "icon:bear-face";
import blackKnightHelm from "icon:black-knight-helm";
import bloodySword from "icon:bloody-sword";
import brokenAxe from "icon:broken-axe";
import bullHorns from "icon:bull-horns";
import candleLight from "icon:candle-light";
import crossedBones from "icon:crossed-bones";
import crossedSabres from "icon:crossed-sabres";
import electricWhip from "icon:electric-whip";
import evilEyes from "icon:evil-eyes";
import featheredWing from "icon:feathered-wing";
import ghost from "icon:ghost";
import ghostAlly from "icon:ghost-ally";
import gooeyMolecule from "icon:gooey-molecule";
import heartWings from "icon:heart-wings";
import horseHead from "icon:horse-head";
import impLaugh from "icon:imp-laugh";
import lion from "icon:lion";
import longLeggedSpider from "icon:long-legged-spider";
import mirrorMirror from "icon:mirror-mirror";
import pointySword from "icon:pointy-sword";
import prettyFangs from "icon:pretty-fangs";
import raiseZombie from "icon:raise-zombie";
import rat from "icon:rat";
import rockGolem from "icon:rock-golem";
import sandSnake from "icon:sand-snake";
import scorpionTail from "icon:scorpion-tail";
import skullStaff from "icon:skull-staff";
import soulVessel from "icon:soul-vessel";
import thornyTentacle from "icon:thorny-tentacle";
import torch from "icon:torch";
import warPick from "icon:war-pick";
import wizardFace from "icon:wizard-face";
import wolfHowl from "icon:wolf-howl";
import { dragon, helm, hood, scythe, wolf } from "../../art/glyphs/charges";
import { mountains, surge } from "../../art/glyphs/deeds";
import type { ArmsDeclared } from "../../art/arms";

/** animals are earthen, people blue and red, the undead ashen, demons crimson */
const CREATURES: Record<string, ArmsDeclared> = {
  rat: { field: "ash", second: "umber", division: "plain", charge: rat },
  "giant-rat": { field: "umber", second: "sable", division: "chevron", charge: rat },
  "lone-wolf": { field: "steel", second: "slate", division: "sinister", charge: wolfHowl },
  "pack-of-wolves": { field: "slate", second: "sable", division: "saltire", charge: wolf },
  bear: { field: "umber", second: "sanguine", division: "chief", charge: bearFace },
  "poisonous-snake": { field: "olive", second: "moss", division: "bend", charge: sandSnake },
  "giant-scorpion": { field: "bronze", second: "umber", division: "quarterly", charge: scorpionTail },
  "noble-lion": { field: "tenne", second: "umber", division: "pile", charge: lion, ink: "or" },
  "giant-spider": { field: "moss", second: "sable", division: "saltire", charge: longLeggedSpider },
  "horde-of-bats": { field: "plum", second: "sable", division: "chevron", charge: bat },
  thug: { field: "steel", second: "umber", division: "fess", charge: baseballBat },
  highwayman: { field: "slate", second: "umber", division: "bend", charge: hood },
  "old-pirate": { field: "marine", second: "sable", division: "saltire", charge: crossedBones, ink: "or" },
  "steppe-raiders": { field: "tenne", second: "sanguine", division: "sinister", charge: horseHead },
  "escaped-murderer": { field: "murrey", second: "sable", division: "pale", charge: bloodySword },
  swordswoman: { field: "azure", second: "murrey", division: "chief", charge: pointySword },
  "angry-mob": { field: "gules", second: "umber", division: "quarterly", charge: torch },
  "mountain-giant": { field: "steel", second: "ash", division: "pile", charge: mountains },
  "dark-wizard": { field: "plum", second: "sable", division: "chief", charge: wizardFace },
  "dark-apprentice": { field: "purpure", second: "sable", division: "bend", charge: candleLight },
  "mine-gnome": { field: "bronze", second: "sable", division: "fess", charge: warPick },
  "band-of-brigands": { field: "umber", second: "slate", division: "saltire", charge: crossedSabres },
  ghost: { field: "steel", second: "depth", division: "pale", charge: ghost },
  "ghostly-spirits": { field: "depth", second: "sable", division: "chevron", charge: ghostAlly },
  "lost-soul": { field: "celeste", second: "slate", division: "pile", charge: soulVessel },
  "undead-warrior": { field: "moss", second: "slate", division: "sinister", charge: brokenAxe },
  "band-of-zombies": { field: "olive", second: "sable", division: "quarterly", charge: raiseZombie },
  "skeletal-wizard": { field: "slate", second: "plum", division: "saltire", charge: skullStaff },
  mummy: { field: "bronze", second: "moss", division: "chief", charge: bandaged },
  vampire: { field: "murrey", second: "sable", division: "pile", charge: prettyFangs },
  "headless-knight": { field: "ash", second: "sable", division: "bend", charge: blackKnightHelm },
  golem: { field: "steel", second: "sable", division: "quarterly", charge: rockGolem },
  "flock-of-harpies": { field: "rose", second: "plum", division: "sinister", charge: featheredWing },
  succubus: { field: "rose", second: "sanguine", division: "chevron", charge: heartWings },
  incubus: { field: "murrey", second: "plum", division: "saltire", charge: bullHorns },
  imp: { field: "sanguine", second: "sable", division: "fess", charge: impLaugh },
  "alter-ego": { field: "slate", second: "marine", division: "pale", charge: mirrorMirror },
};

/** of the planes: five lesser, five greater */
const GUARDIANS: Record<string, ArmsDeclared> = {
  sphinx: { field: "tenne", second: "bronze", division: "chief", charge: lion, ink: "or" },
  "tortured-souls": { field: "depth", second: "plum", division: "saltire", charge: evilEyes },
  "undead-knight": { field: "slate", second: "sable", division: "pale", charge: helm },
  "vampire-lord": { field: "sanguine", second: "sable", division: "chief", charge: batWing, ink: "or" },
  "fire-breathing-dragon": { field: "gules", second: "umber", division: "saltire", charge: dragon, ink: "or" },
  "storm-queen": { field: "marine", second: "plum", division: "bend", charge: surge, ink: "or" },
  "shadow-of-death": { field: "sable", second: "plum", division: "pile", charge: scythe },
  "scaled-monster": { field: "forest", second: "sable", division: "quarterly", charge: thornyTentacle },
  "shapeless-thing": { field: "plum", second: "depth", division: "plain", charge: gooeyMolecule },
  "master-of-pain": { field: "sanguine", second: "murrey", division: "sinister", charge: electricWhip, ink: "or" },
};

export const BEASTS: Readonly<Record<string, ArmsDeclared>> = { ...CREATURES, ...GUARDIANS };
