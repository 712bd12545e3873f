"""A change and the old tree make the new one, whatever the two are."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from questhall.table.patch import Misfit, changed, patched

leaves = st.none() | st.integers(-3, 3) | st.text("ab", max_size=2)
trees = st.recursive(
    leaves, lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text("ab0", max_size=2), inner, max_size=5)
)


def applied(old: Any, new: Any) -> Any:
    """As it goes over the wire."""
    patch = changed(old, new)
    return old if patch is None else patched(old, json.loads(json.dumps(patch)))


@given(trees, trees)
def test_any_tree_becomes_any_other(old: Any, new: Any) -> None:
    assert applied(old, new) == new


@given(trees, st.data())
def test_nothing_is_sent_for_what_stayed(tree: Any, data: st.DataObject) -> None:
    assert changed(tree, json.loads(json.dumps(tree))) is None


class Card(msgspec.Struct):
    name: str
    worth: int = 0


class Brief(msgspec.Struct, omit_defaults=True):
    """What is as usual is left out."""

    name: str
    worth: int = 0
    cards: list[Card] = []
    next: Brief | None = None


class Board(msgspec.Struct):
    row: list[Card]
    by_seat: dict[int, Card]
    pair: tuple[int, ...] = ()
    brief: Brief | None = None


briefs = st.recursive(
    st.builds(Brief, st.text("ab", max_size=1), st.integers(0, 1), st.lists(st.builds(Card, st.just("a")), max_size=2)),
    lambda inner: st.builds(Brief, st.text("ab", max_size=1), next=inner),
)
boards = st.builds(
    Board,
    st.lists(st.builds(Card, st.text("ab", max_size=1), st.integers(0, 2)), max_size=5),
    st.dictionaries(st.integers(0, 4), st.builds(Card, st.text("ab", max_size=1)), max_size=4),
    st.lists(st.integers(0, 2), max_size=3).map(tuple),
    st.none() | briefs,
)


def plain(thing: Any) -> Any:
    return json.loads(msgspec.json.encode(thing))


@given(boards, boards)
def test_structs_change_like_the_objects_they_are_sent_as(old: Board, new: Board) -> None:
    patch = changed(old, new)
    assert plain(new) == (plain(old) if patch is None else patched(plain(old), plain(patch)))


class Kept(msgspec.Struct, omit_defaults=True):
    """As `sent` writes a Struct of which only some fields are brief."""

    worth: int = 0
    played: list[str] = msgspec.field(default_factory=lambda: [])  # noqa: PIE807  # not `list`: always written


@given(st.builds(Kept, st.integers(0, 1), st.lists(st.text("ab", max_size=1), max_size=1)), st.data())
def test_what_is_always_written_is_never_gone(old: Kept, data: st.DataObject) -> None:
    new = data.draw(st.builds(Kept, st.integers(0, 1), st.lists(st.text("ab", max_size=1), max_size=1)))
    patch = changed(old, new)
    assert plain(new) == (plain(old) if patch is None else patched(plain(old), plain(patch)))


def test_a_change_names_only_what_changed() -> None:
    before = {"gold": 3, "hand": ["axe", "bow", "cup"], "rows": [{"a": 1}, {"a": 2}], "dead": True}
    after = {"gold": 4, "hand": ["axe", "cup"], "rows": [{"a": 1}, {"a": 5}], "born": [1]}
    assert changed(before, after) == {
        "dead": 0,
        "gold": [4],
        "hand": [1, 1, []],
        "rows": {1: {"a": [5]}},
        "born": [[1]],
    }


def test_what_did_not_change_stays_the_same_object() -> None:
    before = {"here": {"a": [1, 2]}, "there": {"b": [3]}}
    after = applied(before, {"here": {"a": [1, 2]}, "there": {"b": [4]}})
    assert after["here"] is before["here"]
    assert before["there"] == {"b": [3]}


@pytest.mark.parametrize(
    ("tree", "patch"),
    [
        ({"a": 1}, {"b": {"c": [1]}}),
        ({"a": 1}, {"b": 0}),
        ([1, 2], {"2": [3]}),
        ([1, 2], [1, 2, []]),
        (7, {"a": [1]}),
        ({"a": 1}, [0, 1, []]),
    ],
)
def test_a_change_of_another_tree_does_not_fit(tree: Any, patch: Any) -> None:
    with pytest.raises(Misfit):
        patched(tree, patch)
