/** What the hall shows of a game before anything of it is loaded: found by file name, small, in the first bundle. */
import plain from "icon:perspective-dice-six";
import { prefs } from "../app/prefs.svelte";
import type { Lang } from "../net/messages";
import { makeBundle, Texts } from "../texts/texts";
import type { Cover } from "./board";

const found = import.meta.glob<Cover>("./*/cover.ts", { eager: true, import: "cover" });
const files = import.meta.glob<string>(
  ["../../../questhall/games/*/texts/cover/*.ftl", "../../../examples/*/texts/cover/*.ftl"],
  { eager: true, query: "?raw", import: "default" },
);
const PLAIN: Cover = { icon: plain, colours: ["#5b5648", "#2b2820"] };
const spoken = new Map<string, Texts>();

export function coverOf(id: string): Cover {
  return found[`./${id}/cover.ts`] ?? PLAIN;
}

/** The games with a place in the hall, in its order. */
export const HOUSE: readonly string[] = Object.keys(found)
  .map((path) => path.split("/")[1]!)
  .filter((id) => coverOf(id).place !== undefined)
  .sort((a, b) => coverOf(a).place! - coverOf(b).place!);

/** The game's name, what it is about, or what state it is in; nothing where the game does not say it. */
export function coverText(id: string, what: "name" | "about" | "state"): string {
  const texts = textsOf(id, prefs.lang);
  return texts.has(`game-${what}`) ? texts.say(`game-${what}`) : "";
}

/** What a value of a setting is called; nothing where the game does not say it. */
export function valueName(id: string, value: string): string {
  const texts = textsOf(id, prefs.lang);
  return texts.has(`value-${value}`) ? texts.say(`value-${value}`) : "";
}

function textsOf(id: string, lang: Lang): Texts {
  const key = `/${id}/texts/cover/${lang}.ftl`;
  if (!spoken.has(key)) {
    const sources = Object.keys(files)
      .filter((path) => path.endsWith(key))
      .map((path) => files[path]!);
    spoken.set(key, new Texts(lang, [makeBundle(lang, sources)]));
  }
  return spoken.get(key)!;
}

const painted = import.meta.glob<() => string>("./*/scenery.ts", { import: "scenery" });
const drawn = new Map<string, Promise<string>>();

/** The painted cover of a game, drawn once; "" where it has none. */
export function paintingOf(id: string): Promise<string> {
  if (!drawn.has(id))
    drawn.set(id, Promise.resolve(painted[`./${id}/scenery.ts`]?.().then((scenery) => scenery()) ?? ""));
  return drawn.get(id)!;
}
