"""What a seat may see, and the futures it can believe in."""

from __future__ import annotations

from typing import Annotated

import msgspec

from examples.bandits import GAME as BANDITS
from examples.lanterns import GAME as LANTERNS
from examples.lanterns import Night
from questhall.kernel import Chance, Event, Match, Pile, State, hidden, mask, seen_by_owner
from questhall.kernel.events import happened
from questhall.kernel.match import encode
from questhall.kernel.seen import imagine, resample
from questhall.kernel.view import asked_of, view
from questhall.kit.script import answers

KEY = bytes(16)


def test_a_hand_is_its_owners_and_a_deck_nobodys() -> None:
    match = Match(LANTERNS, LANTERNS.terms(3), KEY)
    seen = match.view(1)
    assert seen.thieves[1].hand.cards == match.state.thieves[1].hand.cards
    assert seen.thieves[0].hand.cards == ["?", "?", "?"]
    assert set(seen.deck.cards) == {"?"}


def test_a_spectator_sees_only_what_lies_open() -> None:
    match = Match(LANTERNS, LANTERNS.terms(2), KEY)
    match.state.discard.put("guard")
    seen = match.view()
    assert seen.discard.cards == ["guard"]
    assert seen.thieves[0].hand.cards == ["?", "?", "?"]


def test_one_person_with_two_seats_sees_both_hands() -> None:
    match = Match(LANTERNS, LANTERNS.terms(3), KEY)
    seen = match.view(0, 2)
    assert [thief.hand.cards == ["?"] * 3 for thief in seen.thieves] == [False, True, False]


def test_looking_leaves_the_state_alone() -> None:
    match = Match(LANTERNS, LANTERNS.terms(2), KEY)
    before = encode(match.state)
    match.view(0).thieves[0].hand.cards.append("torch")
    assert encode(match.state) == before


class Vault(msgspec.Struct):
    seat: int
    code: Annotated[str, seen_by_owner] = ""
    gold: Annotated[int | None, hidden] = None
    keys: Annotated[list[str], seen_by_owner] = []


class Bank(State):
    vaults: dict[str, Vault] = {}
    manager: Vault | None = None


def test_markers_work_below_dicts_and_unions_with_the_seat_as_owner() -> None:
    bank = Bank(vaults={"a": Vault(0, "x1", 5, ["k"]), "b": Vault(1, "y2", 6, ["m", "n"])}, manager=Vault(1, "z3", 7))
    seen = view(bank, [0])
    assert seen.vaults["a"] == Vault(0, "x1", None, ["k"])
    assert seen.vaults["b"] == Vault(1, "?", None, ["?", "?"])
    assert seen.manager == Vault(1, "?", None, [])


def test_a_secret_part_of_an_event_reaches_those_it_is_for() -> None:
    event = happened(Event("drew", "seat", secret="card"), (0, "torch"), mask([0]))
    assert event.seen_by(mask([0])).data == {"seat": 0, "card": "torch"}
    other = event.seen_by(mask([1]))
    assert (other.data, other.secret, other.unseen) == ({"seat": 0}, {}, True)
    assert event.seen_by(0).unseen


def test_others_options_are_not_shown() -> None:
    match = Match(BANDITS, BANDITS.terms(2), KEY)
    own, other = asked_of(match.asked, [0])
    assert own.options
    assert (other.seat, other.kind, other.options) == (1, "plan", {})


def test_who_has_seen_a_card_of_a_deck_is_remembered_until_it_is_shuffled() -> None:
    deck = Pile.of(["a", "b", "c"], "cards")
    assert deck.show(2, mask([1])) == ["c", "b"]
    state = Night(deck=deck)
    assert view(state, [1]).deck.cards == ["?", "b", "c"]
    assert view(state, [0]).deck.cards == ["?", "?", "?"]
    state.deck.shuffle(Chance(KEY, {}), "deck")
    assert view(state, [1]).deck.cards == ["?", "?", "?"]


def test_resampling_keeps_what_the_seat_knows_and_every_card() -> None:
    match = Match(LANTERNS, LANTERNS.terms(3), KEY)
    orders = set()
    for number in range(20):
        state = match.clone().state
        resample(LANTERNS, state, [1], Chance(bytes([number]), {}))
        assert encode(view(state, [1])) == encode(match.view(1))
        assert LANTERNS.components(state) == LANTERNS.components(match.state)
        orders.add(tuple(state.thieves[0].hand.cards))
    assert len(orders) > 3


def test_a_card_one_has_seen_stays_where_it_is_in_every_future() -> None:
    match = Match(LANTERNS, LANTERNS.terms(2), KEY)
    top = match.state.deck.show(1, mask([0]))[0]
    match = Match(LANTERNS, match.terms, KEY, state=match.state)
    tops = {imagine(match, [0], bytes([number])).match.state.deck.cards[-1] for number in range(20)}
    assert tops == {top}


def test_a_future_does_not_know_what_others_said_in_secret() -> None:
    match = answers(Match(BANDITS, BANDITS.terms(2), KEY), "1 guard")
    future = imagine(match, [1], b"dream").match
    assert {choice.seat for choice in future.asked} == {0, 1}


def test_a_future_has_other_dice_than_the_game() -> None:
    match = Match(BANDITS, BANDITS.terms(2), KEY)
    rolls = set()
    for number in range(20):
        future = imagine(match, [0], bytes([number])).match
        answers(future, "1 strike:2", "2 strike:1")
        rolls.add(tuple(bandit.hearts for bandit in future.state.bandits))
    assert len(rolls) > 1


def test_a_future_depends_on_the_view_alone() -> None:
    one = Match(LANTERNS, LANTERNS.terms(2), KEY)
    state = one.clone().state
    resample(LANTERNS, state, [0], Chance(b"another deal", {}))
    other = Match(LANTERNS, one.terms, KEY, state=state)
    assert encode(one.state) != encode(other.state)
    for number in range(10):
        futures = [imagine(match, [0], bytes([number])).match.state for match in (one, other)]
        assert encode(futures[0]) == encode(futures[1])
