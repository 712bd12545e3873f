/** Steps of a recorded game, fetched once each, the next one ahead of time. */
import type { Parts, ReplayStep } from "../net/messages";

/** `have` names the parts of what is printed that need not be sent again. */
type Fetch = (step: number, seat: string, have: string) => Promise<ReplayStep>;

export class Steps {
  private readonly kept = new Map<string, Promise<ReplayStep>>();
  private parts: Parts = {};

  constructor(private readonly fetch: Fetch) {}

  async at(step: number, seat: string): Promise<ReplayStep> {
    const found = await this.one(step, seat);
    if (found.step < found.steps) this.one(found.step + 1, seat).catch(() => undefined);
    return found;
  }

  private one(step: number, seat: string): Promise<ReplayStep> {
    const key = `${step}/${seat}`;
    const known = this.kept.get(key);
    if (known) return known;
    const asked = this.fetch(step, seat, Object.keys(this.parts).join(",")).then((found) => this.whole(found));
    this.kept.set(key, asked);
    asked.catch(() => this.kept.delete(key));
    return asked;
  }

  /** With every part that was sent so far. */
  private whole(step: ReplayStep): ReplayStep {
    this.parts = { ...this.parts, ...step.printed };
    return { ...step, printed: this.parts };
  }
}

export function address(table: string, step: number, seat: string): string {
  return `#/r/${table}?step=${step}${seat === "" ? "" : `&seat=${seat}`}`;
}
