/** The guided first game: what is on the screen, told when it first matters. */
import type { Guide, OptionInfo, Picture } from "../board";
import { verbOf } from "./moves";
import type { View } from "./types";

type Options = ReadonlyMap<string, OptionInfo>;

const asks = (options: Options, kind: string) => [...options.values()].some((option) => option.kind === kind);
const offers = (options: Options, verb: string) => [...options.keys()].some((key) => verbOf(key) === verb);
const turn = (_: Picture, options: Options) => asks(options, "turn");

export const guide: Guide = {
  steps: [
    { id: "rb-hero", at: '[data-coach="choice"]', when: (_, options) => asks(options, "hero") },
    { id: "rb-map", at: '[data-coach="map"]', when: turn },
    { id: "rb-acts", at: '[data-coach="place"]', when: turn },
    { id: "rb-gems", at: '[data-coach="map"]', when: turn },
    { id: "rb-time", at: '[data-coach="time"]', when: turn },
    { id: "rb-move", at: '[data-coach="map"]', when: (_, options) => asks(options, "move") },
    { id: "rb-market", at: '[data-coach="market"]', when: (_, options) => asks(options, "shop") },
    { id: "rb-duel", at: '[data-coach="moves"]', when: (_, options) => asks(options, "combat") },
    { id: "rb-test", at: '[data-coach="choice"]', when: (_, options) => asks(options, "test") },
    { id: "rb-skills", at: '[data-coach="hand"]', when: (_, options) => offers(options, "learn") },
    {
      id: "rb-villain",
      at: '[data-coach="villain"]',
      when: (picture, options) => options.size > 0 && (picture.view as View).rounds >= 3,
    },
  ],
};
