import { describe, expect, it } from "vitest";
import { lingers, moments, type Told } from "../../stage/scene";
import { scenes } from "./scene";

const figure = (name: string, kind: string, number: number, hit_points: number, seat = -1) => ({
  name,
  kind,
  number,
  hit_points,
  seat,
  rank: kind === "monster" ? "elite" : "none",
});
const texts = {
  say: (key: string, data?: object) => `${key} ${Object.values(data ?? {}).join(" ")}`.trim(),
  name: (id: string) => id,
  seat: (seat: number) => `P${seat}`,
  event: (event: { kind: string }) => event.kind,
};
const hit = (attacker: string, target: string, damage: number) => ({
  kind: "hit",
  data: { attacker, target, value: 3, bonus: 1, cards: ["+1"], result: 5, shield: 1, damage },
});

function told(events: object[], you = [0]): Told {
  const before = {
    view: { figures: [figure("brute", "character", 0, 10, 0), figure("guard", "monster", 2, 6)], scenario: 1 },
  };
  return {
    picture: { ...before, you, table: "t", entries: [{ seq: 7, events }] },
    before,
    entries: [],
    texts,
    printed: {},
  } as unknown as Told;
}

describe("my attacks on the stage", () => {
  it("bring the known terms, then the card, against hit points and shield", () => {
    const [scene] = scenes(
      told([
        hit("brute", "guard-2", 4),
        { kind: "hurt", data: { figure: "guard-2", damage: 4, left: 2 } },
        { kind: "learned", data: { seat: 0, xp: 1 } },
      ]),
    );
    expect(scene!.sides[0].terms.map((term) => term.value)).toEqual([3, 1]);
    expect(scene!.sides[0].chance?.value).toBe(1);
    expect(scene!.sides[1].terms.map((term) => term.value)).toEqual([6, 1]);
    expect(scene!.sides[1].rank).toBe("elite");
    expect(scene!.verdict).toEqual({ word: "gh-stage-damage 4", winner: -1, tone: "plain" });
    expect(scene!.gains.map((gain) => gain.text)).toEqual(["+1"]);
  });
  it("end in a victory where the target falls, and count what it suffered a blow before", () => {
    const blows = [
      hit("brute", "guard-2", 4),
      { kind: "hurt", data: { figure: "guard-2", damage: 4, left: 2 } },
      hit("brute", "guard-2", 4),
      { kind: "hurt", data: { figure: "guard-2", damage: 4, left: 0 } },
      { kind: "died", data: { figure: "guard-2" } },
    ];
    const [first, second] = scenes(told(blows));
    expect(first!.verdict.winner).toBe(-1);
    expect(second!.sides[1].terms[0]!.value).toBe(2);
    expect(second!.verdict.winner).toBe(0);
  });
  it("are no theatre when others strike", () => {
    expect(scenes(told([hit("guard-2", "brute", 2)]))).toEqual([]);
    expect(scenes(told([hit("brute", "guard-2", 2)], [1]))).toEqual([]);
  });
  it("are short, and go by themselves", () => {
    const [scene] = scenes(told([hit("brute", "guard-2", 4)]));
    const lasts = moments(scene!).reduce((sum, moment) => sum + moment.wait, 0);
    expect(lasts).toBeLessThan(3_200);
    expect(lingers(scene!)).toBeLessThan(2_000);
  });
});
