"""Halves of levels 2 to 9 that are no more than moves, attacks, heals, loot and conditions, from the printed words."""

import pytest

from questhall.games.gloomhaven.rules.play.table import values
from questhall.games.gloomhaven.state import Walk
from questhall.ledger import rule
from tests.games.gloomhaven.bandits import guards, left
from tests.games.gloomhaven.halves import AT_RANGE, gone, half_of
from tests.games.gloomhaven.play import Table

MOVES = [
    ("brute", "fatal-advance", 4, "", "discard"),
    ("tinkerer", "crank-bow", 4, "", "discard"),
    ("tinkerer", "dangerous-contraption", 4, "", "discard"),
    ("tinkerer", "jet-propulsion", 8, "jump", "lost, 2 XP"),
    ("spellweaver", "flashing-burst", 4, "", "discard"),
    ("spellweaver", "forked-beam", 4, "", "discard"),
    ("scoundrel", "open-wound", 5, "", "discard"),
    ("scoundrel", "gruesome-advantage", 7, "", "discard"),
    ("cragheart", "explosive-punch", 4, "", "discard"),
    ("cragheart", "meteor", 4, "jump", "discard"),
    ("mindthief", "cranium-overload", 5, "", "discard"),
]


@rule("GH-MOVE-01")
@pytest.mark.parametrize(("job", "card", "points", "jump", "then"), MOVES)
def test_a_plain_move(job: str, card: str, points: int, jump: str, then: str) -> None:
    table = half_of(job, card, "bottom")
    walk = table.w.agenda[-1]
    assert isinstance(walk, Walk)
    assert (walk.points, walk.jump) == (points, jump == "jump")
    table.do("go:H10")
    assert (table.spot(job), gone(table)) == ("H10", then)


@rule("GH-TURN-04")
@pytest.mark.parametrize(("job", "card", "points", "jump", "then"), MOVES)
def test_a_move_left_out_loses_no_card(job: str, card: str, points: int, jump: str, then: str) -> None:
    assert gone(half_of(job, card, "bottom").do("skip")) == "discard"


ATTACKS = [
    ("brute", "hook-and-chain", "top", 3, 3, "", "discard"),
    ("brute", "devastating-hack", "top", 8, 0, "", "lost, 3 XP"),
    ("brute", "unstoppable-charge", "top", 5, 0, "", "discard, 1 XP"),
    ("brute", "skirmishing-maneuver", "bottom", 3, 3, "", "discard, 1 XP"),
    ("brute", "crippling-offensive", "top", 6, 0, "stun wound", "lost, 3 XP"),
    ("tinkerer", "crank-bow", "top", 6, 5, "", "lost, 2 XP"),
    ("tinkerer", "murderous-contraption", "bottom", 4, 3, "", "discard"),
    ("spellweaver", "flashing-burst", "top", 3, 3, "", "discard, light"),
    ("spellweaver", "engulfed-in-flames", "top", 4, 3, "", "discard, fire"),
    ("scoundrel", "flintlock", "bottom", 5, 4, "", "lost, 2 XP"),
    ("scoundrel", "crippling-poison", "bottom", 2, 0, "immobilize poison", "discard, 1 XP"),
    ("scoundrel", "burning-oil", "top", 4, 3, "wound", "discard, 1 XP, fire"),
    ("mindthief", "hostile-takeover", "top", 2, 4, "immobilize", "discard, 1 XP, ice"),
]


@rule("GH-ATK-01", "GH-ATK-03", "GH-COND-01")
@pytest.mark.parametrize(("job", "card", "half", "value", "reach", "conditions", "then"), ATTACKS)
def test_a_plain_attack(job: str, card: str, half: str, value: int, reach: int, conditions: str, then: str) -> None:
    near, beyond = ("E10", "G10") if not reach else (AT_RANGE[reach], AT_RANGE[reach + 1])
    table = half_of(job, card, half, at="E9", foes=guards(near, beyond, hp=20))
    assert "hit:bandit-guard-2" not in table.options
    table.do("hit:bandit-guard-1")
    if table.kind == "shove":
        table.do("skip")
    assert left(table, 1) == [20 - value]
    assert sorted(table.figure("bandit-guard-1").conditions) == conditions.split()
    assert (table.kind, gone(table)) == ("turn", then)


SEVERAL = [
    ("brute", "defensive-tactics", 2, 3, 2, "immobilize", "discard, 1 XP"),
    ("brute", "face-your-end", 2, 4, 3, "", "discard, 1 XP"),
    ("spellweaver", "forked-beam", 2, 3, 2, "", "discard, 1 XP"),
    ("scoundrel", "hidden-daggers", 4, 3, 2, "", "lost, 2 XP"),
    ("scoundrel", "flurry-of-blades", 2, 3, 3, "", "discard, 1 XP"),
    ("scoundrel", "stiletto-storm", 2, 3, 4, "", "discard, 1 XP"),
    ("mindthief", "mass-hysteria", 1, 4, 4, "muddle", "discard, 1 XP, ice"),
    ("mindthief", "shared-nightmare", 3, 4, 2, "", "discard, 1 XP, ice"),
]


@rule("GH-ATK-11", "GH-ATK-03")
@pytest.mark.parametrize(("job", "card", "value", "reach", "targets", "condition", "then"), SEVERAL)
def test_an_attack_on_several(
    job: str, card: str, value: int, reach: int, targets: int, condition: str, then: str
) -> None:
    hexes = ["G9", "G10", "H9", "H10", "F11", "G11", "H11"][: targets + 1]
    table = half_of(job, card, "top", at="E9", foes=guards(AT_RANGE[reach + 1], *hexes))
    assert "hit:bandit-guard-1" not in table.options
    for number in range(2, targets + 2):
        table.do(f"hit:bandit-guard-{number}")
        while table.kind == "shove":
            table.do("skip")
    assert [table.hp(f"bandit-guard-{number}") for number in range(2, targets + 3)] == [9 - value] * targets + [9]
    assert table.has("bandit-guard-2", condition) if condition else not table.figure("bandit-guard-2").conditions
    assert (table.kind, gone(table)) == ("turn", then)


HEALS = [
    ("tinkerer", "stamina-booster", "top", 4, 3, 1, "discard"),
    ("tinkerer", "micro-bots", "top", 6, 3, 1, "lost, 2 XP"),
    ("tinkerer", "auto-turret", "bottom", 3, 4, 1, "discard"),
    ("tinkerer", "curative-aerosol", "bottom", 4, 3, 2, "lost, 2 XP"),
    ("spellweaver", "icy-blast", "bottom", 6, 2, 1, "lost"),
    ("spellweaver", "twin-restoration", "bottom", 3, 3, 2, "discard"),
]


@rule("GH-HEAL-01", "GH-HEAL-02")
@pytest.mark.parametrize(("job", "card", "half", "points", "reach", "targets", "then"), HEALS)
def test_a_heal(job: str, card: str, half: str, points: int, reach: int, targets: int, then: str) -> None:
    friends = {AT_RANGE[reach]: "brute", AT_RANGE[reach + 1]: "cragheart"}
    table = half_of(job, card, half, at="E9", friends=friends, hit_points=1)
    table.figure("brute").hit_points = 1
    assert "heal:cragheart" not in table.options
    table.do("heal:brute")
    if targets > 1:
        table.do(f"heal:{job}")
        assert table.hp(job) == min(1 + points, table.figure(job).most_hit_points)
    assert (table.hp("brute"), table.kind, gone(table)) == (1 + points, "turn", then)


@rule("GH-HEAL-01")
@pytest.mark.parametrize(
    ("job", "card", "half", "points", "then"),
    [("brute", "king-of-the-hill", "bottom", 5, "discard"), ("scoundrel", "pains-end", "top", 8, "lost, 2 XP")],
)
def test_a_heal_of_oneself(job: str, card: str, half: str, points: int, then: str) -> None:
    table = half_of(job, card, half, friends={"H10": "tinkerer"}, hit_points=1)
    table.figure(job).most_hit_points = 20
    table.do("do" if "do" in table.options else f"heal:{job}")
    assert (table.hp(job), gone(table)) == (1 + points, then)


@rule("GH-LOOT-01")
@pytest.mark.parametrize(
    ("job", "card", "half", "reach", "then"),
    [
        ("brute", "devastating-hack", "bottom", 1, "discard"),
        ("spellweaver", "cold-fire", "bottom", 2, "lost"),
        ("scoundrel", "flintlock", "top", 1, "discard"),
        ("scoundrel", "burning-oil", "bottom", 2, "discard, 1 XP"),
    ],
)
def test_loot(job: str, card: str, half: str, reach: int, then: str) -> None:
    table = half_of(job, card, half, at="E9", coins={"E10": 1, "G10": 2, "H10": 4})
    table.do("do")
    assert (table.hero().coins, gone(table)) == ({1: 1, 2: 3}[reach], then)


# Two things one after another


STEP_AND_STRIKE = [
    ("brute", "juggernaut", "top", 2, 2, "discard"),
    ("cragheart", "kinetic-assault", "top", 1, 4, "discard"),
    ("scoundrel", "duelists-advance", "top", 3, 3, "discard"),
    ("cragheart", "lumbering-bash", "top", 2, 5, "discard, 1 XP, earth"),
    ("mindthief", "vicious-blood", "bottom", 2, 2, "discard"),
]


@rule("GH-TURN-02")
@pytest.mark.parametrize(("job", "card", "half", "points", "value", "then"), STEP_AND_STRIKE)
def test_a_move_and_then_a_melee_attack(job: str, card: str, half: str, points: int, value: int, then: str) -> None:
    table = half_of(job, card, half, at="H12", foes=guards("H10"))
    assert points_left(table) == points
    table.do("go:H11", "hit:bandit-guard-1")
    assert (left(table, 1), table.kind, gone(table)) == ([9 - value], "turn", then)


def points_left(table: Table) -> int:
    walk = table.w.agenda[-1]
    assert isinstance(walk, Walk)
    return walk.points


def test_dark_frenzy_moves_three_and_shoots_at_range_three() -> None:
    table = half_of("mindthief", "dark-frenzy", "bottom", at="E9", foes=guards("H10", "I10"))
    assert points_left(table) == 3
    table.do("skip")
    assert "hit:bandit-guard-2" not in table.options
    table.do("hit:bandit-guard-1")
    assert (left(table, 1), gone(table)) == ([6], "discard, 1 XP, ice")


def test_skirmishing_maneuver_attacks_moves_and_attacks_again() -> None:
    table = half_of("brute", "skirmishing-maneuver", "top", at="H12", foes=guards("I13", "H10"))
    table.do("hit:bandit-guard-1")
    assert points_left(table) == 2
    table.do("go:H11", "hit:bandit-guard-2")
    assert (left(table, 2), gone(table)) == ([7, 7], "discard")


def test_frenzied_onslaught_moves_and_attacks_twice() -> None:
    table = half_of("brute", "frenzied-onslaught", "top", at="G13", foes=guards("H11", "H9"))
    assert points_left(table) == 2
    table.do("go:H12", "hit:bandit-guard-1")
    assert points_left(table) == 2
    table.do("go:I12", "hit:bandit-guard-1")
    assert (left(table, 2), gone(table)) == ([5, 9], "discard")


def test_pilfer_attacks_moves_three_and_attacks_again_and_is_lost() -> None:
    table = half_of("mindthief", "pilfer", "bottom", at="H12", foes=guards("I13", "H9"))
    table.do("hit:bandit-guard-1")
    assert points_left(table) == 3
    table.do("go:H10", "hit:bandit-guard-2")
    assert (left(table, 2), gone(table)) == ([7, 7], "lost, 2 XP")


def test_pulverize_sweeps_before_and_after_a_jump_of_five() -> None:
    table = half_of("cragheart", "pulverize", "bottom", at="H12", foes=guards("H11", "H9", "K10"))
    table.do("hit:bandit-guard-1")
    walk = table.w.agenda[-1]
    assert isinstance(walk, Walk)
    assert (walk.points, walk.jump) == (5, True)
    table.do("go:H10", "hit:bandit-guard-1", "hit:bandit-guard-2")
    assert (left(table, 3), gone(table)) == ([4, 6, 9], "lost, 2 XP")


def test_micro_bots_moves_three_and_loots_beside_it_and_is_lost() -> None:
    table = half_of("tinkerer", "micro-bots", "bottom", at="H12", coins={"H10": 2, "H9": 1})
    assert points_left(table) == 3
    table.do("go:H11", "do")
    assert (table.hero().coins, gone(table)) == (2, "lost")


def test_selfish_retribution_moves_one_and_loots_two_hexes_around_and_is_lost() -> None:
    table = half_of("brute", "selfish-retribution", "top", at="H12", coins={"H9": 2, "F9": 1})
    assert points_left(table) == 1
    table.do("go:H11", "do")
    assert (table.hero().coins, gone(table)) == (2, "lost")


def test_curative_aerosol_moves_and_heals_twice() -> None:
    table = half_of("tinkerer", "curative-aerosol", "top", at="H12", friends={"H10": "brute"}, hit_points=1)
    table.figure("brute").hit_points = 1
    assert points_left(table) == 2
    table.do("go:H11", "heal:brute")
    assert points_left(table) == 2
    table.do("go:H12")
    assert "heal:brute" not in table.options
    table.do("heal:tinkerer")
    assert (table.hp("brute"), table.hp("tinkerer"), gone(table)) == (3, 3, "discard")


def test_brain_leech_shoots_at_range_four_and_heals_oneself_and_is_lost() -> None:
    table = half_of("mindthief", "brain-leech", "top", at="E9", foes=guards("I10", "I12"), hit_points=1)
    assert "hit:bandit-guard-2" not in table.options
    table.do("hit:bandit-guard-1").do("do" if "do" in table.options else "heal:mindthief")
    assert (left(table, 1), table.hp("mindthief"), gone(table)) == ([5], 5, "lost, 2 XP, dark")


def test_brain_leech_strengthens_after_an_attack_of_one() -> None:
    table = half_of("mindthief", "brain-leech", "bottom", foes=guards("H10"))
    table.do("hit:bandit-guard-1", "do")
    assert (left(table, 1), table.has("mindthief", "strengthen"), gone(table)) == ([8], True, "discard")


def test_corrupting_embrace_poisons_with_one_attack_and_muddles_with_another() -> None:
    table = half_of("mindthief", "corrupting-embrace", "top", foes=guards("H10", "H12"))
    table.do("hit:bandit-guard-1", "hit:bandit-guard-2")
    assert (left(table, 2), gone(table)) == ([8, 8], "discard")
    assert (list(table.figure("bandit-guard-1").conditions), list(table.figure("bandit-guard-2").conditions)) == (
        ["poison"],
        ["muddle"],
    )


def test_phantasmal_killer_moves_loots_and_hides() -> None:
    table = half_of("mindthief", "phantasmal-killer", "bottom", at="H12", coins={"H10": 1})
    assert points_left(table) == 2
    table.do("go:H11", "do", "do")
    assert (table.hero().coins, table.has("mindthief", "invisible"), gone(table)) == (1, True, "discard, dark")


# Moves and conditions


@rule("GH-COND-24")
@pytest.mark.parametrize(
    ("job", "card", "points"), [("scoundrel", "stick-to-the-shadows", 2), ("cragheart", "dig-pit", 2)]
)
def test_a_move_into_invisibility(job: str, card: str, points: int) -> None:
    table = half_of(job, card, "bottom", at="H12")
    assert points_left(table) == points
    table.do("go:H11", "do")
    assert (table.has(job, "invisible"), gone(table)) == (True, "discard")


def test_hidden_daggers_hide_the_scoundrel() -> None:
    table = half_of("scoundrel", "hidden-daggers", "bottom").do("do")
    assert (table.has("scoundrel", "invisible"), gone(table)) == (True, "discard")


ALL_ADJACENT = [
    ("brute", "unstoppable-charge", 4, "stun", "lost"),
    ("tinkerer", "lethal-injection", 4, "poison", "discard"),
    ("scoundrel", "visage-of-the-inevitable", 2, "poison", "discard"),
    ("scoundrel", "watch-it-burn", 5, "wound", "discard"),
    ("cragheart", "petrify", 3, "immobilize", "discard"),
]


@rule("GH-COND-07")
@pytest.mark.parametrize(("job", "card", "points", "condition", "then"), ALL_ADJACENT)
def test_a_move_and_a_condition_on_all_adjacent_enemies(
    job: str, card: str, points: int, condition: str, then: str
) -> None:
    table = half_of(job, card, "bottom", at="H12", foes=guards("H10", "I11", "H9"))
    assert points_left(table) == points
    table.do("go:H11", "do")
    assert [table.has(f"bandit-guard-{number}", condition) for number in (1, 2, 3)] == [True, True, False]
    assert (left(table, 2), gone(table)) == ([9, 9], then)


def test_disintegration_beam_moves_two_and_disarms_one_adjacent_enemy() -> None:
    table = half_of("tinkerer", "disintegration-beam", "bottom", at="H12", foes=guards("H10", "I11", "H9"))
    assert points_left(table) == 2
    table.do("go:H11")
    assert "target:bandit-guard-3" not in table.options
    table.do("target:bandit-guard-2")
    assert [table.has(f"bandit-guard-{number}", "disarm") for number in (1, 2)] == [False, True]
    assert gone(table) == "discard"


def test_disorienting_flash_muddles_all_beside_it_and_then_moves_two() -> None:
    table = half_of("tinkerer", "disorienting-flash", "bottom", foes=guards("H10", "H12", "H9"))
    table.do("do")
    assert [table.has(f"bandit-guard-{number}", "muddle") for number in (1, 2, 3)] == [True, True, False]
    assert points_left(table) == 2
    assert gone(table.do("go:G11")) == "discard"


def test_dig_pit_sets_a_trap_and_muddles_all_beside_it() -> None:
    table = half_of("cragheart", "dig-pit", "top", foes=guards("H10", "H12", "H9"))
    table.do("trap:I11", "do")
    (trap,) = table.w.traps.values()
    assert (trap.damage, trap.conditions) == (2, ("stun",))
    assert [table.has(f"bandit-guard-{number}", "muddle") for number in (1, 2, 3)] == [True, True, False]
    assert gone(table) == "discard"


@rule("GH-FX-05")
def test_whirlwind_moves_four_and_pushes_one_adjacent_enemy_three_hexes() -> None:
    table = half_of("brute", "whirlwind", "bottom", at="I13", foes=guards("H11", "I12"))
    assert points_left(table) == 4
    table.do("go:H12", "target:bandit-guard-1", "push:H10", "push:H9", "push:G9")
    assert (table.spot("bandit-guard-1"), gone(table)) == ("G9", "discard")


@rule("GH-FX-05", "GH-COND-07")
def test_crippling_offensive_immobilizes_and_pushes_one_adjacent_enemy() -> None:
    table = half_of("brute", "crippling-offensive", "bottom", at="I13", foes=guards("H11", "I12"))
    assert points_left(table) == 3
    table.do("go:H12", "target:bandit-guard-1", "push:H10")
    assert (table.spot("bandit-guard-1"), table.has("bandit-guard-1", "immobilize")) == ("H10", True)
    assert not table.has("bandit-guard-2", "immobilize")
    assert gone(table) == "discard"


def test_corrupting_embrace_poisons_whom_it_jumped_over() -> None:
    table = half_of("mindthief", "corrupting-embrace", "bottom", at="H12", foes=guards("H11", "K10"))
    walk = table.w.agenda[-1]
    assert isinstance(walk, Walk)
    assert (walk.points, walk.jump) == (4, True)
    table.do("step:H11", "step:H10", "stop", "do")
    assert (table.has("bandit-guard-1", "poison"), table.has("bandit-guard-2", "poison")) == (True, False)
    assert gone(table) == "discard, dark"


# Sweeps and areas


@rule("GH-ATK-10")
@pytest.mark.parametrize(
    ("job", "card", "value", "then"),
    [
        ("brute", "whirlwind", 4, "lost, 2 XP"),
        ("brute", "king-of-the-hill", 6, "lost, 2 XP"),
        ("scoundrel", "long-con", 4, "discard"),
        ("cragheart", "pulverize", 3, "lost"),
    ],
)
def test_an_attack_on_all_adjacent_enemies(job: str, card: str, value: int, then: str) -> None:
    table = half_of(job, card, "top", foes=guards("H10", "I12", "H9"))
    assert "hit:bandit-guard-3" not in table.options
    for number in (1, 2):
        table.do(f"hit:bandit-guard-{number}")
        while table.kind == "shove":
            table.do("skip")
    assert (left(table, 2), table.kind, gone(table)) == ([9 - value, 9 - value], "turn", then)


def test_long_con_disarms_them_all() -> None:
    table = half_of("scoundrel", "long-con", "top", foes=guards("H10", "I12"))
    table.do("hit:bandit-guard-1", "hit:bandit-guard-2")
    assert table.has("bandit-guard-1", "disarm")
    assert table.has("bandit-guard-2", "disarm")


@rule("GH-FX-05")
def test_king_of_the_hill_pushes_each_of_them_a_hex() -> None:
    table = half_of("brute", "king-of-the-hill", "top", foes=guards("H10"))
    table.do("hit:bandit-guard-1", "push:H9")
    assert (table.spot("bandit-guard-1"), gone(table)) == ("H9", "lost, 1 XP")


AREAS = [
    ("brute", "brute-force", 2, "G11+H10+I11", "muddle", "discard, 1 XP"),
    ("spellweaver", "frozen-night", 4, "H10+I11+H9+I10+J10", "", "lost, 5 XP, ice"),
    ("cragheart", "stone-pummel", 3, "G11+I11+G12+I12", "muddle", "discard, 1 XP"),
]


@rule("GH-AREA-02", "GH-AREA-03")
@pytest.mark.parametrize(("job", "card", "value", "hexes", "condition", "then"), AREAS)
def test_a_melee_area(job: str, card: str, value: int, hexes: str, condition: str, then: str) -> None:
    spots = hexes.split("+")
    table = half_of(job, card, "top", foes={**guards(*spots), "E13": "bandit-guard 9"})
    ways = [set(key.removeprefix("lay:").split("+")) for key in table.options if key.startswith("lay:")]
    assert set(spots) in ways
    table.do(next(key for key in table.options if set(key.removeprefix("lay:").split("+")) == set(spots)))
    for number in range(1, len(spots) + 1):
        table.do(f"hit:bandit-guard-{number}")
    assert left(table, len(spots) + 1) == [9 - value] * len(spots) + [9]
    assert not condition or table.has("bandit-guard-1", condition)
    assert (table.kind, gone(table)) == ("turn", then)


RANGED_AREAS = [
    ("tinkerer", "noxious-vials", "bottom", 3, 3, 3, "poison", "lost, 3 XP"),
    ("spellweaver", "icy-blast", "top", 2, 3, 7, "muddle", "lost, 2 XP, ice"),
    ("spellweaver", "chromatic-explosion", "top", 3, 3, 3, "", "lost, 2 XP, air, ice, fire, earth, light, dark"),
    ("spellweaver", "cold-front", "top", 5, 2, 5, "", "lost, 2 XP, ice"),
]


@rule("GH-AREA-01", "GH-AREA-03")
@pytest.mark.parametrize(("job", "card", "half", "value", "reach", "size", "condition", "then"), RANGED_AREAS)
def test_a_ranged_area(
    job: str, card: str, half: str, value: int, reach: int, size: int, condition: str, then: str
) -> None:
    foes = ["H10", "H11", "I11"] if size != 5 else ["G10", "G11", "G12"]
    table = half_of(job, card, half, at="E9", foes={**guards(*foes, hp=20), "K11": "bandit-guard 20"})
    ways = [key.removeprefix("lay:").split("+") for key in table.options if key.startswith("lay:")]
    assert max(map(len, ways)) == size
    table.do(next(f"lay:{'+'.join(way)}" for way in ways if {*foes} <= {*way}))
    for number in (1, 2, 3):
        table.do(f"hit:bandit-guard-{number}")
    assert left(table, 4) == [20 - value] * 3 + [20]
    assert not condition or table.has("bandit-guard-1", condition)
    assert (table.kind, gone(table)) == ("turn", then)


# Traps, summons


@rule("GH-OVERLAY-10")
@pytest.mark.parametrize(
    ("card", "half", "damage", "condition"),
    [("tinkerers-tools", "bottom", 0, "stun"), ("gas-canister", "top", 4, "muddle")],
)
def test_a_trap(card: str, half: str, damage: int, condition: str) -> None:
    table = half_of("tinkerer", card, half, foes=guards("H9")).do("trap:H10")
    (trap,) = table.w.traps.values()
    assert (trap.damage, trap.conditions, gone(table)) == (damage, (condition,), "discard")


SUMMONS = [
    ("tinkerer", "dangerous-contraption", "top", "battle-bot", 6, (2, 2, 0)),
    ("tinkerer", "murderous-contraption", "top", "kill-bot", 6, (3, 3, 0)),
    ("spellweaver", "living-torch", "bottom", "burning-avatar", 2, (3, 2, 3)),
    ("mindthief", "wretched-creature", "top", "monstrous-rat", 4, (3, 3, 0)),
    ("mindthief", "many-as-one", "top", "rat-king", 9, (2, 5, 0)),
]


@rule("GH-SUMMON-01", "GH-SUMMON-02", "GH-SUMMON-03")
@pytest.mark.parametrize(("job", "card", "half", "name", "life", "numbers"), SUMMONS)
def test_a_summon(job: str, card: str, half: str, name: str, life: int, numbers: tuple[int, int, int]) -> None:
    table = half_of(job, card, half).do("summon:H10")
    creature = table.figure(f"{name}-1")
    own = values(table.w, creature)
    assert (creature.hit_points, (own.move, own.attack, own.range)) == (life, numbers)
    assert (gone(table), table.hero().active[0].lost) == ("active, 2 XP", True)
