/** The way to where one wants: after the roll the very steps, before it the likeliest ones; and walking all of it. */
import type { Way } from "../types";
import type { Table, Wonder } from "./table";
import { objectOf } from "../moves";
import { spaceOf } from "./view";

export class Ways {
  found = $state.raw<Way | null>(null); // before the roll, to the space one looks at
  private goal = "";
  private asked = "";

  /** Sets out for a space; the steps after the first follow by themselves. */
  head(t: Table, space: string): void {
    this.goal = (t.hints.ways?.[space]?.length ?? 0) > 1 ? space : "";
  }

  /** The next step, "" where the way has ended or something came in between. */
  onward(t: Table): string {
    const here = spaceOf(t.printed, t.view.heroes[t.me]?.at ?? -1);
    const next = this.goal && this.goal !== here && t.kind === "move" ? (t.hints.ways?.[this.goal]?.[0] ?? "") : "";
    if (!next || !t.options.has(next)) this.goal = "";
    return this.goal && next;
  }

  /** The spaces entered on the way. */
  to(t: Table, space: string): string[] {
    const sure = t.hints.ways?.[space];
    if (sure) return sure.map((key) => objectOf(key));
    return this.found?.goal === space ? this.found.legs.map((leg) => leg.space) : [];
  }

  wonder(ask: Wonder, t: Table, space: string): void {
    const asks = t.options.has("roll") && (t.hints.heroes?.[t.me]?.reach[space] ?? 0) > 0;
    const question = asks ? `way:${t.me}:${space}` : "";
    const now = `${t.picture.seq} ${question}`;
    if (now === this.asked) return;
    this.asked = now;
    if (this.found?.goal !== space) this.found = null;
    if (!question) return void (this.found = null);
    void ask(question)
      .then((answer) => now === this.asked && (this.found = answer as Way | null))
      .catch(() => {}); // the picture has passed
  }
}
