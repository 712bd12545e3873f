/** What boards do when time goes on. Motion is the frame's (table/motion.ts). */

/** Calls `reset` with every new decision. */
export function onDecision(board: () => { base: number }, reset: () => void): void {
  let decided = -1;
  $effect(() => {
    const { base } = board();
    if (base < 0 || base === decided) return;
    decided = base;
    reset();
  });
}

/** Calls `read` once with every picture; `step` says how many entries it goes on, -1 for the first. */
export function onPicture<P extends { seq: number }>(picture: () => P, read: (picture: P, step: number) => void): void {
  let last = -1;
  $effect(() => {
    const now = picture();
    if (now.seq === last) return;
    const step = last < 0 ? -1 : now.seq - last;
    last = now.seq;
    read(now, step);
  });
}
