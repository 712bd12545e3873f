/** A market card's vignette, and the field that its kind stands on. */
import { ARMOUR } from "./armour";
import { HIGH, WIDE } from "./paint";
import { SKILLS } from "./skills";
import { TRAITS } from "./traits";
import { WEAPONS } from "./weapons";

export const VIGNETTES: Readonly<Record<string, () => string>> = { ...WEAPONS, ...ARMOUR, ...TRAITS, ...SKILLS };

/** By the kind of card: the lit middle of the niche, and its dark rim. */
const FIELDS: Record<string, readonly [lit: string, dark: string]> = {
  weapon: ["#c9604a", "#4a120c"],
  armour: ["#6f8fd0", "#141c46"],
  trait: ["#b07ad8", "#35124e"],
  skill: ["#6fae86", "#0f3326"],
};
const SETS: Record<string, readonly [string, string]> = {
  chain: ["#8fa6c4", "#1c2a44"],
  leather: ["#8fa08a", "#20301f"],
};

/** The whole picture as the inside of an SVG; `id` keeps its gradient apart from others. */
export function vignette(card: string, type: string, set: string, id: string): string {
  const [lit, dark] = SETS[set] ?? FIELDS[type] ?? FIELDS["skill"]!;
  const field = `<defs><radialGradient id="${id}" cx=".38" cy=".3" r=".85"><stop stop-color="${lit}"/><stop offset="1" stop-color="${dark}"/></radialGradient></defs><rect width="${WIDE}" height="${HIGH}" fill="url(#${id})"/>`;
  const floor = `<path d="M0 92V78Q68 70 136 78V92Z" fill="#000" fill-opacity=".28"/>`;
  return field + floor + (VIGNETTES[card]?.() ?? "");
}
