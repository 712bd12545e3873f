/** What a screen reader is told, and short notes at the bottom of the screen. */
class Voice {
  polite = $state("");
  note = $state("");
  private timer = 0;

  /** Told to screen readers only. */
  announce(text: string): void {
    this.polite = text;
  }

  /** Shown for a while, and told. */
  tell(text: string): void {
    this.note = text;
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => (this.note = ""), 6_000);
  }

  hush(): void {
    this.note = "";
  }
}

export const voice = new Voice();
