"""Dice in hand: spending them on steps, rolling some again, making quests of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from questhall.games.runebound.bots.goals import Goals
from questhall.games.runebound.bots.mind import Mind
from questhall.games.runebound.bots.routes import best_step, gait, ways_to
from questhall.games.runebound.bots.turns import cheapest
from questhall.games.runebound.content.board import CELL, FACE_NAMES, FACES, JOKER, NAME, TERRAIN
from questhall.games.runebound.content.cards import CARDS
from questhall.games.runebound.odds.dice import MOST_DICE, reachable, rolls
from questhall.games.runebound.rules.dice import DICE, fits
from questhall.games.runebound.state import Explore, Move

Options = Mapping[str, Any]
AHEAD = 4.0  # action points over which a better rate lasts
CHEAP = 0.04  # a card worth less is gladly given for a die
HARDLY = 1.02  # a change of dice for nothing is made where it gains so much


def move(mind: Mind, options: Options) -> str:
    """To the best space within reach; dice are changed where that gains more than it costs."""
    task = next(task for task in reversed(mind.state.agenda) if isinstance(task, Move))
    goals = Goals(mind)
    dry = gait(mind.hero)[1]

    def worth(cell: int) -> float:
        return goals.rate(cell, 0.01, mind.points)

    def best(dice: list[int]) -> float:
        return max(worth(cell) for cell in reachable(mind.hero.at, tuple(sorted(dice)), dry))

    if change := changing(mind, options, task.dice, best):
        return change
    step = best_step(mind.hero.at, tuple(sorted(task.dice)), dry, worth, tuple(mind.state.zombies))
    return f"go:{NAME[step[0]]}:{FACE_NAMES[step[1]]}" if step else "stop"


def changing(mind: Mind, options: Options, dice: list[int], best: Any) -> str:
    """A die used as another terrain, all rolled again, one rolled again for a card: whatever gains."""
    now = best(dice)
    for key in options:
        verb, *words = key.split(":")
        if verb == "as":
            other = list(dice)
            other[other.index(options[key][1])] = DICE[words[0]]
            if best(other) > now * HARDLY:
                return key
        elif verb == "pathfinder" and len(dice) <= 3:
            again = sum(float(share) * best(list(roll)) for roll, share in rolls(len(dice)))
            if again > now * 1.1:
                return key
        elif verb == "reroll" and rerolled(dice, options[key][1], best) - now > cheapest(mind) / AHEAD + 0.003:
            return key
    return ""


def rerolled(dice: list[int], die: int, best: Any) -> float:
    """What is to be expected with this die rolled again."""
    rest = list(dice)
    rest.remove(die)
    return sum(best([*rest, face]) for face in FACES) / len(FACES) if len(rest) < MOST_DICE else 0.0


def flee(mind: Mind, options: Options) -> str:
    """Away from a combat, wherever."""
    goals = Goals(mind)
    steps = [key for key in options if key.startswith("go:")]
    if steps:
        return max(steps, key=lambda key: goals.rate(CELL[key.split(":")[1]], 1, 0))
    again = next((key for key in options if key.startswith(("as:", "pathfinder"))), "")
    return again or "stop"


def walk(mind: Mind, options: Options) -> str:
    """A step that an ability gives."""
    goals = Goals(mind)
    now = goals.rate(mind.hero.at, 0.01, mind.points)
    return max(options, key=lambda key: goals.rate(options[key], 0.01, mind.points) if options[key] else now)


def appear(mind: Mind, options: Options) -> str:
    """Any of these spaces; `stop` is to stay."""
    goals = Goals(mind)

    def worth(key: str) -> float:
        return goals.rate(mind.hero.at if options[key] is None else options[key], 0.01, mind.points)

    return max(options, key=worth)


def teleport(mind: Mind, options: Options) -> str:
    """Thorn: worth a card if something good is near."""
    goals = Goals(mind)
    reach = mind.state.heroes[mind.seat]
    near = [cell for cell in NAME if ways_to(cell, 3, True)[reach.at] <= 2]
    gain = max(goals.rate(cell, 0.01, mind.points) for cell in near) - goals.rate(reach.at, 0.01, mind.points)
    return "teleport" if gain * AHEAD > cheapest(mind) else "decline"


def explore(mind: Mind, options: Options) -> str:
    """The best outcome the dice pay for, or other dice."""
    task = next(task for task in reversed(mind.state.agenda) if isinstance(task, Explore))
    card = CARDS[task.card]
    own = task.card in mind.hero.quests
    gains = [
        mind.effects(way.ops) + (mind.trophy if own and "discard" not in way.ops else 0.0) for way in card.outcomes
    ]

    def best(dice: list[int]) -> float:
        paid = [gain for gain, way in zip(gains, card.outcomes, strict=True) if fits(dice, way.need)]
        return max([0.0, *paid])

    for key in options:
        verb, *words = key.split(":")
        other = list(task.dice)
        if verb == "as":
            other[other.index(options[key][1])] = DICE[words[0]]
            if best(other) > best(task.dice) + 0.005:
                return key
        elif (verb == "pathfinder" and not best(task.dice)) or (
            verb == "reroll" and rerolled(other, options[key][1], best) - best(other) > cheapest(mind) + 0.005
        ):
            return key
    ways = [key for key in options if key.startswith("outcome:")]
    chosen = max(ways, key=lambda key: gains[options[key][1] - 1], default="stop")
    return chosen if chosen == "stop" or gains[options[chosen][1] - 1] > 0 else "stop"


def track(mind: Mind, options: Options) -> str:
    """Lissa's prey: a die that does not show the space is rolled again for a cheap card."""
    ground = TERRAIN[mind.hero.at] | JOKER
    idle = [key for key, what in options.items() if key.startswith("reroll") and not what[1] & ground]
    return idle[0] if idle and cheapest(mind) < CHEAP else "done"


def march(mind: Mind, options: Options) -> str:
    """Every joker brings Margath a space nearer: a cheap card may hold him up."""
    return "reroll:joker" if "reroll:joker" in options and cheapest(mind) < CHEAP else "done"


def gem(mind: Mind, options: Options) -> str:
    """The nearest one."""
    ways = {key: ways_to(cell, *gait(mind.hero))[mind.hero.at] for key, cell in options.items() if cell is not None}
    return min(ways, key=lambda key: ways[key], default="decline")
