"""What stands beside an option: prices after all discounts, the words on a card, the odds of a test or a combat."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property

from questhall.games.runebound.content.board import CELL, FACE_NAMES, GEM, MARKET, NAME, PLACE_OF, PLACES
from questhall.games.runebound.content.cards import ASSETS, CARDS, HEROES, SKILLS, SURGES
from questhall.games.runebound.content.notation import ATTRIBUTES
from questhall.games.runebound.face import words
from questhall.games.runebound.face.answers import Fight, Outcome
from questhall.games.runebound.face.hints import option_odds, percent
from questhall.games.runebound.face.hints_combat import duel
from questhall.games.runebound.face.hints_dice import thrown
from questhall.games.runebound.face.wonder import wonder
from questhall.games.runebound.odds.dice import reach
from questhall.games.runebound.odds.duel.forecast import enemy_duellist, forecast, hero_duellist
from questhall.games.runebound.odds.foes import beaten
from questhall.games.runebound.odds.trials import quest_odds
from questhall.games.runebound.odds.ways import ways
from questhall.games.runebound.rules import market
from questhall.games.runebound.rules.abilities import has
from questhall.games.runebound.rules.attributes import value
from questhall.games.runebound.rules.enemies import enemy_life
from questhall.games.runebound.rules.turn import ACTION, PRICE
from questhall.games.runebound.state import Move, World
from questhall.kernel import Choose, Joined, Picks
from questhall.kernel.texts import Texts

SHOWN = 4  # goals that are named beside an option
FIGHTING = ("combat", "shield")
FREE = frozenset({"use", *(verb for verb, cost in PRICE.items() if not cost)})  # they cost no action point


def remarks(view: World, choice: Choose, texts: Texts) -> Mapping[str, str]:
    """By option key; where nothing needs to be said, nothing."""
    assert not isinstance(choice.options, Picks)
    speaker = Remarks(view, choice, texts)
    return {key: said for key in choice.options if (said := speaker.remark(key))}


class Remarks:
    """Of the options of one decision."""

    def __init__(self, view: World, choice: Choose, texts: Texts) -> None:
        self.view, self.texts, self.kind, self.seat = view, texts, choice.kind, choice.seat
        self.hero, self.choice = view.heroes[choice.seat], choice

    def remark(self, key: str) -> str:
        verb, *objects = key.split(":")
        if self.kind in FIGHTING:
            return "; ".join(filter(None, [self.odds(key), TOLD[verb](self, *objects) if verb in TOLD else ""]))
        cost = [self.points(verb)] if self.kind == "turn" and verb not in FREE else []
        told = TOLD[verb](self, *objects) if verb in TOLD else ""
        return "; ".join(filter(None, [*cost, told]))

    def points(self, verb: str) -> str:
        """What an action costs.  RB-ACTION-01"""
        return self.texts.say("remark-points", n=PRICE.get(verb, ACTION))

    @cached_property
    def fight(self) -> Mapping[str, Outcome]:
        found = wonder(self.view, "fight")
        return found.options if isinstance(found, Fight) else {}

    def odds(self, key: str) -> str:
        """How often the combat is won from there.  As the browser's table tells it."""
        if (found := self.fight.get(key)) is None:
            return ""
        return self.texts.say("remark-exact" if found.exact else "remark-about", win=found.win, n=found.wounds)

    def rolled(self, *_: str) -> str:
        """Where the next roll may lead, of what matters there.  RB-MOVE-03"""
        return self.chances(self.hero.at)

    def stepped(self, space: str) -> str:
        """Where a roll may lead from there."""
        return self.chances(CELL[space])

    def chances(self, start: int) -> str:
        found = reach(start, max(0, value(self.hero, "speed")), has(self.hero, "dry-feet"))
        goals = sorted((-found[cell], cell) for cell in self.goals() if cell != start and cell in found)
        said = [f"{self.texts.name(NAME[cell])} {percent(-share)} %" for share, cell in goals[:SHOWN]]
        return self.texts.say("remark-reach", places=said) if said else ""

    def walked(self, space: str, face: str) -> str:
        """What the dice that are left still reach from there.  RB-MOVE-04"""
        task = self.view.agenda[-1]
        assert isinstance(task, Move)
        dice = list(task.dice)
        dice.remove(next(die for die in dice if FACE_NAMES[die] == face))
        found = ways(CELL[space], dice, has(self.hero, "dry-feet"))
        goals = sorted((len(found[cell]), cell) for cell in self.goals() if cell in found and NAME[cell] != space)
        return self.texts.say("remark-onward", places=[NAME[cell] for _, cell in goals[:SHOWN]]) if goals else ""

    def goals(self) -> list[int]:
        """What one travels for: open gems, cities, the spaces of one's errands, the villain."""
        cards = [*self.hero.quests, *filter(None, self.view.slots)]
        places = [CARDS[card].place for card in cards] + [CARDS[card].rumour[0] for card in self.hero.rumours]
        cells = [*(cell for cell in GEM if cell not in self.view.spent), *MARKET, self.view.villain]
        return sorted({*cells, *(cell for place in places for cell in PLACES.get(place, ()))} - {-1})

    def met(self, *_: str) -> str:
        """How often the hero would beat what a combat gem may hold.  RB-ADV-01"""
        share = beaten(self.view, self.seat)
        return "" if share is None else self.texts.say("remark-met", win=round(100 * share))

    def lies(self, space: str) -> str:
        """Where the map of the terminal shows it."""
        row, column = map(int, space.split("-"))
        return self.texts.say("remark-space", row=row, column=column) if PLACE_OF.get(CELL[space]) else ""

    def card(self, *names: str) -> str:
        return next((about(name, self.texts) for name in names if name in WORDED), "")

    def hero_card(self, name: str) -> str:
        """Attributes, life and ability.  RB-SETUP-07"""
        hero = HEROES[name]
        values = ", ".join(f"{self.texts.name(each)} {getattr(hero, each)}" for each in ATTRIBUTES)
        return self.texts.say(
            "remark-hero", values=values, life=hero.life, speed=hero.speed, text=about(name, self.texts)
        )

    def bought(self, card: str) -> str:
        """RB-SHOP-08"""
        return "; ".join([self.gold(market.price(self.hero, card)), about(card, self.texts)])

    def sold(self, card: str) -> str:
        """In a shop action the printed price.  RB-SHOP-03"""
        return self.texts.say("remark-bid", n=ASSETS[card].price)

    def gold(self, amount: int) -> str:
        return self.texts.say("remark-gold", n=amount)

    def event(self, card: str, number: str) -> str:
        """What that option of the event does."""
        return words.option(CARDS[card], CARDS[card].options[int(number) - 1], self.texts)

    def quest(self, card: str, number: str) -> str:
        """What it asks and gives, and how likely it comes about.  RB-QUEST-04"""
        way = CARDS[card].outcomes[int(number) - 1]
        said = f"{words.asked(way, self.texts)} -> {words.effects(way.ops, self.texts)}"
        if self.kind == "explore":  # the dice lie there already
            return said
        chance = quest_odds(self.view, self.seat, card)[int(number) - 1]
        return f"{said} ({percent(chance)} %)"

    def surge(self, name: str) -> str:
        if name in SURGES:
            return words.effects(SURGES[name].ops, self.texts)
        return self.card(name)

    def paid(self, *_: str) -> str:
        """The price, and what it buys.  RB-GOLD-06"""
        return self.offered("pay", self.gold(self.choice.options["pay"].price))

    def declined(self, *_: str) -> str:
        return self.offered("decline") if self.kind == "pay" else ""

    def offered(self, key: str, price: str = "") -> str:
        ops = self.choice.options[key].ops
        return "; ".join(filter(None, [price, words.effects(ops, self.texts) if ops else ""]))

    @cached_property
    def shares(self) -> Mapping[str, int]:
        return dict(option_odds(self.view, self.choice, duel(self.view)))

    def away(self, *_: str) -> str:
        """RB-RETREAT-02"""
        return self.texts.say("remark-away", win=self.shares["retreat"])

    def onward(self, *_: str) -> str:
        return self.texts.say("remark-wins", win=self.shares["fight-on"])

    def hunted(self, name: str) -> str:
        """RB-CHALLENGE-01"""
        return self.texts.say("remark-wins", win=self.shares[f"hunt:{name}"])

    def done(self, *_: str) -> str:
        """What dice that are counted come to as they lie.  RB-REST-03, RB-SCEN-16"""
        found = thrown(self.view)
        return self.texts.say(f"rb-comes-{self.kind}", n=found.amount, place=found.place) if found else ""

    def villain(self, *_: str) -> str:
        """Life as it is against this hero, and how the combat would go.  RB-VILLAIN-01"""
        card = self.view.scenario
        life = enemy_life(self.view, card, self.seat)
        found = forecast(hero_duellist(self.hero), enemy_duellist(card, life, self.view.act), self.hero.wounds)
        return self.texts.say("remark-combat", life=life, win=round(found.win * 100))


def about(name: str, texts: Texts) -> str:
    """The words on a card without its name."""
    return words.about(name, texts).removeprefix(texts.name(name)).lstrip(": ") if name in WORDED else ""


WORDED = Joined[str, object](ASSETS, SKILLS, CARDS, HEROES)
TOLD: Mapping[str, Callable[..., str]] = {
    "hero": Remarks.hero_card,
    "buy": Remarks.bought,
    "sell": Remarks.sold,
    "option": Remarks.event,
    "outcome": Remarks.quest,
    "villain": Remarks.villain,
    "roll": Remarks.rolled,
    "step": Remarks.stepped,
    "go": Remarks.walked,
    "start": Remarks.lies,
    "adventure": Remarks.met,
    "retreat": Remarks.away,
    "done": Remarks.done,
    "pay": Remarks.paid,
    "decline": Remarks.declined,
    "fight-on": Remarks.onward,
    "hunt": Remarks.hunted,
    **dict.fromkeys(("surge", "special"), Remarks.surge),
    **dict.fromkeys(("learn", "discard", "exert", "use", "action", "reject", "rumour", "quest", "take"), Remarks.card),
}
