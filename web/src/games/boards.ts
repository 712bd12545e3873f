/** What the boards of all games share: the picture by the game's own types, and what can be chosen on it. */
import type { BoardProps, OptionInfo, ReasonInfo } from "./board";

/** Everything a part of a board needs: one object, made anew with every picture. */
export interface Board<View, Hints, Printed> extends Pick<
  BoardProps,
  "picture" | "texts" | "lang" | "options" | "reasons" | "animate" | "light" | "openRule"
> {
  view: View;
  hints: Hints;
  printed: Printed;
  me: number; // the seat one looks from, -1 for a spectator
  kind: string; // of the decision that is open for me, "" for none
  base: number; // of that decision, -1 for none: it tells one decision from the next
  lit: (piece: string) => boolean;
  option: (key: string) => OptionInfo | undefined; // where it can be chosen now
  reason: (key: string) => ReasonInfo | undefined; // why it cannot, where there is a reason
  pick: (key: string, byKeyboard?: boolean) => void; // chooses what is offered; nothing otherwise
}

/** `picked` hears of a choice before it is sent. */
export function boardOf<View, Hints, Printed>(
  props: BoardProps,
  picked: (key: string, byKeyboard: boolean) => void = () => {},
): Board<View, Hints, Printed> {
  const { picture, printed, texts, lang, options, reasons, animate, light, openRule } = props;
  const asked = options.values().next().value;
  return {
    ...{ picture, texts, lang, options, reasons, animate, light, openRule },
    view: picture.view as View,
    hints: picture.hints as Hints,
    printed: printed.printed as Printed,
    me: asked?.seat ?? picture.looking[0] ?? -1,
    kind: asked?.kind ?? "",
    base: asked?.base ?? -1,
    lit: (piece) => piece !== "" && props.highlight.has(piece),
    option: (key) => options.get(key),
    reason: (key) => (options.has(key) ? undefined : reasons?.[key]),
    pick: (key, byKeyboard = false) => {
      const said = options.get(key);
      if (!said) return;
      picked(key, byKeyboard);
      props.choose(said.seat, key);
    },
  };
}
