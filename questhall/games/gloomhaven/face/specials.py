"""The special rules of a scenario in words: who is on whose side, what stands where, which doors open how, what comes
when, what loses.  What only a door reveals is told once it is open.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from questhall.games.gloomhaven.content.scenario_map import Lang
from questhall.games.gloomhaven.content.scenario_rules import Influence, Opening, Rule, Spawn, Tide, Token, Toll
from questhall.games.gloomhaven.content.scenarios import Scenario, scenario
from questhall.games.gloomhaven.face.texts import say
from questhall.games.gloomhaven.face.things import type_name
from questhall.games.gloomhaven.face.words import Speaker
from questhall.games.gloomhaven.rules.monsters.arrivals import FEWEST_CHARACTERS
from questhall.games.gloomhaven.rules.monsters.statistics import amount
from questhall.games.gloomhaven.rules.play.arriving import is_open
from questhall.games.gloomhaven.rules.play.openings import plates_of
from questhall.games.gloomhaven.rules.play.table import characters, place, spot
from questhall.games.gloomhaven.rules.play.tokens import hit_points_of
from questhall.games.gloomhaven.rules.scenario.levels import HIGHEST
from questhall.games.gloomhaven.state import World
from questhall.kernel import Words


class SpecialSheet(msgspec.Struct, frozen=True, tag="specials"):
    """The special rules of a scenario, line by line."""

    lines: list[Words]


def special_part(view: World) -> str:
    """The name of the part that holds what is known now: it grows with the doors that are open."""
    return f"specials:{len(view.doors)}" if view.rooms and spoken(view, "en") else ""


def special_sheet(view: World) -> SpecialSheet:
    """Every line in both languages."""
    lines = zip(spoken(view, "en"), spoken(view, "ru"), strict=True)
    return SpecialSheet([{"en": en, "ru": ru} for en, ru in lines])


def spoken(view: World, lang: Lang) -> list[str]:
    """In the order of the page."""
    return list(SpecialRules(view, lang).lines(scenario(view.scenario)))


class SpecialRules:
    """One page in one language, its numbers worked out for this table."""

    def __init__(self, view: World, lang: Lang) -> None:
        self.view, self.lang = view, lang

    def say(self, key: str, **values: str | int) -> str:
        return say(self.lang, f"special-{key}", **values)

    def called(self, *names: str) -> str:
        return ", ".join(type_name(name, self.lang) for name in names)

    def lines(self, page: Scenario) -> Iterator[str]:
        for defeat in page.defeats:
            if defeat.dies:
                yield self.say("dies", who=self.called(defeat.dies))
            if defeat.exhausted_off:
                yield self.say("exhausted-off")
        if page.allies:
            yield self.say("allies", who=self.called(*page.allies))
        for type_, more in page.levels.items():
            yield self.say("level", who=self.called(type_), more=more, most=HIGHEST)
        yield from map(self.token, page.tokens)
        if page.locked:
            yield self.say("boss-opens", doors=", ".join(page.locked))
        yield from map(self.opening, page.opens)
        if page.goal.bring[0]:
            yield self.say("bring", what=self.called(page.goal.bring[0]))
        yield from (self.rule(rule) for rule in page.rules if self.is_known(rule))
        yield from (self.spawn(spawn) for spawn in page.spawns if self.is_announced(spawn))
        if page.throne:
            yield self.say("throne")

    # -- what stands there -----------------------------------------------------------------------------------------

    def token(self, token: Token) -> str:
        """What has hit points, and what it does."""
        life = hit_points_of(self.view, token)
        kind = "door" if token.opens else token.kind
        said = self.say("token", kind=kind, who=self.called(token.name), life=life)
        if token.move:
            return f"{said} {self.say('goes', x=token.move)}"
        return f"{said} {self.say('boss-life', who=self.called(token.like))}" if token.like else said

    def opening(self, opening: Opening) -> str:
        if opening.round:
            return self.say("door-round", door=opening.door, round=opening.round)
        key = "door-plate" if opening.plate else "door-all"
        marks = opening.plate or ", ".join(plate.mark for plate in opening.all_on if self.counts(plate.least))
        assert plates_of(self.view, opening)
        return self.say(key, door=opening.door, plates=marks)

    def counts(self, least: int) -> bool:
        return least <= characters(self.view)

    # -- what works all the time -----------------------------------------------------------------------------------

    def is_known(self, rule: Rule) -> bool:
        return not (isinstance(rule, Toll) and rule.after) or is_open(self.view, rule.after)

    def rule(self, rule: Rule) -> str:
        if isinstance(rule, Influence):
            return self.influence(rule)
        if isinstance(rule, Toll):
            return self.toll(rule)
        return self.tide(rule)

    def influence(self, rule: Influence) -> str:
        found = [
            self.say("hit-points", x=rule.hit_points) if rule.hit_points else "",
            self.say("attack", x=f"{rule.attack:+d}") if rule.attack else "",
            self.say("move-half") if rule.move_halves else "",
            self.say("range-half") if rule.range_halves else "",
            self.say("advantage") if rule.advantage else "",
            self.say("disadvantage") if rule.disadvantage else "",
            self.say("heal", x=rule.heal) if rule.heal else "",
            self.say("suffer", x=rule.suffer) if rule.suffer else "",
        ]
        how = "each" if rule.each else "near" if rule.within else "while"
        crowd, token = self.say("crowd", crowd=rule.crowd), self.called(rule.token)
        gains = ", ".join(filter(None, found))
        return self.say("influence", crowd=crowd, gains=gains, how=how, token=token, x=rule.within)

    def toll(self, toll: Toll) -> str:
        damage = amount(toll.damage, characters(self.view), {"L": self.view.level})
        crowd, moment = self.say("crowd", crowd=toll.crowd), toll.moment.replace(" ", "-")
        return self.say("toll", crowd=crowd, x=damage, when=moment, tile=toll.tile or "all", first=toll.first)

    def tide(self, tide: Tide) -> str:
        speaker = Speaker(self.lang)
        strong, inert = (", ".join(map(speaker.element, some)) for some in (tide.strong, tide.inert))
        return self.say("tide", strong=strong, inert=inert)

    # -- who comes -------------------------------------------------------------------------------------------------

    def is_announced(self, spawn: Spawn) -> bool:
        """Not what comes with a door or later only; nobody comes for a party of another size."""
        if spawn.moment == "door" or spawn.once or spawn.ranks[characters(self.view) - FEWEST_CHARACTERS] == "none":
            return False
        return not spawn.after or is_open(self.view, spawn.after)

    def spawn(self, spawn: Spawn) -> str:
        rank = spawn.ranks[characters(self.view) - FEWEST_CHARACTERS]
        cell = place(self.view).marked(spawn.mark)[0]
        return self.say(
            "spawn",
            who=self.called(spawn.type),
            rank=Speaker(self.lang).say("rank", rank=rank),
            spot=spot(self.view, cell),
            moment=spawn.moment,
            rounds=spawn.rounds or "numbered",
            numbers=", ".join(map(str, spawn.numbers)),
        )
