/** The cover of Gloomhaven: a dungeon door by torchlight. */
import { helm } from "../../art/glyphs/charges";
import { skull } from "../../art/glyphs/deeds";
import { G, P, fade, flame, glow, glyph, grain, layer, pick, r1, range, scene } from "../../art/scenery";

export function scenery(): string {
  const wall = range(16)
    .map((r) =>
      range(9)
        .map((c) => {
          const x = c * 44 + (r % 2) * 22 - 34,
            k = grain(r, c, 5);
          return `<rect x="${x}" y="${r * 20 - 88}" width="42" height="18" rx="2" fill="${pick(["#3a3440", "#332e38", "#443d48", "#2d2832"], Math.floor(k * 4))}"/><path d="M${x} ${r * 20 - 88}h42" stroke="#6a6070" stroke-opacity=".4"/>`;
        })
        .join(""),
    )
    .join("");
  const chains =
    [104, 216]
      .map((x) =>
        range(7)
          .map(
            (i) =>
              `<ellipse cx="${x}" cy="${-84 + i * 11}" rx="${i % 2 ? 1.6 : 4}" ry="6.5" fill="none" stroke="#0d0b10" stroke-width="2.6"/>`,
          )
          .join(""),
      )
      .join("") +
    [52, 268]
      .map(
        (x) =>
          P(`M${x - 24} -84H${x + 24}V6L${x} -8 ${x - 24} 6Z`, `fill="#5d1d1a"`) +
          P(`M${x} -84H${x + 24}V6L${x} -8Z`, `fill="#3f1210"`) +
          glyph(helm, x, -40, 30, "#c9a45a"),
      )
      .join("");
  const arch = (w: number, h: number) =>
    `M${160 - w} 196V${196 - h * 0.56}C${160 - w} ${196 - h * 0.88} ${160 - w * 0.55} ${196 - h} 160 ${196 - h}S${160 + w} ${196 - h * 0.88} ${160 + w} ${196 - h * 0.56}V196Z`;
  const stones =
    range(11)
      .map((i) => {
        const a = Math.PI * (1 - i / 10);
        return P(
          `M${r1(160 + Math.cos(a) * 60)} ${r1(106 - Math.sin(a) * 66)}L${r1(160 + Math.cos(a) * 80)} ${r1(106 - Math.sin(a) * 88)}`,
          `stroke="#1a161e" stroke-width="2"`,
        );
      })
      .join("") +
    [124, 148, 172].map((y) => P(`M80 ${y}h20M220 ${y}h20`, `stroke="#1a161e" stroke-width="2"`)).join("");
  const leaf = (side: -1 | 1) =>
    G(
      P("M0 0V-142C26 -140 54 -122 58 -84V0Z", `fill="url(#gl-wood)"`) +
        [12, 26, 40].map((x) => P(`M${x} 0V-138`, `stroke="#160d08" stroke-width="1.6"`)).join("") +
        [-22, -64, -104]
          .map(
            (y) =>
              P(`M2 ${y}H55v8H2z`, `fill="#2b2a30"`) +
              range(5)
                .map((i) => `<circle cx="${8 + i * 11}" cy="${y + 4}" r="1.7" fill="#8f8a96"/>`)
                .join(""),
          )
          .join("") +
        `<circle cx="11" cy="-50" r="7" fill="none" stroke="#c9a45a" stroke-width="2.5"/>`,
      `transform="translate(${side < 0 ? 153 : 169} 194) scale(${side * 0.9} 1)"`,
    );
  const light =
    P("M153 194L160 60 169 194Z", `fill="#d8fff0"`) +
    P("M150 194L60 232H262L171 194Z", `fill="url(#gl-spill)"`) +
    `<ellipse cx="161" cy="130" rx="40" ry="80" fill="url(#gl-cold)"/>`;
  const keystone =
    `<path d="M144 10H176L170 46H150Z" fill="#8a8092" stroke="#1a161e" stroke-width="2"/>` +
    glyph(skull, 160, 27, 21, "#201a26");
  const torch = (x: number) =>
    `<circle cx="${x}" cy="92" r="74" fill="url(#gl-warm)"/>` +
    P(`M${x - 5} 100h10l-3 34h-4z`, `fill="#4a3018"`) +
    P(`M${x - 9} 96h18l-4 10h-10z`, `fill="#6d6a74"`) +
    P(`M${x} 124h${x < 160 ? -14 : 14}`, `stroke="#2b2a30" stroke-width="4"`) +
    flame(x, 96, 1.25);
  const steps = [0, 1, 2]
    .map(
      (i) =>
        P(
          `M${62 - i * 32} ${194 + i * 13}H${258 + i * 32}L${270 + i * 32} ${207 + i * 13}H${50 - i * 32}Z`,
          `fill="${pick(["#6a6070", "#554c5c", "#423a48"], i)}"`,
        ) + P(`M${62 - i * 32} ${194 + i * 13}H${258 + i * 32}`, `stroke="#b5a9bd" stroke-opacity=".5"`),
    )
    .join("");
  const hero1 =
    P("M-16 44C-20 10-14 -12 0 -16 14 -12 20 10 16 44Z", `fill="#140d10"`) +
    `<circle cy="-22" r="8.5" fill="#140d10"/>` +
    P(
      "M-7 -25C-15 -26-20 -33-17 -43-14 -36-9 -31-3 -29ZM7 -25C15 -26 20 -33 17 -43 14 -36 9 -31 3 -29Z",
      `fill="#140d10"`,
    ) +
    P("M14 -8L30 -38 34 -36 19 -4Z", `fill="#140d10"`) +
    P("M-14 0C-13 -8-8 -14 0 -16", `stroke="#ffb05a" stroke-width="1.8" fill="none"`);
  const hero2 =
    P("M-13 40C-16 8-11 -10 0 -30 11 -10 16 8 13 40Z", `fill="#17101a"`) +
    P("M12 -2C9 -14 5 -22 0 -30", `stroke="#ffb05a" stroke-width="1.6" fill="none"`) +
    `<path d="M20 40V-34" stroke="#17101a" stroke-width="3"/><circle cx="20" cy="-37" r="4" fill="#9fd8ff"/><circle cx="20" cy="-37" r="14" fill="url(#gl-cold)"/>`;
  const party =
    G(hero1, `transform="translate(92 192) scale(1.150)"`) + G(hero2, `transform="translate(234 194) scale(1.050)"`);
  return scene(
    fade("gl-wood", "#5d4028", "#2b1a10", 'x1="0" y1="0" x2="1" y2="1"') +
      glow("gl-warm", "#ff9a3a", 0.75) +
      glow("gl-cold", "#9fffe0", 0.6) +
      fade("gl-spill", "#b8ffe8", "#b8ffe800") +
      `<radialGradient id="gl-vig" cx=".5" cy=".52" r=".7"><stop offset=".45" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".75"/></radialGradient>`,
    layer(1, `<rect x="-20" y="-90" width="360" height="340" fill="#1a161e"/>${wall}${chains}`),
    layer(
      1.8,
      P(arch(82, 180), `fill="#1a161e"`) +
        P(arch(79, 176), `fill="#6d6476"`) +
        stones +
        P(arch(58, 150), `fill="#08060a"`) +
        light +
        leaf(-1) +
        leaf(1) +
        keystone,
    ),
    layer(2.6, torch(44) + torch(276)),
    layer(3.4, steps + P("M150 194L88 232H236L171 194Z", `fill="url(#gl-spill)" fill-opacity=".6"`)),
    `<rect x="-20" y="-90" width="360" height="340" fill="url(#gl-vig)"/>`,
    layer(7, party),
  );
}
