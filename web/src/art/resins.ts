/** What dice are cast of: the face towards the lamp, the others, and the pips. */
export interface ResinLook {
  hi: string;
  mid: string;
  lo: string;
  dot: string;
}

export const RESINS = {
  red: { hi: "#d9543f", mid: "#b93826", lo: "#8a2418", dot: "#fff" },
  blue: { hi: "#4a94d2", mid: "#2a70b0", lo: "#1a5288", dot: "#fff" },
  green: { hi: "#3f9f72", mid: "#277f55", lo: "#1b6443", dot: "#fff" },
  purple: { hi: "#8e63b4", mid: "#6d4596", lo: "#4b2c6c", dot: "#fff" },
  gold: { hi: "#ffe08a", mid: "#e0aa36", lo: "#a37416", dot: "#3a2508" },
  white: { hi: "#fffaf0", mid: "#e6dac4", lo: "#a99b82", dot: "#2b2018" },
  black: { hi: "#5a5560", mid: "#332f38", lo: "#1b191f", dot: "#fff" },
} as const satisfies Record<string, ResinLook>;
export type Resin = keyof typeof RESINS;
