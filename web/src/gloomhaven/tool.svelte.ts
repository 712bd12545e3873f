/** What the tool page shows: the position, how one looks at it, and what the server answered. */
import { prefs } from "../app/prefs.svelte";
import { get, post, refusalOf } from "../net/api";
import { refusalText, t } from "../texts/frame.svelte";
import type { components } from "../wire";
import { key, same, type Hex } from "./hexes";
import { decode, encode } from "./link";
import { activate, lookingFrom, place, sample, type Position, type Tool } from "./position";
import { positionOf, type MapName, type MapSheet } from "./scenario";

export type Answer = components["schemas"]["Answer"];
export type View = components["schemas"]["View"];
export const MODES = ["mind", "sight", "reach", "edit"] as const;
export type Mode = (typeof MODES)[number];

export class ToolState {
  position = $state.raw<Position>(sample());
  mode = $state<Mode>("mind");
  tool = $state<Tool>("enemy");
  initiative = $state(30);
  hex = $state.raw<Hex | null>(null);
  option = $state(0);
  answer = $state.raw<Answer | null>(null);
  view = $state.raw<View | null>(null);
  fault = $state("");
  maps = $state.raw<MapName[]>([]);
  sheet = $state.raw<MapSheet | null>(null);
  readonly names = $derived(this.monsterNames());
  private asked = 0;

  get hash(): string {
    const spot = this.hex ? `&h=${key(this.hex)}` : "";
    return `#/gloomhaven?p=${encode(this.position)}&m=${this.mode}${spot}`;
  }

  /** Take over what a link says; false when it is broken. */
  restore(query: URLSearchParams): boolean {
    const packed = query.get("p");
    if (!packed) return true;
    const position = decode(packed);
    if (!position) return false;
    this.position = position;
    this.mode = MODES.find((mode) => mode === query.get("m")) ?? "mind";
    const [q, r] = (query.get("h") ?? "").split(",").map(Number);
    this.hex = position.board.find((hex) => same(hex, [q ?? NaN, r ?? NaN])) ?? null;
    return true;
  }

  change(part: Partial<Position>): void {
    this.position = { ...this.position, ...part };
  }

  click(hex: Hex): void {
    if (this.mode === "edit") this.position = place(this.position, hex, this.tool, this.initiative);
    else if (this.mode === "mind") this.position = activate(this.position, hex);
    else this.hex = hex;
  }

  async loadMaps(): Promise<void> {
    await this.tried(async () => (this.maps = await get<MapName[]>("/api/gloomhaven/maps")));
  }

  async load(number: number, characters: number, room: number): Promise<void> {
    await this.tried(async () => {
      if (this.sheet?.number !== number) this.sheet = await get<MapSheet>(`/api/gloomhaven/maps/${number}`);
      this.position = positionOf(this.sheet, characters, room, this.position);
      this.hex = null;
    });
  }

  /** Ask the server about the position as it is now; an answer that comes too late is dropped. */
  async ask(): Promise<void> {
    const { mode, hex, position } = this;
    const mine = ++this.asked;
    let [answer, view, fault]: [Answer | null, View | null, string] = [null, null, ""];
    try {
      if (mode === "mind" && position.monster) answer = await post<Answer>(`/api/gloomhaven/mind?lang=${prefs.lang}`, position, "");
      else if (mode === "mind") fault = t("ui-gh-no-monster");
      else if (mode !== "edit" && hex) view = await post<View>("/api/gloomhaven/ground", { position: lookingFrom(position, hex), hex }, "");
    } catch (error) {
      fault = refusalText(refusalOf(error));
    }
    if (mine === this.asked) [this.answer, this.view, this.fault, this.option] = [answer, view, fault, 0];
  }

  private async tried(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.fault = refusalText(refusalOf(error));
    }
  }

  /** The monsters of the loaded map by hex, as far as they still stand where the map put them. */
  private monsterNames(): Map<string, Record<string, string>> {
    const spots = Object.values(this.sheet?.monsters ?? {}).flat();
    return new Map(spots.map((spot) => [key(spot.hex), spot.names]));
  }
}
