"""Items that work by themselves: after a long or a short way, among monsters, against the dead, against a condition."""

from __future__ import annotations

import pytest

from questhall.games.gloomhaven.content.dungeon import dungeon
from questhall.games.gloomhaven.rules.play.afflicting import afflict
from questhall.games.gloomhaven.rules.play.entering import open_treasure
from questhall.games.gloomhaven.rules.play.wearing import shield_worn, working
from questhall.games.gloomhaven.state import Held
from questhall.ledger import rule
from tests.games.gloomhaven.moments import at_selection, item
from tests.games.gloomhaven.play import Table, a_turn, rebuilt
from tests.games.gloomhaven.staging import summoned
from tests.games.gloomhaven.test_play_items_c import state_of, with_item


def after_steps(number: int, steps: int, **position: object) -> Table:
    """The turn ends after so many hexes."""
    table = with_item(number, **position)
    table.hero().moved = steps
    return rebuilt(table).do("end")


@rule("GH-ITEM-07", "GH-HEAL-01")
@pytest.mark.parametrize(("steps", "life"), [(3, 5), (4, 6), (7, 6)])
def test_footwraps_heal_after_four_hexes(steps: int, life: int) -> None:
    assert after_steps(97, steps, hit_points=5).hp("brute") == life


@rule("GH-ITEM-07", "GH-XP-01")
@pytest.mark.parametrize(("steps", "xp"), [(5, 0), (6, 1)])
def test_shoes_of_happiness_teach_after_six_hexes(steps: int, xp: int) -> None:
    assert after_steps(72, steps).hero().xp == xp


@rule("GH-ITEM-07", "GH-SHIELD-01")
@pytest.mark.parametrize(("steps", "shields"), [(0, [1]), (1, [1]), (2, [])])
def test_sabatons_shield_whoever_hardly_moved(steps: int, shields: list[int]) -> None:
    told = [event["amount"] for event in after_steps(50, steps).told("gained")]
    assert told == shields


@rule("GH-ITEM-17")
def test_the_footwraps_of_the_stunned_do_nothing() -> None:
    table = with_item(97)
    table.hero().moved = 5
    assert [each.number for each in working(table.w, table.figure("brute"), "turn-end")] == [97]
    table.figure("brute").conditions = {"stun": 1}
    assert not working(table.w, table.figure("brute"), "turn-end")


@rule("GH-ITEM-07", "GH-SHIELD-02")
@pytest.mark.parametrize(("count", "shield"), [(2, 0), (3, 1)])
def test_a_chain_hood_shields_among_three_monsters(count: int, shield: int) -> None:
    lair = dungeon(1)
    near = [lair.spots[cell] for cell in lair.whole.neighbours[lair.cells["H11"]] if cell in lair.spots]
    table = with_item(76, foes=dict.fromkeys(near[:count], "bandit-guard"), at="H11")
    assert shield_worn(table.w, table.figure("brute")) == shield


@rule("GH-ITEM-07", "GH-COND-27")
def test_a_drakescale_helm_turns_muddle_into_strengthen() -> None:
    table = with_item(108)
    afflict(table.match, table.figure("brute"), "muddle")
    assert list(table.figure("brute").conditions) == ["strengthen"]
    table = a_turn("brute")
    afflict(table.match, table.figure("brute"), "muddle")
    assert list(table.figure("brute").conditions) == ["muddle"]


@rule("GH-ITEM-12", "GH-ITEM-05")
@pytest.mark.parametrize(("type_", "offered"), [("living-bones", True), ("bandit-guard", False)])
def test_a_skullbane_axe_is_for_the_dead(type_: str, offered: bool) -> None:
    table = with_item(113, "trample", foes={"H10": f"{type_} 20"}).do("top:trample", f"hit:{type_}-1")
    assert (item(113) in table.options) is offered
    if offered:
        table.do(item(113)).pass_all()
        assert table.hp("living-bones-1") == 20 - 3 - 5
        assert state_of(table, 113) == "rotated"


@rule("GH-ITEM-12", "GH-SUMMON-02")
def test_robes_of_summoning_heal_a_creature_of_the_party() -> None:
    table = summoned(a_turn("mindthief", "gnawing-horde", items=(100,)), "rat-swarm", "gnawing-horde", "G11")
    table.figure("rat-swarm-1").hit_points = 1
    table = rebuilt(table).do(item(100))
    for _ in range(3):
        if table.kind != "heal":
            break
        table.do("heal:rat-swarm-1" if "heal:rat-swarm-1" in table.options else table.options[0])
    assert table.hp("rat-swarm-1") == 3
    assert state_of(table, 100) == "rotated"


@rule("GH-ITEM-06", "GH-RECOV-05", "GH-COND-19")
def test_a_pendant_of_dark_pacts_gives_two_potions_for_a_curse() -> None:
    table = with_item(45)
    table.hero().equipment += [Held(12, "used-up"), Held(13, "used-up"), Held(14, "used-up")]
    table = rebuilt(table).do(item(45))
    for _ in range(6):
        if table.kind == "turn":
            break
        table.do(table.options[0])
    assert [state_of(table, number) for number in (12, 13, 14)].count("ready") == 2
    assert table.w.decks["brute"].draw.cards.count("curse-characters") == 1


@rule("GH-OVERLAY-23", "GH-LOOT-04")
def test_treasures_give_checkmarks_and_ways_to_scenarios() -> None:
    table = a_turn("brute")
    before = table.hero().sheet.checkmarks
    for number in ("30", "49"):
        list(open_treasure(table.match, table.figure("brute"), number))
    assert table.hero().sheet.checkmarks == before + 1
    assert table.w.memory["opens 17"] == 1
    assert table.w.found == ["0 checkmark 1", "0 scenario 17"]


@rule("GH-ITEM-12", "GH-INIT-02")
@pytest.mark.parametrize(
    ("number", "answer", "initiative"),
    [(15, "faster", 62), (15, "slower", 82), (43, "faster", 52), (43, "slower", 92), (43, "pass", 72)],
)
def test_boots_change_the_initiative_once_all_cards_are_shown(number: int, answer: str, initiative: int) -> None:
    table = at_selection(with_item(number), hand="trample skewer")
    while table.kind == "cards":
        pair = next((each for each in table.options if each == "play:trample:skewer"), table.options[0])
        table.do(pair)
    assert table.kind == "reveal-item"
    table.do(answer if answer == "pass" else f"{answer}:item-{number}")
    assert table.hero().initiative == initiative
    assert state_of(table, number) == ("ready" if answer == "pass" else "rotated")
