"""Whole games: the conformance kit, random games at every table, no leaks, odds, the drawn map."""

from __future__ import annotations

import random
import re
from collections import Counter
from fractions import Fraction
from itertools import product
from pathlib import Path
from xml.etree import ElementTree

import pytest

from questhall.games.runebound.content import board
from questhall.games.runebound.content.board import CELL, FACES
from questhall.games.runebound.content.cards import ASSETS, CARDS, HERE, HEROES, SKILLS, hero
from questhall.games.runebound.content.notation import effects, parsed
from questhall.games.runebound.face import svg, terminal, words
from questhall.games.runebound.game import GAME
from questhall.games.runebound.odds import dice as dice_odds
from questhall.games.runebound.odds import trials as trial_odds
from questhall.games.runebound.rules import outcome
from questhall.games.runebound.rules.dice import fits
from questhall.games.runebound.state import World
from questhall.kernel import Match
from questhall.kernel.journal import decoded
from questhall.kernel.texts import Texts
from questhall.kit.conformance import check
from questhall.kit.content import BadContent, BadWord, cards
from tests.games.runebound.positions import dice, keys, play, sheet, table


def test_the_conformance_kit_passes() -> None:
    report = check(GAME, games=1)
    assert not report.faults, "\n".join(map(str, report.faults))


def randomly(players: int, scenario: str, seed: int, counted: bool = True) -> Match[World]:
    """A random game to its end, every card counted at every boundary."""
    m = Match(GAME, GAME.terms(players, scenario=scenario), seed.to_bytes(4, "big"))
    rng, before = random.Random(seed), GAME.components(m.state)
    boundary = m.boundary
    while m.asked:
        choice = m.asked[0]
        m.answer(choice.seat, rng.choice(list(choice.options)))
        if counted and m.boundary is not boundary:
            boundary = m.boundary
            assert GAME.components(decoded(GAME, boundary)) == before
    assert GAME.components(m.state) == before
    return m


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("scenario", ["margath", "vorakesh"])
def test_random_games_end_and_nothing_is_lost(players: int, scenario: str) -> None:
    for seed in range(3):
        m = randomly(players, scenario, seed)
        assert m.over
        assert m.state.rounds >= 24 or m.state.winner >= 0 or len(m.state.eliminated) == players


@pytest.mark.soak
@pytest.mark.parametrize("part", range(20))
def test_five_thousand_random_games(part: int) -> None:
    tables = [(players, scenario) for players in (1, 2, 3, 4) for scenario in ("margath", "vorakesh")]
    for seed in range(250 * part, 250 * part + 250):
        assert randomly(*tables[seed % len(tables)], seed, counted=seed % 10 == 0).over


@pytest.mark.soak
def test_the_conformance_kit_over_many_games() -> None:
    report = check(GAME, games=4, seed=77)
    assert not report.faults, "\n".join(map(str, report.faults))


def test_hands_decks_and_story_order_are_hidden() -> None:
    m = table("1 corbin at 7-8, hand scout\n2 mok at 1-5, hand prayer")
    view = m.view(0)
    assert view.heroes[0].hand.cards == ["scout"]
    assert view.heroes[1].hand.cards == ["?"]
    assert set(view.story.cards) == {"?"}
    assert {card for deck in view.decks for card in deck.cards} == {"?"}
    assert set(view.skills.cards) == {"?"}


def naive_reach(start: int, count: int) -> dict[int, Fraction]:
    """Every ordered roll, every order of spending: the slow way."""
    found: dict[int, int] = {}
    for roll in product(FACES, repeat=count):
        places = {(start, tuple(sorted(roll)))}
        seen = {start}
        while places:
            at, left = places.pop()
            for number, die in enumerate(left):
                for cell, need in board.STEPS[at]:
                    if die & need:
                        seen.add(cell)
                        places.add((cell, left[:number] + left[number + 1 :]))
        for cell in seen:
            found[cell] = found.get(cell, 0) + 1
    return {cell: Fraction(ways, 6**count) for cell, ways in found.items()}


def test_odds_of_reaching_a_space_are_exact() -> None:
    for start in ("5-7", "7-9", "11-10"):
        assert dice_odds.reach(CELL[start], 2) == naive_reach(CELL[start], 2)


def test_odds_of_a_requirement_are_exact() -> None:
    need = (board.FOREST, board.WATER)
    ways = sum(fits(list(roll), need) for roll in product(FACES, repeat=3))
    assert dice_odds.requirement(need, 3) == Fraction(ways, 216)


def test_odds_of_a_test_with_and_without_exerting() -> None:
    assert trial_odds.trial(0, 24, 60) == 0
    assert trial_odds.trial(1, 24, 60) == Fraction(2, 5)
    assert trial_odds.trial(2, 24, 60) == 1 - Fraction(36 * 35, 60 * 59)
    m = table("1 thorn at 7-8\n2 mok at 1-5")
    assert trial_odds.trial_odds(m.state, 0, "body") == 0
    assert trial_odds.trial_odds(m.state, 0, "body", 0, 1) == Fraction(24, 60)
    assert trial_odds.quest_odds(m.state, 0, "castellan") == [1]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_board_shows_the_map_around_the_hero_and_all_heroes(lang: str) -> None:
    m = table("1 corbin at 7-9, assets satchel, trophies combat 1\n2 mok at 1-5\nzombies: 7-8\nvillain: 11-6")
    text = GAME.face.board(m.view(0), Texts(GAME, lang))
    assert "M.!1" in text
    assert "P.z" in text.replace("P. z", "P.z")
    assert ("Корбин" if lang == "ru" else "Corbin") in text


def test_hints_and_printed_data_for_clients() -> None:
    m = table("1 corbin at 7-9, quests moonlight\n2 mok at 1-5")
    told = GAME.face.hints(m.view(0), [0]).heroes[0]
    assert told.reach["7-8"] > 50
    assert len(told.quests["moonlight"]) == 3
    assert len(GAME.face.printed([]).spaces) == 203


def test_a_fault_in_the_content_names_the_word() -> None:
    with pytest.raises(BadWord, match="glod"):
        effects("glod 2")
    with pytest.raises(BadWord, match="sometimes"):
        parsed("sometimes: gold 1")
    with pytest.raises(BadWord, match="two"):
        effects("gold two")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("life:", "lfe:", r"heroes.yaml:\d+: 'lfe': there is no such field here"),
        ("name: {en:", "name: {eng:", r"heroes.yaml:\d+: 'en': name is needed in en and ru"),
        ("2P / H", "2P / Q", r"heroes.yaml:\d+: 'Q': expected a face"),
        ("id: ", "id: [", r"heroes.yaml:\d+: 'YAML'"),
    ],
)
def test_a_fault_in_a_file_is_named_with_file_line_and_word(tmp_path: Path, old: str, new: str, said: str) -> None:
    text = (HERE / "heroes.yaml").read_text(encoding="utf-8")
    (tmp_path / "heroes.yaml").write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadContent, match=said):
        cards(tmp_path / "heroes.yaml", hero)


def test_what_a_player_may_do_is_offered_and_can_be_done() -> None:
    m = play(dice(table("1 corbin at 7-9\n2 mok at 1-5"), "p p p"), "roll")
    assert "stop" in keys(m)
    assert sheet(m).at == CELL["7-9"]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_what_a_card_leaves_to_choose_is_offered_in_words(lang: str) -> None:
    texts = Texts(GAME, lang)
    ops = [op for card in CARDS.values() for row in (card.reward, card.story, *card.options) for op in row]
    ways = [way.strip() for op in ops if op.startswith("choose") for way in op.removeprefix("choose").split("/")]
    assert len(set(ways)) >= 6
    for way in ways:
        said = texts.option(f"choose:{way.replace(' ', '-')}")
        assert said != way.replace(" ", "-"), said
        assert not re.search(r"(trophy|token|gold)-", said)
    giant = {"en": "a trophy and 1 gold", "ru": "трофей и 1 золотой"}
    assert texts.option("choose:trophy-&-gold-1") == giant[lang]


def test_the_terminal_finds_the_whole_map_and_the_picture() -> None:
    m, texts = table("1 corbin at 7-9\n2 mok at 1-5"), Texts(GAME, "en")
    whole = GAME.face.pages(m.view(0), texts)["map"]()
    assert len(whole.splitlines()) == 1 + 27 + 1
    assert "M.!1" in whole
    assert GAME.face.picture(m.view(0), texts).startswith("<svg")


def test_the_account_of_a_game_names_hero_scenario_and_cards_even_of_the_destroyed() -> None:
    m = table("1 corbin at 7-9, skills drill, assets rapier\n2 mok at 1-5")
    wanted = {"scenario": ["margath"], "hero": ["corbin"], "skill": ["drill"], "asset": ["rapier"]}
    assert GAME.account(m.state, 0) == wanted
    outcome.destroy(m, 0)
    assert sheet(m).skills == []
    assert GAME.account(m.state, 0) == wanted


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_card_is_told_in_words(lang: str) -> None:
    texts = Texts(GAME, lang)
    for name in (*SKILLS, *ASSETS, *CARDS, *HEROES):
        said = words.about(name, texts)
        assert said
        assert not re.search(r"\b(op|flag|when|value)-[a-z]", said), said


def test_with_reasons_the_same_options_are_offered_as_without() -> None:
    for seed in range(6):
        m = Match(GAME, GAME.terms(2 + seed % 3, scenario=("margath", "vorakesh")[seed % 2]), bytes([seed]))
        rng = random.Random(seed)
        while m.asked and m.count < 250:
            choice = m.asked[0]
            assert set(m.explained().asked[0].options) == set(choice.options)
            m.answer(choice.seat, rng.choice(list(choice.options)))


def test_the_map_as_a_picture_and_whole_as_text() -> None:
    m = table("1 corbin at 7-9\n2 mok at 1-5\nvillain: 11-6\nzombies: 3-3\nspent: 0-4")
    picture = ElementTree.fromstring(svg.svg(m.view(0), Texts(GAME, "ru")))
    tags = Counter(node.tag.rpartition("}")[2] for node in picture)
    assert (tags["polygon"], tags["circle"], tags["line"]) == (203, 27, 38 + 27)
    assert "Тамалир" in [node.text for node in picture]
    assert len(terminal.land(m.view(0))) == 1 + 27
