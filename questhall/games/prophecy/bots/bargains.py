"""Trade between players: which deal to propose, where the table allows it."""

from __future__ import annotations

import msgspec

from questhall.games.prophecy.bots.mind import CROWN, Mind
from questhall.games.prophecy.content.cards import ARTIFACTS
from questhall.games.prophecy.rules.artifacts import artifacts
from questhall.games.prophecy.rules.characters import alive
from questhall.games.prophecy.state import Bargain
from questhall.kernel import Seat

LEAST_GAIN = 0.8  # below this a deal is not worth the talk
NO_RIVALS_LEFT = 2  # of two players one gains what the other loses


class Deal(msgspec.Struct, frozen=True):
    """What is given and wanted; `gain` is what it brings to the one who proposes it."""

    gain: float = 0.0
    give: tuple[str, ...] = ()
    want: tuple[str, ...] = ()
    pay: int = 0
    ask: int = 0


NONE = Deal()


def best(mind: Mind, other: Seat) -> Deal:
    """The best deal that both can like, or none."""
    asked = ("deal", other)
    if asked not in mind.kept:
        if mind.friend(other):
            mind.kept[asked] = pooled(mind, other)
        elif len(alive(mind.state)) <= NO_RIVALS_LEFT:
            mind.kept[asked] = NONE
        else:
            mind.kept[asked] = max(sales(mind, other), key=lambda deal: deal.gain, default=NONE)
    found: Deal = mind.kept[asked]
    return found


def pooled(mind: Mind, partner: Seat) -> Deal:
    """All artifacts of the team in one hand, if that makes a king.  PR-VAR-TEAM-05"""
    own = artifacts(mind.hero)
    theirs = artifacts(mind.state.heroes[partner])
    return Deal(CROWN, give=tuple(own)) if own and len(own) + len(theirs) >= mind.enough else NONE


def sales(mind: Mind, other: Seat) -> list[Deal]:
    """One thing for gold, either way, at a price that leaves both a gain."""
    them = Mind(mind.state, other, mind.enough)
    found = [purchase(mind, them, item) for item in them.hero.items if item not in ARTIFACTS]
    for item in mind.hero.items:
        if item not in ARTIFACTS:
            mirrored = purchase(them, mind, item)
            if mirrored.pay:
                gain = mind.gold(mirrored.pay) - mind.card(item)
                found.append(Deal(gain, give=(item,), ask=mirrored.pay))
    return [deal for deal in found if deal.gain >= LEAST_GAIN]


def purchase(buyer: Mind, seller: Mind, item: str) -> Deal:
    """The least price at which the seller gains as much as the buyer keeps."""
    for price in range(1, buyer.hero.gold + 1):
        sold = seller.gold(price) - seller.card(item)
        bought = buyer.card(item) + buyer.gold(-price)
        if bought < LEAST_GAIN:
            return NONE
        if sold >= min(bought, LEAST_GAIN):
            return Deal(bought, want=(item,), pay=price)
    return NONE


def next_word(deal: Deal, task: Bargain) -> str:
    """What is still to be said of a deal; the proposal at last."""
    for item in deal.give:
        if item not in task.give:
            return f"give:{item}"
    for item in deal.want:
        if item not in task.want:
            return f"want:{item}"
    if deal.pay and not task.pay:
        return f"give-gold:{deal.pay}"
    if deal.ask and not task.ask:
        return f"want-gold:{deal.ask}"
    return "propose"


def meeting(mind: Mind, at: int) -> float:
    """Where the partner stands the team's artifacts can be put together."""
    partners = [seat for seat in mind.rivals_at(at) if mind.friend(seat)]
    return max([best(mind, partner).gain for partner in partners], default=0.0)
