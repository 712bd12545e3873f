/** Steps of a recorded game, fetched once each, the next one ahead of time. */
import type { ReplayStep } from "../net/messages";

type Fetch = (step: number, seat: string) => Promise<ReplayStep>;

export class Steps {
  private readonly kept = new Map<string, Promise<ReplayStep>>();

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
    const asked = this.fetch(step, seat);
    this.kept.set(key, asked);
    asked.catch(() => this.kept.delete(key));
    return asked;
  }
}

export function address(table: string, step: number, seat: string): string {
  return `#/r/${table}?step=${step}${seat === "" ? "" : `&seat=${seat}`}`;
}
