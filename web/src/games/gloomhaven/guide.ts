/** The guided first scenario: what is on the table, told when it first matters. */
import type { Guide, OptionInfo, Picture } from "../board";
import { choosing } from "./parts/table/table";
import type { Hints, View } from "./types";

type Options = ReadonlyMap<string, OptionInfo>;

const view = (picture: Picture) => picture.view as View;
const asks = (options: Options, kind: string) => options.values().next().value?.kind === kind;
const mine = (picture: Picture) => view(picture).heroes[picture.looking[0] ?? 0];
const chooses = (picture: Picture) =>
  choosing(view(picture)) && picture.asked.some((one) => one.picks !== null && !one.answered);
const monsters = (picture: Picture) =>
  (picture.hints as Hints).track?.some((one) => one.kind === "monsters" && (one.initiative ?? 0) > 0);

export const guide: Guide = {
  steps: [
    { id: "gh-items", at: '[data-coach="prepare"]', when: (_, options) => asks(options, "items") },
    { id: "gh-goal", at: '[data-coach="goal"]', when: (picture) => chooses(picture) },
    { id: "gh-select", at: '[data-coach="hand"]', when: (picture) => chooses(picture) },
    {
      id: "gh-initiative",
      at: '[data-coach="track"]',
      when: (picture) => !choosing(view(picture)) && view(picture).round > 0 && Boolean(monsters(picture)),
    },
    { id: "gh-halves", at: '[data-coach="hand"]', when: (_, options) => asks(options, "turn") },
    { id: "gh-move", at: '[data-coach="decision"]', when: (_, options) => asks(options, "move") },
    { id: "gh-attack", at: '[data-coach="modifiers"]', when: (_, options) => asks(options, "attack") },
    { id: "gh-damage", at: '[data-coach="decision"]', when: (_, options) => asks(options, "damage") },
    {
      id: "gh-loot",
      at: '[data-coach="crest"]',
      when: (picture, options) => options.size > 0 && Object.keys(view(picture).coins).length > 0,
    },
    {
      id: "gh-rest",
      at: '[data-coach="piles"]',
      when: (picture, options) => options.size > 0 && (mine(picture)?.discard.length ?? 0) >= 4,
    },
  ],
};
