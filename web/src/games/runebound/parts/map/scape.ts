/** What stands on the ground: roads, bridges, woods, hills, peaks and what people built, the farther first. */
import { line } from "../../../../art/land/brush";
import { bridge, roads, standing } from "./built";
import { cloud, grown, specks } from "./grown";
import type { Country } from "./lay";

const onLand = (drawn: string): string => `<g clip-path="url(#rb-land)">${drawn}</g>`;

export function raised(country: Country): string {
  return (
    onLand(`<g opacity=".3">${country.names.map(cloud).join("")}</g>`) +
    roads(country) +
    country.printed.bridges.map((pair) => bridge(pair as [string, string])).join("") +
    country.names.map((name) => grown(country, name) + standing(country, name)).join("") +
    onLand(line(specks(country), "#000", 1.1, 'stroke-opacity=".16"'))
  );
}
