"""What a reader of Runebound sees: names instead of numbers, words of cards, numbers that stand in one place."""

from __future__ import annotations

import random

import msgspec
import pytest

from questhall.games.runebound.bots.goals import Goals, found
from questhall.games.runebound.bots.mind import Mind
from questhall.games.runebound.content.board import CELL, COLUMNS, GEM, NAME, ROWS
from questhall.games.runebound.content.cards import HEROES
from questhall.games.runebound.face import words
from questhall.games.runebound.face.names import NAMES
from questhall.games.runebound.game import GAME
from questhall.games.runebound.rules import limits, market, movement, outcome, scenario, turn
from questhall.games.runebound.state import LAST, DrawnEvent, Hero, Turn, World
from questhall.kernel import Keep, Match, State
from questhall.kernel.events import Happened
from questhall.kernel.texts import Texts
from questhall.kit.texts import messages
from tests.games.runebound.positions import going, keys, play, refusal, sheet, table, told

LANGUAGES = ("en", "ru")
SIDE_BY_SIDE = "1 corbin at 7-8, assets rapier\n2 mok at 7-8\n3 thorn at 1-5"
COUNTED = ("option", "outcome")  # the choices printed on a card have numbers


def texts(lang: str, **more: dict[int, str]) -> Texts:
    return Texts(GAME, lang, more.get("players"))


# -- names ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_heroes_are_offered_for_trade_and_hunt_by_their_names(lang: str) -> None:
    m = table(SIDE_BY_SIDE)
    mok = HEROES["mok"].name[lang]
    said = {key: texts(lang).option(key) for key in keys(m)}
    assert mok in said["trade:mok"]
    assert mok in said["hunt:mok"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_option_of_whole_games_names_a_player_by_a_bare_number(lang: str) -> None:
    told_by = texts(lang)
    rng = random.Random(5)
    for seed in range(4):
        m = Match(GAME, GAME.terms(4, scenario="random"), bytes([seed]), Keep.NOTHING)
        while m.asked:
            for key in m.asked[0].options:
                verb, objects = told_by.parts(key)
                numbers = [name for name, value in objects.items() if str(value).isdigit()]
                assert verb in COUNTED or not numbers, key
            m.answer(m.asked[0].seat, rng.choice(list(m.asked[0].options)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_combatants_are_told_by_the_names_of_their_cards(lang: str) -> None:
    m = table("1 corbin at 7-8\n2 mok at 7-8")
    play(m, "hunt:mok")
    thrown = told(m, "threw")
    assert [event["who"] for event in thrown] == ["corbin", "mok"]
    for event, hero in zip(thrown, ("corbin", "mok"), strict=True):
        assert texts(lang).event(Happened("threw", event)).startswith(HEROES[hero].name[lang])
    assert going(m).sides[1].seat == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_players_of_a_trade_and_a_challenge_are_told_by_their_names(lang: str) -> None:
    shown = texts(lang, players={0: "Ada", 1: "Bo"})
    for kind, field in (("traded", "other"), ("refused", "other"), ("challenge", "rival")):
        said = shown.event(Happened(kind, {"seat": 0, field: 1}))
        assert "Ada" in said
        assert "Bo" in said


def test_every_name_is_given_in_both_languages_and_every_space_has_one() -> None:
    assert all(set(name) == set(LANGUAGES) and all(name.values()) for name in NAMES.values())
    assert set(NAME.values()) <= set(NAMES)
    assert GAME.settings[0].name == {"en": "Scenario", "ru": "Сценарий"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_field_of_the_plain_board_has_a_label(lang: str) -> None:
    fields = {*World.__struct_fields__, *Hero.__struct_fields__} - {*State.__struct_fields__, "agenda", "heroes"}
    labels = {f"key-{field.replace('_', '-')}" for field in fields}
    assert labels <= set(messages(GAME.texts, lang))


def test_a_record_that_was_renamed_keeps_its_tag_in_saves() -> None:
    saved = msgspec.msgpack.decode(msgspec.msgpack.encode(DrawnEvent(1, "plague-town")))
    assert saved == {"type": "Event", "seat": 1, "card": "plague-town"}


# -- what is printed -----------------------------------------------------------------------------------------------


def test_printed_cards_carry_their_words_in_both_languages_and_no_notation() -> None:
    printed = GAME.face.printed([texts(lang) for lang in LANGUAGES])
    for about in (printed.skills["scout"].about, printed.heroes["mok"].setup, printed.cards["margath"].surges[0].about):
        assert set(about) == set(LANGUAGES)
        assert all(about.values())
    quest = next(card for card in printed.cards.values() if card.outcomes and card.outcomes[0].dice)
    assert (quest.outcomes[0].dice, quest.outcomes[0].asks["en"]) == (["plains"], "plains")
    plain = msgspec.to_builtins(printed)
    assert {"ops", "text", "flags", "abilities"}.isdisjoint(plain["skills"]["scout"])


def test_everything_printed_is_sent_with_its_defaults() -> None:
    plain = msgspec.to_builtins(GAME.face.printed([texts("en")]))
    for part in ("heroes", "skills", "assets", "cards", "scenarios"):
        assert len({tuple(card) for card in plain[part].values()}) == 1, part


def test_a_test_without_a_modifier_is_told_without_a_gap() -> None:
    assert words.effect("test mind ? claim", texts("en")) == "test mind: claim this card"
    assert words.effect("test mind -1 ? claim", texts("en")) == "test mind -1: claim this card"


# -- numbers that stand in one place -------------------------------------------------------------------------------


def test_what_a_haggler_saves_is_one_number_in_offer_price_refusal_and_text(monkeypatch: pytest.MonkeyPatch) -> None:
    start = "1 corbin at 1-11, gold 3, skills haggler\n2 mok at 1-5\nmarket: forge rapier satchel steel-axe"
    m = play(table(start), "shop", then="shop")
    assert refusal(m, "buy:rapier") == ("shop.gold", "RB-SHOP-08"), "5 gold less 1"
    monkeypatch.setattr(market, "HAGGLE", 2)
    m = play(table(start), "shop", then="shop")
    play(m, "buy:rapier")
    assert sheet(m).gold == 0
    assert told(m, "bought")[-1]["amount"] == 3
    assert words.about("haggler", texts("en")).endswith("assets cost 2 gold less")
    assert words.about("haggler", texts("ru")).endswith("приобретения стоят на 2 золотых меньше")


def test_the_weapons_of_two_hands_are_one_number_in_limit_bot_and_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "WEAPONS", 3)
    m = table("1 corbin at 7-8, skills ambidexter, assets rapier steel-axe hunting-spear\n2 mok at 1-5")
    assert limits.over_limit(sheet(m)) == []
    sheet(m).assets.pop()
    assert Mind(m.state, 0).second_hand("hunting-spear")
    for lang in LANGUAGES:
        assert "3" in words.about("ambidexter", texts(lang))


def test_the_price_of_an_adventure_is_one_number_in_offer_refusal_points_and_bot(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    gem = NAME[next(cell for cell, kind in GEM.items() if kind == "encounter")]
    start = f"1 corbin at {gem}\n2 mok at 1-5\nturn: 1 points 2"
    assert "adventure" in keys(table(start))
    monkeypatch.setitem(turn.PRICE, "adventure", 3)
    m = table(start)
    assert "adventure" not in keys(m)
    why = m.cannot_answer(0, "adventure")
    assert why is not None
    assert why.numbers == {"need": 3, "have": 2}
    assert "3" in texts("en").refusal(why)
    points = {goal.points for goal in Goals(Mind(m.state, 0)).goals if goal.key == "adventure"}
    assert points == {3}
    m = play(table(start.replace("points 2", "points 3")), "adventure")
    assert [task.points for task in m.state.agenda if isinstance(task, Turn)] == [0]


def test_what_zombies_and_hunted_heroes_bring_is_one_number_for_rules_and_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    start = "1 corbin at 7-7, gold 0\n2 mok at 7-7\nzombies: 7-7"
    before = worths(table(start, "vorakesh").state)
    monkeypatch.setattr(scenario, "ZOMBIE_GOLD", 4)
    monkeypatch.setattr(outcome, "BOUNTY", ("gold 9", "trophy combat"))
    m = table(start, "vorakesh")
    after = worths(m.state)
    assert after["zombie"] > before["zombie"]
    assert after["hunt:mok"] > before["hunt:mok"]
    play(m, "zombie")
    assert sheet(m).gold == 4


def test_a_zombies_bite_is_one_number_for_rules_and_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    start = "1 corbin at 7-8\n2 mok at 1-5\nzombies: 7-7"
    mild = Goals(Mind(table(start, "vorakesh").state, 0)).rate(CELL["7-7"], 1, 2)
    monkeypatch.setattr(movement, "ZOMBIE_WOUNDS", 6)
    m = table(start, "vorakesh")
    assert Goals(Mind(m.state, 0)).rate(CELL["7-7"], 1, 2) < mild
    play(m, "step:7-7")
    assert sheet(m).wounds == 6


def test_the_size_of_the_map_and_the_track_are_taken_from_content_and_state() -> None:
    assert (len(ROWS), len(COLUMNS)) == (14, 15)
    assert GAME.face.printed([]).track.last == LAST


def worths(state: World) -> dict[str, float]:
    return {goal.key: goal.gain for goal in found(Mind(state, 0))}
