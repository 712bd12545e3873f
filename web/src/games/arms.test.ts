/** Every character, creature and villain of the four games has arms, and nobody is mistaken for somebody else. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { blazon, type ArmsDeclared } from "../art/arms";
import { composed } from "../art/compose";
import * as gloomhaven from "./gloomhaven/arms";
import * as prophecy from "./prophecy/arms";
import * as rollplayer from "./rollplayer/arms";
import * as runebound from "./runebound/arms";

const CONTENT = "../questhall/games";
const LEAST_CONTRAST = 3; // of a mark

const lines = (path: string) => readFileSync(`${CONTENT}/${path}`, "utf8").split("\n");
const ids = (path: string, of: (line: string) => boolean = () => true) =>
  lines(path)
    .filter(of)
    .flatMap((line) => line.match(/^- \{?id: ([\w-]+)/)?.[1] ?? []);
const keys = (path: string) => lines(path).flatMap((line) => line.match(/^([\w-]+):/)?.[1] ?? []);
const files = (path: string) => readdirSync(`${CONTENT}/${path}`).map((name) => name.replace(".yaml", ""));

const GAMES: [name: string, arms: Readonly<Record<string, ArmsDeclared>>, lists: Record<string, string[]>][] = [
  [
    "rollplayer",
    rollplayer.ARMS,
    { classes: ids("rollplayer/content/classes.yaml"), races: ids("rollplayer/content/races.yaml") },
  ],
  [
    "prophecy",
    prophecy.ARMS,
    {
      characters: ids("prophecy/content/characters.yaml"),
      creatures: ids("prophecy/content/creatures.yaml"),
      guardians: ids("prophecy/content/guardians.yaml"),
    },
  ],
  [
    "runebound",
    runebound.ARMS,
    {
      heroes: ids("runebound/content/heroes.yaml"),
      villains: ids("runebound/content/villains.yaml"),
      enemies: ids("runebound/content/combat.yaml", (line) => line.includes("traits:")),
    },
  ],
  [
    "gloomhaven",
    gloomhaven.ARMS,
    { classes: keys("gloomhaven/content/classes.yaml"), monsters: files("gloomhaven/content/monsters") },
  ],
];

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high! + 0.05) / (low! + 0.05);
}

describe.each(GAMES)("arms of %s", (_, arms, lists) => {
  it.each(Object.entries(lists))("are declared for all %s", (__, found) => {
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((id) => !(id in arms))).toEqual([]);
  });

  it("are declared for nobody who does not exist", () => {
    const known = new Set(Object.values(lists).flat());
    expect(Object.keys(arms).filter((id) => !known.has(id))).toEqual([]);
  });

  it("are all different", () => {
    const seen = Object.values(arms).map((one) => JSON.stringify(one));
    expect(new Set(seen).size).toBe(seen.length);
  });

  it.each(Object.keys(arms))("show the charge of %s on both tinctures", (id) => {
    const { field, second, ink } = blazon(arms[id]!);
    expect(Math.min(contrast(ink, field), contrast(ink, second))).toBeGreaterThanOrEqual(LEAST_CONTRAST);
  });
});

describe("arms of somebody new", () => {
  it("are the same every time, and rarely another's", () => {
    expect(composed("homebrew-hero")).toEqual(composed("homebrew-hero"));
    const many = Array.from({ length: 200 }, (_, at) => JSON.stringify(composed(`hero-${at}`)));
    expect(new Set(many).size).toBeGreaterThan(180);
  });

  it("can be read", () => {
    for (let at = 0; at < 200; at++) {
      const { field, second, ink } = blazon(composed(`hero-${at}`));
      expect(Math.min(contrast(ink, field), contrast(ink, second))).toBeGreaterThanOrEqual(LEAST_CONTRAST);
    }
  });
});
