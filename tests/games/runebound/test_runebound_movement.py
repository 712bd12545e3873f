"""SPACE, DICE, EXERT, MOVE, RIVER, ROAD, REST: the board and ways over it, with the book's examples."""

from __future__ import annotations

from collections import Counter

import pytest

from questhall.games.runebound.content import board
from questhall.games.runebound.content.board import CELL, NAME
from questhall.games.runebound.rules import dice as terrain_dice
from questhall.ledger import rule
from tests.games.runebound.positions import dice, keys, play, refusal, sheet, table, told


def at(m: object, seat: int = 1) -> str:
    return NAME[sheet(m, seat).at]  # type: ignore[arg-type]


@rule("RB-MOVE-04", "RB-MOVE-01", "RB-DICE-03", "RB-DICE-05", "RB-DICE-01")
def test_lissa_goes_three_spaces_with_one_action_point() -> None:
    m = dice(table("1 lissa at 8-9\n2 mok at 1-5"), "mw hp joker")
    play(m, "roll", "go:7-9:mw", "go:7-8:hp", "go:6-8:joker", then="turn")
    assert at(m) == "6-8"
    assert m.state.agenda[-1].points == 2  # type: ignore[union-attr]


@rule("RB-MOVE-02", "RB-RIVER-03", "RB-MOVE-01")
def test_without_dice_every_neighbour_can_be_entered_across_rivers_too() -> None:
    m = table("1 lissa at 5-7\n2 mok at 1-5")
    play(m, "step:5-8")
    assert at(m) == "5-8"
    assert m.state.agenda[-1].points == 2  # type: ignore[union-attr]


@rule("RB-MOVE-03", "RB-MOVE-07", "RB-ACTION-05", "RB-MOVE-06")
def test_once_the_dice_are_rolled_there_is_no_plain_step_and_left_dice_are_lost() -> None:
    m = dice(table("1 lissa at 8-9\n2 mok at 1-5"), "p p p")
    play(m, "roll", then="move")
    assert not any(key.startswith("step:") for key in keys(m))
    play(m, "stop", then="turn")
    assert at(m) == "8-9"
    assert any(key.startswith("step:") for key in keys(m)), "the next action is a new one"


@rule("RB-MOVE-05", "RB-DICE-02", "RB-SPEND-06")
def test_a_die_with_two_terrains_pays_for_one_step() -> None:
    m = dice(table("1 lissa at 8-9\n2 mok at 1-5"), "hp p p")
    play(m, "roll", "go:8-8:hp", then="move")
    assert m.state.agenda[-1].dice == [board.PLAINS, board.PLAINS]  # type: ignore[union-attr]


@rule("RB-DICE-02", "RB-COMP-04", "RB-DICE-01")
def test_the_six_faces_and_their_odds() -> None:
    assert len(board.FACES) == 6
    serving = {
        name: sum(bool(face & (bit | board.JOKER)) for face in board.FACES) for bit, name in board.TERRAIN_NAMES.items()
    }
    assert serving == {"plains": 4, "forest": 3, "hills": 3, "mountains": 2, "water": 2}


@rule("RB-RIVER-01", "RB-RIVER-02", "RB-TERM-15")
@pytest.mark.parametrize(("face", "crosses"), [("p", False), ("hp", False), ("mw", True), ("joker", True)])
def test_a_river_is_crossed_with_water_or_joker_only(face: str, crosses: bool) -> None:
    m = dice(table("1 lissa at 5-7\n2 mok at 1-5"), f"{face} p p")
    play(m, "roll")
    assert (f"go:5-8:{face}" in keys(m)) is crosses


@rule("RB-RIVER-04", "RB-RIVER-05")
def test_two_bridges_are_crossed_with_any_die() -> None:
    m = dice(table("1 lissa at 5-8\n2 mok at 1-5"), "fh fh fh")
    play(m, "roll")
    assert "go:6-8:fh" in keys(m)
    assert "go:5-9:fh" not in keys(m)
    assert len(board.BRIDGES) == 4
    assert board.needed(CELL["12-10"], CELL["11-10"]) == board.ANY


@rule("RB-ROAD-01", "RB-ROAD-02", "RB-ROAD-03")
def test_along_a_road_any_die_moves_and_cities_count_as_roads() -> None:
    m = dice(table("1 lissa at 5-6\n2 mok at 1-5"), "mw mw mw")
    play(m, "roll", "go:6-6:mw", "go:7-6:mw", "go:7-7:mw", then="turn")
    assert at(m) == "7-7"
    m = dice(table("1 lissa at 7-7\n2 mok at 1-5"), "mw fh fh")
    assert "go:8-7:mw" in keys(play(m, "roll"))


@rule("RB-ROAD-04")
def test_entering_a_road_from_beside_it_needs_its_terrain() -> None:
    m = dice(table("1 lissa at 7-5\n2 mok at 1-5"), "mw fh p")
    play(m, "roll")
    assert "go:7-6:mw" not in keys(m)
    assert "go:7-6:p" in keys(m)


@rule("RB-ROAD-05")
def test_two_roads_that_do_not_join_give_no_road_move() -> None:
    m = dice(table("1 lissa at 2-7\n2 mok at 1-5"), "mw mw mw")
    play(m, "roll")
    assert "go:3-6:mw" not in keys(m)
    play(m, "go:2-6:mw", "go:3-6:mw")
    assert at(m) == "3-6"


@rule("RB-MOVE-08", "RB-SPACE-05")
def test_any_die_leads_into_an_adjacent_city() -> None:
    m = dice(table("1 lissa at 5-7\n2 mok at 1-5"), "mw mw mw")
    assert "go:5-6:mw" in keys(play(m, "roll"))


@rule("RB-SPACE-01", "RB-SPACE-03", "RB-SPACE-04", "RB-SPACE-06", "RB-SPACE-07", "RB-SETUP-01")
def test_what_is_on_the_board() -> None:
    assert Counter(board.SPACES.values()) == {"P": 125, "F": 26, "H": 24, "M": 16, "W": 8, "C": 4}
    assert list(board.CITIES) == ["forge", "tamalir", "dawnsmoor", "riverwatch"]
    assert Counter(board.KIND.values()) == {"settlement": 6, "shrine": 5, "fortress": 5, "city": 4}
    assert board.TERRAIN[board.SITE["sandergard"]] == board.PLAINS
    assert board.TERRAIN[board.SITE["underground-city"]] == board.MOUNTAINS
    assert board.TERRAIN[board.SITE["ithraits-forge"]] == board.MOUNTAINS
    assert Counter(board.GEM.values()) == {"combat": 9, "exploration": 9, "encounter": 9}
    assert len(board.RIVERS) == 2 * 38
    assert CELL["7-8"] not in board.KIND, "wilderness"


@rule("RB-SPACE-02")
def test_any_number_of_heroes_on_one_space() -> None:
    m = table("1 lissa at 7-8\n2 mok at 7-9\n3 thorn at 7-9\n4 laurel at 7-9")
    play(m, "step:7-9")
    assert {hero.at for hero in m.state.heroes} == {CELL["7-9"]}


@rule("RB-EXERT-01", "RB-EXERT-04", "RB-EXERT-05", "RB-EXERT-07", "RB-EXERT-02")
def test_exerting_rolls_one_die_again_as_often_as_there_are_cards_in_hand() -> None:
    m = dice(table("1 lissa at 8-9, hand tireless prayer, skills scout\n2 mok at 1-5"), "p p p p mw joker")
    play(m, "roll", "reroll:p", "exert:tireless", "reroll:mw", then="move")
    assert m.state.used_skills == ["tireless", "prayer"]
    assert m.state.agenda[-1].dice[0] == board.JOKER  # type: ignore[union-attr]
    assert not any(key.startswith("reroll") for key in keys(m)), "learned skills do not serve"


@rule("RB-DICE-06")
def test_a_joker_matches_even_when_that_is_not_wanted() -> None:
    assert terrain_dice.matches([board.JOKER, board.PLAINS], board.MOUNTAINS) == 1


@rule("RB-DICE-07", "RB-QUEST-09", "RB-EXPLORE-03")
def test_a_required_joker_is_only_a_joker() -> None:
    mw = board.MOUNTAINS | board.WATER
    assert not terrain_dice.fits([mw, board.JOKER, mw], (board.JOKER, board.JOKER))
    assert terrain_dice.fits([board.JOKER, mw, board.JOKER], (board.JOKER, board.JOKER))


@rule("RB-QUEST-08", "RB-QUEST-07", "RB-EXPLORE-02")
def test_corbin_needs_two_dice_for_mountains_and_water() -> None:
    need, mw = (board.MOUNTAINS, board.WATER), board.MOUNTAINS | board.WATER
    assert terrain_dice.fits([mw, board.JOKER, board.PLAINS], need)
    assert terrain_dice.fits([mw, mw], need)
    assert terrain_dice.fits([board.JOKER, board.JOKER], need)
    assert not terrain_dice.fits([mw, board.PLAINS, board.PLAINS], need)


@rule("RB-REST-03", "RB-REST-01", "RB-REST-04", "RB-HEAL-01")
def test_elder_mok_heals_three_in_the_snake_forest() -> None:
    m = dice(table("1 mok at 4-8, wounds 5, assets thoroughbred\n2 lissa at 1-5"), "pf fh joker p mw")
    play(m, "rest")
    assert sheet(m).wounds == 2
    assert len(told(m, "rolled")[-1]["dice"]) == 5, "always five, whatever the speed"


@rule("RB-REST-02")
@pytest.mark.parametrize("place", ["5-6", "8-7", "1-5", "11-6"])
def test_resting_in_a_city_or_at_a_location_heals_all(place: str) -> None:
    m = play(table(f"1 mok at {place}, wounds 7\n2 lissa at 0-0"), "rest")
    assert sheet(m).wounds == 0


@rule("RB-REST-05", "RB-ROAD-06")
def test_on_a_road_the_terrain_beneath_counts() -> None:
    m = dice(table("1 mok at 9-4, wounds 5\n2 lissa at 0-0"), "mw mw fh p joker")
    play(m, "rest")
    assert sheet(m).wounds == 3


@rule("RB-REST-06", "RB-DEFEAT-04", "RB-DEFEAT-05")
def test_a_defeated_hero_can_only_rest_until_one_wound_is_healed() -> None:
    m = dice(table("1 mok at 4-8, wounds 9\n2 lissa at 0-0"), "mw mw p p hp")
    assert {"rest", "end"} == {key for key in keys(m) if not key.startswith("use")}
    assert refusal(m, "roll") == ("turn.defeated", "RB-DEFEAT-04")
    play(m, "rest")
    assert sheet(m).wounds == 9
    assert "roll" not in keys(m)
    play(dice(m, "pf mw mw p p"), "rest")
    assert sheet(m).wounds == 8
    assert "roll" in keys(m)


@rule("RB-REST-07", "RB-HEAL-02")
def test_a_hero_without_wounds_may_rest() -> None:
    m = play(table("1 mok at 5-6\n2 lissa at 0-0"), "rest")
    assert sheet(m).wounds == 0
    assert m.state.agenda[-1].points == 2  # type: ignore[union-attr]


@rule("RB-ONCE-02", "RB-MOVE-09")
def test_tireless_may_be_used_between_two_dice() -> None:
    m = dice(table("1 lissa at 8-9, skills tireless\n2 mok at 1-5"), "p p p")
    play(m, "roll", "go:8-8:p", "use:tireless", "step:9-8", "go:9-7:p", then="move")
    assert at(m) == "9-7"
    assert "use:tireless" not in keys(m), "once per turn"


@rule("RB-ONCE-01", "RB-SETUP-14")
def test_pathfinding_rolls_all_dice_again_once_in_her_own_turn() -> None:
    m = dice(table("1 laurel at 8-9\n2 mok at 1-5"), "mw mw mw p p p")
    play(m, "roll", "pathfinder", then="move")
    assert m.state.agenda[-1].dice == [board.PLAINS] * 3  # type: ignore[union-attr]
    assert "pathfinder" not in keys(m)
    m = table("1 laurel at 8-9\n2 thorn at 7-8")
    m.state.agenda[1].seat = 1  # type: ignore[union-attr]
    options = terrain_dice.again(m, 0, sheet(m), [board.PLAINS])
    assert "pathfinder" not in options, "not in another hero's turn"


@rule("RB-LIMIT-02", "RB-DICE-04", "RB-DICE-03")
def test_speed_seven_rolls_seven_dice() -> None:
    m = table("1 lissa at 8-9, skills scout cartographer, assets thoroughbred\n2 mok at 1-5")
    m.state.heroes[0].skills.append("far-traveller")
    m.state.skills.take("far-traveller")
    play(m, "roll")
    assert len(told(m, "rolled")[-1]["dice"]) == 8


@rule("RB-ONCE-02", "RB-ONCE-01")
def test_mok_may_use_strong_spirit_in_the_middle_of_a_test() -> None:
    m = table("1 mok at 9-8, hand scout\n2 thorn at 0-0\nnext: encounter runesmith | skills tireless thick-hide prayer")
    play(m, "adventure", "option:runesmith:2", then="test")
    play(m, "use:mok-first", then="test")
    assert sheet(m).hand.cards == ["prayer"]
    assert "use:mok-first" not in keys(m)


@rule("RB-DEFEAT-07")
def test_a_defeated_hero_spends_the_dice_of_an_ability_to_the_last() -> None:
    m = dice(table("1 hawthorne at 7-8, wounds 9, hand scout prayer, skills rambler\n2 mok at 0-0"), "joker joker")
    play(m, "use:rambler", "exert:scout", then="move")
    first, *_ = [key for key in keys(m) if key.startswith("go:")]
    play(m, first, then="move")
    second, *_ = [key for key in keys(m) if key.startswith("go:")]
    play(m, second, then="turn")
    assert NAME[sheet(m).at] == second.split(":")[1]


@rule("RB-DEFEAT-07", "RB-SCEN-19")
def test_a_zombie_on_the_way_does_not_end_the_griffons_flight() -> None:
    m = table("1 hawthorne at 7-8, wounds 8, hand scout, assets griffon\n2 mok at 0-0\nzombies: 7-9", "vorakesh")
    play(m, "use:griffon", "step:7-9", then="free-step")
    assert sheet(m).wounds == 9
    play(m, "step:7-8", then="turn")
    assert sheet(m).at == CELL["7-8"]


@rule("RB-ONCE-02")
def test_while_the_dice_of_a_rest_lie_on_the_table_an_ability_may_be_used_but_none_that_moves() -> None:
    text = "1 mok at 4-8, wounds 6, hand scout, skills tireless prayer\n2 lissa at 0-0\nnext: skills duellist"
    m = dice(table(text), "mw mw p p pf")
    play(m, "rest", then="rest")
    assert {"use:prayer", "use:mok-first"} <= set(keys(m))
    assert "use:tireless" not in keys(m), "the rest goes on where it began"
    play(m, "use:prayer", "use:mok-first", then="rest")
    assert sheet(m).hand.cards == ["duellist"]
    play(m, "done", then="turn")
    assert sheet(m).wounds == 4


@rule("RB-ONCE-02", "RB-MOVE-09")
def test_tireless_may_be_used_between_the_dice_of_another_ability() -> None:
    text = "1 hawthorne at 7-8, hand scout prayer, skills rambler tireless\n2 mok at 0-0"
    m = dice(table(text), "joker joker")
    play(m, "use:rambler", "exert:scout", then="move")
    assert "use:tireless" in keys(m)
