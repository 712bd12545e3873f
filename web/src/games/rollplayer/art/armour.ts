/** Pieces of armour: mail of steel, leather of hide and brass, mystic cloth with stars. */
import { CLOTH, at, dot, glints, GOLD, halo, HIDE, line, p, solid, STEEL, stud } from "./paint";

/** Rings of mail over an outline; they are a pattern, so that a shirt weighs a few bytes. */
const mail = (d: string): string => p(d, "url(#rp-mail)");
const MAIL =
  '<defs><pattern id="rp-mail" width="7" height="6" patternUnits="userSpaceOnUse"><path d="M0 1a3 3 0 0 0 7 0M-3.5 4a3 3 0 0 0 7 0M3.5 4a3 3 0 0 0 7 0" fill="none" stroke="#2c353d" stroke-opacity=".75" stroke-width="1.1"/></pattern></defs>';
const shirt = (d: string, shade: string): string => MAIL + solid(d, STEEL[1]) + p(shade, STEEL[2]) + mail(d);
const seam = (d: string): string =>
  `<path d="${d}" fill="none" stroke="#f0d09a" stroke-width="1.1" stroke-dasharray="2.5 2.5"/>`;
const stars = (...places: [number, number, number][]): string => glints("#e8f2ff", ...places);
const edge = (d: string): string => line(d, GOLD[1], 2.4) + line(d, GOLD[0], 0.9);

const COAT = "M54 12Q68 20 82 12L104 22 114 44 100 50 96 42V84Q68 90 40 84V42L36 50 22 44 32 22Z";
const LEGS = "M46 8H90L96 84H76L69 36H67L60 84H40Z";
const HELM = "M68 8C90 8 98 24 98 44V58H86V48H72V62H64V48H50V58H38V44C38 24 46 8 68 8Z";
const CLOAK = "M68 14C56 14 52 24 46 30 36 44 30 64 26 86H110C106 64 100 44 90 30 84 24 80 14 68 14Z";
const COWL = "M68 6C90 6 102 28 100 52L108 82Q68 92 28 82L36 52C34 28 46 6 68 6Z";
const ROBE = "M56 8H80L98 20 112 56 98 62 90 42 96 86Q68 92 40 86L46 42 38 62 24 56 38 20Z";

export const ARMOUR: Record<string, () => string> = {
  "chain-gorget": () =>
    MAIL +
    solid("M44 16Q68 28 92 16L100 30C112 44 108 66 68 84 28 66 24 44 36 30Z", STEEL[1]) +
    p("M92 16L100 30C112 44 108 66 68 84V24Q82 23 92 16Z", STEEL[2]) +
    mail("M38 30Q68 46 98 30C110 46 106 66 68 84 30 66 26 46 38 30Z") +
    p("M44 14Q68 27 92 14L98 30Q68 46 38 30Z", STEEL[0]) +
    p("M68 22Q82 21 92 14L98 30Q84 38 68 38Z", STEEL[2]) +
    edge("M38 31Q68 47 98 31") +
    stud(68, 39, 5.5, "#d4442f") +
    glints("#fff", [50, 24, 0.5]),
  "chain-vambraces": () =>
    MAIL +
    [
      ["translate(48 46) rotate(-14)", "-1"],
      ["translate(90 46) rotate(14)", "1"],
    ]
      .map(([where]) =>
        at(
          where!,
          solid("M-17 -32Q0 -38 17 -32L13 30Q0 36-13 30Z", STEEL[1]),
          p("M4 -35Q11 -34 17 -32L13 30Q9 32 4 33Z", STEEL[2]),
          mail("M-16 -20H16L13 18H-13Z"),
          p("M-17 -32Q0 -38 17 -32L16 -20Q0 -25-16 -20ZM-13 17Q0 12 13 17L13 30Q0 36-13 30Z", STEEL[0]),
          p("M5 -35Q12 -34 17 -32L16 -20Q11 -22 5 -23ZM4 14.5Q9 15 13 17V30Q9 32 4 33Z", STEEL[2]),
          edge("M-16 -20Q0 -25 16 -20"),
          line("M-13 16Q0 11 13 16", HIDE[2], 3),
        ),
      )
      .join("") +
    glints("#fff", [40, 18, 0.45]),
  "chain-helm": () =>
    MAIL +
    solid("M40 52Q68 62 96 52L102 82Q68 92 34 82Z", STEEL[2]) +
    mail("M40 52Q68 62 96 52L102 82Q68 92 34 82Z") +
    solid(HELM, STEEL[1]) +
    p("M68 8C90 8 98 24 98 44V58H86V48H72V30Z", STEEL[2]) +
    p("M50 48H64V55H50ZM72 48H86V55H72Z", "#150d0a") +
    p("M44 36C44 22 52 14 62 13 52 20 50 28 50 38Z", "#fff", 'fill-opacity=".7"') +
    p("M64 6H72V62L68 67 64 62Z", GOLD[1]) +
    p("M64 6H66.5V63L64 62Z", GOLD[0]) +
    edge("M39 44Q68 38 97 44") +
    [44, 54, 82, 92].map((x) => dot(x, 43, 1.7, GOLD[0])).join(""),
  "chain-tunic": () =>
    shirt(COAT, "M70 18Q78 16 82 12L104 22 114 44 100 50 96 42V84Q82 87 70 87Z") +
    p("M54 12Q68 20 82 12L84 17Q68 28 52 17Z", HIDE[1]) +
    p("M40 58H96V65H40Z", HIDE[1]) +
    p("M40 58H96V60H40Z", HIDE[0]) +
    p("M62 56H74V67H62Z", GOLD[1]) +
    p("M65 59H71V64H65Z", HIDE[3]) +
    edge("M40 83Q68 89 96 83") +
    glints("#fff", [48, 30, 0.45]),
  "chain-leggings": () =>
    shirt(LEGS, "M70 8H90L96 84H76L69 36Z") +
    p("M45 8H91L92 18H44Z", HIDE[1]) +
    p("M45 8H91V10H45Z", HIDE[0]) +
    p("M62 7H74V19H62Z", GOLD[1]) +
    p("M40 74H61L60 86H38ZM75 74H96L98 86H76Z", HIDE[2]) +
    p("M47 44Q54 40 62 46L60 58Q52 60 46 55ZM90 44Q82 40 75 46L77 58Q84 60 91 55Z", STEEL[0]) +
    p("M62 46L60 58Q56 59 53 58ZM90 44L91 55Q88 58 84 58Z", STEEL[2]),
  "mystic-cowl": () =>
    halo(68, 44, 44, "#9fd0ff", 0.3) +
    solid(COWL, CLOTH[1]) +
    p("M68 6C90 6 102 28 100 52L108 82Q88 87 78 88 86 60 68 6Z", CLOTH[2]) +
    p("M68 6C46 6 34 28 36 52L28 82Q36 84 44 86 40 40 68 6Z", CLOTH[0]) +
    p("M68 18C84 22 90 40 84 60 78 72 58 72 52 60 46 40 52 22 68 18Z", CLOTH[3]) +
    edge("M68 17C85 21 91 40 85 61M68 17C51 21 45 40 51 61") +
    p("M56 44L64 47 57 49ZM80 44L72 47 79 49Z", "#9fe0ff") +
    stud(68, 12, 4.5, "#9fe0ff") +
    stars([38, 72, 0.35], [100, 66, 0.45], [46, 28, 0.28], [92, 30, 0.22]),
  "mystic-robes": () =>
    halo(68, 50, 46, "#9fd0ff", 0.26) +
    solid(ROBE, CLOTH[1]) +
    p("M68 10L80 8 98 20 112 56 98 62 90 42 96 86Q82 89 68 89Z", CLOTH[2]) +
    p("M56 8L38 20 24 56 32 59 46 26Z", CLOTH[0]) +
    p("M56 8L68 34 80 8Z", CLOTH[3]) +
    p("M61 30H75L80 88Q68 90 56 88Z", "#6b2d8f") +
    p("M68 30H75L80 88Q74 89 68 89Z", "#471a66") +
    edge("M55 8L68 36 81 8M61 34L56 88M75 34L80 88") +
    p("M46 48H90V54H46Z", GOLD[1]) +
    p("M46 48H90V50H46Z", GOLD[0]) +
    stud(68, 51, 5, "#9fe0ff") +
    stars([50, 70, 0.35], [88, 72, 0.4], [68, 72, 0.5], [36, 40, 0.28], [100, 42, 0.28]),
  "mystic-cloak": () =>
    solid(CLOAK, CLOTH[1]) +
    p("M68 14C56 14 52 24 46 30 36 44 30 64 26 86H46C48 62 54 44 60 32Z", CLOTH[0]) +
    p("M90 30C100 44 106 64 110 86H88C88 62 82 44 76 32Z", CLOTH[2]) +
    p("M60 32C56 50 55 68 58 86H78C81 68 80 50 76 32Q68 40 60 32Z", "#101848") +
    p("M52 26C56 16 60 12 68 12S80 16 84 26C80 34 74 38 68 38S56 34 52 26Z", "#3f5cc4") +
    p("M58 27C60 21 63 18 68 18S76 21 78 27C76 32 72 34 68 34S60 32 58 27Z", CLOTH[3]) +
    stud(68, 37, 5, "#9fe0ff") +
    halo(68, 36, 36, "#9fd0ff", 0.2) +
    stars([40, 56, 0.34], [98, 50, 0.3], [36, 74, 0.26], [102, 72, 0.34], [48, 44, 0.22]),
  "leather-greaves": () =>
    [46, 90]
      .map((x, i) =>
        at(
          `translate(${x} 46) rotate(${i ? 5 : -5})`,
          solid("M-17 -26C-10 -40 10 -40 17 -26L12 34Q0 40-12 34Z", HIDE[1]),
          p("M3 -36C9 -35 14 -32 17 -26L12 34Q8 36 4 37Z", HIDE[2]),
          p("M-13 -26C-8 -36 8 -36 13 -26 8 -14-8 -14-13 -26Z", HIDE[0]),
          p("M3 -33C8 -32 11 -30 13 -26 10 -20 6 -18 2 -17.5Z", HIDE[1]),
          seam("M-9 -10L-7 30M9 -10L7 30"),
          line("M-15 0H15M-13 18H13", HIDE[3], 4),
          stud(0, 0, 3.5),
          stud(0, 18, 3.5),
        ),
      )
      .join(""),
  "leather-boots": () =>
    [
      ["translate(50 44)", 1],
      ["translate(90 50)", 1],
    ]
      .map(([where]) =>
        at(
          String(where),
          solid("M-16 -36H10L9 6C16 12 28 14 32 22V34H-16Z", HIDE[1]),
          p("M-2 -36H10L9 6C16 12 28 14 32 22V28H6C2 12 0 -10-2 -36Z", HIDE[2]),
          p("M-17 -38H12V-24H-17Z", HIDE[0]),
          p("M-2 -38H12V-24H-1Z", HIDE[1]),
          p("M-16 29H33V35H-16Z", HIDE[3]),
          line("M-15 4H9M-15 -8H9", HIDE[3], 3),
          stud(4, 4, 3),
          stud(4, -8, 3),
          seam("M12 14Q4 20 4 28"),
        ),
      )
      .join(""),
  "leather-gloves": () =>
    [["translate(46 48) rotate(-12)"], ["translate(92 48) rotate(12) scale(-1 1)"]]
      .map(([where]) =>
        at(
          where!,
          solid(
            "M-16 36L-14 6C-26 -2-26 -14-20 -14-16 -14-14 -8-10 -6L-12 -32C-12 -38-5 -38-5 -32L-3 -12-2 -38C-2 -43 5 -43 5 -38V-12L9 -34C10 -39 16 -38 15 -32L13 -8 18 -24C20 -29 25 -26 24 -21 22 -8 18 6 16 12L18 36Z",
            HIDE[1],
          ),
          p("M5 -12L9 -34C10 -39 16 -38 15 -32L13 -8 18 -24C20 -29 25 -26 24 -21 22 -8 18 6 16 12L18 36H4Z", HIDE[2]),
          p("M-18 18H20L23 40H-20Z", HIDE[0]),
          p("M4 18H20L23 40H6Z", HIDE[1]),
          seam("M-16 23H20"),
          line("M-8 -2L-7 10M1 -4V9M9 -2L8 9", HIDE[3], 1.5),
          stud(1, 31, 4),
        ),
      )
      .join(""),
  "leather-pauldron": () =>
    solid("M26 62C22 30 42 8 72 10 96 12 112 28 112 48 92 44 74 52 66 82 50 82 34 76 26 62Z", HIDE[2]) +
    [
      "M30 60C28 36 44 16 72 17 92 18 106 30 109 45 88 42 70 52 62 76 48 76 36 72 30 60Z",
      "M36 54C36 36 50 24 72 25 88 26 98 34 102 42 82 42 66 50 58 68 48 68 40 64 36 54Z",
      "M42 48C44 36 54 31 71 32 82 33 90 37 93 40 76 42 62 48 54 60 48 60 44 56 42 48Z",
    ]
      .map((d, i) => p(d, HIDE[i === 1 ? 0 : 1]!) + seam(d))
      .join("") +
    stud(68, 40, 6, "#2f9d69") +
    [
      [34, 66],
      [48, 74],
      [104, 42],
      [94, 38],
    ]
      .map(([x, y]) => stud(x!, y!, 2.6))
      .join("") +
    glints("#ffe6b8", [54, 28, 0.4]),
};
