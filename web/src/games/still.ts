/** A table at which nothing is going on: the parts of a board draw what is printed, outside of any game. */
import type { BoardProps, Lang, Picture, Printed, Texts } from "./board";

export function stillTable(printed: Printed, texts: Texts, lang: Lang): BoardProps {
  return {
    picture: { view: {}, hints: {}, asked: [], looking: [], entries: [], seq: 0, parts: [] } as unknown as Picture,
    printed,
    texts,
    choose: () => {},
    aimed: "",
    aim: () => {},
    picking: null,
    follow: -1,
    highlight: new Set(),
    options: new Map(),
    reasons: null,
    openRule: () => {},
    wonder: () => Promise.resolve(null),
    light: () => {},
    lang,
    animate: false,
  };
}

/** The same with a view and hints of the game's own, for parts that read them. */
export function withView(still: BoardProps, view: unknown, hints: unknown): BoardProps {
  return { ...still, picture: { ...still.picture, view, hints } as Picture };
}
