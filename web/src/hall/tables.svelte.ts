/** The tables of the hall: one's own with how they stand, and those that wait for players; asked for anew every few seconds. */
import { me } from "../app/me.svelte";
import { get, Refused } from "../net/api";
import type { TableInfo } from "../net/messages";

const AGAIN = 5_000;

export class Tables {
  mine = $state.raw<TableInfo[] | null>(null);
  open = $state.raw<TableInfo[] | null>(null);

  /** Those that wait for me, the longest waiting first. */
  turn = $derived((this.mine ?? []).filter(myTurn).sort((a, b) => (a.stands?.since ?? 0) - (b.stands?.since ?? 0)));

  /** Until the page is left. */
  watch(): () => void {
    void this.load();
    const ticking = window.setInterval(() => document.visibilityState === "visible" && void this.load(), AGAIN);
    return () => window.clearInterval(ticking);
  }

  async load(): Promise<void> {
    await this.loadMine();
    await this.loadOpen();
  }

  private async loadMine(): Promise<void> {
    if (!me.token) return void (this.mine = []);
    try {
      this.mine = (await get<TableInfo[]>("/api/tables?mine=1", me.token)).sort((a, b) => b.updated - a.updated);
    } catch (error) {
      if (error instanceof Refused && error.status === 401) me.forget();
      this.mine ??= [];
    }
  }

  /** Those of others: one's own stand in one's own list. */
  private async loadOpen(): Promise<void> {
    try {
      const own = new Set((this.mine ?? []).map((table) => table.id));
      this.open = (await get<TableInfo[]>("/api/tables", me.token)).filter(
        (table) => freeSeats(table) > 0 && !own.has(table.id),
      );
    } catch {
      this.open ??= [];
    }
  }
}

export function freeSeats(table: TableInfo): number {
  return table.seats.filter((seat) => seat.kind === "open").length;
}

export function myTurn(table: TableInfo): boolean {
  const { you = [], turn = [] } = table.stands ?? {};
  return table.status === "running" && turn.some((seat) => you.includes(seat));
}

/** How a finished table ended for me. */
export function outcome(table: TableInfo): "won" | "lost" | "draw" | "ended" | "" {
  if (table.status !== "over" || !table.stands) return "";
  const { you, winners, ended, together } = table.stands;
  if (ended) return "ended";
  if (!together && winners.length > 1 && winners.length === table.seats.length) return "draw";
  return you.some((seat) => winners.includes(seat)) ? "won" : "lost";
}

/** My own score first, then the others from high to low: "30 : 27 : 21"; "" where nobody counted. */
export function scoreLine(table: TableInfo): string {
  const { you = [], scores = [] } = table.stands ?? {};
  if (scores.length < 2 || Math.max(...scores) <= 1) return "";
  const mine = scores.filter((_, seat) => you.includes(seat));
  const others = scores.filter((_, seat) => !you.includes(seat)).sort((a, b) => b - a);
  return [...mine, ...others].map(Math.floor).join(" : ");
}
