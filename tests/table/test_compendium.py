"""The compendium over HTTP: every printed thing once, in both languages, and nothing closed unasked."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from questhall import ledger
from questhall.games import find_game
from questhall.kernel.texts import Texts
from questhall.kit.texts import messages
from tests.table.served import Served

GAMES = sorted(ledger.games())


def told(server: Served, game: str, query: str = "") -> dict[str, Any]:
    found: dict[str, Any] = httpx.get(f"{server.http}/api/games/{game}/cards{query}", timeout=120).json()
    return found


def cards(compendium: dict[str, Any]) -> list[dict[str, Any]]:
    return [card for shelf in compendium["shelves"] for card in shelf["cards"]]


@pytest.mark.parametrize("game", GAMES)
def test_everything_printed_is_there_or_counted_as_closed(server: Served, game: str) -> None:
    printed = find_game(game).face.content(Texts(find_game(game), "en"))
    closed, open_ = told(server, game), told(server, game, "?spoilers=1")
    assert [shelf["kind"] for shelf in closed["shelves"]] == list(printed)
    for shelf, whole in zip(closed["shelves"], open_["shelves"], strict=True):
        everything = printed[shelf["kind"]]()
        assert [card["id"] for card in whole["cards"]] == [each.id for each in everything]
        assert [card["id"] for card in shelf["cards"]] == [
            each.id for each in everything if not (each.sealed or each.locked)
        ]
        assert shelf["closed"] == len(everything) - len(shelf["cards"])


@pytest.mark.parametrize("game", GAMES)
def test_each_has_names_words_of_both_languages_rules_and_places(server: Served, game: str) -> None:
    whole = told(server, game, "?spoilers=1")
    known = {f"{shelf['kind']}/{card['id']}" for shelf in whole["shelves"] for card in shelf["cards"]}
    names = httpx.get(f"{server.http}/api/games/{game}/printed").json()["names"]
    said = set(messages(find_game(game).texts, "ru"))
    for card in cards(whole):
        assert set(card["names"]) == set(card["words"]) == {"en", "ru"}
        assert card["rules"], card["id"]
        assert set(card["rules"]) <= set(ledger.ledger(game))
        for place in card.get("where", []):
            assert place in known if "/" in place else place in names or f"where-{place}" in said, place


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_follows_rules_and_its_choices_have_names(game: str) -> None:
    face, texts = find_game(game).face, Texts(find_game(game), "en")
    kinds = face.content(texts)
    assert {kind.partition("/")[0] for kind in face.followed} == set(kinds)
    facts = {name for components in kinds.values() for each in components() for name in each.facts}
    for lang in ("en", "ru"):
        chosen = {
            key.removeprefix("field-") for key in messages(find_game(game).texts, lang) if key.startswith("field-")
        }
        assert len(chosen) >= 5
        assert chosen <= facts


def test_what_a_campaign_keeps_closed_is_not_sent_unasked(server: Served) -> None:
    closed = told(server, "gloomhaven")
    found = {shelf["kind"]: [card["id"] for card in shelf["cards"]] for shelf in closed["shelves"]}
    assert found["scenarios"] == ["scenario-1"]
    assert found["events"] == found["quests"] == []
    assert found["items"] == [f"item-{number}" for number in range(1, 15)]
    assert "bandit-commander" not in found["monsters"]
    assert "scenario-17" not in str([card.get("where") for card in cards(closed)])
    assert all(card["closed"] for card in cards(told(server, "gloomhaven", "?spoilers=1")) if "event" in card["id"])


def test_it_comes_packed_where_that_is_understood(server: Served) -> None:
    path = f"{server.http}/api/games/gloomhaven/cards"
    packed = httpx.get(path, headers={"accept-encoding": "gzip"})
    plain = httpx.get(path, headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()


def test_a_game_without_printed_things_says_so(server: Served) -> None:
    answer = httpx.get(f"{server.http}/api/games/tictactoe/cards")
    assert (answer.status_code, answer.json()["reason"]) == (404, "http.no-cards")
