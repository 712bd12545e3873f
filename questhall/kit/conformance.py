"""The kit that every game passes: whole random games, and at their decisions everything the kernel promises.

from questhall.kit.conformance import check
assert not check(GAME).faults
"""

from __future__ import annotations

import inspect
import os
import random
import subprocess
import sys
import time
import tracemalloc
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from math import inf
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from questhall.kernel.chance import Chance
from questhall.kernel.choice import Choose, Refused, Seat
from questhall.kernel.game import Game, Terms
from questhall.kernel.journal import Keep, decoded, digest
from questhall.kernel.match import Match, encode
from questhall.kernel.seen import imagine, resample
from questhall.kernel.state import Pile
from questhall.kernel.view import piles
from questhall.kit.leaks import Traced, leaked, world
from questhall.kit.sources import impure_imports, texts_used
from questhall.kit.texts import missing_texts
from questhall.record import files

LONGEST = 50_000  # decisions in one random game
CHAPTERS = 2  # of a line of chapters that is played on
OTHERWISE = 0.25  # how often a sign is given, or a mind changed, where it can be


class Fault(msgspec.Struct, frozen=True):
    """What is wrong, and the game in which it showed."""

    check: str
    message: str
    game: str = ""

    def __str__(self) -> str:
        return f"{self.check}: {self.message}" + (f" ({self.game})" if self.game else "")


class Report(msgspec.Struct):
    faults: list[Fault] = []
    games: int = 0
    decisions: int = 0
    forced: int = 0
    seconds: float = 0.0  # of playing the same tables unwatched
    state_bytes: int = 0  # the largest boundary
    peak_bytes: int = 0  # of memory, in one game
    guesses: Counter[int] = msgspec.field(default_factory=Counter)  # how many a believable future took

    def fault(self, check: str, message: str, game: str = "") -> None:
        if len(self.faults) < 50 and not any(f.check == check and f.message == message for f in self.faults):
            self.faults.append(Fault(check, message, game))


class Broken(Exception):
    """A fault found inside a step."""


def tables(game: Game[Any]) -> Iterator[Terms]:
    """Every player count with the defaults, then every other value of every setting."""
    for players in game.players:
        yield game.terms(players)
        for setting in game.settings:
            for value in setting.values[1:]:
                try:
                    yield game.terms(players, **{setting.id: value})
                except Refused:
                    continue


def few_tables(game: Game[Any]) -> Iterator[Terms]:
    """Every player count and every value of every setting once."""
    seen: set[tuple[str, object]] = set()
    for terms in tables(game):
        news = {("players", terms.players), *terms.settings.items()} - seen
        if news:
            seen |= news
            yield terms


def at_every_count(game: Game[Any], homebrew: str) -> Iterator[Terms]:
    """Every player count with what a table brings."""
    yield from (game.terms(players, homebrew) for players in game.players)


class Depth(NamedTuple):
    """How much of a game is looked at: which tables, and from which decision on the costly looks get rarer."""

    tables: Callable[[Game[Any]], Iterator[Terms]]
    often: float = inf

    def rate(self, rate: float, count: int) -> float:
        return rate * min(1.0, self.often / max(1, count))


FULL = Depth(tables)
QUICK = Depth(few_tables, 5)


def with_homebrew(homebrew: str) -> Depth:
    """Tables that play with packs."""
    return Depth(partial(at_every_count, homebrew=homebrew), 5)


def check(
    game: Game[Any],
    games: int = 3,
    seed: int = 0,
    progress: Callable[[str], None] = lambda line: None,
    depth: Depth = FULL,
) -> Report:
    """`games` random games for every table of the depth, the costly looks at some decisions of each."""
    report, chosen = Report(), list(depth.tables(game))
    for message in impure_imports(game):
        report.fault("purity", message)
    used = texts_used(game)
    for at, terms in enumerate(chosen, 1):
        for number in range(games):
            progress(f"table {at} of {len(chosen)}: {told(game, terms)}: game {number + 1} of {games}")
            Playing(game, terms, seed + number, report, used, depth).play()
    for message in missing_texts(game.texts, used, game.face.numbers()):
        report.fault("texts", message)
    if not report.faults and not any(terms.homebrew for terms in chosen):
        progress("the same games under other values of PYTHONHASHSEED")
        same_under_other_hashes(game, report)
    return report


def told(game: Game[Any], terms: Terms) -> str:
    """A table in a line: the players, and the settings that are not the usual ones."""
    usual = {setting.id: setting.values[0] for setting in game.settings}
    other = [f"{name}={value}" for name, value in terms.settings.items() if value != usual[name]]
    players = f"{terms.players} player{'s' if terms.players > 1 else ''}"
    return ", ".join([f"{game.id} with {players}", *other])


def watched(game: Game[Any]) -> Game[Any]:
    """The same game, which looks at its state before every step."""

    def step(self: Game[Any], m: Match[Any]) -> Any:
        same_bytes(self, m)
        components_are_kept(self, m)
        counts_are_possible(self, m)
        return type(game).step(self, m)

    return type("Watched", (type(game),), {"step": step})()  # type: ignore[no-any-return]  # a Game, made here


def same_bytes(game: Game[Any], m: Match[Any]) -> None:
    data = encode(m.state)
    try:
        again = decoded(game, data)
    except msgspec.ValidationError as error:
        raise Broken(f"bytes: the state cannot be read back: {error}") from error
    if encode(again) != data or again != m.state:
        raise Broken("bytes: the state changes when it is encoded and decoded again")


def components_are_kept(game: Game[Any], m: Match[Any]) -> None:
    now = dict(game.components(m.state))
    before = game.__dict__.setdefault("counted", now)
    if now != before:
        names = sorted(name for name in {*now, *before} if now.get(name, 0) != before.get(name, 0))
        told = ", ".join(f"{name} {before.get(name, 0)} -> {now.get(name, 0)}" for name in names)
        raise Broken(f"components: appeared or vanished: {told}")


def counts_are_possible(game: Game[Any], m: Match[Any]) -> None:
    for count in game.counts(m.state):
        if count.value < count.least or (count.most is not None and count.value > count.most):
            limits = f"{count.least} to {'any number' if count.most is None else count.most}"
            raise Broken(f"counts: {count.name} is {count.value}, may be {limits}")


class Playing:
    """One random game under the eyes of the kit."""

    def __init__(
        self,
        game: Game[Any],
        terms: Terms,
        seed: int,
        report: Report,
        used: dict[str, set[str]],
        depth: Depth = FULL,
        chapter: int = 1,
    ) -> None:
        self.game, self.terms, self.seed, self.report, self.used = game, terms, seed, report, used
        self.depth, self.chapter = depth, chapter
        self.random = random.Random(seed)
        self.name = f"{game.id}, {terms.players} players, {dict(terms.settings)}, seed {seed}"
        self.name += f", chapter {chapter}" if chapter > 1 else ""

    def play(self) -> None:
        self.report.games += 1
        doing = "play"
        try:
            match = Traced(watched(self.game), self.terms, key(self.seed), Keep.JOURNAL)
            while match.asked and match.count < LONGEST:
                doing = "options" if self.look(match) else "play"
                choice, said = self.wish(match)
                doing = f"seat {choice.seat} answers {said!r} to {choice.kind!r}"
                self.leaks(match, choice.seat, said)
                self.answer(match, choice.seat, said)
            if not match.over:
                self.report.fault("end", f"the game does not end within {LONGEST} decisions", self.name)
            counts_are_possible(match.game, match)
            self.afterwards(match)
            if match.over:
                self.goes_on(match)
        except Broken as broken:
            name, _, message = str(broken).partition(": ")
            self.report.fault(name, message, self.name)
        except Exception as error:  # a fault of the game, whatever it is, goes into the report
            self.report.fault("play", f"{doing}: {type(error).__name__}: {error}", self.name)

    def wish(self, match: Match[Any]) -> tuple[Choose, str]:
        """Somebody's answer; now and then a sign, or another answer than before."""
        changeable = [choice for choice in match.answered if choice.again]
        if changeable and self.random.random() < OTHERWISE:
            choice = self.random.choice(changeable)
        else:
            choice = self.random.choice(match.asked)
        if choice.says and self.random.random() < OTHERWISE:
            return choice, self.random.choice(list(choice.says))
        return choice, choice.key_at(self.random.randrange(len(choice.options)))

    def answer(self, match: Match[Any], seat: Seat, said: str) -> None:
        match.answer(seat, said)
        self.report.state_bytes = max(self.report.state_bytes, len(match.boundary))
        for event in match.events[-20:]:
            self.used.setdefault(event.kind, set()).update(event.data, event.secret)

    def look(self, match: Match[Any]) -> bool:
        """The costly checks, at the first decisions and then at about one in five."""
        for choice in match.asked:
            self.used.setdefault(f"ask-{choice.kind}", set())
            if both := choice.options.keys() & choice.says.keys():
                raise Broken(f"options: {sorted(both)} of {choice.kind!r} are answers and signs at once")
            for said in (*choice.options, *choice.says):
                verb, *objects = said.split(":")
                self.used.setdefault(f"do-{verb}", set()).update("abcd"[: len(objects)])
        if self.random.random() > self.depth.rate(0.2, match.count) and match.count > 3:
            return False
        self.every_option_applies(match)
        self.clone_goes_the_same_way(match)
        self.save_and_load(match)
        self.reasons(match)
        self.futures(match)
        return True

    def every_option_applies(self, match: Match[Any]) -> None:
        for choice in match.asked:
            options = list(choice.options)
            for said in (*self.random.sample(options, min(len(options), 8)), *choice.says):
                try:
                    match.clone().answer(choice.seat, said)
                except Broken:
                    raise
                except Exception as error:
                    told = f"option {said!r} of {choice.kind!r} raises {type(error).__name__}: {error}"
                    raise Broken(f"options: {told}") from error

    def clone_goes_the_same_way(self, match: Match[Any]) -> None:
        before = encode(match.state)
        one, other = match.clone(), match.clone()
        if encode(match.state) != before:
            raise Broken("clone: making a clone changes the original: they share something mutable")
        if encode(one.state) != before:
            raise Broken("clone: a clone differs from its original: something in a step is not pure")
        ends = [run(twin, random.Random(1), 40) for twin in (one, other)]
        if ends[0] != ends[1]:
            raise Broken("clone: two clones with the same answers go different ways: something in a step is not pure")
        if encode(match.state) != before:
            raise Broken("clone: playing a clone changes the original: they share something mutable")

    def save_and_load(self, match: Match[Any]) -> None:
        game = match.game
        loaded = files.load(files.to_bytes(match), lambda name: game)
        if run(loaded, random.Random(2), 40) != run(match.clone(), random.Random(2), 40):
            raise Broken("save: a game loaded from its save takes a different course")

    def reasons(self, match: Match[Any]) -> None:
        for choice in match.explained().asked:
            for refusal in choice.refused.values():
                self.used.setdefault(f"no-{refusal.reason}", set()).update(refusal.numbers)

    def futures(self, match: Match[Any]) -> None:
        choice = match.asked[0]
        future = imagine(match, [choice.seat], self.random.randbytes(8))
        self.report.guesses[future.tries] += 1
        seen, dreamt = match.view(choice.seat), future.match.view(choice.seat)
        seen.counters = dreamt.counters = {}
        if encode(seen) != encode(dreamt):
            raise Broken(f"leak: an imagined future shows seat {choice.seat} a different state than the real one")

    def leaks(self, match: Traced, seat: Seat, said: str) -> None:
        """In worlds that differ only in what a viewer cannot see, the viewer sees the same things happen."""
        if self.random.random() > self.depth.rate(0.3, match.count):
            return
        for viewer in range(self.terms.players):
            state = decoded(match.game, match.boundary)
            resample(match.game, state, [viewer], Chance(self.random.randbytes(16), {}))
            real, other = world(match, None, seat, said), world(match, state, seat, said)
            if real is not None and other is not None and (leak := leaked(real, other, viewer)):
                raise Broken(f"leak: after {said!r} seat {viewer} sees hidden things in {leak}")

    def goes_on(self, match: Match[Any]) -> None:
        """The chapter that follows is the same however hidden cards lay in their piles, and it can be played."""
        terms = self.game.sequel(match.state)
        if terms is None:
            return
        other = decoded(match.game, match.boundary)
        for pile in piles(other):
            relaid(pile, self.random)
        if self.game.sequel(other) != terms:
            raise Broken("sequel: what follows depends on the order in which hidden cards lie: seal it without order")
        if self.chapter < CHAPTERS:
            follows = (self.game, terms, self.seed, self.report, self.used, self.depth, self.chapter + 1)
            Playing(*follows).play()

    def afterwards(self, match: Match[Any]) -> None:
        self.report.forced += match.forced
        save = files.saved(match)
        try:
            files.verified(save, lambda name: self.game)
        except files.Diverged as error:
            raise Broken(f"replay: the recorded game takes a different course when replayed: {error}") from error
        if self.report.peak_bytes == 0:
            tracemalloc.start()
            run(Match(self.game, self.terms, key(self.seed)), random.Random(self.seed), LONGEST)
            self.report.peak_bytes = tracemalloc.get_traced_memory()[1]
            tracemalloc.stop()
        plain = Match(self.game, self.terms, key(self.seed))
        started = time.process_time()
        run(plain, random.Random(self.seed), LONGEST)
        self.report.seconds += time.process_time() - started
        self.report.decisions += plain.count


def relaid(pile: Pile, rng: random.Random) -> None:
    """The cards that nobody has seen, in another order."""
    places = [at for at, seen in enumerate(pile.seen) if not seen]
    cards = [pile.cards[at] for at in places]
    rng.shuffle(cards)
    for at, card in zip(places, cards, strict=True):
        pile.cards[at] = card


def key(seed: int) -> bytes:
    return seed.to_bytes(16, "big", signed=True)


def run(match: Match[Any], rng: random.Random, most: int) -> bytes:
    """Some random answers; the state they lead to."""
    for _ in range(most):
        if not match.asked:
            break
        choice = match.asked[0]
        match.answer(choice.seat, choice.key_at(rng.randrange(len(choice.options))))
    return encode(match.state)


def fingerprint(game: Game[Any]) -> str:
    """Of a few random games: the same in every process, whatever its hash seed."""
    ends = [run(Match(game, terms, key(7)), random.Random(7), 2_000) for terms in tables(game)]
    return digest(b"".join(ends)).hex()


def same_under_other_hashes(game: Game[Any], report: Report) -> None:
    module = type(game).__module__
    source = str(Path(inspect.getfile(type(game))).resolve())
    code = (
        "import sys; from questhall.kit import conformance as c\n"
        "import importlib, importlib.util as u, pathlib\n"
        f"name, path = {module!r}, {source!r}\n"
        "try: found = importlib.import_module(name)\n"
        "except ImportError:\n"
        "    spec = u.spec_from_file_location(name, path); found = u.module_from_spec(spec)\n"
        "    sys.modules[name] = found; spec.loader.exec_module(found)\n"
        f"print(c.fingerprint(getattr(found, {type(game).__name__!r})()))"
    )
    path = os.pathsep.join(filter(None, sys.path))
    runs = [
        subprocess.Popen(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for hash_seed in ("1", "2", "3")
    ]
    said = [process.communicate() for process in runs]
    for process, (_, error) in zip(runs, said, strict=True):
        if process.returncode:
            report.fault("hash", f"the game cannot be played in another process: {error.strip()[-300:]}")
            return
    if len({out for out, _ in said}) > 1:
        report.fault("hash", "result depends on PYTHONHASHSEED; a rule probably iterates over a set")
