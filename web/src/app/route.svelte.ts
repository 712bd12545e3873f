/** The address after the #: every screen has one, so that links and the back button work. */
export type Page = "hall" | "new" | "table" | "replay" | "rules" | "gloomhaven";

export interface Route {
  page: Page;
  id: string;
  query: URLSearchParams;
}

const PAGES: Record<string, Page> = { new: "new", t: "table", r: "replay", rules: "rules", gloomhaven: "gloomhaven" };
const ALONE: Page[] = ["gloomhaven"]; // without an id behind them

export function parse(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?", 2);
  const [head = "", id = ""] = path.split("/");
  const page = PAGES[head];
  return { page: page && (id || ALONE.includes(page)) ? page : "hall", id: decodeURIComponent(id), query: new URLSearchParams(query) };
}

class Router {
  route = $state.raw<Route>(parse(location.hash));

  constructor() {
    window.addEventListener("hashchange", () => (this.route = parse(location.hash)));
  }

  go(hash: string): void {
    location.hash = hash;
  }

  /** The same screen under another address, without a step in the history. */
  replace(hash: string): void {
    history.replaceState(null, "", hash);
    this.route = parse(hash);
  }
}

export const router = new Router();
