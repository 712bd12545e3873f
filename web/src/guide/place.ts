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

export const NARROW = 960; // below, marks lie at the upper or the lower edge
const GAP = 12;
const RIM = 8;

export function placed(target: Box, mark: Size, window: Size, taken: Box | null): { left: number; top: number } {
  const { width, height } = mark;
  if (window.width < NARROW) {
    const below = Math.max(RIM, (taken?.top ?? window.height) - height - RIM);
    return { left: RIM, top: target.top < height + RIM + GAP ? below : RIM };
  }
  const wishes = [
    { left: target.left, top: target.bottom + GAP },
    { left: target.right + GAP, top: target.top },
    { left: target.left, top: target.top - height - GAP },
    { left: target.left - width - GAP, top: target.top },
  ];
  const free = (wish: { left: number; top: number }) =>
    inside(wish, mark, window) && !(taken && overlap(boxed(wish, mark), taken));
  // what fills the screen has no room beside it: then in a corner of it, off the decision at least
  const [far, low] = [window.width - width - RIM, window.height - height - RIM];
  const corners = [
    { left: far, top: RIM },
    { left: far, top: low },
    { left: RIM, top: RIM },
    { left: RIM, top: low },
  ];
  const wish = [...wishes, ...corners].find(free) ?? wishes[0]!;
  return {
    left: Math.max(RIM, Math.min(wish.left, window.width - width - RIM)),
    top: Math.max(RIM, Math.min(wish.top, window.height - height - RIM)),
  };
}

function boxed(at: { left: number; top: number }, size: Size): Box {
  return { ...at, right: at.left + size.width, bottom: at.top + size.height };
}

function inside(at: { left: number; top: number }, size: Size, window: Size): boolean {
  return (
    at.left >= RIM &&
    at.top >= RIM &&
    at.left + size.width <= window.width - RIM &&
    at.top + size.height <= window.height - RIM
  );
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
