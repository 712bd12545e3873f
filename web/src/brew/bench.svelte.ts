/** A pack on the bench: its text, what the server says of it, and what its cards are drawn with. */
import type { Component } from "svelte";
import { prefs } from "../app/prefs.svelte";
import type { CardProps } from "../games/board";
import { loadCard } from "../games/registry";
import { get, post, refusalOf } from "../net/api";
import type { Brought, PackLooked, PackShop, Printed } from "../net/messages";
import { refusalText } from "../texts/frame.svelte";
import { loadWords, type GameWords } from "../texts/game.svelte";
import { thingsOf, type Thing } from "../cards/shelves";
import { withBrought } from "./brought";

const PAUSE = 350; // ms without a key before the pack is looked over
const AGAIN = 2_000; // after the server was too busy

export const kept = {
  key: (game: string) => `questhall.brew.${game}`,
  of: (game: string) => localStorage.getItem(kept.key(game)) ?? "",
  keep: (game: string, text: string) => localStorage.setItem(kept.key(game), text),
};

/** What the server says of a pack. */
export function lookedOver(text: string): Promise<PackLooked> {
  return post<PackLooked>("/api/homebrew", { text }, "");
}

export class Bench {
  text = $state("");
  shop = $state.raw<PackShop | null>(null);
  looked = $state.raw<PackLooked | null>(null);
  fresh = $state(false); // what was said is about the text as it stands
  fault = $state("");
  drawing = $state.raw<Component<CardProps> | null>(null);
  private printed = $state.raw<Printed | null>(null);
  private words = $state.raw<GameWords | null>(null);
  private brought = $state.raw<Brought | null>(null); // of the last text that was sound
  things = $state.raw<Thing[]>([]);
  private timer = 0;
  private asked = 0;

  readonly table = $derived.by(() => {
    if (!this.printed || !this.words) return null;
    const printed = withBrought(this.printed, this.brought);
    const texts = this.words.texts(printed, []);
    return texts ? { texts, printed } : null;
  });
  readonly sound = $derived(this.fresh && this.looked !== null && !this.looked.faults.length);

  constructor(
    readonly game: string,
    table: string,
  ) {
    void this.open(table);
    $effect(() => void this.words?.load(prefs.lang));
    $effect(() => {
      void this.text;
      this.later(PAUSE);
      return () => window.clearTimeout(this.timer);
    });
  }

  private async open(table: string): Promise<void> {
    const id = encodeURIComponent(this.game);
    try {
      const [shop, printed, words, drawing, there] = await Promise.all([
        get<PackShop>(`/api/games/${id}/homebrew`),
        get<Printed>(`/api/games/${id}/printed?spoilers=1`),
        loadWords(this.game),
        loadCard(this.game),
        table ? get<Brought>(`/api/tables/${encodeURIComponent(table)}/homebrew`) : null,
      ]);
      [this.shop, this.printed, this.words, this.drawing] = [shop, printed, words, drawing];
      this.text ||= there?.texts[0] ?? (kept.of(this.game) || (shop.packs[0] ?? shop.example));
    } catch (error) {
      this.fault = refusalText(refusalOf(error));
    }
  }

  private later(wait: number): void {
    window.clearTimeout(this.timer);
    this.fresh = false;
    if (this.text) this.timer = window.setTimeout(() => void this.look(), wait);
  }

  private async look(): Promise<void> {
    const [text, number] = [this.text, ++this.asked];
    kept.keep(this.game, text);
    try {
      const looked = await lookedOver(text);
      if (number !== this.asked || text !== this.text) return;
      [this.looked, this.fresh, this.fault] = [looked, true, ""];
      if (looked.faults.length) return;
      [this.brought, this.things] = [looked.brought, thingsOf(looked.shelves)];
    } catch (error) {
      if (number !== this.asked) return;
      const refusal = refusalOf(error);
      this.fault = refusalText(refusal);
      this.later(AGAIN);
    }
  }
}
