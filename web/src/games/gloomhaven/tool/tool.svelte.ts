/** What the tool page shows: the position, how one looks at it, and what the server answered. */
import { prefs } from "../../../app/prefs.svelte";
import { get, post, refusalOf } from "../../../net/api";
import { refusalText, t } from "./words.svelte";
import type { components } from "../../../wire";
import { key, same, type Hex } from "./hexes";
import { backTo, cameFrom, decode, encode } from "./link";
import { fitting, NOBODY, numbersOf, read, written, type Drawn, type MonsterName, type MonsterSheet } from "./monsters";
import { activate, build, lookingFrom, place, sample, type Position, type Tool } from "./position";
import { positionOf, type MapName, type MapSheet } from "./scenario";

export type Answer = components["schemas"]["SpokenThought"];
export type View = components["schemas"]["View"];
export type Glance = components["schemas"]["Glance"];
export const MODES = ["mind", "sight", "reach", "edit"] as const;
export type Mode = (typeof MODES)[number];
export const ENDS = ["from", "to"] as const;
export type End = (typeof ENDS)[number];

/** The scenario a position was taken from: its number (0: none), the number of characters, the room (0: all). */
export interface Chosen {
  number: number;
  characters: number;
  room: number;
}

export class ToolState {
  position = $state.raw<Position>(sample());
  mode = $state<Mode>("mind");
  tool = $state<Tool>("enemy");
  initiative = $state(30);
  chosen = $state.raw<Chosen>({ number: 0, characters: 2, room: 0 });
  /** What a click chooses when one looks or walks: the hex from where, or the one to where. */
  end = $state<End>("from");
  hex = $state.raw<Hex | null>(null);
  target = $state.raw<Hex | null>(null);
  /** The hex under the pointer or with the keyboard's focus. */
  pointed = $state.raw<Hex | null>(null);
  option = $state(0);
  pointedOption = $state<number | null>(null);
  answer = $state.raw<Answer | null>(null);
  view = $state.raw<View | null>(null);
  fault = $state("");
  maps = $state.raw<MapName[]>([]);
  sheet = $state.raw<MapSheet | null>(null);
  monsters = $state.raw<MonsterName[]>([]);
  /** The card of the box that the numbers of the position come from, and all that is printed for that monster. */
  drawn = $state.raw<Drawn>(NOBODY);
  card = $state.raw<MonsterSheet | null>(null);
  readonly spots = $derived(this.monsterSpots());
  /** The monster of the map that acts. */
  readonly acting = $derived(this.position.monster ? this.spots.get(key(this.position.monster)) : undefined);
  readonly typesHere = $derived([...new Set([...this.spots.values()].map((spot) => spot.type))]);
  readonly names = $derived(new Map([...this.spots].map(([place, spot]) => [place, spot.names])));
  readonly shownOption = $derived(this.pointedOption ?? this.optionAt(this.pointed) ?? this.option);
  readonly shownTarget = $derived(
    this.pointed && this.hex && !same(this.pointed, this.hex) ? this.pointed : this.target,
  );
  readonly glance = $derived(this.mode === "sight" ? this.glanceAt(this.shownTarget) : undefined);
  private asked = 0;

  back = $state(""); // the table that the position was taken from

  get hash(): string {
    const { number, characters, room } = this.chosen;
    const spots = [this.hex ? `&h=${key(this.hex)}` : "", this.target ? `&t=${key(this.target)}` : ""];
    const more = [
      ...spots,
      this.drawn.type ? `&c=${written(this.drawn)}` : "",
      number ? `&s=${number}.${characters}.${room}` : "",
    ];
    return `#/gloomhaven?p=${encode(this.position)}&m=${this.mode}${more.join("")}${backTo(this.back)}`;
  }

  /** Take over what a link says; false when it is broken. */
  restore(query: URLSearchParams): boolean {
    this.back = cameFrom(query);
    const packed = query.get("p");
    if (!packed) return true;
    const position = decode(packed);
    if (!position) return false;
    this.position = position;
    this.mode = MODES.find((mode) => mode === query.get("m")) ?? "mind";
    const spot = (name: string): Hex | null => position.board.find((hex) => key(hex) === query.get(name)) ?? null;
    [this.hex, this.target] = [spot("h"), spot("t")];
    const [number = 0, characters = 2, room = 0] = (query.get("s") ?? "0.2.0").split(".").map(Number);
    this.chosen = { number, characters, room };
    if (number) void this.loadSheet(number);
    this.drawn = read(query.get("c") ?? "");
    if (this.drawn.type) void this.loadCard(this.drawn.type);
    return true;
  }

  /** Another way to look at it; what was found for the last one is gone. */
  look(mode: Mode): void {
    this.mode = mode;
    [this.answer, this.view, this.fault] = [null, null, ""];
  }

  /** Numbers of one's own; they are no longer those of a card from the box. */
  change(part: Partial<Position>): void {
    this.position = { ...this.position, ...part };
    if (!("muddled" in part)) this.drawn = { ...this.drawn, type: "" };
  }

  /** Take the numbers from a monster's card. */
  async draw(wished: Drawn): Promise<void> {
    this.drawn = wished;
    if (!wished.type) return;
    await this.loadCard(wished.type);
    if (this.drawn !== wished || this.card?.type !== wished.type) return;
    this.drawn = fitting(this.card, wished);
    this.position = { ...this.position, ...numbersOf(this.card, this.drawn) };
  }

  /** A click on a hex; with the tool for thin walls, on the edge in a direction. */
  click(hex: Hex, direction: number | null = null): void {
    if (this.mode === "edit") this.edit(hex, direction);
    else if (this.mode === "mind") this.choose(hex);
    else if (this.end === "to" && this.hex) this.target = same(hex, this.hex) ? null : hex;
    else this.hex = hex;
  }

  private edit(hex: Hex, direction: number | null): void {
    if (this.tool !== "thin") this.position = place(this.position, hex, this.tool, this.initiative);
    else if (direction !== null) this.position = build(this.position, hex, direction);
  }

  /** Another monster becomes the one that acts; a hex where it may end its move shows that option. */
  private choose(hex: Hex): void {
    this.option = this.optionAt(hex) ?? this.option;
    this.position = activate(this.position, hex);
    if (this.position.monster && same(this.position.monster, hex)) this.followCard();
  }

  /** Whoever cards of the box are drawn for, it is now for the monster of the map that acts. */
  private followCard(): void {
    if (this.drawn.type) this.drawForActing();
  }

  drawForActing(): void {
    const spot = this.acting;
    if (spot) void this.draw({ ...this.drawn, type: spot.type, rank: spot.rank });
  }

  /** The option that ends its move on a hex: the chosen one if it does. */
  optionAt(hex: Hex | null): number | null {
    const options = this.mode === "mind" ? (this.answer?.options ?? []) : [];
    const ending = options.flatMap((option, at) => (hex && same(option.hex, hex) ? [at] : []));
    return ending.includes(this.option) ? this.option : (ending[0] ?? null);
  }

  glanceAt(hex: Hex | null): Glance | undefined {
    return hex ? this.view?.glances.find((glance) => same(glance.hex, hex)) : undefined;
  }

  /** The way to a hex, as the server found it. */
  pathTo(hex: readonly number[] | null): readonly (readonly number[])[] {
    return (hex && this.view?.reachable.find((one) => same(one.hex, hex))?.path) || [];
  }

  async loadMaps(): Promise<void> {
    await this.tried(async () => (this.maps = await get<MapName[]>("/api/gloomhaven/maps")));
  }

  async loadMonsters(): Promise<void> {
    await this.tried(async () => (this.monsters = await get<MonsterName[]>("/api/gloomhaven/monsters")));
  }

  private async loadCard(type: string): Promise<void> {
    if (this.card?.type === type) return;
    await this.tried(async () => (this.card = await get<MonsterSheet>(`/api/gloomhaven/monsters/${type}`)));
  }

  async load(chosen: Chosen): Promise<void> {
    this.chosen = chosen;
    await this.loadSheet(chosen.number);
    if (this.sheet?.number !== chosen.number || this.chosen !== chosen) return;
    if (chosen.room > this.sheet.rooms.length) this.chosen = { ...chosen, room: 0 };
    this.position = positionOf(this.sheet, chosen.characters, this.chosen.room, this.position);
    [this.hex, this.target, this.pointed] = [null, null, null];
    this.followCard();
  }

  private async loadSheet(number: number): Promise<void> {
    if (this.sheet?.number === number) return;
    await this.tried(async () => (this.sheet = await get<MapSheet>(`/api/gloomhaven/maps/${number}`)));
  }

  /** Ask the server about the position as it is now; an answer that comes too late is dropped. */
  async ask(): Promise<void> {
    const mine = ++this.asked;
    let [answer, view, fault]: [Answer | null, View | null, string] = [null, null, ""];
    try {
      if (this.mode === "mind" && !this.position.monster) fault = t("tool-no-monster");
      else [answer, view] = await Promise.all([this.askMind(), this.askGround()]);
    } catch (error) {
      fault = refusalText(refusalOf(error));
    }
    if (mine !== this.asked) return;
    [this.answer, this.view, this.fault] = [answer, view, fault];
    [this.option, this.pointedOption] = [0, null];
  }

  private async askMind(): Promise<Answer | null> {
    return this.mode === "mind" ? post<Answer>(`/api/gloomhaven/mind?lang=${prefs.lang}`, this.position, "") : null;
  }

  /** Sight and movement from the chosen hex; for the monster's options the ways from where it stands. */
  private async askGround(): Promise<View | null> {
    const hex = this.mode === "mind" ? this.position.monster : this.mode === "edit" ? null : this.hex;
    return hex ? post<View>("/api/gloomhaven/ground", { position: lookingFrom(this.position, hex), hex }, "") : null;
  }

  private async tried(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.fault = refusalText(refusalOf(error));
    }
  }

  /** The monsters of the loaded map by hex, as far as they still stand where the map put them. */
  private monsterSpots(): Map<string, MapSheet["monsters"][string][number]> {
    const spots = this.sheet?.number === this.chosen.number ? Object.values(this.sheet.monsters).flat() : [];
    return new Map(spots.map((spot) => [key(spot.hex), spot]));
  }
}
