"""What the scenario asks for beside fights and doors: treasures to loot, plates, tokens to break, an exit."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial
from itertools import permutations

from questhall.games.gloomhaven.bots.mind import Mind, far
from questhall.games.gloomhaven.content import hero_cards
from questhall.games.gloomhaven.content.actions import Loot
from questhall.games.gloomhaven.content.dungeon import GOAL
from questhall.games.gloomhaven.content.scenario_rules import Goal, Opening
from questhall.games.gloomhaven.content.scenarios import scenario
from questhall.games.gloomhaven.content.stickers import printed
from questhall.games.gloomhaven.rules.play.openings import plates_of
from questhall.games.gloomhaven.rules.play.purse import counts_as_discarded
from questhall.games.gloomhaven.rules.play.table import character, obstacle_mask, place
from questhall.games.gloomhaven.rules.play.verdicts import goals_left, plates
from questhall.games.gloomhaven.state import Figure, Hero
from questhall.hex.bits import Mask, mask_of
from questhall.kernel import UNSEEN, Seat

TREASURE = 15.0  # what a goal treasure is worth, in hit points
KEPT = 30.0  # what a card is worth that alone can loot it
PREY = 40.0  # what a boss is worth that the goal asks for
TOKEN = 8.0  # what a token is worth that the goal asks for
NOT_NOW = 50  # steps that a card out of the hand is worth


def aim(mind: Mind) -> Goal:
    return scenario(mind.w.scenario).goal


def wanted(mind: Mind) -> Mask:
    """The goal treasures that lie open."""
    carried = aim(mind).bring[0]
    asked = {GOAL} if aim(mind).loot else {carried} - {""}
    return mask_of(cell for cell, value in mind.w.treasures.items() if value in asked)


@lru_cache(maxsize=1024)
def loots(card: str) -> bool:
    """Whether a card has a Loot ability."""
    if printed(card) not in hero_cards.all_cards():
        return False
    known = hero_cards.card(card)
    return any(isinstance(entry.action, Loot) for half in (known.top, known.bottom) for entry in half.entries)


def must_keep(mind: Mind, card: str) -> float:
    """A card that the goal cannot do without."""
    return KEPT if aim(mind).loot == "ability" and loots(card) else 0.0


def errand(mind: Mind) -> Mask:
    """The hexes that this seat should go to when nobody is to be fought; 0: none."""
    treasures = wanted(mind)
    if treasures and fetcher(mind, treasures) == mind.seat:
        return treasures
    cell = own_plate(mind)
    return 1 << cell if cell >= 0 else way_out(mind)


def way_out(mind: Mind) -> Mask:
    """The exit, once it lies open and everything else is done; hexes that others have taken are theirs."""
    goal = aim(mind)
    if goal.bring[0]:
        return beside_mark(mind, goal.bring[1]) if mind.w.bearer == mind.seat else 0
    if not goal.escape or (goal.loot and goals_left(mind.w)):
        return 0
    taken = mask_of(each.cell for each in mind.w.figures if each is not mind.me)
    return mask_of(place(mind.w).marked(goal.escape)) & mind.floor.board.open & ~taken


def beside_mark(mind: Mind, mark: str) -> Mask:
    """The open hexes beside a mark."""
    around = [cell for at in place(mind.w).marked(mark) for cell in place(mind.w).whole.neighbours[at]]
    return mask_of(around) & mind.floor.board.open & ~obstacle_mask(mind.w)


def wards(mind: Mind) -> list[Figure]:
    """Those who must not die."""
    names = {each.dies for each in scenario(mind.w.scenario).defeats}
    return [each for each in mind.w.figures if each.name in names]


def token_worth(mind: Mind, figure: Figure) -> float:
    """What it is worth beside its threat that a token falls: the goal asks for it, or a door or a boss hangs on it."""
    if figure.kind != "objective":
        return 0.0
    page = scenario(mind.w.scenario)
    token = page.token(figure.name)
    asked = figure.name in page.goal.destroy or (token is not None and (token.opens or token.like))
    return TOKEN if asked else 0.0


def is_prey(mind: Mind, figure: Figure) -> bool:
    """The boss that the goal asks for: while it lives, it calls up more than a party can fell."""
    return figure.rank == "boss" and any(figure.name in types.split("+") for types in aim(mind).kills)


def prey_worth(mind: Mind, figure: Figure) -> float:
    return PREY if is_prey(mind, figure) else 0.0


def fetcher(mind: Mind, treasures: Mask) -> Seat:
    """Who is nearest, of those who can."""
    ways = mind.way_map(treasures)

    def trouble(seat: Seat) -> tuple[int, Seat]:
        own = character(mind.w, seat)
        steps = ways.get(own.cell, 99) if own else 999
        return steps + (0 if can_loot(mind, mind.w.heroes[seat]) else NOT_NOW), seat

    return min(mind.living(), key=trouble)


def can_loot(mind: Mind, hero: Hero) -> bool:
    """It has a card for it, as far as I can see."""
    return aim(mind).loot != "ability" or any(card == UNSEEN or loots(card) for card in (*hero.hand, *hero.played))


def own_plate(mind: Mind) -> int:
    """Once all plates lie open: the one that is mine if all together go the fewest steps; -1: none."""
    asked, everybody = plates_asked(mind), asks_all(mind)
    seats = mind.living()
    if not asked or (len(seats) < len(asked) and not everybody) or (everybody and len(seats) > len(asked)):
        return -1
    steps = {(seat, cell): far(mind.floor, standing(mind, seat))[cell] for seat in seats for cell in asked}
    if everybody:
        ways = [list(zip(seats, some, strict=True)) for some in permutations(asked, len(seats))]
    else:
        ways = [list(zip(some, asked, strict=True)) for some in permutations(seats, len(asked))]
    return dict(min(ways, key=lambda way: sum(map(steps.__getitem__, way)))).get(mind.seat, -1)


def plates_asked(mind: Mind) -> list[int]:
    """Those of the goal, or of the next locked door, if all of them lie open."""
    goal = aim(mind)
    found = plates(mind.w, goal) if goal.plates else next(map(partial(plates_of, mind.w), waiting_doors(mind)), [])
    return found if all(mind.floor.board.open >> cell & 1 for cell in found) else []


def waiting_doors(mind: Mind) -> Iterator[Opening]:
    """Locked doors that plates open, the nearest to be opened first."""
    for opening in scenario(mind.w.scenario).opens:
        locked = any(cell in mind.w.locked for cell in place(mind.w).marked(opening.door))
        if locked and (opening.plate or opening.all_on):
            yield opening


def asks_all(mind: Mind) -> bool:
    """Whether every character must stand on a plate."""
    opening = next(waiting_doors(mind), None)
    return not aim(mind).plates and opening is not None and bool(opening.all_on)


def standing(mind: Mind, seat: Seat) -> int:
    own = character(mind.w, seat)
    assert own is not None
    return own.cell


def busy(mind: Mind) -> bool:
    """There is something to fetch, or all plates lie open: no more doors now."""
    if wanted(mind):
        return any(has_card(mind, mind.w.heroes[seat]) for seat in mind.living())
    return bool(plates_asked(mind)) or bool(way_out(mind))


def has_card(mind: Mind, hero: Hero) -> bool:
    """Now or after a rest."""
    return can_loot(mind, hero) or any(map(loots, counts_as_discarded(hero)))


def needs_rest(mind: Mind) -> bool:
    """The card that I am to loot with lies discarded."""
    treasures = wanted(mind)
    mine = bool(treasures) and fetcher(mind, treasures) == mind.seat
    return mine and has_card(mind, mind.hero) and not can_loot(mind, mind.hero)
