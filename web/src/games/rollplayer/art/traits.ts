/** Traits: masks of one troupe, each with its own face and its own prop. */
import { at, BONE, coin, dot, glint, glints, GOLD, halo, line, oval, p, solid, STEEL, stud } from "./paint";

interface Face {
  skin?: readonly string[]; // lit, base, shade, line
  brow: string;
  eyes: string; // outlines of the holes
  mouth: string;
  teeth?: string;
  over?: string; // painted upon the face
  behind?: string; // behind the mask, unturned
  before?: string; // before the mask, unturned
  turn?: number;
}

const OUTLINE = "M-34 -20Q-16 -12 0 -20 16 -12 34 -20V4C34 26 16 40 0 44-16 40-34 26-34 4Z";
const INK = "#2a0f1c";
const LIP = "#5a1420";
const RIBBON = line("M-34 -8C-46 -6-50 6-46 22M34 -8C46 -6 50 6 46 22", "#c4352a", 4);

const ROSE = ["#ffd9cf", "#f0a596", "#c4685c", "#6a221c"] as const;
const MOSS = ["#e0ecc0", "#b3c98a", "#7b9256", "#33451c"] as const;
const ASH = ["#e9e6ea", "#c0bac6", "#857f90", "#34303c"] as const;
const SUN = ["#fff2bd", "#f0c455", "#b98420", "#57390a"] as const;
const SEA = ["#dff2ff", "#a5cfe8", "#6597b8", "#1f4560"] as const;

/** Almond holes: calm, narrow, wide, lowered. */
const EYES = {
  calm: "M-26 -3Q-16 -14-6 -2-17 3-26 -3ZM26 -3Q16 -14 6 -2 17 3 26 -3Z",
  narrow: "M-27 -7L-6 -1Q-16 4-25 0ZM27 -7L6 -1Q16 4 25 0Z",
  wide: "M-25 -2A9.5 9 0 1 1-6 -2 9.5 8 0 1 1-25 -2ZM25 -2A9.5 9 0 1 0 6 -2 9.5 8 0 1 0 25 -2Z",
  low: "M-26 -1Q-16 6-6 -1-16 10-26 -1ZM26 -1Q16 6 6 -1 16 10 26 -1Z",
  sad: "M-26 2Q-18 -9-6 -5-15 4-26 2ZM26 2Q18 -9 6 -5 15 4 26 2Z",
};
const BROWS = {
  raised: "M-26 -12Q-16 -20-6 -9M26 -12Q16 -20 6 -9",
  stern: "M-27 -15L-5 -7M27 -15L5 -7",
  sad: "M-27 -6Q-16 -14-6 -15M27 -6Q16 -14 6 -15",
  flat: "M-26 -11H-6M26 -11H6",
};
const MOUTHS = {
  laugh: "M-20 14Q0 22 20 14 16 32 0 34-16 32-20 14Z",
  smile: "M-17 17Q0 30 17 17 10 33 0 33-10 33-17 17Z",
  line: "M-14 22Q0 20 14 22 0 27-14 22Z",
  frown: "M-16 29Q0 15 16 29 0 22-16 29Z",
  oh: "M-8 23A8 8 0 1 1 8 23 8 9 0 1 1-8 23Z",
  sneer: "M-16 22Q0 26 18 14 12 30-2 30-12 29-16 22Z",
};
const TEETH = "M-17 16Q0 23 17 16L15 21Q0 26-15 21Z";

function mask({
  skin = BONE,
  brow,
  eyes,
  mouth,
  teeth = "",
  over = "",
  behind = "",
  before = "",
  turn = -7,
}: Face): string {
  const [lit, base, shade, ink] = skin as [string, string, string, string];
  return (
    behind +
    at(
      `translate(68 40) rotate(${turn})`,
      RIBBON +
        solid(OUTLINE, base) +
        p("M0 -20Q16 -12 34 -20V4C34 26 16 40 0 44Z", shade) +
        p("M-34 -20Q-24 -15-14 -16-26 -6-28 14-34 8-34 4Z", lit, 'fill-opacity=".8"'),
      p("M-3 -2L3 -2 6 13Q0 17-6 13Z", lit, 'fill-opacity=".55"') +
        p("M3 -2L6 13Q3 15 0 15Z", ink, 'fill-opacity=".35"'),
      p(eyes, INK) + line(brow, ink, 3) + p(mouth, LIP) + (teeth && p(teeth, "#fffbe8")) + over,
    ) +
    before
  );
}
const cheeks = (fill: string) => oval(-21, 12, 6, 4.5, fill) + oval(21, 12, 6, 4.5, fill);
const tear = (x: number, y: number) =>
  p(
    `M${x} ${y}C${x + 4} ${y + 6} ${x + 5} ${y + 9} ${x} ${y + 12} ${x - 5} ${y + 9} ${x - 4} ${y + 6} ${x} ${y}Z`,
    "#6fc4f0",
  ) + dot(x - 1.2, y + 8, 1.2, "#fff");
const laurel = (ink: string, leaf: string) =>
  line("M-30 -18C-26 -32-12 -36 0 -33 12 -36 26 -32 30 -18", ink, 2) +
  [-28, -20, -11, 11, 20, 28]
    .map((x) =>
      at(`translate(${x} ${-34 + Math.abs(x) * 0.42}) rotate(${x * 2})`, p("M0 6C-5 0-3 -7 0 -9 3 -7 5 0 0 6Z", leaf)),
    )
    .join("");

export const TRAITS: Record<string, () => string> = {
  steadfast: () =>
    mask({
      skin: ASH,
      brow: BROWS.flat,
      eyes: EYES.calm,
      mouth: MOUTHS.line,
      over:
        p("M-34 -20Q-16 -12 0 -20 16 -12 34 -20V-12Q16 -4 0 -12-16 -4-34 -12Z", STEEL[2]) +
        [-26, -13, 0, 13, 26].map((x) => dot(x, Math.abs(x) === 13 ? -11.5 : -15.5, 1.9, STEEL[0])).join(""),
      turn: 0,
    }),
  honorable: () =>
    mask({
      skin: SUN,
      brow: BROWS.raised,
      eyes: EYES.calm,
      mouth: MOUTHS.smile,
      over: laurel("#4f7a2c", "#7fb548"),
      turn: 0,
    }) + glint(104, 22, 0.6),
  nimble: () =>
    mask({
      skin: MOSS,
      brow: BROWS.raised,
      eyes: EYES.narrow,
      mouth: MOUTHS.sneer,
      over: p("M-34 -14Q0 -2 34 -14V4Q0 12-34 4Z", "#1f5a3c") + p(EYES.calm, INK),
      turn: 12,
      before: line("M20 66Q34 60 46 66M14 76Q34 68 50 76", "#dff0d0", 2.2),
    }),
  proud: () =>
    mask({
      brow: BROWS.raised,
      eyes: EYES.low,
      mouth: MOUTHS.frown,
      over: at(
        "translate(0 -24)",
        p("M-26 6L-32 -18-14 -8 0 -26 14 -8 32 -18 26 6Z", GOLD[1]) +
          p("M-26 6L-32 -18-14 -8 0 -26V6Z", GOLD[0], 'fill-opacity=".6"') +
          stud(0, -2, 4.5, "#d4442f") +
          stud(-18, -1, 2.8, "#3083d0") +
          stud(18, -1, 2.8, "#3083d0"),
      ),
      turn: 5,
    }),
  weak: () =>
    mask({
      skin: ["#f4f0d8", "#dcd8b4", "#a8a67c", "#5a5838"],
      brow: BROWS.sad,
      eyes: EYES.sad,
      mouth: MOUTHS.frown,
      over: cheeks("#b8c07a") + line("M-8 -34C-4 -38 4 -38 8 -34", "#e8e2c0", 0) + tear(-16, 8),
      turn: -14,
    }),
  clumsy: () =>
    mask({
      skin: ROSE,
      brow: BROWS.sad,
      eyes: EYES.wide,
      mouth: MOUTHS.oh,
      over:
        dot(-14, -2, 3, "#fff") +
        dot(17, -4, 3, "#fff") +
        at("translate(20 20) rotate(28)", p("M-10 -4H10V4H-10Z", "#f6e2b4") + p("M-3 -4H3V4H-3Z", "#e0c48a")) +
        at("translate(-4 -24)", dot(0, -4, 8, "#d4442f") + dot(-2, -6, 3, "#ff9c82")),
      turn: 16,
    }),
  foolish: () =>
    mask({
      skin: ROSE,
      brow: BROWS.raised,
      eyes: EYES.wide,
      mouth: MOUTHS.laugh,
      teeth: TEETH,
      over:
        dot(-12, -2, 3.5, "#fff") +
        dot(12, -2, 3.5, "#fff") +
        p("M-34 -20Q-16 -12 0 -20C-6 -38-26 -44-40 -34-34 -32-34 -26-34 -20Z", "#2f9d69") +
        p("M34 -20Q16 -12 0 -20C6 -38 26 -44 40 -34 34 -32 34 -26 34 -20Z", "#8a4ebb") +
        stud(-40, -33, 4.5) +
        stud(40, -33, 4.5),
      turn: -5,
    }),
  reckless: () =>
    mask({
      skin: ["#ffd9b0", "#f0985a", "#b85a22", "#5a2208"],
      brow: BROWS.stern,
      eyes: EYES.wide,
      mouth: MOUTHS.laugh,
      teeth: TEETH,
      over: dot(-14, -1, 3, "#ffe08a") + dot(14, -1, 3, "#ffe08a"),
      behind: at(
        "translate(68 24)",
        p(
          "M-34 8C-40 -8-28 -14-28 -26-20 -20-18 -14-14 -10-12 -22-4 -26 0 -34 6 -26 12 -22 14 -10 20 -14 22 -20 26 -24 26 -12 40 -8 34 8Z",
          "#e8622c",
        ) + p("M-22 6C-24 -4-16 -8-14 -14-10 -8-6 -10 0 -22 6 -12 10 -8 14 -12 18 -6 24 -4 22 6Z", "#ffc95a"),
      ),
    }),
  focused: () =>
    mask({
      skin: SEA,
      brow: BROWS.stern,
      eyes: EYES.narrow,
      mouth: MOUTHS.line,
      over: dot(0, -24, 6, "#1f4560") + dot(0, -24, 4, "#6fd8ff") + dot(-1.2, -25.2, 1.5, "#fff"),
      turn: 0,
      behind: halo(68, 16, 34, "#7fe0ff", 0.4) + line("M68 0V6M46 6L50 11M90 6L86 11", "#c8f2ff", 2),
    }),
  compassionate: () =>
    mask({
      skin: ROSE,
      brow: BROWS.sad,
      eyes: EYES.low,
      mouth: MOUTHS.smile,
      over: cheeks("#e8776a"),
      before: at(
        "translate(102 62)",
        solid("M0 18C-16 6-18 -4-12 -9-6 -13-1 -9 0 -5 1 -9 6 -13 12 -9 18 -4 16 6 0 18Z", "#c4352a") +
          p("M0 18C16 6 18 -4 12 -9 6 -13 1 -9 0 -5Z", "#8a1f18") +
          oval(-8, -4, 3, 2.2, "#ff9c82"),
      ),
    }),
  obsessed: () =>
    mask({
      skin: ASH,
      brow: BROWS.stern,
      eyes: EYES.wide,
      mouth: MOUTHS.sneer,
      over: [
        [-15.5, -2],
        [15.5, -2],
      ]
        .map(
          ([x, y]) =>
            `<path d="M${x} ${y}m-6 0a6 6 0 1 1 6 6a4 4 0 1 1 -3.5 -6a2 2 0 1 1 2.5 2" fill="none" stroke="#ff7a66" stroke-width="1.6"/>`,
        )
        .join(""),
      turn: 4,
    }),
  cunning: () =>
    mask({
      skin: ["#ffc98a", "#d9853a", "#9a521a", "#4a2208"],
      brow: BROWS.stern,
      eyes: EYES.narrow,
      mouth: MOUTHS.sneer,
      over:
        p("M-34 -18L-36 -42-16 -24ZM34 -18L36 -42 16 -24Z", "#9a521a") +
        p("M-31 -22L-33 -36-20 -24ZM31 -22L33 -36 20 -24Z", "#ffe0b8") +
        p("M-30 8Q-16 8-8 18-4 40 0 44-20 36-30 8ZM30 8Q16 8 8 18 4 40 0 44 20 36 30 8Z", "#fff3dc") +
        p("M-6 10Q0 6 6 10 4 17 0 18-4 17-6 10Z", INK) +
        p("M-14 26Q0 34 14 24 8 34-2 34-10 32-14 26Z", LIP),
      turn: 8,
    }),
  greedy: () =>
    mask({
      skin: SUN,
      brow: BROWS.stern,
      eyes: EYES.narrow,
      mouth: MOUTHS.smile,
      teeth: "M-13 20Q0 28 13 20L11 24Q0 30-11 24Z",
      over: stud(6, 22, 3),
      before: [
        [28, 80],
        [44, 84],
        [94, 84],
        [108, 80],
        [100, 76],
        [36, 76],
      ]
        .map(([x, y]) => coin(x!, y!))
        .join(""),
    }),
  honest: () =>
    mask({
      brow: BROWS.raised,
      eyes: EYES.calm,
      mouth: MOUTHS.smile,
      over: dot(-16, -4, 2.6, "#6fc4f0") + dot(16, -4, 2.6, "#6fc4f0"),
      turn: 0,
      before: at(
        "translate(104 48)",
        line("M0 -26V28M-20 -18H20", GOLD[1], 3) +
          [-20, 20]
            .map(
              (x) =>
                line(`M${x} -18L${x - 8} 4M${x} -18L${x + 8} 4`, GOLD[0], 1.2) +
                p(`M${x - 10} 4H${x + 10}Q${x} 14 ${x - 10} 4Z`, GOLD[1]),
            )
            .join("") +
          p("M-10 28H10V32H-10Z", GOLD[2]) +
          stud(0, -26, 3.5),
      ),
    }),
  loyal: () =>
    mask({
      skin: SEA,
      brow: BROWS.raised,
      eyes: EYES.calm,
      mouth: MOUTHS.smile,
      turn: -4,
      before: at(
        "translate(100 60)",
        solid("M-14 -16H14V4C14 14 4 18 0 20-4 18-14 14-14 4Z", "#2b6cb0") +
          p("M0 -16H14V4C14 14 4 18 0 20Z", "#184f8d") +
          glint(0, 0, 0.9, "#ffe7b0") +
          line("M-14 -16H14V4C14 14 4 18 0 20-4 18-14 14-14 4Z", GOLD[1], 2.2),
      ),
    }),
  obnoxious: () =>
    mask({
      brow: BROWS.raised,
      eyes: EYES.calm,
      mouth: MOUTHS.laugh,
      teeth: TEETH,
      over: p("M2 26C10 26 13 30 12 38 11 44 4 45 2 39Z", "#e0566a") + line("M7 28V37", "#a83248", 1.2),
    }),
  dedicated: () =>
    mask({
      skin: SEA,
      brow: BROWS.flat,
      eyes: EYES.calm,
      mouth: MOUTHS.line,
      over:
        p("M-34 -20Q-16 -12 0 -20 16 -12 34 -20V-13Q16 -5 0 -13-16 -5-34 -13Z", "#c4352a") +
        p("M34 -14L46 -20 44 -8 52 -4 34 -8Z", "#8a1f18"),
      turn: 0,
      before: at(
        "translate(102 58)",
        p("M-3 -24H3V26H-3Z", "#8a5a2c") +
          [
            [0, -20],
            [0, -6],
            [0, 8],
          ]
            .map(([x, y]) => p(`M${x} ${y}L${x! + 16} ${y! - 4}V${y! + 6}L${x} ${y! + 10}Z`, "#f6e2b4"))
            .join("") +
          line("M5 -15L8 -12 13 -18M5 -1L8 2 13 -4M5 13L8 16 13 10", "#14703f", 2),
      ),
    }),
  courageous: () =>
    mask({
      skin: SUN,
      brow: BROWS.stern,
      eyes: EYES.calm,
      mouth: MOUTHS.laugh,
      teeth: TEETH,
      over:
        p("M-6 8Q0 4 6 8 4 14 0 15-4 14-6 8Z", INK) +
        line("M-8 16L-24 13M-8 19L-24 21M8 16L24 13M8 19L24 21", "#57390a", 1.2),
      turn: 0,
      behind: at(
        "translate(68 40)",
        p(
          "M0 -46L10 -34 24 -42 28 -28 44 -28 42 -12 54 -2 44 10 48 26 34 30 28 44 14 40 0 50-14 40-28 44-34 30-48 26-44 10-54 -2-42 -12-44 -28-28 -28-24 -42-10 -34Z",
          "#b8651b",
        ) +
          p(
            "M0 -38L8 -28 20 -35 24 -22 38 -22 36 -8 46 0 37 10 40 22 28 26 22 37 11 34 0 42-11 34-22 37-28 26-40 22-37 10-46 0-36 -8-38 -22-24 -22-20 -35-8 -28Z",
            "#8a4512",
          ),
      ),
    }),
  envious: () =>
    mask({
      skin: ["#d8f0a8", "#97c04c", "#5d8a28", "#254208"],
      brow: BROWS.stern,
      eyes: EYES.narrow,
      mouth: MOUTHS.frown,
      over:
        dot(-13, -2, 2.6, "#ffe08a") +
        dot(19, -3, 2.6, "#ffe08a") +
        line("M-26 6Q-18 10-10 6M26 6Q18 10 10 6", "#254208", 1.3),
      turn: -9,
      before: stud(108, 24, 9, "#eab93f") + glint(116, 16, 0.45),
    }),
  famous: () =>
    mask({
      skin: ROSE,
      brow: BROWS.raised,
      eyes: EYES.calm,
      mouth: MOUTHS.smile,
      teeth: "M-13 19Q0 28 13 19L11 23Q0 30-11 23Z",
      over: cheeks("#e8776a"),
      turn: -3,
      behind:
        halo(68, 40, 52, "#ffe9a8", 0.28) +
        Array.from({ length: 12 }, (_, i) =>
          at(`translate(68 42) rotate(${i * 30})`, p("M-3 -46H3L5 -64H-5Z", "#ffe08a", 'fill-opacity=".5"')),
        ).join(""),
    }) + glints("#fff6c8", [30, 22, 0.8], [108, 28, 0.7], [100, 70, 0.45]),
};
