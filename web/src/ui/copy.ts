import { t } from "../texts/frame.svelte";
import { voice } from "./say.svelte";

/** The whole address of a screen into the clipboard; where that is not allowed, shown to be copied by hand. */
export async function copyLink(hash: string): Promise<void> {
  const link = `${location.origin}${location.pathname}${hash}`;
  try {
    await navigator.clipboard.writeText(link);
    voice.tell(t("ui-copied"));
  } catch {
    voice.tell(link);
  }
}
