/** What people built: roads, bridges, cities, settlements, shrines, fortresses. */
import {
  at as placed,
  chances,
  curve,
  d,
  disc,
  fill,
  line,
  shade,
  spread,
  type Point,
} from "../../../../art/land/brush";
import { landmark } from "../../../../art/land/landmarks";
import { at, between, flat, type Country } from "./lay";

/** Printed roads are pairs of spaces: chained into lines, so that they wind instead of bending at every space. */
function chains(pairs: readonly (readonly [string, string])[]): string[][] {
  const next = new Map<string, string[]>();
  for (const [a, b] of pairs)
    [
      [a, b],
      [b, a],
    ].forEach(([from, to]) => next.set(from!, [...(next.get(from!) ?? []), to!]));
  const left = new Set(pairs.map((pair) => [...pair].sort().join()));
  const take = (a: string, b: string) => left.delete([a, b].sort().join());
  function grow(chain: string[]): string[] {
    const tip = chain.at(-1)!;
    const [before, here] = [chain.at(-2), flat(tip)];
    const straight = (to: string) =>
      before ? Math.hypot(flat(to)[0] - 2 * here[0] + flat(before)[0], flat(to)[1] - 2 * here[1] + flat(before)[1]) : 0;
    const onward = [...(next.get(tip) ?? [])].sort((a, b) => straight(a) - straight(b)).find((to) => take(tip, to));
    return onward ? grow([...chain, onward]) : chain;
  }
  const ends = [...next.keys()].sort((a, b) => (next.get(a)!.length % 2 ? 0 : 1) - (next.get(b)!.length % 2 ? 0 : 1));
  return ends.flatMap((from) => next.get(from)!.flatMap((to) => (take(from, to) ? [grow([from, to])] : [])));
}

export function roads(country: Country): string {
  const through = (space: string): Point => {
    const [x, y] = at(space);
    if (country.spaces.get(space)?.kind) return [x, y + 6];
    const chance = chances(x, y, 3);
    return [x + chance(-4, 4), y + 3 + chance(-3, 3)];
  };
  const ways = chains(country.printed.roads as [string, string][])
    .map((chain) => curve(chain.map(through), 0.95))
    .join("");
  return (
    line(ways, "var(--rb-road-lo)", 6.4, 'stroke-opacity=".75"') +
    line(ways, "var(--rb-road)", 4) +
    line(ways, "var(--rb-road-lo)", 1, 'stroke-dasharray="1.5 5" stroke-opacity=".7"')
  );
}

export function bridge([a, b]: readonly [string, string]): string {
  const [[x, y], [x1, y1], [x2, y2]] = [between(at(a), at(b)), at(a), at(b)];
  const turn = Math.round((Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI);
  const planks = spread(6)
    .map((n) => `<rect x="${-11 + n * 4}" y="-5" width="3.2" height="10" fill="#a5763f"/>`)
    .join("");
  return placed(
    x,
    y,
    1,
    `<rect x="-12" y="-6" width="24" height="12" rx="1.5" fill="#4d331a"/>${planks}<path d="M-13 -6.5H13M-13 6.5H13" stroke="#5d4022" stroke-width="2.4" stroke-linecap="round"/>`,
    ` rotate(${turn})`,
  );
}

const shrine = (x: number, y: number): string =>
  shade(x + 5, y + 5, 18, 6) +
  fill(d`M${x - 16} ${y + 5}h32v-3h-32z`, "var(--stone-lo)") +
  [-13, -5, 3, 10]
    .map((u) => fill(d`M${x + u} ${y + 2}v-13h4v13z`, u > 0 ? "var(--stone-lo)" : "var(--stone)"))
    .join("") +
  fill(d`M${x - 17} ${y - 11}L${x} ${y - 21} ${x + 17} ${y - 11}z`, "var(--stone)") +
  fill(d`M${x} ${y - 21}l17 10h-14z`, "var(--stone-lo)") +
  disc(x, y - 14, 2.4, "var(--brass)");

/** What stands on a space, by the kind of its place. */
export function standing(country: Country, space: string): string {
  const kind = country.spaces.get(space)?.kind ?? "";
  const [x, y] = at(space);
  if (kind === "city") return placed(x, y + 2, 0.78, landmark("city", 1));
  if (kind === "fortress") return placed(x, y + 2, 0.56, landmark("fortress", 1));
  if (kind === "settlement") return placed(x, y + 1, 0.58, landmark("village", 1));
  return kind === "shrine" ? shrine(x, y) : "";
}
