/** The map in words: for screen readers, and beside what is refused. */
import type { ReasonInfo } from "../../../board";
import { idOf, type Table } from "../table/table";
import { figureAt, type Choices } from "./choices";
import { heardFigure, isThing } from "./piece";
import type { Cell, Doorway, Place, Thing } from "./place";

type Hearing = Pick<Table, "view" | "texts" | "hints" | "option">;

/** “H8: Bandit Guard 2, ...; trap; move here, 3 points”. */
export function heardCell(t: Hearing, place: Place, choices: Choices, cell: Cell): string {
  const figure = figureAt(t, cell.cell);
  const parts = [
    ...(figure ? [heardFigure(t, figure)] : []),
    ...lying(t, place, cell),
    ...(choices.byCell.get(cell.cell) ?? []).map((key) => `${t.option(key)?.text ?? key}${noteOf(t, choices, key)}`),
  ];
  return `${cell.spot}: ${parts.join("; ") || t.texts.say("map-bare")}`;
}

function noteOf(t: Hearing, choices: Choices, key: string): string {
  const hint = choices.decision?.options?.[key];
  const said = [
    ...(hint?.way?.points ? [t.texts.say("map-points", { points: hint.way.points })] : []),
    ...(hint?.way?.perils ?? []).map((peril) => t.texts.say("map-peril", { kind: peril.kind, x: peril.damage ?? 0 })),
    ...(hint?.odds?.length === 1 ? [t.texts.say("map-kill", { percent: Math.round(hint.odds[0]!.kill * 100) })] : []),
  ];
  return said.length ? ` (${said.join(", ")})` : "";
}

/** What lies on a hex, in words. */
export function lying(t: Hearing, place: Place, cell: Cell): string[] {
  const door = place.doors.find((one) => one.hexes.some((hex) => hex.cell === cell.cell));
  const things = place.things.filter((thing) => thing.hexes.some(([q, r]) => q === cell.hex[0] && r === cell.hex[1]));
  const coins = t.view.coins[cell.cell];
  return [
    ...(door ? [heardDoor(t, door)] : []),
    ...things.map((thing) => heardThing(t, thing)),
    ...(coins ? [t.texts.say("map-coins", { n: coins })] : []),
    ...treasure(t, t.view.treasures[cell.cell]),
  ];
}

const treasure = (t: Hearing, what: string | undefined): string[] =>
  what === undefined ? [] : [isThing(what) ? t.texts.name(what) : t.texts.say("map-treasure")];

const heardDoor = (t: Hearing, door: Doorway): string =>
  t.texts.say(door.kind === "door" ? "map-door" : "map-weak-wall", {
    state: door.open ? "open" : door.locked ? "locked" : "closed",
  });

export function heardThing(t: Pick<Table, "texts">, thing: Thing): string {
  const marks = thing.marks.length
    ? ` ${thing.marks.map((mark) => (mark.length === 1 ? mark.toUpperCase() : mark)).join(", ")}`
    : "";
  return t.texts.say(`map-thing-${thing.kind}`, { look: thing.look }) + marks;
}

/** Why nothing can be done on a hex that looks as if it could. */
export function reasonAt(t: Pick<Table, "reason" | "view">, choices: Choices, cell: Cell): ReasonInfo | undefined {
  const figure = figureAt(t, cell.cell);
  if (choices.manner === "attack" && figure) return t.reason(`hit:${idOf(figure)}`);
  if (choices.manner === "move" || choices.manner === "steps")
    return t.reason(`go:${cell.spot}`) ?? t.reason(`step:${cell.spot}`);
  if (choices.manner === "place") return t.reason(`${placing(choices)}:${cell.spot}`);
  return undefined;
}

const placing = (choices: Choices): string => [...choices.byCell.values()][0]?.[0]?.split(":")[0] ?? "";
