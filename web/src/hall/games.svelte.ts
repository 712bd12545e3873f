/** The games of the hall: those the server can play, and those of the house whether it can or not. */
import { coverText, HOUSE } from "../games/covers";
import { get } from "../net/api";
import type { GameInfo } from "../net/messages";
import { named } from "../texts/frame.svelte";

class Games {
  known = $state.raw<GameInfo[] | null>(null);
  failed = $state(false);

  async load(): Promise<void> {
    this.failed = false;
    try {
      this.known = await get<GameInfo[]>("/api/games");
    } catch {
      this.failed = true;
    }
  }

  find(id: string): GameInfo | undefined {
    return this.known?.find((game) => game.id === id);
  }
}

export const games = new Games();

export function gameName(id: string): string {
  const known = games.find(id);
  return known ? named(known.name) : coverText(id, "name") || id;
}

/** Only the games of the house have their rules written down line by line. */
export function hasLedger(id: string): boolean {
  return HOUSE.includes(id);
}

/** How many sit down for "play now": three where that fits, else the fewest that is not alone. */
export function easyPlayers(game: GameInfo): number {
  return game.players.includes(3) ? 3 : (game.players.find((count) => count > 1) ?? game.players[0] ?? 1);
}

export function bestBot(game: GameInfo): string {
  return game.bots[0] ?? "random";
}

/** Whether a game takes packs of one's own cards. */
export function takesPacks(id: string): boolean {
  return games.find(id)?.homebrew ?? false;
}
