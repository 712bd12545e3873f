/** What the drawer was asked to show besides the space one looks at: somebody's sheet, the story, a market. Foot, bar and board share it. */
class Eyes {
  sheet = $state(-1); // a seat
  panel = $state<"" | "story" | "skills">("");
  errand = $state(""); // a quest or rumour whose spaces are shown
  market = $state(-1); // a city whose market is read from afar

  turn(seat: number): void {
    const next = this.sheet === seat ? -1 : seat;
    this.close();
    this.sheet = next;
  }
  open(panel: "story" | "skills"): void {
    const next = this.panel === panel ? "" : panel;
    this.close();
    this.panel = next;
  }
  shop(market: number): void {
    const next = this.market === market ? -1 : market;
    this.close();
    this.market = next;
  }
  close(): void {
    [this.sheet, this.panel, this.errand, this.market] = [-1, "", "", -1];
  }
}

export const eyes = new Eyes();
