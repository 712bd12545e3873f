/** What the drawer was asked to show besides the place one looks at: somebody's sheet, or one card of mine.  Foot and board share it. */
class Eyes {
  sheet = $state(-1); // a seat
  card = $state(""); // of mine, with all that can be done with it

  read(card: string): void {
    [this.sheet, this.card] = [-1, this.card === card ? "" : card];
  }
  turn(seat: number): void {
    [this.sheet, this.card] = [this.sheet === seat ? -1 : seat, ""];
  }
  close(): void {
    [this.sheet, this.card] = [-1, ""];
  }
}

export const eyes = new Eyes();
