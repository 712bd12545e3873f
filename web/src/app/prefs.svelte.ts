/** What a player set for this browser; remembered from visit to visit. */
import type { Lang } from "../net/messages";
import type { Pace } from "../table/playback";

export type Theme = "auto" | "light" | "dark";

interface Kept {
  lang: Lang;
  theme: Theme;
  pace: Pace;
  guide: boolean; // show coach marks
  taught: string[]; // coach marks already seen
  list: boolean | null; // the list of options: open, folded, or as it fits
  sound: boolean; // off until the player turns it on
  volume: number; // 0 to 1
  haptics: boolean; // phones shake a little; off until asked, like sound
}

const KEY = "questhall.prefs";

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

function browserLang(): Lang {
  return navigator.languages?.some((tag) => tag.toLowerCase().startsWith("ru")) ? "ru" : "en";
}

class Prefs {
  lang = $state<Lang>("en");
  theme = $state<Theme>("auto");
  pace = $state<Pace>("normal");
  guide = $state(true);
  taught = $state.raw<string[]>([]);
  list = $state<boolean | null>(null);
  sound = $state(false);
  volume = $state(0.6);
  haptics = $state(false);

  constructor() {
    const found = kept();
    this.lang = found.lang ?? browserLang();
    this.theme = found.theme ?? "auto";
    this.pace = found.pace ?? "normal";
    this.guide = found.guide ?? true;
    this.taught = found.taught ?? [];
    this.list = found.list ?? null;
    this.sound = found.sound ?? false;
    this.volume = found.volume ?? 0.6;
    this.haptics = found.haptics ?? false;
    $effect.root(() => {
      $effect(() => this.keep());
      $effect(() => {
        document.documentElement.lang = this.lang;
        document.documentElement.dataset["theme"] = this.theme;
      });
    });
  }

  private keep(): void {
    const { lang, theme, pace, guide, taught, list, sound, volume, haptics } = this;
    localStorage.setItem(
      KEY,
      JSON.stringify({ lang, theme, pace, guide, taught, list, sound, volume, haptics } satisfies Kept),
    );
  }
}

export const prefs = new Prefs();

/** Whether the system asks for less movement. */
export const stillness = window.matchMedia("(prefers-reduced-motion: reduce)");
