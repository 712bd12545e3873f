/** Whether players hide things from each other in this view: something blotted out beside a player. */
import type { Picture } from "../net/messages";

export function keepsSecrets(picture: Picture): boolean {
  const view = picture.view as Record<string, unknown>;
  return Object.values(view).some(
    (value) =>
      Array.isArray(value) &&
      value.length === picture.players &&
      value.some((item) => typeof item === "object" && blotted(item)),
  );
}

function blotted(value: unknown): boolean {
  if (value === "?" || value === null) return true;
  return typeof value === "object" && Object.values(value as object).some(blotted);
}
