/** What a newcomer may take without thinking: marked on the party screen and bright in the decision. */
import type { View } from "../../types";
import { cardsOf, type Parts } from "./sheets";

const CLASSES = ["brute", "spellweaver", "scoundrel", "cragheart", "tinkerer", "mindthief"];
const POTION = 12;
const ITEMS: Record<string, readonly number[]> = {
  ...{ brute: [8, POTION], cragheart: [3, POTION], scoundrel: [1, POTION], mindthief: [1, POTION] },
  ...{ spellweaver: [4, POTION], tinkerer: [1, POTION] },
};
const LEVEL_X = 0;

/** The key of the recommended option of a preparation, "" for none. */
export function recommended(kind: string, keys: readonly string[], view: View, seat: number, parts: Parts): string {
  const offered = (key: string) => keys.includes(key);
  if (kind === "class") return CLASSES.map((job) => `class:${job}`).find(offered) ?? "";
  if (kind === "items") {
    const hero = view.heroes[seat];
    const wished = (ITEMS[hero?.sheet.job ?? ""] ?? []).filter(
      (item) => !hero?.equipment.some((held) => held.number === item),
    );
    return wished.map((item) => `buy:item-${item}`).find(offered) ?? "done";
  }
  if (kind === "hand")
    return keys.find((key) => cardsOf(parts).get(key.slice("leave:".length))?.level === LEVEL_X) ?? keys[0] ?? "";
  return "";
}
