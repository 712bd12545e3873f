/** The cover of Prophecy: a ring of lands under the stars, gates to the planes inside it. */
import { G, P, fade, glow, layer, path, pick, r1, range, scene, stream } from "../../art/scenery";

export function scenery(): string {
  const rnd = stream(3, 4),
    stars = range(150)
      .map(
        () =>
          `<circle cx="${r1(rnd(-10, 330))}" cy="${r1(rnd(-85, 200))}" r="${r1(rnd(0.4, 1.5))}" fill="#fff" fill-opacity="${r1(rnd(0.3, 1))}"/>`,
      )
      .join("");
  const cloud = [
    [70, 40, 90, 34, "#6a3fa0"],
    [250, 80, 100, 40, "#3a4fae"],
    [160, -10, 140, 30, "#8a4a9a"],
  ]
    .map(
      ([x, y, a, b, c]) =>
        `<ellipse cx="${x}" cy="${y}" rx="${a}" ry="${b}" fill="${c}" opacity=".28" filter="url(#pr-soft)"/>`,
    )
    .join("");
  const moon = `<g transform="translate(-12 -52)"><circle cx="262" cy="44" r="60" fill="url(#pr-moon)"/><circle cx="262" cy="44" r="21" fill="#f6efd6"/><circle cx="256" cy="39" r="4" fill="#ddd2b0"/><circle cx="268" cy="50" r="5.5" fill="#ddd2b0"/><circle cx="270" cy="36" r="2.5" fill="#ddd2b0"/></g>`;
  const comet = `<g transform="translate(-4 -62)"><path d="M30 26L108 58" stroke="url(#pr-tail)" stroke-width="3.5" stroke-linecap="round"/><circle cx="108" cy="58" r="3" fill="#fff"/></g>`;
  const at = (i: number, r = 1): [number, number, number] => {
    const a = (i / 20) * 2 * Math.PI + 0.16;
    return [160 + Math.cos(a) * 128 * r, 142 + Math.sin(a) * 50 * r, a];
  };
  const LAND = [
    "#8fae4e",
    "#3f7a45",
    "#8a8078",
    "#c9b25e",
    "#3f7a45",
    "#b98a5a",
    "#8fae4e",
    "#8a8078",
    "#4f8a50",
    "#c9b25e",
  ];
  const tile = (i: number) => {
    const out = [at(i, 1.14), at(i + 1, 1.14)],
      inn = [at(i + 1, 0.84), at(i, 0.84)],
      y = at(i + 0.5)[1],
      c = pick(LAND, i * 7),
      d = 15,
      [x0, y0] = at(i + 0.5);
    const side = (p: readonly number[], q: readonly number[], o: string) =>
      P(path([p, q, [q[0]!, q[1]! + d], [p[0]!, p[1]! + d]]), `fill="${o}"`);
    const tree = (u: number, v: number, h = 12) =>
      P(`M${r1(u - 4)} ${r1(v)}l4 ${-h} 4 ${h}z`, `fill="#2c5a34"`) +
      P(`M${r1(u)} ${r1(v - h)}l4 ${h}h-4z`, `fill="#1b3d24"`);
    const grown =
      (
        {
          "#3f7a45": tree(x0 - 7, y0 + 2) + tree(x0 + 6, y0 + 1, 14) + tree(x0, y0 + 5),
          "#4f8a50": tree(x0 - 4, y0 + 3, 10) + tree(x0 + 5, y0 + 4),
          "#8a8078":
            P(`M${r1(x0 - 12)} ${r1(y0 + 4)}l11-21 12 21z`, `fill="#b5aba0"`) +
            P(`M${r1(x0 - 1)} ${r1(y0 - 17)}l12 21h-9z`, `fill="#5d544c"`) +
            P(`M${r1(x0 - 4)} ${r1(y0 - 11)}l3-6 3.5 6-3 2z`, `fill="#fff"`),
          "#b98a5a":
            P(`M${r1(x0 - 9)} ${r1(y0 + 4)}v-13h4v-5h3v5h5v-9h4v9h3v13z`, `fill="#e6d6b4"`) +
            `<rect x="${r1(x0 - 1)}" y="${r1(y0 - 4)}" width="2.5" height="4" fill="#ffb347"/>` +
            P(`M${r1(x0 + 2)} ${r1(y0 - 18)}l3-7 3 7z`, `fill="#b3392a"`),
          "#c9b25e": P(
            `M${r1(x0 - 8)} ${r1(y0 + 2)}q8 -4 16 0M${r1(x0 - 6)} ${r1(y0 + 5)}q7 -3 13 0`,
            `stroke="#8a7430" fill="none" stroke-width="1.6"`,
          ),
        } as Record<string, string>
      )[c] ?? "";
    return {
      y,
      svg:
        side(out[0]!, out[1]!, "#4a3220") +
        side(inn[0]!, inn[1]!, "#2e1f14") +
        P(path([...out, ...inn]), `fill="${c}" stroke="#20140c" stroke-width="1"`) +
        P(path(out, false), `stroke="#fff" stroke-opacity=".3"`) +
        grown,
    };
  };
  const tiles = range(20)
      .map(tile)
      .sort((a, b) => a.y - b.y),
    back = tiles.filter((t) => t.y < 142),
    front = tiles.filter((t) => t.y >= 142);
  const gate = (x: number, y: number, k: number, c: string) =>
    G(
      `<path d="M-10 6L-20 -84H20L10 6Z" fill="url(#pr-beam)"/><path d="M-11 6V-14A11 13 0 0 1 11 -14V6Z" fill="${c}" opacity=".9"/><path d="M-7 6V-13A7 9 0 0 1 7 -13V6Z" fill="#fff" opacity=".75"/><path d="M-13 7V-14A13 15 0 0 1 13 -14V7" fill="none" stroke="#efe2ff" stroke-width="2"/>`,
      `transform="translate(${x} ${y}) scale(${k})"`,
    );
  const gates =
    `<ellipse cx="160" cy="146" rx="92" ry="34" fill="url(#pr-pool)"/>` +
    (
      [
        [112, 138, 0.8, "#7fd0ff"],
        [160, 126, 0.74, "#c79bff"],
        [208, 138, 0.8, "#ffd27f"],
        [132, 158, 0.98, "#9affc4"],
        [190, 158, 0.98, "#ff9ab0"],
      ] as const
    )
      .map(([x, y, k, c]) => gate(x, y, k, c))
      .join("");
  const seer = G(
    P("M-40 60C-30 20-14 6 0 4 14 6 60 24 90 60Z", `fill="#0d0a1c"`) +
      P("M0 6C-9 6-12 -6-10 -18 -9 -25-5 -29 0 -31 5 -29 9 -25 10 -18 12 -6 9 6 0 6Z", `fill="#181230"`) +
      P("M-6 -22C-5 -27-2 -30 0 -31", `stroke="#bfa8ff" stroke-width="1.5" fill="none"`) +
      `<path d="M14 8V-40" stroke="#5d4630" stroke-width="2.5"/><circle cx="14" cy="-43" r="4.5" fill="#ffe9a8"/><circle cx="14" cy="-43" r="17" fill="url(#pr-moon)"/>`,
    `transform="translate(48 196)"`,
  );
  return scene(
    fade("pr-sky", "#120c34", "#5a3a86") +
      `<linearGradient id="pr-beam" x1="0" y1="1" x2="0" y2="0"><stop stop-color="#efe2ff" stop-opacity=".55"/><stop offset="1" stop-color="#efe2ff" stop-opacity="0"/></linearGradient>` +
      glow("pr-moon", "#ffeeb8", 0.7) +
      glow("pr-pool", "#b48aff", 0.95) +
      `<linearGradient id="pr-tail"><stop stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#fff"/></linearGradient><filter id="pr-soft" x="-40%" y="-80%" width="180%" height="260%"><feGaussianBlur stdDeviation="12"/></filter>`,
    layer(0.6, `<rect x="-20" y="-90" width="360" height="340" fill="url(#pr-sky)"/>${cloud}${stars}`),
    layer(1.4, moon + comet),
    layer(2.6, back.map((t) => t.svg).join("")),
    layer(3.2, gates),
    layer(4, front.map((t) => t.svg).join("")),
    layer(7, seer),
  );
}
