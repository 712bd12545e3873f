/** Fluent texts, by the same conventions as the server's `questhall/kernel/texts.py`. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Happened, Lang, Refusal } from "../net/messages";

export type Names = Record<string, Record<string, string>>;

/** What a game declares of its words: names of things, which event fields and which objects of options are seats, numbers. */
export interface Declared {
  names: Names;
  events?: Record<string, { seats: string[] }>;
  seat_parts?: Record<string, number>;
  numbers?: Record<string, number | string>; // of the rules, for any sentence that names one
}

const ATTRIBUTES = new Set(["unseen", "help", "title"]);
const OBJECTS = ["a", "b", "c", "d"];

/** Fluent ids have no dots: `market.too-dear` is written `market_too-dear`; attributes keep theirs. */
export function fluentId(key: string): [id: string, attribute: string] {
  const dot = key.lastIndexOf(".");
  const tail = key.slice(dot + 1);
  if (dot < 0 || !ATTRIBUTES.has(tail)) return [key.replaceAll(".", "_"), ""];
  return [key.slice(0, dot).replaceAll(".", "_"), tail];
}

export function makeBundle(lang: Lang, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

/** Sentences in one language; what is missing falls back to English, then to the key itself. */
export class Texts {
  constructor(
    readonly lang: Lang,
    private readonly bundles: FluentBundle[],
    private readonly declared: Declared = { names: {} },
    private readonly players: readonly string[] = [],
  ) {}

  has(key: string): boolean {
    const [id, attribute] = fluentId(key);
    return this.bundles.some((bundle) => {
      const message = bundle.getMessage(id);
      return attribute ? message?.attributes[attribute] !== undefined : message?.value != null;
    });
  }

  /** A message by its key; `key.attribute` for an attribute. */
  say(key: string, data: Record<string, unknown> = {}): string {
    const [id, attribute] = fluentId(key);
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(id);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (pattern == null) continue;
      const shown: Record<string, FluentVariable> = {};
      for (const [name, value] of Object.entries({ ...this.declared.numbers, ...data }))
        shown[name] = this.shown(value);
      return bundle.formatPattern(pattern, shown, []);
    }
    return key;
  }

  /** Named things by their name, lists joined, numbers as they are. */
  shown(value: unknown): FluentVariable {
    if (Array.isArray(value)) return value.map((item) => String(this.shown(item))).join(", ");
    if (typeof value === "string") return this.name(value);
    if (typeof value === "number") return value;
    return value == null ? "" : String(value);
  }

  name(thing: string): string {
    const names = this.declared.names[thing];
    return names ? (names[this.lang] ?? names["en"] ?? thing) : thing;
  }

  isNamed(thing: string): boolean {
    return thing in this.declared.names;
  }

  seat(seat: number): string {
    return this.players[seat] || this.say("seat", { number: seat + 1 });
  }

  event(event: Happened): string {
    const seats = this.declared.events?.[event.kind]?.seats ?? [];
    const data: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(event.data ?? {})) {
      data[name] = seats.includes(name) && typeof value === "number" ? this.seat(value) : value;
    }
    return this.say(event.unseen ? `${event.kind}.unseen` : event.kind, data);
  }

  /** `"buy:chain-helm"` is the message do-buy with $a = the name of chain-helm; one object may be a player's number. */
  option(key: string): string {
    const [verb, data] = this.parts(key);
    return this.say(`do-${verb}`, data);
  }

  /** What an option does: the message's `.help`, or the option itself. */
  help(key: string): string {
    const [verb, data] = this.parts(key);
    return this.has(`do-${verb}.help`) ? this.say(`do-${verb}.help`, data) : this.option(key);
  }

  /** The verb and its objects, numbers as numbers; a player's number (from 1) is the player's name. */
  private parts(key: string): [verb: string, data: Record<string, string | number | string[]>] {
    const [verb = "", ...objects] = key.split(":");
    const at = this.declared.seat_parts?.[verb] ?? -1;
    const shown = (object: string, n: number) => (n === at ? this.seat(Number(object) - 1) : objectOf(object));
    return [
      verb,
      Object.fromEntries(objects.slice(0, OBJECTS.length).map((object, n) => [OBJECTS[n]!, shown(object, n)])),
    ];
  }

  question(kind: string): string {
    return this.say(`ask-${kind}`);
  }

  refusal(refusal: Pick<Refusal, "reason" | "numbers">): string {
    const key = `no-${refusal.reason}`;
    return this.has(key) ? this.say(key, refusal.numbers ?? {}) : this.say("no-unknown", { reason: refusal.reason });
  }
}

/** A number, a thing, or several things: `D5+E5`. */
function objectOf(word: string): string | number | string[] {
  if (/^\d+$/.test(word)) return Number(word);
  const several = word.split("+");
  return several.length > 1 && several.every(Boolean) ? several : word;
}
