/** Arms on the board: they come after the first board, plain shields until then. */
import type { ArmsDeclared } from "../../../art/arms";

const BARE: ArmsDeclared = { field: "slate", second: "sable", division: "chief", charge: "" };
let found = $state.raw<((id: string) => ArmsDeclared) | null>(null);
let asked = false;

export function armsOf(id: string): ArmsDeclared {
  return found?.(id) ?? BARE;
}

/** Called when the first board stands. */
export function fetchArms(): void {
  if (asked) return;
  asked = true;
  void import("../arms").then((arms) => (found = arms.armsOf));
}
