/** Whole pictures out of those that say only what changed; the rest of the client knows nothing of changes. */
import type { Changed, FromServer, Heard, Picture } from "./messages";
import { Misfit, patched } from "./patch";

export class Pictures {
  private last: Picture | null = null; // of this socket
  private waiting = false; // for a whole one that was asked for

  /** `redraw` asks for the whole picture and every entry after this one. */
  constructor(private readonly redraw: (since: number) => void) {}

  /** A new socket begins with a whole picture. */
  restart(): void {
    this.last = null;
    this.waiting = false;
  }

  /** The message with its picture whole; null for a change that does not fit: the whole picture is on its way then. */
  whole(message: Heard): FromServer | null {
    if (message.type === "changed")
      return this.last?.number === message.base ? this.next(this.last, message) : this.lost();
    if (message.type === "picture") [this.last, this.waiting] = [message, false];
    return message;
  }

  private next(last: Picture, change: Changed): Picture | null {
    try {
      const picture = patched(last, change.patch) as Picture;
      return (this.last = { ...picture, entries: change.entries });
    } catch (error) {
      if (!(error instanceof Misfit)) throw error;
      return this.lost();
    }
  }

  private lost(): null {
    if (!this.waiting) this.redraw(this.last?.seq ?? 0);
    this.waiting = true;
    return null;
  }
}
