/** Arms on the board: those of the characters at once, those of creatures and guardians as soon as they have come, after the first board. */
import type { ArmsDeclared } from "../../../art/arms";
import { CHARACTERS } from "../characters";

const BARE: ArmsDeclared = { field: "slate", second: "sable", division: "chief", charge: "" };
let known = $state.raw<Readonly<Record<string, ArmsDeclared>>>(CHARACTERS);
let asked = false;

export function armsOf(id: string): ArmsDeclared {
  return known[id] ?? BARE;
}

/** Called when the first board stands. */
export function fetchArms(): void {
  if (asked) return;
  asked = true;
  void import("../arms").then(({ ARMS }) => (known = ARMS));
}
