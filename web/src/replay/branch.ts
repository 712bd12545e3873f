/** Trying it another way: a new table that goes on from a step, with other dice ahead and bots in the other seats. */
import { router } from "../app/route.svelte";
import { asGuest } from "../hall/doing";
import { post } from "../net/api";
import type { TableInfo } from "../net/messages";

export async function playOn(info: TableInfo, step: number, mine: readonly number[]): Promise<void> {
  const seats = info.seats.map((_, at) => ({ kind: mine.includes(at) ? "me" : "bot", bot: "bot" }));
  const made = await asGuest((token) => post<TableInfo>(`/api/tables/${info.id}/branch`, { step, seats }, token));
  if (made) router.go(`#/t/${made.id}`);
}
