/** A game's texts, in the languages that somebody at this browser has used so far. */
import type { FluentBundle } from "@fluent/bundle";
import { prefs } from "../app/prefs.svelte";
import type { Lang, Printed } from "../net/messages";
import { frameFiles, gameFiles } from "./files";
import { makeBundle, Texts, type Declared, type Names } from "./texts";

type Parts = Printed["parts"];

export class GameWords {
  private bundles = $state.raw<Partial<Record<Lang, FluentBundle>>>({});

  constructor(private readonly game: string) {}

  async load(lang: Lang): Promise<void> {
    if (this.bundles[lang]) return;
    const files = await Promise.all([frameFiles(lang), gameFiles(this.game, lang)]);
    this.bundles = { ...this.bundles, [lang]: makeBundle(lang, files.flat()) };
  }

  /** In the player's language; until that has come, in the one before. */
  texts(declared: Declared & { parts?: Parts }, players: readonly string[]): Texts | null {
    const lang = this.bundles[prefs.lang] ? prefs.lang : prefs.lang === "en" ? "ru" : "en";
    const bundle = this.bundles[lang];
    return bundle
      ? new Texts(lang, [bundle], { ...declared, names: withNamed(declared.names, declared.parts) }, players)
      : null;
  }
}

/** A part that became known may bring names: of an event that was drawn, of a card with stickers. */
function withNamed(names: Names, parts: Parts = {}): Names {
  const found = Object.values(parts).flatMap((part) =>
    (part as { named?: Names }).named ? [(part as { named: Names }).named] : [],
  );
  return found.length ? Object.assign({}, names, ...found) : names;
}

export async function loadWords(game: string): Promise<GameWords> {
  const words = new GameWords(game);
  await words.load(prefs.lang);
  return words;
}
