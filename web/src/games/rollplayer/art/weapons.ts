/** Weapons, each as itself. */
import { at, BONE, dot, glint, glints, GOLD, halo, HIDE, line, oval, p, solid, STEEL, stud, WOOD } from "./paint";

const grip = (top: number, end: number, ink: string) =>
  p(`M-3.5 ${top}H3.5L3 ${end}H-3Z`, ink) +
  [4, 9, 14].map((y) => line(`M-3.4 ${top + y}L3.4 ${top + y + 3}`, GOLD[1], 1.3)).join("");

export const WEAPONS: Record<string, () => string> = {
  longsword: () =>
    at(
      "translate(68 50) rotate(38) scale(.92)",
      solid("M-5 -60L0 -70 5 -60V16H-5Z", STEEL[0]) +
        p("M5 -60L0 -70V16H5Z", STEEL[2]) +
        p("M-1 -56V12H1V-56Z", "#6d7a88"),
      p("M-21 13Q0 7 21 13V20Q0 15-21 20Z", GOLD[1]) +
        p("M-21 13Q0 7 21 13V15Q0 9-21 15Z", GOLD[0]) +
        grip(19, 40, HIDE[2]) +
        stud(0, 44, 6.5, "#3083d0"),
    ) +
    glint(104, 20, 0.9) +
    glint(90, 38, 0.4),
  "blessed-mace": () =>
    halo(78, 32, 40, "#ffe9a8", 0.34) +
    at(
      "translate(66 52) rotate(30)",
      solid("M-3.5 -22H3.5V44H-3.5Z", WOOD[1]) +
        p("M-3.5 -22H-.5V44H-3.5Z", WOOD[0]) +
        grip(20, 42, HIDE[3]) +
        stud(0, 46, 5),
      solid("M-8 -22C-26 -24-26 -52-8 -54L0 -60 8 -54C26 -52 26 -24 8 -22Z", GOLD[1]),
      p("M-8 -22C-26 -24-26 -52-8 -54-14 -44-14 -32-8 -22Z", GOLD[0]) +
        p("M8 -54C26 -52 26 -24 8 -22 14 -32 14 -44 8 -54Z", GOLD[2]),
      line("M-8 -54C-14 -44-14 -32-8 -22M8 -54C14 -44 14 -32 8 -22M0 -58V-20", GOLD[3], 1.5) +
        p("M-10 -22H10V-17H-10Z", GOLD[2]),
      p("M-2 -47H2V-41H7V-37H2V-29H-2V-37H-7V-41H-2Z", "#fffdf0"),
    ) +
    glints("#fff6d0", [106, 18, 0.5], [46, 24, 0.3], [108, 50, 0.35]),
  "jeweled-dagger": () =>
    at(
      "translate(66 46) rotate(-42)",
      solid("M-7 -6C-9 -26-4 -42 0 -52 6 -42 9 -26 7 -6Z", STEEL[0]) +
        p("M0 -52C6 -42 9 -26 7 -6H0Z", STEEL[2]) +
        line("M0 -44V-10", "#6d7a88", 1.5),
      p("M-20 -8C-14 -2 14 -2 20 -8L22 -2C14 5-14 5-22 -2Z", GOLD[1]) +
        p("M-20 -8C-14 -2 14 -2 20 -8L20.5 -6.5C14 0-14 0-20.5 -6.5Z", GOLD[0]),
      p("M-4 2H4L5 26H-5Z", "#4a1630") +
        line("M-4 7H4M-4.5 13H4.5M-4.5 19H4.5", GOLD[1], 1.5) +
        stud(0, 0, 4.5, "#d4442f") +
        stud(-14, -4, 3, "#2f9d69") +
        stud(14, -4, 3, "#3083d0") +
        stud(0, 31, 6.5, "#8a4ebb"),
    ) +
    glint(36, 22, 0.8) +
    glint(92, 66, 0.35, "#ffd9f0"),
  longbow: () =>
    at(
      "translate(70 46) rotate(24)",
      line("M-14 -44L-14 44", "#f3e7c8", 1.2) +
        line("M-9 -40C22 -30 22 30-9 40", "#000", 7).replace("/>", ' stroke-opacity=".3" transform="translate(5 4)"/>'),
      line("M-14 -44C-10 -42 20 -24 18 0 20 24-10 42-14 44", WOOD[3], 7.5) +
        line("M-14 -44C-10 -42 20 -24 18 0 20 24-10 42-14 44", WOOD[1], 5) +
        line("M-13 -43C-9 -41 18 -24 16.5 0", WOOD[0], 1.6),
      p("M13 -9H23V9H13Z", HIDE[2]) + line("M13 -5H23M13 0H23M13 5H23", GOLD[1], 1.3),
    ) +
    at(
      "translate(62 50) rotate(-14)",
      line("M-40 0H44", "#000", 3).replace("/>", ' stroke-opacity=".3" transform="translate(3 4)"/>') +
        line("M-40 0H44", BONE[1], 2.6) +
        p("M42 -6L58 0 42 6 46 0Z", STEEL[0]) +
        p("M42 6L58 0H46Z", STEEL[2]) +
        p("M-42 0L-50 -7H-36L-28 0-36 7H-50Z", "#c4352a") +
        p("M-42 0L-50 7H-36L-28 0Z", "#8a1f18"),
    ),
  "tower-shield": () =>
    solid("M42 10Q68 2 94 10V58Q92 78 68 88 44 78 42 58Z", STEEL[3]) +
    p("M46 13Q68 6 90 13V58Q88 75 68 84 48 75 46 58Z", "#2f5f9a") +
    p("M68 9.5Q80 9.5 90 13V58Q88 75 68 84Z", "#1d3f6d") +
    p("M46 13Q68 6 90 13V22Q68 15 46 22Z", "#fff", 'fill-opacity=".2"') +
    p("M64 11H72V84L68 86 64 84Z", GOLD[1]) +
    p("M46 40H90V48H46Z", GOLD[1]) +
    p("M46 40H90V42H46ZM64 11H66V84H64Z", GOLD[0]) +
    stud(68, 44, 9.5, "#fff0bd") +
    line("M44 12Q68 4 92 12V58Q90 76 68 86 46 76 44 58Z", STEEL[1], 3) +
    [
      [50, 18],
      [86, 18],
      [50, 62],
      [86, 62],
    ]
      .map(([x, y]) => dot(x!, y!, 2.4, STEEL[0]))
      .join("") +
    glint(54, 20, 0.6),
  "ancient-spear": () =>
    at(
      "translate(68 48) rotate(48)",
      solid("M-2.8 -30H2.8V62H-2.8Z", WOOD[1]) + p("M-2.8 -30H-.6V62H-2.8Z", WOOD[0]),
      solid("M0 -66C9 -54 11 -44 6 -30H-6C-11 -44-9 -54 0 -66Z", "#6fae9a") +
        p("M0 -66C9 -54 11 -44 6 -30H0Z", "#35695c") +
        line("M0 -58V-32M-4 -44L0 -40 4 -44M-4 -50L0 -46 4 -50", "#c8f0e0", 1.3),
      p("M-5.5 -30H5.5V-20H-5.5Z", GOLD[1]) + line("M-5.5 -27H5.5M-5.5 -23H5.5", GOLD[3], 1),
      p("M-3 -18C-14 -14-14 -2-10 6-8 -2-6 -8-2 -12ZM3 -18C14 -14 16 0 11 10 9 0 7 -8 2 -12Z", "#c4352a") +
        p("M3 -18C14 -14 16 0 11 10 12 -2 9 -12 3 -18Z", "#7a1812"),
    ) +
    glint(112, 12, 0.6, "#d8fff0") +
    glint(96, 34, 0.35),
  quarterstaff: () =>
    halo(100, 18, 34, "#7fe0ff", 0.36) +
    at(
      "translate(66 48) rotate(44)",
      solid("M-3.5 -40C-5 -10-2 10-4 62H3C4 10 1 -10 4 -40Z", WOOD[1]) +
        line("M-2 -36C-3 -10-1 10-2 56", WOOD[0], 1.6) +
        dot(1, 4, 2, WOOD[3]) +
        dot(0, 30, 1.6, WOOD[3]),
      line("M-3 -38C-16 -44-14 -62 0 -62 12 -62 13 -50 6 -48", WOOD[3], 6.5) +
        line("M-3 -38C-16 -44-14 -62 0 -62 12 -62 13 -50 6 -48", WOOD[1], 4.5),
      dot(0, -51, 6.5, "#1d6f95") +
        dot(-1, -52, 5, "#6fd8ff") +
        dot(-2.5, -53.5, 1.8, "#fff") +
        p("M-5 -14H5V-8H-5ZM-5 14H5V20H-5Z", GOLD[1]),
    ) +
    glints("#dff8ff", [112, 34, 0.4], [82, 12, 0.35], [118, 12, 0.45]),
  "heavy-crossbow": () =>
    at(
      "translate(66 50) rotate(-38)",
      line("M-4 -34C-10 -20-10 20-4 34", "#f3e7c8", 1.3) +
        line("M-4 -34C14 -30 24 -16 24 0 24 16 14 30-4 34", STEEL[3], 7) +
        line("M-4 -34C14 -30 24 -16 24 0 24 16 14 30-4 34", STEEL[1], 4.5) +
        line("M-3 -33.5C13 -29 22.5 -16 22.5 0", STEEL[0], 1.4),
      solid("M-52 -4H30V5H-20L-46 13H-56V2Z", WOOD[1]) +
        p("M-52 -4H30V-1H-54Z", WOOD[0]) +
        p("M-20 5L-46 13H-56L-55 8Z", WOOD[2]),
      line("M-20 6Q-16 16-8 14", STEEL[2], 2.5) +
        line("M-8 -2H40", BONE[0], 2.4) +
        p("M38 -5.5L52 -2 38 1.5Z", STEEL[0]) +
        stud(8, 1, 3.5) +
        oval(34, 1, 4, 7, STEEL[2]) +
        oval(35, 1, 2, 4.5, "#2a1010"),
    ) + glint(110, 22, 0.5),
};
