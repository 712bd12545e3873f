"""MONOTH and OVERLAY: whom other actions reach, and traps that abilities make."""

import pytest

from questhall.games.gloomhaven.content.actions import Affect, Heal, Summon
from questhall.games.gloomhaven.content.notation.actions import card_entries
from questhall.games.gloomhaven.rules.monsters.deeds import (
    cannot_make_trap,
    harmed_by,
    healed,
    reached_by,
    summon_places,
    trap_hexes,
)
from questhall.games.gloomhaven.rules.monsters.values import Values
from questhall.ledger import rule
from tests.games.gloomhaven.fields import Drawn, draw

VALUES = Values(hit_points=5, move=2, attack=2, range=3)
CROWD = """
       . O .
      . . . .
     . A N B .
      . . M . .
     . . C . .
      . P . . .
"""


def reached(drawn: Drawn, action: str, target: str = "") -> str:
    (entry,) = card_entries(action, {})
    assert isinstance(entry.action, Affect)
    aimed = drawn[target] if target else -1
    return drawn.among(reached_by(drawn.field, drawn["M"], entry.action.group, VALUES, aimed))


@rule("GH-TERM-03", "GH-LOS-05")
@pytest.mark.parametrize(
    ("action", "expected"),
    [
        ("muddle adjacent enemies", "BC"),
        ("damage 1 adjacent figures", "BCN"),
        ("strengthen allies range 2", "NOP"),
        ("immobilize enemies range 2", "BC"),
        ("curse enemies in range", "ABC"),
        ("damage 2 all enemies", "ABC"),
        ("strengthen self", "M"),
    ],
)
def test_an_action_reaches_whom_it_names_and_nobody_else(action: str, expected: str) -> None:
    assert reached(draw(CROWD), action) == expected


@rule("GH-COND-24")
def test_no_action_targets_an_invisible_enemy_but_damage_without_a_target_reaches_it() -> None:
    drawn = draw(CROWD, conditions={"B": "invisible"})
    assert reached(drawn, "muddle adjacent enemies") == "C"
    (entry,) = card_entries("damage 1 adjacent figures", {})
    assert isinstance(entry.action, Affect)
    assert drawn.among(harmed_by(drawn.field, drawn["M"], entry.action.group, VALUES)) == "BCN"


def test_damage_beside_the_target_spares_the_target_and_reaches_both_sides() -> None:
    assert reached(draw(CROWD), "damage 2 figures beside the target", "N") == "CO"


@rule("GH-MONOTH-01", "GH-HEAL-02", "GH-HEAL-03")
def test_a_heal_is_for_the_most_hurt_in_range_or_for_all_it_names() -> None:
    drawn = draw(CROWD)
    damage = {drawn["N"]: 2, drawn["P"]: 4, drawn["O"]: 6}

    def heals(action: str) -> str:
        (entry,) = card_entries(action, {})
        assert isinstance(entry.action, Heal)
        return drawn.among(healed(drawn.field, drawn["M"], entry.action, VALUES, damage))

    assert heals("heal 3 range 2") == "O"
    assert heals("heal 3 range 1") == "N"
    assert heals("heal 3 self") == "M"
    assert heals("heal 1 adjacent allies") == "N"
    assert heals("heal 2 self and all allies") == "MNOP"


@rule("GH-MONOTH-01")
def test_a_heal_with_several_targets_is_for_as_many_of_the_most_hurt() -> None:
    drawn = draw(CROWD)
    entry = card_entries("heal 4 range 2 (use earth, targets 3)", {})[0]
    heal = entry.uses[0].gains[0]
    assert isinstance(heal, Heal)

    def heals(**damage: int) -> str:
        return drawn.among(
            healed(drawn.field, drawn["M"], heal, VALUES, {drawn[who]: hurt for who, hurt in damage.items()})
        )

    assert heals(M=1, N=2, O=6, P=4) == "NOP"
    assert heals(M=2, N=2, O=6, P=4) == "MNOP"  # O and P, and the players choose between M and N


@rule("GH-MONOTH-02", "GH-MONOTH-03")
def test_a_monster_is_summoned_beside_the_summoner_or_beside_the_target() -> None:
    drawn = draw(
        """
         1 2 o 4
        3 M o A .
         5 o o 6
        """
    )

    def places(action: Summon, target: str = "", standees: int = 1) -> str:
        aimed = drawn[target] if target else -1
        return drawn.named(summon_places(drawn.field, drawn["M"], action, standees, aimed))

    near, far = Summon("living-bones"), Summon("deep-terror", beside_target=True)
    assert places(near, "A") == "2"
    assert places(far, "A") == "46"
    assert places(far) == ""  # it attacked nobody
    assert places(far, "A", standees=0) == places(near, standees=0) == ""


@rule("GH-OVERLAY-10")
def test_a_monster_makes_a_trap_beside_itself_nearest_to_an_enemy() -> None:
    gate = """
         . 1 .
        . M . .
         . 3 . .
        . 2 . .
         . . A .
    """
    drawn = draw(gate)
    assert drawn.named(trap_hexes(drawn.field, drawn["M"])) == "3"
    blocked = draw(gate, under={"3": "c"})
    assert blocked.named(trap_hexes(blocked.field, blocked["M"])) == "12"  # the players choose


@rule("GH-OVERLAY-10")
def test_a_trap_needs_an_empty_hex() -> None:
    drawn = draw("1 A 2 3", under={"1": "c", "2": "+"})
    refusal = cannot_make_trap(drawn.field, drawn["1"])
    assert refusal is not None
    assert refusal.reason == "trap.not-empty"
    assert cannot_make_trap(drawn.field, drawn["A"]) is not None
    assert cannot_make_trap(drawn.field, drawn["2"]) is None
