/** A game's texts, in the languages that somebody at this browser has used so far. */
import type { FluentBundle } from "@fluent/bundle";
import { prefs } from "../app/prefs.svelte";
import type { Lang } from "../net/messages";
import { frameFiles, gameFiles } from "./files";
import { makeBundle, Texts, type Declared } from "./texts";

export class GameWords {
  private bundles = $state.raw<Partial<Record<Lang, FluentBundle>>>({});

  constructor(private readonly game: string) {}

  async load(lang: Lang): Promise<void> {
    if (this.bundles[lang]) return;
    const files = await Promise.all([frameFiles(lang), gameFiles(this.game, lang)]);
    this.bundles = { ...this.bundles, [lang]: makeBundle(lang, files.flat()) };
  }

  /** In the player's language; until that has come, in the one before. */
  texts(declared: Declared, players: readonly string[]): Texts | null {
    const lang = this.bundles[prefs.lang] ? prefs.lang : prefs.lang === "en" ? "ru" : "en";
    const bundle = this.bundles[lang];
    return bundle ? new Texts(lang, [bundle], declared, players) : null;
  }
}

export async function loadWords(game: string): Promise<GameWords> {
  const words = new GameWords(game);
  await words.load(prefs.lang);
  return words;
}
