/** Blows that a picture tells and that are no theatre of their own: everybody's but mine. */
import type { Picture } from "../../../board";
import type { View } from "../../types";
import { labelOf, toneOf, type Tone } from "./deck";

export interface Blow {
  key: string;
  target: string;
  value: number; // with its bonuses
  cards: { label: string; tone: Tone }[];
  shield: number;
  damage: number;
}

export function blowsOf(picture: Picture): Blow[] {
  const mine = new Set(picture.you.map((seat) => (picture.view as View).heroes[seat]?.sheet.job));
  return picture.entries.flatMap((entry) =>
    entry.events.flatMap(({ kind, data }, at) => {
      if (kind !== "hit" || !data || mine.has(String(data["attacker"]))) return [];
      const cards = (data["cards"] as string[]).map((card) => ({ label: labelOf(card) || "◈", tone: toneOf(card) }));
      const value = Number(data["value"]) + Number(data["bonus"]);
      return [
        {
          key: `${entry.seq}.${at}`,
          target: String(data["target"]),
          value,
          cards,
          shield: Number(data["shield"]),
          damage: Number(data["damage"]),
        },
      ];
    }),
  );
}
