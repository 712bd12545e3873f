"""What the rules say about a view: heroes as they are now, exact chances, ways, prices, and how a combat stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

import msgspec

from questhall.games.runebound.content.board import FACE_NAMES, NAME
from questhall.games.runebound.content.cards import CARDS, TOKENS
from questhall.games.runebound.content.notation import ATTRIBUTES, VALUES
from questhall.games.runebound.face.hints_combat import Duel, Foe, duel, villain
from questhall.games.runebound.face.hints_dice import Thrown, thrown
from questhall.games.runebound.odds.dice import any_step, once_more, reach
from questhall.games.runebound.odds.foes import beaten, rival
from questhall.games.runebound.odds.trials import event_odds, quest_odds, test_odds, trial_odds
from questhall.games.runebound.odds.ways import ways
from questhall.games.runebound.rules import market
from questhall.games.runebound.rules.abilities import has
from questhall.games.runebound.rules.attributes import value
from questhall.games.runebound.rules.limits import too_many_assets
from questhall.games.runebound.rules.pool import face_text, tokens_of
from questhall.games.runebound.rules.trials import successes
from questhall.games.runebound.rules.turn import ACTION, PRICE
from questhall.games.runebound.rules.wounds import life
from questhall.games.runebound.state import Combat, Explore, Hero, Move, Test, World
from questhall.kernel import Choose, Seat


class Sheet(msgspec.Struct):
    """A hero with everything that its cards add."""

    left: int  # life
    life: int
    hand: int
    speed: int
    body: int
    mind: int
    spirit: int
    tokens: list[list[str]]  # both faces


class Ware(msgspec.Struct, omit_defaults=True):
    """An asset in a market, for one hero: its price, what it would change, and what would have to go for it."""

    price: int
    changes: dict[str, int] = {}
    goes: list[str] = []


class Outlook(msgspec.Struct):
    """Of one hero, in percent: to come to a space with the next roll, to pass a test, to meet an outcome of a quest."""

    reach: dict[str, int]
    tests: dict[str, int]
    quests: dict[str, list[int]]
    wares: dict[str, Ware]
    villain: Foe | None


class Trial(msgspec.Struct):
    """A test that is going on, in percent: to pass it as it lies there, and with one card more."""

    successes: int
    now: int
    exerted: int


class Hints(msgspec.Struct, omit_defaults=True):
    sheets: dict[int, Sheet] = {}
    heroes: dict[int, Outlook] = {}  # the reader's own
    ways: dict[str, list[str]] = {}  # with the dice that lie there: the options that lead to a space, one after another
    odds: dict[str, int] = {}  # by option, in percent; fights: an estimate; dice that lie there: with one rolled again
    costs: dict[str, int] = {}  # by option of a turn, in action points
    price: int = 0  # in gold, where one is asked to pay
    trial: Trial | None = None
    thrown: Thrown | None = None
    duel: Duel | None = None


def hints(view: World, seats: Sequence[Seat], asked: Sequence[Choose] = ()) -> Hints:
    there = [seat for seat, hero in enumerate(view.heroes) if hero.card]
    going = duel(view)
    return Hints(
        sheets={seat: sheet(view.heroes[seat]) for seat in there},
        heroes={seat: outlook(view, seat) for seat in seats if seat in there and view.heroes[seat].at >= 0},
        ways=moving(view, seats),
        odds={key: share for choice in asked for key, share in option_odds(view, choice, going)},
        costs={key: cost(key) for choice in asked if choice.kind == "turn" for key in choice.options},
        price=next((paid.price for choice in asked if (paid := choice.options.get("pay"))), 0),
        trial=trial(view),
        thrown=thrown(view),
        duel=going,
    )


def sheet(hero: Hero) -> Sheet:
    return Sheet(
        left=max(0, life(hero) - hero.wounds),
        life=life(hero),
        hand=value(hero, "hand"),
        speed=value(hero, "speed"),
        body=value(hero, "body"),
        mind=value(hero, "mind"),
        spirit=value(hero, "spirit"),
        tokens=[[face_text(face) for face in TOKENS[token]] for token in tokens_of(hero)],
    )


def outlook(view: World, seat: Seat) -> Outlook:
    hero = view.heroes[seat]
    chances = reach(hero.at, max(0, value(hero, "speed")), has(hero, "dry-feet"))
    quests = [*hero.quests, *filter(None, view.slots)]
    return Outlook(
        reach={NAME[cell]: percent(share) for cell, share in chances.items() if cell != hero.at},
        tests={attribute: percent(trial_odds(view, seat, attribute)) for attribute in ATTRIBUTES},
        quests={card: [percent(share) for share in quest_odds(view, seat, card)] for card in quests},
        wares={card: ware(hero, card) for cards in view.markets for card in cards},
        villain=villain(view, seat),
    )


def ware(hero: Hero, card: str) -> Ware:
    """Bought, or taken: what the sheet would say then.  RB-SHOP-08, RB-ASSET-03"""
    owner = msgspec.structs.replace(hero, assets=[*hero.assets, card])
    goes = [other for other in too_many_assets(owner) if other != card]
    kept = [other for other in owner.assets if len(goes) != 1 or other not in goes]  # of several the owner chooses
    owner = msgspec.structs.replace(hero, assets=kept)
    changes = {what: value(owner, what) - value(hero, what) for what in VALUES}
    return Ware(market.price(hero, card), {what: more for what, more in changes.items() if more}, goes)


def moving(view: World, seats: Sequence[Seat]) -> dict[str, list[str]]:
    """While dice for a move lie there: how to get anywhere with them.  RB-MOVE-04, RB-MOVE-05"""
    top = view.agenda[-1] if view.agenda else None
    if not isinstance(top, Move) or top.seat not in seats:
        return {}
    hero = view.heroes[top.seat]
    found = ways(hero.at, top.dice, has(hero, "dry-feet"))
    return {NAME[goal]: [f"go:{NAME[cell]}:{FACE_NAMES[die]}" for cell, die in way] for goal, way in found.items()}


def cost(key: str) -> int:
    """In action points.  RB-ACTION-01, RB-ADV-02"""
    verb = key.partition(":")[0]
    return 0 if verb == "use" else PRICE.get(verb, ACTION)


def option_odds(view: World, choice: Choose, going: Duel | None) -> Iterator[tuple[str, int]]:
    """Of options that lead to a test, a fight or away from one, and of quest outcomes to choose between."""
    if choice.kind == "turn":
        yield from fights(view, choice)
    elif choice.kind in ("event", "outcome"):
        yield from trials(view, choice)
    elif choice.kind == "explore":
        yield from missed(view, choice)
    elif choice.kind == "retreat" and going:
        yield from leaving(view, choice, going)


def fights(view: World, choice: Choose) -> Iterator[tuple[str, int]]:
    """Estimates.  RB-ADV-01, RB-VILLAIN-01, RB-CHALLENGE-01"""
    for key in choice.options:
        verb, _, name = key.partition(":")
        share: float | None = None
        if verb == "adventure":
            share = beaten(view, choice.seat)
        elif verb == "villain" and (foe := villain(view, choice.seat)):
            share = foe.win / 100
        elif verb == "hunt":
            share = rival(view, choice.seat, next(at for at, hero in enumerate(view.heroes) if hero.card == name))
        if share is not None:
            yield key, round(100 * share)


def trials(view: World, choice: Choose) -> Iterator[tuple[str, int]]:
    for key in choice.options:
        verb, card, number = (*key.split(":"), "", "")[:3]
        if verb == "option":
            odds = event_odds(view, choice.seat, CARDS[card].options[int(number) - 1])
        elif verb == "outcome":
            odds = quest_odds(view, choice.seat, card)[int(number) - 1]
        else:
            continue
        if odds is not None:
            yield key, percent(odds)


def missed(view: World, choice: Choose) -> Iterator[tuple[str, int]]:
    """Outcomes that the dice do not pay, with one of them rolled again.  RB-EXPLORE-04, RB-EXERT-04"""
    task = view.agenda[-1]
    if not isinstance(task, Explore) or not view.heroes[task.seat].hand.cards:
        return
    for number, outcome in enumerate(CARDS[task.card].outcomes, 1):
        if (key := f"outcome:{task.card}:{number}") not in choice.options:
            yield key, percent(once_more(task.dice, outcome.need))


def leaving(view: World, choice: Choose, going: Duel) -> Iterator[tuple[str, int]]:
    """To get away is exact; how the combat goes on an estimate, for the side of the seat.  RB-RETREAT-02"""
    hero = view.heroes[choice.seat]
    sure = has(hero, "any-retreat")
    yield "retreat", 100 if sure else percent(any_step(hero.at, has(hero, "dry-feet")))
    combat = next(task for task in view.agenda if isinstance(task, Combat))
    yield "fight-on", going.win if combat.sides[0].seat == choice.seat else 100 - going.win


def trial(view: World) -> Trial | None:
    """RB-TEST-06, RB-TEST-09"""
    top = view.agenda[-1] if view.agenda else None
    if not isinstance(top, Test):
        return None
    found = successes(top)
    return Trial(found, 100 if found else 0, 100 if found else percent(test_odds(view, top.seat, 1)))


def percent(share: Fraction) -> int:
    """Rounded, but certain is only what is certain."""
    return int(share) * 100 if share in (0, 1) else min(99, max(1, round(float(share) * 100)))
