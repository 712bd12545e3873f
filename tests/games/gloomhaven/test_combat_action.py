"""ATK, FX and RETAL: whole attack actions: damage, death, effects, retaliation, one target after another."""

import pytest

from questhall.games.gloomhaven.content.effects import Effect, read_effects
from questhall.games.gloomhaven.content.terms import Retaliation
from questhall.games.gloomhaven.rules.combat.aftermath import apply_to_all, cannot_skip
from questhall.games.gloomhaven.rules.combat.attackaction import (
    Mark,
    attack_all,
    cannot_attack,
    for_added_target,
)
from questhall.games.gloomhaven.rules.combat.modifiers import MONSTER_CURSE, counted
from questhall.games.gloomhaven.rules.combat.sides import MONSTERS
from questhall.games.gloomhaven.rules.combat.strike import AttackAction
from questhall.games.gloomhaven.state import Figure
from questhall.kernel import Refused
from questhall.ledger import rule
from tests.games.gloomhaven.fights import attack_of, bear, brute, chance, deck, decks, guard, hit, scoundrel, texts


def kinds(effects: tuple[Effect, ...]) -> list[str]:
    return [effect.kind for effect in effects]


@rule("GH-TERM-09", "GH-ATK-08", "GH-ATK-09", "GH-AREA-06")
def test_one_action_on_three_targets_is_three_attacks_with_a_draw_each() -> None:
    some = decks(brute=["+1", "null", "-1", "+2"])
    foes = [guard(1), guard(2, shield=[1]), guard(3)]
    outcomes = attack_all(brute(), map(Mark, foes), attack_of(2, targets=3), some, chance())
    assert [texts(outcome.strike.draw.used) for outcome in outcomes] == [["+1"], ["null"], ["-1"]]
    assert [foe.hit_points for foe in foes] == [7, 10, 9]
    assert some["brute"].draw.cards == ["+2"]


@rule("GH-ATK-06", "GH-ATK-08")
def test_bonuses_and_defence_are_counted_for_each_target_by_itself() -> None:
    foes = [guard(1, conditions={"poison": 0}), guard(2), guard(3, shield=[2])]
    outcomes = attack_all(brute(), map(Mark, foes), attack_of(3), decks(), chance())
    assert [outcome.damage for outcome in outcomes] == [4, 3, 1]


@rule("GH-ADV-15", "GH-ATK-05")
def test_disadvantage_holds_for_the_adjacent_target_alone() -> None:
    some = decks(brute=["+1", "-1", "+1"])
    outcomes = attack_all(brute(), [Mark(guard(1), 1), Mark(guard(2), 3)], attack_of(3, range=3), some, chance())
    assert [outcome.damage for outcome in outcomes] == [2, 4]


@rule("GH-FX-01", "GH-COND-09")
def test_poison_of_the_attack_comes_after_its_damage() -> None:
    foe = guard()
    action = attack_of(2, effects="poison")
    assert hit(brute(), foe, action).damage == 2
    assert "poison" in foe.conditions
    assert hit(brute(), foe, action).damage == 3


@rule("GH-FX-02", "GH-COND-07")
@pytest.mark.parametrize("card", ["null", "-2"])
def test_effects_come_with_or_without_damage(card: str) -> None:
    foe = guard()
    outcome = hit(brute(), foe, attack_of(1, effects="stun push 1"), decks(brute=[card]))
    assert foe.hit_points == 10
    assert "stun" in foe.conditions
    assert kinds(outcome.effects) == ["stun", "push"]


@rule("GH-ADV-05", "GH-IX-22")
def test_the_effect_of_a_card_that_is_turned_up_and_not_used_does_not_come() -> None:
    foe, some = guard(), decks(brute=["rolling +1 poison", "+0", "+0 stun", "-1"])
    muddled = brute(conditions={"muddle": 1})
    assert hit(muddled, foe, attack_of(2), some).damage == 2
    assert foe.conditions == {}
    assert texts(hit(brute(conditions={"strengthen": 1}), foe, attack_of(2), some).strike.draw.used) == ["+0 stun"]
    assert list(foe.conditions) == ["stun"]


@rule("GH-FX-10")
def test_pierce_is_no_effect_that_comes_after_the_damage() -> None:
    outcome = hit(brute(), guard(shield=[1]), attack_of(3, effects="pierce 1 muddle"))
    assert (outcome.damage, kinds(outcome.effects)) == (3, ["muddle"])


@rule("GH-IX-33", "GH-DMG-02", "GH-FX-02")
def test_damage_that_is_cancelled_leaves_wound_and_push() -> None:
    hero = brute()
    outcome = hit(guard(), hero, attack_of(5, effects="wound push 1"), damage_cancelled=True)
    assert outcome.damage == 0
    assert hero.hit_points == 10
    assert "wound" in hero.conditions
    assert kinds(outcome.effects) == ["wound", "push"]


@rule("GH-ATK-12", "GH-ATK-13", "GH-IX-37")
def test_a_killed_target_gets_no_push_and_no_curse() -> None:
    foe, some = guard(hit_points=3), decks()
    outcome = hit(brute(), foe, attack_of(3, effects="push 1 curse stun"), some)
    assert outcome.died
    assert outcome.effects == ()
    assert foe.conditions == {}
    assert MONSTER_CURSE not in counted(some[MONSTERS])


@rule("GH-BOSS-05")
def test_a_boss_that_is_immune_to_being_moved_is_not_pushed() -> None:
    boss = guard(rank="boss", immune=["pull", "push", "stun"])
    outcome = hit(brute(), boss, attack_of(3, effects="push 2 muddle pull 1"))
    assert kinds(outcome.effects) == ["muddle"]


@rule("GH-ATK-13")
def test_what_is_for_the_attacker_comes_even_if_the_target_dies() -> None:
    hero, foe = brute(hit_points=5), guard(hit_points=3)
    outcome = hit(hero, foe, attack_of(3, effects="heal 2 self stun experience 1 infuse fire"))
    assert kinds(outcome.effects) == ["heal", "experience", "infuse"]
    assert hero.hit_points == 7


@rule("GH-MOD-06")
@pytest.mark.parametrize("hit_points", [10, 1])
def test_a_positive_condition_on_a_modifier_card_is_the_attackers_own(hit_points: int) -> None:
    thief, foe = scoundrel(), guard(hit_points=hit_points)
    some = decks()
    some["scoundrel"] = deck("rolling invisible", "+0")
    hit(thief, foe, attack_of(3), some)
    assert (list(thief.conditions), list(foe.conditions)) == (["invisible"], [])


@rule("GH-ATK-14", "GH-ATK-15")
def test_a_dying_monster_leaves_a_coin_and_a_summoned_one_does_not() -> None:
    assert hit(brute(), guard(hit_points=3), attack_of(3)).coin
    assert not hit(brute(), guard(hit_points=4), attack_of(3)).coin
    assert not hit(brute(), guard(hit_points=3, arrival="summoned"), attack_of(3)).coin


@rule("GH-FX-03")
def test_a_player_may_skip_effects() -> None:
    foe = guard()
    action = attack_of(2, effects="push 1 stun")
    outcome = hit(brute(), foe, action, skipped=read_effects("push 1"))
    assert kinds(outcome.effects) == ["stun"]


@rule("GH-FX-03")
def test_two_pushes_are_skipped_one_by_one() -> None:
    some = decks(brute=["+0 push 1"])
    outcome = hit(brute(), guard(), attack_of(2, effects="push 1"), some, skipped=read_effects("push 1"))
    assert kinds(outcome.effects) == ["push"]


@rule("GH-FX-03", "GH-XP-06")
def test_nobody_skips_experience() -> None:
    foe = guard()
    with pytest.raises(Refused, match=r"effect\.experience"):
        hit(brute(), foe, attack_of(2, effects="experience 1"), skipped=read_effects("experience 1"))
    assert foe.hit_points == 10, "nothing has happened"


@rule("GH-ELEM-03", "GH-TURN-04")
def test_an_element_cannot_be_left_out() -> None:
    (fire,) = read_effects("infuse fire")
    refusal = cannot_skip(brute(), fire)
    assert refusal is not None
    assert refusal.rule == "GH-ELEM-03"


@rule("GH-FX-03", "GH-MONSTAT-11")
def test_monsters_and_summons_skip_nothing() -> None:
    (push,) = read_effects("push 1")
    assert cannot_skip(brute(), push) is None
    for who in (guard(), bear()):
        refusal = cannot_skip(who, push)
        assert refusal is not None
        assert refusal.reason == "effect.automatic"


@rule("GH-FX-04", "GH-COND-07")
def test_an_action_can_give_effects_without_an_attack() -> None:
    foes, some = [guard(1, retaliate=[Retaliation(3)]), guard(2, shield=[5])], decks()
    hero = brute()
    apply_to_all(read_effects("immobilize curse"), hero, foes, some, chance())
    assert ["immobilize" in foe.conditions for foe in foes] == [True, True]
    assert [foe.hit_points for foe in foes] == [10, 10]
    assert counted(some[MONSTERS])[MONSTER_CURSE] == 2
    assert (hero.hit_points, len(some["brute"].discard)) == (10, 0)


@rule("GH-MONATK-06", "GH-COND-07")
def test_conditions_on_a_monsters_attack_reach_every_target() -> None:
    heroes = [brute(), scoundrel(), bear(immune=["wound"])]
    some = decks(monsters=["+0", "null", "+0"])
    outcomes = attack_all(guard(), map(Mark, heroes), attack_of(2, targets=3, effects="wound muddle"), some, chance())
    assert [sorted(hero.conditions) for hero in heroes] == [["muddle", "wound"], ["muddle", "wound"], ["muddle"]]
    assert [outcome.damage for outcome in outcomes] == [2, 0, 2]


@rule("GH-IX-16")
def test_a_summon_has_its_summoners_cards_and_none_of_his_bonuses() -> None:
    hero, summon, some = brute(conditions={"strengthen": 1}), bear(), decks(brute=["-1", "+1", "+0"])
    outcome = hit(summon, guard(), attack_of(2), some)
    assert texts(outcome.strike.draw.turned_up) == ["-1"], "no advantage from his STRENGTHEN"
    assert outcome.damage == 1
    assert some["brute"].discard.cards == ["-1"]
    assert "strengthen" in hero.conditions


def refused(action: AttackAction, mark: Mark, *attacked: Figure, attacker: Figure | None = None) -> str:
    refusal = cannot_attack(attacker or brute(), action, mark, attacked)
    return refusal.reason if refusal else ""


@rule("GH-ATK-01", "GH-ATK-03", "GH-ATK-04")
def test_a_target_must_be_in_range_and_a_melee_attack_has_range_one() -> None:
    assert [refused(attack_of(3, range=3), Mark(guard(), distance)) for distance in (3, 4)] == ["", "target.range"]
    assert [refused(attack_of(3), Mark(guard(), distance)) for distance in (1, 2)] == ["", "target.range"]


@rule("GH-ATK-02")
def test_nobody_attacks_an_ally_or_itself() -> None:
    hero = brute()
    assert refused(attack_of(3), Mark(scoundrel())) == "target.ally"
    assert refused(attack_of(3), Mark(hero), attacker=hero) == "target.ally"
    assert refused(attack_of(3), Mark(guard(2)), attacker=guard(1)) == "target.ally"


@rule("GH-ATK-10", "GH-ATK-11")
def test_an_action_attacks_so_many_different_enemies() -> None:
    first, second, third = guard(1), guard(2), guard(3)
    action = attack_of(3, targets=2)
    assert refused(action, Mark(first), first) == "target.twice"
    assert refused(action, Mark(second), first) == ""
    assert refused(action, Mark(third), first, second) == "target.enough"


@rule("GH-LOS-01", "GH-COND-24", "GH-COND-15", "GH-COND-16")
def test_sight_invisibility_and_the_attackers_own_conditions_count() -> None:
    assert refused(attack_of(3), Mark(guard(), in_sight=False)) == "target.sight"
    assert refused(attack_of(3), Mark(guard(conditions={"invisible": 1}))) == "target.invisible"
    assert refused(attack_of(3), Mark(guard()), attacker=brute(conditions={"disarm": 1})) == "condition.disarm"
    assert refused(attack_of(3), Mark(guard()), attacker=brute(conditions={"stun": 1})) == "condition.stun"


@rule("GH-FX-11")
def test_an_added_target_gets_all_effects_but_no_further_target() -> None:
    action = attack_of(3, 1, targets=2, effects="poison add-target")
    added = for_added_target(action, [guard(1), guard(2)])
    assert (added.value, added.bonuses, kinds(added.effects)) == (3, action.bonuses, ["poison"])


@rule("GH-FX-11", "GH-ATK-10")
def test_one_more_enemy_is_added_in_range_and_not_yet_attacked() -> None:
    attacked = [guard(1), guard(2), guard(3)]
    added = for_added_target(attack_of(3, range=2, effects="add-target"), attacked)
    another = guard(4)
    assert refused(added, Mark(another, 2), *attacked) == ""
    assert refused(added, Mark(another, 3), *attacked) == "target.range"
    assert refused(added, Mark(attacked[0], 2), *attacked) == "target.twice"
    assert refused(added, Mark(guard(5), 2), *attacked, another) == "target.enough"


@rule("GH-ATK-12")
def test_no_attack_is_made_on_a_target_that_is_down_already() -> None:
    foe, some = guard(hit_points=3), decks()
    assert len(attack_all(brute(), [Mark(foe)] * 3, attack_of(2), some, chance())) == 2
    assert len(some["brute"].discard) == 2


@rule("GH-MONSTAT-07", "GH-ADV-14")
def test_advantage_of_the_attacker_and_disadvantage_for_attackers_count() -> None:
    def turned_up(attacker: Figure, target: Figure) -> list[str]:
        return texts(hit(attacker, target, attack_of(3), decks(monsters=["-1", "+1"])).strike.draw.used)

    sun, plain = guard(advantage=True), guard()
    assert turned_up(sun, brute()) == ["+1"]
    assert turned_up(plain, brute()) == ["-1"]
    assert turned_up(guard(conditions={"strengthen": 1}), brute(attackers_disadvantage=True)) == ["-1"]
    both = hit(sun, brute(attackers_disadvantage=True), attack_of(3), decks(monsters=["-1", "+1"]))
    assert texts(both.strike.draw.turned_up) == ["-1"]
    hampered = hit(brute(), guard(attackers_disadvantage=True), attack_of(3), decks(brute=["+1", "-1"]))
    assert texts(hampered.strike.draw.used) == ["-1"]
