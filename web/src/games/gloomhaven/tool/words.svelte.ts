/** What the tool says: the game's own texts with the frame's behind them. */
import { prefs } from "../../../app/prefs.svelte";
import type { Refusal } from "../../../net/messages";
import { GameWords } from "../../../texts/game.svelte";

const words = new GameWords("gloomhaven");

/** Before the first word, and again for another language. */
export function loadToolWords(): Promise<void> {
  return words.load(prefs.lang);
}

export function t(key: string, data: Record<string, unknown> = {}): string {
  return words.texts({ names: {} }, [])?.say(key, data) ?? key;
}

export function refusalText(refusal: Pick<Refusal, "reason" | "numbers">): string {
  return words.texts({ names: {} }, [])?.refusal(refusal) ?? refusal.reason;
}
