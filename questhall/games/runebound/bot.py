"""The house bot: one measure of power behind everything, the duel's solver in combat.

It looks at its view and its decision alone.  `bots/power.py` is the measure, `bots/mind.py` prices things in it, the
other modules weigh places, goods, fights and dice; here every kind of decision finds its consideration.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from questhall.games.runebound.bots import fights, market, moving, power, turns
from questhall.games.runebound.bots.goals import Goals
from questhall.games.runebound.bots.mind import Mind
from questhall.games.runebound.content.cards import ASSETS, CARDS, SKILLS
from questhall.games.runebound.odds.duel.answer import KINDS as DUEL
from questhall.games.runebound.odds.duel.answer import answer
from questhall.games.runebound.odds.duel.arena import STARS
from questhall.games.runebound.odds.duel.solver import BUDGET
from questhall.games.runebound.rules import once
from questhall.games.runebound.rules.abilities import ABILITIES
from questhall.games.runebound.rules.growth import LETTERS
from questhall.games.runebound.rules.order import combat_in
from questhall.games.runebound.rules.trials import successes
from questhall.games.runebound.state import POINTS, Bargain, DrawnEvent, Test, World
from questhall.kernel import Seen

Options = Mapping[str, Any]
LIKED = ("corbin", "lissa", "mok", "hawthorne", "laurel", "thorn")  # by what the lab report says
LAST_STAND = 500  # positions looked at for an answer against the villain: the game is decided there


def house(seen: Seen[World]) -> str:
    """An answer to any decision of the game."""
    kind, options = seen.choice.kind, seen.choice.options
    if kind in ("turn", "move"):
        return KINDS[kind](Mind(seen.state, seen.seat), options)
    if (kind in DUEL or kind == "retreat") and (key := healing(seen.state, seen.seat, options)):
        return key
    plain = {key: value for key, value in options.items() if not once.is_use(value)}
    if kind in DUEL:
        return duel(seen.state, kind, plain)
    return KINDS[kind](Mind(seen.state, seen.seat), plain)


def healing(state: World, seat: int, options: Options) -> str:
    """An ability that heals comes first where it is needed."""
    for key, value in options.items():
        if once.is_use(value):
            ops = ABILITIES["turn"][value[1]].ops
            if ops[0].startswith("heal") and state.heroes[seat].wounds >= int(ops[0].split()[1]):
                return key
    return ""


def duel(state: World, kind: str, options: Options) -> str:
    """What lies open is solved."""
    if len(options) == 1:
        return next(iter(options))
    return answer(state, kind, options, LAST_STAND if combat_in(state).source == "villain" else BUDGET)


def best(options: Options, worth: Callable[[Any], float]) -> str:
    """The option whose value is worth most; the first of equals."""
    return max(options, key=lambda key: worth(options[key]))


# -- set-up ------------------------------------------------------------------------------------------------------------


def take_hero(mind: Mind, options: Options) -> str:
    """The first that is free; who begins says where the list starts, so that tables differ."""
    start = mind.state.first
    return best(options, lambda card: -((LIKED.index(card) - start) % len(LIKED)))


def start(mind: Mind, options: Options) -> str:
    """Where most lies near."""
    goals = Goals(mind)
    return best(options, lambda cell: goals.rate(cell, 0.5, POINTS))


# -- cards -------------------------------------------------------------------------------------------------------------


def least(mind: Mind, options: Options) -> str:
    """The card that is missed least: of the hand, the assets or the learned skills."""

    def missed(card: str) -> float:
        if card in mind.hero.assets or card in mind.hero.skills:
            return power.kept_worth(mind.state, mind.hero, card) + 0.03 * (card in ASSETS and ASSETS[card].price)
        return mind.held(card)

    return best(options, lambda card: -missed(card))


def spend(mind: Mind, options: Options) -> str:
    """A trophy of which there are most."""
    return best(options, lambda kind: len(mind.hero.trophies[kind]))


def trophy(mind: Mind, options: Options) -> str:
    """A type that the skills in hand ask for."""
    wanted = [LETTERS[letter] for card in mind.hand for letter in SKILLS[card].cost if letter in LETTERS]
    return best(options, lambda kind: wanted.count(kind) - len(mind.hero.trophies[kind]) - 0.1 * kind)


def learn_free(mind: Mind, options: Options) -> str:
    return best(options, lambda card: mind.skill(card) if card else 0.01)


def take(mind: Mind, options: Options) -> str:
    """An asset from any market."""
    return best(options, lambda taken: mind.asset(taken[1]) + 0.01 * ASSETS[taken[1]].price if taken else 0.0)


# -- adventures --------------------------------------------------------------------------------------------------------


def event(mind: Mind, options: Options) -> str:
    card = next(task.card for task in reversed(mind.state.agenda) if isinstance(task, DrawnEvent))
    return best(options, lambda ops: mind.option(card, ops))


def outcome(mind: Mind, options: Options) -> str:
    """One way to solve a quest: the gain by its odds."""

    def worth(key: str) -> float:
        _, card, number = key.split(":")
        way = CARDS[card].outcomes[int(number) - 1]
        words, gain = way.said.split(), mind.effects(way.ops) + mind.trophy
        if words[0] == "pay":
            return gain + mind.gold(-int(words[1]))
        return gain * mind.passing(words[1], int(words[2]) if len(words) > 2 else 0)

    return max(options, key=worth)


def attribute(mind: Mind, options: Options) -> str:
    return best(options, mind.passing)


def test(mind: Mind, options: Options) -> str:
    """One more card where the chance of it is worth more than the card given up."""
    task = next(task for task in reversed(mind.state.agenda) if isinstance(task, Test))
    cards = [key for key in options if key.startswith("exert:")]
    if successes(task) or not cards:
        return "done"
    gain = STARS * stake(mind, task)
    cheap = min(cards, key=lambda key: mind.held(options[key]))
    return cheap if gain > mind.held(options[cheap]) else "done"


def stake(mind: Mind, task: Test) -> float:
    """What passing is worth against failing; in a combat it is somebody's ability."""
    if task.where == "combat":
        return 0.1 if task.passed else 0.05
    return mind.effects(task.passed) - mind.effects(task.failed)


def pay(mind: Mind, options: Options) -> str:
    return best(options, lambda payment: mind.effects(payment.ops) + mind.gold(-payment.price))


def choose(mind: Mind, options: Options) -> str:
    return best(options, lambda way: mind.effects([part.strip() for part in way.split("&")]))


# -- combat, beside the tokens -----------------------------------------------------------------------------------------


def retreat(mind: Mind, options: Options) -> str:
    return "retreat" if fights.going_on(mind, combat_in(mind.state)) < 0 else "fight-on"


def first(mind: Mind, options: Options) -> str:
    """The order of abilities on entering combat hardly matters."""
    return next(iter(options))


def nine_lives(mind: Mind, options: Options) -> str:
    return "nine-lives"


def done(mind: Mind, options: Options) -> str:
    return "done"


# -- trade -------------------------------------------------------------------------------------------------------------


def bargain(mind: Mind, options: Options) -> str:
    return "cancel"


def agree(mind: Mind, options: Options) -> str:
    """Only what clearly gains."""
    task = next(task for task in reversed(mind.state.agenda) if isinstance(task, Bargain))
    gain = sum(mind.asset(card) for card in task.give)
    gain -= sum(power.kept_worth(mind.state, mind.hero, card) + 0.02 for card in task.want)
    return "accept" if gain + mind.gold(task.pay - task.ask) > 0.01 else "decline"


KINDS: dict[str, Callable[[Mind, Options], str]] = {
    "hero": take_hero,
    "start": start,
    "turn": turns.turn,
    "move": moving.move,
    "retreat-die": moving.flee,
    "free-step": moving.walk,
    "leap": moving.appear,
    "city": moving.appear,
    "teleport": moving.teleport,
    "rest": done,
    "track": moving.track,
    "march": moving.march,
    "explore": moving.explore,
    "gem": moving.gem,
    "exert": least,
    "exhaust": least,
    "trim": least,
    "shop": lambda mind, options: market.shop(mind),
    "bargain": bargain,
    "agree": agree,
    "spend": spend,
    "trophy": trophy,
    "learn-free": learn_free,
    "take": take,
    "test": test,
    "event": event,
    "outcome": outcome,
    "attribute": attribute,
    "pay": pay,
    "choose": choose,
    "retreat": retreat,
    "first": first,
    "nine-lives": nine_lives,
}


# -- what search thinks about ------------------------------------------------------------------------------------------

WIDTH = 3  # answers in a race
OPEN = ("retreat", "event", "outcome", "choose", "pay")  # few options, and the house bot's estimate is rough


def shortlist(seen: Seen[World]) -> list[str]:
    """The house bot's own answer first, then what may rival it; alone where the house bot is trusted."""
    usual, kind, options = house(seen), seen.choice.kind, seen.choice.options
    others: list[str] = []
    if kind in OPEN:
        others = [key for key in options if not once.is_use(options[key])]
    elif kind == "turn" and "roll" in options and not usual.startswith(("learn", "use")):
        ranked = sorted(turns.plans(Mind(seen.state, seen.seat), options), reverse=True)
        others = [key for _, key in ranked if key in options]
    return list(dict.fromkeys([usual, *others]))[:WIDTH]
