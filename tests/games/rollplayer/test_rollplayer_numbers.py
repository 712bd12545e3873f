"""A number of the rules stands in one place: changed there, offers, prices, hints and sentences follow."""

from __future__ import annotations

import sys

import pytest
from msgspec.structs import replace

from questhall.games.rollplayer.content import BACKSTORIES, JOBS
from questhall.games.rollplayer.content.board import ATTRIBUTES, COLUMNS
from questhall.games.rollplayer.content.dice import LETTERS
from questhall.games.rollplayer.face.words import about
from questhall.games.rollplayer.game import GAME
from questhall.games.rollplayer.rules.powers import POWER
from questhall.kernel import Refused
from questhall.kernel.texts import LANGUAGES, Texts
from questhall.kit.script import answers
from tests.games.rollplayer.positions import dice_turn, hero, market_phase, options, refused

PACKAGE = "questhall.games.rollplayer"


def change(monkeypatch: pytest.MonkeyPatch, constant: str, value: object) -> None:
    """In every module that uses it, as if it had been written so."""
    modules = [module for name, module in sys.modules.items() if name.startswith(PACKAGE) and hasattr(module, constant)]
    assert modules
    for module in modules:
        monkeypatch.setattr(module, constant, value)


def said(*keys: str) -> list[str]:
    """These messages in every language."""
    return [Texts(GAME, lang).say(key) for key in keys for lang in LANGUAGES]


def test_the_gold_for_a_discard(monkeypatch: pytest.MonkeyPatch) -> None:
    change(monkeypatch, "FOR_DISCARD", 7)
    match = market_phase(hero("human warrior", "gold 1, card 1"), hero("elf thief"), market="climb")
    assert Texts(GAME, "en").option("discard:climb") == "discard Climb for 7 gold"
    match.answer(0, "discard:climb")
    assert match.state.heroes[0].gold == 8
    messages = ("ask-market.visit", "do-coins", "no-market.bought", "guide-rp-market")
    assert all("7" in text and "2" not in text for text in said(*messages))
    assert all("7" in about("blessed-mace", Texts(GAME, lang)) for lang in LANGUAGES)
    assert GAME.face.printed([]).discard_gold == 7


def test_the_gold_for_gold_dice_and_full_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    change(monkeypatch, "FOR_GOLD_DIE", 7)
    change(monkeypatch, "FOR_FULL_ROW", 9)
    match = dice_turn(hero("human warrior", "STR R1 R1"), hero("elf thief"), pool="Y1 R2 R3", coins="0 0 0")
    answers(match, "1 take:1", "1 place:STR")
    assert match.state.heroes[0].gold == 16
    assert all("7" in text and "9" in text for text in said("guide-rp-start"))


def test_the_hands_of_a_hero(monkeypatch: pytest.MonkeyPatch) -> None:
    change(monkeypatch, "HANDS", 3)
    armed = hero("human warrior", "gold 9, card 1", "weapons longsword")
    match = market_phase(armed, hero("elf thief"), market="longbow")
    assert GAME.face.hints(match.view(0), [0]).heroes[0].market["longbow"].drops == ()
    match.answer(0, "buy:longbow")
    assert match.state.heroes[0].weapons == ["longsword", "longbow"]
    assert all("3" in text for text in said("ask-weapon.drop", "rp-hands-free"))
    assert GAME.face.printed([]).hands == 3


def test_the_fee_of_an_ability(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [job for job in JOBS if POWER[job].fee] == ["cleric"]  # the sentence names one fee
    dear = replace(POWER["cleric"], fee=7)
    monkeypatch.setitem(POWER, "cleric", dear)
    monkeypatch.setitem(JOBS, "cleric", replace(JOBS["cleric"], power=dear))
    match = market_phase(hero("human cleric", "gold 6, card 1"), hero("elf thief"), market="climb")
    pay = f"pay:{ATTRIBUTES[POWER['cleric'].paid_action]}"
    assert pay not in options(match)
    assert refused(match, f"1 {pay}") == "ability.gold RP-CARD-SEEN-02"
    assert "pay 7 gold" in Texts(GAME, "en").option(pay)
    assert "pay 7 gold" in about("cleric", Texts(GAME, "en"))


def test_the_stars_of_a_backstory(monkeypatch: pytest.MonkeyPatch) -> None:
    change(monkeypatch, "BACKSTORY_STARS", (0, 7, 7, 7, 7, 8, 9))
    colour, column = next((colour, slot) for slot, colour in BACKSTORIES["brawler"].slots.items() if slot < COLUMNS)
    row = ["--"] * column + [f"{LETTERS[colour]}1"]
    brawler = hero("human warrior, brawler, guardian", f"STR {' '.join(row)}")
    match = dice_turn(brawler, hero("elf thief"), pool="R1 R2 R3")
    assert GAME.face.printed([]).backstory_stars == (0, 7, 7, 7, 7, 8, 9)
    assert GAME.face.hints(match.view(0), [0]).heroes[0].backstory == 7
    assert all("1 → 7★, 5 → 8★, 6 → 9★" in text for text in said("guide-rp-backstory"))


def test_the_starting_dice_and_with_them_the_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    change(monkeypatch, "START_DICE", 10)
    printed = GAME.face.printed([])
    assert printed.rounds == {1: 6, 2: 6, 3: 5, 4: 4}
    assert printed.short_rounds == {1: 4, 2: 4, 3: 3, 4: 2}
    with pytest.raises(Refused) as error:
        GAME.terms(1, short=True)
    assert error.value.refusal.numbers == {"rounds": 6}
    assert "6 rounds" in Texts(GAME, "en").refusal(error.value.refusal)
