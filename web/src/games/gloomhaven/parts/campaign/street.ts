/** The street of Gloomhaven between the scenarios: shop, sanctuary, enhancer, tavern and gate; its tones are in street.css. */
import mug from "icon:beer-stein";
import { bow } from "../../../../art/glyphs/charges";
import { attack, magic, shield, sun } from "../../../../art/glyphs/deeds";
import { bag, flag } from "../../../../art/glyphs/tools";
import { fade, G, glow, glyph, grain, P, pick, r1, range, stream } from "../../../../art/scenery";
import "../../../../art/land/tones.css";
import "./street.css";

/** What is painted is so wide and so high; a door's placard hangs at `x`, below the ground line. */
export const FRAME = { width: 1600, height: 900, ground: 516 } as const;
export const STANDS = { shop: 44, sanctuary: 362, enhancer: 672, tavern: 972, gate: 1300 } as const;
export type House = keyof typeof STANDS;

const lampPost = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y - 150}" r="120" fill="url(#lampG)" opacity="var(--lamp-k)" />` +
  P(`M${x - 4} ${y}V${y - 132}h8V${y}Z`, `fill="#1d1614"`) +
  P(`M${x - 12} ${y}h24l-6 -12h-12z`, `fill="#1d1614"`) +
  P(`M${x - 12} ${y - 132}L${x - 16} ${y - 164}H${x + 16}L${x + 12} ${y - 132}Z`, `fill="#ffe6a8"`) +
  P(
    `M${x - 12} ${y - 132}L${x - 16} ${y - 164}H${x + 16}L${x + 12} ${y - 132}ZM${x} ${y - 132}V${y - 164}`,
    `fill="none" stroke="#1d1614" stroke-width="3"`,
  ) +
  P(`M${x - 20} ${y - 164}L${x} ${y - 182} ${x + 20} ${y - 164}Z`, `fill="#1d1614"`) +
  `<path d="M${x} ${y - 160}C${x + 3} ${y - 152} ${x + 7} ${y - 149} ${x + 5} ${y - 142}A5 5 0 0 1 ${x - 5} ${y - 142}C${x - 5} ${y - 148} ${x - 2} ${y - 151} ${x} ${y - 160}Z" fill="#ff9a3a"/>`;
const pane = (x: number, y: number, w: number, h: number, arch = 0) => {
  const d = arch
    ? `M${x} ${y + h}V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y + w / 2}V${y + h}Z`
    : `M${x} ${y}h${w}v${h}h${-w}Z`;
  return (
    P(d, `fill="var(--win)"`) +
    P(
      d + `M${x + w / 2} ${y}V${y + h}M${x} ${y + h / 2}H${x + w}`,
      `fill="none" stroke="var(--beam)" stroke-width="4"`,
    ) +
    P(`M${x + 3} ${y + h - 4}L${x + w - 4} ${y + 6}`, `stroke="#fff" stroke-opacity=".25" stroke-width="5"`) +
    P(`M${x - 5} ${y + h}h${w + 10}v6h${-w - 10}z`, `fill="var(--beam)"`)
  );
};
const door = (x: number, y: number, w: number, h: number, c: string) => {
  const d = `M${x - w} ${y}V${y - h * 0.62}A${w} ${h * 0.38} 0 0 1 ${x + w} ${y - h * 0.62}V${y}Z`;
  return (
    P(d, `fill="none" stroke="#000" stroke-opacity=".45" stroke-width="20"`) +
    P(d, `fill="none" stroke="var(--stone-lo)" stroke-width="15"`) +
    P(d, `fill="none" stroke="var(--stone)" stroke-width="11" stroke-dasharray="18 3"`) +
    P(d, `fill="${c}"`) +
    range(5)
      .map((i) =>
        P(
          `M${r1(x - w + ((i + 1) * w) / 3)} ${y}V${r1(y - h * 0.86)}`,
          `stroke="#000" stroke-opacity=".4" stroke-width="2"`,
        ),
      )
      .join("") +
    [0.2, 0.58]
      .map((k) => P(`M${x - w} ${r1(y - h * k)}h${r1(w * 1.3)}v7h${r1(-w * 1.3)}z`, `fill="#1d1a1c"`))
      .join("") +
    `<circle cx="${x + w * 0.62}" cy="${y - h * 0.42}" r="6" fill="none" stroke="#e0b060" stroke-width="3"/>`
  );
};
const sign = (x: number, y: number, g: string, c: string) =>
  G(
    P("M0 -12V0M-34 -12H10", `stroke="#1d1614" stroke-width="5" stroke-linecap="round"`) +
      G(
        P("M-22 2H22V40Q0 56-22 40Z", `fill="#000" fill-opacity=".4" transform="translate(4 5)"`) +
          P("M-22 2H22V40Q0 56-22 40Z", `fill="${c}" stroke="#e0b060" stroke-width="3"`) +
          glyph(g, 0, 23, 29, "#ffe7b0"),
        ``,
      ),
    `transform="translate(${x} ${y})"`,
  );
const timber = (x: number, y: number, w: number, h: number, n: number) =>
  P(
    `M${x} ${y}h${w}M${x} ${y + h}h${w}` +
      range(n + 1)
        .map((i) => `M${r1(x + (i * w) / n)} ${y}v${h}`)
        .join("") +
      range(n)
        .map((i) =>
          i % 2
            ? `M${r1(x + (i * w) / n)} ${y}L${r1(x + ((i + 1) * w) / n)} ${y + h}`
            : `M${r1(x + ((i + 1) * w) / n)} ${y}L${r1(x + (i * w) / n)} ${y + h}`,
        )
        .join(""),
    `fill="none" stroke="var(--beam)" stroke-width="8"`,
  );
const brick = (x: number, y: number, w: number, h: number, seed: number) => {
  const rnd = stream(seed, 7);
  return (
    P(
      range(Math.round((w * h) / 2600))
        .map(() => {
          const u = x + rnd(6, w - 34),
            v = y + rnd(6, h - 14);
          return `M${r1(u)} ${r1(v)}h${r1(rnd(14, 28))}v${r1(rnd(7, 10))}h${r1(-rnd(14, 26))}z`;
        })
        .join(""),
      `fill="#000" fill-opacity=".1"`,
    ) +
    P(
      range(Math.round((w * h) / 4200))
        .map(() => `M${r1(x + rnd(6, w - 30))} ${r1(y + rnd(6, h - 10))}h${r1(rnd(12, 24))}`)
        .join(""),
      `stroke="#fff" stroke-opacity=".16" stroke-width="2"`,
    )
  );
};
const lit = (d: string, c: string) => P(d, `fill="${c}"`) + P(d, `fill="url(#wallSide)"`),
  eave = (x: number, y: number, w: number) =>
    P(`M${x} ${y}h${w}v34q${-w / 2} -14 ${-w} 0z`, `fill="#000" fill-opacity=".3"`);
/** Stones along the foot of a wall. */
const footing = (x: number, y: number, w: number, seed: number) =>
  P(`M${x} ${y}v-26h${w}v26z`, `fill="#000" fill-opacity=".3"`) +
  range(Math.ceil(w / 25))
    .map((i) =>
      [0, 1]
        .map((r) => {
          const u = Math.max(x, x + i * 25 - r * 12),
            v = Math.min(23, x + w - u);
          return v > 4
            ? `<rect x="${r1(u)}" y="${y - 13 - r * 13}" width="${r1(v)}" height="11.500" rx="4" fill="var(--stone${grain(i, r, seed) > 0.5 ? "-lo" : ""})" fill-opacity="${r1(0.4 + grain(i, seed) * 0.3)}"/>`
            : "";
        })
        .join(""),
    )
    .join("");
const flowers = (x: number, y: number, w: number) =>
  range(9)
    .map(
      (i) =>
        `<ellipse cx="${r1(x + (i / 8) * w)}" cy="${r1(y - 3 - grain(i, 2) * 5)}" rx="7" ry="6" fill="var(--leaf${i % 2 ? "" : "-lo"})"/>`,
    )
    .join("") +
  range(8)
    .map(
      (i) =>
        `<circle cx="${r1(x + 3 + (i / 8) * w)}" cy="${r1(y - 6 - grain(i, 5) * 6)}" r="3.200" fill="${pick(["#e0566a", "#ffd873", "#f3e6ff"], i)}"/>`,
    )
    .join("") +
  P(`M${x - 5} ${y}h${w + 10}l-4 12h${-w - 2}z`, `fill="var(--beam)"`);
const halo = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#lampG)" opacity="calc(var(--lamp-k) * .55)"/>`;
const HOUSE = {
  shop: (x: number, y: number) =>
    lit(`M${x} ${y}V${y - 330}H${x + 280}V${y}Z`, "var(--wall-1)") +
    brick(x, y - 190, 280, 190, 1) +
    footing(x, y, 280, 1) +
    timber(x + 4, y - 326, 272, 118, 4) +
    halo(x + 62, y - 266, 64) +
    halo(x + 218, y - 266, 64) +
    pane(x + 34, y - 300, 56, 66) +
    pane(x + 190, y - 300, 56, 66) +
    flowers(x + 36, y - 232, 52) +
    flowers(x + 192, y - 232, 52) +
    eave(x, y - 322, 280) +
    P(`M${x - 22} ${y - 322}L${x + 60} ${y - 430}H${x + 220}L${x + 302} ${y - 322}Z`, `fill="var(--roof)"`) +
    P(`M${x + 150} ${y - 430}H${x + 220}L${x + 302} ${y - 322}H${x + 190}Z`, `fill="var(--roof-lo)"`) +
    P(
      range(6)
        .map((i) =>
          range(17 - i)
            .map(
              (j) =>
                `M${r1(x - 18 + i * 15 + (j * (316 - i * 30)) / (17 - i))} ${y - 324 - i * 19}q${r1((316 - i * 30) / (17 - i) / 2)} 10 ${r1((316 - i * 30) / (17 - i))} 0`,
            )
            .join(""),
        )
        .join(""),
      `fill="none" stroke="#000" stroke-opacity=".3" stroke-width="2.200"`,
    ) +
    P(`M${x + 52} ${y - 424}v-40h30v40z`, `fill="var(--stone-lo)"`) +
    P(`M${x + 60} ${y - 434}H${x + 220}`, `stroke="var(--roof-lo)" stroke-width="8" stroke-linecap="round"`) +
    P(`M${x + 152} ${y - 128}h112v92h-112z`, `fill="var(--win)"`) +
    (
      [
        [attack, 178],
        [shield, 210],
        [bow, 242],
      ] as const
    )
      .map(([g, u]) => glyph(g, x + u, y - 74, 30, "#3a2212"))
      .join("") +
    P(
      `M${x + 152} ${y - 128}h112v92h-112zM${x + 208} ${y - 128}v30`,
      `fill="none" stroke="var(--beam)" stroke-width="6"`,
    ) +
    P(`M${x + 144} ${y - 36}h128v10h-128z`, `fill="var(--beam)"`) +
    range(7)
      .map((i) =>
        P(`M${x + 140 + i * 19} ${y - 158}h19l3 28a9.500 8 0 0 1-19 0z`, `fill="${i % 2 ? "#f3e6c8" : "#a8392a"}"`),
      )
      .join("") +
    door(x + 78, y, 42, 150, "#5d3a1e") +
    sign(x + 152, y - 196, bag, "#7a3a1c"),
  sanctuary: (x: number, y: number) =>
    lit(`M${x + 20} ${y}V${y - 320}L${x + 140} ${y - 452} ${x + 260} ${y - 320}V${y}Z`, "var(--wall-2)") +
    P(
      `M${x + 20} ${y - 300}L${x + 140} ${y - 432} ${x + 260} ${y - 300}V${y - 276}L${x + 140} ${y - 406} ${x + 20} ${y - 276}Z`,
      `fill="#000" fill-opacity=".26"`,
    ) +
    brick(x + 26, y - 300, 228, 300, 2) +
    footing(x + 28, y, 224, 2) +
    P(
      `M${x + 8} ${y - 312}L${x + 140} ${y - 462} ${x + 272} ${y - 312}L${x + 258} ${y - 306} ${x + 140} ${y - 436} ${x + 22} ${y - 306}Z`,
      `fill="var(--stone)"`,
    ) +
    P(`M${x + 140} ${y - 456}v-26`, `stroke="#8f6522" stroke-width="6"`) +
    glyph(sun, x + 140, y - 496, 46, "#e0b060") +
    `<circle cx="${x + 140}" cy="${y - 312}" r="48" fill="var(--stone)"/><circle cx="${x + 140}" cy="${y - 312}" r="40" fill="#24407a"/>` +
    range(8)
      .map((i) =>
        G(
          `<path d="M0 0L-12 -36Q0 -44 12 -36Z" fill="${pick(["#ffd873", "#e0566a", "#6db6ee", "#8affc0"], i)}" fill-opacity=".85" stroke="#2a1a10" stroke-width="2"/>`,
          `transform="translate(${x + 140} ${y - 312}) rotate(${i * 45})"`,
        ),
      )
      .join("") +
    `<circle cx="${x + 140}" cy="${y - 312}" r="9" fill="#fff3c4" stroke="#2a1a10" stroke-width="2"/><circle cx="${x + 140}" cy="${y - 312}" r="76" fill="url(#lampG)" opacity="calc(var(--lamp-k) * .7)"/>` +
    pane(x + 42, y - 196, 30, 92, 1) +
    pane(x + 208, y - 196, 30, 92, 1) +
    [0, 252]
      .map(
        (u) =>
          P(`M${x + u} ${y}v-200l14 -22 14 22v200z`, `fill="var(--stone-lo)"`) +
          P(`M${x + u} ${y}v-200l14 -22v222z`, `fill="var(--stone)"`),
      )
      .join("") +
    range(34)
      .map((i) => {
        const t = i / 34,
          u = x + 36 + grain(i, 1) * 30 * (1 - t) + Math.sin(t * 9) * 8,
          v = y - 8 - t * 250;
        return `<ellipse cx="${r1(u)}" cy="${r1(v)}" rx="${r1(7 + grain(i, 2) * 6)}" ry="${r1(5 + grain(i, 4) * 4)}" fill="var(--leaf${pick(["", "-lo", "-hi"], i)})"/>`;
      })
      .join("") +
    door(x + 140, y, 50, 176, "#4a2f1a") +
    P(`M${x + 70} ${y + 10}h140v-10h-140z`, `fill="var(--stone)"`),
  enhancer: (x: number, y: number) =>
    lit(`M${x + 12} ${y}L${x + 30} ${y - 300}H${x + 240}L${x + 262} ${y}Z`, "var(--wall-3)") +
    eave(x + 28, y - 294, 214) +
    brick(x + 30, y - 280, 206, 280, 3) +
    footing(x + 14, y, 246, 3) +
    P(
      `M${x + 6} ${y - 292}C${x + 60} ${y - 330} ${x + 84} ${y - 420} ${x + 112} ${y - 492}L${x + 128} ${y - 500}C${x + 140} ${y - 420} ${x + 190} ${y - 330} ${x + 268} ${y - 292}Z`,
      `fill="#4a2f7a"`,
    ) +
    P(
      `M${x + 128} ${y - 500}C${x + 140} ${y - 420} ${x + 190} ${y - 330} ${x + 268} ${y - 292}H${x + 170}C${x + 140} ${y - 350} ${x + 124} ${y - 430} ${x + 128} ${y - 500}Z`,
      `fill="#2f1c54"`,
    ) +
    (
      [
        [80, 330],
        [120, 380],
        [150, 330],
        [190, 312],
        [104, 440],
      ] as const
    )
      .map(([u, v]) => P(`M${x + u} ${y - v - 7}l2 5 5 2-5 2-2 5-2 -5-5 -2 5 -2z`, `fill="#ffd873"`))
      .join("") +
    `<circle cx="${x + 186}" cy="${y - 206}" r="104" fill="url(#magicG)" /><circle cx="${x + 186}" cy="${y - 206}" r="38" fill="#2a1a4a"/><circle cx="${x + 186}" cy="${y - 206}" r="31" fill="#b98aff"/><circle cx="${x + 178}" cy="${y - 216}" r="12" fill="#f3e6ff" fill-opacity=".8"/>` +
    P(`M${x + 186} ${y - 237}v62M${x + 155} ${y - 206}h62`, `stroke="#2a1a4a" stroke-width="4"`) +
    (
      [
        [52, 232],
        [52, 180],
      ] as const
    )
      .map(([u, v]) => pane(x + u, y - v - 20, 34, 42, 1))
      .join("") +
    door(x + 132, y, 44, 150, "#3a2a5a") +
    sign(x + 66, y - 130, magic, "#4a2f7a"),
  tavern: (x: number, y: number) =>
    lit(`M${x} ${y}V${y - 300}H${x + 290}V${y}Z`, "var(--wall-4)") +
    brick(x, y - 170, 290, 170, 4) +
    footing(x, y, 290, 4) +
    timber(x + 4, y - 298, 282, 122, 5) +
    [26, 118, 210].map((u) => halo(x + u + 26, y - 246, 58) + pane(x + u, y - 276, 52, 62)).join("") +
    flowers(x + 120, y - 212, 48) +
    eave(x, y - 292, 290) +
    P(`M${x - 20} ${y - 292}L${x + 26} ${y - 392}H${x + 266}L${x + 312} ${y - 292}Z`, `fill="var(--thatch)"`) +
    P(`M${x + 170} ${y - 392}H${x + 266}L${x + 312} ${y - 292}H${x + 196}Z`, `fill="var(--thatch-lo)"`) +
    range(26)
      .map((i) =>
        P(
          `M${x - 14 + i * 12.4} ${y - 294}l${r1((grain(i) - 0.5) * 6)} 12`,
          `stroke="var(--thatch-lo)" stroke-width="3"`,
        ),
      )
      .join("") +
    P(
      range(70)
        .map((i) => {
          const t = grain(i, 3),
            v = grain(i, 5),
            yy = y - 300 - v * 86,
            lo = x - 12 + v * 42,
            hi = x + 304 - v * 42;
          return `M${r1(lo + t * (hi - lo))} ${r1(yy)}l${r1((t - 0.5) * 12)} 16`;
        })
        .join(""),
      `stroke="var(--thatch-lo)" stroke-opacity=".8" stroke-width="2.600" stroke-linecap="round"`,
    ) +
    P(`M${x + 206} ${y - 386}v-58h34v58z`, `fill="var(--stone-lo)"`) +
    range(7)
      .map(
        (i) =>
          `<circle cx="${r1(x + 222 + Math.sin(i * 1.1) * 9 + i * 5)}" cy="${y - 452 - i * 15}" r="${7 + i * 2.2}" fill="#fff" fill-opacity="${r1((0.3 - i * 0.035) * 100) / 100}"/>`,
      )
      .join("") +
    pane(x + 22, y - 132, 80, 74) +
    P(
      `M${x + 34} ${y - 66}c0 -20 6 -28 14 -28s14 8 14 28zM${x + 66} ${y - 66}c0 -16 5 -24 12 -24s12 8 12 24z`,
      `fill="#3a2212" fill-opacity=".8"`,
    ) +
    `<circle cx="${x + 62}" cy="${y - 92}" r="70" fill="url(#lampG)" opacity="calc(var(--lamp-k) * .8)"/>` +
    door(x + 194, y, 46, 154, "#7a3a1c") +
    sign(x + 136, y - 152, mug, "#24503c") +
    P(`M${x + 262} ${y}c-6 -14-6 -34 0 -46h34c6 12 6 32 0 46z`, `fill="#7a5230"`) +
    P(`M${x + 259} ${y - 12}h40M${x + 259} ${y - 34}h40`, `stroke="#2b2a2c" stroke-width="4"`),
  gate: (x: number, y: number) =>
    lit(`M${x + 40} ${y}V${y - 300}H${x + 240}V${y}Z`, "var(--wall-2)") +
    brick(x + 44, y - 296, 192, 290, 5) +
    P(
      `M${x + 40} ${y - 300}${range(5)
        .map(() => "v-24h24v24h16")
        .join("")}z`,
      `fill="var(--stone-lo)"`,
    ) +
    [0, 216]
      .map(
        (u) =>
          lit(`M${x + u} ${y}V${y - 372}H${x + u + 64}V${y}Z`, "var(--wall-2)") +
          brick(x + u, y - 366, 64, 360, 6 + u) +
          P(`M${x + u - 10} ${y - 368}h84v-22h-14v-18h-16v18h-14v-18h-16v18h-14v-18h-10z`, `fill="var(--stone-lo)"`) +
          pane(x + u + 20, y - 300, 24, 58, 1) +
          footing(x + u, y, 64, 9),
      )
      .join("") +
    P(
      `M${x + 78} ${y}V${y - 150}A62 80 0 0 1 ${x + 202} ${y - 150}V${y}Z`,
      `fill="#0d0a10" stroke="var(--stone)" stroke-width="12"`,
    ) +
    P(
      `M${x + 84} ${y}L${x + 120} ${y - 120}H${x + 160}L${x + 196} ${y}Z`,
      `fill="var(--lampglow)" fill-opacity=".18"`,
    ) +
    P(
      [96, 118, 140, 162, 184].map((u) => `M${x + u} ${y - 232 + Math.abs(u - 140) * 0.9}V${y - 128}`).join("") +
        `M${x + 84} ${y - 150}h112M${x + 84} ${y - 178}h112`,
      `fill="none" stroke="#4a4643" stroke-width="6"`,
    ) +
    P(`M${x + 112} ${y - 288}h56v46l-28 18-28 -18z`, `fill="var(--gules)" stroke="#e0b060" stroke-width="3"`) +
    glyph(flag, x + 140, y - 262, 28, "#ffe7b0"),
};

const { width, height, ground } = FRAME;

function skyline(y: number, count: number, reach: number): string {
  const rnd = stream(count, 33);
  const step = (width + 60) / count;
  const roofs = range(count).map((i) => {
    const [x, top] = [i * step - 30, y - rnd(10, 120) * reach];
    return rnd(0, 1) < 0.4
      ? `L${r1(x)} ${r1(top + 30)} ${r1(x + step / 2)} ${r1(top - 34)} ${r1(x + step)} ${r1(top + 30)}`
      : `L${r1(x)} ${r1(top)} ${r1(x + step)} ${r1(top)}`;
  });
  return P(`M-40 ${y + 400}${roofs.join("")}L${width + 40} ${y + 400}Z`, `fill="var(--far)"`);
}

function cobbles(): string {
  const rnd = stream(5, 2);
  return range(14)
    .map((row) => {
      const [y, s] = [ground - 8 + (row / 14) ** 1.35 * (height - ground), 12 + row * 4.2];
      return range(Math.ceil(width / (s * 2)) + 2)
        .map((i) => {
          const bright = grain(row, i) > 0.72;
          return `<ellipse cx="${r1(i * s * 2 + (row % 2) * s - s + rnd(-3, 3))}" cy="${r1(y + s * 0.4)}" rx="${r1(s * 0.92)}" ry="${r1(s * 0.42)}" fill="var(--cob${bright ? "-hi" : ""})" fill-opacity="${bright ? 0.5 : 1}"/>`;
        })
        .join("");
    })
    .join("");
}

const stars = (): string => {
  const rnd = stream(9, 9);
  return range(80)
    .map(
      () =>
        `<circle cx="${r1(rnd(0, width))}" cy="${r1(rnd(0, 300))}" r="${r1(rnd(0.6, 1.8))}" fill-opacity="${r1(rnd(0.2, 0.9))}"/>`,
    )
    .join("");
};

const DEFS =
  `<linearGradient id="duskG" x1="0" y1="0" x2="0" y2="1"><stop stop-color="var(--dusk-1)"/><stop offset=".45" stop-color="var(--dusk-2)"/><stop offset=".7" stop-color="var(--dusk-3)"/></linearGradient>` +
  `<linearGradient id="wallSide"><stop stop-color="#fff" stop-opacity=".16"/><stop offset=".4" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".32"/></linearGradient>` +
  fade("fogG", "#00000000", "#00000066") +
  glow("magicG", "#b98aff", 0.8) +
  glow("moonG", "#fff3c4", 0.7) +
  glow("lampG", "var(--lampglow)", 0.8);

/** The whole street, as SVG text. */
export function street(): string {
  const houses = (Object.entries(STANDS) as [House, number][]).map(([name, x]) => HOUSE[name](x, ground)).join("");
  return (
    `<defs>${DEFS}</defs><rect width="${width}" height="${height}" fill="url(#duskG)"/><g fill="#fff" opacity="var(--night)">${stars()}</g>` +
    `<circle cx="640" cy="74" r="150" fill="url(#moonG)"/><circle cx="640" cy="74" r="30" fill="#fff6d8"/>${skyline(300, 18, 1)}${skyline(420, 13, 0.8)}` +
    `<rect x="-10" y="${ground}" width="${width + 20}" height="${height - ground}" fill="var(--cob-lo)"/>${cobbles()}<rect x="-10" y="${ground}" width="${width + 20}" height="${height - ground}" fill="url(#fogG)"/>` +
    houses +
    lampPost(342, ground + 16) +
    lampPost(954, ground + 16) +
    lampPost(1284, ground + 16)
  );
}
