"""The kit passes sound games and names what is wrong with the others."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from questhall.games import catalogue
from questhall.kernel import Choose, Count, Event, Flow, Match, Pile, Refusal, Seat, mask
from questhall.kernel.game import Game
from questhall.kernel.view import view
from questhall.kit.conformance import check
from tests.kit.planted.bag import Bag, Table
from tests.kit.planted.chooser import Chooser
from tests.kit.planted.setorder import SetOrder

SHARED: list[str] = []


def faults(game: Game[Any]) -> list[str]:
    return [str(fault) for fault in check(game, games=4).faults]


@pytest.mark.parametrize("name", ["tictactoe", "lanterns", "bandits"])
def test_the_example_games_pass(name: str) -> None:
    report = check(catalogue()[name])
    assert report.faults == []
    assert report.decisions > 0
    assert report.state_bytes > 0
    assert report.peak_bytes > 0


def test_negative_seeds_work() -> None:
    assert check(Bag(), 2, -3).faults == []


def test_the_game_to_plant_faults_in_is_sound() -> None:
    assert faults(Bag()) == []


def test_a_card_told_to_everybody_is_a_leak() -> None:
    told = Event("charmed", "seat charm")

    class Leaky(Bag):
        def charm(self, m: Match[Table], seat: Seat) -> None:
            charm = m.state.charms.draw()
            m.state.players[seat].charms.put(charm, mask([seat]))
            m.tell(told, seat, charm)

    assert any("leak: after 'charm' seat" in fault and "event 'charmed'" in fault for fault in faults(Leaky()))


def test_a_card_that_lies_open_in_the_state_is_a_leak() -> None:
    class Open(Bag):
        def charm(self, m: Match[Table], seat: Seat) -> None:
            super().charm(m, seat)
            m.state.row = list(m.state.players[seat].charms.cards)

    assert any("leak: after" in fault and "the view: row" in fault for fault in faults(Open()))


def test_options_that_depend_on_a_rivals_hand_are_a_leak() -> None:
    class Peeking(Bag):
        def cannot(self, m: Match[Table], wish: str) -> Refusal | None:
            rival = m.state.players[1 - m.state.agenda[-1]]
            if wish == "charm" and "charm-3" in rival.charms.cards:
                return Refusal("charms.gone", "BG-CHARM-01")
            return super().cannot(m, wish)

    found = [str(fault) for fault in check(Peeking(), games=20).faults]
    assert any("leak: after" in fault and "its options" in fault for fault in found)


def test_a_lost_die_is_missed() -> None:
    class Careless(Bag):
        def roll(self, m: Match[Table], seat: Seat) -> None:
            super().roll(m, seat)
            if len(m.state.bag) == 5:
                m.state.bag.pop()

    assert any("components: appeared or vanished: dice 12 -> 11" in fault for fault in faults(Careless()))


def test_a_charm_out_of_nothing_is_noticed() -> None:
    class Forger(Bag):
        def charm(self, m: Match[Table], seat: Seat) -> None:
            super().charm(m, seat)
            m.state.charms.put("charm-3", 0)

    assert any("components: appeared or vanished: charms 10 -> 11" in fault for fault in faults(Forger()))


def test_something_mutable_that_clones_share_is_found() -> None:
    class Sharing(Bag):
        def turn(self, m: Match[Table], seat: Seat) -> Flow:
            m.state.row = SHARED
            SHARED.append("mark")
            yield from super().turn(m, seat)

    assert any("share something mutable" in fault for fault in faults(Sharing()))


def test_random_used_directly_is_named_with_its_line() -> None:
    assert any("purity: chooser.py:5: random used directly" in fault for fault in faults(Chooser()))


def test_iteration_over_a_set_shows_under_another_hash_seed() -> None:
    assert faults(SetOrder()) == [
        "hash: result depends on PYTHONHASHSEED; a rule probably iterates over a set",
    ]


def test_an_option_that_raises_is_named() -> None:
    class Trap(Bag):
        def charm(self, m: Match[Table], seat: Seat) -> None:
            raise KeyError("no such charm")

    assert any("options: option 'charm' of 'turn' raises KeyError" in fault for fault in faults(Trap()))


def test_a_missing_russian_text_is_named() -> None:
    class Mute(Bag):
        texts = Path(__file__).parent / "planted" / "half_texts"

    assert faults(Mute()) == ["texts: text 'do-charm' is missing in ru.ftl"]


def test_a_decision_without_options_is_named() -> None:
    class Empty(Bag):
        def turn(self, m: Match[Table], seat: Seat) -> Flow:
            yield Choose(seat, "turn", {})

    assert any("decision 'turn' of seat 0 offers nothing" in fault for fault in faults(Empty()))


def test_a_game_that_turns_in_a_circle_is_named() -> None:
    class Circle(Bag):
        def step(self, m: Match[Table]) -> Flow | None:
            return None

    assert any("the agenda turns in a circle" in fault for fault in faults(Circle()))


def test_a_state_that_does_not_survive_its_bytes_is_named() -> None:
    class Loose(Bag):
        def roll(self, m: Match[Table], seat: Seat) -> None:
            super().roll(m, seat)
            m.state.row = [7]  # type: ignore[list-item]  # the fault: the field holds texts

    assert any(fault.startswith("bytes: the state cannot be read back") for fault in faults(Loose()))


def test_an_answer_that_depends_on_something_outside_the_state_is_named() -> None:
    class Forgetful(Bag):
        turns = 0

        def roll(self, m: Match[Table], seat: Seat) -> None:
            super().roll(m, seat)
            type(self).turns += 1
            m.state.row = [str(self.turns)]

    assert any("not pure" in fault or "takes a different course" in fault for fault in faults(Forgetful()))


def test_a_view_does_not_tell_who_else_knows_a_card() -> None:
    seen = view(Table(charms=Pile(["charm-1", "charm-2"], [mask([1]), mask([0])])), [0])
    assert seen.charms == Pile(["?", "charm-2"], [0, mask([0])])


def test_something_counted_below_its_least_or_above_its_most_is_named() -> None:
    class Spendthrift(Bag):
        def counts(self, state: Table) -> list[Count]:
            return [Count("dice of player 1", len(state.players[0].board), most=2)]

    assert any("counts" in fault and "may be 0 to 2" in fault for fault in faults(Spendthrift()))
