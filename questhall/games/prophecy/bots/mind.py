"""What a seat sees and what markers, purse and life are worth to it: the measure of all considerations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from questhall.games.prophecy.bots import cards, worth
from questhall.games.prophecy.content.cards import FOES, OPPORTUNITIES
from questhall.games.prophecy.content.notation import ALL, Gain
from questhall.games.prophecy.rules import markers
from questhall.games.prophecy.rules.artifacts import artifacts
from questhall.games.prophecy.rules.rounds import MOST_GOLD, MOST_XP
from questhall.games.prophecy.state import Hero, World
from questhall.kernel import Pile, Seat

Options = Mapping[str, Any]
HEALTH = (0.0, 4.5, 7.5, 9.7, 11.4, 12.9, 14.3, 15.7, 17.0)  # what it is worth to stand at 0 to 8 Health
DEATH, ARTIFACT, CROWN, URGENT = 10.0, 16.0, 60.0, 12.0
MANA, MANA_OF_A_MAGE, MAGE = 0.5, 1.4, 6
GOLD, XP = 0.5, 0.45
THIRDS = (1.3, 0.9, 0.35)  # how much of it the first, second and last third of a purse count
STRENGTH, STRENGTH_OF_A_MAGE, WILL = 7.5, 11.0, 3.2
COMMON, RARE = 1.5, 4.0
NOTHING_THERE: tuple[list[str], list[str], int] = ([], [], 0)


class Mind:
    """One decision of one seat; what was worked out is kept until it is answered."""

    def __init__(self, state: World, seat: Seat, enough: int = 4) -> None:
        self.state, self.seat, self.enough = state, seat, enough
        self.hero: Hero = state.heroes[seat]
        self.kept: dict[Any, Any] = {}  # results of the considerations

    def with_hero(self, **changes: Any) -> Mind:
        """The same table with another character in this seat."""
        heroes = list(self.state.heroes)
        heroes[self.seat] = msgspec.structs.replace(self.hero, **changes)
        return Mind(msgspec.structs.replace(self.state, heroes=heroes), self.seat, self.enough)

    def likeness(self) -> tuple[object, ...]:
        """All that the worth of a battle depends on, the foe apart."""
        if "likeness" not in self.kept:
            hero, state = self.hero, self.state
            self.kept["likeness"] = (
                *(hero.health, hero.wounds, hero.mana, hero.spent, hero.gold, hero.xp, hero.character),
                *(tuple(hero.items), tuple(hero.damaged), tuple(hero.skills)),
                *(hero.strong, hero.focused, hero.rallied, self.artifact(), state.hoard, tuple(state.loot)),
            )
        found: tuple[object, ...] = self.kept["likeness"]
        return found

    # -- markers and purse ---------------------------------------------------------------------------------------------

    def health(self, change: int) -> float:
        """What so much more or less Health is worth; below 0 one dies."""
        now = self.hero.health
        then = min(now + change, now + self.hero.wounds, markers.MAX_RED)
        if then < 0:
            return -DEATH - 0.5 * worth.hero(self.hero) - ARTIFACT * len(artifacts(self.hero)) - HEALTH[now]
        return HEALTH[then] - HEALTH[now]

    def mana(self, change: int) -> float:
        hero = self.hero
        each = MANA_OF_A_MAGE if hero.mana + hero.spent >= MAGE else MANA
        return each * max(-hero.mana, min(change, hero.spent))

    def gold(self, change: int) -> float:
        """Above the limit it is lost, near it of little use."""
        return purse(self.hero.gold + change, MOST_GOLD, GOLD) - purse(self.hero.gold, MOST_GOLD, GOLD)

    def xp(self, change: int) -> float:
        return purse(self.hero.xp + change, MOST_XP, XP) - purse(self.hero.xp, MOST_XP, XP)

    def price(self, coins: tuple[tuple[str, int], ...]) -> float:
        """What it costs to pay this, as a positive number."""
        return -sum(self.coin(coin, -amount) for coin, amount in coins)

    def coin(self, coin: str, amount: int) -> float:
        if coin == "mana":
            return self.mana(-self.hero.mana if amount == -ALL else amount)
        if coin == "health":
            return self.health(amount)
        return self.gold(amount) if coin == "gold" else self.xp(amount)

    def strength(self) -> float:
        """One Strength more; at the limit it only heals."""
        if self.hero.health + self.hero.wounds >= markers.MAX_RED:
            return self.health(1)
        return STRENGTH_OF_A_MAGE if cards.mage(self.hero) else STRENGTH

    def will(self) -> float:
        full = self.hero.mana + self.hero.spent >= markers.MAX_BLUE
        return self.mana(1) if full else WILL

    # -- cards ---------------------------------------------------------------------------------------------------------

    def card(self, name: str) -> float:
        """What an item or skill is worth to this character, whether it has it or not."""
        asked = ("card", name)
        if asked not in self.kept:
            self.kept[asked] = cards.value(name, self.hero)
        value: float = self.kept[asked]
        return value

    def artifact(self) -> float:
        """The next artifact; the last one needed is the crown, and none is left to a rival who needs it for his."""
        if len(artifacts(self.hero)) + 1 >= self.enough:
            return CROWN
        return ARTIFACT + (URGENT if any(self.nearly_king(seat) for seat in range(len(self.state.heroes))) else 0.0)

    def nearly_king(self, seat: Seat) -> bool:
        """A rival who lacks but one artifact."""
        if seat == self.seat or self.friend(seat):
            return False
        return len(artifacts(self.state.heroes[seat])) + 1 >= self.enough

    # -- gains ---------------------------------------------------------------------------------------------------------

    def gains(self, gains: tuple[Gain, ...]) -> float:
        return sum(self.gain(gain) for gain in gains)

    def gain(self, gain: Gain) -> float:
        hero, what, amount = self.hero, gain.what, gain.amount
        if gain.per:
            amount *= markers.strength(hero) if gain.per == "strength" else markers.will(hero)
        if what in ("heal", "lose-health"):
            return self.health((hero.wounds if amount == ALL else amount) * (1 if what == "heal" else -1))
        if what in ("restore", "lose-mana"):
            return self.mana((hero.spent if amount == ALL else amount) * (1 if what == "restore" else -1))
        if what in ("gold", "lose-gold"):
            return self.gold(amount if what == "gold" else -min(amount, hero.gold))
        if what == "xp":
            return self.xp(amount)
        if what == "strength":
            return self.strength() * amount
        if what == "will":
            return self.will() * amount
        if what == "swap":
            return self.gold(hero.xp - hero.gold) + self.xp(hero.gold - hero.xp)
        return {"common": COMMON, "rare": RARE}.get(what, 0.0)

    # -- the table -----------------------------------------------------------------------------------------------------

    def shown(self, pile: Pile, at: int) -> str:
        """A card of a pile, or nothing where this seat has not seen it."""
        return pile.cards[at] if pile.seen[at] & 1 << self.seat else ""

    def lying(self, at: int) -> tuple[list[str], list[str], int]:
        """Creatures and opportunities known to lie in a location, and how many cards are face down."""
        if "lying" not in self.kept:
            self.kept["lying"] = self.survey()
        foes, chances, hidden = self.kept["lying"].get(at, NOTHING_THERE)
        return list(foes), list(chances), hidden

    def survey(self) -> dict[int, tuple[list[str], list[str], int]]:
        found: dict[int, tuple[list[str], list[str], int]] = {}
        for number, spot in enumerate(self.state.spots):
            foes, chances, hidden = found.get(spot) or ([], [], 0)
            card = self.shown(self.state.land, number)
            if card in FOES:
                foes.append(card)
            elif card in OPPORTUNITIES:
                chances.append(card)
            else:
                hidden += 1
            found[spot] = foes, chances, hidden
        return found

    def rivals_at(self, at: int) -> list[Seat]:
        """Characters of others there; partners are no rivals."""
        heroes = self.state.heroes
        return [s for s, hero in enumerate(heroes) if s != self.seat and hero.at == at and hero.character]

    def friend(self, other: Seat) -> bool:
        return self.state.teams and other % 2 == self.seat % 2


def purse(amount: int, most: int, each: float) -> float:
    """Markers of a purse: the first third counts most, the last least, nothing counts above the limit."""
    amount = max(0, min(amount, most))
    third = most // 3
    if amount <= third:
        return each * THIRDS[0] * amount
    if amount <= 2 * third:
        return each * (THIRDS[0] * third + THIRDS[1] * (amount - third))
    return each * ((THIRDS[0] + THIRDS[1]) * third + THIRDS[2] * (amount - 2 * third))
