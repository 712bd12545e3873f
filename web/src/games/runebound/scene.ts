/** Combats that are decided, as the stage shows them: the last blow, what shields took of it, and what the winner gains. */
import heart from "icon:hearts";
import skull from "icon:death-skull";
import type { CastCoin, Fighter, Gain, Scene, Scenes, SideNo, Told } from "../../stage/scene";
import type { Happened } from "../board";
import { armsOf } from "./arms";
import { FACES, GEMS, icons } from "./icons";
import { piece } from "./moves";
import { faceOf } from "./parts/tokens";
import type { Printed, View } from "./types";

const ENDS = ["beat", "fell", "won"];
const BEGINS = ["fight", "challenge"];
/** What may come between the end and its spoils; anything else is another matter. */
const SPOILS = ["gold", "claimed", "gained", "tokens", "healed", "destroyed", "defeated", "lost", "drew", "outcome"];
const KINDS: Record<string, string> = { physical: "P", magic: "M", enemy: "K" };

interface At {
  key: string;
  event: Happened;
  fresh: boolean; // told by this picture
}

const field = (event: Happened, name: string): unknown => event.data?.[name];
const word = (event: Happened | undefined, name: string): string => String((event && field(event, name)) ?? "");
const number = (event: Happened | undefined, name: string): number => Number((event && field(event, name)) ?? 0);

export const scenes: Scenes = (told) => {
  const since = Math.min(...told.picture.entries.map((entry) => entry.seq), Infinity);
  const line: At[] = told.entries.flatMap((entry) =>
    entry.events.map((event, at) => ({ key: `${entry.seq}.${at}`, event, fresh: entry.seq >= since })),
  );
  return line.flatMap(({ event, fresh }, at) =>
    fresh && ENDS.includes(event.kind) ? (scene(told, line, at) ?? []) : [],
  );
};

function scene(told: Told, line: readonly At[], at: number): Scene | null {
  const end = line[at]!.event;
  const seat = number(end, "seat");
  const start = line.findLastIndex(
    ({ event }, n) => n < at && BEGINS.includes(event.kind) && number(event, "seat") === seat,
  );
  const before = line.slice(Math.max(0, start), at).map((one) => one.event);
  const blow = before.findLastIndex((event) => event.kind === "hit");
  const hit = before[blow];
  if (!hit) return null;
  const won = end.kind !== "fell";
  const { picture, texts } = told;
  const view = picture.view as View;
  const hero = (told.before?.view as View | undefined)?.heroes[seat]?.card || view.heroes[seat]?.card || "";
  const foe = word(end, "card") || view.scenario;
  const struck = before.slice(0, blow).findLastIndex((event) => event.kind === "struck" || event.kind === "surged");
  const blocked = before
    .slice(struck + 1, blow)
    .filter((event) => event.kind === "blocked")
    .reduce((sum, event) => sum + number(event, "amount"), 0);
  const by: SideNo = won ? 0 : 1;
  const deed = before[struck];
  const sides = [fighter(told, hero, seat), fighter(told, foe, -1)] as [Fighter, Fighter];
  const damage = number(hit, "amount") + blocked;
  sides[by].terms = terms(told, deed, damage);
  if (blocked) sides[1 - by]!.terms = [{ label: texts.name("H"), value: blocked, icon: FACES["H"]!.mark }];
  const mine = picture.you.includes(seat);
  const gains = won
    ? spoils(told, line, at, seat)
    : [
        {
          icon: skull,
          text: texts.say("rb-defeated"),
          label: texts.say("fell", { seat: texts.seat(seat), card: foe }),
          good: false,
        },
      ];
  const verdict = texts.say(won ? "rb-stage-won" : "rb-stage-lost");
  return {
    id: `${picture.table}:${line[at]!.key}`,
    title: texts.say("rb-stage-title", { card: foe }),
    place: "",
    sides,
    thrown: { kind: "coins", coins: coins(told, deed, by) },
    verdict: { word: verdict, winner: by, tone: !mine ? "plain" : won ? "won" : "lost" },
    gains,
    sentence: [texts.event(hit), texts.event(end), ...gains.map((gain) => gain.label)].join(" "),
    mine,
    again: false,
  };
}

function fighter({ texts, printed }: Told, card: string, seat: number): Fighter {
  const boss = (printed.printed as Printed).cards[card]?.deck === "villain";
  return {
    name: texts.name(card),
    under: seat >= 0 ? texts.seat(seat) : "",
    arms: armsOf(card),
    rank: seat >= 0 ? "hero" : boss ? "boss" : "elite",
    seat,
    terms: [],
    chance: null,
  };
}

/** What the blow was made of: the tokens that struck, else the ability. */
function terms({ texts }: Told, deed: Happened | undefined, damage: number) {
  if (deed?.kind !== "struck")
    return [
      {
        label: deed ? texts.name(word(deed, "card")) : texts.say("rb-stage-blow"),
        value: damage,
        icon: icons["deed-surge"]!,
      },
    ];
  const kind = KINDS[word(deed, "kind")] ?? "P";
  return [{ label: texts.name(word(deed, "kind")), value: damage, icon: FACES[kind]!.mark }];
}

function coins({ texts }: Told, deed: Happened | undefined, side: SideNo): CastCoin[] {
  const faces = deed?.kind === "struck" ? (field(deed, "faces") as string[]) : ["S"];
  return faces.map((written) => {
    const { symbol, value, gold } = faceOf(written);
    const { mark, enamel } = FACES[symbol] ?? FACES["S"]!;
    return { side, label: texts.name(symbol), mark, enamel, times: value > 1 ? 2 : 1, gold };
  });
}

function spoils(told: Told, line: readonly At[], at: number, seat: number): Gain[] {
  const after = line.slice(at + 1).map((one) => one.event);
  const end = after.findIndex((event) => !SPOILS.includes(event.kind));
  return (end < 0 ? after : after.slice(0, end))
    .filter((event) => number(event, "seat") === seat)
    .flatMap((event) => gain(told, event, seat));
}

function gain({ texts }: Told, event: Happened, seat: number): Gain[] {
  const to = `[data-piece="${piece.hero(seat)}"]`;
  const label = texts.event(event);
  switch (event.kind) {
    case "gold":
      return [{ icon: icons["gold"]!, text: `+${number(event, "amount")}`, label, good: true, to }];
    case "tokens":
      return [{ icon: icons["story"]!, text: `+${number(event, "amount")}`, label, good: true, to }];
    case "healed":
      return [{ icon: heart, text: `+${number(event, "amount")}`, label, good: true, to }];
    case "claimed":
    case "gained":
      return [{ icon: GEMS[word(event, "deck")]!.mark, text: texts.name(word(event, "deck")), label, good: true, to }];
    default:
      return [];
  }
}
