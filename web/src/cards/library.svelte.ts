/** Everything a page of the compendium needs of a game, fetched once; with spoilers only after somebody asked for them. */
import type { Component } from "svelte";
import { prefs } from "../app/prefs.svelte";
import type { CardProps } from "../games/board";
import { loadCard } from "../games/registry";
import { get, refusalOf } from "../net/api";
import type { Compendium, Lang, Printed } from "../net/messages";
import { refusalText } from "../texts/frame.svelte";
import { loadWords, type GameWords } from "../texts/game.svelte";
import { closedIn, thingsOf, type Thing } from "./shelves";

const asked = new Set<string>(); // games whose spoilers somebody at this browser has asked for

export class Library {
  compendium = $state.raw<Compendium | null>(null);
  drawing = $state.raw<Component<CardProps> | null>(null);
  fault = $state("");
  things = $derived<Thing[]>(thingsOf(this.compendium?.shelves ?? []));
  closed = $derived(this.compendium ? closedIn(this.compendium) : 0);
  private printed = $state.raw<Printed | null>(null);
  private words = $state.raw<GameWords | null>(null);

  constructor(readonly game: string) {
    void this.open();
    $effect(() => void this.words?.load(prefs.lang));
  }

  readonly table = $derived.by(() => {
    const texts = this.printed && this.words ? this.words.texts(this.printed, []) : null;
    return texts && this.printed ? { texts, printed: this.printed } : null;
  });

  /** Its name; where several are called so, with the first of its words. */
  titleOf(thing: Thing, lang: Lang): string {
    const name = thing.card.names[lang] ?? thing.card.id;
    const words = Object.values(thing.card.words[lang] ?? {})[0]?.[0];
    return this.repeated.has(name) && words ? `${name}: ${words}` : name;
  }

  private readonly repeated = $derived.by(() => {
    const names = this.things.flatMap(({ kind, card }) => Object.values(card.names).map((name) => `${kind}/${name}`));
    const seen = new Set<string>();
    const twice = names.filter((name) => seen.size === seen.add(name).size);
    return new Set(twice.map((name) => name.slice(name.indexOf("/") + 1)));
  });

  private async open(): Promise<void> {
    const id = encodeURIComponent(this.game);
    try {
      [this.compendium, this.printed, this.words, this.drawing] = await Promise.all([
        this.cards(),
        get<Printed>(`/api/games/${id}/printed`),
        loadWords(this.game),
        loadCard(this.game),
      ]);
    } catch (error) {
      this.fault = refusalText(refusalOf(error));
    }
  }

  private cards(): Promise<Compendium> {
    return get<Compendium>(
      `/api/games/${encodeURIComponent(this.game)}/cards?spoilers=${asked.has(this.game) ? 1 : 0}`,
    );
  }

  /** Opens what is sealed or locked, until the page is loaded anew. */
  async spoil(): Promise<void> {
    asked.add(this.game);
    try {
      this.compendium = await this.cards();
    } catch (error) {
      this.fault = refusalText(refusalOf(error));
    }
  }
}
