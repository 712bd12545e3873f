/** What a table has brought besides the box, added to what is printed of its game. */
import { get } from "../net/api";
import type { Brought, Printed } from "../net/messages";

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Things by id lie one level below the kinds; whatever is no such shelf stays as it is printed. */
export function withBrought(printed: Printed, brought: Brought | null): Printed {
  if (!brought) return printed;
  const [box, own] = [printed.printed as Fields, (brought.printed ?? {}) as Fields];
  const shelves = Object.entries(box).map(([kind, things]) => {
    const more = own[kind];
    return [kind, isFields(things) && isFields(more) ? { ...more, ...things } : things];
  });
  return { ...printed, names: { ...printed.names, ...brought.names }, printed: Object.fromEntries(shelves) };
}

/** Of a table that plays with packs; of any other nothing is asked for. */
export function loadBrought(table: string, packs: readonly unknown[]): Promise<Brought | null> {
  return packs.length ? get<Brought>(`/api/tables/${encodeURIComponent(table)}/homebrew`) : Promise.resolve(null);
}
