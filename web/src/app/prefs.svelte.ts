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
  recap: boolean | null; // open, closed, or as it fits
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
  recap = $state<boolean | null>(null);

  constructor() {
    const found = kept();
    this.lang = found.lang ?? browserLang();
    this.theme = found.theme ?? "auto";
    this.pace = found.pace ?? "normal";
    this.guide = found.guide ?? true;
    this.taught = found.taught ?? [];
    this.recap = found.recap ?? null;
    $effect.root(() => {
      $effect(() => this.keep());
      $effect(() => {
        document.documentElement.lang = this.lang;
        document.documentElement.dataset["theme"] = this.theme;
      });
    });
  }

  private keep(): void {
    const { lang, theme, pace, guide, taught, recap } = this;
    localStorage.setItem(KEY, JSON.stringify({ lang, theme, pace, guide, taught, recap } satisfies Kept));
  }
}

export const prefs = new Prefs();

/** Whether the system asks for less movement. */
export const stillness = window.matchMedia("(prefers-reduced-motion: reduce)");
