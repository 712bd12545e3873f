"""TERM: figures, allies, enemies; whom actions reach; whose deck is drawn from."""

import pytest

from questhall.games.gloomhaven.content.terms import Side
from questhall.games.gloomhaven.rules.combat.sides import (
    MONSTERS,
    Whom,
    affected,
    are_allies,
    are_enemies,
    cannot_affect,
    cannot_be_of_rank,
    deck_of,
    is_figure,
    side_of,
)
from questhall.games.gloomhaven.state import Figure
from questhall.ledger import rule
from tests.games.gloomhaven.fights import bear, brute, crate, guard, scoundrel


def prisoner() -> Figure:
    return Figure("ally", "prisoner", 4, 4, number=1)


def refused(actor: Figure, target: Figure, whom: Whom = Whom.ENEMIES) -> str:
    refusal = cannot_affect(actor, target, whom)
    return refusal.reason if refusal else ""


@rule("GH-TERM-01")
def test_characters_monsters_summons_and_tokens_of_allies_are_figures_and_obstacles_are_not() -> None:
    assert all(map(is_figure, [brute(), guard(), bear(), prisoner()]))
    assert not is_figure(crate())


@rule("GH-TERM-04")
def test_the_enemies_of_a_monster_are_characters_their_summons_and_their_allies() -> None:
    monster = guard()
    others = [brute(), bear(), prisoner(), guard(2), crate()]
    assert [are_enemies(monster, other) for other in others] == [True, True, True, False, False]


@rule("GH-TERM-04")
@pytest.mark.parametrize("who", [brute(), bear(), prisoner()])
def test_the_enemies_of_a_character_and_its_side_are_monsters_and_obstacles_with_hit_points(who: Figure) -> None:
    others = [guard(), crate(), scoundrel(), bear(), prisoner()]
    assert [are_enemies(who, other) for other in others] == [True, True, False, False, False]


@rule("GH-TERM-02")
def test_nobody_is_its_own_ally_and_an_obstacle_is_nobodys() -> None:
    one, summon = brute(), bear()
    assert are_allies(one, summon)
    assert are_allies(summon, prisoner())
    assert not are_allies(one, one)
    assert not are_allies(guard(), crate())
    assert side_of(crate()) is Side.MONSTERS


@rule("GH-TERM-03", "GH-ATK-02")
def test_an_action_reaches_no_ally_unless_it_says_so() -> None:
    actor, friend, monster = brute(), scoundrel(), guard()
    everyone = [actor, friend, monster]
    assert affected(actor, everyone) == [monster]
    assert affected(actor, everyone, Whom.ALLIES) == [friend]
    assert affected(actor, everyone, Whom.SELF_OR_ALLIES) == [actor, friend]
    assert affected(actor, everyone, Whom.SELF) == [actor]
    assert refused(actor, friend) == "target.ally"
    assert refused(actor, monster, Whom.SELF_OR_ALLIES) == "target.not-ally"


@rule("GH-TERM-03", "GH-ATK-02")
def test_monsters_do_not_affect_each_other_either() -> None:
    shaman, other, hero = guard(1), guard(2), brute()
    assert affected(shaman, [other, hero]) == [hero]
    assert affected(shaman, [other, hero], Whom.ALLIES) == [other]


@rule("GH-COND-24")
def test_an_invisible_figure_is_no_target_of_its_enemies_whatever_the_action() -> None:
    assert refused(guard(), brute(conditions={"invisible": 1})) == "target.invisible"
    assert refused(brute(), guard(conditions={"invisible": 1})) == "target.invisible"
    assert refused(guard(), brute()) == ""


@rule("GH-COND-25")
def test_invisibility_changes_nothing_between_allies() -> None:
    assert refused(scoundrel(), brute(conditions={"invisible": 1}), Whom.ALLIES) == ""


@rule("GH-IX-46", "GH-BOSS-02", "GH-SPECIAL-11")
def test_what_works_on_normal_or_elite_monsters_works_on_no_boss_and_no_named_monster() -> None:
    common = ["normal", "elite"]
    assert [cannot_be_of_rank(guard(rank=rank), ["normal", "elite"]) for rank in common] == [None, None]
    for rank in ("boss", "none"):
        refusal = cannot_be_of_rank(guard(rank=rank), ["normal", "elite"])
        assert refusal is not None
        assert refusal.rule == "GH-SPECIAL-11"
    assert cannot_be_of_rank(guard(rank="elite"), ["normal"]) is not None
    assert cannot_be_of_rank(guard(rank="boss"), ["boss"]) is None


@rule("GH-MOD-02", "GH-IX-16")
def test_a_summon_draws_from_its_summoners_deck_and_all_monsters_from_one() -> None:
    assert deck_of(brute()) == "brute"
    assert deck_of(scoundrel()) == "scoundrel"
    assert deck_of(bear()) == "brute"
    assert deck_of(guard()) == deck_of(Figure("monster", "living-bones", 5, 5)) == MONSTERS
    assert deck_of(prisoner()) == MONSTERS
