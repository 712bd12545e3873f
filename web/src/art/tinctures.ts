/** Enamels and metals: the colours of every coat of arms, the same in both lights. */
const ENAMEL = {
  gules: "#a83228",
  sanguine: "#651b18",
  rose: "#9c4767",
  murrey: "#57183a",
  tenne: "#96501a",
  umber: "#5c3413",
  bronze: "#735a26",
  olive: "#6b6a36",
  moss: "#3b3c1b",
  vert: "#2a6b4c",
  forest: "#1e4a2b",
  celeste: "#2a7a8c",
  depth: "#123f4b",
  azure: "#2a66a5",
  marine: "#1a3a60",
  purpure: "#71488f",
  plum: "#41265a",
  steel: "#566573",
  slate: "#343f4a",
  ash: "#5c5751",
  sable: "#241d1b",
} as const;
const METAL = { or: "#f6cf74", argent: "#e9e2d3", bone: "#cdbf9f" } as const;

export type Enamel = keyof typeof ENAMEL;
export type Metal = keyof typeof METAL;
export type Tincture = Enamel | Metal;

export const TINCTURES: Readonly<Record<Tincture, string>> = { ...ENAMEL, ...METAL };

export function isMetal(tincture: Tincture): tincture is Metal {
  return tincture in METAL;
}
