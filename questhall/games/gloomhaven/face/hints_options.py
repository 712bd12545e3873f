"""An open decision on the map: what every option is about, and what taking it would bring."""

from __future__ import annotations

from questhall.games.gloomhaven.face.hints_cards import cards_in_hand, lasting
from questhall.games.gloomhaven.face.options import attacks, halves, layings, moves, places, prices
from questhall.games.gloomhaven.face.options.hints import Decision, Odds, OptionHint
from questhall.games.gloomhaven.face.remarks import attack_of, strike_on
from questhall.games.gloomhaven.rules.play.acting import ability_of
from questhall.games.gloomhaven.rules.play.attacking import range_of
from questhall.games.gloomhaven.rules.play.leaving import forgone
from questhall.games.gloomhaven.rules.play.purse import counts_as_discarded
from questhall.games.gloomhaven.rules.play.table import figure
from questhall.games.gloomhaven.state import Act, Beast, Strike, Turn, Walk, World
from questhall.kernel import Choose, Picks

__all__ = ["Decision", "decision"]


def decision(view: World, choice: Choose) -> Decision:
    """All that can be told of one decision."""
    found = Decision(choice.seat, choice.kind)
    head(view, found)
    tell = Telling(view, choice, found)
    found.options = {key: hint for key in keys_of(choice) if (hint := tell.option(key)) is not None}
    if choice.kind == "damage":
        found.options |= {verb: OptionHint(price=prices.price(view, choice.seat, verb, "")) for verb in prices.ALIKE}
    if tell.going is not None:
        ways = [hint.way for hint in found.options.values() if hint.way and hint.way.opens < 0]
        found.reached = tell.going.reached(dict.fromkeys(way.path[-1] for way in ways))
    return found


def keys_of(choice: Choose) -> list[str]:
    options = choice.options
    return list(options.others) if isinstance(options, Picks) else list(options)


def head(view: World, found: Decision) -> None:
    """What is under way: the ability, the move, the attack, the monster's turn."""
    hero = view.heroes[found.seat]
    found.rounds = lasting(cards_in_hand(hero), len(counts_as_discarded(hero)))
    if found.kind == "damage":
        found.harm = view.harm
    for task in view.agenda:  # what lies on top has the last word
        if isinstance(task, Turn):
            found.figure = view.heroes[task.seat].sheet.job
        elif isinstance(task, Act):
            of_ability(found, task)
        elif isinstance(task, Beast):
            found.figure = task.figure
        elif isinstance(task, Walk):
            found.figure, found.points, found.jump = task.figure, task.points, task.jump
        elif isinstance(task, Strike):
            found.figure, found.target, found.range = task.attacker, task.target, task.range


def of_ability(found: Decision, act: Act) -> None:
    found.figure, found.card, found.half, found.item, found.entry = act.figure, act.card, act.half, act.item, act.at
    found.rest = forgone(ability_of(act), act)


class Telling:
    """Tells of the options of one decision one by one; what they have in common is worked out once."""

    def __init__(self, view: World, choice: Choose, found: Decision) -> None:
        self.view, self.choice, self.found = view, choice, found
        task = view.agenda[-1] if view.agenda else None
        self.act = task if isinstance(task, Act) else None
        self.going = self.move_under_way(task)
        self.areas = self.areas_to_lay()

    def move_under_way(self, task: object) -> moves.Going | None:
        mover = figure(self.view, task.figure) if isinstance(task, Walk) and self.choice.kind == "move" else None
        return moves.Going(self.view, task, mover) if isinstance(task, Walk) and mover else None

    def areas_to_lay(self) -> layings.Areas | None:
        """The area of the attack or the kill under way, before it lies; what the attack itself is."""
        act = self.act
        actor = figure(self.view, act.figure) if act else None
        if act is None or actor is None or self.choice.kind not in ("attack", "kill"):
            return None
        if attack := attack_of(act):
            self.found.range, self.found.targets = range_of(self.view, act, actor, attack), max(act.left, 0) + act.added
        areas = None if act.area else layings.laid_now(self.view, act)
        if areas:
            self.found.shape, self.found.melee = list(areas.area.hexes), areas.melee
        return areas

    def option(self, key: str) -> OptionHint | None:
        verb, _, what = key.partition(":")
        hint = places.named(self.view, key) or OptionHint()
        if self.going and hint.cells:
            self.going.tell(verb, hint.cells[0], hint)
        elif verb == "hit" and self.act:
            hint.odds = [odds] if (odds := self.against(what)) is not None else []
        elif verb == "lay" and self.areas:
            hint.laying, hint.figures = self.areas.lying(hint.cells), self.areas.covered(hint.cells)
            self.found.odds |= {each: odds for each in hint.figures if (odds := self.against(each)) is not None}
        elif verb in ("push", "pull") and hint.cells:
            self.shove(hint)
        elif self.choice.kind == "turn":
            hint.outlook = halves.outlook(self.view, self.choice.seat, verb, what)
        elif self.choice.kind == "damage" and verb not in prices.ALIKE:
            hint.price = prices.price(self.view, self.choice.seat, verb, what)
        if hint.way:
            hint.cells = []
        return None if hint == OptionHint() else hint

    def against(self, target: str) -> Odds | None:
        """The odds of the attack under way on this figure."""
        if target in self.found.odds:
            return self.found.odds[target]
        strike = strike_on(self.view, self.act, target) if self.act else None
        attacker = figure(self.view, strike.attacker) if strike else None
        whom = figure(self.view, target)
        return attacks.odds_of(self.view, strike, attacker, whom) if strike and attacker and whom else None

    def shove(self, hint: OptionHint) -> None:
        """The figure that is moved is the target of the attack, or whom the ability is about."""
        task = self.view.agenda[-1]
        target = figure(self.view, task.target) if isinstance(task, Strike) else None
        hint.way = moves.shoved(self.view, target, hint.cells[0])
