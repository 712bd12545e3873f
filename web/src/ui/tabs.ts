/** Everybody around the table, oneself first. */
export const fromMe = (count: number, me: number): number[] =>
  Array.from({ length: count }, (_, at) => (at + Math.max(0, me)) % count);

/** Arrow keys move between the seats' tabs, as in every list of tabs; `id` is what a tab's own id begins with. */
export function walkTabs(
  event: KeyboardEvent,
  order: number[],
  at: number,
  show: (seat: number) => void,
  id: string,
): void {
  const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  if (!step) return;
  event.preventDefault();
  const next = order[(at + step + order.length) % order.length]!;
  show(next);
  document.getElementById(`${id}${next}`)?.focus();
}
