"""`python -m tests.browser.look GAME`: a table in the middle of a real game, photographed as people see it.

House bots play to a decision of seat 0 (the N-th, or the first of a kind), the browser sits down there and takes
pictures: wide and phone, light and dark, English and Russian.  For whoever draws a board, and for tests of layout.
"""

from __future__ import annotations

import argparse
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from questhall.bots import make_bot
from questhall.games import find_game
from questhall.kernel import Keep, Match
from questhall.record.branch import at_step
from tests.browser.conftest import FLAGS, People
from tests.browser.doing import laid_out
from tests.table.served import Served

SEED = 7
WIDE, PHONE = (1280, 800), (390, 844)
EVERY = [(WIDE, "dark", "en"), (WIDE, "light", "ru"), (PHONE, "dark", "ru"), (PHONE, "light", "en")]


def reached(
    game: str, players: int, decisions: int, kind: str = "", seed: int = SEED, bot: str = "bot", **settings: Any
) -> Match[Any]:
    """A match played by bots until seat 0 has its N-th decision (of that kind)."""
    played = find_game(game)
    match: Match[Any] = Match(played, played.terms(players, **settings), seed.to_bytes(16, "big"), Keep.JOURNAL)
    bots = [make_bot(bot, played, seed + seat) for seat in range(players)]
    left = decisions
    while match.asked:
        mine = match.choice(0)
        left -= mine is not None and (not kind or mine.kind == kind)
        if mine is not None and left <= 0 and (not kind or mine.kind == kind):
            return match
        seat = match.asked[0].seat
        match.answer(seat, bots[seat].answer(match.seen(seat)))
    raise LookupError(f"seat 0 has no {decisions}th decision {kind} in this game of {game}")


def nearly_over(game: str, players: int, seed: int = SEED, **settings: Any) -> Match[Any]:
    """A match played to its end by house bots, as it was before the last decision of seat 0."""
    played = find_game(game)
    match: Match[Any] = Match(played, played.terms(players, **settings), seed.to_bytes(16, "big"), Keep.JOURNAL)
    bots = [make_bot("bot", played, seed + seat) for seat in range(players)]
    while match.asked:
        seat = match.asked[0].seat
        match.answer(seat, bots[seat].answer(match.seen(seat)))
    assert match.journal is not None
    mine = [step for step, (seat, _) in enumerate(match.journal.answers) if seat == 0]
    return at_step(match, mine[-1])


def one_answer_left(game: str, players: int, ends: Callable[[Any], bool], **settings: Any) -> Match[Any]:
    """A match that the first option of seat 0 ends, with a state as wished, however bots play today."""
    for seed in range(40):
        match = nearly_over(game, players, seed, **settings)
        trial, mine = match.clone(), match.choice(0)
        if mine is None or not mine.options:
            continue
        trial.answer(0, next(iter(mine.options)))
        if trial.over and ends(trial.state):
            return match
    raise LookupError(f"no game of {game} ends like that by the first option")


def play_to_the_end(page: Page) -> None:
    """First answers by their number until the end has come into view."""
    while not page.locator(".ending").count():
        if page.locator(".dialog[open], dialog[open]").count():
            page.keyboard.press("Escape")  # a pile that lies open, a battle: what is asked is answered by its number
        elif page.locator(".dock.mine").count():
            page.keyboard.press("1")
        page.wait_for_timeout(750)  # ten or more options: a second digit may follow
    page.wait_for_timeout(2500)


def seated(browser: Browser, hall: Served, match: Match[Any], size: tuple[int, int], theme: str, lang: str) -> Page:
    """A person at that position, bots in the other seats."""
    table = laid_out(hall, match, bots=match.terms.players - 1)
    page = People(browser).page(
        hall.http, lang=lang, width=size[0], color_scheme=theme, list=None, has_touch=size == PHONE
    )
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"{hall.http}/#/t/{table}")
    page.locator("[data-sit]").first.click()
    page.locator(".dock.mine").wait_for()
    page.wait_for_timeout(700)
    return page


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("game")
    ask.add_argument("--players", type=int, default=3)
    ask.add_argument("--decisions", type=int, default=20)
    ask.add_argument("--kind", default="")
    ask.add_argument("--seed", type=int, default=SEED)
    ask.add_argument("--set", action="append", default=[])
    ask.add_argument("--only", default="", help="wide or phone")
    ask.add_argument("--end", action="store_true", help="the end of the game")
    ask.add_argument("--out", type=Path, default=Path(tempfile.gettempdir()) / "look")
    said = ask.parse_args()
    said.out.mkdir(parents=True, exist_ok=True)
    pairs = (one.split("=", 1) for one in said.set)
    settings: dict[str, Any] = {name: int(value) if value.isdigit() else value for name, value in pairs}
    if said.end:
        match = nearly_over(said.game, said.players, said.seed, **settings)
    else:
        match = reached(said.game, said.players, said.decisions, said.kind, said.seed, **settings)
    database = f"sqlite+aiosqlite:///{tempfile.mkdtemp()}/look.db"
    with Served(database) as hall, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for size, theme, lang in EVERY:
            if said.only and said.only != ("wide" if size == WIDE else "phone"):
                continue
            recorded = at_step(match, len(match.journal.answers)) if match.journal else match  # a clone has no journal
            page = seated(browser, hall, recorded, size, theme, lang)
            if said.end:
                play_to_the_end(page)
            path = said.out / f"{said.game}{'-end' if said.end else ''}-{size[0]}-{theme}-{lang}.png"
            page.screenshot(path=path)
            print(path)


if __name__ == "__main__":
    main()
