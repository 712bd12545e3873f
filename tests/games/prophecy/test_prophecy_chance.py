"""CHANCE: every chance card."""

from __future__ import annotations

import pytest

from questhall.games.prophecy.content.cards import CHANCE, COMMON, RARE, SPOT
from questhall.games.prophecy.rules import board, chancecards
from questhall.games.prophecy.state import GUILDS
from questhall.kernel import EVERYBODY, NOBODY
from questhall.ledger import rule
from tests.games.prophecy.positions import Table, keys, play, sheet, table

TWO = "1 monk at enchanted-wilderness\n2 druid at city"


def drawn(m: Table, card: str) -> Table:
    """Resolve this card for player 1, whatever the deck says."""
    m.state.chance.take(card)
    m.state.past.append(card)
    m.state.agenda.pop()
    chancecards.RESOLVE[CHANCE[card].rule](m, 0, card)
    return m


def heap(m: Table, place: str) -> list[tuple[str, bool]]:
    """Cards lying there with whether they are face up."""
    land = m.state.land
    rows = zip(land.cards, land.seen, m.state.spots, strict=True)
    return [(card, seen == EVERYBODY) for card, seen, spot in rows if spot == SPOT[place]]


@rule("PR-CHANCE-TERRAIN-02")
def test_terrain_is_served_clockwise_from_the_drawer() -> None:
    assert board.clockwise_from(12, "mountains") == [15, 1, 9]
    assert board.clockwise_from(1, "mountains") == [1, 9, 15]
    m = drawn(table(TWO + "\nnext: adventures rat bear imp"), "chance-mountains")
    assert [heap(m, place) for place in ("mountains-15", "mountains-1", "mountains-9")] == [
        [("rat", True)],
        [("bear", True)],
        [("imp", True)],
    ]


@rule("PR-CHANCE-TERRAIN-01", "PR-CHANCE-TERRAIN-03", "PR-CHANCE-TERRAIN-06")
def test_every_location_of_the_terrain_gets_a_card_face_up_where_none_lay() -> None:
    m = drawn(table(TWO), "chance-plains")
    assert all(len(heap(m, f"plains-{at}")) == 1 for at in (4, 8, 11, 16, 19))
    assert len(m.state.spots) == 5
    assert set(m.state.land.seen) == {EVERYBODY}


@rule("PR-CHANCE-TERRAIN-09", "PR-CREAT-01")
def test_the_lower_card_lies_face_down_under_the_wizard_until_she_arrives() -> None:
    m = table(
        """
        1 enchantress at enchanted-wilderness, skills stamina
        2 druid at city
        land: master-wizard at mountains-15, hidden mummy at mountains-15
        """
    )
    assert heap(m, "mountains-15") == [("master-wizard", True), ("mummy", False)]
    play(m, "go:stamina:mountains-15", then="fight")
    assert heap(m, "mountains-15") == [("master-wizard", True), ("mummy", True)]


@rule("PR-CHANCE-TERRAIN-04")
def test_a_location_with_one_card_gets_the_new_one_face_down_beneath() -> None:
    m = drawn(table(TWO + "\nland: master-wizard at mountains-15\nnext: adventures ghost"), "chance-mountains")
    assert heap(m, "mountains-15") == [("master-wizard", True), ("ghost", False)]


@rule("PR-CHANCE-TERRAIN-05", "PR-CHANCE-TERRAIN-07")
def test_two_open_cards_are_legal_and_no_third_comes() -> None:
    m = drawn(table(TWO + "\nland: rat at mountains-15, bear at mountains-15"), "chance-mountains")
    assert heap(m, "mountains-15") == [("rat", True), ("bear", True)]
    assert len(m.state.spots) == 4


@rule("PR-CHANCE-TERRAIN-09")
def test_the_lower_card_stays_face_down_when_the_upper_one_leaves() -> None:
    m = table(
        "1 monk at forest-3, gold 0\n2 druid\nland: lost-library at forest-3, hidden bear at forest-3\nturn: 1 act"
    )
    play(m, "visit:lost-library")
    assert heap(m, "forest-3") == [("bear", False)]


@rule("PR-CHANCE-GUILD-01", "PR-CHANCE-GUILD-02")
@pytest.mark.parametrize("guild", GUILDS)
def test_a_guild_card_opens_the_top_skill_beside_the_old_one(guild: str) -> None:
    m = table(TWO)
    number = GUILDS.index(guild)
    first, second = m.state.skills[number].cards[-1], m.state.skills[number].cards[-2]
    m.state.offers[number].append(m.state.skills[number].draw())
    drawn(m, f"chance-{guild}")
    assert m.state.offers[number] == [first, second]


@rule("PR-CHANCE-GUILD-03", "PR-CHANCE-GUILD-04")
def test_the_older_of_two_skills_goes_under_the_deck() -> None:
    m = drawn(table(TWO + "\noffers: toughness duelling\nnext: fortress concentration"), "chance-fortress")
    assert m.state.offers[0] == ["duelling", "concentration"]
    assert m.state.skills[0].cards[0] == "toughness"


@rule("PR-CHANCE-TRAINING-01", "PR-CHANCE-TRAINING-02")
def test_training_lets_the_drawer_choose_a_full_guild_too() -> None:
    m = table(
        "1 monk at village\n2 druid at city\noffers: toughness duelling\nnext: chance training, fortress concentration"
    )
    play(m, "stay", "done", then="training")
    assert m.asked[0].seat == 1
    assert keys(m) == [f"open:{guild}" for guild in GUILDS]
    play(m, "open:fortress", then="move")
    assert m.state.offers[0] == ["duelling", "concentration"]


@rule("PR-CHANCE-TRAINING-03")
def test_the_first_edition_offers_a_skill_in_both_home_guilds() -> None:
    m = table("1 monk\n2 druid\n3 scout\n4 ranger", edition="first")
    drawn(m, "offer-of-training")
    assert [len(offer) for offer in m.state.offers] == [0, 1, 0, 0, 1]


@rule("PR-CHANCE-GOODS-01", "PR-CHANCE-GOODS-02", "PR-CHANCE-GOODS-03", "PR-CHANCE-GOODS-04")
def test_trader_and_caravan_replace_the_goods() -> None:
    m = table(TWO + "\nvillage: sword\ncity: great-sword")
    drawn(m, "tradesman")
    assert len(m.state.village) == 3
    assert set(m.state.village) <= set(COMMON)
    assert m.state.junk == ["sword"]
    assert m.state.city == ["great-sword"]
    m = drawn(table(TWO + "\nvillage: sword\ncity: great-sword"), "merchant")
    assert len(m.state.city) == 2
    assert set(m.state.city) <= set(RARE)
    assert m.state.relics == ["great-sword"]


@rule("PR-CHANCE-GOODS-01")
def test_the_first_edition_brings_fewer_goods() -> None:
    m = drawn(table(TWO, edition="first"), "tradesman")
    assert [item in COMMON for item in m.state.village] == [True, True]
    m = drawn(table(TWO, edition="first"), "merchant")
    assert [item in RARE for item in m.state.city] == [False, True]


@rule("PR-CHANCE-PEACE-01", "PR-CHANCE-PEACE-02", "PR-ROUND-03", "PR-TERM-05", "PR-TERM-06")
def test_peaceful_times_give_two_turns_and_one_chance_card() -> None:
    m = table("1 monk at village\n2 druid at monastery\nnext: chance peaceful-times")
    play(m, "stay", "done", then="move")
    assert m.state.past[-1] == "peaceful-times"
    rounds, deck = m.state.rounds, len(m.state.chance)
    play(m, "walk:city", "done?", then="move")
    assert (m.asked[0].seat, m.state.rounds, len(m.state.chance)) == (1, rounds, deck)
    play(m, "stay", "done?")
    assert m.state.rounds == rounds + 1


@rule("PR-CHANCE-DREAM-01", "PR-CHANCE-DREAM-02", "PR-CHANCE-DREAM-03", "PR-TERM-12")
def test_the_dream_reveals_lesser_then_greater_then_artifact() -> None:
    m = table(
        """
        1 monk at village
        2 druid at city
        plane-1: open-sphinx storm-queen astral-sword
        next: chance prophetic-dream
        """
    )
    play(m, "stay", "done", then="dream")
    assert keys(m) == [f"dream:plane-{n}" for n in range(1, 6)]
    assert "pass" not in keys(m)
    other = m.clone()
    play(m, "dream:plane-1")
    assert m.state.greater.seen[0] == EVERYBODY
    assert m.state.prizes.seen[0] == NOBODY
    play(other, "dream:plane-2")
    assert (other.state.lesser.seen[1], other.state.greater.seen[0]) == (EVERYBODY, NOBODY)


@rule("PR-CHANCE-DREAM-03")
def test_a_plane_with_all_cards_open_offers_nothing_to_dream_of() -> None:
    m = table(TWO + "\nplane-1: open-sphinx open-storm-queen open-astral-sword")
    assert "dream:plane-1" not in chancecards.hidden(m)
    for pile in (m.state.lesser, m.state.greater, m.state.prizes):
        pile.seen = [EVERYBODY] * 5
    drawn(m, "prophetic-dream")
    assert m.state.agenda[-1].__class__.__name__ == "Round"


@rule("PR-CHANCE-WINDS-01")
@pytest.mark.parametrize(
    ("card", "mine", "theirs"),
    [
        ("refreshing-wind", (3, 1, 0), (2, 1, 0)),
        ("magical-breeze", (1, 5, 0), (1, 3, 0)),
        ("good-times", (1, 1, 4), (1, 1, 2)),
        ("gentle-wind", (2, 3, 0), (1, 2, 0)),
    ],
)
def test_winds_and_good_times_give_more_to_the_drawer(
    card: str, mine: tuple[int, ...], theirs: tuple[int, ...]
) -> None:
    wounded = "strength 1, wounds 3, will 1, spent 5, gold 0"
    m = drawn(table(f"1 monk at village, {wounded}\n2 druid at city, {wounded}"), card)
    assert (sheet(m, 1).health, sheet(m, 1).mana, sheet(m, 1).gold) == mine
    assert (sheet(m, 2).health, sheet(m, 2).mana, sheet(m, 2).gold) == theirs


@rule("PR-CHANCE-WINDS-01")
def test_interesting_times_of_the_first_edition_give_experience() -> None:
    m = drawn(table("1 monk\n2 druid\n3 scout\n4 ranger", edition="first"), "interesting-times")
    assert [hero.xp for hero in m.state.heroes] == [5, 4, 4, 4]


@rule("PR-CHANCE-ALMS-01", "PR-CHANCE-ALMS-02")
def test_charity_serves_all_who_have_least_of_each() -> None:
    m = drawn(
        table(
            """
            1 druid at village, gold 2, strength 3, wounds 2, will 2, spent 4
            2 mercenary at city, gold 2, strength 2, wounds 3, will 3, spent 4
            3 paladin at fortress, gold 3, strength 1, wounds 3, will 3, spent 4
            """
        ),
        "charity",
    )
    assert [hero.gold for hero in m.state.heroes] == [5, 5, 3]
    assert [hero.health for hero in m.state.heroes] == [3, 2, 2]
    assert [hero.mana for hero in m.state.heroes] == [4, 3, 3]


@rule("PR-CHANCE-CRISIS-01")
@pytest.mark.parametrize(("gold", "kept"), [(1, 1), (2, 1), (5, 3), (15, 8)])
def test_the_crisis_halves_everybodys_gold_the_loss_rounded_down(gold: int, kept: int) -> None:
    m = drawn(table(f"1 monk at village, gold {gold}\n2 druid at city, gold {gold}"), "economic-crisis")
    assert [hero.gold for hero in m.state.heroes] == [kept, kept]
