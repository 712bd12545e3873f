/** A mark for everything that stands on cards: deeds large, riders small; one silhouette each. */
import {
  attack,
  bless,
  curse,
  disarm,
  heal,
  immobilize,
  invisible,
  jump,
  loot,
  lost,
  move,
  muddle,
  pierce,
  poison,
  push,
  range,
  retaliate,
  round,
  shield,
  skull,
  strengthen,
  stun,
  wound,
  xp,
} from "../../../../art/glyphs/deeds";
import { cross, crown, door, eye, flag, hand, undo, users } from "../../../../art/glyphs/tools";
import { aim, boulder, burst, caltrops, doubled, pawn } from "./glyphs";
import { MARKS as ELEMENTS, type Element } from "./elements";
import type { Deed, Mark as Printed, Summoned } from "../../types";

/** A mark as it is drawn; `shown` says of a deed's own figure whether it has one. */
export interface Mark extends Printed {
  shown?: boolean;
}

const GLYPHS: Record<string, string> = {
  ...{
    attack,
    move,
    heal,
    shield,
    retaliate,
    loot,
    range,
    jump,
    pierce,
    push,
    pull: push,
    xp,
    experience: xp,
    "xp-each": xp,
    lost,
    round,
  },
  ...{ poison, wound, immobilize, disarm, stun, muddle, strengthen, invisible, curse, bless },
  ...{
    targets: aim,
    "all-targets": aim,
    "add-target": aim,
    adjacent: burst,
    within: burst,
    "moved-through": jump,
    "on-the-path": range,
    "on-one": aim,
  },
  ...{ bonus: attack, times: attack, smash: boulder, "per-target": aim, returned: undo, "beside-me": users },
  ...{
    discard: undo,
    recover: hand,
    suffer: heal,
    trap: caltrops,
    "disarm-trap": caltrops,
    obstacle: boulder,
    destroy: boulder,
  },
  ...{
    boost: flag,
    command: users,
    redirect: shield,
    hamper: muddle,
    use: crown,
    special: crown,
    cure: heal,
    "open-door": door,
    "when-dying": skull,
    slay: skull,
    discern: eye,
    double: doubled,
    teleport: jump,
    intervene: shield,
    "extra-turn": users,
    later: round,
    summon: pawn,
  },
  ...{
    "on-attack": attack,
    "on-attack-action": attack,
    "on-move": move,
    "on-move-action": move,
    "on-attacked": shield,
    "on-harmed": heal,
    "on-damaged": heal,
    "on-heal": heal,
  },
  ...{
    negate: cross,
    augment: flag,
    advantage: doubled,
    disadvantage: muddle,
    "no-doubles": cross,
    "minus-ones": cross,
    charge: move,
    affect: eye,
  },
  persistent: flag,
};

/** The mark of a deed or a rider. */
export function glyph(kind: string, element = ""): string {
  return ELEMENTS[element as Element] ?? GLYPHS[kind] ?? crown;
}

/** Deeds that no mark can say: they stand in words. */
const IN_WORDS = new Set([
  "boost",
  "command",
  "redirect",
  "special",
  "when-dying",
  "open-door",
  "use",
  "hamper",
  "destroy",
  "later",
  "discern",
  "double",
  "teleport",
  "intervene",
  "extra-turn",
  "cure",
]);

export function inWords(deed: Deed): boolean {
  return IN_WORDS.has(deed.kind);
}

/** What is large on a deed: its own mark and figure; a deed that only does something to others shows that. */
export function headOf(deed: Deed): Mark[] {
  const value = deed.value ?? -1;
  if (deed.kind === "infuse" || (deed.kind === "affect" && value < 0))
    return (deed.marks ?? []).filter((mark) => !SMALL.has(mark.kind));
  return [
    { kind: deed.kind === "affect" ? "attack" : deed.kind, value, signed: deed.signed ?? false, shown: value >= 0 },
  ];
}

/** What is small beside it. */
export function ridersOf(deed: Deed): Mark[] {
  const head = new Set(headOf(deed));
  return (deed.marks ?? []).filter((mark) => !head.has(mark));
}

/** What an element adds to a deed: its figure where it has one, and what comes with it. */
export function gained(deed: Deed): Mark[] {
  const head = headOf(deed).filter((mark) => mark.value !== 0 || !mark.signed);
  return [...head, ...ridersOf(deed)];
}

const SMALL = new Set(["range", "targets", "returned", "xp", "per-target"]);
/** Of these a 1 says nothing: somebody is poisoned or not. */
const WITHOUT_FIGURE = new Set([
  "poison",
  "wound",
  "immobilize",
  "disarm",
  "stun",
  "muddle",
  "strengthen",
  "invisible",
  "infuse",
  "jump",
  "adjacent",
  "moved-through",
  "on-the-path",
  "all-targets",
  "on-one",
  "returned",
  "beside-me",
  "add-target",
  "negate",
  "augment",
  "advantage",
  "slay",
  "disadvantage",
  "no-doubles",
  "lost",
  "discard",
  "special",
  "loot",
]);

/** `3`, `+1`, `×2`, or nothing. */
export function figureOf(mark: Mark): string {
  const value = mark.value ?? 0;
  if (mark.shown === false || value < 0 || (WITHOUT_FIGURE.has(mark.kind) && value <= 1 && mark.shown === undefined))
    return mark.signed && value < 0 && mark.shown ? `−${-value}` : "";
  if (mark.kind === "times") return `×${value}`;
  if (mark.kind === "curse" || mark.kind === "bless") return value > 1 ? `${value}` : "";
  return mark.kind === "bonus" || mark.signed ? `+${value}` : `${value}`;
}

export interface Row {
  deed: Deed;
  head: Mark[];
  small: Mark[];
}

/** The deeds of a half in lines; an element that is infused stands in the small line of the deed before it. */
export function rowsOf(deeds: readonly Deed[]): Row[] {
  const rows: Row[] = [];
  for (const deed of deeds) {
    const last = rows.at(-1);
    if (deed.kind === "infuse" && last) last.small.push(...(deed.marks ?? []));
    else rows.push({ deed, head: headOf(deed), small: inWords(deed) || deed.kind === "summon" ? [] : ridersOf(deed) });
  }
  return rows;
}

/** What a summoned creature can do. */
export function creatureMarks({ hit_points = 0, move = 0, attack = -1, range = 0, marks = [] }: Summoned): Mark[] {
  const figures: [string, number][] = [
    ["heal", hit_points],
    ["move", move],
    ["attack", attack],
    ["range", range || -1],
  ];
  return [
    ...figures.filter(([, value]) => value >= 0).map(([kind, value]) => ({ kind, value, shown: true })),
    ...marks,
  ];
}
