/** Where a coach mark lies: beside what it is about, over neither that nor the decision. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
interface Size {
  width: number;
  height: number;
}

export const NARROW = 960; // below, the decision lies at the bottom and marks lie at the top
const GAP = 12;
const RIM = 8;

export function placed(target: Box, mark: Size, window: Size, taken: Box | null): { left: number; top: number } {
  if (window.width < NARROW) return { left: RIM, top: RIM };
  const { width, height } = mark;
  const wishes = [
    { left: target.left, top: target.bottom + GAP },
    { left: target.right + GAP, top: target.top },
    { left: target.left, top: target.top - height - GAP },
    { left: target.left - width - GAP, top: target.top },
  ];
  const free = (wish: { left: number; top: number }) => inside(wish, mark, window) && !(taken && overlap(boxed(wish, mark), taken));
  const wish = wishes.find(free) ?? wishes.find((one) => inside(one, mark, window)) ?? wishes[0]!;
  return {
    left: Math.max(RIM, Math.min(wish.left, window.width - width - RIM)),
    top: Math.max(RIM, Math.min(wish.top, window.height - height - RIM)),
  };
}

function boxed(at: { left: number; top: number }, size: Size): Box {
  return { ...at, right: at.left + size.width, bottom: at.top + size.height };
}

function inside(at: { left: number; top: number }, size: Size, window: Size): boolean {
  return at.left >= RIM && at.top >= RIM && at.left + size.width <= window.width - RIM && at.top + size.height <= window.height - RIM;
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
