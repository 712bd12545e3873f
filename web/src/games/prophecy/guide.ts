/** The guided first game: what is on the screen, told when it first matters. */
import type { Guide, OptionInfo, Picture } from "../board";
import { verbOf } from "./moves";
import type { View } from "./types";

type Options = ReadonlyMap<string, OptionInfo>;

const asks = (options: Options, kind: string) => [...options.values()].some((option) => option.kind === kind);
const offers = (options: Options, verb: string) => [...options.keys()].some((key) => verbOf(key) === verb);
const mine = (picture: Picture) => (picture.view as View).heroes[picture.looking[0] ?? 0];
const later = (picture: Picture, rounds: number) => (picture.view as View).rounds >= rounds;

export const guide: Guide = {
  steps: [
    { id: "pr-draft", at: '[data-coach="draft"]', when: (_, options) => asks(options, "draft") },
    { id: "pr-goal", at: '[data-coach="race"]', when: (_, options) => asks(options, "move") },
    { id: "pr-map", at: '[data-coach="map"]', when: (_, options) => asks(options, "move") },
    { id: "pr-place", at: '[data-coach="place"]', when: (_, options) => asks(options, "move") },
    { id: "pr-sheet", at: '[data-coach="sheet"]', when: (_, options) => asks(options, "move") },
    { id: "pr-fight", at: '[data-coach="place"]', when: (_, options) => asks(options, "fight") },
    {
      id: "pr-battle",
      at: '[data-coach="battle"]',
      when: (_, options) => asks(options, "before") || asks(options, "gear"),
    },
    { id: "pr-act", at: '[data-coach="place"]', when: (_, options) => asks(options, "act") },
    { id: "pr-learn", at: '[data-coach="place"]', when: (_, options) => offers(options, "learn") },
    {
      id: "pr-opponents",
      at: '[data-coach="opponents"]',
      when: (picture, options) => options.size > 0 && later(picture, 3),
    },
    { id: "pr-chance", at: '[data-coach="chance"]', when: (picture, options) => options.size > 0 && later(picture, 3) },
    {
      id: "pr-planes",
      at: '[data-coach="planes"]',
      when: (picture, options) => offers(options, "assault") && later(picture, 4),
    },
    {
      id: "pr-items",
      at: '[data-coach="items"]',
      when: (picture, options) => options.size > 0 && (mine(picture)?.items.length ?? 0) > 0,
    },
  ],
};
