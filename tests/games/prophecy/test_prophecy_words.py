"""Sentences: numbers in the right case, and cards that say all their rules."""

from __future__ import annotations

import re

import pytest

from questhall.games.prophecy.content.cards import CARDS, CHARACTERS, FOES, OPPORTUNITIES
from questhall.games.prophecy.face import words
from questhall.games.prophecy.game import GAME
from questhall.kernel.texts import Texts
from questhall.ledger import rule
from tests.games.prophecy.positions import table

RU, EN = Texts(GAME, "ru"), Texts(GAME, "en")
COUNTED = {"Золотой": "Золота", "Ману": "Маны", "Здоровье": "Здоровья", "Опыт": "Опыта"}


@pytest.mark.parametrize(
    ("verb", "one", "more"),
    [
        ("mana", "восполнить {} Ману", "восполнить {} Маны"),
        ("buy-health", "купить {} Здоровье", "купить {} Здоровья"),
        ("buy-mana", "купить {} Ману", "купить {} Маны"),
        ("give-gold", "отдать {} Золотой", "отдать {} Золота"),
        ("return-gold", "вернуть в банк {} Золотой", "вернуть в банк {} Золота"),
    ],
)
def test_an_option_with_a_number_declines_what_it_counts(verb: str, one: str, more: str) -> None:
    said = {n: RU.option(f"{verb}:{n}") for n in (1, 2, 5, 21)}
    assert said == {1: one.format(1), 2: more.format(2), 5: more.format(5), 21: one.format(21)}


def test_healing_in_the_camp_says_health_and_gold_in_their_cases() -> None:
    assert RU.option("heal:1") == "вылечить 1 Здоровье, по 1 Золотому за каждое"
    assert RU.option("heal:3") == "вылечить 3 Здоровья, по 1 Золотому за каждое"


def test_a_player_is_still_named_where_an_option_names_one() -> None:
    assert RU.option("attack:2:will") == "напасть: Игрок 2 (Воля)"


@rule("PR-CARD-SHAPELESS-01", "PR-CARD-SHAPELESS-02")
def test_the_shapeless_thing_says_what_each_battle_costs() -> None:
    assert "Сражение Силы только за 4 Маны; Сражение Воли только за 2 Здоровья" in words.about("shapeless-thing", RU)
    assert "a strength battle only for 4 Mana; a will battle only for 2 Health" in words.about("shapeless-thing", EN)


@rule("PR-BATTLE-07")
def test_the_skeletal_wizard_says_that_will_comes_first() -> None:
    assert "Сражение Воли, а за 2 Маны Сражение Силы" in words.about("skeletal-wizard", RU)
    assert "a will battle, or a strength battle for 2 Mana" in words.about("skeletal-wizard", EN)


@rule("PR-CARD-TIMELOOP-02")
def test_time_loop_says_that_it_does_not_work_in_two_rounds_running() -> None:
    assert words.about("time-loop", RU).endswith("но не в двух своих раундах подряд")
    assert "running" not in words.about("time-spiral-scroll", EN)


@rule("PR-CREAT-06", "PR-CREAT-07", "PR-ASTRAL-08")
@pytest.mark.parametrize("foe", FOES)
def test_every_enemy_says_what_a_victory_brings(foe: str) -> None:
    said = words.about(foe, EN)
    learnt = f"{FOES[foe].xp} experience" if FOES[foe].xp else "as much experience as the margin of victory"
    assert said.count("if you win: ") == 1
    assert f"if you win: {learnt}" in said
    assert ("the artifact of this plane" in said) == (FOES[foe].deck == "greater")


@pytest.mark.parametrize("card", [*CARDS, *FOES, *OPPORTUNITIES, *CHARACTERS])
def test_no_card_counts_in_the_wrong_case(card: str) -> None:
    said = words.about(card, RU)
    for one, more in COUNTED.items():
        assert not re.search(rf"\b(?!1\b|21\b)\d+ {one}\b", said), said
        assert not re.search(rf"(?<!до )\b1 {more}\b", said), said
    assert not re.search(r"\+0|  | :|\$|text-", said), said
    assert not re.search(r"\+0|  | :|\$|text-", words.about(card, EN))


def test_the_price_of_goods_is_told_once_and_as_it_is_paid() -> None:
    m = table("1 monk at city, gold 9, skills haggling\n2 druid at village\ncity: sword\nturn: 1 act")
    remarks = GAME.face.remarks(m.view(0), m.choice(0), EN)
    paid = GAME.face.hints(m.view(0), [0]).costs["buy:sword"]["gold"]
    assert remarks["buy:sword"] == f"{paid} gold; {words.about('sword', EN)}"
