"""One game at the terminal: people at one keyboard, bots in the other seats."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape

from questhall.bots import Bot
from questhall.kernel import Choose, Match, Picks, Refusal, Seat, commitment
from questhall.kernel.texts import Texts, bundle
from questhall.kit.components import told
from questhall.kit.position import written
from questhall.ledger import games, ledger
from questhall.record.files import BadFile, save_file
from questhall.record.undo import Policy, undo, undone
from questhall.search import search

WORDS = Path(__file__).parent / "words"
BLANK_LINES = re.compile(r"\n{2,}")
WORD_START = re.compile(r"\b\w")
LOGGED = 60  # events that `log` shows
ANSWERS = 3  # lines of the ledger that answer a question


class Left(Exception):
    """The player went away; the match stays as it is."""


class TerminalTable:
    """Plays a match to its end.  `ask` reads a line, and raises EOFError when there is none."""

    def __init__(
        self,
        match: Match[Any],
        bots: dict[Seat, Bot],
        lang: str,
        console: Console,
        ask: Callable[[str], str],
        seats: list[str],
        picture: Path | None = None,
    ) -> None:
        self.match, self.bots, self.lang, self.console, self.ask = match, bots, lang, console, ask
        self.seats = seats  # who sits where, as a save remembers it
        self.picture = picture  # a file that always shows the board as the people see it
        self.texts = Texts(match.game, lang)
        self.people = [seat for seat in range(match.terms.players) if seat not in bots]
        self.told = len(match.events) if match.count else 0  # what setting up brought is news
        self.called: list[Mapping[Seat, str]] = []  # by event: what the seats were called when it happened
        self.then: Mapping[Seat, str] = {}  # what everybody knew them by before the last answer
        self.screen: Seat | None = self.people[0] if len(self.people) == 1 else None
        self.drawn = ""  # the board as it stands on the screen

    def word(self, key: str, /, **data: Any) -> str:
        found = bundle(self.lang, (WORDS,))
        pattern = found.get_message(key).value
        assert pattern is not None
        return str(found.format_pattern(pattern, data)[0])

    def say(self, text: str, style: str = "") -> None:
        self.console.print(escape(text), style=style, highlight=False, soft_wrap=True)

    def say_option(self, number: int, text: str, remark: str) -> None:
        """An option, and behind it what the game remarks on it."""
        said = f"{number:3}. {escape(text)}"
        said += f"  [dim]{escape(remark)}[/dim]" if remark else ""
        self.console.print(said, highlight=False, soft_wrap=True)

    # -- the game ------------------------------------------------------------------------------------------------

    def play(self) -> None:
        game = self.match.game
        self.say(self.word("welcome", game=game.name[self.lang], commitment=commitment(self.match.key)), "dim")
        for pack in self.match.laid.packs if self.match.laid else ():
            self.say(self.word("plays-with", pack=pack.name[self.lang], things=pack.things), "dim")
        pages = first_words(self.pages(self.people[0])) if self.people else []
        more = [self.word("help-pages", pages=", ".join(pages))] if pages else []
        self.say(" ".join([self.word("begin"), *more]), "dim")
        while self.match.asked:
            self.note_names()
            seats = [choice.seat for choice in self.match.asked]
            seat = next((seat for seat in seats if seat in self.bots), seats[0])
            if seat in self.bots:
                self.match.answer(seat, self.bots[seat].answer(self.match.seen(seat)))
            else:
                self.person(seat)
        self.finish()

    def person(self, seat: Seat) -> None:
        """Show what is asked, and listen."""
        self.call_players(seat)
        if self.screen != seat:
            self.hand_over(seat)
        self.tell_news(seat)
        self.show(seat)
        self.listen(seat)

    def listen(self, seat: Seat) -> None:
        """Until the person has answered, or taken something back; a sign leaves the question as it stands."""
        count = self.match.count
        while self.match.count == count and (choice := self.match.choice(seat)):
            line = self.ask(self.word("prompt")).strip()
            if (sign := self.meant(choice, line)) in choice.says:
                self.match.answer(seat, sign)
                self.tell_news(seat)
                count = self.match.count
            else:
                self.obey(seat, line)

    def hand_over(self, seat: Seat) -> None:
        """Between two people at one screen nothing of the other's stays visible."""
        self.console.clear()
        self.ask(self.word("pass-screen", player=self.texts.seat(seat)))
        self.console.clear()
        self.screen, self.drawn = seat, ""

    def note_names(self) -> None:
        """What happened since the last answer happened to seats as they were called then, for everybody to know."""
        del self.called[len(self.match.events) :]
        self.called += [self.then] * (len(self.match.events) - len(self.called))
        self.then = self.match.game.face.players(self.match.view(), self.texts)

    def tell_news(self, seat: Seat) -> None:
        self.tell(self.told, seat, self.match.game.face.details)
        self.told = len(self.match.events)

    def tell(self, first: int, seat: Seat, but: Collection[str] = ()) -> None:
        """Lines of the log from an event on, a blank one before each part of it; seats as they were called then."""
        self.note_names()
        now = self.texts.players
        for event, names in zip(self.match.events[first:], self.called[first:], strict=True):
            self.texts.players = names
            if event.kind in but:
                continue
            if event.kind in self.match.game.face.headings:
                self.console.print()
                self.say(self.texts.event(event.seen_by(1 << seat)), "bold italic")
            else:
                self.say(self.texts.event(event.seen_by(1 << seat)), "italic")
        self.texts.players = now

    def call_players(self, *seats: Seat) -> None:
        """Seats by the names that the game has for them."""
        self.texts.players = self.match.game.face.players(self.match.view(*seats), self.texts)

    def draw_board(self, view: Any) -> None:
        """The board, less those parts of it (a blank line is between them) that stand on the screen already."""
        board = self.match.game.face.board(view, self.texts)
        before = BLANK_LINES.split(self.drawn)
        if new := [part for part in BLANK_LINES.split(board) if part not in before]:
            self.say("\n\n".join(new))
        self.drawn = board

    def show(self, seat: Seat) -> None:
        self.console.print()
        view = self.match.view(seat)
        self.draw_board(view)
        self.keep_picture(seat)
        choice = self.match.choice(seat)
        assert choice is not None
        self.say(f"{self.texts.seat(seat)}: {self.texts.question(choice.kind)}", "bold")
        if note := self.match.game.face.note(view, choice, self.texts):
            self.say(note)
        things, keys = self.listed(choice)
        remarks = self.match.game.face.remarks(view, choice, self.texts)
        texts = [*map(self.texts.name, things), *map(self.texts.option, keys)]
        for number, (key, text) in enumerate(zip([*things, *keys], texts, strict=True), 1):
            self.say_option(number, text, remarks.get(key, ""))
        if isinstance(choice.options, Picks) and things:
            self.say(self.word("pick", count=choice.options.count, last=len(things)), "dim")
        if choice.says:
            self.say(self.word("signs", signs=", ".join(map(self.texts.option, choice.says))), "dim")

    def finish(self) -> None:
        self.call_players(*self.people)
        self.tell_news(self.people[0] if len(self.people) == 1 else 30)
        self.say(self.match.game.face.board(self.match.view(*self.people), self.texts))
        self.keep_picture(*self.people)
        result = self.match.game.result(self.match.state)
        self.say(self.word("over"), "bold")
        for seat, score in enumerate(result.scores):
            self.say(self.word("score", player=self.texts.seat(seat), score=score))
        winners = ", ".join(self.texts.seat(seat) for seat in result.winners)
        kind = "nobody-wins" if not winners else "winner" if len(result.winners) == 1 else "winners"
        self.say(self.word(kind, players=winners), "bold")
        self.say(self.word("key", key=self.match.key.hex()), "dim")

    # -- what a person types -------------------------------------------------------------------------------------

    def obey(self, seat: Seat, line: str) -> None:
        choice = self.match.choice(seat)
        assert choice is not None
        word, _, rest = line.partition(" ")
        if key := self.meant(choice, line):
            self.match.answer(seat, key)
        elif word.startswith("?"):
            self.explain(seat, choice, line[1:].strip())
        elif word == "undo":
            self.take_back(seat)
        elif word == "save" and rest.strip():
            self.save(Path(rest.strip()))
        elif word in ("quit", "exit"):
            raise Left
        elif word == "log":
            self.tell(max(0, len(self.match.events) - LOGGED), seat)
        elif word in ("board", ""):
            self.drawn = ""
            self.show(seat)
        elif word == "position":
            self.say(written(self.match, [seat]))
        elif word == "help":
            self.help(seat)
        elif word in (pages := self.pages(seat)):
            self.say(pages[word]())
        elif word == "svg" and rest.strip():
            if self.draw(Path(rest.strip()), seat):
                self.say(self.word("drawn", file=rest.strip()))
        elif told := self.told_of(line):
            self.say("\n".join(told))
        else:
            self.say(self.not_understood(choice, line), "red")

    def meant(self, choice: Choose, line: str) -> str:
        """The option or the sign that a line says: by number, several for things to pick, by key or by what the option
        is about (`H11`), or a sign's word."""
        if line in choice.options or line in choice.says:
            return line
        numbers = [int(word) - 1 for word in line.split() if word.isdecimal()]
        if numbers and len(numbers) == len(line.split()):
            return numbered(choice, *self.listed(choice), numbers)
        about = (key for key in self.listed(choice)[1] if line and key.partition(":")[2].casefold() == line.casefold())
        if key := next(about, ""):
            return key
        return next((key for key in choice.says if line.casefold() in self.sign_words(key)), "")

    def sign_words(self, key: str) -> tuple[str, str]:
        return self.texts.option(key).casefold(), key.partition(":")[2]

    def not_understood(self, choice: Choose, line: str) -> str:
        things, keys = self.listed(choice)
        last = len(things) + len(keys)
        if isinstance(choice.options, Picks) and things:
            unknown = "" if line.replace(" ", "").isdecimal() else self.word("unknown-pick", word=line[:40]) + " "
            return unknown + self.word("pick", count=choice.options.count, last=len(things))
        return self.word("unknown-word", word=line[:40], last=last)

    def listed(self, choice: Choose) -> tuple[list[str], list[str]]:
        """What is numbered: things to pick from, then the options that are listed, those that do nothing last."""
        options, idle = choice.options, self.match.game.idle
        things, keys = (options.things, options.others) if isinstance(options, Picks) else ((), options)
        return list(things), sorted(keys, key=lambda key: key.partition(":")[0] in idle)

    def help(self, seat: Seat) -> None:
        self.say(self.word("help"))
        if pages := self.pages(seat):
            self.say(self.word("help-pages", pages=", ".join(first_words(pages))))
        if self.match.game.face.has_picture:
            self.say(self.word("help-svg"))

    def pages(self, seat: Seat) -> Mapping[str, Callable[[], str]]:
        """What a game can show beside its board, by the word that calls it up."""
        return self.match.game.face.pages(self.match.view(seat), self.texts)

    def draw(self, path: Path, *seats: Seat) -> bool:
        """The board as a picture, where the game has one."""
        if not self.match.game.face.has_picture:
            self.say(self.word("no-picture"), "red")
            return False
        try:
            path.write_text(self.match.game.face.picture(self.match.view(*seats), self.texts), encoding="utf-8")
        except OSError as error:
            self.say(f"{path}: {error.strerror}", "red")
            return False
        return True

    def keep_picture(self, *seats: Seat) -> None:
        if self.picture is not None:
            self.draw(self.picture, *seats)

    def refused(self, seat: Seat) -> dict[str, Refusal]:
        explained = self.match.explained().choice(seat)
        return explained.refused if explained else {}

    def explain(self, seat: Seat, choice: Choose, number: str) -> None:
        """`?` lists what is not offered, numbered after the options; `?N` tells one of either, `?NAME` a card, and a
        question the rules that answer it."""
        refused = self.refused(seat)
        things, keys = self.listed(choice)
        entries = [*things, *keys, *refused]
        if not number:
            if not refused:
                self.say(self.word("nothing-refused"))
                return
            self.say(self.word("not-offered"))
            for at, (key, refusal) in enumerate(refused.items(), len(things) + len(keys) + 1):
                self.say(f"{at:3}. {self.texts.option(key)}: {self.texts.refusal(refusal)}", "dim")
        elif number.isdecimal() and 1 <= int(number) <= len(entries):
            key = entries[int(number) - 1]
            remark = self.match.game.face.remarks(self.match.view(seat), choice, self.texts).get(key, "")
            if int(number) <= len(things):
                self.say(": ".join(filter(None, [self.texts.name(key), remark])))
            elif key in refused:
                self.say(f"{self.texts.option(key)}: {self.texts.refusal(refused[key])}")
            else:
                self.say("\n".join(filter(None, [self.texts.help(key), remark, self.rule_of(choice)])))
        elif told := self.told_of(number) or self.ruled(number):
            self.say("\n".join(told))
        else:
            self.say(self.word("unknown-word", word=f"?{number}", last=len(entries)), "red")

    def rule_of(self, choice: Choose) -> str:
        """The line of the ledger behind a question."""
        rule = self.match.game.face.rules.get(choice.kind, "")
        return f"{ledger(self.match.game.id, self.lang)[rule].text} [{rule}]" if rule else ""

    def ruled(self, question: str) -> list[str]:
        """The lines of the ledger that answer, the best first."""
        game = self.match.game.id
        found = search(game, question, self.lang)[:ANSWERS] if game in games() else []
        return [f"{each.text} [{each.id}]" for each in found]

    def told_of(self, word: str) -> list[str]:
        """Whatever is called so, or has a word that begins so in its name: its name and its words."""
        said = word.casefold()
        brought = self.match.laid.names if self.match.laid else {}
        things = (*self.match.game.face.names(), *brought)
        called = {thing: self.texts.name(thing).casefold() for thing in things}
        found = [thing for thing, name in called.items() if said == name] or [
            thing for thing, name in called.items() if len(said) > 2 and said in beginnings(name, said)
        ]
        told = {thing: self.words_of(thing) for thing in found}
        return [f"{self.texts.name(thing)}: {about}" for thing, about in told.items() if about]

    def words_of(self, thing: str) -> str:
        """As the game reads it out, else as it is printed; nothing of what is sealed."""
        return self.match.game.face.about(thing, self.texts) or self.printed.get(thing, "")

    @cached_property
    def printed(self) -> dict[str, str]:
        """By id: what is printed on places and other things that the game does not read out."""
        kinds = self.match.game.face.content(self.texts).values()
        return {each.id: told(each, self.texts) for kind in kinds for each in kind() if not each.sealed}

    def take_back(self, seat: Seat) -> None:
        policy = Policy.SOLO if len(self.people) == 1 else Policy.ASK
        wish = undo(self.match, [seat], self.people, policy)
        if isinstance(wish, Refusal):
            self.say(self.texts.refusal(wish), "red")
            return
        self.match = undone(self.match, wish)
        self.match.assisted |= wish.assisted or bool(wish.consent)
        self.told = len(self.match.events)
        self.say(self.word("undone-assisted" if self.match.assisted else "undone"))

    def save(self, path: Path) -> None:
        try:
            save_file(self.match, path, self.seats)
        except BadFile as error:
            self.say(str(error), "red")
        else:
            self.say(self.word("saved", file=str(path)))


def first_words(pages: Mapping[str, object]) -> list[str]:
    """The pages, each by the first word for it."""
    found: dict[int, str] = {}
    for word, page in pages.items():
        found.setdefault(id(page), word)
    return list(found.values())


def beginnings(name: str, like: str) -> Iterator[str]:
    """The name from each of its words on, as long as what it is compared with."""
    return (name[at.start() : at.start() + len(like)] for at in WORD_START.finditer(name))


def numbered(choice: Choose, things: list[str], keys: list[str], numbers: list[int]) -> str:
    """The option with these numbers, from 0; empty where there is none."""
    options = choice.options
    if len(numbers) == 1 and len(things) <= numbers[0] < len(things) + len(keys):
        return keys[numbers[0] - len(things)]
    if isinstance(options, Picks) and all(0 <= number < len(things) for number in numbers):
        key = options.key([things[number] for number in numbers])
        return key if key in options else ""
    return ""
