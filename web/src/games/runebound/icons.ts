/** Icons by what they stand for here: glyphs of our own, and some of the game-icons set (CC BY 3.0). */
import coins from "icon:two-coins";
import footsteps from "icon:footsteps";
import market from "icon:shop";
import muscle from "icon:muscle-up";
import boot from "icon:boots";
import scroll from "icon:scroll-unfurled";
import spirit from "icon:sun";
import {
  agility,
  attack,
  claw,
  dash,
  doubling,
  forest,
  heal,
  hills,
  joker,
  magic,
  mountains,
  move,
  plains,
  shield,
  surge,
  water,
} from "../../art/glyphs/deeds";
import { bag, book, chat, cross, die, door, eye, flag, hand, house, moon, tick, undo } from "../../art/glyphs/tools";
import type { Tincture } from "../../art/tinctures";

/** Cut, colour and mark of gems and trophies, by the deck they stand for. */
export const GEMS: Record<string, { cut: "kite" | "square" | "round"; colour: string; mark: string }> = {
  combat: { cut: "kite", colour: "#cc6610", mark: attack },
  exploration: { cut: "square", colour: "#278a43", mark: eye },
  encounter: { cut: "round", colour: "#8a4bb0", mark: chat },
};

/** Faces of combat tokens, by their symbols. */
export const FACES: Record<string, { mark: string; enamel: Tincture }> = {
  P: { mark: attack, enamel: "gules" },
  M: { mark: magic, enamel: "purpure" },
  K: { mark: claw, enamel: "sanguine" },
  H: { mark: shield, enamel: "azure" },
  S: { mark: surge, enamel: "tenne" },
  A: { mark: agility, enamel: "vert" },
  D: { mark: doubling, enamel: "slate" },
  "-": { mark: dash, enamel: "sable" },
};

/** Faces of terrain dice: one or two terrains. */
export const TERRAIN: Record<string, readonly string[]> = {
  ...{
    joker: [joker],
    p: [plains],
    pf: [plains, forest],
    fh: [forest, hills],
    hp: [hills, plains],
    mw: [mountains, water],
  },
  ...{ plains: [plains], forest: [forest], hills: [hills], mountains: [mountains], water: [water] },
};

export const icons: Record<string, string> = {
  body: muscle,
  mind: eye,
  spirit,
  speed: boot,
  gold: coins,
  life: heal,
  hand,
  skills: book,
  assets: bag,
  quest: scroll,
  rumour: chat,
  story: flag,
  market,
  cross,
  tick,
  house,
  "deed-roll": die,
  "deed-step": footsteps,
  "deed-rest": moon,
  "deed-train": book,
  "deed-end": tick,
  "deed-shop": market,
  "deed-adventure": flag,
  "deed-rise": move,
  "deed-quest": scroll,
  "deed-rumour": chat,
  "deed-villain": attack,
  "deed-zombie": attack,
  "deed-hunt": attack,
  "deed-learn": book,
  "deed-use": hand,
  "deed-action": hand,
  "deed-buy": coins,
  "deed-sell": coins,
  "deed-reject": cross,
  "deed-trade": coins,
  "deed-stop": tick,
  "deed-done": tick,
  "deed-go": move,
  "deed-reroll": undo,
  "deed-as": die,
  "deed-exert": hand,
  "deed-discard": hand,
  "deed-spend": flag,
  "deed-trophy": flag,
  "deed-choose": flag,
  "deed-attribute": book,
  "deed-take": bag,
  "deed-start": house,
  "deed-counter": coins,
  "deed-give": bag,
  "deed-want": bag,
  "deed-pay-gold": coins,
  "deed-ask-gold": coins,
  "deed-teleport": magic,
  "deed-nine-lives": heal,
  "deed-strike": attack,
  "deed-part": attack,
  "deed-surge": surge,
  "deed-flip": agility,
  "deed-rethrow": agility,
  "deed-double": doubling,
  "deed-special": magic,
  "deed-pass": moon,
  "deed-yield": moon,
  "deed-block": shield,
  "deed-take-it": heal,
  "deed-retreat": move,
  "deed-fight-on": attack,
  "deed-accept": tick,
  "deed-decline": cross,
  "deed-cancel": cross,
  "deed-propose": coins,
  "deed-pay": coins,
  "deed-gem": door,
  "deed-pathfinder": undo,
  "deed-allow": tick,
  "deed-outcome": scroll,
  "deed-option": scroll,
};

/** The name of a deed's icon, "" for none. */
export function iconOfDeed(key: string): string {
  const name = `deed-${key.split(":")[0]}`;
  return name in icons ? name : "";
}
