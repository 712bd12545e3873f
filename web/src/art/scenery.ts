/**
 * Cover scenes as SVG text: a stack of layers from far to near, 320 wide and 300 tall, of which the upper 70 may be cut off.
 * A layer moves by `--d` times the pointer.  Written once, shown by hall/CoverScene.svelte, which makes the ids its own.
 */
export type Point = readonly [x: number, y: number];

export const G = (inner: string, more = ""): string => `<g ${more}>${inner}</g>`;
export const P = (d: string, more = ""): string => `<path d="${d}" ${more}/>`;
export const r1 = (n: number): number => Math.round(n * 10) / 10;
export const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
export const pick = <T>(list: readonly T[], at: number): T => list[at % list.length]!;
export const path = (points: readonly (readonly number[])[], closed = true): string =>
  `M${points.map(([x, y]) => `${r1(x!)} ${r1(y!)}`).join("L")}${closed ? "Z" : ""}`;

export const layer = (depth: number, inner: string): string => `<g class="layer" style="--d:${depth}">${inner}</g>`;
export const scene = (defs: string, ...layers: string[]): string => `<defs>${defs}</defs>${layers.join("")}`;

/** From one colour to the other, downwards where nothing else is said. */
export const fade = (id: string, from: string, to: string, way = 'x1="0" y1="0" x2="0" y2="1"'): string =>
  `<linearGradient id="${id}" ${way}><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
export const glow = (id: string, colour: string, strength = 0.9): string =>
  `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${strength}"/><stop offset=".4" stop-color="${colour}" stop-opacity="${strength * 0.35}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
export const flame = (x: number, y: number, k = 1): string =>
  G(
    '<path d="M0 -22C3 -13 9 -10 8 -2A8 8 0 0 1 -8 -2C-8 -8 -3 -11 0 -22Z" fill="#ff8a2a"/><path d="M0 -14C2 -9 6 -7 5 -1A5 5 0 0 1 -5 -1C-5 -5 -2 -7 0 -14Z" fill="#ffd45e"/><path d="M0 -7C1 -4 3 -3 2.5 0A2.5 2.5 0 0 1 -2.5 0C-2.5 -2 -1 -3 0 -7Z" fill="#fffbe0"/>',
    `class="flame" transform="translate(${x} ${y}) scale(${k})"`,
  );
/** A glyph (512 x 512) around a point. */
export const glyph = (body: string, x: number, y: number, size: number, colour: string): string =>
  G(body, `color="${colour}" transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})"`);

/** A repeatable random number in [0, 1) from any numbers: the same stone looks the same after every reload. */
export function grain(...numbers: number[]): number {
  let hash = 2_166_136_261;
  for (const number of numbers) {
    hash = Math.imul(hash ^ Math.round(number * 8191), 16_777_619);
    hash ^= hash >>> 13;
  }
  hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507);
  return ((hash ^ (hash >>> 15)) >>> 0) / 4_294_967_296;
}
/** A stream of such numbers, between two bounds. */
export function stream(...seed: number[]): (low: number, high: number) => number {
  let count = 0;
  return (low, high) => low + grain(...seed, ++count * 0.37) * (high - low);
}

/** The same drawing with ids of its own: several may stand on one page. */
export function own(drawing: string, name: string): string {
  return drawing.replace(/id="([\w-]+)"/g, `id="${name}-$1"`).replace(/url\(#([\w-]+)\)/g, `url(#${name}-$1)`);
}
