/** The games' front ends, found by file name and loaded when a table needs them. */
import type { Component } from "svelte";
import type { FinaleOf } from "../ending/finale";
import type { Scenes } from "../stage/scene";
import type { BoardProps, CardProps, GameFront, Guide, SetupProps } from "./board";

const boards = import.meta.glob<{ default: Component<BoardProps> }>("./*/Board.svelte");
const fronts = import.meta.glob<{ front: GameFront }>("./*/front.ts");
const tools = import.meta.glob<{ default: Component }>("./*/tool/Page.svelte");
const guides = import.meta.glob<{ guide: Guide }>("./*/guide.ts");
const setups = import.meta.glob<{ default: Component<SetupProps> }>("./*/Setup.svelte");
const staged = import.meta.glob<{ scenes: Scenes }>("./*/scene.ts");
const cards = import.meta.glob<{ default: Component<CardProps> }>("./*/Card.svelte");
const finales = import.meta.glob<{ finale: FinaleOf }>("./*/finale.ts");

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

/** Whether battles of a game are shown on the stage. */
export function hasStage(id: string): boolean {
  return `./${id}/scene.ts` in staged;
}

export async function loadScenes(id: string): Promise<Scenes> {
  return (await staged[`./${id}/scene.ts`]?.())?.scenes ?? (() => []);
}

/** The form of a game's own for a new table. */
export async function loadSetup(id: string): Promise<Component<SetupProps> | null> {
  return (await setups[`./${id}/Setup.svelte`]?.())?.default ?? null;
}

/** How a game draws its printed things for the compendium; null where it has no drawings of its own. */
export async function loadCard(id: string): Promise<Component<CardProps> | null> {
  return (await cards[`./${id}/Card.svelte`]?.())?.default ?? null;
}

/** Whether a game has printed things to look at. */
export function hasCards(id: string): boolean {
  return `./${id}/Card.svelte` in cards;
}

/** What the end of a game tells, and the scene that shows it: loaded when a game is over. */
export async function loadEnding(id: string) {
  const [scene, plain, own] = await Promise.all([
    import("../ending/Ending.svelte"),
    import("../ending/finale"),
    finales[`./${id}/finale.ts`]?.(),
  ]);
  return { Ending: scene.default, finale: own?.finale ?? plain.plainFinale };
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
