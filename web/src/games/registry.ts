/** The games' front ends, found by file name and loaded when a table needs them. */
import type { Component } from "svelte";
import type { BoardProps, GameFront, Guide } from "./board";

const boards = import.meta.glob<{ default: Component<BoardProps> }>("./*/Board.svelte");
const fronts = import.meta.glob<{ front: GameFront }>("./*/front.ts");
const tools = import.meta.glob<{ default: Component }>("./*/tool/Page.svelte");
const guides = import.meta.glob<{ guide: Guide }>("./*/guide.ts");

export interface LoadedGame {
  board: Component<BoardProps>;
  front: GameFront;
  guide: Guide | null;
}

/** The board of a game; one without a board of its own gets the generic one. */
export async function loadGame(id: string): Promise<LoadedGame> {
  const board = boards[`./${id}/Board.svelte`] ?? boards["./generic/Board.svelte"];
  const [found, front, guide] = await Promise.all([
    board!(),
    fronts[`./${id}/front.ts`]?.(),
    guides[`./${id}/guide.ts`]?.(),
  ]);
  return { board: found.default, front: front?.front ?? {}, guide: guide?.guide ?? null };
}

export function hasGuide(id: string): boolean {
  return `./${id}/guide.ts` in guides;
}

/** Whether a game has a page of tools beside its table. */
export function hasTool(id: string): boolean {
  return `./${id}/tool/Page.svelte` in tools;
}

export async function loadTool(id: string): Promise<Component> {
  return (await tools[`./${id}/tool/Page.svelte`]!()).default;
}
