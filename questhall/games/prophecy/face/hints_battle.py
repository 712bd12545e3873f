"""A battle that is going on: both values item by item, the odds as they stand, and what each option would change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from questhall.games.prophecy import odds
from questhall.games.prophecy.face.forecasts import Aside, armed, best_gear, paid, share, with_hero
from questhall.games.prophecy.odds import Odds, Throw
from questhall.games.prophecy.rules import battle as battles
from questhall.games.prophecy.rules import foes, power, windows
from questhall.games.prophecy.rules.artifacts import artifacts
from questhall.games.prophecy.rules.terms import Source, items_of, items_of_foe
from questhall.games.prophecy.state import Battle, Hero, World
from questhall.kernel import Seat
from questhall.kernel.view import copied

FACES = range(1, odds.SIDES + 1)
UNARMED = {"accept": ("mine", "theirs"), "gear": ("mine", "theirs"), "before": ("theirs",), "their-gear": ("theirs",)}


class Change(msgspec.Struct):
    """What an option makes of the battle, as the asked seat sees it."""

    win: float
    draw: float
    loss: float
    mine: int = 0
    theirs: int = 0
    cost: dict[str, int] = {}


class BattleHints(msgspec.Struct):
    kind: str  # of this throw: strength, will, shadow, both
    throws: int
    mine: list[Source] = []
    theirs: list[Source] = []
    power: int = 0  # the sums, without dice
    against: int = 0
    light: int = 0  # what the dice count, 0 before the throw
    dark: int = 0
    came: int = 0  # after the dice: 1, 0, -1 for the first side
    odds: Change | None = None
    options: dict[str, Change] = {}
    guessed: list[str] = []  # sides that have still to arm: their best gear is assumed


def fight(view: World, battle: Battle, seats: Sequence[Seat]) -> BattleHints:
    found = BattleHints(power.part(battle), power.throws(battle), guessed=unarmed(battle))
    seen = foreseen(view, battle)
    found.mine = items_of(view, seen, battle.seat, seen.mine)
    found.theirs = items_of(view, seen, battle.rival, seen.theirs) if battle.rival >= 0 else items_of_foe(view, battle)
    found.power, found.against = power.power(view, seen, battle.seat, seen.mine), power.against(view, seen)
    if battle.light:
        found.light, found.dark = battles.shown(battle.light, battle.mine), battles.shown(battle.dark, battle.theirs)
        found.came = came(view, battle)
    asked = asked_seat(view, battle)
    mine = asked if asked in seats else battle.rival if battle.rival in seats else battle.seat
    if not battle.light:
        found.odds = change(view, seen, mine)
    if asked in seats and view.agenda[-1] is battle and battle.stage in OPTIONS:
        found.options = OPTIONS[battle.stage](view, battle, asked)
    return found


def asked_seat(view: World, battle: Battle) -> Seat:
    """Whose word is heard at this stage."""
    if battle.stage in ("accept", "their-gear", "their-before"):
        return battle.rival
    if battle.stage == "after":
        order = windows.order(Aside.of(view), battle.seat, battle.rival)
        return order[min(battle.asking, len(order) - 1)]
    return battle.seat


def unarmed(battle: Battle) -> list[str]:
    """The sides that have still to fill their hands."""
    return [name for name in UNARMED.get(battle.stage, ()) if name == "mine" or battle.rival >= 0]


def foreseen(view: World, battle: Battle, but: str = "") -> Battle:
    """The battle as it will be thrown: hands that are still to be filled hold the best, `but` one side's."""
    for name in unarmed(battle):
        if name != but:
            seat, side = (battle.seat, battle.mine) if name == "mine" else (battle.rival, battle.theirs)
            battle = replace(battle, **{name: replace(side, gear=best_gear(view, battle, seat, side))})
    return battle


def change(view: World, battle: Battle, seat: Seat, cost: dict[str, int] | None = None) -> Change:
    throws = odds.ahead(view, battle)
    return seen_by(battle, seat, odds.odds(throws), throws[0], cost or {})


def seen_by(battle: Battle, seat: Seat, found: Odds, throw: Throw, cost: dict[str, int]) -> Change:
    """The odds are the first side's; the other one reads them the other way round."""
    win, draw, loss = share(found.win), share(found.draw), share(found.loss)
    if seat == battle.rival:
        return Change(loss, draw, win, throw.theirs, throw.mine, cost)
    return Change(win, draw, loss, throw.mine, throw.theirs, cost)


# -- options -----------------------------------------------------------------------------------------------------


def gear_options(view: World, battle: Battle, seat: Seat) -> dict[str, Change]:
    hero, mine = view.heroes[seat], seat == battle.seat
    found: dict[str, Change] = {}
    for key, items in power.holdings(hero, battle):
        if power.cannot_hold(hero, items) is None:
            side = replace(battle.mine if mine else battle.theirs, gear=list(items))
            name = "mine" if mine else "theirs"
            found[key] = change(view, foreseen(view, replace(battle, **{name: side}), but=name), seat)
    return found


def head_options(view: World, battle: Battle, seat: Seat) -> dict[str, Change]:
    crowns = power.crowns(view.heroes[seat], battle)
    worn_so = {crown: replace(battle, mine=replace(battle.mine, head=crown)) for crown in crowns}
    return {f"wear:{crown}": change(view, tried, seat) for crown, tried in worn_so.items()}


def before_options(view: World, battle: Battle, seat: Seat) -> dict[str, Change]:
    """Each announcement is made on a copy."""
    found = {"roll": change(view, foreseen(view, battle), seat)}
    for key, said in windows.before(Aside.of(view), battle, seat).items():
        aside, tried = Aside.copy(view), copied(battle)
        windows.declare(aside, tried, seat, said)
        cost = spent(view.heroes[seat], aside.state.heroes[seat])
        found[key] = change(aside.state, foreseen(aside.state, tried), seat, cost)
    return found


def spent(before: Hero, after: Hero) -> dict[str, int]:
    coins = ("mana", "health", "gold", "xp")
    return {coin: less for coin in coins if (less := getattr(before, coin) - getattr(after, coin)) > 0}


def accept_options(view: World, battle: Battle, seat: Seat) -> dict[str, Change]:
    """Strength as it is, or will for a price.  PR-PVP-07"""
    hero = view.heroes[seat]
    mana = foes.will_cost(hero, len(artifacts(view.heroes[battle.seat])))
    converted = with_hero(view, seat, paid(hero, (("mana", mana),)))
    return {
        "accept": change(view, armed(view, battle), seat),
        "will": change(converted, armed(converted, replace(battle, kind="will")), seat, {"mana": mana}),
    }


def after_options(view: World, battle: Battle, seat: Seat) -> dict[str, Change]:
    """The dice lie: what a reroll, a shield or a spell would make of them."""
    found = {"accept": outcome(view, battle, seat)}
    for key, (how, what) in windows.after(Aside.of(view), battle, seat).items():
        if how == "block":
            found[key] = outcome(view, replace(battle, blocked=True), seat)
        elif how == "again":
            aside = Aside.copy(view)
            windows.react(aside, copied(battle), seat, (how, what))
            found[key] = change(aside.state, battle, seat, spent(view.heroes[seat], aside.state.heroes[seat]))
        else:
            found[key] = rerolled(view, battle, seat, *what)
    return found


def came(view: World, battle: Battle) -> int:
    return battles.result(Aside.of(view), battle)


def outcome(view: World, battle: Battle, seat: Seat) -> Change:
    """This throw as it lies, and the throws after it."""
    found, throws = came(view, battle), odds.ahead(view, battle)
    rest = odds.odds(throws[1:]) if found > 0 else Odds(int(found > 0), int(found == 0), int(found < 0))  # type: ignore[arg-type]
    return seen_by(battle, seat, rest, throws[0], {})


def rerolled(view: World, battle: Battle, seat: Seat, die: str, number: int) -> Change:
    """The mean over the six faces.  PR-CARD-REALITYSCROLL-01"""
    shares = [0.0, 0.0, 0.0]
    theirs, mine = power.against(view, battle), power.power(view, battle, battle.seat, battle.mine)
    for face in FACES:
        dice = list(getattr(battle, die))
        dice[number] = face
        tried = replace(battle, **{die: dice})
        tried.margin = mine + battles.shown(tried.light, tried.mine) - theirs - battles.shown(tried.dark, tried.theirs)
        one = outcome(view, tried, seat)
        shares = [total + part / len(FACES) for total, part in zip(shares, (one.win, one.draw, one.loss), strict=True)]
    win, draw, loss = (round(part, 4) for part in shares)
    return Change(win, draw, loss, mine, theirs)


OPTIONS: dict[str, Any] = {
    "accept": accept_options,
    "gear": gear_options,
    "head": head_options,
    "their-gear": gear_options,
    "before": before_options,
    "their-before": before_options,
    "after": after_options,
}
