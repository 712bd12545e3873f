/** Which reason is being shown, and where: one bubble for the whole page. */
import type { ReasonInfo } from "../games/board";

interface Shown {
  node: Element;
  reason: ReasonInfo;
  openRule: (rule: string) => void;
}

export const bubble = $state<{ shown: Shown | null }>({ shown: null });
let leaving = 0;

export function showReason(node: Element, reason: ReasonInfo, openRule: (rule: string) => void): void {
  window.clearTimeout(leaving);
  bubble.shown = { node, reason, openRule };
}

/** A moment later, so that the pointer can reach the bubble's link.  Pieces whose reason is not shown have no say. */
export function hideReason(node: Element): void {
  if (bubble.shown?.node !== node) return;
  window.clearTimeout(leaving);
  leaving = window.setTimeout(() => {
    if (bubble.shown?.node === node) bubble.shown = null;
  }, 250);
}

export function keepReason(): void {
  window.clearTimeout(leaving);
}

export function dropReason(): void {
  window.clearTimeout(leaving);
  bubble.shown = null;
}
