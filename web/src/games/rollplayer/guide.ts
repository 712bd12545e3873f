/** The guided first game: what is on the screen, told when it first matters. */
import type { Guide, OptionInfo, Picture } from "../board";
import type { View } from "./types";

type Options = ReadonlyMap<string, OptionInfo>;

const view = (picture: Picture) => picture.view as View;
const asks = (options: Options, kind: string) => [...options.values()].some((option) => option.kind === kind);
const mine = (picture: Picture) => view(picture).heroes[picture.looking[0] ?? 0];

export const guide: Guide = {
  steps: [
    { id: "rp-welcome", at: '[data-coach="setup"]', when: (_, options) => asks(options, "setup.race") },
    { id: "rp-class", at: '[data-coach="setup"]', when: (_, options) => asks(options, "setup.class") },
    { id: "rp-start", at: '[data-coach="hand"]', when: (_, options) => asks(options, "setup.place") },
    { id: "rp-goals", at: '[data-coach="rows"]', when: (_, options) => asks(options, "setup.place") },
    { id: "rp-backstory", at: '[data-coach="backstory"]', when: (_, options) => asks(options, "setup.place") },
    { id: "rp-initiative", at: '[data-coach="initiative"]', when: (_, options) => asks(options, "dice.take") },
    { id: "rp-place", at: '[data-coach="rows"]', when: (_, options) => asks(options, "dice.place") },
    { id: "rp-strength", at: '[data-coach="rows"]', when: (_, options) => asks(options, "act.STR") },
    { id: "rp-dexterity", at: '[data-coach="rows"]', when: (_, options) => asks(options, "act.DEX") },
    { id: "rp-constitution", at: '[data-coach="rows"]', when: (_, options) => asks(options, "act.CON") },
    { id: "rp-intelligence", at: '[data-coach="rows"]', when: (_, options) => asks(options, "act.INT") },
    { id: "rp-wisdom", at: '[data-coach="alignment"]', when: (_, options) => asks(options, "act.WIS") },
    { id: "rp-charisma", at: '[data-coach="purse"]', when: (picture) => (mine(picture)?.charisma ?? 0) > 0 },
    { id: "rp-market", at: '[data-coach="market"]', when: (_, options) => asks(options, "market.visit") },
    {
      id: "rp-rivals",
      at: '[data-coach="opponents"]',
      when: (picture, options) => picture.players > 1 && view(picture).round >= 2 && options.size > 0,
    },
    { id: "rp-alignment", at: '[data-coach="alignment"]', when: (picture) => (mine(picture)?.traits.length ?? 0) > 0 },
    { id: "rp-skill", at: '[data-coach="owned"]', when: (picture) => (mine(picture)?.skills.length ?? 0) > 0 },
    { id: "rp-armour", at: '[data-coach="owned"]', when: (picture) => (mine(picture)?.armour.length ?? 0) > 0 },
    {
      id: "rp-score",
      at: '[data-coach="score"]',
      when: (picture, options) => view(picture).round >= 4 && asks(options, "dice.take"),
    },
  ],
};
