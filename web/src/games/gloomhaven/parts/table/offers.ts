/** What stands beside an option in town and on the map of a campaign. */
import type { Picture, Texts } from "../../../board";
import type { Hints, OfferHint } from "../../types";

function offerOf(key: string, picture: Picture): OfferHint | undefined {
  const offers = (picture.hints as Hints).town?.offers ?? {};
  return picture.looking.map((seat) => offers[seat]?.[key]).find((one) => one !== undefined);
}

export function priceOf(key: string, picture: Picture, texts: Texts): string {
  const gold = offerOf(key, picture)?.gold;
  return gold ? texts.say("camp-cost", { gold }) : "";
}

/** Whether an event lies on the way, and what the scenario may open. */
export function wayTo(key: string, picture: Picture, texts: Texts): string {
  const offer = key.startsWith("scenario:") ? offerOf(key, picture) : undefined;
  return offer ? texts.say("camp-way", { road: offer.road ? "yes" : "no", unlocks: offer.opens ?? 0 }) : "";
}
