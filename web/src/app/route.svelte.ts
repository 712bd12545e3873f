/** The address after the #: every screen has one, so that links and the back button work. */
import { hasTool } from "../games/registry";

export type Page =
  | "hall"
  | "new"
  | "table"
  | "replay"
  | "rules"
  | "learn"
  | "seen"
  | "cards"
  | "analysis"
  | "brew"
  | "daily"
  | "profile"
  | "tool";

export interface Route {
  page: Page;
  id: string;
  rest: readonly string[]; // further parts of the path
  query: URLSearchParams;
}

const PAGES: Record<string, Page> = {
  new: "new",
  t: "table",
  r: "replay",
  rules: "rules",
  learn: "learn",
  seen: "seen",
  cards: "cards",
  brew: "brew",
  a: "analysis",
  daily: "daily",
  me: "profile",
};

export function parse(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?", 2);
  const [head = "", id = "", ...rest] = path.split("/");
  const page = PAGES[head];
  const found = { query: new URLSearchParams(query), rest: rest.map(decodeURIComponent) };
  if (page && id) return { page, id: decodeURIComponent(id), ...found };
  return hasTool(head) ? { page: "tool", id: head, ...found } : { page: "hall", id: decodeURIComponent(id), ...found };
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
