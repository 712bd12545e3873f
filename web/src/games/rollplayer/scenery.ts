/** The cover of Roll Player: a tavern table with dice. */
import { G, P, fade, flame, glow, layer, pick, r1, range, scene } from "../../art/scenery";

const DOTS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
};
/** A die seen on its corner: three lit faces, pips skewed with them. */
function isoDie(
  x: number,
  y: number,
  s: number,
  [hi, mid, lo, dot]: Resin,
  faces: readonly [number, number, number],
): string {
  const pips = (n: number, matrix: readonly number[]) =>
    G(
      DOTS[n]!.map(([u, v]) => `<circle cx="${u * 0.27}" cy="${v * 0.27}" r=".11" fill="${dot}"/>`).join(""),
      `transform="translate(${x} ${y}) matrix(${matrix.map((m) => r1(m * s * 10) / 10).join(" ")})"`,
    );
  const c = 0.866,
    h = 0.5;
  return (
    `<ellipse cx="${x + s * 0.3}" cy="${y + s * 0.98}" rx="${s * 1.15}" ry="${s * 0.36}" fill="#000" fill-opacity=".45"/>` +
    P(`M${x} ${y}L${r1(x - s * c)} ${r1(y - s * h)}V${r1(y + s * h)}L${x} ${r1(y + s)}Z`, `fill="${mid}"`) +
    P(`M${x} ${y}L${r1(x + s * c)} ${r1(y - s * h)}V${r1(y + s * h)}L${x} ${r1(y + s)}Z`, `fill="${lo}"`) +
    P(
      `M${x} ${y}L${r1(x - s * c)} ${r1(y - s * h)}L${x} ${r1(y - s)}L${r1(x + s * c)} ${r1(y - s * h)}Z`,
      `fill="${hi}"`,
    ) +
    P(
      `M${r1(x - s * c)} ${r1(y - s * h)}L${x} ${y}L${r1(x + s * c)} ${r1(y - s * h)}M${x} ${y}V${r1(y + s)}`,
      `fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="1.2"`,
    ) +
    pips(faces[0], [c, h, -c, h, 0, -h]) +
    pips(faces[1], [c, h, 0, 1, -c / 2, h / 2]) +
    pips(faces[2], [c, -h, 0, 1, c / 2, h / 2])
  );
}
type Resin = readonly [hi: string, mid: string, lo: string, dot: string];
const RESIN = {
  red: ["#f0705a", "#c43f2c", "#8a2418", "#fff"],
  blue: ["#6db6ee", "#2f7fc4", "#1a5288", "#fff"],
  green: ["#6fd0a0", "#2f9a68", "#1b6443", "#fff"],
  gold: ["#ffe08a", "#e0aa36", "#a37416", "#3a2508"],
  white: ["#fffaf0", "#ddd0b8", "#a99b82", "#2b2018"],
  black: ["#5a5560", "#332f38", "#1b191f", "#fff"],
} satisfies Record<string, Resin>;
export function scenery(): string {
  const planks = range(14)
    .map(
      (i) =>
        `<rect x="${i * 24 - 8}" y="-90" width="23" height="240" fill="${pick(["#3a2013", "#331b10", "#402517"], i)}"/>`,
    )
    .join("");
  const beams =
    `<path d="M-20 -90H340V-52H-20Z" fill="#1f1008"/><path d="M-20 -52H340V-47H-20Z" fill="#5d371c"/>` +
    [40, 150, 262].map((x) => `<path d="M${x} -90h30l-6 44h-18z" fill="#2b170b"/>`).join("");
  const lantern =
    `<circle cx="150" cy="4" r="96" fill="url(#tv-lamp)" fill-opacity=".85"/><path d="M150 -52V-22" stroke="#120a05" stroke-width="2.5"/><path d="M138 -22h24l4 6h-32z" fill="#2b2018"/><path d="M136 -16h28v30h-28z" fill="#ffcf73"/><path d="M136 -16h28v30h-28z" fill="none" stroke="#2b2018" stroke-width="3"/><path d="M150 -16v30M136 0h28" stroke="#2b2018" stroke-width="1.8"/><path d="M134 14h32l-5 7h-22z" fill="#2b2018"/>` +
    flame(150, 10, 0.7);
  const bottle = (x: number, c: string, h: number) =>
    P(`M${x} 66v${-h}q0-4 3-5v-6h4v6q3 1 3 5v${h}z`, `fill="${c}"`) +
    P(`M${x + 2} 64v${-h + 2}`, `stroke="#fff" stroke-opacity=".5" stroke-width="1.3"`);
  const shelf =
    `<rect x="14" y="66" width="92" height="6" fill="#6d4122"/><rect x="14" y="72" width="92" height="4" fill="#1d0e06"/>` +
    (
      [
        [22, "#5d7a3a", 18],
        [36, "#8a3a2a", 24],
        [52, "#3a5d7a", 16],
        [66, "#9a7a2a", 22],
        [82, "#6a3a6a", 18],
      ] as const
    )
      .map(([x, c, h]) => bottle(x, c, h))
      .join("");
  const pane =
    `<path d="M214 20h74v76h-74z" fill="#2a1509"/><path d="M219 25h64v66h-64z" fill="url(#tv-sky)"/>` +
    [235, 251, 267].map((x) => `<path d="M${x} 25v66" stroke="#2a1509" stroke-width="3"/>`).join("") +
    `<path d="M219 47h64M219 69h64" stroke="#2a1509" stroke-width="3"/><circle cx="262" cy="40" r="6" fill="#f3ecd0"/>`;
  const guests =
    P("M128 152c0-34 8-46 20-48 2-10 6-15 13-15s11 5 13 15c12 2 20 14 20 48z", `fill="#1f1009"`) +
    P("M192 152c0-26 6-36 15-38 2-8 5-12 11-12s9 4 11 12c9 2 15 12 15 38z", `fill="#261409"`);
  const table =
    P("M-20 230V156L40 132H280L340 156V230Z", `fill="url(#tv-top)"`) +
    range(9)
      .map((i) =>
        P(`M${20 + i * 35} 132L${-60 + i * 55} 230`, `stroke="#2a1407" stroke-width="1.6" stroke-opacity=".7"`),
      )
      .join("") +
    P("M40 132H280", `stroke="#ffcf90" stroke-opacity=".55" stroke-width="1.6"`) +
    `<ellipse cx="120" cy="176" rx="170" ry="56" fill="url(#tv-lamp)" fill-opacity=".75"/>`;
  const sheet = G(
    `<path d="M-48 -30H48L52 32H-52Z" fill="#000" opacity=".35" transform="translate(4 5)"/><path d="M-48 -30H48L52 32H-52Z" fill="#efdfba"/>` +
      range(5)
        .map(
          (i) =>
            `<path d="M-40 ${-16 + i * 10}H-16" stroke="#8a6a3a" stroke-width="2"/>` +
            range(3)
              .map(
                (j) =>
                  `<rect x="${-8 + j * 16}" y="${-21 + i * 10}" width="11" height="7.5" rx="1.5" fill="none" stroke="#a5854e"/>`,
              )
              .join(""),
        )
        .join("") +
      `<path d="M-40 -25H20" stroke="#8e2a1e" stroke-width="3"/>`,
    `transform="translate(108 184) rotate(-9)"`,
  );
  const mug =
    P("M238 148v34q0 8 18 8t18-8v-34z", `fill="url(#tv-mug)"`) +
    `<path d="M274 156q14 0 12 13t-13 11" fill="none" stroke="#8a5a2c" stroke-width="5"/><ellipse cx="256" cy="148" rx="18" ry="6" fill="#fff6e0"/><circle cx="246" cy="145" r="5" fill="#fff"/><circle cx="258" cy="143" r="6" fill="#fff8ea"/><circle cx="267" cy="146" r="4" fill="#fff"/>`;
  const candle =
    P("M30 178v-34h15v34q-7 5-15 0z", `fill="#f3e6c4"`) +
    P("M30 150q-3 8 2 12", `stroke="#fffdf0" stroke-width="3" fill="none"`) +
    `<ellipse cx="38" cy="181" rx="17" ry="5" fill="#a57c36"/>` +
    flame(37.5, 143, 0.85) +
    `<circle cx="38" cy="132" r="58" fill="url(#tv-lamp)"/>`;
  const rolled =
    isoDie(196, 190, 17, RESIN.red, [5, 3, 1]) +
    isoDie(160, 206, 18, RESIN.gold, [6, 2, 4]) +
    isoDie(226, 210, 19, RESIN.blue, [3, 6, 2]) +
    isoDie(258, 202, 15, RESIN.white, [4, 1, 5]) +
    isoDie(192, 218, 16, RESIN.green, [2, 5, 3]);
  return scene(
    fade("tv-sky", "#27406a", "#c4703c") +
      fade("tv-top", "#9a6234", "#4a2812") +
      fade("tv-mug", "#b98a4e", "#6d4420", "") +
      glow("tv-lamp", "#ffc36a"),
    layer(1, `<rect x="-20" y="-90" width="360" height="330" fill="#241208"/>` + planks + beams + shelf + pane),
    layer(2, guests + `<rect width="340" height="240" x="-10" fill="url(#tv-lamp)" fill-opacity=".25"/>` + lantern),
    layer(3, table),
    layer(4, candle + sheet + mug),
    layer(6, rolled),
  );
}
