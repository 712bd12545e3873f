/** What boards do when time goes on: a new decision comes, or a new picture with pieces in other places. */
import { tick } from "svelte";
import type { BoardProps, Picture } from "./board";

type Root = () => HTMLElement | undefined;
type Places = Map<string, DOMRect>;

const SKIPPED = 4; // a jump over so many entries is shown, not played

/**
 * Calls `reset` with every new decision, and brings the focus back when the button chosen last by keyboard is gone.
 * Gives what a board calls with every choice: whether it was made by keyboard.
 */
export function onDecision(board: () => { base: number }, root: Root, reset: () => void): (byKeyboard: boolean) => void {
  let decided = -1;
  let keyboard = false;
  $effect(() => {
    const { base } = board();
    if (base < 0 || base === decided) return;
    decided = base;
    reset();
    if (keyboard) void tick().then(() => document.activeElement === document.body && focusFirst(root()));
  });
  return (byKeyboard) => (keyboard = byKeyboard);
}

function focusFirst(root: HTMLElement | undefined): void {
  root?.querySelector<HTMLElement>("[data-option]")?.focus();
}

/** Notes with `places` where the pieces lie before a picture, and lets `play` move them there from. */
export function onPicture(
  props: () => Pick<BoardProps, "picture" | "animate">,
  root: Root,
  places: (root: HTMLElement) => Places,
  play: (root: HTMLElement, before: Places, picture: Picture) => void,
  read: (picture: Picture, step: number) => void = () => {},
): void {
  let before: Places = new Map();
  let last = -1;
  $effect.pre(() => {
    const { picture, animate } = props();
    const node = root();
    if (picture.seq !== last && node && animate) before = places(node);
  });
  $effect(() => {
    const { picture, animate } = props();
    const node = root();
    if (picture.seq === last) return;
    const step = picture.seq - last;
    last = picture.seq;
    read(picture, step);
    if (node && animate && step > 0 && step < SKIPPED) play(node, before, picture);
  });
}

/** Where every piece that a selector finds is now; `part` of it, where a piece has that part. */
export function placesOf(root: HTMLElement, pieces: string, part = ""): Places {
  const found: Places = new Map();
  for (const node of root.querySelectorAll<HTMLElement>(pieces)) {
    const measured = part ? (node.querySelector(part) ?? node) : node;
    found.set(node.dataset["piece"]!, measured.getBoundingClientRect());
  }
  return found;
}
