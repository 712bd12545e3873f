/** Lets dice, cards and tokens travel from where they lay to where they lie now. */
import type { Happened, Picture } from "../board";
import { placesOf } from "../moving.svelte";
import { piece } from "./moves";

interface Move {
  from: string[]; // the first of these pieces that was there
  to: string; // the piece that arrived
  fallback: string; // where it went when that piece is not on the screen
}

const TIME = 420;

/** What travelled in an event. */
export function moves(event: Happened, taken: Map<number, number>): Move[] {
  const data = (event.data ?? {}) as Record<string, string | number>;
  const seat = Number(data["seat"] ?? -1);
  const hero = piece.hero(seat);
  const slot = (name: string) => piece.slot(seat, String(data[name]));
  switch (event.kind) {
    case "took-card":
      taken.set(seat, Number(data["card"]));
      return [];
    case "placed":
      return [{ from: [piece.initiative(taken.get(seat) ?? 0), piece.hand(String(data["die"]))], to: slot("slot"), fallback: hero }];
    case "swapped":
      return [
        { from: [slot("slot")], to: slot("place"), fallback: "" },
        { from: [slot("place")], to: slot("slot"), fallback: "" },
      ];
    case "moved-die":
      return [{ from: [slot("slot")], to: slot("place"), fallback: "" }];
    case "bought":
      return [{ from: [String(data["card"])], to: String(data["card"]), fallback: hero }];
    default:
      return [];
  }
}

/** Where every piece of a board is now. */
export const places = (root: HTMLElement) => placesOf(root, "[data-piece]", ".rp-die");

/** Play what happened between the places before and the board as it is now. */
export function play(root: HTMLElement, before: Map<string, DOMRect>, picture: Picture, taken: Map<number, number>): void {
  for (const event of picture.entries.flatMap((entry) => entry.events)) {
    for (const move of moves(event, taken)) travel(root, before, move);
    if (event.kind === "rerolled" || event.kind === "turned") tumble(root, event);
  }
}

const find = (root: HTMLElement, id: string) => (id ? root.querySelector<HTMLElement>(`[data-piece="${CSS.escape(id)}"]`) : null);

function travel(root: HTMLElement, before: Map<string, DOMRect>, { from, to, fallback }: Move): void {
  const start = from.map((id) => before.get(id)).find(Boolean);
  const there = find(root, to);
  const target = there ?? find(root, fallback);
  if (!start || !target) return;
  const thing = (there?.querySelector(".rp-die") ?? target) as HTMLElement;
  const end = thing.getBoundingClientRect();
  if (!there) {
    target.animate([{ boxShadow: "0 0 0 4px var(--rp-glow)" }, { boxShadow: "0 0 0 0 transparent" }], TIME * 1.5);
    return;
  }
  const shift = `translate(${start.left - end.left}px, ${start.top - end.top}px) scale(${start.width / (end.width || 1)})`;
  thing.animate(
    [{ transform: shift, transformOrigin: "0 0", zIndex: 5 }, { transform: "none", transformOrigin: "0 0", zIndex: 5 }],
    { duration: TIME, easing: "cubic-bezier(.25,.8,.3,1)" },
  );
}

function tumble(root: HTMLElement, event: Happened): void {
  const data = event.data ?? {};
  const die = find(root, piece.slot(Number(data["seat"]), String(data["slot"])))?.querySelector(".rp-die");
  die?.animate([{ transform: "rotate(-200deg) scale(.6)" }, { transform: "none" }], { duration: TIME, easing: "ease-out" });
}
