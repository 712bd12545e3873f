/** What can be chosen on the map: which options a hex or a figure stands for. */
import type { Decision, Figure, OptionHint } from "../../types";
import { decisionOf, idOf, type Table } from "../table/table";

/** Verbs whose objects are hexes or figures: these options are chosen on the map. */
const ON_MAP = new Set([
  ...["go", "step", "door", "start", "stand", "push", "pull", "summon", "trap", "disarm", "obstacle", "destroy"],
  ...["there", "from", "spring", "path", "lay", "hit", "heal", "target"],
]);
const NONE = "none";
const DIRECT = "direct";

export const verbOf = (key: string): string => key.slice(0, Math.max(0, key.indexOf(":")) || key.length);

/** For the frame: options that need no button of their own. */
export function onBoard(key: string): boolean {
  const [verb = "", what = ""] = key.split(":");
  return ON_MAP.has(verb) && what !== "" && what !== NONE && what !== DIRECT;
}

/** How a decision is taken on the map. */
export type Manner = "" | "move" | "steps" | "attack" | "area" | "shove" | "place" | "monster" | "half";

export interface Choices {
  manner: Manner;
  decision: Decision | undefined;
  actor: Figure | undefined; // who acts
  byCell: ReadonlyMap<number, readonly string[]>; // the options of a hex, the first one is chosen
  targets: readonly Target[]; // figures that can be chosen, with their letters
  covered: readonly number[]; // hexes that an area could cover
  endangered: readonly string[]; // figures that it could
  stepwise: boolean; // single steps are offered beside whole moves
}

export interface Target {
  id: string;
  key: string;
  letter: string;
}

// letters that mean nothing else at the table: L, M, R, S, U are taken
const LETTERS = "abcdefghijknopqtvwxyz";

export function choicesOf(t: Table, steps: boolean): Choices {
  const decision = decisionOf(t);
  const figures = new Map(t.view.figures.map((figure) => [idOf(figure), figure]));
  const told = [...t.options.keys()].map((key): [string, OptionHint | undefined] => [key, decision?.options?.[key]]);
  const stepwise = told.some(([key]) => verbOf(key) === "step");
  const wanted = told.filter(
    ([key]) =>
      onBoard(key) && !(stepwise && steps && verbOf(key) === "go") && !(stepwise && !steps && verbOf(key) === "step"),
  );
  const byCell = new Map<number, string[]>();
  const add = (cell: number, key: string): unknown => byCell.get(cell)?.push(key) ?? byCell.set(cell, [key]);
  const chosen = new Map<string, string>();
  for (const [key, hint] of wanted) {
    if (verbOf(key) === "lay" && decision?.shape?.length) continue; // areas are laid, see `area.ts`
    const cells = cellsOf(hint);
    for (const cell of cells) add(cell, key);
    for (const id of cells.length ? [] : (hint?.figures ?? [])) {
      chosen.set(id, key);
      add(figures.get(id)?.cell ?? -1, key);
    }
  }
  const laid = wanted.filter(([key]) => verbOf(key) === "lay").flatMap(([, hint]) => hint ?? []);
  const targets = [...chosen].map(([id, key], at): Target => ({ id, key, letter: LETTERS[at] ?? "" }));
  return {
    manner: decision?.shape?.length ? "area" : mannerOf(t.kind, wanted, steps && stepwise),
    decision,
    actor: figures.get(decision?.figure ?? ""),
    byCell,
    targets,
    covered: [...new Set(laid.flatMap((hint) => hint.cells ?? []))],
    endangered: [...new Set(laid.flatMap((hint) => hint.figures ?? []))],
    stepwise,
  };
}

function mannerOf(kind: string, wanted: readonly (readonly [string, unknown])[], steps: boolean): Manner {
  const verbs = new Set(wanted.map(([key]) => verbOf(key)));
  if (kind === "move") return steps ? "steps" : "move";
  if (verbs.has("hit")) return "attack";
  if (kind === "shove") return "shove";
  if (kind.startsWith("monster")) return "monster";
  if (kind === "turn") return "half";
  return verbs.size ? "place" : "";
}

/** The hexes that an option stands for: those it names, or the end of its way. */
export const cellsOf = (hint: OptionHint | undefined): readonly number[] =>
  hint?.cells ?? hint?.way?.path.slice(-1) ?? [];

/** A figure whose turn is the mind's. */
export const actsAlone = (figure: Figure | undefined): boolean =>
  figure?.kind === "monster" || figure?.kind === "summon" || figure?.kind === "ally";

/** The figure on a hex. */
export const figureAt = (t: Pick<Table, "view">, cell: number): Figure | undefined =>
  t.view.figures.find((figure) => figure.cell === cell);
