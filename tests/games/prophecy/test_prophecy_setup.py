"""CHAR and SETUP: the draft, preparation, who begins."""

from __future__ import annotations

from collections import Counter

import pytest

from questhall.games.prophecy.content.cards import CHANCE, CHARACTERS, RING, SPOT
from questhall.games.prophecy.game import GAME
from questhall.games.prophecy.rules import death, setup
from questhall.games.prophecy.state import GUILDS, World
from questhall.kernel import EVERYBODY, NOBODY, UNSEEN, Match
from questhall.ledger import rule
from tests.games.prophecy.positions import Table


def fresh(players: int, key: bytes = b"setup", **settings: object) -> Table:
    return Match(GAME, GAME.terms(players, **settings), key)  # type: ignore[arg-type]


def laid(state: World, at: int) -> list[tuple[str, int]]:
    places = zip(state.land.cards, state.land.seen, state.spots, strict=True)
    return [(card, seen) for card, seen, spot in places if spot == at]


@rule("PR-CHAR-01", "PR-CHAR-04")
@pytest.mark.parametrize(("players", "undealt"), [(2, 6), (5, 0)])
def test_two_characters_for_everybody(players: int, undealt: int) -> None:
    m = fresh(players)
    assert [len(hand) for hand in m.state.hands] == [2] * players
    assert len(m.state.characters) == undealt


@rule("PR-CHAR-01")
def test_nobody_sees_the_characters_of_others() -> None:
    m = fresh(3)
    view = m.view(0)
    assert UNSEEN not in view.hands[0].cards
    assert view.hands[1].cards == [UNSEEN, UNSEEN]
    assert set(view.characters.cards) == {UNSEEN}


@rule("PR-CHAR-02", "PR-CHAR-03")
def test_the_other_card_goes_to_the_left_neighbour() -> None:
    m = fresh(3)
    hands = [list(hand.cards) for hand in m.state.hands]
    for seat in range(3):
        m.answer(seat, f"keep:{hands[seat][0]}")
    assert [set(hand.cards) for hand in m.state.hands] == [
        {hands[0][0], hands[2][1]},
        {hands[1][0], hands[0][1]},
        {hands[2][0], hands[1][1]},
    ]


@rule("PR-CHAR-02")
def test_all_choose_at_once_without_seeing_each_other() -> None:
    m = fresh(2)
    assert [choice.seat for choice in m.asked] == [0, 1]
    before = m.choice(1)
    m.answer(0, next(iter(m.choice(0).options)))  # type: ignore[union-attr]
    assert m.choice(1) is before


@rule("PR-CHAR-04")
@pytest.mark.parametrize("players", [2, 5])
def test_three_choices_then_the_characters_are_revealed(players: int) -> None:
    m = fresh(players)
    choices: Counter[int] = Counter()
    while m.asked[0].kind == "draft":
        choice = m.asked[0]
        assert len(choice.options) == 2
        choices[choice.seat] += 1
        m.answer(choice.seat, next(iter(choice.options)))
    assert set(choices.values()) == {3}
    assert all(hero.character for hero in m.state.heroes)
    assert len(m.state.characters) == 10 - players


@rule("PR-CHAR-05", "PR-CHAR-06")
def test_the_characters_are_the_ten_pairs_of_guilds() -> None:
    pairs = {frozenset(character.guilds) for character in CHARACTERS.values()}
    assert len(pairs) == 10
    assert Counter(character.guilds[0] for character in CHARACTERS.values()) == dict.fromkeys(GUILDS, 2)
    assert {(c.strength, c.will) for c in CHARACTERS.values()} == {(5, 2), (4, 4), (3, 6)}


@rule("PR-CHAR-07", "PR-CHAR-08", "PR-CHAR-09", "PR-CHAR-10")
def test_the_paladin_starts_in_the_fortress_with_3_gold_and_3_experience() -> None:
    hero = death.prepared("paladin")
    assert RING[hero.at].id == "fortress"
    assert (hero.health, hero.wounds, hero.mana, hero.spent) == (4, 0, 4, 0)
    assert (hero.gold, hero.xp, hero.items, hero.skills) == (3, 3, [], [])


@rule("PR-SETUP-01")
def test_each_plane_gets_a_random_artifact_and_two_random_guardians_face_down() -> None:
    state = fresh(3).state
    other = fresh(3, b"another").state
    for pile in (state.lesser, state.greater, state.prizes):
        assert len(pile.cards) == 5
        assert set(pile.seen) == {NOBODY}
    assert (state.lesser.cards, state.prizes.cards) != (other.lesser.cards, other.prizes.cards)


@rule("PR-SETUP-02")
def test_every_deck_is_shuffled_face_down() -> None:
    state, other = fresh(3).state, fresh(3, b"another").state
    for name in ("chance", "adventures", "common", "rare"):
        deck, twin = getattr(state, name), getattr(other, name)
        assert set(deck.seen) == {NOBODY}
        assert sorted(deck.cards) == sorted(twin.cards)
        assert deck.cards != twin.cards
    assert [deck.cards for deck in state.skills] != [deck.cards for deck in other.skills]


@rule("PR-SETUP-03")
def test_one_skill_is_open_in_each_guild() -> None:
    m = fresh(4)
    assert [len(offer) for offer in m.state.offers] == [1] * 5
    assert [len(deck) for deck in m.state.skills] == [9] * 5


def begun(players: int) -> Table:
    """After the draft, before the first chance card."""
    m = fresh(players)
    for seat in range(players):
        m.state.heroes[seat] = death.prepared(m.state.hands[seat].cards[0])
    setup.first_adventures(m)
    return m


@rule("PR-SETUP-04", "PR-LOC-WILD-01")
def test_every_wild_place_holds_one_face_up_adventure() -> None:
    state = begun(3).state
    for at, place in enumerate(RING):
        assert [seen for _, seen in laid(state, at)] == ([EVERYBODY] if place.wild else [])
    assert len(state.spots) == 12


@rule("PR-SETUP-05")
def test_the_found_terrain_cards_are_discarded_and_the_rest_shuffled() -> None:
    state = begun(3).state
    assert sorted(state.past) == ["chance-forest", "chance-mountains", "chance-plains"]
    assert len(state.chance) == 19
    assert sum(CHANCE[card].rule == "terrain" for card in state.chance.cards) == 3


@rule("PR-SETUP-06")
def test_no_goods_at_the_beginning() -> None:
    state = begun(2).state
    assert (state.village, state.city) == ([], [])


@rule("PR-SETUP-07")
def test_the_highest_die_begins_and_the_tied_roll_again() -> None:
    m = fresh(3)
    m.chance.force("start", 4, 1, 4, 0, 2)
    assert setup.starter(m) == 2
    assert m.chance.forced == {}


@rule("PR-SETUP-08")
def test_setup_does_not_depend_on_the_number_of_players() -> None:
    small, large = begun(2).state, begun(5).state
    assert len(small.chance) == len(large.chance)
    assert len(small.spots) == len(large.spots)
    assert [len(offer) for offer in small.offers] == [len(offer) for offer in large.offers]


@rule("PR-CHAR-10", "PR-ROUND-05", "PR-SETUP-07")
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_play_begins_with_the_starter_and_everybody_at_the_first_guild(starter: int) -> None:
    m = fresh(3)
    m.chance.force("start", *[5 if seat == starter else 0 for seat in range(3)])
    while m.asked[0].kind == "draft":
        m.answer(m.asked[0].seat, next(iter(m.asked[0].options)))
    assert (m.state.rounds, m.asked[0].seat) == (1, starter)
    for hero in m.state.heroes:
        assert hero.at == SPOT[CHARACTERS[hero.character].guilds[0]]
