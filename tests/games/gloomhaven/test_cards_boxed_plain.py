"""Halves of the classes from boxes that are no more than moves, attacks, heals, loot and shields."""

import pytest

from questhall.games.gloomhaven.rules.play.table import shield_of
from questhall.games.gloomhaven.state import Walk
from questhall.ledger import rule
from tests.games.gloomhaven.bandits import guards, left
from tests.games.gloomhaven.halves import AT_RANGE, gone, half_of

MOVES = [
    ("sun", "cautious-advance", 3, "", "discard"),
    ("sun", "tactical-order", 4, "", "discard"),
    ("sun", "hammer-blow", 4, "", "discard"),
    ("sun", "practical-plans", 5, "", "discard"),
    ("sun", "cleansing-force", 4, "", "discard, light"),
    ("sun", "angelic-ascension", 6, "jump", "discard"),
    ("eclipse", "enervating-wound", 4, "", "discard"),
    ("eclipse", "spirit-of-the-night", 6, "", "lost, 1 XP, dark"),
    ("eclipse", "smoke-step", 1, "", "discard, dark"),
    ("eclipse", "prepare-for-the-kill", 2, "", "discard, dark"),
    ("eclipse", "unseen-dread", 6, "jump", "discard"),
    ("eclipse", "gloom-darts", 3, "", "discard, dark"),
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


ATTACKS = [
    ("sun", "holy-strike", "top", 2, 0, "stun", "discard"),
    ("sun", "holy-strike", "bottom", 5, 3, "", "lost, 2 XP, light"),
    ("sun", "hammer-blow", "top", 4, 0, "", "discard"),
    ("sun", "defensive-stance", "top", 4, 0, "", "discard"),
    ("sun", "daybreak", "top", 3, 0, "muddle", "discard"),
    ("sun", "glorious-bolt", "bottom", 2, 3, "muddle", "discard"),
    ("sun", "practical-plans", "top", 5, 0, "", "discard"),
    ("sun", "mobilizing-axiom", "top", 4, 0, "", "discard, light"),
    ("sun", "path-of-glory", "top", 5, 0, "", "discard"),
    ("sun", "cleansing-force", "top", 6, 0, "stun wound", "lost, 2 XP"),
    ("eclipse", "black-knives", "bottom", 2, 0, "muddle", "discard, 1 XP"),
    ("eclipse", "cloak-of-shade", "top", 1, 0, "", "discard, dark"),
    ("eclipse", "doomed-breeze", "top", 1, 3, "muddle", "discard, 1 XP, dark"),
    ("eclipse", "spirit-of-the-night", "top", 3, 0, "", "discard"),
    ("eclipse", "silent-force", "top", 3, 0, "", "discard"),
    ("eclipse", "concealed-dominance", "top", 4, 0, "", "lost"),
    ("eclipse", "prepare-for-the-kill", "top", 2, 0, "", "discard, dark"),
    ("eclipse", "soulfire", "top", 1, 3, "wound", "discard"),
    ("eclipse", "terror-blade", "top", 3, 0, "", "discard"),
    ("eclipse", "armor-of-the-night", "top", 4, 0, "", "discard"),
    ("eclipse", "unseen-dread", "top", 3, 0, "", "discard, dark"),
    ("eclipse", "swallowed-by-fear", "top", 2, 0, "", "discard"),
    ("eclipse", "quiet-frenzy", "top", 3, 0, "", "discard"),
    ("eclipse", "lurking-ruin", "top", 5, 0, "", "discard"),
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


CURSES = [
    ("eclipse", "dark-cloud", "top", 3, 0, "", "discard"),
    ("eclipse", "soulfire", "bottom", 6, 0, "", "lost"),
    ("eclipse", "black-arrow", "top", 4, 4, "muddle", "discard, 1 XP"),
    ("eclipse", "gloom-darts", "top", 3, 4, "poison", "discard"),
]


@rule("GH-COND-19")
@pytest.mark.parametrize(("job", "card", "half", "value", "reach", "conditions", "then"), CURSES)
def test_an_attack_that_curses(
    job: str, card: str, half: str, value: int, reach: int, conditions: str, then: str
) -> None:
    near = AT_RANGE[reach] if reach else "E10"
    table = half_of(job, card, half, at="E9", foes=guards(near, hp=20)).do("hit:bandit-guard-1")
    assert table.w.decks["monsters"].draw.cards.count("curse-monsters") == 1
    assert (left(table, 1), sorted(table.figure("bandit-guard-1").conditions)) == ([20 - value], conditions.split())
    assert gone(table) == then


HEALS = [
    ("sun", "brilliant-prayer", "bottom", 5, 3, "lost, 2 XP, light"),
    ("sun", "dazzling-charge", "top", 3, 3, "discard, light"),
    ("sun", "glorious-bolt", "top", 5, 3, "lost, 1 XP"),
    ("sun", "unwavering-mandate", "bottom", 3, 2, "discard"),
    ("sun", "burning-flash", "bottom", 3, 3, "discard"),
]


@rule("GH-HEAL-02")
@pytest.mark.parametrize(("job", "card", "half", "amount", "reach", "then"), HEALS)
def test_a_plain_heal(job: str, card: str, half: str, amount: int, reach: int, then: str) -> None:
    friends = {AT_RANGE[reach]: "brute", AT_RANGE[reach + 1]: "cragheart"}
    table = half_of(job, card, half, at="E9", friends=friends)
    table.figure("brute").hit_points = 1
    assert set(table.options) >= {f"heal:{job}", "heal:brute"}
    assert "heal:cragheart" not in table.options
    table.do("heal:brute")
    assert (table.hp("brute"), gone(table)) == (1 + amount, then)


@rule("GH-LOOT-01")
@pytest.mark.parametrize(
    ("job", "card", "then"), [("sun", "lay-on-hands", "discard"), ("eclipse", "grim-sustenance", "discard, dark")]
)
def test_a_plain_loot(job: str, card: str, then: str) -> None:
    table = half_of(job, card, "bottom", at="H11", coins={"H10": 2, "H9": 1}).do("do")
    assert (table.hero().coins, gone(table)) == (2, then)


SHIELDS = [
    ("sun", "cautious-advance", "top", 1, "active, 1 XP"),
    ("eclipse", "armor-of-the-night", "bottom", 1, "active, dark"),
]


@rule("GH-SHIELD-01", "GH-ACTIVE-07")
@pytest.mark.parametrize(("job", "card", "half", "amount", "then"), SHIELDS)
def test_a_shield_of_the_round(job: str, card: str, half: str, amount: int, then: str) -> None:
    table = half_of(job, card, half).do("do")
    assert shield_of(table.figure(job)) == amount
    assert gone(table) == then
