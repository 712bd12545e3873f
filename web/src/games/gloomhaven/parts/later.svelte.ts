/**
 * What comes right after the first board: panels, marks over the floor, what lies and stands on it, coats of arms.
 * It is asked for together with the board's own code, so that as a rule it is there with the first picture.
 */
import type { ArmsDeclared } from "../../../art/arms";

type Later = typeof import("./after");
const BARE: ArmsDeclared = { field: "slate", second: "sable", division: "chief", charge: "" };
let found = $state.raw<Later | null>(null);
void import("./after").then((come) => (found = come));

export const later = (): Later | null => found;

/** Plain shields until the others have come. */
export function armsOf(id: string): ArmsDeclared {
  return found?.armsOf(id) ?? BARE;
}
