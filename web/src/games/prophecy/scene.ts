/** Battles as the stage shows them: every throw that a picture tells anew, from its events and the log before it. */
import coins from "icon:two-coins";
import heart from "icon:hearts";
import skull from "icon:death-skull";
import type { Rank } from "../../art/arms";
import type { Fighter, Gain, Scene, Scenes, SideNo, Term, ThrownDie, Told } from "../../stage/scene";
import { signed } from "../../ui/pips";
import type { Happened } from "../board";
import { armsOf } from "./arms";
import { iconOf, icons } from "./icons";
import { piece } from "./moves";
import { battleOf } from "./parts/view";
import type { Printed, View } from "./types";

const BEGINS = ["fought", "attacked"];
const RESULTS = ["won", "drew", "beaten"];
/** What may come between a throw and its result or its spoils; anything else is another matter. */
const MORE = [
  "gained",
  "lost",
  "got",
  "robbed",
  "recovered",
  "took",
  "damaged",
  "died",
  "survived",
  "used",
  "blocked",
  "destroyed",
  "die",
  "gave",
];
/** After these the same throw is weighed again. */
const ROLLED_ANEW = ["scroll-of-altered-reality", "turn-back-time"];
const COINS: Record<string, string> = {
  gold: coins,
  xp: icons["xp"]!,
  health: heart,
  mana: icons["mana"]!,
  strength: icons["strength"]!,
  will: icons["will"]!,
};

interface Rolled {
  light: number[];
  dark: number[];
  mine: number;
  theirs: number;
  terms?: [string, number][]; // games kept before the terms were told have none
  against?: [string, number][];
}
interface Battle {
  seat: number;
  rival: number;
  foe: string;
  kind: string;
  plane: string;
}
interface At {
  key: string;
  event: Happened;
  fresh: boolean; // told by this picture
}

const field = (event: Happened, name: string): unknown => event.data?.[name];
const word = (event: Happened, name: string): string => String(field(event, name) ?? "");
const seatOf = (event: Happened, name = "seat"): number => Number(field(event, name) ?? -1);

export const scenes: Scenes = (told) => {
  const since = Math.min(...told.picture.entries.map((entry) => entry.seq), Infinity);
  const line: At[] = told.entries.flatMap((entry) =>
    entry.events.map((event, at) => ({ key: `${entry.seq}.${at}`, event, fresh: entry.seq >= since })),
  );
  return line.flatMap(({ event, fresh }, at) =>
    fresh && event.kind === "rolled" ? (scene(told, line, at) ?? []) : [],
  );
};

/** The battle that a throw belongs to, which throw of it this is, and whether others went before. */
function before(
  told: Told,
  line: readonly At[],
  at: number,
): { battle: Battle; number: number; again: boolean } | null {
  const start = line.findLastIndex(({ event }, n) => n < at && BEGINS.includes(event.kind));
  const since = line.slice(Math.max(0, start), at).map((one) => one.event);
  const battle = start < 0 ? standing(told) : declared(line, start);
  if (!battle) return null;
  if (since.some((one) => one.kind === "converted")) battle.kind = "will";
  let number = 1;
  let ahead = false;
  for (const one of since) {
    if (ROLLED_ANEW.includes(word(one, "card"))) ahead = false;
    if (one.kind !== "rolled") continue;
    if (ahead) number++;
    ahead = Number(field(one, "mine")) > Number(field(one, "theirs"));
  }
  return { battle, number: ahead ? number + 1 : number, again: since.some((one) => one.kind === "rolled") };
}

function declared(line: readonly At[], start: number): Battle {
  const { event } = line[start]!;
  const [seat, foe] = [seatOf(event), word(event, "card")];
  const plane = line.slice(0, start).findLast((one) => one.event.kind === "astral" && seatOf(one.event) === seat);
  return {
    seat,
    foe,
    rival: foe ? -1 : seatOf(event, "rival"),
    kind: word(event, "kind"),
    plane: plane ? word(plane.event, "plane") : "",
  };
}

/** A table laid out in the middle of a battle: nobody told how it began. */
function standing({ before }: Told): Battle | null {
  const battle = before && battleOf(before.view as View);
  return battle && { ...battle, plane: battle.plane < 0 ? "" : `plane-${battle.plane + 1}` };
}

function scene(told: Told, line: readonly At[], at: number): Scene | null {
  const found = before(told, line, at);
  if (!found) return null;
  const { battle, number, again } = found;
  const rolled = line[at]!.event.data as unknown as Rolled;
  const after = until(line.slice(at + 1).map((one) => one.event));
  const own = told.picture.you;
  const mine = own.includes(battle.seat) || own.includes(battle.rival);
  const turned = !own.includes(battle.seat) && own.includes(battle.rival); // the attacked one sees itself on the left
  const came = outcome(rolled, after);
  const winner = came.sign === 0 ? -1 : (((came.sign > 0 ? 0 : 1) ^ Number(turned)) as SideNo);
  const pair: [Fighter, Fighter] = [fighter(told, battle, rolled, true), fighter(told, battle, rolled, false)];
  const sides: [Fighter, Fighter] = turned ? [pair[1], pair[0]] : pair;
  const verdict = told.texts.say(`pr-stage-${wordOf(came, winner, throwIsOver(told, line, at, number))}`);
  const gains = together(after).flatMap((event) => gain(told, event, turned ? battle.rival : battle.seat));
  return {
    id: `${told.picture.table}:${line[at]!.key}`,
    title: `${told.texts.say("pr-battle")}: ${told.texts.name(battle.kind)}`,
    place: [placeOf(told, battle), throwsOf(told, battle, number)].filter(Boolean).join(" · "),
    sides,
    thrown: {
      kind: "dice",
      dice: [
        ...dice(rolled.light, turned ? 1 : 0, "white", pair[0]),
        ...dice(rolled.dark, turned ? 0 : 1, "black", pair[1]),
      ],
    },
    verdict: {
      word: verdict,
      winner,
      tone: !mine || !came.final || winner < 0 ? "plain" : winner === 0 ? "won" : "lost",
    },
    gains,
    sentence: sentence(told, sides, verdict, gains),
    mine,
    again,
  };
}

/** As far as the story of this throw goes. */
function until(events: Happened[]): Happened[] {
  const end = events.findIndex((event) => !RESULTS.includes(event.kind) && !MORE.includes(event.kind));
  return end < 0 ? events : events.slice(0, end);
}

/** Gold that came twice is shown once. */
function together(events: Happened[]): Happened[] {
  const same = (a: Happened, b: Happened) =>
    a.kind === b.kind && seatOf(a) === seatOf(b) && word(a, "what") === word(b, "what");
  return events.flatMap((event, at) => {
    if (event.kind !== "gained" && event.kind !== "lost") return [event];
    if (events.findIndex((one) => same(one, event)) < at) return [];
    const amount = events.filter((one) => same(one, event)).reduce((sum, one) => sum + Number(field(one, "amount")), 0);
    return [{ ...event, data: { ...event.data, amount } }];
  });
}

/** Shields and skills may make a draw of a throw that was lost by little: the result is told, not counted. */
function outcome(rolled: Rolled, after: Happened[]): { sign: number; final: boolean } {
  const result = after.find((event) => RESULTS.includes(event.kind));
  if (result) return { sign: 1 - RESULTS.indexOf(result.kind), final: true };
  return { sign: Math.sign(rolled.mine - rolled.theirs), final: false };
}

/** Whether nobody can change this throw any more, though the battle goes on. */
function throwIsOver(told: Told, line: readonly At[], at: number, number: number): boolean {
  return line[at + 1]?.event.kind === "rolled" || (battleOf(told.picture.view as View)?.won ?? 0) >= number;
}

function wordOf(came: { sign: number; final: boolean }, winner: SideNo | -1, throwOver: boolean): string {
  if (winner < 0) return came.final ? "even" : "level";
  if (came.final) return winner ? "lost" : "won";
  return throwOver ? "throw" : winner ? "behind" : "ahead";
}

// -- the sides -----------------------------------------------------------------------------------------------------

function fighter(told: Told, battle: Battle, rolled: Rolled, first: boolean): Fighter {
  const { texts } = told;
  const printed = told.printed.printed as Printed;
  const sum = first ? rolled.mine : rolled.theirs;
  const sources = (first ? rolled.terms : rolled.against) ?? [
    [battle.kind, sum - Math.max(...(first ? rolled.light : rolled.dark))],
  ];
  const terms = sources.map(([source, value]) => term(told, source, value));
  const chance: Term = {
    label: texts.say("pr-stage-die"),
    value: sum - terms.reduce((all, one) => all + one.value, 0),
    icon: icons["chance"]!,
  };
  const seat = first ? battle.seat : battle.rival;
  if (seat < 0) {
    const foe = printed.foes[battle.foe];
    const under = foe ? texts.name(foe.type) : "";
    return {
      name: texts.name(battle.foe),
      under,
      arms: armsOf(battle.foe),
      rank: rankOf(foe?.deck ?? ""),
      seat,
      terms,
      chance,
    };
  }
  const [now, then] = [told.picture, told.before].map(
    (one) => (one?.view as View | undefined)?.heroes[seat]?.character,
  );
  const character = then || now || ""; // who fell may be somebody else by now
  return {
    name: texts.seat(seat),
    under: character && texts.name(character),
    arms: armsOf(character || `seat-${seat}`),
    rank: "hero",
    seat,
    terms,
    chance,
  };
}

function rankOf(deck: string): Rank {
  return deck === "greater" ? "boss" : deck === "lesser" ? "elite" : "normal";
}

function term({ texts, printed }: Told, source: string, value: number): Term {
  const label = source.startsWith("pr-") ? texts.say(source) : texts.name(source);
  return {
    label,
    value,
    icon: source.startsWith("pr-") ? icons["magic"]! : (icons[source] ?? iconOf(source, printed.printed as Printed)),
  };
}

function dice(values: number[], side: SideNo, resin: "white" | "black", { chance }: Fighter): ThrownDie[] {
  const best = values.includes(chance!.value) ? chance!.value : Math.max(...values);
  const counted = values.indexOf(best);
  return values.map((value, at) => ({ side, value, resin, counts: at === counted }));
}

// -- where, and what comes of it -------------------------------------------------------------------------------------

function placeOf({ texts, picture, printed }: Told, battle: Battle): string {
  const { ring, foes } = printed.printed as Printed;
  const guards = ["lesser", "greater"].includes(foes[battle.foe]?.deck ?? "");
  if (guards && battle.plane) return texts.name(battle.plane);
  const at = (picture.view as View).heroes[battle.seat]?.at ?? -1;
  return at >= 0 && at < ring.length ? texts.name(ring[at]!.id) : "";
}

function throwsOf({ texts, printed }: Told, battle: Battle, now: number): string {
  const all = battle.kind === "two-part" ? 2 : ((printed.printed as Printed).foes[battle.foe]?.lives ?? 1);
  return all > 1 ? texts.say("pr-throws", { now, all }) : "";
}

function gain({ texts, printed }: Told, event: Happened, seat: number): Gain[] {
  if (seatOf(event) !== seat) return [];
  const to = `[data-piece="${piece.hero(seat)}"]`;
  const label = texts.event(event);
  const card = word(event, "card");
  switch (event.kind) {
    case "gained":
    case "lost": {
      const [what, good] = [word(event, "what"), event.kind === "gained"];
      const amount = Number(field(event, "amount")) * (good ? 1 : -1);
      return [{ icon: COINS[what] ?? icons["chance"]!, text: signed(amount), label, good, to }];
    }
    case "got":
    case "took":
    case "recovered":
      return card && card !== "?"
        ? [{ icon: iconOf(card, printed.printed as Printed), text: texts.name(card), label, good: true, to }]
        : [];
    case "robbed":
    case "damaged":
      return [{ icon: iconOf(card, printed.printed as Printed), text: `− ${texts.name(card)}`, label, good: false }];
    case "died":
      return [{ icon: skull, text: texts.say("pr-stage-died"), label, good: false }];
    case "survived":
      return [{ icon: heart, text: texts.say("pr-stage-survived"), label, good: true }];
    default:
      return [];
  }
}

function sentence({ texts }: Told, sides: [Fighter, Fighter], verdict: string, gains: Gain[]): string {
  const [left, right] = sides.map((side) => {
    const terms = [...side.terms, side.chance!];
    const sum = terms.reduce((all, one) => all + one.value, 0);
    return texts.say("pr-stage-side", {
      name: side.name,
      sum,
      terms: terms.map((one) => texts.say("pr-stage-term", { label: one.label, value: one.value })).join(", "),
    });
  });
  return [texts.say("pr-stage-sentence", { left, right, verdict }), ...gains.map((one) => one.label)].join(" ");
}
