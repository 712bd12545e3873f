"""`python -m bench.scenarios [ROUNDS]`: Gloomhaven's included scenarios, played by bots, as a page with plots.

A round is one house game of every scenario with two, three and four characters; every ten rounds are the 30 house games
of each scenario that the page wants.  Games are kept in .bench/scenarios by the rules and the commit they were played
under, so a series that was stopped goes on; `--page` writes the page from what is there.
"""

from __future__ import annotations

import random
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec

from bench.mixes import ROOT, said_by_git
from questhall.bots import make_bot
from questhall.games.gloomhaven.content import equipment, hero_cards
from questhall.games.gloomhaven.content.classes import starting_classes
from questhall.games.gloomhaven.content.scenarios import playable
from questhall.games.gloomhaven.game import GAME
from questhall.games.gloomhaven.state import World
from questhall.kernel import Game, Keep, Match, Terms
from questhall.lab.playing import Ended
from questhall.lab.report import BalanceReport, counted, wins_plot
from questhall.lab.series import Series, wilson

KEPT = ROOT / ".bench" / "scenarios"
PAGE = ROOT / "docs" / "scenarios-gloomhaven.md"
PLOTS = ROOT / "docs" / "img"
BY_HAND = "## Written by hand"  # this heading and all below it stay when the page is written anew
ROUNDS = 10
NUMBERS = (2, 3, 4)  # characters
LEVELS = (1, 3, 5, 7, 9)  # of all characters of a game, in turn
PURSE = 400  # gold of a character that may buy any item
LONGEST = 20_000  # decisions
UNUSED_AT_MOST = 0.05


class Played(msgspec.Struct):
    """One game: who sat there, how it ended, and what was used."""

    bot: str
    scenario: int
    number: int
    party: list[str]
    level: int
    won: bool
    rounds: int
    decisions: int
    cards: list[str]  # `card top`
    items: list[str]
    stocked: bool = False
    failure: str = ""


class Stocked(type(GAME)):  # type: ignore[misc]  # the class of the game
    """The same game, but the shop has every item, and everybody can pay for some."""

    def step(self, m: Match[World]) -> Any:
        w = m.state
        if w.shop and len(w.shop) < len(equipment.items()):
            w.shop = {each.number: each.copies for each in equipment.items().values()}
            for hero in w.heroes:
                hero.sheet.gold = PURSE
        return super().step(m)


STOCKED: Game[World] = Stocked()


def table(number: int, count: int, at: int) -> Terms:
    """The mixes of classes in turn, each another time at another level."""
    mixes = list(combinations(starting_classes(), count))
    party = mixes[(7 * number + at) % len(mixes)]
    level = LEVELS[(number + at) % len(LEVELS)]
    return GAME.terms(count, scenario=number, party=",".join(party), levels=str(level), perks=0)


def tried(bot: str, number: int, count: int, at: int) -> Played:
    """A game that fails is told, not hidden."""
    try:
        return game(bot, number, count, at)
    except Exception:
        last = traceback.format_exc(limit=-3).strip()
        return Played(bot, number, at, [""] * count, 0, False, 0, 0, [], [], failure=last)


def game(bot: str, number: int, count: int, at: int) -> Played:
    """Every second game is played with a shop that has all items."""
    stocked = at % 2 == 1
    terms = table(number, count, at)
    seed = 1_000_000 * number + 1_000 * count + at
    match: Match[World] = Match(STOCKED if stocked else GAME, terms, seed.to_bytes(16, "big"), Keep.JOURNAL)
    bots = [make_bot(bot, GAME, seed * 10 + seat) for seat in range(count)]
    fancy = random.Random(seed)
    while match.asked and match.count < LONGEST:
        choice = match.asked[0]
        if stocked and choice.kind == "items":  # whatever can be had, so that everything is tried
            match.answer(choice.seat, fancy.choice([key for key in choice.options if key != "done"] or ["done"]))
            continue
        match.answer(choice.seat, bots[choice.seat].answer(match.seen(choice.seat)))
    if not match.over:
        raise RuntimeError(f"scenario {number}, {count} characters, game {at}: no end")
    return told(bot, number, at, terms, match, stocked)


def told(bot: str, number: int, at: int, terms: Terms, match: Match[World], stocked: bool) -> Played:
    w = match.state
    cards = {f"{each.data['card']} {each.data['half']}" for each in match.events if each.kind == "played"}
    items = {each.data["item"] for each in match.events if each.kind == "used-item"}
    worn = [equipment.item(held.number) for hero in w.heroes for held in hero.equipment]
    items |= {each.id for each in worn if not each.window}  # it works without being asked
    party, level = str(terms.settings["party"]).split(","), int(str(terms.settings["levels"]))
    return Played(
        *(
            bot,
            number,
            at,
            party,
            level,
            w.verdict == "won",
            w.round,
            match.count,
            sorted(cards),
            sorted(items),
            stocked,
        )
    )


def where() -> Path:
    commit = said_by_git("log", "-1", "--format=%h", "--abbrev=12", "--", "questhall/games/gloomhaven") or "unknown"
    KEPT.mkdir(parents=True, exist_ok=True)
    return KEPT / f"rules{GAME.rules_version}-{commit}.jsonl"


def kept(path: Path) -> list[Played]:
    lines = path.read_bytes().split(b"\n")[:-1] if path.exists() else []
    return [msgspec.json.decode(line, type=Played) for line in lines]


def play(rounds: int, path: Path, bots: Iterable[str] = ("house", "random")) -> None:
    """What is missing, round by round, one line a game."""
    done = {(each.bot, each.scenario, len(each.party), each.number) for each in kept(path)}
    started = time.process_time()
    with path.open("ab", buffering=0) as file:
        for bot, number, count, at in wanted(rounds, bots):
            if (bot, number, count, at) not in done:
                file.write(msgspec.json.encode(tried(bot, number, count, at)) + b"\n")
                spent = time.process_time() - started
                print(f"{bot}, round {at + 1}: scenario {number}, {count} characters, {spent:.0f} s", file=sys.stderr)


def wanted(rounds: int, bots: Iterable[str]) -> Iterator[tuple[str, int, int, int]]:
    for at in range(rounds):
        for bot in bots:
            for number in playable():
                for count in NUMBERS:
                    yield bot, number, count, at


# The page


def balance(games: list[Played]) -> BalanceReport:
    """As the lab counts: a seat's scenario, level and class, and how it did."""
    ended = [
        Ended(
            number,
            shares=[float(each.won)] * len(each.party),
            scores=[float(each.rounds)] * len(each.party),
            accounts=[
                {"scenario": [f"{each.scenario:02}"], "level": [str(each.level)], "class": [job]} for job in each.party
            ],
            decisions=each.decisions,
        )
        for number, each in enumerate(games)
    ]
    return counted(Series("gloomhaven", ["house"], len(ended)), ended)


def page(games: list[Played], path: Path) -> str:
    failed = [each for each in games if each.failure]
    games = [each for each in games if not each.failure]
    house = [each for each in games if each.bot == "house"]
    report = balance(house)
    lines = [
        *("# Gloomhaven's scenarios, played by bots", ""),
        "Written by `python -m bench.scenarios`, all but the last part: every mix of classes in turn, all characters",
        f"of a level, {', '.join(map(str, LEVELS))}, normal difficulty; in every second game the shop has all items.",
        f"{len(house)} games by house bots, {len(games) - len(house)} by random play, "
        f"{len(failed)} failed ({path.stem}).",
        *("", "## By scenario and level", ""),
        f"| scenario | all | 95 % | {' | '.join(f'level {each}' for each in LEVELS)} | random |",
        f"|---|---|---|{'---|' * (len(LEVELS) + 1)}",
    ]
    for number in playable():
        mine = [each for each in house if each.scenario == number]
        others = [each for each in games if each.scenario == number and each.bot != "house"]
        cells = [share_of([each for each in mine if each.level == level]) for level in LEVELS]
        low, high = wilson(sum(each.won for each in mine), len(mine))
        span = f"{low:.0%} to {high:.0%}"
        lines.append(f"| {number} | {share_of(mine)} | {span} | {' | '.join(cells)} | {share_of(others)} |")
    lines += ["", *by_class(house), "", *never(games), "", "## Plots", ""]
    for kind in ("scenario", "level", "class"):
        chosen = sorted((each for each in report.lines if each.kind == kind), key=lambda each: each.thing)
        (PLOTS / f"gloomhaven-{kind}.svg").write_text(wins_plot(report, chosen), encoding="utf-8")
        lines += [f"![share of wins by {kind}](img/gloomhaven-{kind}.svg)", ""]
    return "\n".join(lines)


def share_of(games: list[Played]) -> str:
    return f"{sum(each.won for each in games)} of {len(games)}" if games else "-"


def by_class(games: list[Played]) -> list[str]:
    """Seat by seat, for a class sits where its name comes in the party."""
    lines = ["## By class and seat", "", f"| class | all | {' | '.join(f'seat {each + 1}' for each in range(4))} |"]
    lines.append(f"|---|---|{'---|' * 4}")
    for job in starting_classes():
        mine = [each for each in games if job in each.party]
        seats = [share_of([each for each in mine if each.party.index(job) == seat]) for seat in range(4)]
        lines.append(f"| {job} | {share_of(mine)} | {' | '.join(seats)} |")
    return lines


def never(games: list[Played]) -> list[str]:
    """Cards and items that no bot has used."""
    cards = Counter(each.partition(" ")[0] for game in games for each in game.cards)
    items = Counter(each for game in games for each in game.items)
    ours = {card for job in starting_classes() for card in hero_cards.cards_of(job)}
    idle = sorted(ours - set(cards))
    unused = [each.id for each in equipment.items().values() if each.id not in items]
    all_items = len(equipment.items())
    return [
        *("## Never used", "", f"At most {UNUSED_AT_MOST:.0%} may stay unused.", ""),
        f"- cards: {len(idle)} of {len(ours)} ({len(idle) / len(ours):.0%}) {', '.join(idle)}".rstrip(),
        f"- items: {len(unused)} of {all_items} ({len(unused) / all_items:.0%}) {', '.join(unused)}".rstrip(),
        f"- never won by the house bots: {', '.join(map(str, never_won(games))) or 'none'}",
        f"- never lost by them: {', '.join(map(str, never_lost(games))) or 'none'}",
    ]


def never_won(games: list[Played]) -> list[int]:
    return [number for number in playable() if not any(each.won for each in house_of(games, number))]


def never_lost(games: list[Played]) -> list[int]:
    return [number for number in playable() if all(each.won for each in house_of(games, number))]


def house_of(games: list[Played], number: int) -> list[Played]:
    return [each for each in games if each.scenario == number and each.bot == "house"]


def by_hand() -> str:
    before = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
    _, heading, notes = before.partition(BY_HAND)
    return f"\n{heading}{notes}" if heading else ""


if __name__ == "__main__":
    file = where()
    numbers = [int(word) for word in sys.argv[1:] if word.isdecimal()]
    if "--page" not in sys.argv:
        play(numbers[0] if numbers else ROUNDS, file)
    PAGE.write_text(page(kept(file), file) + by_hand(), encoding="utf-8")
