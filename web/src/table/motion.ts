/** One queue of motion for every board: what was there travels to where it is now. Only transform and opacity move. */
import type { GameFront, Happened, Move, Picture } from "../games/board";
import type { Cue } from "../sound/cues";

type Places = Map<string, DOMRect>;

const NEAR = 3; // pixels that nobody sees
export const TIME = 420; // milliseconds at normal speed
const EASE = "cubic-bezier(.25,.8,.3,1)";
const TURN: Keyframe[] = [
  { transform: "rotateY(90deg) scale(.85)", opacity: 0.2 },
  { transform: "none", opacity: 1 },
];
const TUMBLE: Keyframe[] = [
  { transform: "rotate(-200deg) scale(.6)" },
  { transform: "rotate(20deg) scale(1.08)" },
  { transform: "none" },
];

/** Where everything is that may move: what has a way of its own, and every piece. */
export function measure(root: HTMLElement): Places {
  const found: Places = new Map();
  for (const node of root.querySelectorAll<HTMLElement>("[data-piece]")) keep(found, node.dataset["piece"]!, node);
  for (const node of root.querySelectorAll<HTMLElement>("[data-moves]"))
    keep(found, `moves ${node.dataset["moves"]!}`, node);
  return found;
}

function keep(found: Places, id: string, node: Element): void {
  if (!found.has(id)) found.set(id, node.getBoundingClientRect());
}

/** Plays a picture: the things that stand elsewhere now, then what its events say. */
export function play(root: HTMLElement, before: Places, picture: Picture, front: GameFront, speed: number): void {
  const time = TIME * speed;
  for (const node of root.querySelectorAll<HTMLElement>("[data-moves]")) {
    const start = before.get(`moves ${node.dataset["moves"]!}`);
    if (start) travel(node, start, time);
  }
  const events = picture.entries.flatMap((entry) => entry.events);
  for (const move of events.flatMap((event: Happened) => front.moves?.(event, picture) ?? []))
    arrive(root, before, move, time);
}

function arrive(root: HTMLElement, before: Places, { from, to, how = "fly" }: Move, time: number): void {
  const node = to ? root.querySelector<HTMLElement>(`[data-piece="${CSS.escape(to)}"]`) : null;
  if (!node) return;
  const thing = node.querySelector<HTMLElement>("[data-thing]") ?? node; // the die in its slot, rather than the slot
  if (how !== "fly") return void thing.animate(how === "turn" ? TURN : TUMBLE, { duration: time, easing: "ease-out" });
  const start = from.map((id) => before.get(id)).find(Boolean);
  if (start) travel(thing, start, time);
}

/** From where it was to where it is; steps are counted in the node's own units, within an SVG or a board that is drawn larger. */
function travel(node: HTMLElement | SVGGraphicsElement, start: DOMRect, time: number): void {
  const end = node.getBoundingClientRect();
  const scale = node instanceof SVGGraphicsElement ? (node.getScreenCTM()?.a ?? 1) : (node.currentCSSZoom ?? 1);
  const [x, y] = [(middle(start)[0] - middle(end)[0]) / scale, (middle(start)[1] - middle(end)[1]) / scale];
  if (Math.hypot(x, y) * scale < NEAR) return;
  const lift = Math.min(24, Math.hypot(x, y) * 0.12);
  const frames = [`translate(${x}px, ${y}px)`, `translate(${x / 2}px, ${y / 2 - lift / scale}px)`, "none"];
  node.animate(
    frames.map((transform) => ({ transform })),
    { duration: time, easing: EASE },
  );
}

function middle(box: DOMRect): [number, number] {
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** What a picture sounds like: each cue once, in the order of its events. */
export function cues(picture: Picture, front: GameFront): Cue[] {
  const heard = picture.entries.flatMap((entry) => entry.events).map((event) => front.cue?.(event, picture) ?? "");
  return [...new Set(heard)].filter((cue) => cue !== "");
}
