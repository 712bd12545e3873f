"""The house bot at trade: what it offers, what it agrees to, and how partners pool their artifacts."""

from __future__ import annotations

from questhall.games.prophecy.bot import house
from questhall.games.prophecy.game import GAME
from questhall.games.prophecy.state import World
from questhall.kernel import Match
from tests.games.prophecy.positions import table


def said(match: Match[World]) -> str:
    """What the house bot answers to the decision that is open."""
    return house(match.seen(match.asked[0].seat))


def bargained(match: Match[World]) -> list[str]:
    """What the house bots say until the deal is done or dropped."""
    words = []
    while match.asked[0].kind in ("move", "bargain", "agree") and len(words) < 10:
        words.append(said(match))
        match.answer(match.asked[0].seat, words[-1])
        if words[-1] in ("agree", "refuse", "cancel") or not words[-1].startswith(
            ("trade", "give", "want", "propose", "agree")
        ):
            break
    return words


def test_it_buys_from_another_what_helps_it_more() -> None:
    match = table(
        """
        1 mercenary at village, gold 12
        2 enchantress at village, items cutlass staff-of-the-archmagi, gold 0
        3 druid at monastery
        """,
        trade=True,
    )
    words = bargained(match)
    assert words[:2] == ["trade:2", "want:cutlass"]
    assert words[-2:] == ["propose", "agree"]
    assert match.state.heroes[0].items == ["cutlass"]
    assert 0 < match.state.heroes[1].gold <= 12


def test_of_two_players_neither_trades() -> None:
    match = table(
        "1 mercenary at village, gold 12\n2 enchantress at village, items cutlass staff-of-the-archmagi",
        trade=True,
    )
    assert not said(match).startswith("trade")


def test_partners_put_their_artifacts_together_for_the_crown() -> None:
    text = """
        1 monk at city, items astral-sword royal-cape
        2 druid at village
        3 scout at {place}, items banner-of-hope crown-of-the-ancient-kings
        4 ranger at fortress
        """
    match = table(text.format(place="city"), teams=True)
    bargained(match)
    assert match.over
    assert GAME.result(match.state).winners == [0, 2]
    apart = table(text.format(place="monastery"), teams=True)
    assert said(apart) == "walk:monastery"


def test_it_gives_no_artifact_to_a_rival() -> None:
    match = table(
        "1 mercenary at village, gold 15\n2 druid at village, items royal-cape\n3 monk at city",
        trade=True,
    )
    for key in ("trade:2", "want:royal-cape", "give-gold:15", "propose"):
        match.answer(0, key)
    assert said(match) == "refuse"
