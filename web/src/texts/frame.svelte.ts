/** What the frame itself says, in the player's language, at any moment. */
import { prefs } from "../app/prefs.svelte";
import type { Lang, Refusal } from "../net/messages";
import { frameFiles } from "./files";
import { makeBundle, Texts } from "./texts";

let spoken = $state.raw<Texts | null>(null);
const known: Partial<Record<Lang, Texts>> = {};

/** From now on in this language; before the first word it has to be awaited. */
export async function speak(lang: Lang): Promise<void> {
  known[lang] ??= new Texts(lang, [makeBundle(lang, await frameFiles(lang))]);
  spoken = known[lang];
  prefs.lang = lang;
}

export function t(key: string, data: Record<string, unknown> = {}): string {
  return spoken?.say(key, data) ?? key;
}

export function refusalText(refusal: Pick<Refusal, "reason" | "numbers">): string {
  return spoken?.refusal(refusal) ?? refusal.reason;
}

/** A name given in several languages, as games declare theirs. */
export function named(names: Record<string, string>): string {
  return names[prefs.lang] ?? names["en"] ?? Object.values(names)[0] ?? "";
}
