/** Says why something is not possible: on hover, on focus and on a long press, with the rule behind it. */
import type { Attachment } from "svelte/attachments";
import type { ReasonInfo } from "../games/board";
import { hideReason, showReason } from "./reason.svelte";

const LONG_PRESS = 350;

/** `{@attach why(reasons?.[key], openRule)}`; without a reason it does nothing. */
export function why(reason: ReasonInfo | null | undefined, openRule: (rule: string) => void): Attachment<Element> {
  return (node) => {
    if (!reason) return;
    let timer = 0;
    const show = () => showReason(node, reason, openRule);
    const hide = () => hideReason(node);
    const press = () => (timer = window.setTimeout(show, LONG_PRESS));
    const release = () => window.clearTimeout(timer);
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      show();
    };
    const listeners: [string, EventListener][] = [
      ["pointerenter", show],
      ["pointerleave", hide],
      ["focusin", show],
      ["focusout", hide],
      ["touchstart", press],
      ["touchend", release],
      ["click", stop],
    ];
    for (const [name, listener] of listeners)
      node.addEventListener(name, listener, { passive: name.startsWith("touch") });
    return () => {
      release();
      hide();
      for (const [name, listener] of listeners) node.removeEventListener(name, listener);
    };
  };
}
