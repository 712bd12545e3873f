"""The examples of the lessons, played: from one picture to the next, with the numbers that the text names."""

from __future__ import annotations

from typing import Any

import pytest

from questhall.games import find_game
from questhall.kernel import Keep, Match
from questhall.kernel.texts import Texts
from questhall.kit.lesson import lesson, position_of
from questhall.kit.script import answers, with_dice


def picture(game: str, name: str) -> Match[Any]:
    return position_of(find_game(game), name)


def stars(match: Match[Any]) -> int:
    return sum(match.game.face.standing(match.state, 0).values())


def test_a_gold_four_makes_ten_stars_of_five() -> None:
    m, after = picture("rollplayer", "choice"), picture("rollplayer", "bought").state
    assert (m.state.heroes[0].gold, stars(m)) == (3, 5)
    answers(m, "1 take:2", "1 place:STR", "1 flip:WIS2")
    assert m.state.heroes[0].gold == 7
    answers(m, "2 take:3", "2 place:CON", "2 skip", "1 buy:honest")
    assert (m.state.heroes[0].gold, stars(m)) == (5, 10)
    assert (m.state.heroes, m.state.market) == (after.heroes, after.market)


def test_the_finished_cleric_has_thirty_stars() -> None:
    m = picture("rollplayer", "end")
    counted = {source: count for source, count in m.game.face.standing(m.state, 0).items() if count}
    assert counted == {"attributes": 11, "class": 3, "alignment": 3, "backstory": 6, "armour": 5, "traits": 2}


def test_the_mountain_giant_loses_nine_to_seven() -> None:
    m, after = picture("prophecy", "giant"), picture("prophecy", "wiseman").state.heroes[0]
    with_dice(with_dice(m, 5, stream="light"), 3, stream="dark")
    answers(m, "1 fight:mountain-giant:will")
    hero = m.state.heroes[0]
    assert (hero.mana, hero.spent, hero.xp, hero.gold, len(hero.items)) == (4, 2, 5, 2, 1)
    answers(m, "1 visit:wiseman")
    hero = m.state.heroes[0]
    assert (hero.mana, hero.spent, hero.xp, hero.gold) == (5, 2, 0, 2)
    assert (hero.mana, hero.spent, hero.xp, hero.gold) == (after.mana, after.spent, after.xp, after.gold)


@pytest.mark.parametrize(("kind", "odds"), [("strength", "17 %"), ("will", "42 %")])
def test_the_odds_against_the_giant_are_those_of_the_table(kind: str, odds: str) -> None:
    m = picture("prophecy", "giant")
    remarks = m.game.face.remarks(m.view(0), m.asked[0], Texts(m.game, "en"))
    assert f"win {odds}" in remarks[f"fight:mountain-giant:{kind}"]
    (table,) = (
        part.markdown for part in lesson(m.game, "en").parts if "| Will battle" in getattr(part, "markdown", "")
    )
    assert f"{odds[:2]} times in 100" in next(row for row in table.splitlines() if row.startswith(f"| {kind.title()}"))


def test_one_artifact_is_left_for_the_enchantress() -> None:
    world = picture("prophecy", "crown").state
    assert [card for card in world.prizes.cards if card] == ["royal-cape"]
    assert [card for card in world.greater.cards if card] == ["storm-queen"]
    assert not [card for card in world.lesser.cards if card]


def test_lissa_reaches_the_gem_with_two_of_three_dice() -> None:
    m = answers(picture("runebound", "road"), "1 go:7-5:mw", "1 go:8-5:p")
    assert m.state.heroes[0].at == picture("runebound", "fight").state.heroes[0].at
    assert m.state.agenda[1].points == 2


def test_the_kobolds_are_beaten_in_five_actions_and_the_skill_is_learned() -> None:
    m = picture("runebound", "fight")
    answers(m, "1 flip:lissa-1:lissa-3", "2 strike:enemy")
    assert m.state.heroes[0].wounds == 2
    answers(m, "1 strike:physical", "2 block:foe-2", "2 surge:kobolds-2")
    assert m.state.heroes[0].wounds == 3
    answers(m, "1 strike:magic", "1 learn:thick-hide")
    lissa = m.state.heroes[0]
    assert (lissa.wounds, lissa.gold, lissa.skills) == (3, 2, ["thick-hide"])
    assert [len(pile.cards) for pile in lissa.trophies] == [0, 0, 0]


def test_margath_can_bear_eleven_wounds_against_four_knowledge_tokens() -> None:
    m = picture("runebound", "villain")
    board = m.game.face.board(m.view(0), Texts(m.game, "en"))
    assert "High Lord Margath (11/11)" in board
    assert "Lissa (12/12)" in board


def stacked(m: Match[Any], **cards: list[str]) -> Match[Any]:
    """The same moment with these modifier cards on top of their decks."""
    for owner, wanted in cards.items():
        draw = m.state.decks[owner].draw
        for card in reversed(wanted):
            draw.take(card)
            draw.put(card, 0)
    return Match(m.game, m.terms, m.key, Keep.JOURNAL, m.state)


def test_two_blows_fell_the_elite_guard_and_the_other_strikes_for_three() -> None:
    m = stacked(picture("gloomhaven", "turn"), brute=["-1", "x2"], monsters=["+1"])
    answers(m, "1 top:trample", "1 hit:bandit-guard-1")
    assert next(each for each in m.state.figures if each.id == "bandit-guard-1").hit_points == 3
    answers(m, "1 bottom:spare-dagger", "1 hit:bandit-guard-1", then="damage")
    assert not [each for each in m.state.figures if each.id == "bandit-guard-1"]
    after = picture("gloomhaven", "damage").state
    assert m.state.harm == after.harm == 3
    assert m.state.coins == after.coins
    answers(m, "1 take")
    brute, hero = next(each for each in m.state.figures if each.id == "brute"), m.state.heroes[0]
    assert (brute.hit_points, len(hero.hand), len(hero.discard)) == (7, 6, 4)


def test_the_last_round_is_as_told() -> None:
    world = picture("gloomhaven", "end").state
    (skeleton,) = (each for each in world.figures if each.kind == "monster")
    brute, spellweaver = world.heroes
    assert (world.round, len(world.rooms), skeleton.hit_points) == (19, 3, 2)
    assert (brute.resting, len(brute.hand), len(spellweaver.hand)) == (True, 0, 1)
