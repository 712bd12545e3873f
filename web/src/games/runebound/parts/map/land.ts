/** The country as it is printed, painted once: a relief on the table, its grounds and waters. What stands on it is `scape.ts`. */
import "../../../../art/land/tones.css";
import { blob, chances, fill, line, poly, spread, type Point } from "../../../../art/land/brush";
import { at, corners, flat, outline, put, seed, SIZE, spotOf, TILT, type Country } from "./lay";
import { lakes, rivers } from "./water";

const LAST: Record<string, number> = { P: 0, C: 0, H: 1, F: 2, M: 3 }; // what lies over what where grounds meet
const GROUND: Record<string, string> = {
  C: "var(--plain-hi)",
  H: "var(--hill)",
  F: "var(--wood-ground)",
  M: "var(--rock)",
};
const PLAINS = ["var(--plain)", "var(--plain-hi)", "var(--plain-lo)"];

/** Colour that runs a little over the edge of its space, so that grounds grow into each other. */
function soil(country: Country, space: string): string {
  const chance = chances(...seed(space), 3);
  const terrain = country.terrain(space);
  const open = terrain === "P";
  const ground = open ? PLAINS[Math.floor(chance(0, 2.99))]! : GROUND[terrain]!;
  return fill(blob(...at(space), SIZE * (open ? 1 : 1.12), SIZE * TILT * (open ? 1 : 1.06), chance, 12, 0.1), ground);
}

interface Edge {
  a: Point;
  b: Point;
  turn: number; // which of the six sides
}

/** Sides without a neighbour, chained into one outline. */
function coast(country: Country): Edge[] {
  const middles = new Set(country.names.map((name) => spotOf(flat(name))));
  const next = new Map<string, Edge>();
  for (const name of country.names) {
    const [ring, [x, y]] = [corners(name), flat(name)];
    spread(6).forEach((turn) => {
      const [a, b] = [ring[turn]!, ring[(turn + 1) % 6]!];
      if (!middles.has(spotOf([a[0] + b[0] - x, a[1] + b[1] - y]))) next.set(spotOf(a), { a, b, turn });
    });
  }
  const edges: Edge[] = [];
  for (let edge = next.values().next().value; edge; edge = next.get(spotOf(edge.b))) {
    next.delete(spotOf(edge.a));
    edges.push(edge);
  }
  return edges;
}

const CLIFF = 19;
const SIDES: readonly string[] = ["var(--rb-cliff-lo)", "url(#rb-cliff)", "var(--rb-cliff)"]; // the three that face us

/** The relief lies on the table: soft shadow, then strata under its front edges. */
function relief(edges: readonly Edge[], rim: string): string {
  const face = ({ a, b, turn }: Edge) => {
    const [p, q] = [put(a), put(b)];
    const below = ([x, y]: Point, deep: number): Point => [x, y + deep];
    const strata = [8, 14].map((deep) => poly([below(p, deep), below(q, deep)], false)).join("");
    return (
      fill(poly([p, q, below(q, CLIFF), below(p, CLIFF)]), SIDES[turn]!) +
      line(strata, "var(--rb-cliff-lo)", 1, 'stroke-opacity=".6"')
    );
  };
  const shadow = spread(8)
    .map((n) => `<path d="${rim}" stroke-width="${50 - n * 6}"/>`)
    .join("");
  return (
    `<g fill="none" stroke="#000" stroke-opacity=".055" stroke-linejoin="round" transform="translate(14 32)">${shadow}</g>` +
    edges
      .filter((edge) => edge.turn < 3)
      .map(face)
      .join("")
  );
}

const stop = (colour: string, offset = 0, more = ""): string =>
  `<stop offset="${offset}" stop-color="${colour}" ${more}/>`;
const DEFS =
  `<linearGradient id="rb-mound" x1="0" y1="0" x2="1" y2=".8">${stop("var(--hill-hi)")}${stop("var(--hill)", 0.55)}${stop("var(--hill-lo)", 1)}</linearGradient>` +
  `<linearGradient id="rb-cliff" x1="0" x2="0" y1="0" y2="1">${stop("var(--rb-cliff)")}${stop("var(--rb-cliff-lo)", 1)}</linearGradient>` +
  `<radialGradient id="rb-lamp" cx=".36" cy=".3" r=".8">${stop("#ffdf9a", 0, 'stop-opacity=".2"')}${stop("#000", 0.45, 'stop-opacity="0"')}${stop("var(--rb-dusk)", 1)}</radialGradient>` +
  `<radialGradient id="rb-deep">${stop("var(--rb-lake)")}${stop("var(--rb-lake)", 0.5, 'stop-opacity=".75"')}${stop("var(--rb-lake)", 1, 'stop-opacity="0"')}</radialGradient>` +
  `<radialGradient id="rb-dapple">${stop("#000", 0, 'stop-opacity=".5"')}${stop("#000", 1, 'stop-opacity="0"')}</radialGradient>`;

export function painted(country: Country): string {
  const edges = coast(country);
  const rim = poly(edges.map((edge) => put(edge.a)));
  const { x, y, width, height } = country.box;
  const box = `x="${x - 40}" y="${y - 40}" width="${width + 80}" height="${height + 80}"`;
  const dry = country.names
    .filter((name) => country.terrain(name) !== "W")
    .sort((a, b) => LAST[country.terrain(a)]! - LAST[country.terrain(b)]!);
  const grid = country.names.map((name) => outline(name)).join("");
  return (
    `<defs>${DEFS}<clipPath id="rb-land"><path d="${rim}"/></clipPath></defs>` +
    relief(edges, rim) +
    `<g clip-path="url(#rb-land)"><rect ${box} fill="var(--plain)"/>${dry.map((name) => soil(country, name)).join("")}${lakes(country)}</g>` +
    line(grid, "var(--rb-line)", 1, 'stroke-opacity="var(--rb-line-k)"') +
    rivers(country) +
    `<g clip-path="url(#rb-land)"><rect ${box} fill="url(#rb-lamp)" fill-opacity="var(--rb-dusk-k)"/></g>`
  );
}
