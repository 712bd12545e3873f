"""A monster's turn tried on a copy of what a seat sees: by the rules that will carry it out, without a single draw.

Attacks are aimed and not made: what they do is chance.  What would show something hidden, as a door or the card of
somebody who is summoned, is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, cast

from questhall.games.gloomhaven.content.actions import (
    Action,
    Affect,
    Attack,
    Heal,
    Move,
    OpenDoor,
    Retaliate,
    SetTrap,
    Shield,
    Suffer,
    Summon,
)
from questhall.games.gloomhaven.face.answers import Step, Why
from questhall.games.gloomhaven.face.deeds import LANGUAGES
from questhall.games.gloomhaven.face.options.attacks import odds_of
from questhall.games.gloomhaven.face.options.hints import Odds
from questhall.games.gloomhaven.face.reasons import text_id
from questhall.games.gloomhaven.face.texts import say
from questhall.games.gloomhaven.rules.combat.conditions import cannot_perform
from questhall.games.gloomhaven.rules.ground.ground import Gait, Ground
from questhall.games.gloomhaven.rules.mind.reasons import Reason
from questhall.games.gloomhaven.rules.monsters.turn import next_attack
from questhall.games.gloomhaven.rules.monsters.values import move_points
from questhall.games.gloomhaven.rules.play.beasts import actions_for, step_beast
from questhall.games.gloomhaven.rules.play.striking import redirected
from questhall.games.gloomhaven.rules.play.table import figure, spot, trap_mask, values
from questhall.games.gloomhaven.rules.play.thinking import ground_for, thought_of
from questhall.games.gloomhaven.rules.play.ways import Ways, ways_over
from questhall.games.gloomhaven.state import Beast, Figure, M, Strike, World
from questhall.hex.bits import Mask
from questhall.kernel import Chance, Choose, Flow, Refusal, Seat, Words
from questhall.kernel.view import copied

UNSHOWN = (Summon, OpenDoor)  # what comes with them is not known
PRIVATE = ("damage", "attacked-item")  # answers of a character's own player, no choice of the monster
KINDS: dict[type, str] = {
    Move: "move",
    Attack: "attack",
    Summon: "summon",
    OpenDoor: "open-door",
    SetTrap: "trap",
    Heal: "heal",
    Shield: "shield",
    Retaliate: "retaliate",
    Affect: "affect",
    Suffer: "suffer",
}


class Stand:
    """Stands in for a match: the rules find a table, nobody listens, and the first option is taken."""

    explaining = False

    def __init__(self, state: World) -> None:
        self.state = state
        self.chance = Chance(bytes(16), {})

    def tell(self, *said: object, **to: object) -> None:
        """Nobody listens."""

    def eliminate(self, seat: Seat) -> None:
        """Somebody would be out."""

    def offer(
        self, seat: Seat, candidates: Iterable[tuple[str, Any]], no: Callable[[Any], Refusal | None]
    ) -> dict[str, Any]:
        return {key: value for key, value in candidates if no(value) is None}


class Rehearsal:
    """One turn of one monster or summon, with one card."""

    def __init__(self, view: World, id_: str, card: str) -> None:
        self.state = copied(view)
        self.m = cast(M, Stand(self.state))
        self.steps: list[Step] = []
        self.why: list[Why] = []
        self.beast = Beast(id_)
        self.unsure = False  # players choose, or something comes that is not known
        actor = figure(self.state, id_)
        if card and actor is not None:
            self.state.abilities.revealed[actor.name] = card

    @property
    def actor(self) -> Figure | None:
        """Gone, if something on its way has brought it down."""
        return figure(self.state, self.beast.figure)

    def play(self) -> Rehearsal:
        """From the start of its turn to the end."""
        self.begin()
        while (actor := self.actor) is not None and not cannot_perform(actor, "other"):
            actions = actions_for(self.state, self.beast, actor)
            if self.beast.at >= len(actions):
                break
            self.act(actor, actions)
        return self

    def begin(self) -> None:
        """A wound hurts; who is stunned does nothing.  GH-COND-11, GH-COND-16"""
        self.follow()
        actor = self.actor
        if actor is not None and cannot_perform(actor, "other"):
            self.steps.append(Step("stun", nothing=True))

    def act(self, actor: Figure, actions: Sequence[Action]) -> None:
        """The next action, as a step.  GH-MONSTAT-11"""
        action = actions[self.beast.at]
        step = Step(KINDS.get(type(action), type(action).__name__.lower()))
        self.steps.append(step)
        if isinstance(action, UNSHOWN):
            self.beast.at += 1
            self.unsure = True
        elif isinstance(action, Move):
            self.move(step, actor, action, actions)
        elif isinstance(action, Attack):
            self.attack(step, actor, action)
        else:
            self.other(step, actor)

    def move(self, step: Step, actor: Figure, action: Move, actions: Sequence[Action]) -> None:
        """GH-MONMOVE-03"""
        attack = None if cannot_perform(actor, "attack") else next_attack(actions, self.beast.at)
        held = cannot_perform(actor, "move") is not None
        if not held:
            self.think(actor, action, attack)
        ground, _ = ground_for(self.state, actor, action.jump)
        ways, start, traps = Ways(ground, points_of(self.state, actor, action)), actor.cell, trap_mask(self.state)
        step.choice = self.follow()
        step.nothing = held or not self.beast.focus
        if actor.cell != start:
            step.path = self.way(ways, actor.cell, traps if ground.gait is Gait.WALK else 0)

    def way(self, ways: Ways, end: int, traps: Mask) -> list[int]:
        """The hexes it entered; of ways that spring different traps the first that players are offered."""
        cost = ways.cost(end)
        if cost is None or not cost[0]:
            return ways.to(end)
        found = ways_over(ways, end, traps)
        return min(found, key=lambda one: "+".join(spot(self.state, cell) for cell in sorted(one[0])) or "none")[1]

    def attack(self, step: Step, actor: Figure, action: Attack) -> None:
        """Aimed, not made.  GH-MONATK-01"""
        held = cannot_perform(actor, "attack") is not None
        if not held and not self.beast.aimed:
            self.think(actor, None, action)
        step.choice = self.follow()
        step.blows = self.blows(actor)
        step.nothing = not step.blows

    def other(self, step: Step, actor: Figure) -> None:
        """Whatever else it does: whom it changes tells the table."""
        before = {each.id: copied(each) for each in self.state.figures}
        step.choice = self.follow()
        after = {each.id: each for each in self.state.figures}
        step.figures = [id_ for id_, each in before.items() if after.get(id_) != each]

    def think(self, actor: Figure, move: Move | None, attack: Attack | None) -> None:
        """The reasons, before they are acted on."""
        ground, _, thought = thought_of(self.state, self.beast, actor, move, attack)
        self.why += [told for reason in thought.why if (told := why(self.state, ground, reason)) not in self.why]

    def blows(self, actor: Figure) -> list[Odds]:
        """The attacks that were aimed, off the agenda again.  GH-ACTIVE-10"""
        strikes = [task for task in reversed(self.state.agenda) if isinstance(task, Strike)]
        found = []
        for strike in strikes:
            target = figure(self.state, strike.target)
            if target is not None:
                whom = redirected(self.m, actor, target)
                strike.target = whom.id
                found.append(odds_of(self.state, strike, actor, whom))
        return found

    def follow(self) -> bool:
        """The rules' own next step of this turn; whether players would have to choose."""
        self.state.agenda = [self.beast]
        flow = step_beast(self.m, self.beast)
        return self.answer(flow) if flow is not None else False

    def answer(self, flow: Flow) -> bool:
        """The first option of everything that is asked."""
        chosen, asked = False, next(flow, None)
        while asked is not None:
            assert isinstance(asked, Choose)
            chosen |= asked.kind not in PRIVATE
            try:
                asked = flow.send(next(iter(asked.options.values())))
            except StopIteration:
                asked = None
        self.unsure |= chosen
        return chosen


def points_of(w: World, actor: Figure, move: Move) -> int:
    return move_points(values(w, actor), move.value)


def why(w: World, ground: Ground, reason: Reason) -> Why:
    """A reason with its hexes named as players call them."""
    cells = [ground.grid.cell(hex_) for hex_ in reason.hexes]
    hexes = ", ".join(spot(w, cell) for cell in cells)
    numbers = {name: f"{number:g}" for name, number in reason.numbers.items()}
    about: Words = {lang: say(lang, text_id(reason.key), hexes=hexes, **numbers) for lang in LANGUAGES}
    return Why(list(reason.rules), reason.key, cells, about)
