/** My attacks as the stage shows them: known terms first, then the modifier card is turned over, then what comes of it. */
import type { Rank } from "../../art/arms";
import { attack, heal, retaliate, shield, xp } from "../../art/glyphs/deeds";
import skull from "icon:skull-crossed-bones";
import type { Fighter, Gain, Scene, Scenes, Term, Told, TurnedCard } from "../../stage/scene";
import { signed } from "../../ui/pips";
import type { Happened } from "../board";
import { armsOf } from "./arms";
import { labelOf, toneOf } from "./parts/table/deck";
import { glyph } from "./parts/table/marks";
import { rankWords } from "./parts/table/monsters";
import { idOf } from "./parts/table/table";
import type { Figure, View } from "./types";

/** What `hit` tells: value and bonus are known before the cards, shield is what is left of it after PIERCE. */
interface Hit {
  attacker: string;
  target: string;
  value: number;
  bonus: number;
  cards: string[];
  result: number;
  shield: number;
  damage: number;
}

/** What may follow a blow and belongs to it. */
const AFTER = [
  "hurt",
  "died",
  "condition",
  "immune",
  "learned",
  "protected",
  "negated",
  "retaliated",
  "gone",
  "destroyed",
  "exhausted",
  "cured",
];

export const scenes: Scenes = (told) => {
  const fresh = told.picture.entries.flatMap((entry) =>
    entry.events.map((event, at) => ({ event, key: `${entry.seq}.${at}` })),
  );
  const events = fresh.map((one) => one.event);
  return fresh.flatMap(({ event, key }, at) =>
    event.kind === "hit"
      ? (scene(told, event.data as unknown as Hit, key, events.slice(0, at), until(events.slice(at + 1))) ?? [])
      : [],
  );
};

function until(events: Happened[]): Happened[] {
  const end = events.findIndex((event) => !AFTER.includes(event.kind));
  return end < 0 ? events : events.slice(0, end);
}

/** Figures as they stood before: whoever fell is there no more. */
function find({ before, picture }: Told, id: string): Figure | undefined {
  const views = [before?.view, picture.view] as (View | undefined)[];
  return views.flatMap((view) => view?.figures ?? []).find((figure) => idOf(figure) === id);
}

/** Only what I do myself is theatre; the blows of all others are told beside the piece. */
function scene(told: Told, hit: Hit, key: string, earlier: Happened[], after: Happened[]): Scene | null {
  const [attacker, target] = [find(told, hit.attacker), find(told, hit.target)];
  if (!attacker || !target || attacker.kind !== "character" || !told.picture.you.includes(attacker.seat)) return null;
  const life = lifeBefore(target, earlier);
  const killed = after.some((event) => event.kind === "died" && event.data?.["figure"] === hit.target);
  const { texts } = told;
  const word = texts.say(killed ? "gh-stage-slain" : hit.damage ? "gh-stage-damage" : "gh-stage-nothing", {
    damage: hit.damage,
  });
  const sides: [Fighter, Fighter] = [striker(told, attacker, hit), struck(told, target, hit, life)];
  const gains = after.flatMap((event) => gain(told, event, attacker));
  return {
    id: `${told.picture.table}:${key}`,
    title: texts.say("gh-stage-title", { attacker: hit.attacker, target: hit.target }),
    place: texts.name(`scenario-${(told.picture.view as View).scenario}`),
    sides,
    thrown: { kind: "card", cards: hit.cards.map((card) => turned(card, texts.name(card))) },
    verdict: { word, winner: killed ? 0 : hit.damage ? -1 : 1, tone: killed ? "won" : "plain" },
    gains,
    sentence: [texts.event({ kind: "hit", data: { ...hit } }), word, ...gains.map((one) => one.label)].join(" "),
    mine: true,
    again: false,
    brief: true,
  };
}

/** What it had when the blow fell: what it had in the last picture, less what this one told before the blow. */
function lifeBefore(target: Figure, earlier: readonly Happened[]): number {
  const hurt = earlier.findLast((event) => event.kind === "hurt" && event.data?.["figure"] === idOf(target));
  return hurt ? Number(hurt.data!["left"]) : target.hit_points;
}

function striker({ texts }: Told, figure: Figure, hit: Hit): Fighter {
  const terms: Term[] = [{ label: texts.say("gh-stage-attack"), value: hit.value, icon: attack }];
  if (hit.bonus) terms.push({ label: texts.say("gh-stage-bonus"), value: hit.bonus, icon: attack });
  const chance: Term = {
    label: hit.cards.map((card) => texts.name(card)).join(", "),
    value: hit.result - hit.value - hit.bonus,
    icon: glyph("advantage"),
  };
  return {
    name: texts.name(hit.attacker),
    under: texts.seat(figure.seat),
    arms: armsOf(figure.name),
    rank: "hero",
    seat: figure.seat,
    terms,
    chance,
  };
}

function struck({ texts }: Told, figure: Figure, hit: Hit, life: number): Fighter {
  const terms: Term[] = [{ label: texts.say("gh-hit-points"), value: life, icon: heal }];
  if (hit.shield) terms.push({ label: texts.name("shield"), value: hit.shield, icon: shield });
  return {
    name: texts.name(hit.target),
    under: rankWords(texts, figure.rank),
    arms: armsOf(figure.name),
    rank: rankOf(figure),
    seat: figure.seat,
    terms,
    chance: null,
  };
}

function rankOf(figure: Figure): Rank {
  if (figure.kind === "character") return "hero";
  if (figure.kind === "summon") return "summon";
  return figure.rank === "elite" || figure.rank === "boss" ? figure.rank : "normal";
}

function turned(card: string, name: string): TurnedCard {
  const tone = toneOf(card);
  return {
    side: 0,
    text: labelOf(card) || name,
    tone: tone === "special" ? (card === "null" || card === "curse" ? "bad" : "good") : tone,
  };
}

function gain({ texts }: Told, event: Happened, attacker: Figure): Gain[] {
  const label = texts.event(event);
  const to = `[data-piece="${attacker.name}-sheet"]`;
  switch (event.kind) {
    case "learned":
      return [{ icon: xp, text: signed(Number(event.data?.["xp"] ?? 0)), label, good: true, to }];
    case "condition":
      return [
        {
          icon: glyph(String(event.data?.["condition"])),
          text: texts.name(String(event.data?.["condition"])),
          label,
          good: true,
        },
      ];
    case "retaliated":
      return [{ icon: retaliate, text: signed(-Number(event.data?.["damage"] ?? 0)), label, good: false }];
    case "exhausted":
      return [{ icon: skull, text: "", label, good: false }];
    default:
      return [];
  }
}
