/** What the dice are cast of, by colour: 1 green, 2 blue, 3 red, 4 purple, 5 black, 6 white, 7 gold. */
export interface Resin {
  hi: string;
  face: string;
  lo: string;
  deep: string;
  ink: string; // pips
  rim: string; // a frame of the colour that can be seen on dark wood
}

const NONE: Resin = { hi: "#b9a27c", face: "#7a5a34", lo: "#4a3420", deep: "#23150b", ink: "#fff1d0", rim: "#b98a55" };
export const RESINS: readonly Resin[] = [
  NONE,
  { hi: "#8cebb8", face: "#2f9d69", lo: "#186040", deep: "#093822", ink: "#f4fff8", rim: "#35b87a" },
  { hi: "#93d1ff", face: "#3083d0", lo: "#184f8d", deep: "#0a2d56", ink: "#f3faff", rim: "#4a9ff0" },
  { hi: "#ff9c82", face: "#d4442f", lo: "#932417", deep: "#561008", ink: "#fff8f0", rim: "#f0644c" },
  { hi: "#dbaef8", face: "#8a4ebb", lo: "#572b7e", deep: "#2f1148", ink: "#fcf6ff", rim: "#ae74e0" },
  { hi: "#77707f", face: "#3c3742", lo: "#1c1920", deep: "#08070a", ink: "#f8f2e4", rim: "#948c9e" },
  { hi: "#ffffff", face: "#f1e8d5", lo: "#c8b998", deep: "#86785a", ink: "#2b2018", rim: "#f1e8d5" },
  { hi: "#fff6bd", face: "#eab93f", lo: "#ad7a18", deep: "#664208", ink: "#3a2508", rim: "#f2c14a" },
];
/** A ground on which its ink can be read as words: light dice in their own face, the others in their shade. */
export const ground = (colour: number): string => (colour >= 6 ? resin(colour).face : resin(colour).lo);
export const resin = (colour: number): Resin => RESINS[colour] ?? NONE;
