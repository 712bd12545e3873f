/** Lets pieces travel from where they stood to where they stand now, and cards appear. */
import type { Picture } from "../board";
import { placesOf } from "../moving.svelte";

const TIME = 620;
const PAWNS = ".pr-pawn";

/** Where every pawn stands now. */
export function places(root: HTMLElement): Map<string, DOMRect> {
  return placesOf(root, PAWNS);
}

/** Pieces that came to lie somewhere in this picture. */
export function arrived(picture: Picture): string[] {
  const events = picture.entries.flatMap((entry) => entry.events);
  return events.flatMap((event) => {
    const card = event.data?.["card"];
    return ["placed", "shown", "offered", "guard", "got", "bought", "learned"].includes(event.kind) && typeof card === "string" ? [card] : [];
  });
}

export function play(root: HTMLElement, before: Map<string, DOMRect>, picture: Picture): void {
  for (const node of root.querySelectorAll<HTMLElement>(PAWNS)) {
    const [start, end] = [before.get(node.dataset["piece"]!), node.getBoundingClientRect()];
    if (!start || (Math.abs(start.left - end.left) < 4 && Math.abs(start.top - end.top) < 4)) continue;
    const shift = `translate(${start.left - end.left}px, ${start.top - end.top}px)`;
    const hop = `translate(${(start.left - end.left) / 2}px, ${(start.top - end.top) / 2 - 18}px) scale(1.15)`;
    node.animate([{ transform: shift }, { transform: hop }, { transform: "none" }], { duration: TIME, easing: "ease-in-out" });
  }
  for (const card of arrived(picture)) {
    for (const node of root.querySelectorAll<HTMLElement>(`[data-piece="${CSS.escape(card)}"]`)) {
      node.animate([{ transform: "rotateY(90deg) scale(.8)", opacity: 0.2 }, { transform: "none", opacity: 1 }], { duration: TIME, easing: "ease-out" });
    }
  }
}
