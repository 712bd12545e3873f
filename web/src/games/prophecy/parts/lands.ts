/** What a location looks like: its ground, its landmark, and the marks it bears. */
import { isHouse } from "../../../art/land/landmarks";
import type { PrintedPlace } from "../types";

const GROUNDS: Record<string, string> = {
  village: "plain-hi",
  mountains: "rock",
  "magic-tower": "spell",
  forest: "wood-ground",
  monastery: "plain-hi",
  city: "paved",
  fortress: "paved",
  enchanted: "spell",
  "forest-camp": "wood-ground",
  "thieves-guild": "dusk",
};

export const landmarkOf = (place: PrintedPlace): string => (isHouse(place.id) ? place.id : place.terrain);

/** The tone it is painted in, a colour of CSS. */
export function groundOf(place: PrintedPlace, at: number): string {
  return `var(--${GROUNDS[landmarkOf(place)] ?? (at % 2 ? "plain" : "plain-hi")})`;
}

/** A long name stands in two lines. */
export function lines(name: string, most = 15): string[] {
  const gap = name.length > most ? name.indexOf(" ") : -1;
  return gap < 0 ? [name] : [name.slice(0, gap), name.slice(gap + 1)];
}

/** Of the planes' gates, as light falls through them. */
export const LIGHTS = ["#7fd0ff", "#ffb86b", "#c79bff", "#8affc0", "#ff9ab8"];
export const ROMAN = ["I", "II", "III", "IV", "V"];
