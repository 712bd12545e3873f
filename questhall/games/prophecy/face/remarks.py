"""What stands beside an option: its price after all discounts, the odds of a battle, the words on a card."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from questhall.games.prophecy.content.cards import CARDS, CHARACTERS, FOES, OPPORTUNITIES, RING
from questhall.games.prophecy.content.notation import ALL
from questhall.games.prophecy.face import words
from questhall.games.prophecy.face.forecasts import Foresight
from questhall.games.prophecy.face.hints import Cost, hints
from questhall.games.prophecy.state import World
from questhall.kernel import UNSEEN, Choose, Joined, Picks
from questhall.kernel.texts import Texts

BETWEEN = "; "
PLACE = {place.id: at for at, place in enumerate(RING)}


def remarks(view: World, choice: Choose, texts: Texts) -> Mapping[str, str]:
    """By option key; where nothing needs to be said, nothing."""
    assert not isinstance(choice.options, Picks)
    speaker = Remarks(view, choice, texts)
    return {key: said for key in choice.options if (said := speaker.remark(key))}


class Remarks:
    """Of the options of one decision; what they have in common is worked out once."""

    def __init__(self, view: World, choice: Choose, texts: Texts) -> None:
        self.view, self.texts = view, texts
        self.hints = hints(view, [choice.seat])

    def remark(self, key: str) -> str:
        verb, *objects = key.split(":")
        price = [self.price(cost)] if (cost := self.hints.costs.get(key)) else []
        told = TOLD[verb](self, *objects) if verb in TOLD and objects else ""
        return BETWEEN.join(filter(None, [*price, told]))

    def price(self, cost: Cost) -> str:
        """`2 gold, 1 Mana`"""
        every = [
            self.texts.say(f"remark-all-{coin}" if amount == ALL else f"remark-{coin}", n=amount)
            for coin, amount in cost.items()
        ]
        return ", ".join(every)

    def card(self, *names: str) -> str:
        """The words on a card, whichever of the option's objects is one."""
        return BETWEEN.join(filter(None, (words.about(name, self.texts) for name in names if name in WORDED)))

    def sale(self, item: str) -> str:
        """What I get for it.  PR-OPP-15"""
        return self.texts.say("remark-bid", n=self.hints.bids[item]) if item in self.hints.bids else ""

    def foe(self, foe: str, kind: str = "") -> str:
        """The odds of the battle, and what the creature does."""
        return BETWEEN.join([*self.odds(self.hints.foes.get(foe, []), kind), self.card(foe)])

    def rival(self, player: str, kind: str) -> str:
        return BETWEEN.join(self.odds(self.hints.duels.get(int(player) - 1, []), kind))

    def odds(self, kinds: list[Foresight], kind: str) -> list[str]:
        found = [one for one in kinds if one.kind == kind]
        return [
            self.texts.say(
                "remark-odds",
                mine=one.mine,
                theirs=one.theirs,
                win=percent(one.win),
                draw=percent(one.draw),
                loss=percent(one.loss),
            )
            for one in found
        ]

    def place(self, *objects: str) -> str:
        """Who and what waits there.  PR-MOVE-12"""
        at = PLACE.get(objects[-1], -1)
        lying = [card for card, where in zip(self.view.land.cards, self.view.spots, strict=True) if where == at]
        met = [self.meets(card) for card in lying]
        others = [
            self.texts.seat(seat) for seat, hero in enumerate(self.view.heroes) if hero.character and hero.at == at
        ]
        return ", ".join([*met, *others])

    def meets(self, card: str) -> str:
        if card == UNSEEN:
            return self.texts.say("board-hidden")
        best = max((one.win for one in self.hints.foes.get(card, [])), default=None)
        chance = "" if best is None else f" {self.texts.say('remark-win', n=percent(best))}"
        return f"{words.short(card, self.texts)}{chance}"


def percent(share: float) -> int:
    return round(share * 100)


WORDED = Joined[str, object](CARDS, FOES, OPPORTUNITIES, CHARACTERS)
PLACES = ("walk", "horse", "ship", "gate", "go", "cape", "stay")
CARD_VERBS = (
    *("keep", "learn", "learn-letter", "choose", "take", "discard", "use", "cast", "read", "throw", "burn", "pay"),
    *("wield", "wield-both", "enchant", "visit", "instead", "wear", "block", "buy"),
)
TOLD: Mapping[str, Callable[..., str]] = {
    **dict.fromkeys(CARD_VERBS, Remarks.card),
    **dict.fromkeys(PLACES, Remarks.place),
    "sell": Remarks.sale,
    "fight": Remarks.foe,
    "attack": Remarks.rival,
}
