/** Lakes on spaces, rivers on their edges. */
import { blob, chances, curve, d, fill, line, oval, type Point } from "../../../../art/land/brush";
import { at, between, put, seed, side, SIZE, spotOf, spots, TILT, type Country } from "./lay";

export function lakes(country: Country): string {
  const wet = country.names.filter((name) => country.terrain(name) === "W");
  const joints = wet.flatMap((a) =>
    country
      .around(a)
      .filter((b) => a < b && country.terrain(b) === "W")
      .map((b) => between(at(a), at(b))),
  );
  const shores =
    wet.map((name) => blob(...at(name), SIZE * 0.93, SIZE * TILT * 0.9, chances(...seed(name), 2), 12, 0.07)).join("") +
    joints.map(([x, y]) => blob(x, y, SIZE * 0.7, SIZE * TILT * 0.7, chances(x, y), 12, 0.1)).join("");
  const ripples = wet
    .flatMap((name) => spots(name, 4, 21, 0.62))
    .map(([x, y]) => line(d`M${x - 6} ${y}q3 -3 6 0t6 0`, "var(--rb-ripple)", 1.2, 'stroke-opacity=".6"'));
  const deeps = wet.map((name) => oval(...at(name), SIZE * 1.15, SIZE * TILT * 1.1, "url(#rb-deep)")).join("");
  return (
    fill(shores, "var(--rb-shore)", 'stroke="var(--rb-shore)" stroke-width="5" stroke-linejoin="round"') +
    fill(shores, "var(--rb-lake-2)") +
    `<clipPath id="rb-wet"><path d="${shores}"/></clipPath><g clip-path="url(#rb-wet)">${deeps}</g>` +
    ripples.join("")
  );
}

type Bank = [Point, Point];

/** Sides of spaces, chained into runs so that a river flows on round the corners. */
function runs(edges: readonly Bank[]): Point[][] {
  const meeting = new Map<string, Bank[]>();
  for (const edge of edges)
    for (const end of edge) meeting.set(spotOf(end), [...(meeting.get(spotOf(end)) ?? []), edge]);
  const left = new Set(edges);
  const alone = (point: Point) => meeting.get(spotOf(point))!.length === 1;
  function grow(run: Point[]): Point[] {
    const tip = run.at(-1)!;
    const edge = meeting.get(spotOf(tip))?.find((one) => left.has(one));
    if (!edge) return run;
    left.delete(edge);
    return grow([...run, spotOf(edge[0]) === spotOf(tip) ? edge[1] : edge[0]]);
  }
  const sources = edges.filter((edge) => edge.some(alone));
  return [...sources, ...edges].flatMap((edge) => {
    if (!left.delete(edge)) return [];
    return [grow(alone(edge[1]) ? [edge[1], edge[0]] : [...edge])];
  });
}

export function rivers(country: Country): string {
  const courses = runs(country.printed.rivers.map(([a, b]) => side(a, b)));
  const winding = courses.map((run) => {
    const points = run.flatMap((point, n) => (n ? [between(run[n - 1]!, point), point] : [point]));
    return curve(
      points.map((point): Point => {
        const [x, y] = put(point);
        const chance = chances(x, y);
        return [x + chance(-2.5, 2.5), y + chance(-2, 2)];
      }),
      0.9,
    );
  });
  const d = winding.join("");
  return (
    line(d, "var(--rb-shore)", 9.5) +
    line(d, "var(--rb-lake)", 7) +
    line(d, "var(--rb-lake-2)", 4) +
    line(d, "var(--rb-ripple)", 1.1, 'stroke-opacity=".65"')
  );
}
