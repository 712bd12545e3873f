/** Opening tables and taking seats: one click each. */
import { me } from "../app/me.svelte";
import { router } from "../app/route.svelte";
import { post, refusalOf, Refused } from "../net/api";
import type { GameInfo, NewTable, Refusal, SeatWish, TableInfo } from "../net/messages";
import { refusalText } from "../texts/frame.svelte";
import { loadWords } from "../texts/game.svelte";
import { voice } from "../ui/say.svelte";
import { bestBot, easyPlayers } from "./games.svelte";

/** Do something as a guest; a token the server no longer knows is renewed once.  A refusal is told, in a game's own words if one is named. */
export async function asGuest<T>(work: (token: string) => Promise<T>, game = ""): Promise<T | null> {
  try {
    try {
      return await work((await me.be()).token);
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 401) throw error;
      me.forget();
      return await work((await me.be()).token);
    }
  } catch (error) {
    voice.tell(await told(refusalOf(error), game));
    return null;
  }
}

async function told(refusal: Refusal, game: string): Promise<string> {
  const words = game ? await loadWords(game).catch(() => null) : null;
  return words?.texts({ names: {} }, [])?.refusal(refusal) ?? refusalText(refusal);
}

export function againstBots(game: GameInfo, players = easyPlayers(game)): NewTable {
  const seats: SeatWish[] = Array.from({ length: players }, (_, at) =>
    at ? { kind: "bot", bot: bestBot(game) } : { kind: "me", bot: "bot" },
  );
  return { game: game.id, seats, settings: {}, public: false, undo: "ask", clock: null, packs: [] };
}

export async function openTable(wish: NewTable): Promise<boolean> {
  const made = await asGuest((token) => post<TableInfo>("/api/tables", wish, token), wish.game);
  if (made) router.go(`#/t/${made.id}`);
  return made !== null;
}

export async function joinTable(table: TableInfo): Promise<void> {
  const seat = table.seats.findIndex((one) => one.kind === "open");
  const joined = await asGuest((token) => post<TableInfo>(`/api/tables/${table.id}/join`, { seat }, token));
  if (joined) router.go(`#/t/${table.id}`);
}
