"""TERM, TURN, XP: abilities and the actions in them."""

import pytest

from questhall.games.gloomhaven.content.components import Ability, HeroAction
from questhall.games.gloomhaven.rules.heroes.abilities import (
    ability_of,
    cannot_do,
    costs_of,
    counts_as,
    experience,
)
from questhall.games.gloomhaven.rules.heroes.cards import use_basic, use_half
from questhall.kernel import Refused
from questhall.ledger import rule
from tests.games.gloomhaven.characters import (
    ATTACK,
    BOTTOM,
    HEAL,
    MOVE,
    TOP,
    a_card,
    a_figure,
    a_hero,
    an_item,
    half,
    why,
    zones,
)

WOUND_ME = HeroAction("condition", on="self", conditions=("wound",))
POISON_THEM = HeroAction("condition", on="enemies", conditions=("poison",))
HIDE_ME = HeroAction("condition", on="self", conditions=("invisible",))
MUDDLE_ALLIES = HeroAction("heal", 2, on="allies", conditions=("muddle",))
SUFFER = HeroAction("suffer", 2, on="self")
LOSE_A_CARD = HeroAction("lose", 1, on="self")


@rule("GH-TERM-05", "GH-TERM-06")
def test_a_card_has_two_abilities_and_each_may_hold_several_actions() -> None:
    card = a_card(top=half(ATTACK, HEAL), bottom=half(MOVE))
    assert [action.kind for action in card.half(TOP).actions] == ["attack", "heal"]
    assert [action.kind for action in card.half(BOTTOM).actions] == ["move"]
    # The actions of one ability are done one by one, not those of the card.
    assert cannot_do(a_figure(), card.half(TOP), [0, 1]) is None
    assert why(cannot_do(a_figure(), card.half(BOTTOM), [0, 1])) == "GH-TURN-02"


@rule("GH-TERM-07")
def test_one_action_of_a_kind_makes_it_an_ability_of_that_kind() -> None:
    both = half(MOVE, ATTACK)
    assert [counts_as(both, kind) for kind in ("attack", "move", "heal")] == [True, True, False]
    assert not counts_as(half(HEAL), "attack")


@rule("GH-TERM-08")
def test_an_items_action_is_an_ability_of_its_own() -> None:
    # A potion drunk within an attack ability is a heal ability; the attack ability does not become one.
    potion = an_item(actions=(HEAL,))
    attack = half(ATTACK)
    assert counts_as(ability_of(potion), "heal")
    assert not counts_as(ability_of(potion), "attack")
    assert not counts_as(attack, "heal")


@rule("GH-TURN-02")
def test_actions_are_done_in_printed_order() -> None:
    ability = half(MOVE, ATTACK, HEAL)
    assert cannot_do(a_figure(), ability, [0, 2]) is None
    assert why(cannot_do(a_figure(), ability, [2, 0])) == "GH-TURN-02"
    assert why(cannot_do(a_figure(), ability, [1, 1])) == "GH-TURN-02"
    assert why(cannot_do(a_figure(), ability, [-1, 0])) == "GH-TURN-02"


@rule("GH-TURN-04", "GH-IX-19")
@pytest.mark.parametrize("cost", [WOUND_ME, MUDDLE_ALLIES, SUFFER, LOSE_A_CARD])
def test_costs_cannot_be_skipped(cost: HeroAction) -> None:
    ability = half(ATTACK, cost)
    assert costs_of(ability) == [1]
    refusal = cannot_do(a_figure(), ability, [0])
    assert refusal is not None
    assert (refusal.rule, refusal.numbers) == ("GH-TURN-04", {"action": cost.kind})
    assert cannot_do(a_figure(), ability, [0, 1]) is None


@rule("GH-TURN-04", "GH-IX-19")
@pytest.mark.parametrize("part", [POISON_THEM, HIDE_ME, HEAL, MOVE])
def test_what_does_not_hurt_ones_own_side_may_be_skipped(part: HeroAction) -> None:
    assert costs_of(half(ATTACK, part)) == []
    assert cannot_do(a_figure(), half(ATTACK, part), [0]) is None


@rule("GH-TURN-04", "GH-IX-19")
def test_the_lost_card_is_a_cost_too() -> None:
    hero = a_hero(played="ab")
    use_half(hero, a_figure(), a_card("a", top=half(MOVE, ATTACK, lost=True)), TOP, [0])
    assert zones(hero) == "/b//a/"


@rule("GH-TURN-04")
def test_an_ability_of_which_nothing_is_done_costs_nothing_and_its_card_is_discarded() -> None:
    hero = a_hero(played="ab")
    use_half(hero, a_figure(), a_card("a", top=half(ATTACK, SUFFER, lost=True, xp=2)), TOP, [])
    assert zones(hero) == "/b/a//"


@rule("GH-TURN-04", "GH-TURN-02")
def test_an_illegal_choice_of_actions_changes_nothing() -> None:
    hero = a_hero(played="ab")
    with pytest.raises(Refused, match="GH-TURN-04"):
        use_half(hero, a_figure(), a_card("a", top=half(ATTACK, SUFFER)), TOP, [0])
    assert zones(hero) == "/ab///"


@rule("GH-XP-01", "GH-XP-06")
def test_using_an_ability_gives_its_experience_unasked() -> None:
    hero = a_hero(played="ab", xp=20)
    assert use_half(hero, a_figure(), a_card("a", top=half(ATTACK, xp=2)), TOP, [0]) == 2
    use_half(hero, a_figure(), a_card("b", bottom=half(MOVE, xp=1)), BOTTOM, [0])
    assert (hero.xp, hero.sheet.xp) == (3, 20)


@rule("GH-XP-02")
def test_no_experience_without_an_action() -> None:
    hero = a_hero(played="ab")
    use_half(hero, a_figure(), a_card("a", top=half(ATTACK, xp=2)), TOP, [])
    assert hero.xp == 0
    assert experience(half(MOVE, ATTACK, xp=2), [1]) == 2


@rule("GH-XP-03")
def test_experience_under_a_condition_needs_the_condition() -> None:
    ability = Ability((ATTACK,), xp=1, xp_if={"used fire": 1, "ally beside": 2})
    assert experience(ability, [0]) == 1
    assert experience(ability, [0], ["used fire"]) == 2
    assert experience(ability, [0], ["used fire", "ally beside"]) == 4
    assert experience(ability, [], ["used fire"]) == 0


@rule("GH-TURN-05")
def test_basic_abilities_are_attack_2_for_a_top_and_move_2_for_a_bottom() -> None:
    hero = a_hero(played="ab")
    done = [use_basic(hero, a_figure(), "a", TOP), use_basic(hero, a_figure(), "b", BOTTOM)]
    assert [(action.kind, action.value, action.range) for action in done] == [("attack", 2, 0), ("move", 2, 0)]
    assert zones(hero) == "//ab//"


@rule("GH-TURN-05", "GH-CARD-05")
def test_two_basic_attacks_in_one_turn_are_not_possible() -> None:
    hero = a_hero(played="ab")
    use_basic(hero, a_figure(), "a", TOP)
    with pytest.raises(Refused, match="GH-CARD-05"):
        use_basic(hero, a_figure(), "b", TOP)


@rule("GH-TURN-06")
def test_a_card_used_for_a_basic_ability_is_discarded_whatever_it_bears() -> None:
    hero = a_hero(played="ab")
    use_basic(hero, a_figure(), "b", BOTTOM)  # its bottom may say what it likes
    assert zones(hero) == "/a/b//"
    assert hero.xp == 0


@rule("GH-TURN-04", "GH-COND-15")
def test_a_condition_forbids_its_actions_and_leaves_the_others() -> None:
    ability = half(MOVE, ATTACK)
    disarmed = a_figure(10, 10, "disarm")
    assert cannot_do(disarmed, ability, [0]) is None
    assert why(cannot_do(disarmed, ability, [0, 1])) == "GH-COND-15"
    with pytest.raises(Refused, match="GH-COND-15"):
        use_basic(a_hero(played="ab"), disarmed, "a", TOP)
