/** Icons of the game-icons set (CC BY 3.0), by what they stand for here. */
import archer from "icon:bowman";
import barefoot from "icon:barefoot";
import battleAxe from "icon:battle-axe";
import book from "icon:open-book";
import broadsword from "icon:broadsword";
import shield from "icon:checked-shield";
import crown from "icon:crown";
import dragon from "icon:sea-dragon";
import mask from "icon:double-face-mask";
import dwarfHelmet from "icon:dwarf-helmet";
import elfEar from "icon:elf-ear";
import fist from "icon:fist";
import hand from "icon:hand";
import harp from "icon:harp";
import heartBeats from "icon:heart-beats";
import holySymbol from "icon:holy-symbol";
import hood from "icon:hood";
import leaf from "icon:chestnut-leaf";
import magicSwirl from "icon:magic-swirl";
import meditation from "icon:meditation";
import tusks from "icon:ivory-tusks";
import owl from "icon:barn-owl";
import person from "icon:person";
import wand from "icon:crystal-wand";
import pouch from "icon:knapsack";
import rogue from "icon:rogue";
import skills from "icon:skills";
import sprint from "icon:sprint";
import swords from "icon:crossed-swords";
import templar from "icon:templar-shield";

export const icons: Record<string, string> = {
  STR: fist, DEX: sprint, CON: heartBeats, INT: book, WIS: owl, CHA: crown,
  weapon: broadsword, armour: shield, trait: mask, skill: skills,
  hand, bag: pouch,
  dragonkin: dragon, dwarf: dwarfHelmet, elf: elfEar, halfling: barefoot, human: person, orc: tusks,
  cleric: holySymbol, paladin: templar, druid: leaf, ranger: archer, monk: meditation, bard: harp,
  rogue: hood, thief: rogue, sorcerer: magicSwirl, wizard: wand, warrior: swords, barbarian: battleAxe,
};
