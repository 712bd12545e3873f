"""Every surge ability, of enemies, heroes, skills and assets, does what its line says: checked effect by effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import msgspec
import pytest

from questhall.games.runebound.content.cards import CARDS, HEROES, TOKENS
from questhall.games.runebound.game import GAME
from questhall.games.runebound.rules import actions, pool
from questhall.games.runebound.rules.abilities import ABILITIES
from questhall.games.runebound.rules.wounds import life
from questhall.games.runebound.state import Cast, Combat, Hurt, Side
from questhall.kernel import Keep, Match
from tests.games.runebound.positions import FACE, Table, fight, going, sheet, told

SURGES = {
    **{f"{card}: {ability.cost}": (0, ability.ops) for card, ability in ABILITIES["surge"].items()},
    **{surge.id: (1, surge.ops) for card in CARDS.values() for surge in card.surges},
}
MINE = {
    "corbin-1": "2P",
    "corbin-2": "1H",
    "corbin-3": "1A",
    "mok-1": "2M",
    "laurel-3": "1S*",
    "A05": "1D",
    "A03": "1P",
}
THEIRS = {"foe-1": "1K", "foe-2": "1H", "foe-3": "1A", "foe-4": "1S", "foe-5": "1D", "seasoned": "2K"}
X = 2


class Before(NamedTuple):
    """What is compared."""

    sides: list[Side]
    wounds: tuple[int, int]
    gold: int
    hand: int


def snapshot(m: Table) -> Before:
    fight_ = going(m)
    return Before(
        msgspec.convert(msgspec.to_builtins(fight_.sides), list[Side]), wounds(m), sheet(m).gold, len(sheet(m).hand)
    )


def wounds(m: Table) -> tuple[int, int]:
    return sheet(m).wounds, going(m).wounds


def laid_out(number: int, ops: tuple[str, ...]) -> tuple[Before, Table]:
    """A combat with every symbol on both sides, a spent token each, and the ability about to take effect."""
    m = fight("1 lissa at 7-8, wounds 2, gold 3, hand scout prayer, assets spiked-armor\n2 mok at 1-5", "", "giant")
    combat = going(m)
    combat.phase, combat.waiting, combat.wounds, combat.round = "act", [], 1, 1
    for side, faces in zip(combat.sides, (MINE, THEIRS), strict=True):
        side.tokens = list(faces)
        shown = {token: [pool.face_text(face) for face in TOKENS[token]] for token in faces}
        side.face = [
            next(at for at in (0, 1) if shown[token][at].rstrip("*") == face.rstrip("*"))
            for token, face in faces.items()
        ]
        side.where, side.on = [0] * len(faces), [-1] * len(faces)
        side.where[0] = 1
    before = snapshot(m)
    m.state.agenda = [*m.state.agenda[:2], combat, Cast(number, list(ops), "an ability", X)]
    return before, again(m)


def again(m: Table) -> Table:
    """On from this state; the next terrain dice show two plains and water."""
    return Match(
        GAME,
        m.terms,
        b"surges",
        Keep.JOURNAL,
        m.state,
        outcomes=[("terrain", FACE[f], False) for f in ("p", "pf", "mw")],
    )


def resolved(m: Table) -> Table:
    """On to the next combat action: wounds are taken, the first token is chosen, nothing is cancelled."""
    for _ in range(20):
        if isinstance(m.state.agenda[-1], Combat):
            return m
        options = list(m.asked[0].options)
        wanted = [key for key in options if key in ("take-it", "done", "allow")]
        m.answer(m.asked[0].seat, wanted[0] if wanted else options[0])
    raise AssertionError("it does not end")


# -- what each word means ----------------------------------------------------------------------------------------------


def changed_tokens(before: Side, after: Side) -> list[int]:
    return [
        at
        for at in range(len(after.tokens))
        if (before.face[at], before.where[at]) != (after.face[at], after.where[at])
    ]


def deals(m: Table, before: Before, me: int, words: list[str]) -> None:
    amount = X if words[1].startswith("X") else int(words[1].rstrip("!")[:-1])
    now = wounds(m)[1 - me] - before.wounds[1 - me]
    assert now == amount, "all of it, for no shield was raised"


def heals(m: Table, before: Before, me: int, words: list[str]) -> None:
    healed = sum(event["amount"] for event in told(m, "mended"))
    assert healed == min(int(words[1]), before.wounds[me])


def flips(m: Table, before: Before, me: int, words: list[str]) -> None:
    both = [changed_tokens(old, new) for old, new in zip(before.sides, going(m).sides, strict=True)]
    if words[2] == "all":
        assert both[1 - me] == pool.pool(before.sides[1 - me])
    elif words[1] == "any":
        assert sum(map(len, both)) == 1
    else:
        assert (len(both[1 - me]), len(both[me])) == (int(words[2]), 0)


def rethrows(m: Table, before: Before, me: int, words: list[str]) -> None:
    thrown = [event["token"] for event in told(m, "rethrew")]
    assert len(thrown) == int(words[2])
    whose = before.sides[me if words[1] == "spent" else 1 - me].tokens
    assert all(token in whose for token in thrown)
    if words[1] == "spent":
        assert going(m).sides[me].where == [0] * len(whose), "the spent token is in the pool again"


def removes(m: Table, before: Before, me: int, words: list[str]) -> None:
    old, new = before.sides[1 - me], going(m).sides[1 - me]
    gone = [at for at in pool.pool(old) if new.where[at]]
    matching = [at for at in pool.pool(old) if words[2] in ("any", pool.shows(old, at)[0])]
    assert gone == (matching if len(words) == 3 else gone)
    assert len(gone) == (len(matching) if len(words) == 3 else int(words[3]))
    assert all(at in matching for at in gone)


def doubles(m: Table, before: Before, me: int, words: list[str]) -> None:
    side, old = going(m).sides[me], before.sides[me]
    tokens = actions.of_symbol(side, words[1])
    assert tokens
    assert [pool.worth(side, at) for at in tokens] == [2 * pool.worth(old, at) for at in tokens]


def silences(m: Table, before: Before, me: int, words: list[str]) -> None:
    def surges(match: Table) -> list[str]:
        return [key for key in actions.options(match, going(match), 1 - me) if key.startswith("surge:")]

    assert not surges(m)
    going(m).sides[1 - me].marks.clear()
    assert surges(m), "without it there would be some"


def blocks(m: Table, before: Before, me: int, words: list[str]) -> None:
    m.state.agenda.append(Hurt(me, 3, "K" if me == 0 else "P"))
    m = resolved(again(m))
    assert wounds(m)[me] == before.wounds[me] + 3 - int(words[1])


def reflects(m: Table, before: Before, me: int, words: list[str]) -> None:
    m.state.agenda.append(Hurt(me, 2, "K"))
    m = resolved(again(m))
    assert wounds(m) == (before.wounds[0] + 2, before.wounds[1] + 2)


def tracks(m: Table, before: Before, me: int, words: list[str]) -> None:
    assert wounds(m)[1] - before.wounds[1] == 2, "the dice show two plains"


def tries(m: Table, before: Before, me: int, words: list[str]) -> None:
    passed = [event["successes"] for event in told(m, "passed-test")]
    assert wounds(m)[1] - before.wounds[1] == sum(passed)
    assert told(m, "tested") == [{"seat": 0, "attribute": "spirit", "cards": HEROES["lissa"].spirit + 1}]


def steals(m: Table, before: Before, me: int, words: list[str]) -> None:
    assert sheet(m).gold == before.gold - int(words[1])


def earns(m: Table, before: Before, me: int, words: list[str]) -> None:
    assert sheet(m).gold == before.gold + int(words[1])


def exhausts(m: Table, before: Before, me: int, words: list[str]) -> None:
    assert len(sheet(m).hand) == before.hand - int(words[1])


def delays(m: Table, before: Before, me: int, words: list[str]) -> None:
    assert sheet(m).delayed


def nothing(m: Table, before: Before, me: int, words: list[str]) -> None:
    """`cancellable` and `raise-dead` have tests of their own."""


MEANINGS: dict[str, Callable[[Table, Before, int, list[str]], None]] = {
    "deal": deals,
    "heal": heals,
    "if-dealt": lambda m, before, me, words: heals(m, before, me, words[2:]),
    "flip": flips,
    "reroll": rethrows,
    "remove": removes,
    "double": doubles,
    "no-surge": silences,
    "block": blocks,
    "reflect": reflects,
    "explore": tracks,
    "test": tries,
    "steal": steals,
    "gold": earns,
    "exhaust": exhausts,
    "delay": delays,
    "cancellable": nothing,
    "raise-dead": nothing,
}


@pytest.mark.parametrize("name", list(SURGES))
def test_every_surge_ability_does_what_its_line_says(name: str) -> None:
    me, ops = SURGES[name]
    before, m = laid_out(me, ops)
    assert life(sheet(m)) > 9
    resolved(m)
    for op in ops:
        words = op.split()
        MEANINGS[words[0]](m, before, me, words)


def test_wounds_that_were_all_blocked_heal_nobody() -> None:
    _, m = laid_out(0, ("deal 1M", "if-dealt ? heal 2"))
    m.answer(m.asked[0].seat, "block:foe-2")
    assert wounds(resolved(m)) == (2, 1)
