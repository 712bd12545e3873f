/** Arms of everybody: characters, creatures, guardians. */
import { BEASTS } from "./beasts";
import { CHARACTERS } from "./characters";
import type { ArmsDeclared } from "../../art/arms";
import { composed } from "../../art/compose";

export const ARMS: Readonly<Record<string, ArmsDeclared>> = { ...CHARACTERS, ...BEASTS };

export function armsOf(id: string): ArmsDeclared {
  return ARMS[id] ?? composed(id);
}
