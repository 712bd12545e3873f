import { describe, expect, it } from "vitest";
import { moments, sumOf, tilt, type Fighter, type Scene, type Term } from "./scene";

const arms = { field: "azure", second: "marine", division: "pale", charge: "" } as const;
const term = (value: number): Term => ({ label: "x", value });
const fighter = (values: number[], chance: number | null): Fighter => ({
  name: "A",
  under: "",
  arms,
  rank: "hero",
  seat: 0,
  terms: values.map(term),
  chance: chance === null ? null : term(chance),
});

function scene(left: Fighter, right: Fighter, more: Partial<Scene> = {}): Scene {
  return {
    id: "1",
    title: "",
    place: "",
    sides: [left, right],
    thrown: { kind: "dice", dice: [] },
    gains: [],
    sentence: "",
    mine: true,
    again: false,
    verdict: { word: "", winner: 0, tone: "won" },
    ...more,
  };
}
const wolves = scene(fighter([2, 2, 1], 4), fighter([3], 5));

describe("the moments of a scene", () => {
  it("lays the known terms one by one, then throws, counts, and only then judges", () => {
    const seen = moments(wolves).map((m) =>
      [m.terms.join("+"), m.thrown, m.counted.filter(Boolean).length, m.verdict].join(" "),
    );
    expect(seen).toEqual([
      "0+0 false 0 false",
      "1+0 false 0 false",
      "2+0 false 0 false",
      "3+0 false 0 false",
      "3+1 false 0 false",
      "3+1 true 0 false",
      "3+1 true 1 false",
      "3+1 true 2 false",
      "3+1 true 2 true",
    ]);
  });
  it("lasts about five seconds, whatever is in it, and less where others fight", () => {
    const lasts = (one: Scene) => moments(one).reduce((sum, m) => sum + m.wait, 0);
    expect(lasts(wolves)).toBeGreaterThan(3_500);
    expect(lasts(wolves)).toBeLessThan(5_200);
    expect(lasts(scene(fighter(Array(9).fill(1), 4), fighter(Array(6).fill(1), 5)))).toBeLessThan(6_000);
    expect(lasts({ ...wolves, mine: false })).toBeLessThan(3_200);
  });
  it("of a battle that goes on what is known lies there from the start", () => {
    expect(moments({ ...wolves, again: true })[0]!.terms).toEqual([3, 1]);
  });
  it("knows sides that throw nothing", () => {
    const card = scene(fighter([3], 1), fighter([4], null), { thrown: { kind: "card", cards: [] } });
    expect(moments(card).at(-1)).toMatchObject({ counted: [true, false], verdict: true });
  });
});

describe("the balance", () => {
  it("hangs towards the heavier side, and never over", () => {
    expect(tilt(5, 5)).toBeCloseTo(0);
    expect(tilt(6, 5)).toBeLessThan(0);
    expect(tilt(0, 50)).toBe(11);
  });
  it("counts only what lies on it", () => {
    expect(sumOf(wolves.sides[0], 2, false)).toBe(4);
    expect(sumOf(wolves.sides[0], 3, true)).toBe(9);
  });
});
