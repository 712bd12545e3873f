/** The question in few words, and what the aimed option would bring: the lines of the decision. */
import type { Picture, Printed, Texts } from "../../../board";
import type { Decision, Hints, OptionHint, View } from "../../types";
import { wayTo } from "./offers";
import { percent } from "./odds";
import { cardsOf, type Half } from "./sheets";

const ASKS = new Set([
  "cards",
  "turn",
  "move",
  "attack",
  "damage",
  "start",
  "feed",
  "short-rest",
  "long-rest",
  "shove",
  "heal",
  "monster",
  "items",
  "hand",
  "goal",
  "class",
  "newcomer",
  "quest",
]);

const decisionOf = (picture: Picture, kind = ""): Decision | undefined =>
  (picture.hints as Hints).decisions?.find((one) => picture.looking.includes(one.seat) && (!kind || one.kind === kind));

/** `Move up to 3, jumping`. */
export function asks(kind: string, picture: Picture, texts: Texts): string {
  if (!ASKS.has(kind)) return "";
  const { points = 0, jump = false, harm = 0, figure = "", range = 0 } = decisionOf(picture, kind) ?? {};
  const monster = (picture.view as View).acting;
  return texts.say(`gh-ask-${kind}`, { points, jump: jump ? "yes" : "no", harm, who: figure || monster, range });
}

export function says(key: string, picture: Picture, texts: Texts, printed: Pick<Printed, "parts">): string {
  const decision = decisionOf(picture);
  if (!decision) return "";
  const hint = decision.options?.[key];
  if (key === "forgo" || (!key && offers("forgo", picture))) return forgoes(decision, texts, printed);
  if (decision.kind === "depart") return wayTo(key, picture, texts);
  if (key && hint) return [half(key, texts, printed), ...told(hint, decision, texts)].filter(Boolean).join(" · ");
  if (key) return half(key, texts, printed);
  if (decision.kind === "cards") return texts.say("gh-lasts", { rounds: decision.rounds ?? 0 });
  if (decision.kind === "turn") return texts.say("gh-turn-left", { used: used(picture) });
  return "";
}

function used(picture: Picture): string {
  const hero = (picture.view as View).heroes[picture.looking[0] ?? 0];
  return hero?.played.length ? (hero.halves[0] ?? "none") : "all";
}

function told(hint: OptionHint, decision: Decision, texts: Texts): string[] {
  return [way(hint, texts), odds(hint, texts), outlook(hint, texts), price(hint, decision, texts)];
}

function way({ way }: OptionHint, texts: Texts): string {
  if (!way) return "";
  const { points = 0, perils = [], coins = 0 } = way;
  return [
    points ? texts.say("gh-way-points", { points }) : "",
    ...perils.map((peril) => texts.say("gh-way-peril", { kind: peril.kind, damage: peril.damage ?? 0 })),
    coins ? texts.say("gh-way-coins", { coins }) : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

function odds({ odds = [] }: OptionHint, texts: Texts): string {
  const [first] = odds;
  return first && odds.length === 1
    ? texts.say("gh-says-odds", { kill: percent(first.kill), mean: first.mean.toFixed(1), back: first.retaliate ?? 0 })
    : "";
}

function outlook({ outlook }: OptionHint, texts: Texts): string {
  if (!outlook) return "";
  if (outlook.idle) return texts.say("gh-says-idle");
  const targets = outlook.targets ?? [];
  return targets.length ? texts.say("gh-says-targets", { who: targets, after: outlook.after ? "yes" : "no" }) : "";
}

function price({ price }: OptionHint, decision: Decision, texts: Texts): string {
  return price && decision.kind === "damage"
    ? texts.say("gh-says-price", { life: price.life, rounds: price.after })
    : "";
}

const offers = (key: string, picture: Picture): boolean =>
  picture.asked.some((one) => picture.looking.includes(one.seat) && one.options.includes(key));

/** What leaving the rest of a half gives up. */
function forgoes({ card = "", half = "", rest = [] }: Decision, texts: Texts, printed: Pick<Printed, "parts">): string {
  const sheet = half === "top" || half === "bottom" ? cardsOf(printed.parts).get(card)?.[half] : undefined;
  const what = rest.map((at) => sheet?.deeds[at]?.about?.[texts.lang] ?? "").filter(Boolean);
  return what.length ? texts.say("gh-forgoes", { what: what.join("; ") }) : "";
}

/** The words of the half that is aimed at. */
function half(key: string, texts: Texts, printed: Pick<Printed, "parts">): string {
  const [verb = "", card = ""] = key.split(":");
  if (verb !== "top" && verb !== "bottom") return "";
  const sheet = cardsOf(printed.parts).get(card);
  return sheet ? sheet[verb as Half].deeds.map((deed) => deed.about?.[texts.lang] ?? "").join("; ") : "";
}
