/** Faces of combat tokens as they are written: `2P*` is two of P in gold, `-` nothing. */
import type { Table } from "./table";

export interface Face {
  symbol: string;
  value: number;
  gold: boolean;
}

export function faceOf(written: string): Face {
  const gold = written.endsWith("*");
  const body = gold ? written.slice(0, -1) : written;
  if (body === "-" || !body) return { symbol: "-", value: 0, gold };
  return { symbol: body.at(-1)!, value: Number(body.slice(0, -1) || 1), gold };
}

/** `2 physical damage, gold`. */
export function faceHeard(t: Pick<Table, "texts">, written: string): string {
  const { symbol, value, gold } = faceOf(written);
  const said = symbol === "-" ? t.texts.say("rb-blank") : `${value} ${t.texts.name(symbol)}`;
  return gold ? t.texts.say("rb-golden", { what: said }) : said;
}
