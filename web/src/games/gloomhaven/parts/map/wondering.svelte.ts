/** Questions about what one looks at, and their answers as they come; an answer that comes too late is dropped. */
import type { Answer, AreaAnswer, Intent, ReachAnswer, SightAnswer } from "../../types";

export class Wondering {
  intent = $state.raw<Intent | null>(null);
  reach = $state.raw<ReachAnswer | null>(null);
  sight = $state.raw<SightAnswer | null>(null);
  area = $state.raw<AreaAnswer | null>(null);
  private asked = "";

  constructor(private readonly ask: (question: string) => Promise<unknown>) {}

  about(
    seq: number,
    figure: string,
    line: readonly [string, string] | null,
    area: readonly [string, number] | null,
  ): void {
    const now = JSON.stringify([seq, figure, line, area]);
    if (now === this.asked) return;
    this.asked = now;
    if (this.intent?.figure !== figure) [this.intent, this.reach] = [null, null];
    if (!line) this.sight = null;
    if (figure) void this.hear(now, `intent:${figure}`, (answer) => this.foreseen(now, answer as Intent | null));
    if (line) void this.hear(now, `sight:${line.join(":")}`, (answer) => (this.sight = answer as SightAnswer | null));
    if (area) void this.hear(now, `area:${area.join(":")}`, (answer) => (this.area = answer as AreaAnswer | null));
  }

  private foreseen(now: string, intent: Intent | null): void {
    this.intent = intent;
    if (intent && !intent.known)
      void this.hear(now, `reach:${intent.figure}`, (answer) => (this.reach = answer as ReachAnswer | null));
  }

  private async hear(now: string, question: string, heed: (answer: Answer | null) => void): Promise<void> {
    const answer = await this.ask(question).catch(() => null); // the picture has passed, or the line is down
    if (this.asked === now) heed(answer as Answer | null);
  }
}
