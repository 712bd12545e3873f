/** Skills: what the hand does, by lamplight. */
import {
  at,
  BONE,
  coin,
  dot,
  glint,
  glints,
  GOLD,
  halo,
  HIDE,
  line,
  oval,
  p,
  SKIN,
  solid,
  STEEL,
  stud,
  WOOD,
} from "./paint";

const sleeve = (d: string, fill = "#2b2a3a") => p(d, fill);
/** A small die of resin, seen from the front. */
const cube = (
  x: number,
  y: number,
  s: number,
  [hi, face, lo, ink]: readonly string[],
  pips: readonly [number, number][],
  turn = 0,
) =>
  at(
    `translate(${x} ${y}) rotate(${turn})`,
    `<rect x="3" y="4" width="${s}" height="${s}" rx="5" fill="#000" fill-opacity=".35"/><rect width="${s}" height="${s}" rx="5" fill="${face}"/><path d="M2 ${s * 0.6}V7Q2 2 7 2H${s * 0.7}" fill="none" stroke="${hi}" stroke-width="2.2" stroke-linecap="round"/><path d="M${s} 5V${s - 5}Q${s} ${s} ${s - 5} ${s}H5L${s} 5Z" fill="${lo}" fill-opacity=".5"/>` +
      pips.map(([u, v]) => dot(s * u, s * v, s * 0.1, ink!)).join(""),
  );
const BLUE = ["#93d1ff", "#3083d0", "#184f8d", "#f3faff"] as const;
const RED = ["#ff9c82", "#d4442f", "#932417", "#fff8f0"] as const;
const WHITE = ["#ffffff", "#f1e8d5", "#c8b998", "#2b2018"] as const;
const YELLOW = ["#fff6bd", "#eab93f", "#ad7a18", "#3a2508"] as const;
const SIX = [
  [0.28, 0.25],
  [0.28, 0.5],
  [0.28, 0.75],
  [0.72, 0.25],
  [0.72, 0.5],
  [0.72, 0.75],
] as const;
const FIVE = [
  [0.28, 0.28],
  [0.72, 0.28],
  [0.5, 0.5],
  [0.28, 0.72],
  [0.72, 0.72],
] as const;
const THREE = [
  [0.26, 0.26],
  [0.5, 0.5],
  [0.74, 0.74],
] as const;
const pips = (of: readonly (readonly [number, number])[]) => of.map(([u, v]) => [u, v] as [number, number]);

export const SKILLS: Record<string, () => string> = {
  concentrate: () =>
    halo(68, 40, 46, "#aef0c8", 0.34) +
    Array.from({ length: 8 }, (_, i) =>
      at(`translate(68 40) rotate(${i * 45 + 12})`, line("M0 -36V-44", "#d8ffe8", 2)),
    ).join("") +
    cube(53, 24, 31, WHITE, pips(SIX), 8) +
    p("M20 92C26 74 40 68 50 70L46 78C58 76 78 76 90 78L86 70C96 68 110 74 116 92Z", SKIN[1]) +
    p("M68 78C78 77 84 77 90 78L86 70C96 68 110 74 116 92H80Z", SKIN[2]) +
    line("M44 80C36 82 32 86 30 92M92 80C100 82 104 86 106 92", SKIN[3], 1.3) +
    glints("#fff", [96, 20, 0.5], [40, 26, 0.35]),
  search: () =>
    solid("M22 84C14 58 30 40 42 34L38 22C46 26 52 22 58 26 64 22 70 26 78 22L74 34C90 42 102 60 96 84Z", HIDE[1]) +
    p("M22 84C14 58 30 40 42 34H50C36 46 32 62 34 84Z", HIDE[0]) +
    p("M74 34C90 42 102 60 96 84H80C84 62 80 46 66 34Z", HIDE[2]) +
    line("M40 33Q58 39 76 33", "#e8c98a", 3.5) +
    cube(30, 62, 17, RED, pips(FIVE), -12) +
    cube(60, 66, 16, YELLOW, pips(THREE), 10) +
    at(
      "translate(88 42)",
      line("M12 14L28 34", "#000", 9).replace("/>", ' stroke-opacity=".35" transform="translate(4 3)"/>') +
        line("M13 15L28 34", WOOD[1], 7) +
        line("M12 15L26 33", WOOD[0], 2) +
        dot(0, 0, 21, GOLD[3]) +
        dot(0, 0, 19.5, GOLD[1]) +
        dot(0, 0, 15.5, "#bfe8d8") +
        p("M-11 -9A14 14 0 0 1 4 -14 16 16 0 0 0-11 -9Z", "#fff") +
        cube(-9, -8, 17, BLUE, pips(SIX), 6),
    ),
  negotiate: () =>
    solid("M30 14H92Q100 14 100 22V70H40Q30 70 30 60Z", BONE[1]) +
    p("M92 14Q84 14 84 22V70H100V22Q100 14 92 14Z", BONE[2]) +
    p("M30 60Q30 70 40 70H92Q100 72 98 80H46Q30 80 30 60Z", BONE[0]) +
    line("M40 26H74M40 34H76M40 42H70M40 50H64", "#8a6a3a", 1.8) +
    dot(80, 60, 10, "#7a1812") +
    dot(79, 59, 8.5, "#c4352a") +
    p("M79 53L81 57 85 57.5 82 60.5 83 65 79 62.5 75 65 76 60.5 73 57.5 77 57Z", "#8a1f18") +
    at(
      "translate(98 30) rotate(28)",
      p("M0 -30C10 -22 10 0 2 26L0 32-2 26C-8 4-8 -18 0 -30Z", "#f4f7fa") +
        p("M0 -30C10 -22 10 0 2 26L0 32Z", "#b9c4ce") +
        line("M0 -26V40", "#6d7a88", 1.3),
    ) +
    glint(44, 20, 0.4),
  pickpocket: () =>
    at(
      "translate(60 50)",
      solid("M-26 34C-34 12-20 -8-8 -16H10C24 -6 36 14 28 34 16 42-14 42-26 34Z", HIDE[1]) +
        p("M-26 34C-34 12-20 -8-8 -16H-2C-12 2-18 18-12 38-18 38-22 36-26 34Z", HIDE[0]) +
        p("M-12 -16C-14 -24-8 -28-4 -24-2 -30 6 -30 8 -24 14 -27 18 -22 14 -15Z", "#a06c36") +
        line("M-12 -14Q2 -8 15 -14", "#e8c98a", 3.5) +
        line("M14 -13L30 -20M15 -11L28 -6", "#e8c98a", 2.2),
    ) +
    [
      [98, 76],
      [110, 70],
      [104, 62],
      [24, 78],
    ]
      .map(([x, y]) => coin(x!, y!))
      .join("") +
    p(
      "M136 6L104 20C96 22 90 27 84 33L88 37C92 34 95 32 98 32 92 37 88 41 85 46L90 49C95 44 99 40 104 38 101 42 99 45 98 49L103 51C107 45 113 40 120 36L136 30Z",
      SKIN[1],
      `stroke="${SKIN[3]}" stroke-width="1.5"`,
    ) +
    sleeve("M136 4L118 11 124 35 136 32Z"),
  acrobatics: () =>
    oval(68, 84, 34, 5, "#0008") +
    line("M26 74C30 30 60 6 96 22", "#d8ffe8", 1.6).replace("/>", ' stroke-dasharray="5 6" stroke-opacity=".7"/>') +
    at(
      "translate(72 44) rotate(-24)",
      p("M-8 -4C2 -12 18 -10 24 0 30 10 24 20 14 20L-4 14C-12 10-14 2-8 -4Z", "#c4352a") +
        p("M10 -9C20 -8 26 4 24 12 22 18 18 20 14 20L4 17C14 10 14 0 10 -9Z", "#8a1f18") +
        line("M-6 10C-16 12-24 6-30 -4M-4 12C-14 20-24 20-34 14", "#2f4a8d", 8) +
        line("M-30 -4L-36 -8M-34 14L-41 14", HIDE[2], 8) +
        line("M18 0C30 -4 36 -14 36 -24M20 16C32 18 40 12 46 6", SKIN[1], 6) +
        dot(37, -8, 0, SKIN[1]) +
        dot(30, 4, 9, SKIN[1]) +
        p("M22 0C24 -8 36 -8 39 2 34 -1 28 -1 22 0Z", HIDE[3]) +
        line("M-10 2H18", GOLD[1], 2),
    ) +
    glints("#fff", [108, 28, 0.4], [30, 64, 0.3]),
  "open-lock": () =>
    line("M50 40V28C50 6 86 6 86 28V40", "#000", 9).replace(
      "/>",
      ' stroke-opacity=".35" transform="translate(5 4)"/>',
    ) +
    line("M50 40V28C50 6 86 6 86 28V32", STEEL[3], 10) +
    line("M50 40V28C50 6 86 6 86 28V32", STEEL[1], 6.5) +
    line("M49 38V28C49 14 60 9 68 9", STEEL[0], 2) +
    solid("M36 38H100V76Q100 86 90 86H46Q36 86 36 76Z", GOLD[1]) +
    p("M68 38H100V76Q100 86 90 86H68Z", GOLD[2]) +
    p("M36 38H100V43H36Z", GOLD[0]) +
    dot(68, 57, 8, "#1d120a") +
    p("M65 60H71L74 76H62Z", "#1d120a") +
    [
      [43, 46],
      [93, 46],
      [43, 78],
      [93, 78],
    ]
      .map(([x, y]) => dot(x!, y!, 2.2, GOLD[3]))
      .join("") +
    line("M70 58L112 34M112 34L120 36", STEEL[0], 2.6) +
    line("M69 62L116 56", STEEL[2], 2.4) +
    glint(46, 40, 0.5),
  climb: () =>
    dot(100, 20, 11, "#ffe9b0") +
    p("M0 92V60L22 40 34 48 58 10 76 32 88 26 136 80V92Z", "#3c5a4c") +
    p("M58 10L76 32 88 26 136 80V92H70L80 60 64 40Z", "#21392f") +
    p("M58 10L66 20 58 26 52 20Z", "#f2fbff") +
    line("M66 16C60 30 78 40 66 54 58 66 74 74 66 92", "#f3e0b0", 2.6) +
    at(
      "translate(68 52) rotate(-14)",
      dot(2, -17, 6, SKIN[1]) +
        p("M-4 -20C-2 -26 8 -26 9 -18Z", "#c4352a") +
        p("M-7 -11H9L7 8H-6Z", "#2f4a8d") +
        line("M5 -9L8 -26M-5 -8L-10 -20", SKIN[1], 4) +
        line("M-4 8L-10 20M5 8L9 16 4 24", HIDE[2], 5),
    ) +
    glints("#fff", [58, 9, 0.35]),
  intimidate: () =>
    p("M10 92C10 50 30 6 68 6S126 50 126 92Z", "#0d1512") +
    p("M20 92C20 54 36 14 68 14S116 54 116 92Z", "#182822") +
    p("M34 40L60 50Q48 60 38 54ZM102 40L76 50Q88 60 98 54Z", "#ffb23a") +
    p("M40 44L56 50Q48 55 42 51ZM96 44L80 50Q88 55 94 51Z", "#fff0a8") +
    dot(50, 49.5, 2, "#4a0f08") +
    dot(86, 49.5, 2, "#4a0f08") +
    p("M38 68Q68 60 98 68 90 88 68 88 46 88 38 68Z", "#3a0a0a") +
    p("M42 68L48 78 54 66 60 79 66 65 72 79 78 65 84 79 90 67 94 76 98 68Q68 60 38 68L42 75Z", BONE[0]) +
    p("M50 88L55 80 61 88ZM66 88L70 80 75 88ZM80 87L84 80 89 84Z", BONE[1]) +
    line("M26 34C34 24 44 24 54 32M110 34C102 24 92 24 82 32", "#32493f", 4),
  "move-silently": () =>
    `<path d="M104 10A18 18 0 1 0 118 38 15 15 0 1 1 104 10Z" fill="#f3efcf"/>` +
    glints("#fff8d8", [32, 18, 0.4], [56, 28, 0.25], [20, 40, 0.22], [76, 12, 0.3]) +
    [
      [30, 84, 1],
      [50, 74, -1],
      [62, 60, 1],
      [80, 52, -1],
      [90, 42, 1],
    ]
      .map(([x, y, side], i) =>
        at(
          `translate(${x} ${y}) rotate(58) scale(${(1.1 - i * 0.14) * side!} ${1.1 - i * 0.14})`,
          p(
            "M-1 -14C6 -15 9 -8 7 -1 5 4 0 5-3 3-7 -1-8 -13-1 -14ZM-3 6C0 8 4 7 6 5 7 11 5 15 1 15S-4 11-3 6Z",
            "#071510",
            'fill-opacity=".8"',
          ),
          p("M-1 -12C4 -13 6 -7 5 -2 3 2 0 3-2 1-5 -2-6 -11-1 -12Z", "#7fd0a4", 'fill-opacity=".6"'),
        ),
      )
      .join("") +
    p("M0 92V84Q40 74 80 82 110 86 136 78V92Z", "#0a1d15"),
  knowledge: () =>
    halo(68, 34, 44, "#ffe9a8", 0.34) +
    solid("M10 36Q40 26 68 38 96 26 126 36V82Q96 74 68 86 40 74 10 82Z", "#7a1f1c") +
    p("M15 34Q42 24 68 36V82Q42 70 15 78Z", BONE[0]) +
    p("M121 34Q94 24 68 36V82Q94 70 121 78Z", BONE[1]) +
    p("M68 36Q78 30 88 29V72Q76 74 68 82Z", BONE[2], 'fill-opacity=".5"') +
    line(
      "M24 42Q42 38 58 46M24 50Q42 46 58 54M24 58Q42 54 58 62M24 66Q42 62 58 70M78 62Q92 56 112 60M78 70Q92 64 112 68",
      "#8a6a3a",
      1.7,
    ) +
    at("translate(95 46)", dot(0, 0, 9.5, "#2f6bb0") + dot(0, 0, 7.5, BONE[1]) + glint(0, 0, 0.85, "#2f6bb0")) +
    [
      [56, 22, 0.5],
      [74, 12, 0.7],
      [88, 20, 0.4],
      [44, 14, 0.35],
    ]
      .map(([x, y, k]) => glint(x!, y!, k!, "#fff6c8"))
      .join("") +
    p("M60 84L64 92 68 86V80Z", "#c4352a"),
  "cure-wounds": () =>
    halo(66, 48, 46, "#ff9c9c", 0.3) +
    solid("M58 12H78V28C96 34 104 50 100 66 96 82 84 88 68 88S40 82 36 66C32 50 40 34 58 28Z", "#d8f0ea") +
    p("M58 12H78V28C96 34 104 50 100 66 96 82 84 88 68 88Z", "#a8ccc4") +
    p("M40 52Q54 46 68 52T97 50C101 62 98 74 90 80 84 84 78 86 68 86S40 82 38 66Z", "#d4442f") +
    p("M68 52Q82 57 97 50C101 62 98 74 90 80 84 84 78 86 68 86Z", "#932417") +
    p("M44 44C46 38 52 34 58 32 52 40 48 48 47 58 43 54 43 48 44 44Z", "#fff", 'fill-opacity=".75"') +
    p("M55 6H81V15H55Z", WOOD[1]) +
    p("M55 6H81V9H55Z", WOOD[0]) +
    p("M64 56H72V64H80V72H72V80H64V72H56V64H64Z", "#fff6ee") +
    [
      [52, 60, 2],
      [84, 62, 2.6],
      [80, 54, 1.6],
      [48, 72, 1.8],
    ]
      .map(([x, y, r]) => dot(x!, y!, r!, "#ff9c82"))
      .join("") +
    glint(102, 22, 0.6, "#fff"),
  "sleight-of-hand": () =>
    line("M30 46C36 12 88 6 104 34", "#d8ffe8", 1.6).replace("/>", ' stroke-dasharray="4 5" stroke-opacity=".8"/>') +
    cube(22, 40, 18, RED, pips(THREE), -16) +
    cube(42, 16, 18, YELLOW, pips(FIVE), -6) +
    cube(70, 8, 18, BLUE, pips(SIX), 6) +
    cube(94, 24, 18, WHITE, pips(THREE), 18) +
    p(
      "M30 92C34 80 44 74 52 74L50 56C50 51 56 51 57 56L60 70 61 48C61 43 68 43 68 48V69L72 50C73 45 79 46 78 52L76 71 84 60C88 56 92 59 90 64 86 74 84 84 84 92Z",
      SKIN[1],
    ) +
    p("M68 69L72 50C73 45 79 46 78 52L76 71 84 60C88 56 92 59 90 64 86 74 84 84 84 92H66Z", SKIN[2]) +
    line("M52 76C56 78 58 80 58 84M66 74L65 80M74 75L72 81", SKIN[3], 1.3) +
    sleeve("M26 92C28 86 32 83 36 82L88 84V92Z"),
  diplomacy: () =>
    halo(70, 34, 40, "#fff6d0", 0.3) +
    solid(
      "M24 40L44 34C50 18 70 8 96 10 88 16 84 22 82 28 92 26 104 28 114 34 102 36 94 40 88 46 84 58 70 66 52 62 42 60 36 54 38 46Z",
      "#fdfaf0",
    ) +
    p("M44 34C50 18 70 8 96 10 88 16 84 22 82 28 72 30 62 36 56 46 50 44 46 40 44 34Z", "#fff") +
    p("M82 28C92 26 104 28 114 34 102 36 94 40 88 46 84 58 70 66 52 62 66 56 76 44 82 28Z", "#cfd8dc") +
    line("M60 42C68 34 76 30 84 28M66 48C74 42 80 38 92 36", "#a8b4ba", 1.3) +
    p("M24 40L38 37V43Z", "#e3954f") +
    dot(44, 41, 1.8, "#2b2018") +
    line("M28 42C22 48 18 54 16 62", "#3f6b2c", 1.8) +
    [
      [24, 47, 40],
      [20, 53, 100],
      [18, 59, 40],
    ]
      .map(([x, y, turn]) =>
        at(`translate(${x} ${y}) rotate(${turn})`, p("M0 0C4 -4 9 -4 12 0 9 4 4 4 0 0Z", "#6fae4a")),
      )
      .join("") +
    at(
      "translate(82 74)",
      p("M-26 -8H26V12H-26Z", BONE[0]) + p("M-26 -8L0 5 26 -8V12H-26Z", BONE[1]) + stud(0, 5, 5, "#c4352a"),
    ),
};
