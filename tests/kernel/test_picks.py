"""Options that are not listed: so many things in order, known by their keys alone."""

from __future__ import annotations

import random

import pytest

from questhall.kernel import Choose, Picks, RuleError
from questhall.kernel import choice as choices

FEW = Picks("play", ["a", "b", "c"], 2, {"rest": 7})


def test_picks_are_what_the_listed_options_would_be() -> None:
    listed = {f"play:{one}:{other}": (one, other) for one in "abc" for other in "abc" if one != other} | {"rest": 7}
    assert dict(FEW) == listed
    assert list(FEW) == list(listed)
    assert len(FEW) == len(listed)
    assert listed == FEW
    assert FEW.keys() == listed.keys()
    assert listed.keys() == FEW.keys()


@pytest.mark.parametrize("key", ["play:a:a", "play:a", "play:a:b:c", "play:a:d", "show:a:b", "", "play", "rest:a"])
def test_what_is_no_pick_is_no_option(key: str) -> None:
    assert key not in FEW
    with pytest.raises(KeyError):
        FEW[key]


def test_keys_of_the_same_things_are_alike_in_any_order() -> None:
    assert FEW.keys() == Picks("play", ["c", "a", "b"], 2, {"rest": 8}).keys()
    for other in (
        Picks("play", ["a", "b", "d"], 2, {"rest": 7}),
        Picks("play", ["a", "b", "c"], 3, {"rest": 7}),
        Picks("play", ["a", "b", "c"], 2, {"wait": 7}),
        Picks("show", ["a", "b", "c"], 2, {"rest": 7}),
    ):
        assert FEW.keys() != other.keys()


def test_the_nth_key_is_the_nth_of_the_list() -> None:
    for options in (FEW, Picks("play", ["a", "b", "c", "d"], 3), Picks("x", "pq", 1), {"one": 1, "two": 2}):
        choice = Choose(0, "test", options)
        assert [choice.key_at(number) for number in range(len(options))] == list(options)


def test_fewer_things_than_are_picked_leave_the_others() -> None:
    options = Picks("play", ["a"], 2, {"rest": 7})
    assert list(options) == ["rest"]
    assert len(options) == 1
    assert Choose(0, "test", options).key_at(0) == "rest"


def test_nothing_is_listed_to_look_compare_or_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    def listing(*args: object) -> None:
        raise AssertionError("the pairs were listed")

    monkeypatch.setattr(choices, "permutations", listing)
    many, same = (Picks("play", [f"c{n}" for n in range(1_000)], 5) for _ in range(2))
    drawn = Choose(0, "test", many).key_at(random.Random(1).randrange(len(many)))
    assert drawn in many
    assert many[drawn] == tuple(drawn.split(":")[1:])
    assert many.keys() == same.keys()


@pytest.mark.parametrize("wrong", [("play", ["a", "a"]), ("play", ["a:b"]), ("play", ["a"], 0)])
def test_things_that_a_key_cannot_name_are_a_fault_of_the_rules(wrong: tuple[object, ...]) -> None:
    with pytest.raises(RuleError, match="things must differ"):
        Picks(*wrong)  # type: ignore[arg-type]  # wrong on purpose


def test_an_other_option_cannot_look_like_a_pick() -> None:
    with pytest.raises(RuleError, match="another verb"):
        Picks("play", ["a", "b"], 2, {"play:all": 1})
