"""What a seat sees, read once for a decision: figures, distances, the cards left and what one more is worth."""

from __future__ import annotations

from functools import cached_property, lru_cache
from math import exp

from questhall.games.gloomhaven.bots.foes import Foe
from questhall.games.gloomhaven.content import hero_cards
from questhall.games.gloomhaven.content.actions import ALL, SELF, Recover
from questhall.games.gloomhaven.content.dungeon import Floor
from questhall.games.gloomhaven.content.scenarios import scenario
from questhall.games.gloomhaven.content.stickers import printed
from questhall.games.gloomhaven.content.terms import Side
from questhall.games.gloomhaven.rules.play.purse import counts_as_discarded
from questhall.games.gloomhaven.rules.play.rounds import is_waiting
from questhall.games.gloomhaven.rules.play.table import (
    character,
    closed_doors,
    floor,
    living,
    obstacle_mask,
    place,
    shield_of,
    trap_mask,
)
from questhall.games.gloomhaven.state import Figure, Hero, Select, World
from questhall.hex.bits import Mask, cells_of, mask_of
from questhall.kernel import Seat

NOWHERE_NEAR = 99
ROUND_A_TRAP = 10  # hexes that one walks around a trap or a hazard rather than over it
A_ROUND = 4.0  # what a round of play is worth when it is sorely missed, in hit points
ROUND_TO_SPARE = 2.2  # and when there are plenty
COMFORT = 2.5  # how many rounds make the difference
DAMAGE_A_ROUND = 2.6  # that a character of level 1 deals on average
A_LEVEL = 0.4  # and for each level more
ROUNDS_A_ROOM = 4.0  # a closed room takes, the way to it included


@lru_cache(maxsize=65536)
def far(open_: Floor, cell: int) -> tuple[int, ...]:
    """How many hexes each cell is away, around walls and through everything else."""
    found = [NOWHERE_NEAR] * open_.grid.size
    before = 0
    for steps, ring in enumerate(open_.board.rings(cell)):
        for each in cells_of(ring & ~before):
            found[each] = steps
        before = ring
    return tuple(found)


@lru_cache(maxsize=4096)
def rounds_left(hand: int, discards: int) -> int:
    """How many pairs can still be played, a card lost at every rest."""
    rounds, cards = hand // 2, hand + discards - 1
    while cards >= 2:
        rounds += cards // 2
        cards -= 1
    return rounds


class Mind:
    """One decision of one seat."""

    def __init__(self, state: World, seat: Seat) -> None:
        self.w, self.seat = state, seat
        self.hero: Hero = state.heroes[seat]
        self.floor: Floor = floor(state) if state.rooms else None  # type: ignore[assignment]  # not before the map lies
        self.selecting = isinstance(state.agenda[-1], Select) if state.agenda else False

    # -- figures -------------------------------------------------------------------------------------------------------

    @cached_property
    def me(self) -> Figure:
        own = character(self.w, self.seat)
        assert own is not None
        return own

    @cached_property
    def friends(self) -> list[Figure]:
        """Everybody else on the characters' side."""
        return [each for each in self.w.figures if each.side is Side.CHARACTERS and each is not self.me]

    @cached_property
    def foes(self) -> list[Foe]:
        """All that fights against us, as it may strike this character."""
        w, guard = self.w, shield_of(self.me)
        return [
            Foe(w, each, guard, self.selecting or (is_waiting(w, each) and each.kind == "monster"))
            for each in w.figures
            if each.side is Side.MONSTERS
        ]

    @cached_property
    def quiet(self) -> bool:
        """Nobody to fight lies open."""
        return not any(each.side is Side.MONSTERS for each in self.w.figures)

    # -- distances -----------------------------------------------------------------------------------------------------

    def steps(self, one: int, other: int) -> int:
        return far(self.floor, one)[other]

    @cached_property
    def negative_hexes(self) -> Mask:
        """Traps and hazardous terrain."""
        return trap_mask(self.w) | self.floor.hazards

    def way_map(self, goals: int) -> dict[int, int]:
        """How many hexes every cell is from some goal, around obstacles; a negative hex is like a long way round."""
        board, hurting, blocked = self.floor.board, self.negative_hexes, obstacle_mask(self.w)
        found: dict[int, int] = {}
        edges, reached, steps = {0: goals}, 0, 0
        while edges:
            edge = edges.pop(steps, 0) & ~reached
            reached |= edge
            for cell in cells_of(edge):
                found[cell] = steps
            around = board.spread(edge) & ~reached & ~blocked if edge else 0
            for cost, cells in ((1, around & ~hurting), (ROUND_A_TRAP, around & hurting)):
                if cells:
                    edges[steps + cost] = edges.get(steps + cost, 0) | cells
            steps += 1
        return found

    def behind_traps(self, goals: int) -> bool:
        """There is a way from me to these hexes, but over negative hexes only."""
        board, blocked = self.floor.board, obstacle_mask(self.w) | self.negative_hexes
        reached = edge = goals
        while edge and not reached >> self.me.cell & 1:
            edge = board.spread(edge) & ~reached & ~blocked
            reached |= edge
        return not reached >> self.me.cell & 1 and self.me.cell in self.way_map(goals)

    @cached_property
    def door(self) -> int:
        """The closed door the party is going to open next: the one nearest to all; -1: none."""
        doors = closed_doors(self.w)
        standing = [each.cell for each in self.w.figures if each.kind == "character"]
        if not doors or not standing:
            return -1

        def trouble(door: int) -> tuple[int, int]:
            ways = self.door_ways(door)
            return sum(ways.get(cell, NOWHERE_NEAR) for cell in standing), door

        return min(doors, key=trouble)

    def door_ways(self, door: int) -> dict[int, int]:
        """Steps from every open cell onto a closed door."""
        return {cell: steps + 1 for cell, steps in self.way_map(self.beside(door)).items()}

    def beside(self, door: int) -> Mask:
        return mask_of(place(self.w).whole.neighbours[door]) & self.floor.board.open & ~obstacle_mask(self.w)

    # -- cards ---------------------------------------------------------------------------------------------------------

    def rounds_of(self, hero: Hero) -> int:
        """How long somebody can go on."""
        hand = len(hero.hand) + len([card for card in hero.chosen if card != "rest"]) + len(hero.played)
        return rounds_left(hand, len(counts_as_discarded(hero)))

    @cached_property
    def rounds_needed(self) -> float:
        """A guess at how long the scenario will take."""
        life = sum(foe.life + 2 * foe.shield for foe in self.foes)
        rooms = len(place(self.w).rooms) - len(self.w.rooms)
        damage = sum(DAMAGE_A_ROUND + A_LEVEL * (self.w.heroes[seat].sheet.level - 1) for seat in living(self.w))
        goal = scenario(self.w.scenario).goal
        if goal.survive:
            return float(goal.survive - self.w.round)
        return 1.5 + life / max(DAMAGE_A_ROUND, damage) + ROUNDS_A_ROOM * rooms

    @cached_property
    def round_price(self) -> float:
        """What one round less is worth: much if there are few to spare."""
        spare = self.rounds_of(self.hero) - self.rounds_needed
        return ROUND_TO_SPARE + (A_ROUND - ROUND_TO_SPARE) / (1 + exp(spare / COMFORT))

    def card_price(self, from_hand: bool = True) -> float:
        """What it costs to lose a card."""
        hand, discards = len(self.hero.hand) + len(self.hero.played), len(counts_as_discarded(self.hero))
        fewer = rounds_left(hand - 1, discards) if from_hand else rounds_left(hand, discards - 1)
        lost = rounds_left(hand, discards) - fewer
        price = 0.3 + self.round_price * max(0.5, lost)
        return price * 0.5 if self.can_revive else price

    @cached_property
    def can_revive(self) -> bool:
        """A card that brings back all lost ones is still there."""
        mine = [*self.hero.hand, *self.hero.played, *self.hero.discard]
        return any(revives(card) for card in mine)

    def living(self) -> list[Seat]:
        return living(self.w)

    def others_say(self, sign: str) -> bool:
        """Whether another player gives this sign."""
        return any(hero.sign == sign for seat, hero in enumerate(self.w.heroes) if seat != self.seat)


@lru_cache(maxsize=512)
def revives(card: str) -> bool:
    """Whether a card brings back lost ones."""
    if printed(card) not in hero_cards.all_cards():
        return False
    entries = hero_cards.card(card).top.entries
    mine = [entry.action for entry in entries if isinstance(entry.action, Recover) and entry.action.group == SELF]
    return any(action.pile == "lost" and action.count == ALL for action in mine)
