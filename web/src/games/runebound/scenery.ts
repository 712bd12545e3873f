/** The cover of Runebound: a hex realm under a dragon's shadow. */
import { G, P, fade, glow, grain, layer, path, r1, range, scene } from "../../art/scenery";

/** A dragon from below: one half drawn, the other mirrored; tail and finger bones on their own. Head up, about 200 wide. */
const HALF =
  "M-.6 -70L4 -64 5 -57 10 -50 5.5 -50 4.5 -44C5 -38 7 -34 10 -31 22 -36 34 -46 47 -52L51 -62 55 -51C72 -48 90 -36 106 -12 94 -17 83 -14 78 0 69 -8 58 -5 54 11 45 2 34 4 30 20 24 11 15 9 9 15L18 24 21 36 15 31 12 36 7 25 4 32H-.6Z";
const TAIL = "M-5 26C-5 46-15 58-11 76-8 90 4 96 6 108L-2 112 12 126 20 108 13 108C12 92 0 86-2 74-4 60 5 48 5 26Z";
const BONES = "M47 -52L78 0M47 -52L54 11M47 -52L30 20M10 -31C22 -36 34 -46 47 -52 60 -52 90 -36 106 -12";
const dragonOf = (fill: string, bone = "") =>
  G(P(TAIL) + P(HALF) + P(HALF, 'transform="scale(-1 1)"'), `fill="${fill}"`) +
  (bone
    ? G(
        P(BONES) + P(BONES, 'transform="scale(-1 1)"'),
        `fill="none" stroke="${bone}" stroke-width="1.6" stroke-linejoin="round"`,
      )
    : "");
type Ground = "P" | "F" | "H" | "M" | "W";
interface Hex {
  c: Ground;
  x: number;
  y: number;
  s: number;
  r: number;
  i: number;
}
export function scenery(): string {
  const HUE: Record<Ground, readonly string[]> = {
    P: ["#9fae55", "#8d9c48", "#aab660"],
    F: ["#557f43", "#486f39", "#5d8a4a"],
    H: ["#b59553", "#a08546", "#c0a05c"],
    M: ["#91867b", "#7d7268", "#9a8f84"],
    W: ["#4f98ba", "#4389aa", "#5aa4c4"],
  };
  const kind = (u: number, v: number): Ground => {
    const n = Math.sin(u * 1.9 + v * 0.8) + Math.sin(v * 2.3 - u * 0.7 + 2) + Math.sin((u + v) * 1.1 + 4) * 0.8;
    return Math.abs(u + 0.3 - Math.sin(v * 1.5) * 0.8) < 0.42
      ? "W"
      : n > 1.25
        ? "M"
        : n > 0.5
          ? "F"
          : n < -1.3
            ? "H"
            : "P";
  };
  // rows come nearer: hexes grow, and each row sinks by the height of the one before
  let y = 122;
  const rowsOf = range(9).map((r) => {
    const sz = 6.6 * 1.19 ** r,
      row = range(31)
        .map((i): Hex => {
          const x = 160 + (i - 15 + (r % 2) / 2) * sz * 1.732;
          return { c: kind((i - 15 + (r % 2) / 2) / 3.2, r / 1.6), x, y, s: sz, r, i };
        })
        .filter((h) => h.x > -40 && h.x < 360);
    y += sz * 1.02;
    return row;
  });
  const hex = ({ c, x, y, s, r, i }: Hex) =>
    P(
      path(
        range(6).map((k) => {
          const a = ((60 * k + 30) * Math.PI) / 180;
          return [x + Math.cos(a) * s, y + Math.sin(a) * s * 0.62];
        }),
      ),
      `fill="${HUE[c][Math.floor(grain(r, i) * 3)]}" stroke="#2b2a10" stroke-opacity=".32" stroke-width=".7"`,
    );
  const fir = (u: number, v: number, w: number, h: number) =>
    P(`M${r1(u - w)} ${r1(v)}l${r1(w)} ${r1(-h)} ${r1(w)} ${r1(h)}z`, `fill="#35632f"`) +
    P(`M${r1(u)} ${r1(v - h)}l${r1(w)} ${r1(h)}h${r1(-w)}z`, `fill="#1f4225"`);
  const grow = ({ c, x, y, s }: Hex) =>
    c === "F"
      ? range(4)
          .map((i) => fir(x + (i - 1.5) * s * 0.42, y + (i % 2 ? 2 : -1) * s * 0.12, s * 0.24, s * 0.95))
          .join("")
      : c === "M"
        ? P(
            `M${r1(x - s * 0.9)} ${r1(y + s * 0.3)}L${r1(x - s * 0.1)} ${r1(y - s * 1.25)} ${r1(x + s * 0.9)} ${r1(y + s * 0.3)}z`,
            `fill="#cdc2b4"`,
          ) +
          P(
            `M${r1(x - s * 0.1)} ${r1(y - s * 1.25)}L${r1(x + s * 0.9)} ${r1(y + s * 0.3)}H${r1(x + s * 0.05)}z`,
            `fill="#655a51"`,
          ) +
          P(
            `M${r1(x - s * 0.1)} ${r1(y - s * 1.25)}l${r1(-s * 0.24)} ${r1(s * 0.46)} ${r1(s * 0.24)} ${r1(-s * 0.1)} ${r1(s * 0.28)} ${r1(s * 0.14)}z`,
            `fill="#fff"`,
          )
        : c === "H"
          ? P(`M${r1(x - s * 0.75)} ${r1(y + s * 0.25)}q${r1(s * 0.6)} ${r1(-s)} ${r1(s * 1.4)} 0z`, `fill="#d8b66e"`) +
            P(
              `M${r1(x)} ${r1(y - s * 0.24)}q${r1(s * 0.45)} ${r1(s * 0.1)} ${r1(s * 0.65)} ${r1(s * 0.49)}h${r1(-s * 0.5)}z`,
              `fill="#8a6c36"`,
            )
          : "";
  const castle = G(
    P("M-14 0v-15h5v-5h4v5h5v-12h5v-4h3v4h5v27z", `fill="#f3e8d0"`) +
      P("M0 0v-27h13v27z", `fill="#b5a78c"`) +
      P("M-1 -27l7-12 7 12z", `fill="#b3392a"`) +
      `<path d="M6 -39v-8l8 2.5-8 2.5" fill="#e9bd62" stroke="#3a2508" stroke-width=".8"/>`,
    `transform="translate(96 166)"`,
  );
  const far =
    P(
      "M-20 122L10 88 34 104 66 72 98 106 130 86 158 108 196 78 226 104 262 66 300 102 340 82V134H-20Z",
      `fill="#7a6c92" fill-opacity=".8"`,
    ) + P("M-20 126L24 104 60 114 104 96 150 116 204 100 250 116 290 98 340 112V136H-20Z", `fill="#8a7484"`);
  const sun =
    `<circle cx="56" cy="74" r="110" fill="url(#rb-sun)"/><circle cx="56" cy="74" r="17" fill="#fff4cf"/>` +
    (
      [
        [150, -30, 60],
        [70, 6, 46],
        [292, 40, 44],
        [250, -56, 40],
      ] as const
    )
      .map(
        ([x, y, w]) =>
          `<ellipse cx="${x}" cy="${y}" rx="${w}" ry="5" fill="#ffd9a8" fill-opacity=".55"/><ellipse cx="${x + 16}" cy="${y + 4}" rx="${w * 0.7}" ry="3.5" fill="#fff" fill-opacity=".35"/>`,
      )
      .join("");
  const knight = G(
    P("M-70 60C-46 26-16 14 0 12 26 14 76 26 120 60Z", `fill="#2a1a12"`) +
      P("M-5 14L-8 -6C-8 -12-4 -15 0 -15S8 -12 8 -6L12 14C6 18-6 18-10 14Z", `fill="#3a1812"`) +
      P("M-8 -8C-18 0-20 10-22 18L-6 14Z", `fill="#8e2a1e"`) +
      `<circle cy="-20" r="6" fill="#241410"/><path d="M-5 -23A6 6 0 0 1 1 -26" stroke="#ffdca8" stroke-width="1.5" fill="none"/><path d="M14 18V-54" stroke="#4a3018" stroke-width="2.4"/><path d="M14 -53L40 -47 32 -41 40 -34 14 -31Z" fill="#c43f2c"/><path d="M14 -53L40 -47 38 -45 14 -48Z" fill="#ff9a7a"/>`,
    `transform="translate(268 200)"`,
  );
  const beast = G(dragonOf("#33161f", "#a8574a"), `transform="translate(196 34) rotate(-58) scale(.98 .86)"`);
  const cast = G(dragonOf("#1a0f14"), `transform="translate(170 190) scale(1.250 .48) rotate(-58)" opacity=".5"`);
  return scene(
    fade("rb-sky", "#6478b4", "#ffc888") + glow("rb-sun", "#ffe9a8", 0.95),
    layer(0.6, `<rect x="-20" y="-90" width="360" height="270" fill="url(#rb-sky)"/>${sun}`),
    layer(1.3, far),
    layer(
      2.4,
      `<rect x="-20" y="118" width="360" height="130" fill="#7d8c40"/>` +
        rowsOf.map((row) => row.map(hex).join("")).join("") +
        rowsOf.map((row) => row.map(grow).join("")).join("") +
        castle +
        cast,
    ),
    layer(5, beast),
    layer(7, knight),
  );
}
