import { t } from "../texts/frame.svelte";
import { voice } from "./say.svelte";

/** The whole address of a screen into the clipboard; where that is not allowed, shown to be copied by hand. */
export function copyLink(hash: string): Promise<void> {
  return copyText(`${location.origin}${location.pathname}${hash}`);
}

export async function copyText(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    voice.tell(t("ui-copied"));
  } catch {
    voice.tell(link);
  }
}
