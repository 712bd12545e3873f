import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { Misfit, patched, type Patch } from "./patch";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Numbers from a seed, so that a failure comes again. */
function dice(seed: number): (sides: number) => number {
  return (sides) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * sides);
  };
}

type Roll = ReturnType<typeof dice>;

function tree(roll: Roll, depth: number): unknown {
  const kind = roll(depth ? 5 : 2);
  if (kind === 0) return roll(4);
  if (kind === 1) return ["", "a", "b", null][roll(4)];
  if (kind < 4)
    return Object.fromEntries(Array.from({ length: roll(5) }, () => ["abc0"[roll(4)]!, tree(roll, depth - 1)]));
  return Array.from({ length: roll(6) }, () => tree(roll, depth - 1));
}

/** The tree with something in it changed, or with nothing changed. */
function altered(roll: Roll, old: unknown): unknown {
  if (roll(6) === 0) return tree(roll, 2);
  if (Array.isArray(old)) {
    const now = old.map((item) => (roll(3) ? item : altered(roll, item)));
    return roll(3) ? now : now.toSpliced(roll(now.length + 1), roll(2), tree(roll, 1));
  }
  if (typeof old !== "object" || old === null) return old;
  const kept = Object.entries(old).filter(() => roll(8));
  const now = Object.fromEntries(kept.map(([key, value]) => [key, roll(3) ? value : altered(roll, value)]));
  return roll(4) ? now : { ...now, d: tree(roll, 1) };
}

/** What the server itself says changed, for many pairs at once. */
function changes(pairs: [unknown, unknown][]): (Patch | null)[] {
  const code =
    "import json, sys; from questhall.table.patch import changed\nprint(json.dumps([changed(*pair) for pair in json.load(sys.stdin)]))";
  const python = process.env.QUESTHALL_PYTHON ?? `${root}/.venv/bin/python`;
  return JSON.parse(
    execFileSync(python, ["-c", code], { cwd: root, input: JSON.stringify(pairs), encoding: "utf8" }),
  ) as (Patch | null)[];
}

describe("what the server says has changed", () => {
  const roll = dice(7);
  const pairs = Array.from({ length: 1500 }, (): [unknown, unknown] => {
    const old = tree(roll, 4);
    return [old, roll(5) ? altered(roll, old) : tree(roll, 4)];
  });

  it("makes the new tree of the old one, and leaves that as it was", () => {
    changes(pairs).forEach((patch, at) => {
      const [old, now] = pairs[at]!;
      const before = JSON.stringify(old);
      expect(patch ? patched(old, patch) : old).toEqual(now);
      expect(JSON.stringify(old)).toBe(before);
    });
  });
});

describe("a change", () => {
  it("leaves what it does not name the same object", () => {
    const old = { here: { a: [1, 2] }, rows: [{ b: 1 }, { b: 2 }], gone: 1 };
    const now = patched(old, { rows: { 1: { b: [3] } }, gone: 0 }) as typeof old;
    expect(now).toEqual({ here: { a: [1, 2] }, rows: [{ b: 1 }, { b: 3 }] });
    expect([now.here === old.here, now.rows[0] === old.rows[0]]).toEqual([true, true]);
  });

  it.each<[unknown, Patch]>([
    [{ a: 1 }, { b: { c: [1] } }],
    [{ a: 1 }, { b: 0 }],
    [[1, 2], { 2: [3] }],
    [
      [1, 2],
      [1, 2, []],
    ],
    [7, { a: [1] }],
    [{ a: 1 }, [0, 1, []]],
  ])("of another tree does not fit: %j %j", (tree, patch) => {
    expect(() => patched(tree, patch)).toThrow(Misfit);
  });
});
