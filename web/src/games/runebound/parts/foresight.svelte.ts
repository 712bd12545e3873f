/** The odds of every option of a combat decision, asked once a picture; before they come nothing is claimed. */
import type { Fight, Outcome } from "../types";
import type { Table, Wonder } from "./table";

const KINDS = ["combat", "shield"];
const TRIES = 3;

export class Foresight {
  found = $state.raw<Fight | null>(null);
  private asked = "";

  about(ask: Wonder, t: Table): void {
    const now = `${t.picture.seq} ${t.kind} ${t.base}`;
    if (now === this.asked) return;
    this.asked = now;
    this.found = null;
    if (!KINDS.includes(t.kind)) return;
    void this.wait(ask, now, TRIES);
  }

  /** On a busy machine a thought may come too late: it is asked for again while the picture stands. */
  private async wait(ask: Wonder, now: string, tries: number): Promise<void> {
    try {
      const answer = (await ask("fight")) as Fight | null;
      if (now === this.asked) this.found = answer;
    } catch {
      if (now === this.asked && tries > 1) await this.wait(ask, now, tries - 1);
    }
  }

  of(key: string): Outcome | undefined {
    return this.found?.options[key];
  }

  /** The option that serves the side that decides best, "" where nothing is known of these. */
  best(options: ReadonlyMap<string, unknown>): string {
    const best = this.found?.best ?? "";
    return options.has(best) ? best : "";
  }

  /** What is aimed at, else the best. */
  shown(t: Pick<Table, "aimed" | "options">): Outcome | undefined {
    return this.of(t.aimed) ?? this.of(this.best(t.options));
  }
}

export const foreseen = (kind: string): boolean => KINDS.includes(kind);

/** Of the table that is looked at: the bright button follows it too. */
export const foresight = new Foresight();
