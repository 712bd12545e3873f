"""One game at the terminal: people at one keyboard, bots in the other seats."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape

from questhall.bots import Bot
from questhall.kernel import Choose, Match, Picks, Refusal, Seat, commitment
from questhall.kernel.events import Happened
from questhall.kernel.texts import Texts, bundle
from questhall.kit.position import written
from questhall.record.files import BadFile, save_file
from questhall.record.undo import Policy, taken_back, undo

WORDS = Path(__file__).parent / "words"
LOGGED = 60  # events that `log` shows


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
        self.told = len(match.events)
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
        pages = first_words(self.pages(self.people[0])) if self.people else []
        more = [self.word("help-pages", pages=", ".join(pages))] if pages else []
        self.say(" ".join([self.word("begin"), *more]), "dim")
        while self.match.asked:
            seats = [choice.seat for choice in self.match.asked]
            seat = next((seat for seat in seats if seat in self.bots), seats[0])
            if seat in self.bots:
                self.match.answer(seat, self.bots[seat].answer(self.match.seen(seat)))
            else:
                self.person(seat)
        self.finish()

    def person(self, seat: Seat) -> None:
        """Ask until the person has answered, or taken something back."""
        if self.screen != seat:
            self.hand_over(seat)
        self.call_players(seat)
        self.tell_news(seat)
        self.show(seat)
        count = self.match.count
        while self.match.count == count and self.match.choice(seat):
            self.obey(seat, self.ask(self.word("prompt")).strip())

    def hand_over(self, seat: Seat) -> None:
        """Between two people at one screen nothing of the other's stays visible."""
        self.console.clear()
        self.ask(self.word("pass-screen", player=self.texts.seat(seat)))
        self.console.clear()
        self.screen, self.drawn = seat, ""

    def tell_news(self, seat: Seat) -> None:
        details = self.match.game.face.details
        self.tell([event for event in self.match.events[self.told :] if event.kind not in details], seat)
        self.told = len(self.match.events)

    def tell(self, events: Sequence[Happened], seat: Seat) -> None:
        """Lines of the log, a blank one before each part of it."""
        for event in events:
            if event.kind in self.match.game.face.headings:
                self.console.print()
                self.say(self.texts.event(event.seen_by(1 << seat)), "bold italic")
            else:
                self.say(self.texts.event(event.seen_by(1 << seat)), "italic")

    def call_players(self, *seats: Seat) -> None:
        """Seats by the names that the game has for them."""
        self.texts.players = self.match.game.face.players(self.match.view(*seats), self.texts)

    def draw_board(self, view: Any) -> None:
        """The board, unless it stands on the screen already."""
        board = self.match.game.face.board(view, self.texts)
        if board != self.drawn:
            self.say(board)
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
        things, keys = listed(choice)
        remarks = self.match.game.face.remarks(view, choice, self.texts)
        texts = [*map(self.texts.name, things), *map(self.texts.option, keys)]
        for number, (key, text) in enumerate(zip([*things, *keys], texts, strict=True), 1):
            self.say_option(number, text, remarks.get(key, ""))
        if isinstance(choice.options, Picks):
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
            self.explain(seat, choice, (word[1:] or rest).strip())
        elif word == "undo":
            self.take_back(seat)
        elif word == "save" and rest.strip():
            self.save(Path(rest.strip()))
        elif word in ("quit", "exit"):
            raise Left
        elif word == "log":
            self.tell(self.match.events[-LOGGED:], seat)
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
        else:
            self.say(self.not_understood(choice, line), "red")

    def meant(self, choice: Choose, line: str) -> str:
        """The option or the sign that a line says: by number, several for things to pick, by key, or a sign's word."""
        if line in choice.options or line in choice.says:
            return line
        numbers = [int(word) - 1 for word in line.split() if word.isdecimal()]
        if numbers and len(numbers) == len(line.split()):
            return numbered(choice, numbers)
        return next((key for key in choice.says if line.casefold() in self.sign_words(key)), "")

    def sign_words(self, key: str) -> tuple[str, str]:
        return self.texts.option(key).casefold(), key.partition(":")[2]

    def not_understood(self, choice: Choose, line: str) -> str:
        things, keys = listed(choice)
        last = len(things) + len(keys)
        if isinstance(choice.options, Picks) and line.replace(" ", "").isdecimal():
            return self.word("pick", count=choice.options.count, last=len(things))
        return self.word("unknown-word", word=line[:40], last=last)

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
        """`?` lists what is not offered, numbered after the options; `?N` tells one of either."""
        refused = self.refused(seat)
        things, keys = listed(choice)
        entries = [*things, *keys, *refused]
        if not number:
            if not refused:
                self.say(self.word("nothing-refused"))
                return
            self.say(self.word("not-offered"))
            for at, (key, refusal) in enumerate(refused.items(), len(things) + len(keys) + 1):
                self.say(f"{at:3}. {self.texts.option(key)}: {self.texts.refusal(refusal)}", "dim")
        elif number.isdigit() and 1 <= int(number) <= len(entries):
            key = entries[int(number) - 1]
            remark = self.match.game.face.remarks(self.match.view(seat), choice, self.texts).get(key, "")
            if int(number) <= len(things):
                self.say(": ".join(filter(None, [self.texts.name(key), remark])))
            elif key in refused:
                self.say(f"{self.texts.option(key)}: {self.texts.refusal(refused[key])}")
            else:
                self.say("\n".join(filter(None, [self.texts.help(key), remark])))
        else:
            self.say(self.word("unknown-word", word=f"?{number}", last=len(entries)), "red")

    def take_back(self, seat: Seat) -> None:
        policy = Policy.SOLO if len(self.people) == 1 else Policy.ASK
        wish = undo(self.match, [seat], self.people, policy)
        if isinstance(wish, Refusal):
            self.say(self.texts.refusal(wish), "red")
            return
        self.match = taken_back(self.match, wish.answers)
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


def listed(choice: Choose) -> tuple[list[str], list[str]]:
    """What is numbered: things to pick from, then the keys of the options that are listed."""
    options = choice.options
    return (list(options.things), list(options.others)) if isinstance(options, Picks) else ([], list(options))


def numbered(choice: Choose, numbers: list[int]) -> str:
    """The option with these numbers, from 0; empty where there is none."""
    options = choice.options
    things, keys = listed(choice)
    if len(numbers) == 1 and len(things) <= numbers[0] < len(things) + len(keys):
        return keys[numbers[0] - len(things)]
    if isinstance(options, Picks) and all(0 <= number < len(things) for number in numbers):
        key = options.key([things[number] for number in numbers])
        return key if key in options else ""
    return ""
