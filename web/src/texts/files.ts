/** The .ftl files of the Python packages, the same that the server reads; each is loaded when it is needed. */
import { get } from "../net/api";
import type { Lang } from "../net/messages";

type Files = Record<string, () => Promise<string>>;

const frame: Files = import.meta.glob<string>(
  ["../../../questhall/kernel/words/*.ftl", "../../../questhall/table/words/*.ftl", "../words/*.ftl"],
  { query: "?raw", import: "default" },
);
const games: Files = import.meta.glob<string>(
  ["../../../questhall/games/*/texts/*.ftl", "../../../examples/*/texts/*.ftl"],
  { query: "?raw", import: "default" },
);
const chapters: Files = import.meta.glob<string>(
  ["../../../questhall/analysis/words/*.ftl", "../daily/words/*.ftl", "../profile/words/*.ftl"],
  {
    query: "?raw",
    import: "default",
  },
);

/** What the frame itself says: the kernel's and the server's refusals, then the client's own words. */
export function frameFiles(lang: Lang): Promise<string[]> {
  return Promise.all(
    Object.keys(frame)
      .filter((path) => path.endsWith(`/${lang}.ftl`))
      .map((path) => frame[path]!()),
  );
}

/** What one part of the program says beside the frame, in one language. */
export function chapterFiles(name: string, lang: Lang): Promise<string[]> {
  const paths = Object.keys(chapters).filter((path) => path.endsWith(`/${name}/words/${lang}.ftl`));
  return Promise.all(paths.map((path) => chapters[path]!()));
}

/** A game's texts in one language; of a game that this client was built without, what the server has. */
export async function gameFiles(game: string, lang: Lang): Promise<string[]> {
  const path = Object.keys(games).find((one) => one.endsWith(`/${game}/texts/${lang}.ftl`));
  return [path ? await games[path]!() : await get<string>(`/api/games/${encodeURIComponent(game)}/texts/${lang}`)];
}
