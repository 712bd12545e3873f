/** Questions about the picture that is shown, and the answers that are known: each question is asked once a picture. */
import type { Answered, FromClient } from "./messages";

export interface Seen {
  number: number; // of the picture
  seq: number; // the last entry in it
}

interface Waiting {
  question: string;
  promise: Promise<unknown>;
  settle: (answer: unknown) => void;
  fail: (reason: Error) => void;
}

const none = (): void => {};

export class Wonders {
  private of: Seen | null = null;
  private readonly asked = new Map<string, Waiting>();
  private readonly open = new Map<number, Waiting>();
  private last = 0;

  constructor(private readonly send: (message: FromClient) => boolean) {}

  /** The answer of the game, null where it has none; rejects when the picture has passed or the line is down. */
  ask(seen: Seen, question: string): Promise<unknown> {
    if (this.of?.number !== seen.number) this.turn(seen);
    const known = this.asked.get(question);
    if (known) return known.promise;
    const waiting = this.wait(question);
    const id = (this.last += 1);
    if (!this.send({ type: "wonder", id, base: seen.seq, question })) return Promise.reject(new Error("offline"));
    this.asked.set(question, waiting);
    this.open.set(id, waiting);
    return waiting.promise;
  }

  take(answered: Answered): void {
    const waiting = this.open.get(answered.id);
    this.open.delete(answered.id);
    if (!waiting) return;
    if (!answered.refusal) return waiting.settle(answered.answer ?? null);
    this.asked.delete(waiting.question); // it may be asked again
    waiting.fail(new Error(answered.refusal.reason));
  }

  /** The line is down: whoever waits is told, and may ask again. */
  drop(): void {
    this.turn(null);
  }

  private turn(seen: Seen | null): void {
    for (const waiting of this.open.values()) waiting.fail(new Error("passed"));
    this.open.clear();
    this.asked.clear();
    this.of = seen;
  }

  private wait(question: string): Waiting {
    const waiting: Waiting = { question, promise: Promise.resolve(), settle: none, fail: none };
    waiting.promise = new Promise((settle, fail) => Object.assign(waiting, { settle, fail }));
    waiting.promise.catch(none); // a question that nobody waits for any more is no fault
    return waiting;
  }
}
