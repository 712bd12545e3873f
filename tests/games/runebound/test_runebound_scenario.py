"""SCEN, VILLAIN, STORY, SQUEST, WIN, DEFEAT, DELAY, DESTROY: scenarios, villains, states of heroes."""

from __future__ import annotations

import pytest

from questhall.games.runebound.content.board import CELL
from questhall.games.runebound.content.cards import CARDS, STORIES
from questhall.games.runebound.rules import combat, enemies, outcome, pool, scenario
from questhall.games.runebound.rules.attributes import value
from questhall.games.runebound.rules.wounds import defeated, life
from questhall.games.runebound.state import Do
from questhall.kernel import Keep, Match
from questhall.ledger import rule
from tests.games.runebound.positions import Table, dice, fight, going, keys, play, refusal, sheet, table, told


def again(m: Table) -> Table:
    return Match(m.game, m.terms, b"a test", Keep.JOURNAL, m.state)


@rule("RB-SCEN-09", "RB-SCEN-13", "RB-XVAR-02", "RB-SCEN-08")
@pytest.mark.parametrize(("lore", "expected"), [(0, 15), (3, 12), (7, 8), (9, 8)])
def test_margath_has_one_life_less_per_knowledge_token_of_his_opponent(lore: int, expected: int) -> None:
    m = table(f"1 corbin at 11-6, tokens {lore}\n2 mok at 0-0, tokens 5\nvillain: 11-6")
    assert enemies.enemy_life(m.state, "margath", 0) == expected


@rule("RB-SCEN-10", "RB-SCEN-12", "RB-SCEN-21", "RB-TERM-14")
@pytest.mark.parametrize(("zombies", "allies", "expected"), [(4, 3, 8), (1, 1, 9), (1, 3, 8), (6, 0, 16)])
def test_vorakesh_gains_life_by_zombies_and_loses_it_by_allies(zombies: int, allies: int, expected: int) -> None:
    m = table(f"1 corbin at 3-3, tokens {allies}\n2 mok at 0-0", "vorakesh")
    m.state.zombies = [CELL["0-5"]] * zombies
    assert enemies.enemy_life(m.state, "vorakesh", 0) == expected


@rule("RB-SCEN-15", "RB-SCEN-06", "RB-SCEN-23", "RB-ENEMY-02", "RB-VILLAIN-02")
def test_facing_the_villain_is_an_action_on_his_space_and_turns_the_card() -> None:
    m = table("1 corbin at 11-6\n2 mok at 0-0\nvillain: 11-6")
    play(m, "villain")
    assert going(m).card == "margath"
    assert len(going(m).sides[1].tokens) == 7
    assert scenario.side_up(m) == "B"
    assert m.state.agenda[1].points == 2  # type: ignore[union-attr]
    m = table("1 corbin at 10-6\n2 mok at 0-0\nvillain: 11-6")
    assert refusal(m, "villain") == ("villain.place", "RB-SCEN-15")


@rule("RB-VILLAIN-05", "RB-WIN-02", "RB-WIN-01")
def test_who_defeats_the_villain_wins_alone() -> None:
    m = fight(
        "1 corbin at 11-6, tokens 7\n2 mok at 0-0\nvillain: 11-6",
        "2P 1P* A | 1K 1K 1K 1S D 2K 2K",
        "margath",
        source="villain",
    )
    going(m).wounds = 6
    m = play(again(m), "strike:physical")
    assert m.over
    assert m.result is not None
    assert m.result.winners == [0]


@rule(
    "RB-DESTROY-01",
    "RB-DESTROY-02",
    "RB-DESTROY-03",
    "RB-DESTROY-04",
    "RB-VILLAIN-06",
    "RB-VILLAIN-07",
    "RB-DESTROY-05",
    "RB-SCEN-06",
)
def test_a_hero_beaten_by_the_villain_is_destroyed_and_the_game_goes_on() -> None:
    m = fight(
        "1 lissa at 11-6, wounds 8, gold 5, tokens 2, hand scout, skills prayer, assets satchel, trophies combat 1\n"
        "2 mok at 0-0\nvillain: 11-6",
        "2P 1M* A* | 1K 1K 1K 1K* D 2K 2K",
        "margath",
        source="villain",
    )
    play(m, "pass", "strike:enemy", "take-it")
    assert m.state.eliminated == [0]
    assert {"scout", "prayer", "satchel"} <= set(m.state.removed)
    assert len(m.state.removed) == 4
    assert not m.state.used_skills
    assert (sheet(m).gold, sheet(m).tokens, sheet(m).at) == (0, 0, -1)
    assert m.state.first == 1
    assert not m.over
    assert m.asked[0].seat == 1
    assert scenario.side_up(m) == "A"
    assert not told(m, "defeated"), "Nine Lives finds no hero any more"


@rule("RB-VILLAIN-09")
def test_the_next_hero_meets_the_villain_unhurt() -> None:
    m = table("1 corbin at 11-6\n2 mok at 11-6\nvillain: 11-6")
    play(m, "villain")
    going(m).wounds = 5
    outcome.finish(m, going(m), 0)
    m = again(m)
    play(m, "villain")
    assert going(m).wounds == 0
    assert going(m).sides[0].seat == 1


@rule("RB-WIN-04")
def test_when_all_heroes_are_destroyed_everybody_has_lost() -> None:
    m = table("1 corbin at 11-6\n2 mok at 11-6\nvillain: 11-6")
    outcome.destroy(m, 0)
    assert not m.state.over
    outcome.destroy(m, 1)
    assert m.state.over
    assert m.game.result(m.state).winners == []


@rule("RB-ENEMY-03")
def test_an_eliminated_right_neighbour_is_skipped_and_alone_the_enemy_plays_itself() -> None:
    three = "1 corbin at 7-8\n2 mok at 1-5\n3 thorn at 0-0"
    m = play(fight(three, "2P 1P* A | 1K 1K 1K 1S D", "ogre"), "pass")
    assert m.asked[0].seat == 2, "the right neighbour of the first player is the last"
    m = fight(three, "2P 1P* A | 1K 1K 1K 1S D", "ogre")
    outcome.destroy(m, 2)
    m = play(again(m), "pass")
    assert m.asked[0].seat == 1, "who is eliminated is skipped"
    alone = fight("1 corbin at 7-8", "2P 1P* A | 1K 1K 1K 1S D", "ogre")
    play(alone, "pass")
    assert sheet(alone).wounds > 0, "the enemy has struck by itself"


@rule("RB-SPORT-03")
def test_the_built_in_enemy_never_passes_with_a_useful_action_left() -> None:
    m = fight("1 corbin at 7-8", "2P 1P* A | 1K 1K 1K 1S D", "ogre")
    play(m, "pass")
    assert [event.data["kind"] for event in m.events if event.kind == "struck"]
    assert not [at for at in pool.pool(going(m).sides[1]) if pool.shows(going(m).sides[1], at)[0] in "KS"]
    assert sheet(m).wounds >= 5, "the double lay under a strike or a surge"


@rule("RB-SCEN-19", "RB-SHIELD-08", "RB-DEFEAT-04")
def test_entering_a_zombies_space_wounds_twice_and_can_end_the_move() -> None:
    m = table("1 corbin at 7-8, wounds 8\n2 mok at 0-0\nzombies: 7-7", "vorakesh")
    play(dice(m, "p p p"), "roll", "go:7-7:p", then="turn")
    assert sheet(m).wounds == 10
    assert sheet(m).at == CELL["7-7"]
    assert "roll" not in keys(m)


@rule("RB-SCEN-20", "RB-SCEN-11")
def test_killing_a_zombie_costs_a_point_and_brings_gold() -> None:
    m = table("1 corbin at 7-7, gold 0\n2 mok at 0-0\nzombies: 7-7 3-3", "vorakesh")
    play(m, "zombie")
    assert (m.state.zombies, sheet(m).gold) == ([CELL["3-3"]], 1)
    assert refusal(m, "zombie") == ("zombie.none", "RB-SCEN-20")


@rule("RB-STORY-02", "RB-STORY-04", "RB-SIMUL-03")
def test_a_plain_story_card_is_done_at_once_and_discarded() -> None:
    m = table("1 corbin at 7-8\n2 mok at 0-0\ntime: 2 act 1 round 2\nnext: story dragons-shadow\nturn: 2")
    play(m, "end")
    assert [hero.wounds for hero in m.state.heroes] == [1, 1]
    assert m.state.past == ["dragons-shadow"]
    assert [event["seat"] for event in told(m, "wounded")] == [0, 1], "turn order from the first player"


@rule("RB-SQUEST-01", "RB-SQUEST-02", "RB-SQUEST-03", "RB-SQUEST-04", "RB-TIME-05")
def test_a_story_quest_takes_the_lowest_free_slot_and_is_done_on_its_space() -> None:
    m = table("1 corbin at 9-11\n2 mok at 0-0\ntime: 2 act 1 round 2\nnext: story lake-depths\nturn: 2")
    play(m, "end")
    assert m.state.slots[0] == "lake-depths"
    assert scenario.token_space("lake-depths") == CELL["9-11"]
    assert scenario.token_space("visions-of-dawn") is None, "several spaces: no token"
    play(dice(m, "mw mw p"), "quest:lake-depths", "outcome:lake-depths:2")
    assert sheet(m).tokens == 1
    assert "quest:lake-depths" not in keys(m), "each hero once"
    play(m, "end")
    assert refusal(m, "quest:lake-depths") == ("quest.place", "RB-QUEST-03")


@rule("RB-STORY-05", "RB-ENEMY-02")
def test_a_story_card_with_an_enemy_is_no_trophy() -> None:
    m = table("1 corbin at 7-6, gold 0\n2 mok at 0-0\nslots: dragon-herald")
    play(m, "quest:dragon-herald")
    going(m).wounds = 6
    outcome.finish(m, going(m), 1)
    m = again(m)
    assert (sheet(m).tokens, sheet(m).gold) == (1, 2)
    assert not any(len(pile) for pile in sheet(m).trophies)
    assert m.state.past == ["dragon-herald"]
    assert m.state.slots[0] == ""


@rule("RB-STORY-03", "RB-SETUP-04")
def test_two_of_ten_story_cards_stay_unused() -> None:
    assert sum(card.scenario == "margath" for card in STORIES.values()) - 2 * 4 == 2


@rule("RB-DEFEAT-05", "RB-EXERT-03")
def test_lissa_exerts_for_nine_lives_and_may_act_again() -> None:
    m = fight("1 lissa at 7-8, wounds 8, hand scout\n2 mok at 0-0", "2P 1M* A* | 1K 1K 1K 1K* D", "ogre")
    play(m, "pass", "strike:enemy", then="nine-lives")
    play(m, "nine-lives", then="turn")
    assert sheet(m).wounds == 0
    assert "roll" in keys(m)
    assert m.state.piles[0] == ["ogre"], "the combat stays lost"


@rule("RB-DEFEAT-06")
def test_a_defeated_hero_enters_no_combat() -> None:
    m = table("1 corbin at 7-8, wounds 10\n2 mok at 0-0")
    combat.start(m, 0, m.state.decks[0].take("ogre"), "adventure")
    assert m.state.agenda[-1].__class__.__name__ == "Turn"
    assert m.state.piles[0] == ["ogre"]


@rule("RB-CHALLENGE-07", "RB-CHALLENGE-01", "RB-CHALLENGE-06")
def test_whom_corbin_may_hunt() -> None:
    m = table("1 corbin at 7-8\n2 mok at 7-8\n3 thorn at 7-8, wounds 8\n4 lissa at 0-0")
    assert "hunt:mok" in keys(m)
    assert refusal(m, "hunt:thorn") == ("hunt.defeated", "RB-CHALLENGE-07")
    assert refusal(m, "hunt:lissa") == ("hunt.away", "RB-CHALLENGE-01")
    m.state.heroes[0].challenged.append(1)
    assert refusal(again(m), "hunt:mok") == ("hunt.again", "RB-CHALLENGE-06")
    m = table("1 thorn at 7-8\n2 mok at 7-8")
    assert not any(key.startswith("hunt") for key in keys(m))


@rule("RB-DEFEAT-07", "RB-DEFEAT-08", "RB-LEARN-07", "RB-WOUND-08")
def test_learning_a_skill_with_life_ends_a_defeat() -> None:
    m = table("1 lissa at 7-8, wounds 9, hand thick-hide, trophies combat 2\n2 mok at 0-0")
    assert "roll" not in keys(m)
    play(m, "learn:thick-hide")
    assert (life(sheet(m)), sheet(m).wounds, defeated(sheet(m))) == (11, 9, False)
    assert "roll" in keys(m)


@rule("RB-DELAY-02", "RB-DELAY-03", "RB-LEARN-07")
def test_a_delayed_hero_must_get_up_first_but_may_learn_and_use_abilities() -> None:
    m = table("1 mok at 7-8, delayed, hand thick-hide scout, trophies combat 2\n2 lissa at 0-0")
    assert {"rise", "learn:thick-hide", "use:mok-first", "end"} == set(keys(m))
    assert refusal(m, "roll") == ("turn.delayed", "RB-DELAY-02")
    play(m, "rise")
    assert not sheet(m).delayed
    assert m.state.agenda[-1].points == 2  # type: ignore[union-attr]
    assert "roll" in keys(m)


@rule("RB-DELAY-04")
def test_defeated_and_delayed_rests_first_then_gets_up() -> None:
    m = table("1 mok at 8-7, delayed, wounds 9\n2 lissa at 0-0")
    assert set(keys(m)) == {"rest", "end"}
    play(m, "rest")
    assert set(keys(m)) == {"rise", "end"}
    play(m, "rise")
    assert m.state.agenda[-1].points == 1  # type: ignore[union-attr]


@rule("RB-ATTR-01", "RB-ATTR-02", "RB-ATTR-03", "RB-ATTR-04")
def test_attributes_are_printed_values_plus_all_modifiers() -> None:
    m = table("1 corbin at 7-8, skills delusions-of-grandeur drill, assets clawed-gauntlet\n2 mok at 0-0")
    hero = sheet(m)
    assert [value(hero, name) for name in ("body", "mind", "spirit")] == [6, 2, -1]


@rule("RB-ATTR-05", "RB-XVAR-02")
def test_a_negative_attribute_counts_zero_for_abilities_and_x_is_counted_anew() -> None:
    m = table("1 corbin at 7-8, skills aria-of-war delusions-of-grandeur\n2 mok at 0-0")
    sheet(m, 2).skills.append("aria-of-war")
    assert life(sheet(m)) == 10 + 1, "the second skill gives one, the first nothing: his spirit is -1"
    assert life(sheet(m, 2)) == 11
    sheet(m, 2).skills.append("yearning-for-magic")
    assert life(sheet(m, 2)) == 13


@rule("RB-ABIL-04", "RB-ABIL-05")
def test_effects_happen_in_the_order_of_mention() -> None:
    m = table("1 corbin at 9-8, gold 0, wounds 1\n2 mok at 0-0, gold 0\nnext: encounter family-matters")
    play(m, "adventure", "option:family-matters:2")
    kinds = [event.kind for event in m.events if event.kind in ("gold", "drew", "healed")]
    assert kinds == ["gold", "drew", "healed"]
    assert sheet(m, 2).gold == 1
    assert CARDS["family-matters"].options[1] == ("others gold 1", "draw 2", "heal 2")


@rule("RB-ABIL-02", "RB-ABIL-03", "RB-SKILL-01", "RB-GOLD-08")
def test_only_abilities_of_ones_own_learned_and_owned_cards_can_be_used() -> None:
    m = table("1 corbin at 7-8, hand tireless\n2 mok at 7-8, skills prayer, wounds 1")
    assert not any(key.startswith("use:") for key in keys(m))
    play(m, "end")
    assert {"use:prayer"} == {key for key in keys(m) if key.startswith("use:")}


@rule("RB-SIMUL-03", "RB-SIMUL-02")
def test_what_concerns_all_begins_with_the_active_player_then_turn_order() -> None:
    m = table("1 corbin at 0-0\n2 mok at 9-8\n3 thorn at 0-0\nturn: 2\nnext: encounter bard")
    m.state.agenda.append(Do(1, ["all gold 1"]))
    m = again(m)
    assert [event["seat"] for event in told(m, "gold")] == [1, 0, 2]
