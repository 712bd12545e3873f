/** How the vignettes of market cards are painted: one lamp at the upper left, an object in a niche, 136 by 92. */

export const WIDE = 136;
export const HIGH = 92;

/** A filled path; `more` are further attributes. */
export const p = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;
/** A drawn line. */
export const line = (d: string, ink: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const dot = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
/** What stands somewhere, turned or grown. */
export const at = (transform: string, ...inner: string[]): string =>
  `<g transform="${transform}">${inner.join("")}</g>`;
/** An outline and the shadow that it casts to the lower right. */
export const solid = (d: string, fill: string): string =>
  `<path d="${d}" fill="#000" fill-opacity=".36" transform="translate(5 4)"/><path d="${d}" fill="${fill}"/>`;

/** A gleam with four points. */
export function glint(x: number, y: number, k = 1, fill = "#fff"): string {
  const [a, b] = [9 * k, 1.2 * k];
  return p(
    `M${x} ${y - a}q${b} ${a - b} ${a} ${a}q${b - a} ${b} ${-a} ${a}q${-b} ${b - a} ${-a} ${-a}q${a - b} ${-b} ${a} ${-a}Z`,
    fill,
  );
}
export const glints = (fill: string, ...places: [number, number, number][]): string =>
  places.map(([x, y, k]) => glint(x, y, k, fill)).join("");
/** A soft light behind something. */
export const halo = (x: number, y: number, r: number, fill: string, opacity = 0.2): string =>
  [1, 0.72, 0.46]
    .map((k) => `<circle cx="${x}" cy="${y}" r="${r * k}" fill="${fill}" fill-opacity="${opacity / 2}"/>`)
    .join("");

export const GOLD = ["#fff0bd", "#d9a94e", "#8f6522", "#4a2f0c"] as const; // lit, metal, shade, edge
export const STEEL = ["#f4f7fa", "#b9c4ce", "#7d8a97", "#39424b"] as const;
export const HIDE = ["#c99358", "#96622f", "#6a4019", "#35200c"] as const;
export const WOOD = ["#b98a55", "#8a5a2c", "#5c3817", "#2e1a09"] as const;
export const CLOTH = ["#4f6fd8", "#2a3f9a", "#18246a", "#0b1030"] as const;
export const SKIN = ["#f0cba4", "#d9a578", "#a8764a", "#5a3418"] as const;
export const BONE = ["#fdf3d6", "#ecd9ae", "#c6a86e", "#5f4622"] as const;

/** A round stud of gold with a stone in it. */
export const stud = (x: number, y: number, r: number, stone = ""): string =>
  dot(x, y, r, GOLD[3]) +
  dot(x, y, r * 0.86, GOLD[1]) +
  dot(x - r * 0.25, y - r * 0.25, r * 0.4, GOLD[0]) +
  (stone ? dot(x, y, r * 0.5, stone) : "");
/** A coin that lies. */
export const coin = (x: number, y: number): string =>
  oval(x, y + 2, 9, 5, "#5d3f12") +
  oval(x, y, 9, 5, "#f0c455") +
  `<ellipse cx="${x - 1}" cy="${y - 0.5}" rx="6" ry="3" fill="none" stroke="#8a5f1c"/>`;
