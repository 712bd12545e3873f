/** The rules drawer: open at a game, perhaps at one rule. */
class Drawer {
  game = $state("");
  rule = $state("");
  private back: HTMLElement | null = null;

  readonly open = (game: string, rule = ""): void => {
    if (!this.game) this.back = document.activeElement as HTMLElement | null;
    [this.game, this.rule] = [game, rule];
  };

  close(): void {
    this.game = "";
    this.back?.focus();
  }
}

export const drawer = new Drawer();
