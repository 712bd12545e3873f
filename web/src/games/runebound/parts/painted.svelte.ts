/** The paintings as far as they have come. */
type Paintings = typeof import("./paintings");
let found = $state.raw<Paintings | null>(null);
let asked = false;

export const paintings = (): Paintings | null => found;

export function fetchPaintings(): void {
  if (asked) return;
  asked = true;
  void import("./paintings").then((come) => (found = come));
}
