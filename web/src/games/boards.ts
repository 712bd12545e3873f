/** What the boards of all games share: the picture by the game's own types, and what can be chosen on it. */
import type { BoardProps, OptionInfo, ReasonInfo } from "./board";

/** Everything a part of a board needs: one object, made anew with every picture. */
export interface Board<View, Hints, Printed> extends Pick<
  BoardProps,
  | "picture"
  | "texts"
  | "lang"
  | "options"
  | "reasons"
  | "animate"
  | "light"
  | "openRule"
  | "aimed"
  | "picking"
  | "follow"
> {
  view: View;
  hints: Hints;
  printed: Printed;
  parts: BoardProps["printed"]["parts"]; // what is printed and became known, by name
  me: number; // the seat one looks from, -1 for a spectator
  kind: string; // of the decision that is open for me, "" for none
  base: number; // of that decision, -1 for none: it tells one decision from the next
  lit: (piece: string) => boolean;
  option: (key: string) => OptionInfo | undefined; // where it can be chosen now
  reason: (key: string) => ReasonInfo | undefined; // why it cannot, where there is a reason
  aim: (key: string) => void; // the pointer or the focus is on an option; "" ends it
  pick: (key: string, by?: Event) => void; // chooses what is offered, nothing otherwise; a first touch only aims
  look: (seat: number) => void; // with the eyes of another of my seats
  signs: readonly string[]; // what may be said to the others now
  sign: (key: string) => void;
}

export function boardOf<View, Hints, Printed>(
  props: BoardProps,
  picked: (key: string) => void = () => {}, // hears of a choice before it is sent
): Board<View, Hints, Printed> {
  const { picture, printed, texts, lang, options, reasons, animate, light, openRule, aimed, picking, follow, aim } =
    props;
  const asked = options.values().next().value;
  const talking = picture.asked?.find((one) => one.says.length > 0 && picture.looking.includes(one.seat));
  return {
    ...{ picture, texts, lang, options, reasons, animate, light, openRule, aimed, picking, follow },
    view: picture.view as View,
    hints: picture.hints as Hints,
    printed: printed.printed as Printed,
    parts: printed.parts ?? {},
    me: asked?.seat ?? picture.looking[0] ?? -1,
    kind: asked?.kind ?? (picking ? (picture.asked.find((one) => one.picks)?.kind ?? "") : ""),
    base: asked?.base ?? -1,
    lit: (piece) => piece !== "" && props.highlight.has(piece),
    option: (key) => options.get(key),
    reason: (key) => (options.has(key) ? undefined : reasons?.[key]),
    aim: (key) => aim(options.has(key) ? key : ""),
    pick: (key, by) => {
      const said = options.get(key);
      if (!said) return;
      if (byTouch(by) && aimed !== key) return aim(key);
      picked(key);
      props.choose(said.seat, key);
    },
    look: (seat) => props.look?.(seat),
    signs: talking?.says ?? [],
    sign: (key) => talking && props.choose(talking.seat, key),
  };
}

/** A click that a finger made. */
function byTouch(event: Event | undefined): boolean {
  return (event as PointerEvent | undefined)?.pointerType === "touch";
}
