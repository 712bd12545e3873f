/** The six elements: in their order on the ring, with mark and enamel, and what the board says of each. */
import { air, earth, fire, ice, night, sun } from "../../../../art/glyphs/deeds";
import type { ElementBoard } from "../../types";

export const ELEMENTS = ["fire", "ice", "air", "earth", "light", "dark"] as const;
export type Element = (typeof ELEMENTS)[number];
export type Level = "inert" | "waning" | "strong";

export const MARKS: Record<Element, string> = { fire, ice, air, earth, light: sun, dark: night };
export const TINTS: Record<Element, string> = {
  fire: "#e8642c",
  ice: "#6fc3e8",
  air: "#b9cdd3",
  earth: "#8aa544",
  light: "#f4d35e",
  dark: "#8a76c4",
};
/** Whichever of them: a wheel of all. */
export const ANY = `conic-gradient(${ELEMENTS.map((element, at) => `${TINTS[element]} ${at * 60}deg ${at * 60 + 60}deg`).join(", ")})`;
const LEVELS: Level[] = ["inert", "waning", "strong"];

export interface Well {
  element: Element;
  level: Level;
  coming: boolean; // strong at the end of the running turn
}

export function wells(board: ElementBoard): Well[] {
  return ELEMENTS.map((element) => ({
    element,
    level: LEVELS[board.columns[element] ?? 0] ?? "inert",
    coming: board.coming.includes(element),
  }));
}
