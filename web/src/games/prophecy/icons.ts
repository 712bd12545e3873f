/** Icons by what they stand for here: glyphs of our own, and some of the game-icons set (CC BY 3.0). */
import anchor from "icon:anchor";
import banner from "icon:flying-flag";
import broadsword from "icon:broadsword";
import broken from "icon:broken-axe";
import camp from "icon:camping-tent";
import cape from "icon:cape";
import castle from "icon:castle";
import church from "icon:church";
import crossedSwords from "icon:crossed-swords";
import fist from "icon:fist";
import hammer from "icon:flat-hammer";
import hourglass from "icon:hourglass";
import horse from "icon:horse-head";
import mirror from "icon:mirror-mirror";
import more from "icon:stack";
import potion from "icon:standing-potion";
import queenCrown from "icon:queen-crown";
import ring from "icon:ring";
import sailing from "icon:sailboat";
import shield from "icon:round-shield";
import shop from "icon:shopping-bag";
import star from "icon:star-medal";
import tower from "icon:white-tower";
import trade from "icon:trade";
import wand from "icon:crystal-wand";
import { dragon, helm, hood, wolf } from "../../art/glyphs/charges";
import { attack, fire, heal, magic, move, skull } from "../../art/glyphs/deeds";
import { bag, book, cross, crown, die, door, eye, hand, house, moon, tick } from "../../art/glyphs/tools";
import { clover, drop, gold, heart } from "./glyphs";
import type { Printed } from "./types";

export const icons: Record<string, string> = {
  strength: fist,
  will: eye,
  both: crossedSwords,
  shadow: eye,
  "two-part": crossedSwords,
  xp: star,
  health: heart,
  mana: drop,
  gold,
  heart,
  drop,
  block: shield,
  common: bag,
  rare: broadsword,
  fortress: castle,
  "thieves-guild": hood,
  "forest-camp": camp,
  "magic-tower": tower,
  monastery: church,
  port: anchor,
  gate: door,
  walk: move,
  horse,
  ship: sailing,
  magic,
  field: crossedSwords,
  open: book,
  wizard: magic,
  opportunity: clover,
  artifact: crown,
  shop,
  skill: book,
  hand,
  chance: die,
  battle: crossedSwords,
  bag,
  broken,
  more,
  trade,
  "crown-of-the-ancient-kings": queenCrown,
  "astral-sword": broadsword,
  "mirrored-shield": mirror,
  "banner-of-hope": banner,
  "royal-cape": cape,
};
const TYPES: Record<string, string> = { animal: wolf, humanoid: helm, undead: skull, demon: dragon };

/** Of a deed: what is done with a card, or bought. */
const DEEDS: Record<string, string> = {
  sell: gold,
  buy: shop,
  use: tick,
  cast: magic,
  read: book,
  decay: drop,
  discard: cross,
  forget: cross,
  "hand-over": hand,
  give: hand,
  want: hand,
  take: hand,
  destroy: cross,
  repair: hammer,
  "repair-all": hammer,
  instead: hourglass,
  heal,
  mana: drop,
  blessing: heal,
  recharge: drop,
  lodge: house,
  hospitality: heal,
  work: gold,
  train: fist,
  "dirty-work": gold,
  smith: hammer,
  roll: die,
  accept: tick,
  done: moon,
  stay: moon,
  wield: hand,
  "wield-both": hand,
  wear: crown,
  throw: attack,
  burn: fire,
  block: shield,
  enchant: magic,
  pay: drop,
  fight: crossedSwords,
  attack: crossedSwords,
  assault: crossedSwords,
  keep: tick,
  learn: book,
  propose: trade,
  agree: tick,
  refuse: cross,
  cancel: cross,
  retreat: move,
  riddle: die,
  bare: fist,
  will: eye,
  pass: moon,
  again: crossedSwords,
  health: heart,
  items: bag,
};
for (const [verb, body] of Object.entries(DEEDS)) icons[`deed-${verb}`] = body;

/** The name of a deed's icon, "" for none. */
export function iconOfDeed(key: string): string {
  const name = `deed-${key.split(":")[0]}`;
  return name in icons ? name : "";
}

const BY_TAG: [tag: string, icon: string][] = [
  ["potion", potion],
  ["scroll", book],
  ["shield", shield],
  ["head", crown],
  ["wand", wand],
  ["staff", wand],
  ["crushing", hammer],
  ["edged", broadsword],
  ["long", attack],
  ["weapon", broadsword],
  ["held", magic],
];

/** Of an item, a skill, a creature or an opportunity. */
export function iconOf(card: string, printed: Printed): string {
  if (card in icons) return icons[card]!;
  const foe = printed.foes[card];
  if (foe) return TYPES[foe.type] ?? skull;
  if (card in printed.opportunities) return clover;
  const said = printed.cards[card];
  if (!said) return bag;
  if (said.guild >= 0) return said.spell ? magic : (icons[printed.guilds[said.guild]!] ?? book);
  return BY_TAG.find(([tag]) => said.tags.includes(tag))?.[1] ?? (card.startsWith("ring") ? ring : bag);
}
