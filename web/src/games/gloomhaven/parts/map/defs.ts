/** The gradients of the ground, named once. */
const linear = (id: string, stops: string, more = 'x2="1" y2="1"'): string =>
  `<linearGradient id="gh-${id}" ${more}>${stops}</linearGradient>`;
const radial = (id: string, stops: string, more = ""): string =>
  `<radialGradient id="gh-${id}" ${more}>${stops}</radialGradient>`;
const stop = (offset: number, colour: string, opacity = 1): string =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ""}/>`;

export const DEFS = [
  linear("skirt", stop(0, "var(--skirt)") + stop(1, "var(--void)", 0), 'x2="0" y2="1"'),
  linear("arch", stop(0, "var(--top-a)") + stop(1, "var(--face-dim)")),
  linear("slab", stop(0, "#7d7468") + stop(1, "#3d3731")),
  linear("wood", stop(0, "#8a5a2c") + stop(1, "#4a2c12")),
  linear("wood-lit", stop(0, "#b07a40") + stop(1, "#5d3818")),
  linear("board", stop(0, "#a06c38") + stop(1, "#6a4320")),
  linear("keg", stop(0, "#a06c38") + stop(0.35, "#8a5a2c") + stop(1, "#3f2814"), 'x2="1" y2="0"'),
  linear("bark", stop(0, "#8a6238") + stop(0.4, "#6a4724") + stop(1, "#2f1d0e"), 'x2="0" y2="1"'),
  linear("round", stop(0, "#b5ab9a") + stop(0.35, "#958b7b") + stop(1, "#3f3931"), 'x2="1" y2="0"'),
  linear("water", stop(0, "#5fa8c0") + stop(0.5, "#2f7391") + stop(1, "#1d4d68")),
  radial("gold", stop(0, "#fff1b8") + stop(0.5, "#e8b544") + stop(1, "#a8741e"), 'cx=".35" cy=".3"'),
  radial("stain", stop(0, "#1a0f05", 0.55) + stop(1, "#1a0f05", 0)),
  radial("warm", stop(0, "var(--warm-1)") + stop(0.45, "var(--warm-2)") + stop(1, "#ff8c32", 0)),
  radial("ember", stop(0, "#ff8c32", 0.5) + stop(1, "#ff5a1f", 0)),
  radial("cold", stop(0, "#8fe0ff", 0.4) + stop(1, "#8fe0ff", 0)),
  radial("hole", stop(0, "#000") + stop(0.35, "#000", 0.8) + stop(1, "#000", 0)),
  radial("puff-dark", stop(0, "#2b333e", 0.92) + stop(0.55, "#39434f", 0.55) + stop(1, "#39434f", 0)),
  radial("puff-dark-lit", stop(0, "#7d8996", 0.6) + stop(1, "#59636f", 0)),
  radial("puff-light", stop(0, "#cfd8de", 0.85) + stop(0.55, "#dfe6ea", 0.5) + stop(1, "#dfe6ea", 0)),
  radial("puff-light-lit", stop(0, "#fff", 0.9) + stop(1, "#fff", 0)),
  radial("fog", stop(0, "var(--fog)", 0.95) + stop(0.45, "var(--fog)", 0.55) + stop(1, "var(--fog)", 0)),
  radial("fog-lit", stop(0, "var(--fog-2)", 0.5) + stop(1, "var(--fog-2)", 0)),
].join("");
