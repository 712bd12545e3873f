/** Icons of the game-icons set (CC BY 3.0), by what they stand for here. */
import anchor from "icon:anchor";
import arrival from "icon:chess-pawn";
import banner from "icon:flying-flag";
import book from "icon:spell-book";
import bowman from "icon:bowman";
import broadsword from "icon:broadsword";
import camp from "icon:camping-tent";
import cape from "icon:cape";
import castle from "icon:castle";
import church from "icon:church";
import city from "icon:elven-castle";
import crossedSwords from "icon:crossed-swords";
import crown from "icon:crown";
import crystalBall from "icon:crystal-ball";
import crystals from "icon:crystal-growth";
import deathSkull from "icon:death-skull";
import devil from "icon:devil-mask";
import fist from "icon:fist";
import footprint from "icon:walking-boot";
import galaxy from "icon:galaxy";
import gate from "icon:magic-gate";
import graduate from "icon:graduate-cap";
import grass from "icon:high-grass";
import hammer from "icon:flat-hammer";
import hand from "icon:hand";
import hood from "icon:hooded-assassin";
import hooded from "icon:hooded-figure";
import horse from "icon:horse-head";
import knapsack from "icon:knapsack";
import meditation from "icon:meditation";
import mirror from "icon:mirror-mirror";
import monk from "icon:monk-face";
import mountains from "icon:mountains";
import brute from "icon:brute";
import oakLeaf from "icon:oak-leaf";
import pine from "icon:pine-tree";
import potion from "icon:standing-potion";
import queenCrown from "icon:queen-crown";
import ring from "icon:ring";
import sail from "icon:sailboat";
import scroll from "icon:scroll-unfurled";
import shiningSword from "icon:shining-sword";
import shield from "icon:round-shield";
import shop from "icon:shopping-bag";
import sparkles from "icon:sparkles";
import spear from "icon:spear-feather";
import staff from "icon:wizard-staff";
import star from "icon:star-medal";
import swirl from "icon:magic-swirl";
import swordman from "icon:swordman";
import templar from "icon:templar-shield";
import tower from "icon:white-tower";
import village from "icon:huts-village";
import wand from "icon:crystal-wand";
import witch from "icon:witch-face";
import wizard from "icon:wizard-face";
import wolf from "icon:wolf-head";
import chance from "icon:perspective-dice-six";
import type { Printed } from "./types";

export const icons: Record<string, string> = {
  strength: fist, will: swirl, both: crossedSwords, shadow: swirl, "two-part": crossedSwords, xp: star, health: fist, mana: swirl,
  plains: grass, forest: pine, mountains, enchanted: crystals, city, village,
  fortress: castle, "thieves-guild": hood, "forest-camp": camp, "magic-tower": tower, monastery: church,
  port: anchor, gate, walk: footprint, horse, ship: sail, magic: sparkles, stay: arrival, field: crossedSwords, open: graduate, wizard,
  animal: wolf, humanoid: brute, undead: deathSkull, demon: devil, opportunity: sparkles, plane: galaxy, artifact: crown,
  mercenary: swordman, scout: hooded, ranger: bowman, spellblade: shiningSword, paladin: templar, illusionist: mirror, monk,
  mystic: meditation, druid: oakLeaf, enchantress: witch,
  shop, skill: book, hand, chance, battle: crossedSwords,
  "crown-of-the-ancient-kings": queenCrown, "astral-sword": shiningSword, "mirrored-shield": mirror, "banner-of-hope": banner, "royal-cape": cape,
};

const BY_TAG: [tag: string, icon: string][] = [
  ["potion", potion], ["scroll", scroll], ["shield", shield], ["head", crown], ["wand", wand], ["staff", staff],
  ["crushing", hammer], ["edged", broadsword], ["long", spear], ["weapon", broadsword], ["held", crystalBall],
];

/** Of an item, a skill, a creature or an opportunity. */
export function iconOf(card: string, printed: Printed): string {
  if (card in icons) return icons[card]!;
  const foe = printed.foes[card];
  if (foe) return icons[foe.type] ?? deathSkull;
  if (card in printed.opportunities) return sparkles;
  const said = printed.cards[card];
  if (!said) return galaxy;
  if (said.guild >= 0) return said.spell ? swirl : (icons[printed.guilds[said.guild]!] ?? book);
  return BY_TAG.find(([tag]) => said.tags.includes(tag))?.[1] ?? (card.startsWith("ring") ? ring : knapsack);
}
