"""The solver of the token duel against an exhaustive solution by the rules themselves, on small pools."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest

from questhall.games.runebound.content.cards import CARDS, TOKENS
from questhall.games.runebound.game import GAME
from questhall.games.runebound.odds.duel.answer import KINDS, answer
from questhall.games.runebound.odds.duel.arena import Arena, standing, worth
from questhall.games.runebound.odds.duel.forecast import arena_of, enemy_duellist, forecast, hero_duellist, race
from questhall.games.runebound.odds.duel.position import position_of
from questhall.games.runebound.odds.duel.solver import DuelSearch, Spent, solved
from questhall.games.runebound.odds.duel.told import told
from questhall.games.runebound.rules import combat
from questhall.games.runebound.rules.enemies import enemy_life
from questhall.games.runebound.rules.wounds import defeated, life
from questhall.games.runebound.state import Combat
from questhall.kernel import Keep, Match
from questhall.kit.odds import outcomes
from tests.games.runebound.positions import Table, fight, going, table, taken

HEROES = ("corbin", "thorn", "hawthorne", "laurel")
FOES = ("ogre", "kobolds", "deep-elf", "moon-cat", "sorceress", "rebels", "dreadbringer", "great-dragon")
SKILLS = (
    "",
    "shield-wall",
    "duellist",
    "spell-ward",
    "rune-of-silence",
    "soul-drain",
    "full-confidence",
    "blessed-arm",
)


def small(seed: int, mine: int, theirs: int) -> Table:
    """Some hero against some enemy in the middle of a round, with so many tokens each."""
    rng = random.Random(seed)
    hero, card, skill = rng.choice(HEROES), rng.choice(FOES), rng.choice(SKILLS)
    learned = f", skills {skill}" if skill else ""
    m = table(f"1 {hero} at 7-8, wounds {rng.randrange(6)}{learned}, hand scout\n2 mok at 1-5")
    taken(m.state, card)
    combat.start(m, 0, card, "adventure")
    fight = m.state.agenda[-1]
    assert isinstance(fight, Combat)
    fight.phase, fight.waiting, fight.turn = "act", [], rng.randrange(2)
    fight.wounds = rng.randrange(CARDS[card].life)
    every = list(TOKENS)
    for side, count in zip(fight.sides, (mine, theirs), strict=True):
        side.tokens = rng.sample(every, count)
        side.face = [rng.randrange(2) for _ in side.tokens]
        side.where = [int(rng.random() < 0.15) for _ in side.tokens]
        side.on = [-1] * count
        if all(side.where):
            side.where[0] = 0
    if "foe-no-surge" in CARDS[card].text.flags:
        fight.sides[0].marks.append("no-surge")
    return Match(GAME, m.terms, b"a duel", Keep.BOUNDARY, m.state)


class Exhausted:
    """The value of a position by trying everything that the rules allow: no bounds, no pools taken for equal."""

    def __init__(self, m: Table, arena: Arena | None = None) -> None:
        self.arena = arena or arena_of(m.state, going(m))
        self.seen: dict[bytes, float] = {}
        self.start = m

    @property
    def value(self) -> float:
        return self.of(self.start)

    def of(self, m: Table) -> float:
        fights = [task for task in m.state.agenda if isinstance(task, Combat)]
        wounds, life = m.state.heroes[0].wounds, self.arena.sides[0].life
        if not fights:
            return worth(1.0, (life - wounds) / life) if wounds < life else 0.0
        choice = m.asked[0]
        if choice.kind == "retreat":
            return standing(self.arena)[wounds][fights[0].wounds]
        key = m.boundary + repr((m.since, m.chance.log)).encode()
        if key not in self.seen:
            values = [
                sum(float(share) * self.of(after) for share, after in outcomes(m, choice.seat, option))
                for option in choice.options
            ]
            self.seen[key] = max(values) if choice.seat == 0 else min(values)
        return self.seen[key]


@pytest.mark.parametrize("seed", range(60))
def test_the_solver_finds_what_an_exhaustive_search_of_the_rules_finds(seed: int) -> None:
    m = small(seed, 2 + seed % 2, 2 + seed // 2 % 2)
    arena = arena_of(m.state, going(m))
    assert solved(arena, position_of(m.state, going(m), arena)) == pytest.approx(Exhausted(m).value)


class Bounded(Exhausted):
    """The same, with every later round worth a given number."""

    def __init__(self, m: Table, later: float) -> None:
        super().__init__(m)
        self.later = later

    def of(self, m: Table) -> float:
        if m.asked and m.asked[0].kind == "retreat":
            return self.later
        return super().of(m)

    def after(self, option: str) -> float:
        return sum(float(share) * self.of(m) for share, m in outcomes(self.start, self.start.asked[0].seat, option))


@pytest.mark.parametrize("seed", range(25))
def test_what_is_told_as_exact_is_what_the_rules_make_of_it_and_nothing_else_is(seed: int) -> None:
    m = small(seed, 2 + seed % 2, 2)
    combat_, hero = going(m), m.state.heroes[0]
    most = life(hero)
    hero.wounds, combat_.wounds = most - 1 - seed % 2, enemy_life(m.state, combat_.card, 0) - 1 - seed // 2 % 2
    m = Match(GAME, m.terms, b"a duel", Keep.BOUNDARY, m.state)
    if m.asked[0].kind != "combat":
        return
    dark, bright = Bounded(m, 0.0), Bounded(m, 1.0)
    for option, found in told(m.state, going(m)).items():
        low, high = dark.after(option), bright.after(option)
        assert found.exact == (abs(high - low) < 1e-9), option
        if found.exact:
            assert worth(found.win, (most - found.wounds) / most if found.win else 0.0) == pytest.approx(low), option


def test_the_answer_at_the_table_is_the_best_or_next_to_it() -> None:
    lost = []
    for seed in range(40):
        m = small(seed, 3, 3)
        combat_, arena = going(m), arena_of(m.state, going(m))
        key = answer(m.state, "combat", m.asked[0].options)
        values = {option: value_after(m, arena, option) for option in m.asked[0].options}
        best = max(values.values()) if combat_.turn == 0 else min(values.values())
        lost.append(abs(best - values[key]))
    assert sum(lost) / len(lost) < 0.01, "on average"
    assert sum(each < 1e-9 for each in lost) >= 30, "mostly the very best"


def value_after(m: Table, arena: Arena, option: str) -> float:
    """The exact value of an action: its outcomes, each solved to the end of the round."""
    total = 0.0
    for share, after in outcomes(m, m.asked[0].seat, option):
        fights = [task for task in after.state.agenda if isinstance(task, Combat)]
        if fights and after.asked[0].kind in ("combat", "retreat"):
            total += float(share) * solved(arena, position_of(after.state, fights[0], arena))
        else:
            total += float(share) * Exhausted(m, arena).of(after)
    return total


def test_equal_pools_are_one_position_and_spent_tokens_matter_only_where_they_come_back() -> None:
    plain = fight("1 corbin at 7-8\n2 mok at 1-5", "2P 1P* A | 1K 1K 1K 1S D", "ogre")
    arena = arena_of(plain.state, going(plain))
    side = going(plain).sides[0]
    before = position_of(plain.state, going(plain), arena)
    for row in (side.tokens, side.face, side.where, side.on):
        row.reverse()
    assert position_of(plain.state, going(plain), arena) == before
    assert not arena.spent
    assert before.first.spent == ()
    laurel = table("1 laurel at 7-8\n2 mok at 1-5")
    combat.start(laurel, 0, "ogre", "story")
    assert arena_of(laurel.state, going(laurel)).spent, "her surge brings a spent token back"


def test_a_side_that_can_win_at_once_does() -> None:
    m = fight("1 corbin at 7-8, wounds 9\n2 mok at 1-5", "2P 1P* A | 1K 1K 1K 1S -*", "kobolds")
    assert answer(m.state, "combat", m.asked[0].options) == "strike:physical"


def test_a_budget_bounds_the_search_and_the_answer_stays_legal() -> None:
    for seed in range(20):
        m = small(seed, 6, 7)
        arena = arena_of(m.state, going(m))
        for budget in (5, 60):
            search = DuelSearch(arena, brief=True, budget=budget)
            with suppress(Spent):
                search.value(position_of(m.state, going(m), arena), 30)
            assert search.nodes <= budget + 1
            assert answer(m.state, "combat", m.asked[0].options, budget) in m.asked[0].options


def test_every_question_of_a_combat_finds_its_answer() -> None:
    asked = set()
    for seed in range(120):
        m = small(seed, 5, 6)
        rng = random.Random(seed)
        for _ in range(30):
            choice = m.asked[0]
            if not any(isinstance(task, Combat) for task in m.state.agenda) or choice.kind not in KINDS:
                break
            asked.add(choice.kind)
            best = answer(m.state, choice.kind, choice.options)
            m.answer(choice.seat, best if rng.random() < 0.5 else rng.choice(list(choice.options)))
    assert asked >= {"combat", "part", "pay-surge", "token", "shield"}


# -- the forecast ------------------------------------------------------------------------------------------------------


def fought(hero: str, card: str, seed: int) -> bool:
    """A combat between two solvers to the end."""
    m = table(f"1 {hero}\n2 mok at 1-5")
    combat.start(m, 0, card, "story")
    m = Match(GAME, m.terms, bytes([seed]), Keep.NOTHING, m.state)
    while m.asked and any(isinstance(task, Combat) for task in m.state.agenda):
        choice = m.asked[0]
        key = "fight-on" if choice.kind == "retreat" else answer(m.state, choice.kind, choice.options)
        m.answer(choice.seat, key)
    return not defeated(m.state.heroes[0])


@pytest.mark.parametrize(
    ("hero", "card"),
    [("corbin", "kobolds"), ("corbin", "ogre"), ("thorn", "ogre"), ("corbin, assets war-hammer", "beastman")],
)
def test_the_forecast_tells_what_solvers_make_of_it(hero: str, card: str) -> None:
    m = table(f"1 {hero}\n2 mok at 1-5")
    seen = forecast(hero_duellist(m.state.heroes[0]), enemy_duellist(card, CARDS[card].life, 1))
    won = sum(fought(hero, card, seed) for seed in range(40)) / 40
    assert abs(seen.win - won) < 0.25


def test_the_race_is_exact_where_every_round_is_the_same() -> None:
    always_two, always_three = (0.0, 0.0, 1.0), (0.0, 0.0, 0.0, 1.0)
    assert race(always_two, always_three, 10, 4) == (1.0, pytest.approx(4.5)), "3 wounds, and half of the next 3"
    assert race(always_two, always_three, 3, 4).win == 0.0
    assert race(always_two, always_three, 3, 2).win == 0.5, "both fall in one round: either is first"
