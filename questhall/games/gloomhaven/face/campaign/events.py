"""What results of events do and when they apply, in words, English and Russian.

>>> from questhall.games.gloomhaven.content.campaign.rewards import read_reward
>>> RewardSpeaker("en").reward(read_reward("gold -5 each, start poison, start damage 2"))
['Lose 5 gold each.', 'At the start of the next scenario everybody: suffers 2 damage, gains POISON.']
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterator

from questhall.games.gloomhaven.content.atlas import load
from questhall.games.gloomhaven.content.campaign.achievements import achievement
from questhall.games.gloomhaven.content.campaign.boxes import boxes
from questhall.games.gloomhaven.content.campaign.events import EventCard, EventResult
from questhall.games.gloomhaven.content.campaign.unbuilt import unbuilt
from questhall.games.gloomhaven.content.classes import class_name
from questhall.games.gloomhaven.content.components import Onset, Reward
from questhall.games.gloomhaven.content.equipment import items
from questhall.games.gloomhaven.content.scenario_map import Lang
from questhall.games.gloomhaven.face.texts import say
from questhall.games.gloomhaven.rules.campaign.shop import SALE

MINUS_ONE = "−1"


class RewardSpeaker:
    """Says what the campaign's cards do, in one language."""

    def __init__(self, lang: Lang) -> None:
        self.lang = lang

    def result(self, result: EventResult, card: EventCard) -> list[str]:
        """What a result does, a sentence each."""
        said = self.reward(result.reward)
        if result.also is not None:
            said.append(say(self.lang, "gain-also", what=card.options[result.also].texts[self.lang]))
        return said or [say(self.lang, "gain-nothing")]

    def condition(self, result: EventResult, present: Container[str]) -> str:
        """When it applies; of its classes only those that are present are named.  GH-EVENT-06"""
        return ", ".join(self._conditions(result, present))

    def _conditions(self, result: EventResult, present: Container[str]) -> Iterator[str]:
        if result.otherwise:
            yield say(self.lang, "event-if-otherwise")
        here = [self.job(job) for job in result.jobs if job in present]
        if here:
            yield say(self.lang, "event-if-jobs", what=", ".join(here))
        for name, bound in (("above", result.above), ("below", result.below)):
            if bound is not None:
                yield say(self.lang, f"event-if-{name}", x=signed(bound))
        for name, gold in (("pay", result.pay), ("pay-each", result.pay_each)):
            if gold:
                yield say(self.lang, f"event-if-{name}", x=gold)
        if result.pay_item:
            yield say(self.lang, "event-if-pay-item", what=item_name(result.pay_item, self.lang))

    def job(self, job: str) -> str:
        """A class of the book by its name, one from a box by its symbol, as on the card."""
        return boxes()[job].names[self.lang] if job in boxes() else class_name(job, self.lang)

    def reward(self, reward: Reward) -> list[str]:
        """Every part of a reward as a sentence."""
        return [*self._counted(reward), *self._found(reward), *self._start(reward.onset), *self._chosen(reward)]

    def _counted(self, reward: Reward) -> Iterator[str]:
        for name in ("gold", "together", "xp", "checkmarks", "reputation", "prosperity"):
            if amount := getattr(reward, name):
                yield say(self.lang, f"gain-{name}" if amount > 0 else f"gain-{name}-lost", x=abs(amount))

    def _found(self, reward: Reward) -> Iterator[str]:
        for name, number in (("item", reward.item), ("design", reward.design)):
            if number:
                yield say(self.lang, f"gain-{name}", what=item_name(number, self.lang))
        for _ in range(reward.random_designs):
            yield say(self.lang, "gain-random-design")
        for number in reward.scenarios:
            yield say(self.lang, "gain-scenario", what=load(number).names[self.lang], x=number)
        for kind, names in (("party", reward.party_achievements), ("global", reward.achievements)):
            for name in names:
                yield say(self.lang, f"gain-{kind}", what=achievement(name).names[self.lang])
        for deck, number in reward.events:
            yield say(self.lang, "gain-event", deck=deck, x=number)

    def _start(self, onset: Onset) -> Iterator[str]:
        """What the next scenario starts with, in one sentence.  GH-EVENT-19"""
        if said := list(self._onset(onset)):
            yield say(self.lang, "gain-onset", what=", ".join(said))

    def _onset(self, onset: Onset) -> Iterator[str]:
        if onset.damage:
            yield say(self.lang, "gain-onset-damage", x=onset.damage)
        for condition in onset.conditions:
            yield say(self.lang, "gain-onset-condition", what=say(self.lang, f"name-{condition}"))
        for card, count in Counter(onset.cards).items():
            name = MINUS_ONE if card == "-1" else say(self.lang, f"name-{card}")
            yield say(self.lang, "gain-onset-card", what=name, x=count)
        if onset.discard:
            yield say(self.lang, "gain-onset-discard", x=onset.discard)

    def _chosen(self, reward: Reward) -> Iterator[str]:
        if reward.uses_up:
            yield say(self.lang, f"gain-uses-up-{reward.uses_up}")
        if reward.either:
            yield say(self.lang, "gain-either", what=" / ".join(" ".join(self.reward(part)) for part in reward.either))


def item_name(number: int, lang: Lang) -> str:
    """An item by its name; one that is not built is sold, and says so."""
    if number in items():
        return items()[number].names[lang]
    if number in unbuilt():
        return say(lang, "gain-unbuilt", name=unbuilt()[number].names[lang], gold=unbuilt()[number].cost // SALE)
    return f"№ {number}"


def signed(number: int) -> str:
    """A bound of reputation with a proper minus."""
    return str(number).replace("-", "−")
