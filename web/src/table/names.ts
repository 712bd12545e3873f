/** What players are called: people by their names, bots by house names, everybody told apart. */
import type { SeatInfo } from "../net/messages";
import { t } from "../texts/frame.svelte";

export function playerNames(seats: readonly SeatInfo[]): string[] {
  const plain = seats.map(
    (seat, at) => seat.name || (seat.kind === "bot" ? t(`bot-name-${at + 1}`) : t("seat", { number: at + 1 })),
  );
  return toldApart(plain);
}

/** "Ann", "Ann" become "Ann 1", "Ann 2". */
export function toldApart(names: string[]): string[] {
  const count = new Map<string, number>();
  return names.map((name) => {
    if (names.filter((other) => other === name).length < 2) return name;
    count.set(name, (count.get(name) ?? 0) + 1);
    return `${name} ${count.get(name)}`;
  });
}
