/** Shows what others did one step after another, at a speed that one can follow. */
import type { Picture } from "../net/messages";

export type Pace = "slow" | "normal" | "fast" | "off";

export const FACTOR: Record<Pace, number> = { slow: 1.8, normal: 1, fast: 0.4, off: 0 };
const STEP = 650; // to see that something happened
const SENTENCE = 320; // to read one more sentence
const LONGEST = 2_200;
const OWN = 420; // one knows what one did oneself
const TOO_MANY = 40; // somebody was away for long: show only the end

/** How long a picture stays before the next one, in milliseconds at normal speed. */
export function dwell(picture: Picture): number {
  const told = picture.entries.filter((entry) => entry.kind === "undo" || entry.events.length);
  if (!told.length) return 0;
  if (told.every((entry) => picture.you.includes(entry.seat))) return OWN;
  const sentences = told.reduce((sum, entry) => sum + entry.events.length, 0);
  return Math.min(LONGEST, STEP + SENTENCE * sentences);
}

type Later = (work: () => void, ms: number) => unknown;

export class Playback {
  private queue: Picture[] = [];
  private waiting = false;
  private held = false;
  private turn = 0;

  constructor(
    private readonly show: (picture: Picture, waiting: number) => void,
    private readonly pace: () => Pace,
    private readonly later: Later = (work, ms) => setTimeout(work, ms),
  ) {}

  /** The next picture from the server; a first one, or one after an absence, is shown at once. */
  add(picture: Picture, atOnce = false): void {
    if (atOnce || this.pace() === "off" || this.queue.length >= TOO_MANY) {
      this.queue = [picture];
      this.skip();
    } else {
      this.queue.push(picture);
      if (!this.waiting) this.next();
    }
  }

  /** Straight to the newest picture. */
  skip(): void {
    const newest = this.queue.at(-1);
    this.queue = [];
    this.turn++;
    this.waiting = this.held = false;
    if (newest) this.present(newest);
  }

  /** A battle is being shown: what comes after it waits for its end. */
  hold(on: boolean): void {
    this.held = on;
    if (!on && !this.waiting) this.next();
  }

  get behind(): number {
    return this.queue.length;
  }

  private next(): void {
    if (this.held) return;
    const picture = this.queue.shift();
    if (picture) this.present(picture);
  }

  private present(picture: Picture): void {
    this.show(picture, this.queue.length);
    const ms = dwell(picture) * FACTOR[this.pace()];
    const turn = ++this.turn;
    this.waiting = ms > 0;
    if (!this.waiting) return this.next();
    this.later(() => {
      if (turn !== this.turn) return;
      this.waiting = false;
      this.next();
    }, ms);
  }
}
