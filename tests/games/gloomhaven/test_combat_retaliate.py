"""RETAL: what an attacker suffers once its attack is over."""

from questhall.games.gloomhaven.content.terms import Retaliation
from questhall.games.gloomhaven.rules.combat.aftermath import retaliation
from questhall.games.gloomhaven.rules.combat.attackaction import Mark, answer, attack_all, land
from questhall.games.gloomhaven.rules.combat.harm import suffer
from questhall.games.gloomhaven.rules.combat.sides import MONSTERS
from questhall.games.gloomhaven.rules.ground.forced import Force, Shove
from questhall.hex import steps_from
from questhall.ledger import rule
from tests.games.gloomhaven.fields import draw
from tests.games.gloomhaven.fights import attack_of, brute, chance, decks, guard, hit, scoundrel


@rule("GH-RETAL-01", "GH-IX-38")
def test_whoever_attacks_from_an_adjacent_hex_suffers_retaliation() -> None:
    hero = brute()
    outcome = hit(hero, guard(retaliate=[Retaliation(2)]), attack_of(3))
    assert (outcome.retaliation, hero.hit_points) == (2, 8)


@rule("GH-RETAL-02", "GH-RETAL-06", "GH-IX-38")
def test_a_distant_attacker_suffers_only_from_a_retaliation_with_range() -> None:
    near, far = guard(retaliate=[Retaliation(2)]), guard(retaliate=[Retaliation(2, range=3)])
    assert [retaliation(near, distance) for distance in (1, 2, 3)] == [2, 0, 0]
    assert [retaliation(far, distance) for distance in (1, 3, 4)] == [2, 2, 0]
    hero = brute()
    hit(hero, near, attack_of(2, range=3), distance=3)
    assert hero.hit_points == 10


@rule("GH-RETAL-06", "GH-IX-38", "GH-SHIELD-03")
def test_retaliation_goes_through_shields_and_draws_no_card() -> None:
    hero, some = brute(shield=[3], retaliate=[Retaliation(5)]), decks()
    foe = guard(retaliate=[Retaliation(2)])
    hit(hero, foe, attack_of(1), some)
    assert hero.hit_points == 8
    assert foe.hit_points == 9, "retaliation does not trigger retaliation"
    assert not some[MONSTERS].discard


@rule("GH-RETAL-05")
def test_retaliations_add_up_each_with_its_own_range() -> None:
    foe = guard(retaliate=[Retaliation(2), Retaliation(1, range=4)])
    assert [retaliation(foe, distance) for distance in (1, 4)] == [3, 1]


@rule("GH-RETAL-04", "GH-IX-37")
def test_the_dead_and_the_exhausted_do_not_retaliate() -> None:
    hero = brute()
    hit(hero, guard(hit_points=3, retaliate=[Retaliation(2)]), attack_of(3))
    assert hero.hit_points == 10
    monster = guard()
    hit(monster, scoundrel(hit_points=2, retaliate=[Retaliation(4)]), attack_of(3))
    assert monster.hit_points == 10


@rule("GH-RETAL-03")
def test_an_attacker_killed_by_retaliation_makes_no_further_attack() -> None:
    hero, foes, some = brute(hit_points=2), [guard(1, retaliate=[Retaliation(2)]), guard(2)], decks()
    outcomes = attack_all(hero, map(Mark, foes), attack_of(3), some, chance())
    assert len(outcomes) == 1
    assert [foe.hit_points for foe in foes] == [7, 10]
    assert len(some["brute"].discard) == 1


@rule("GH-RETAL-03", "GH-RETAL-07")
def test_retaliation_follows_each_single_attack() -> None:
    hero, foes = brute(), [guard(1, retaliate=[Retaliation(2)]), guard(2, retaliate=[Retaliation(1)])]
    assert [o.retaliation for o in attack_all(hero, map(Mark, foes), attack_of(3), decks(), chance())] == [2, 1]
    assert hit(hero, foes[0], attack_of(1)).retaliation == 2
    assert hero.hit_points == 5


@rule("GH-RETAL-03", "GH-FX-01")
def test_a_retaliator_that_is_pushed_away_does_not_hit_back() -> None:
    drawn = draw(
        """
        . 1 .
         . .
        . M .
         . .
        . A .
        """
    )
    shove = Shove(drawn.field, Force.PUSH, drawn["A"], drawn["M"])
    far = steps_from(drawn.field.grid, drawn["A"])
    assert drawn["1"] in shove.ends(1)
    hero, foe = brute(), guard(retaliate=[Retaliation(2)])
    hit(hero, foe, attack_of(2, effects="push 1"), distance=far[drawn["M"]], distance_after=far[drawn["1"]])
    assert hero.hit_points == 10


@rule("GH-RETAL-03")
def test_a_retaliator_that_is_pulled_in_hits_back() -> None:
    hero, foe = brute(), guard(retaliate=[Retaliation(2)])
    hit(hero, foe, attack_of(2, range=3, effects="pull 2"), distance=3, distance_after=1)
    assert hero.hit_points == 8


@rule("GH-RETAL-03", "GH-RETAL-04")
def test_a_retaliator_that_is_pushed_into_a_deadly_trap_does_not_hit_back() -> None:
    hero, foe = brute(), guard(retaliate=[Retaliation(2, range=3)])
    landed = land(hero, Mark(foe), attack_of(2, effects="push 1"), decks(), chance())
    assert [effect.kind for effect in landed.effects] == ["push"]
    assert not landed.died
    suffer(foe, foe.hit_points)  # the trap
    assert answer(hero, foe, 2) == 0
    assert hero.hit_points == 10


@rule("GH-DMG-04")
def test_the_damage_of_retaliation_can_be_cancelled_too() -> None:
    hero = brute()
    outcome = hit(hero, guard(retaliate=[Retaliation(2)]), attack_of(2), retaliation_cancelled=True)
    assert (outcome.retaliation, hero.hit_points) == (0, 10)
