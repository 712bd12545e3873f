"""Items that go on with a turn, cure, hide, burst, and those for somebody else's turn."""

from __future__ import annotations

import pytest

from questhall.games.gloomhaven.content.hero_cards import card
from questhall.games.gloomhaven.rules.play.table import is_unseen
from questhall.games.gloomhaven.state import Held
from questhall.ledger import rule
from tests.games.gloomhaven.bandits import guards, left
from tests.games.gloomhaven.moments import cards, item, never
from tests.games.gloomhaven.play import Table, a_turn, rebuilt
from tests.games.gloomhaven.test_play_items_c import state_of, with_item


def with_hand(number: int, hand: str, **position: object) -> Table:
    """Two other cards are in play."""
    return cards(with_item(number, "eye-for-an-eye", other="wall-of-doom", **position), hand=hand)


# At the end of one's turn


@rule("GH-ITEM-12", "GH-ITEM-06")
def test_a_ring_of_haste_plays_one_more_card_for_its_bottom() -> None:
    table = with_hand(42, "grab-and-go skewer").do("end")
    assert (table.kind, table.options) == ("end-item", [item(42), "pass", never(42)])
    table.do(item(42))
    assert set(table.options) == {"bottom:grab-and-go", "bottom:skewer"}
    table.do("bottom:grab-and-go")
    assert table.kind == "move"
    table.do("go:H10").pass_all()
    assert (state_of(table, 42), table.spot("brute")) == ("used-up", "H10")
    assert "grab-and-go" in table.hero().discard


@rule("GH-ITEM-12")
def test_a_ring_of_brutality_plays_one_more_card_for_its_top() -> None:
    table = with_hand(56, "trample", foes=guards("H10")).do("end", item(56))
    assert table.do("hit:bandit-guard-1").told("played")[-1] == {"seat": 0, "card": "trample", "half": "top"}
    assert left(table, 1) == [6]


@rule("GH-ITEM-12")
def test_nobody_is_asked_without_a_card_in_hand_and_a_pass_ends_the_turn() -> None:
    assert with_hand(42, "").do("end").kind != "end-item"
    table = with_hand(42, "skewer").do("end", "pass")
    assert (table.kind != "end-item", state_of(table, 42), table.hero().hand) == (True, "ready", ["skewer"])


@rule("GH-ITEM-17")
def test_whoever_was_stunned_goes_on_with_nothing() -> None:
    table = with_hand(42, "skewer", conditions="stun")
    while table.kind == "turn":
        table.do("end")
    assert table.kind != "end-item"


@rule("GH-ITEM-12", "GH-INIT-03")
def test_a_second_chance_ring_gives_a_later_turn() -> None:
    table = with_hand(70, "trample skewer grab-and-go", foes=guards("H10"), acts={"bandit-guard": "guard-5"})
    table.hero().initiative = 50
    table = rebuilt(table).do("end", item(70))
    late = [each for each in ("trample", "skewer", "grab-and-go") if card(each).initiative > 50]
    assert (table.kind, table.options) == ("encore-lead", [f"lead:{each}" for each in late])
    table.do("lead:trample", "other:skewer")
    assert (table.told("revealed")[-1]["lead"], table.hero().initiative) == ("trample", card("trample").initiative)
    table.pass_all()
    assert (table.kind, table.hero().played, state_of(table, 70)) == ("turn", ["trample", "skewer"], "used-up")
    table.do("end").pass_all("cards")
    assert [event["figure"] for event in table.told("turn")].count("brute") == 1
    assert not table.hero().played


@rule("GH-ITEM-12")
def test_no_second_turn_without_a_later_card() -> None:
    table = with_hand(70, "trample skewer")
    table.hero().initiative = 98
    assert rebuilt(table).do("end").kind != "end-item"


# Cures


@rule("GH-ITEM-17", "GH-COND-16")
def test_a_cure_potion_helps_the_stunned_who_then_acts() -> None:
    table = with_item(90, "trample", conditions="stun poison")
    table.hero().equipment.append(Held(12))
    table = rebuilt(table)
    assert (item(90) in table.options, table.why_not(item(12))) == (True, "GH-COND-16")
    table.do(item(90))
    assert (table.figure("brute").conditions, state_of(table, 90)) == ({}, "used-up")
    assert "top:trample" in table.options


@rule("GH-COND-03")
def test_a_minor_cure_potion_takes_one_condition_of_the_owners_choice() -> None:
    table = with_item(89, conditions="wound muddle invisible").do(item(89))
    assert table.options == ["cure:wound", "cure:muddle"]
    assert list(table.do("cure:wound").figure("brute").conditions) == ["muddle", "invisible"]


# Hidden, in the air, in a blast


@rule("GH-ITEM-07", "GH-COND-24", "GH-COND-26")
def test_a_cloak_of_phasing_hides_its_owner_in_an_obstacle() -> None:
    table = with_item(58, "trample", foes=guards("H9")).lay(obstacles="H11")
    table.figure("brute").flying = True
    assert is_unseen(table.w, table.figure("brute"))
    table = rebuilt(table).do("top:trample")
    assert not table.told("aims")
    assert table.told("came-to-nothing")
    table.figure("brute").conditions = {"stun": 1}
    assert not is_unseen(table.w, table.figure("brute"))


@rule("GH-ITEM-07", "GH-FOCUS-15")
def test_monsters_do_not_see_whoever_stands_in_an_obstacle() -> None:
    table = with_item(58, foes=guards("H10"), acts={"bandit-guard": "guard-5"}).lay(obstacles="H11")
    table.figure("brute").flying = True
    rebuilt(table).do("end").pass_all("cards")
    assert "brute" not in [event["focus"] for event in table.told("focus")]


@rule("GH-SUMMON-02", "GH-ITEM-12")
def test_a_falcon_figurine_summons_a_falcon_that_flies() -> None:
    table = with_item(35).do(item(35))
    if table.kind == "summon":
        table.do(table.options[0])
    falcon = table.figure("jade-falcon-1")
    assert (falcon.flying, falcon.hit_points, state_of(table, 35)) == (True, 2, "used-up")


@rule("GH-ITEM-13", "GH-TERM-02")
def test_unstable_explosives_hurt_allies_in_the_area() -> None:
    table = with_item(60, "spare-dagger", foes=guards("H10"), friends={"H9": "scoundrel"}, at="H12")
    table.do("top:spare-dagger", item(60))
    both = next(key for key in table.options if key.startswith("lay:") and "H9" in key and "H10" in key)
    assert len(both.removeprefix("lay:").split("+")) == 4
    life = table.hp("scoundrel")
    table.do(both, "hit:bandit-guard-1").pass_all()
    assert (table.hp("scoundrel"), left(table, 1), state_of(table, 60)) == (life - 3, [6], "used-up")


@rule("GH-ITEM-13")
def test_a_fueled_falchion_burns_the_target_and_the_enemies_beside_it() -> None:
    table = with_item(116, "trample", foes=guards("H10", "H9", "G9"), friends={"G10": "scoundrel"})
    table.do("top:trample", item(116), "hit:bandit-guard-1").pass_all()
    assert [table.hp(f"bandit-guard-{number}") for number in (1, 2)] == [9 - 3 - 1, 8]
    assert not [each for each in table.told("hurt") if each["figure"] == "scoundrel"]
    table = with_item(116, "whirlwind", foes=guards("H10")).do("top:whirlwind")
    assert item(116) not in table.options


# In somebody else's turn


def helped(number: int, **position: object) -> Table:
    """The Brute's turn; the Scoundrel wears the item."""
    table = with_item(1, "trample", foes=guards("H10", "G11"), **position)
    table.hero(1).equipment = [Held(number)]
    return rebuilt(table)


@rule("GH-ITEM-12", "GH-ITEM-13")
def test_a_scroll_of_power_adds_to_an_allys_whole_attack_action() -> None:
    table = helped(93)
    table = a_turn("brute", "whirlwind", foes=guards("H10", "G11"), friends={"K12": "scoundrel"})
    table.hero(1).equipment = [Held(93)]
    table = rebuilt(table).do("top:whirlwind", "hit:bandit-guard-1")
    assert (table.kind, table.match.asked[0].seat) == ("ally-item", 1)
    table.do(item(93), "hit:bandit-guard-2").pass_all()
    assert left(table, 2) == [9 - 4 - 1, 9 - 4 - 1]
    assert state_of(table, 93, seat=1) == "used-up"


@rule("GH-ITEM-12")
@pytest.mark.parametrize("answer", ["pass", never(93)])
def test_whoever_passes_keeps_the_scroll(answer: str) -> None:
    table = helped(93).do("top:trample", "hit:bandit-guard-1", answer).pass_all()
    assert (left(table, 1), state_of(table, 93, seat=1)) == ([6], "ready")


@rule("GH-ITEM-12")
def test_nobody_helps_its_own_attack_with_the_scroll() -> None:
    table = with_item(93, "trample", foes=guards("H10")).do("top:trample")
    assert table.do("hit:bandit-guard-1").kind != "ally-item"


@rule("GH-ITEM-12", "GH-ELEM-12")
@pytest.mark.parametrize(("answer", "value"), [(item(92), 4), ("pass", 6)])
def test_a_dampening_ring_takes_an_element_away_from_an_enemy(answer: str, value: int) -> None:
    table = a_turn(
        *("brute", "trample"),
        scenario=5,
        at="J5",
        foes={"J4": "night-demon", "I5": "night-demon"},
        acts={"night-demon": "night-demon-8"},
        elements="dark",
        items=(92,),
    )
    table.do("end")
    assert table.kind == "enemy-element"
    table.do(answer).pass_all("cards")
    assert [event["value"] for event in table.told("hit")] == [value, value]
    assert len(table.told("fed")) == 1
