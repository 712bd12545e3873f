/** What somebody looks at on the map: the hex under the pointer or the focus, the figure, how an area is held. */
import { mirrored, nextTurn } from "./area";

export class Looking {
  hovered = $state(-1); // a cell under the mouse
  focused = $state(-1); // a cell with the keyboard's focus
  touched = $state(-1); // a cell that a finger has pointed out
  entry = $state(-1); // the one cell in the tab order
  ring = $state(false); // whether the focus shows
  steps = $state(false); // a move goes hex by hex
  turn = $state(0); // of an area
  other = $state(0); // which of several options of one hex
  sighting = $state(false); // lines of sight are asked for
  eye = $state(-1); // from this cell

  get cell(): number {
    return this.hovered >= 0 ? this.hovered : this.focused >= 0 ? this.focused : this.touched;
  }

  /** The focus of the keyboard looks; that of a finger or a mouse only follows. */
  focus(cell: number, ring: boolean): void {
    [this.focused, this.ring] = [ring ? cell : -1, ring];
    if (cell >= 0) this.entry = cell;
    if (ring) this.hovered = -1; // a mouse that only rests has nothing to say
  }

  /** With every decision one begins anew. */
  reset(): void {
    [this.turn, this.other, this.touched] = [0, 0, -1];
  }

  /** On from the turn in which the area is shown. */
  twist(shown = this.turn): void {
    this.turn = nextTurn(shown);
    this.other += 1;
  }

  /** What is shown, as in a mirror. */
  mirror(shown = this.turn): void {
    this.turn = mirrored(shown);
  }

  sight(from: number): void {
    [this.sighting, this.eye] = [!this.sighting, from];
  }
}
