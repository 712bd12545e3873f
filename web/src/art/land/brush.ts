/** How painted scenery is written: strings of SVG, rounded to tenths; chance that is the same after every reload. */
export type Point = readonly [x: number, y: number];
export type Chance = (from: number, to: number) => number;

export const tenth = (number: number): number => Math.round(number * 10) / 10;

/** `d\`M${x} ${y}v${-h}z\``: a path whose numbers are rounded. */
export function d(words: TemplateStringsArray, ...numbers: number[]): string {
  return words.reduce((path, word, at) => path + tenth(numbers[at - 1]!) + word);
}

export const spread = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

export function poly(points: readonly Point[], closed = true): string {
  return `M${points.map(([x, y]) => d`${x} ${y}`).join("L")}${closed ? "Z" : ""}`;
}

/** A smooth line through points (Catmull-Rom as Béziers). */
export function curve(points: readonly Point[], tension = 0.5): string {
  const k = tension / 3;
  return points.slice(1).reduce(
    (path, to, at) => {
      const from = points[at]!;
      const [ahead, behind] = [points[at + 2] ?? to, points[at - 1] ?? from];
      const first = [from[0] + (to[0] - behind[0]) * k, from[1] + (to[1] - behind[1]) * k] as const;
      const second = [to[0] - (ahead[0] - from[0]) * k, to[1] - (ahead[1] - from[1]) * k] as const;
      return path + d`C${first[0]} ${first[1]} ${second[0]} ${second[1]} ${to[0]} ${to[1]}`;
    },
    d`M${points[0]![0]} ${points[0]![1]}`,
  );
}

/** A closed outline that no compass has drawn. */
export function blob(x: number, y: number, rx: number, ry: number, chance: Chance, points = 9, wobble = 0.25): string {
  const rim = spread(points).map((at): Point => {
    const [turn, far] = [(at / points) * 2 * Math.PI, 1 + chance(-wobble, wobble)];
    return [x + Math.cos(turn) * rx * far, y + Math.sin(turn) * ry * far];
  });
  return `${curve([...rim, rim[0]!], 1)}Z`;
}

export const fill = (path: string, colour: string, more = ""): string => `<path d="${path}" fill="${colour}" ${more}/>`;
export const line = (path: string, colour: string, width: number, more = ""): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" ${more}/>`;
export const disc = (x: number, y: number, r: number, colour: string, more = ""): string =>
  `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(r)}" fill="${colour}" ${more}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, colour: string, more = ""): string =>
  `<ellipse cx="${tenth(x)}" cy="${tenth(y)}" rx="${tenth(rx)}" ry="${tenth(ry)}" fill="${colour}" ${more}/>`;
export const at = (x: number, y: number, scale: number, inner: string, more = ""): string =>
  `<g transform="translate(${tenth(x)} ${tenth(y)}) scale(${scale})${more}">${inner}</g>`;
/** Where something stands, the light does not fall. */
export const shade = (x: number, y: number, rx: number, ry: number): string =>
  oval(x, y, rx, ry, "#000", 'fill-opacity=".3"');

/** A stream of numbers from a seed: stirred so that neighbours are strangers. */
export function chances(...seed: number[]): Chance {
  let step = 0;
  return (from, to) => from + stirred([...seed, ++step * 0.37]) * (to - from);
}

function stirred(numbers: readonly number[]): number {
  let hash = 2166136261;
  for (const number of numbers) {
    hash = Math.imul(hash ^ Math.round(number * 8191), 16777619);
    hash ^= hash >>> 13;
  }
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
  return ((hash ^ (hash >>> 15)) >>> 0) / 4294967296;
}
