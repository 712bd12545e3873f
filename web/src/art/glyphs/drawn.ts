/**
 * How the glyphs of our own are written down.  Each is the inside of an SVG of 512 x 512 in currentColor, as the icons of
 * `icon:name` are, so that `<Icon body={crown} />` and a charge of arms take either.
 */
const SCALE = "scale(21.333)"; // they are drawn on a grid of 24

/* @__NO_SIDE_EFFECTS__ */
export function put(inner: string): string {
  return `<g fill="currentColor" fill-rule="evenodd" transform="${SCALE}">${inner}</g>`;
}

/* @__NO_SIDE_EFFECTS__ */
export function shape(d: string): string {
  return put(`<path d="${d}"/>`);
}

/* @__NO_SIDE_EFFECTS__ */
export function stroke(d: string, width = 2.4): string {
  return `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/* @__NO_SIDE_EFFECTS__ */
export function rays(count: number, one: string): string {
  return Array.from({ length: count }, (_, at) => `<g transform="rotate(${(360 / count) * at} 12 12)">${one}</g>`).join(
    "",
  );
}
