/** The end of a scenario: the party before the door it came to, who did what, what it gave and what it opens. */
import trophy from "icon:skull-crossed-bones";
import coins from "icon:two-coins";
import goalIcon from "icon:achievement";
import road from "icon:treasure-map";
import type { Deed, Figure, FinaleOf, Gain } from "../../ending/finale";
import { attack, heal, xp } from "../../art/glyphs/deeds";
import type { Printed } from "../../net/messages";
import type { Texts } from "../../texts/texts";
import { armsOf, isBoss } from "./arms";
import { split } from "./parts/table/goals";
import type { Hints, HeroSummary, Summary, View } from "./types";

export const finale: FinaleOf = ({ picture, printed, texts }) => {
  const view = picture.view as View;
  const summary = (picture.hints as Hints).summary;
  const heroes = summary?.heroes ?? [];
  const won = view.verdict === "won";
  return {
    scene: "party",
    outcome: won ? "won" : "lost",
    title: texts.say(won ? "scenario-won" : "scenario-lost", { scenario: `scenario-${view.scenario}` }),
    why: texts.say("gh-end-why", { why: why(view, summary), rounds: view.round }),
    figures: view.heroes.map(({ sheet, exhausted }): Figure => ({
      arms: armsOf(sheet.job),
      role: texts.name(sheet.job),
      fallen: exhausted ?? false,
    })),
    foes: met(printed.parts).map((type): Figure => ({
      arms: armsOf(type),
      rank: isBoss(type) ? "boss" : "normal",
      role: texts.name(type),
    })),
    deeds: COLUMNS.map(([id, icon, of]): Deed => ({ name: texts.say(`gh-end-${id}`), icon, values: heroes.map(of) })),
    gains: summary
      ? [
          ...goals(heroes, texts),
          ...given(summary, texts),
          ...opened(summary, view.campaign ? "" : picture.game, texts),
        ]
      : [],
  };
};

const COLUMNS: readonly [id: string, icon: string, of: (hero: HeroSummary) => number][] = [
  ["damage", attack, (hero) => hero.damage],
  ["kills", trophy, (hero) => hero.kills],
  ["healed", heal, (hero) => hero.healed],
  ["gold", coins, (hero) => hero.gold],
  ["xp", xp, (hero) => hero.xp + hero.bonus_xp],
];

/** Types of monsters that were seen, bosses in front. */
function met(parts: Printed["parts"]): string[] {
  const types = Object.keys(parts).flatMap((name) => (name.startsWith("type:") ? [name.slice("type:".length)] : []));
  return types.toSorted((one, other) => Number(isBoss(other)) - Number(isBoss(one)));
}

function why(view: View, summary: Summary | null): string {
  if (view.verdict === "won") return "won";
  if (summary?.given_up) return "given-up";
  return view.heroes.every((hero) => hero.exhausted) ? "exhausted" : "lost";
}

function goals(heroes: readonly HeroSummary[], texts: Texts): Gain[] {
  return heroes.map(({ job, goal, goal_met: met, checkmarks }): Gain => ({
    icon: goalIcon,
    words: texts.say("gh-end-goal", {
      who: job,
      goal: split(texts.name(goal))[0],
      met: met ? "yes" : "no",
      checkmarks,
    }),
  }));
}

function given({ rewards }: Summary, texts: Texts): Gain[] {
  return Object.entries(rewards).map(([what, amount]): Gain => ({
    icon: what === "xp" ? xp : coins,
    words: texts.say("reward", { what, amount }),
  }));
}

/** A scenario by itself is begun at once; in a campaign the map leads there. */
function opened({ opens, playable }: Summary, game: string, texts: Texts): Gain[] {
  return opens.map((number): Gain => {
    const words = texts.say("opens", { scenario: `scenario-${number}` });
    return game && playable.includes(number)
      ? { icon: road, words, to: `#/new/${game}?scenario=${number}` }
      : { icon: road, words };
  });
}
