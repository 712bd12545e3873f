/** The sheet that the map of scenarios lies on: coast, range, woods, roads; places are laid over it by their numbers. */
import { blob, chances, curve, disc, fill, line, oval, spread, tenth, type Point } from "../../../../art/land/brush";
import { landmark } from "../../../../art/land/landmarks";
import { fir, oak } from "../../../../art/land/nature";

export const SHEET = { width: 1200, height: 430 } as const;
const { width, height } = SHEET;
const INK = "#4d3a22";
const SEA = "#6f9a9c";

const COAST: readonly Point[] = [
  [168, -20],
  [150, 40],
  [186, 92],
  [150, 150],
  [176, 208],
  [132, 262],
  [164, 318],
  [214, 352],
  [190, 410],
  [206, 460],
];
const ROADS: readonly (readonly Point[])[] = [
  [
    [216, 220],
    [330, 250],
    [460, 232],
    [620, 262],
    [800, 240],
    [980, 260],
    [1210, 236],
  ],
  [
    [216, 220],
    [280, 140],
    [400, 96],
    [560, 118],
    [700, 76],
    [860, 40],
    [1000, 60],
  ],
  [
    [216, 220],
    [300, 320],
    [440, 356],
    [600, 344],
    [760, 388],
    [940, 370],
    [1120, 400],
  ],
];
const RIVER: readonly Point[] = [
  [860, 60],
  [760, 130],
  [640, 160],
  [520, 196],
  [400, 190],
  [280, 196],
  [170, 214],
];

const placed = (x: number, y: number, inner: string, scale = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${inner}</g>`;

function sea(): string {
  const chance = chances(8, 1);
  const waves = spread(30)
    .map(() => {
      const [x, y] = [chance(4, 130), chance(8, height)];
      return `M${tenth(x)} ${tenth(y)}q5-5 10 0t10 0`;
    })
    .join("");
  const water = `${curve(COAST, 1)}L-20 460 -20 -20Z`;
  const isle = blob(70, 330, 34, 18, chances(3, 3));
  return (
    fill(water, SEA) +
    line(water, "#3f6a70", 3) +
    line(waves, "#3f6a70", 1.4, 'stroke-opacity=".6"') +
    fill(isle, "#d8c48c") +
    line(isle, INK, 1.5) +
    placed(72, 326, landmark("magic-tower", 1), 0.6) +
    ship()
  );
}

const ship = (): string =>
  placed(
    80,
    130,
    fill("M-22 0H24L16 10H-14Z", "#6d4422") +
      fill("M-2-2V-30L18-8Q8-6-2-2Z", "#f7edd6", `stroke="${INK}"`) +
      fill("M-4-2V-24L-18-6Z", "#e6d4ae", `stroke="${INK}"`) +
      fill("M-3-30v-6l10 3z", "#8e2a1e") +
      line("M-30 12q6-4 12 0t12 0 12 0 12 0 12 0", "#3f6a70", 1.8),
  );

function growth(): string {
  const chance = chances(21, 4);
  const wood = spread(70)
    .map((): Point => [chance(760, 1190), chance(286, 425)])
    .sort((a, b) => a[1] - b[1]);
  const copse = spread(34)
    .map((): Point => [chance(250, 760), chance(40, 425)])
    .sort((a, b) => a[1] - b[1]);
  const range = [
    [1000, 96],
    [1110, 132],
    [920, 60],
    [1160, 70],
    [1060, 44],
  ] as const;
  return (
    range.map(([x, y], at) => placed(x, y, landmark("mountains", at + 1), 1.35)).join("") +
    copse.map(([x, y]) => oval(x + 4, y, 6, 2.2, "#000", 'fill-opacity=".2"') + oak(x, y, 19)).join("") +
    wood
      .map(
        ([x, y]) =>
          oval(x + 4, y, 7, 2.5, "#000", 'fill-opacity=".2"') +
          (chance(0, 1) < 0.8 ? fir(x, y, chance(24, 34), chance(0, 1) < 0.5) : oak(x, y, 20)),
      )
      .join("")
  );
}

const rose = (): string =>
  placed(
    70,
    250,
    disc(0, 0, 27, "none", `stroke="${INK}" stroke-opacity=".5"`) +
      spread(8)
        .map(
          (at) =>
            `<g transform="rotate(${at * 45})">${fill(`M0 ${at % 2 ? -16 : -25}L4-4 0 0Z`, INK)}${fill(`M0 ${at % 2 ? -16 : -25}L-4-4 0 0Z`, "#f7edd6", `stroke="${INK}" stroke-width=".7"`)}</g>`,
        )
        .join(""),
  );

/** As SVG text; the same after every reload. */
export function land(): string {
  const roads = ROADS.map((road) => line(curve(road, 0.9), "#7d5d33", 7) + line(curve(road, 0.9), "#f0dcae", 4)).join(
    "",
  );
  return (
    `<rect width="${width}" height="${height}" fill="#d9c68e"/>` +
    oval(640, 250, 460, 190, "#c3c07c", 'fill-opacity=".6"') +
    oval(980, 370, 300, 120, "#93a45c", 'fill-opacity=".7"') +
    oval(1050, 80, 240, 110, "#b3a58c", 'fill-opacity=".8"') +
    sea() +
    line(curve(RIVER, 1), "#3f6a70", 8) +
    line(curve(RIVER, 1), SEA, 5) +
    roads +
    growth() +
    placed(212, 214, landmark("city", 1), 1.5) +
    rose()
  );
}
