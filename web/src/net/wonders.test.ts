import { describe, expect, it } from "vitest";
import type { FromClient } from "./messages";
import { Wonders } from "./wonders";

function line(open = true): { wonders: Wonders; said: FromClient[] } {
  const said: FromClient[] = [];
  return { wonders: new Wonders((message) => (open && said.push(message), open)), said };
}

const first = { number: 1, seq: 7 };
const answered = (id: number, answer: unknown, reason = "") =>
  ({ type: "answered", id, base: 7, answer, refusal: reason ? { reason, rule: "", numbers: {} } : null }) as const;

describe("what one wonders", () => {
  it("is asked once a picture", async () => {
    const { wonders, said } = line();
    const both = [wonders.ask(first, "intent:a"), wonders.ask(first, "intent:a")];
    expect(said).toEqual([{ type: "wonder", id: 1, base: 7, question: "intent:a" }]);
    wonders.take(answered(1, { figure: "a" }));
    expect(await Promise.all(both)).toEqual([{ figure: "a" }, { figure: "a" }]);
    await wonders.ask(first, "intent:a");
    expect(said).toHaveLength(1);
  });

  it("is null where the game has no answer", async () => {
    const { wonders } = line();
    const asked = wonders.ask(first, "nonsense");
    wonders.take(answered(1, null));
    expect(await asked).toBeNull();
  });

  it("is asked anew of the next picture, and the last one's questions are given up", async () => {
    const { wonders, said } = line();
    const old = wonders.ask(first, "intent:a");
    const fresh = wonders.ask({ number: 2, seq: 8 }, "intent:a");
    await expect(old).rejects.toThrow("passed");
    wonders.take(answered(1, "late"));
    wonders.take(answered(2, "new"));
    expect(await fresh).toBe("new");
    expect(said).toHaveLength(2);
  });

  it("fails with the server's reason, and while the line is down", async () => {
    const { wonders } = line();
    const asked = wonders.ask(first, "intent:a");
    wonders.take(answered(1, null, "match.stale"));
    await expect(asked).rejects.toThrow("match.stale");
    await expect(line(false).wonders.ask(first, "intent:a")).rejects.toThrow("offline");
  });

  it("may be asked again after the line came back", async () => {
    const { wonders, said } = line();
    const lost = wonders.ask(first, "intent:a");
    wonders.drop();
    await expect(lost).rejects.toThrow("passed");
    void wonders.ask(first, "intent:a");
    expect(said).toHaveLength(2);
  });
});
