/** One table as this browser sees it: connection, what is known, what is shown, and what can be done. */
import { me } from "../app/me.svelte";
import { prefs, stillness } from "../app/prefs.svelte";
import type { OptionInfo, Picking, ReasonInfo } from "../games/board";
import { loadGame, type LoadedGame } from "../games/registry";
import { get } from "../net/api";
import { decision, exchanged, isMine, offers, pickKey, toggled } from "../net/asked";
import { Connection, type Link } from "../net/connection";
import { Wonders } from "../net/wonders";
import type { Asked, AwayChoice, Entry, FromClient, FromServer, Happened, Picture, Printed } from "../net/messages";
import {
  concerns,
  EMPTY,
  optionPieces,
  piecesOf,
  reduce,
  seatNamed,
  sinceLast,
  standing,
  type TableState,
} from "../net/reducer";
import { loadWords, type GameWords } from "../texts/game.svelte";
import { t } from "../texts/frame.svelte";
import type { Texts } from "../texts/texts";
import { voice } from "../ui/say.svelte";
import { PROTOCOL } from "../wire";
import { loadBrought, withBrought } from "../brew/brought";
import { playerNames } from "./names";
import { Playback } from "./playback";
import { keepsSecrets } from "./secrets";

const MANY = 4;

export interface StandingAnswer {
  seat: number;
  kind: string;
  option: string;
}

export interface Sentence {
  key: string;
  seq: number; // of the entry that told it
  text: string;
  pieces: string[];
  seat: number;
  mine: boolean; // somebody else did it, and it concerned me
  rule: string; // the line of the ledger behind it, where there is one
}

/** What a picture tells anew; of a first one, or one after an absence, only the last thing. */
function newest(picture: Picture | null): Entry[] {
  const told = (picture?.entries ?? []).filter((entry) => entry.events.length);
  return told.length > MANY ? told.slice(-1) : told;
}

export class Session {
  state = $state.raw<TableState>(EMPTY);
  link = $state<Link>("connecting");
  shown = $state.raw<Picture | null>(null);
  behind = $state(0); // pictures that wait to be shown
  game = $state.raw<LoadedGame | null>(null);
  private fixed = $state.raw<Printed | null>(null); // what is printed for all to know from the start
  words = $state.raw<GameWords | null>(null);
  pointed = $state.raw<string[]>([]); // pieces under a log line or an option
  sending = $state(false);
  waits = $state(""); // an option chosen while the line is down: it is sent when it is back
  aimed = $state(""); // the option that the pointer, the focus or a first tap is on
  picked = $state.raw<string[]>([]); // of several things to choose: those chosen, in order
  talk = $state<"" | "log" | "chat">(""); // what lies open beside the board
  confirming = $state(""); // an option that waits for a second word
  changing = $state(-1); // the base of a decision that I have answered and want to answer again
  standing = $state.raw<StandingAnswer[]>([]);
  uncovered = $state(-1); // of several people at one screen: whose secrets may be seen
  held = $state(false); // a battle is shown
  missing = $state(false); // there is no such table
  broken = $state(false); // the game's own files could not be loaded

  private parts = $derived(this.state.parts);
  printed = $derived<Printed | null>(this.fixed && { ...this.fixed, parts: this.parts });
  names = $derived(playerNames(this.state.seats.length ? this.state.seats : (this.shown?.seats ?? [])));
  texts = $derived<Texts | null>(this.words && this.printed ? this.words.texts(this.printed, this.names) : null);
  current = $derived(this.shown !== null && this.shown.seq === this.state.picture?.seq && this.behind === 0);
  covered = $derived(
    this.shown !== null &&
      this.shown.you.length > 1 &&
      this.shown.status === "running" &&
      this.uncovered !== this.shown.looking[0] &&
      !this.game?.front.together?.(this.shown) &&
      keepsSecrets(this.shown),
  );
  asked = $derived<Asked | null>(
    this.current && !this.covered ? decision(this.state.picture?.asked ?? [], this.changing) : null,
  );
  /** What I have answered and may still change, while I am asked nothing else. */
  changeable = $derived<Asked | null>(
    this.current && !this.covered && !this.asked
      ? (this.state.picture?.asked.find((asked) => asked.answered) ?? null)
      : null,
  );
  options = $derived.by(() => this.optionMap());
  reasons = $derived.by(() => this.reasonMap());
  picking = $derived.by<Picking | null>(() => {
    const { asked, picked } = this;
    return asked?.picks
      ? { things: asked.picks.things, count: asked.picks.count, picked, pick: (thing) => this.pick(thing) }
      : null;
  });
  /** What is picked lies ready: an answer that waits for the bright button. */
  proposal = $derived.by<OptionInfo | null>(() => {
    const { asked, picked, texts } = this;
    if (!asked?.picks || !texts || picked.length < asked.picks.count) return null;
    const key = pickKey(asked.picks, picked);
    return {
      key,
      text: texts.option(key),
      help: texts.help(key),
      note: "",
      seat: asked.seat,
      base: asked.base,
      kind: asked.kind,
    };
  });
  visible = $derived(
    standing(this.state.entries.filter((entry) => entry.kind === "say" || entry.seq <= (this.shown?.seq ?? 0))),
  );
  recent = $derived(newest(this.shown).flatMap((entry) => this.sentences(entry)));
  recap = $derived(
    this.asked ? sinceLast(this.visible, this.shown?.you ?? []).flatMap((entry) => this.sentences(entry)) : [],
  );
  highlight = $derived<ReadonlySet<string>>(
    new Set(
      this.pointed.length || this.shown?.status === "over"
        ? this.pointed
        : this.recent.flatMap((sentence) => sentence.pieces),
    ),
  );
  /** Who acted last while others do: their board is shown. */
  follow = $derived.by(() => {
    if (this.asked || !this.shown || this.shown.status !== "running") return -1;
    const acted = this.shown.entries.findLast((entry) => entry.kind === "answer" && entry.seat >= 0)?.seat ?? -1;
    const acting =
      acted >= 0 ? acted : (this.shown.asked.find((asked) => !this.shown!.looking.includes(asked.seat))?.seat ?? -1);
    return this.shown.you.includes(acting) ? -1 : acting;
  });
  animate = $derived(prefs.pace !== "off" && !stillness.matches);

  private readonly playback = new Playback(
    (picture, waiting) => this.present(picture, waiting),
    () => prefs.pace,
  );
  private readonly connection: Connection;
  private readonly wonders = new Wonders((message) => this.connection.send(message));
  private pending: FromClient | null = null;
  private fresh = true; // the next picture is the first after (re)connecting
  private explained = "";

  constructor(readonly table: string) {
    this.standing = JSON.parse(sessionStorage.getItem(`questhall.standing.${table}`) ?? "[]") as StandingAnswer[];
    this.connection = new Connection(
      () => this.hello(),
      (message) => this.take(message),
      (link) => this.linked(link),
    );
  }

  // -- what the server says ----------------------------------------------------------------------------------------

  private hello(): FromClient {
    const since = this.state.picture?.seq ?? 0;
    return { type: "hello", table: this.table, token: me.token, since, changes: true, protocol: PROTOCOL };
  }

  private linked(link: Link): void {
    if (link === this.link) return;
    if (link === "open" && this.link === "offline" && this.state.picture) voice.tell(t("ui-back-online"));
    this.link = link;
    if (link !== "open") {
      [this.fresh, this.sending] = [true, false];
      this.wonders.drop();
      this.state = { ...this.state, away: [], wish: null }; // said anew to who comes back
    }
    if (link === "closed" && !this.state.picture) this.missing = true;
  }

  private take(message: FromServer): void {
    if (message.type === "refused" && message.refusal.reason === "table.no-such-table") this.missing = true;
    if (message.type === "answered") return this.wonders.take(message);
    if (message.type === "refused" || message.type === "picture") this.sending = false;
    this.state = reduce(this.state, message);
    if (message.type === "picture") this.painted(message);
  }

  private painted(picture: Picture): void {
    if (!this.game) void this.load(picture);
    const fresh = this.fresh;
    this.fresh = false;
    this.playback.add(picture, fresh);
    if (fresh) this.sendAgain(picture);
    else this.pending = null;
  }

  /** An answer that went into a dying line is given again, if the same question still stands. */
  private sendAgain(picture: Picture): void {
    const wish = this.pending;
    [this.pending, this.waits] = [null, ""];
    if (wish?.type !== "act") return;
    const asked = picture.asked.find((one) => one.seat === wish.seat && one.base === wish.base);
    if (asked && offers(asked, wish.option)) this.choose(wish.seat, wish.option);
  }

  private present(picture: Picture, waiting: number): void {
    const base = this.shown?.asked[0]?.base;
    this.shown = picture;
    this.behind = waiting;
    this.pointed = [];
    this.aimed = "";
    if (base !== picture.asked[0]?.base) this.picked = [];
    this.confirming = "";
    if (waiting === 0) this.explain();
  }

  private async load({ game: id, packs }: Picture): Promise<void> {
    try {
      const [game, printed, words, brought] = await Promise.all([
        loadGame(id),
        get<Printed>(`/api/games/${encodeURIComponent(id)}/printed`),
        loadWords(id),
        loadBrought(this.table, packs),
      ]);
      [this.fixed, this.words, this.game] = [withBrought(printed, brought), words, game];
    } catch (error) {
      console.warn(error);
      this.broken = true;
    }
  }

  // -- what the player does ----------------------------------------------------------------------------------------

  readonly choose = (seat: number, option: string): void => {
    const asked = this.state.picture?.asked.find((one) => one.seat === seat);
    if (!asked || this.sending) return;
    const sign = asked.says.includes(option);
    if (!sign && this.confirming !== option && this.needsConfirming(option, asked.kind))
      return void (this.confirming = option);
    if (!sign) [this.confirming, this.changing] = ["", -1];
    this.pending = { type: "act", seat, base: asked.base, option };
    this.sending = this.connection.send(this.pending);
    this.waits = this.sending ? "" : option;
  };

  /** What the pointer or the focus is on: the board shows what it would do, the foot offers it. */
  readonly aim = (option: string): void => {
    this.aimed = option;
    this.pointed = option ? this.optionPieces(option) : [];
  };

  /** One more thing, or one less; the last one needed is the answer, or lies ready where the game lets one weigh it. */
  private pick(thing: string): void {
    const picks = this.asked?.picks;
    if (!this.asked || !picks) return;
    const weighed = this.game?.front.weighs?.(this.asked.kind) ?? false;
    this.picked = weighed ? exchanged(this.picked, thing, picks.count) : toggled(this.picked, thing);
    if (weighed || this.picked.length < picks.count) return;
    this.choose(this.asked.seat, pickKey(picks, this.picked));
    if (!this.confirming) this.picked = [];
  }

  /** Only what cannot be taken back is asked twice: what the game says so, and every answer of a rated table. */
  private needsConfirming(option: string, kind: string): boolean {
    const own = this.game?.front.confirm?.(option, kind);
    const people = this.state.seats.filter((seat) => seat.kind === "person").length;
    return own ?? (this.state.picture?.undo === "rated" && people > 1);
  }

  /** From now on answer this kind of question like that; an empty option ends it. */
  stand(seat: number, kind: string, option: string): void {
    this.connection.send({ type: "standing", seat, kind, option });
    const others = this.standing.filter((one) => one.seat !== seat || one.kind !== kind);
    this.standing = option ? [...others, { seat, kind, option }] : others;
    sessionStorage.setItem(`questhall.standing.${this.table}`, JSON.stringify(this.standing));
  }

  undo(): void {
    const seat = this.shown?.you[0];
    if (seat !== undefined) this.connection.send({ type: "undo", seat });
  }

  /** What to do about a seat whose person is away or out of time. */
  aboutAway(seat: number, choice: AwayChoice): void {
    this.connection.send({ type: "about-away", seat, choice });
  }

  pause(on: boolean): void {
    const seat = this.shown?.you[0];
    if (seat !== undefined) this.connection.send({ type: on ? "pause" : "resume", seat });
  }

  /** The seat for which something was played while its person was away. */
  takeBackPlayed(seat: number): void {
    this.connection.send({ type: "take-back-played", seat });
  }

  vacation(seat: number, on: boolean): void {
    this.connection.send({ type: "vacation", seat, on });
  }

  consent(agree: boolean): void {
    if (this.state.wish) this.connection.send({ type: "consent", wish: this.state.wish.wish, agree });
  }

  say(text: string): void {
    if (text.trim()) this.connection.send({ type: "say", text });
  }

  readonly look = (seat: number): void => {
    this.connection.send({ type: "look", seat });
  };

  /** While a battle is shown nothing else is. */
  hold(on: boolean): void {
    this.held = on;
    this.playback.hold(on);
  }

  skip(): void {
    this.playback.skip();
  }

  /** What the game says to a question about the picture that is shown. */
  readonly wonder = (question: string): Promise<unknown> =>
    this.shown ? this.wonders.ask(this.shown, question) : Promise.reject(new Error("nothing is shown"));

  readonly light = (pieces: string[]): void => {
    this.pointed = pieces;
  };

  dismiss(): void {
    this.state = { ...this.state, refused: null, refusedWish: null };
  }

  /** Ask once for each decision why other things are not offered. */
  private explain(): void {
    const asked = this.state.picture?.asked.find((one) => isMine(one) && !one.answered);
    const which = asked ? `${asked.seat}:${asked.base}` : "";
    if (asked && which !== this.explained) this.connection.send({ type: "explain", seat: asked.seat });
    this.explained = which;
  }

  uncover(): void {
    this.uncovered = this.shown?.looking[0] ?? -1;
  }

  /** Once more from the door, as somebody with a name. */
  again(): void {
    this.fresh = true;
    this.connection.reopen();
  }

  close(): void {
    this.connection.close();
  }

  // -- words -------------------------------------------------------------------------------------------------------

  private optionMap(): ReadonlyMap<string, OptionInfo> {
    const { asked, texts } = this;
    if (!asked || !texts) return new Map();
    const { seat, base, kind } = asked;
    return new Map(
      asked.options.map((key) => [
        key,
        { key, text: this.optionText(key), help: texts.help(key), note: this.note(key), seat, base, kind },
      ]),
    );
  }

  optionText(key: string): string {
    return this.texts?.option(key) ?? key;
  }

  private note(key: string): string {
    return (this.texts && this.shown && this.game?.front.note?.(key, this.shown, this.texts)) || "";
  }

  private reasonMap(): Record<string, ReasonInfo> | null {
    const { asked, texts } = this;
    const told = this.state.reasons;
    if (!asked || !texts || !told || told.base !== asked.base || told.seat !== asked.seat) return null;
    return Object.fromEntries(
      Object.entries(told.refused).map(([key, refusal]) => [key, { text: texts.refusal(refusal), rule: refusal.rule }]),
    );
  }

  sentences(entry: Entry): Sentence[] {
    const { texts } = this;
    if (!texts) return [];
    const own = this.shown?.you ?? [];
    return entry.events.map((event, at) => ({
      key: `${entry.seq}.${at}`,
      seq: entry.seq,
      text: texts.event(event),
      pieces: this.pieces(event),
      seat: entry.seat,
      mine: concerns(event, entry.seat, own, this.seatFields(event)),
      rule: this.printed?.events[event.kind]?.rule ?? "",
    }));
  }

  private seatFields(event: Happened): readonly string[] {
    return this.printed?.events[event.kind]?.seats ?? [];
  }

  pieces(event: Happened): string[] {
    return this.game?.front.pieces?.(event, this.seatFields(event)) ?? piecesOf(event, this.seatFields(event));
  }

  optionPieces(key: string): string[] {
    const own = this.shown
      ? this.game?.front.optionPieces?.(key, this.shown, seatNamed(key, this.printed?.seat_parts ?? {}))
      : undefined;
    return own ?? optionPieces(key);
  }
}
