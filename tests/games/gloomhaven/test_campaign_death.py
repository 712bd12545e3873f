"""VAR: permanent death."""

from questhall.games.gloomhaven.rules.campaign.death import (
    cannot_return,
    die,
    everybody_exhausted,
    focus_initiative,
    mortal_figures,
    survivors,
)
from questhall.games.gloomhaven.rules.campaign.parties import cannot_join
from questhall.games.gloomhaven.rules.campaign.shop import available
from questhall.games.gloomhaven.rules.combat.conditions import receive
from questhall.games.gloomhaven.rules.combat.healing import heal
from questhall.games.gloomhaven.state import Party, Realm
from questhall.ledger import rule
from tests.games.gloomhaven.characters import a_figure, a_hero, a_sheet, luck, why, zones
from tests.games.gloomhaven.characters import spent as spent_


@rule("GH-VAR-PD-01", "GH-VAR-PD-02")
def test_the_dead_leave_the_map_the_exhausted_stay() -> None:
    spent, dead, sound = a_hero("c"), a_hero("ab", job="tinkerer"), a_hero("ab", job="scoundrel")
    spent_(spent)
    figures = [
        a_figure(7, name="brute"),
        a_figure(0, name="tinkerer"),
        a_figure(5, name="scoundrel"),
        a_figure(2, kind="summon", name="bear", owner="brute"),
        a_figure(2, kind="summon", name="decoy", owner="tinkerer"),
        a_figure(2, kind="summon", name="wolf", owner="scoundrel"),
        a_figure(2, kind="monster", name="ooze"),
    ]
    left = mortal_figures(figures, [spent, dead, sound])
    assert sorted(figure.name for figure in left) == ["brute", "ooze", "scoundrel", "wolf"]


@rule("GH-VAR-PD-02")
def test_an_exhausted_character_has_initiative_99_for_monsters() -> None:
    spent, other = a_hero("c"), a_hero(played="ab", job="tinkerer")
    spent_(spent)
    other.initiative, other.second = 90, 10
    assert (focus_initiative(other), focus_initiative(spent)) == ((90, 10), (99, 0))


@rule("GH-VAR-PD-03")
def test_an_exhausted_character_can_be_healed_and_get_conditions() -> None:
    hero, figure = a_hero("c", discard="d"), a_figure(3, 10)
    spent_(hero)
    (standing,) = mortal_figures([figure], [hero])
    assert (heal(standing, 4), receive(standing, "stun"), standing.hit_points) == (4, True, 7)
    assert zones(hero) == "///cd/"


@rule("GH-VAR-PD-04", "GH-VAR-PD-01")
def test_who_is_alive_after_a_defeat_survives() -> None:
    spent, dead = a_hero("c"), a_hero("ab", job="tinkerer")
    spent_(spent)
    assert survivors([spent, dead], {"brute": a_figure(1), "tinkerer": a_figure(0)}) == [spent]


@rule("GH-VAR-PD-05")
def test_a_dead_characters_quest_returns_and_nothing_is_gained() -> None:
    sheet = a_sheet(quest="q1", gold=70, items=[5])
    world, party = Realm(marks=3, quests=["q2"], stock={5: 1}), Party("us", members=[sheet])
    die(world, party, sheet, luck())
    assert sorted(world.quests) == ["q1", "q2"]
    assert (world.marks, world.retirements, world.retired, sheet.gold) == (3, {}, [], 0)
    assert (party.members, available(world, party, 5)) == ([], 1)


@rule("GH-VAR-PD-06")
def test_the_dead_do_not_come_back() -> None:
    sheet = a_sheet(quest="q1")
    assert cannot_return(sheet) is None
    die(Realm(), Party("us", members=[sheet]), sheet, luck())
    assert why(cannot_return(sheet)) == "GH-VAR-PD-06"
    assert why(cannot_join(Party("us"), sheet)) == "GH-VAR-PD-06"


@rule("GH-VAR-PD-01", "GH-EXH-05")
def test_the_dead_and_the_exhausted_together_have_lost() -> None:
    dead, spent = a_hero("ab"), a_hero("c", job="tinkerer")
    spent_(spent)
    assert not everybody_exhausted([dead, spent])
    dead.sheet.dead = True
    assert everybody_exhausted([dead, spent])
