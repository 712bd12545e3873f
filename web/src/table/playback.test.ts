import { describe, expect, it } from "vitest";
import type { Picture } from "../net/messages";
import { entry, picture } from "../testing";
import { dwell, FACTOR, Playback, type Pace } from "./playback";

const event = { kind: "drew", data: { seat: 1 } };
const bots = (seq: number) => picture({ seq, entries: [entry(seq, 1, [event])] });
const mine = (seq: number) => picture({ seq, entries: [entry(seq, 0, [event])] });

/** A playback with a clock that only moves when told. */
function table(pace: Pace = "normal") {
  const shown: number[] = [];
  const timers: { work: () => void; ms: number }[] = [];
  const settings = { pace };
  const playback = new Playback(
    (one: Picture) => shown.push(one.seq),
    () => settings.pace,
    (work, ms) => timers.push({ work, ms }),
  );
  return { playback, shown, settings, timers, tick: () => timers.shift()?.work() };
}

describe("how long a picture stays", () => {
  it("longer the more was told, within limits, shorter for one's own", () => {
    const much = picture({
      entries: [
        entry(
          1,
          1,
          Array.from({ length: 30 }, () => event),
        ),
      ],
    });
    expect(dwell(picture())).toBe(0);
    expect(dwell(mine(1))).toBeLessThan(dwell(bots(1)));
    expect(dwell(bots(1))).toBeLessThan(dwell(much));
    expect(dwell(much)).toBeLessThanOrEqual(2_500);
  });
  it("follows the player's speed", () => {
    const { playback, timers } = table("fast");
    playback.add(bots(1));
    expect(timers[0]?.ms).toBeCloseTo(dwell(bots(1)) * FACTOR.fast);
  });
});

describe("a battle on the stage", () => {
  it("holds back what comes after it", () => {
    const { playback, shown, tick } = table();
    [1, 2].forEach((seq) => playback.add(bots(seq)));
    playback.hold(true);
    tick();
    expect(shown).toEqual([1]);
    playback.hold(false);
    expect(shown).toEqual([1, 2]);
  });
  it("is over when the player skips to the newest", () => {
    const { playback, shown } = table();
    [1, 2, 3].forEach((seq) => playback.add(bots(seq)));
    playback.hold(true);
    playback.skip();
    expect(shown).toEqual([1, 3]);
  });
});

describe("showing what others did", () => {
  it("goes one step after another", () => {
    const { playback, shown, tick } = table();
    [1, 2, 3].forEach((seq) => playback.add(bots(seq)));
    expect(shown).toEqual([1]);
    tick();
    expect(shown).toEqual([1, 2]);
    tick();
    tick();
    expect([shown, playback.behind]).toEqual([[1, 2, 3], 0]);
  });
  it("a skip goes straight to the newest, and old timers do nothing", () => {
    const { playback, shown, tick } = table();
    [1, 2, 3].forEach((seq) => playback.add(bots(seq)));
    playback.skip();
    tick();
    tick();
    expect(shown).toEqual([1, 3]);
  });
  it("switched off, everything is shown at once", () => {
    const { playback, shown, timers } = table("off");
    [1, 2, 3].forEach((seq) => playback.add(bots(seq)));
    expect([shown, timers]).toEqual([[1, 2, 3], []]);
  });
  it("coming back shows the present, not the past", () => {
    const { playback, shown, tick } = table();
    [1, 2, 3].forEach((seq) => playback.add(bots(seq)));
    playback.add(bots(9), true);
    tick();
    expect(shown).toEqual([1, 9]);
  });
  it("pictures that tell nothing do not stop the show", () => {
    const { playback, shown } = table();
    playback.add(picture({ seq: 1 }));
    playback.add(picture({ seq: 2 }));
    expect(shown).toEqual([1, 2]);
  });
  it("a long absence is not played through", () => {
    const { playback, shown } = table();
    for (let seq = 1; seq <= 60; seq++) playback.add(bots(seq));
    expect(shown).toContain(42);
    expect(shown.length).toBeLessThan(5);
  });
});
