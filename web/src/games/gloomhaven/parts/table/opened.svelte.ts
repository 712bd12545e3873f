/** Which sheet lies open over the table: one at a time, for all parts. */
export type Sheet = "" | "hand" | "discard" | "lost" | "active" | "monsters" | "goal";

class Opened {
  which = $state<Sheet>("");
  seat = $state(-1); // whose piles; -1: my own

  open(which: Sheet, seat = -1): void {
    [this.which, this.seat] = [which, seat];
  }

  close(): void {
    this.which = "";
  }
}

export const sheet = new Opened();
