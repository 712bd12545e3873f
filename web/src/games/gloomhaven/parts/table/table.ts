/** Gloomhaven's table as the parts around the map see it. */
import type { BoardProps } from "../../../board";
import { boardOf, type Board } from "../../../boards";
import type { Decision, Figure, Hero, HeroHint, Hints, OptionHint, Printed, View } from "../../types";

export type Table = Board<View, Hints, Printed>;

export const tableOf = (props: BoardProps): Table => boardOf<View, Hints, Printed>(props);

type Looking = Pick<Table, "view" | "me" | "hints">;

/** Whose hand is shown: my own, never another's. */
export function heroOf(t: Pick<Looking, "view" | "me">): Hero | undefined {
  const hero = t.view.heroes[t.me];
  return hero?.sheet.job ? hero : undefined;
}

export function figureOf(t: Pick<Looking, "view" | "me">): Figure | undefined {
  return t.view.figures.find((figure) => figure.kind === "character" && figure.seat === t.me);
}

export function countsOf(t: Pick<Looking, "hints" | "me">): HeroHint | undefined {
  return t.hints.heroes[t.me];
}

/** What is told of the decision that is open for me. */
export function decisionOf(t: Pick<Table, "hints" | "me" | "kind">): Decision | undefined {
  return t.hints.decisions.find((one) => one.seat === t.me && one.kind === t.kind);
}

export function hintOf(t: Pick<Table, "hints" | "me" | "kind">, key: string): OptionHint | undefined {
  return decisionOf(t)?.options?.[key];
}

type Task = View["agenda"][number];

/** The topmost record of a kind on the agenda. */
export function task<Type extends Task["type"]>(view: View, type: Type): Extract<Task, { type: Type }> | undefined {
  return view.agenda.findLast((one): one is Extract<Task, { type: Type }> => one.type === type);
}

export const choosing = (view: View): boolean => task(view, "Select") !== undefined;
export const preparing = (view: View): boolean => task(view, "Prepare") !== undefined;

/** What a piece is called: the class, or type and number. */
export function idOf(figure: Figure): string {
  return figure.kind === "character" ? figure.name : `${figure.name}-${figure.number}`;
}
