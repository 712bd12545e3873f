/** The paintings of the cards come right after the first board: the table is there before them. */
type Paint = (card: string, type: string, set: string, id: string) => string;

let paint = $state.raw<Paint | null>(null);
let asked = false;

/** The inside of a card's picture; empty while the paintings are on their way. */
export const painted: Paint = (card, type, set, id) => paint?.(card, type, set, id) ?? "";

export function fetchPaintings(): void {
  if (asked) return;
  asked = true;
  requestAnimationFrame(() => requestAnimationFrame(() => void fetched()));
}

async function fetched(): Promise<void> {
  try {
    paint = (await import("../art/paintings")).vignette;
  } catch (error) {
    console.warn(error); // without paintings the cards keep their fields of colour
    asked = false;
  }
}
