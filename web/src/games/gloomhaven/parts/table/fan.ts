/** Where the cards of a hand lie: the chosen ones whole in the middle, the others fanned out behind them. */

/** All in widths of a card, but `y` in pixels and `a` in degrees. */
export interface Spot {
  card: string;
  x: number;
  y: number;
  a: number;
  z: number;
  whole: boolean;
  mirrored: boolean; // its left edge is covered: the pennant goes to the right
}

const MOST_APART = 0.62;
const MOST_BESIDE = 0.4;
const PAIR_GAP = 0.03;

/** `room`: how many widths there are for all of them. */
export function fan(cards: readonly string[], whole: readonly string[], room: number): Spot[] {
  const others = cards.filter((card) => !whole.includes(card));
  const middle = whole.map((card, at) => standing(card, at, whole.length));
  return [...(whole.length ? aside(others, whole.length, room) : arc(others, room)), ...middle];
}

function standing(card: string, at: number, of: number): Spot {
  const out = at - (of - 1) / 2;
  return { card, x: out * (1 + PAIR_GAP), y: of > 1 ? -10 : -14, a: out * 3, z: 20, whole: true, mirrored: false };
}

/** A hand held open. */
function arc(cards: readonly string[], room: number): Spot[] {
  const step = cards.length > 1 ? Math.min(MOST_APART, Math.max(0.1, (room - 1) / (cards.length - 1))) : 0;
  const turn = Math.min(4, 26 / Math.max(1, cards.length));
  return cards.map((card, at) => {
    const out = at - (cards.length - 1) / 2;
    return {
      card,
      x: out * step,
      y: 4 + out * out * Math.min(3, 26 / cards.length ** 1.4),
      a: out * turn,
      z: at + 1,
      whole: false,
      mirrored: false,
    };
  });
}

/** What is left of it at both sides of the chosen ones. */
function aside(cards: readonly string[], whole: number, room: number): Spot[] {
  const half = whole / 2 + PAIR_GAP;
  const left = Math.ceil(cards.length / 2);
  const beside = Math.max(0.4, room / 2 - half);
  return cards.map((card, at) => {
    const side = at < left ? -1 : 1;
    const out = side < 0 ? left - at : at - left + 1;
    const step = Math.min(MOST_BESIDE, beside / (side < 0 ? left : cards.length - left));
    return {
      card,
      x: side * (half - 0.5 + out * step),
      y: 34 + out * out * 3,
      a: side * (2 + out * 2),
      z: 10 - out,
      whole: false,
      mirrored: side > 0,
    };
  });
}
