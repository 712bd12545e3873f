/** Marks of the table, one silhouette each: attributes, kinds of cards, phases. */
import { agility, attack, heal, loot, shield, xp } from "../../art/glyphs/deeds";
import { shape } from "../../art/glyphs/drawn";
import { bag, book, crown, cross, die, eye, hand, house, tick, undo, users } from "../../art/glyphs/tools";

const fist = shape(
  "M5 9.5V7a2 2 0 0 1 4 0V5.5a2 2 0 0 1 4 0V6a2 2 0 0 1 4 0v1.5a2 2 0 0 1 4 0V14c0 5-3 8.5-8 8.5S4 19.5 3 16.5c-.8-2.4-.8-5.5 2-7zM8 12.5h4.5a2.3 2.3 0 0 1 0 4.6H10v-1.6h2.4a.7.7 0 0 0 0-1.4H8z",
);
const mask = shape(
  "M2 4c4 1.5 6.5 1.5 10 0 3.5 1.5 6 1.5 10 0v7c0 6-4.5 10-10 11.500C6.5 21 2 17 2 11zM5 9.5c.5 2 4 2.5 5 .8C9.5 8.3 6.5 8 5 9.500zm9 .8c1 1.7 4.5 1.2 5-.8-1.5-1.5-4.5-1.2-5 .8zM6.5 14.5c3 4.8 8 4.8 11 0-3.5 1.5-7.5 1.5-11 0z",
);
const arrow = shape("M21 12 12 20v-5H3V9h9V4z");

export const icons: Record<string, string> = {
  STR: fist,
  DEX: agility,
  CON: heal,
  INT: book,
  WIS: eye,
  CHA: crown,
  weapon: attack,
  armour: shield,
  trait: mask,
  skill: hand,
  roll: die,
  dice: hand,
  market: house,
  cleanup: undo,
  star: xp,
  coin: loot,
  hand,
  bag,
  eye,
  arrow,
  tick,
  cross,
  die,
  users,
};
