/** Words that only some screens need: loaded with them, in the languages that somebody at this browser has used. */
import { prefs } from "../app/prefs.svelte";
import type { Lang } from "../net/messages";
import { chapterFiles } from "./files";
import { makeBundle, Texts } from "./texts";

export class Chapter {
  private known = $state.raw<Partial<Record<Lang, Texts>>>({});

  constructor(private readonly name: string) {}

  async load(lang: Lang): Promise<void> {
    if (this.known[lang]) return;
    const made = new Texts(lang, [makeBundle(lang, await chapterFiles(this.name, lang))]);
    this.known = { ...this.known, [lang]: made };
  }

  /** In the player's language; until that has come, in the one before. */
  readonly say = (key: string, data: Record<string, unknown> = {}): string => {
    const texts = this.known[prefs.lang] ?? this.known[prefs.lang === "en" ? "ru" : "en"];
    return texts?.say(key, data) ?? "";
  };
}
