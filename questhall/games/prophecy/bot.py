"""The house bot: readable heuristics over one measure of what things are worth.

It looks at its view and its decision alone.  `bots/mind.py` is the measure; the other modules of `bots/` weigh battles,
places, goods and cards with it; here every kind of decision finds its consideration.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from questhall.games.prophecy.bots import bargains, cards, duels, fights, places, throws, turns
from questhall.games.prophecy.bots.mind import Mind, Options
from questhall.games.prophecy.content.cards import ARTIFACTS, CHARACTERS, RING
from questhall.games.prophecy.rules import death
from questhall.games.prophecy.rules.final import KING, SHORT
from questhall.games.prophecy.rules.routes import FARES
from questhall.games.prophecy.state import GUILDS, Bargain, Battle, Roll, Turn, World
from questhall.kernel import Seen

HARDER = {"mystic": 1.0, "druid": 0.6}  # characters that win less in the lab
OPEN_SKILL = 0.2  # how much a skill counts that is open in an own guild at the beginning
FIELD_OF = {"mountain-lore": "mountains-1", "forest-wisdom": "forest-3"}
FIELD_OF_MAGES, FIELD = "enchanted-wilderness", "plains-8"
Weights = dict[str, float]  # by option


def house(seen: Seen[World]) -> str:
    """An answer to any decision of the game: what weighs most, the first of equals."""
    weights = weighed(seen)
    return max(weights, key=weights.__getitem__)


def weighed(seen: Seen[World]) -> Weights:
    """What every option of a decision is worth to this seat."""
    mind = Mind(seen.state, seen.seat, SHORT if seen.terms["short"] else KING)
    return KINDS[seen.choice.kind](mind, seen.choice.options)


def each(options: Options, worth: Callable[[Any], float]) -> Weights:
    """Every option by the worth of its value."""
    return {key: worth(value) for key, value in options.items()}


def surely(options: Options, key: str) -> Weights:
    """One answer, whatever else there is."""
    return {said: float(said == key) for said in options}


def task_of(mind: Mind, kind: type[Any]) -> Any:
    return next(task for task in reversed(mind.state.agenda) if isinstance(task, kind))


# -- set-up and chance cards -------------------------------------------------------------------------------------------


def draft(mind: Mind, options: Options) -> Weights:
    """The character whom the open skills of its guilds suit best."""
    return each(options, lambda character: suited(mind, character))


def suited(mind: Mind, character: str) -> float:
    hero, guilds = death.prepared(character), CHARACTERS[character].guilds
    skills = [skill for guild in guilds for skill in mind.state.offers[GUILDS.index(guild)]]
    return OPEN_SKILL * sum(cards.value(skill, hero) for skill in skills) - HARDER.get(character, 0.0)


def newcomer(mind: Mind, options: Options) -> Weights:
    """While there is a character there is hope."""
    return surely(options, "new-character")


def dream(mind: Mind, options: Options) -> Weights:
    """The plane that is nearest."""
    turns = places.turns(tuple(FARES))[mind.hero.at]
    return each(options, lambda plane: -min(turns[at] for at, place in enumerate(RING) if plane in place.planes))


def training(mind: Mind, options: Options) -> Weights:
    """One of the own guilds, an empty one before a full one."""
    own = CHARACTERS[mind.hero.character].guilds
    return each(options, lambda guild: (GUILDS[guild] in own) - 0.4 * len(mind.state.offers[guild]))


# -- the turn ----------------------------------------------------------------------------------------------------------


def move(mind: Mind, options: Options) -> Weights:
    turn = task_of(mind, Turn)
    return each(options, lambda way: turns.moving(mind, turn, *way))


def fight(mind: Mind, options: Options) -> Weights:
    """The surest battle first; before it whatever helps."""
    turn = task_of(mind, Turn)
    return each(options, lambda way: turns.fighting(mind, turn, *way))


def act(mind: Mind, options: Options) -> Weights:
    """Attacks first, while they are allowed; then what is worth most, one after the other."""
    turn = task_of(mind, Turn)
    return each(options, lambda way: turns.acting(mind, turn, *way))


# -- battles -----------------------------------------------------------------------------------------------------------


def gear(mind: Mind, options: Options) -> Weights:
    battle = task_of(mind, Battle)
    return each(options, lambda items: throws.holding(mind, battle, items))


def head(mind: Mind, options: Options) -> Weights:
    battle = task_of(mind, Battle)
    return each(options, lambda crown: throws.wearing(mind, battle, crown))


def before(mind: Mind, options: Options) -> Weights:
    battle = task_of(mind, Battle)
    return each(
        options, lambda said: throws.announcing(mind, battle, said) if said else throws.worth(mind, battle) + 0.01
    )


def after(mind: Mind, options: Options) -> Weights:
    battle = task_of(mind, Battle)
    if mind.seat not in (battle.seat, battle.rival):
        return surely(options, "accept")
    now = throws.standing(mind, battle, battle.margin)
    return each(options, lambda said: throws.reacting(mind, battle, said) if said else now + 0.01)


def accept(mind: Mind, options: Options) -> Weights:
    gain = throws.turning_to_will(mind, task_of(mind, Battle))
    return each(options, lambda converted: gain if converted else 0.0)


def pray(mind: Mind, options: Options) -> Weights:
    """A better die for a mana, where a die matters much."""
    why = task_of(mind, Roll).why
    worthwhile = why in ("treasure", "riddle", "trial", "mirror")
    return surely(options, "cast:prayer" if worthwhile else "roll")


def reality(mind: Mind, options: Options) -> Weights:
    """The scroll is kept for battles."""
    return surely(options, "accept")


# -- picks -------------------------------------------------------------------------------------------------------------


def give_least(mind: Mind, options: Options) -> Weights:
    """What is missed least."""
    return each(options, lambda card: -mind.card(card))


def take_most(mind: Mind, options: Options) -> Weights:
    return each(options, mind.card)


def curse(mind: Mind, options: Options) -> Weights:
    return surely(options, "accept-gift")


def healing(mind: Mind, options: Options) -> Weights:
    return surely(options, "cast:healing-arts")


def again(mind: Mind, options: Options) -> Weights:
    """Another battle after a draw, if it is worth it."""
    task = mind.state.agenda[-1]
    turn = task_of(mind, Turn)

    def worth(kind: str | None) -> float:
        if kind is None:
            return 0.0
        foe = getattr(task, "cards", [])
        if foe:
            return fights.foreseen(mind, foe[0], kind, mind.hero.at, turn.plane).value
        return duels.attack(mind, getattr(task, "other", 0), kind)

    return each(options, worth)


def give_way(mind: Mind, options: Options) -> Weights:
    """Health or the best item, whichever is worth less."""
    dearest = max((mind.card(item) for item in mind.hero.items + mind.hero.damaged), default=0.0)
    return each(options, lambda what: -dearest if what == "items" else mind.health(-1))


def renounce(mind: Mind, options: Options) -> Weights:
    return each(options, lambda what: mind.gold(-what) if isinstance(what, int) else -mind.card(what))


def limits(mind: Mind, options: Options) -> Weights:
    """The least card goes, for mana if that is possible."""
    return each(options, lambda said: -mind.card(said[1]) + (mind.mana(2) if said[0] == "decay" else 0.0))


# -- the end, and trade ------------------------------------------------------------------------------------------------


def field(mind: Mind, options: Options) -> Weights:
    """Where the own skills count; mages where mana flows."""
    for skill, place in FIELD_OF.items():
        if skill in mind.hero.skills:
            return surely(options, f"field:{place}")
    return surely(options, f"field:{FIELD_OF_MAGES if cards.mage(mind.hero) else FIELD}")


def bargain(mind: Mind, options: Options) -> Weights:
    """Word by word towards the best deal."""
    task = task_of(mind, Bargain)
    deal = bargains.best(mind, task.other)
    return surely(options, bargains.next_word(deal, task) if deal.gain else "cancel")


def agree(mind: Mind, options: Options) -> Weights:
    """Only what gains; an artifact goes to no rival, and to a partner who will be king with it."""
    task = task_of(mind, Bargain)
    prizes = [item for item in task.give + task.want if item in ARTIFACTS]
    if prizes and mind.friend(task.seat):
        return surely(options, "agree")
    if any(item in ARTIFACTS for item in task.want):
        return surely(options, "refuse")
    gain = sum(mind.card(item) for item in task.give) - sum(mind.card(item) for item in task.want)
    gain += mind.gold(task.pay - task.ask)
    return each(options, lambda agreed: gain if agreed else 0.01)


KINDS: dict[str, Callable[[Mind, Options], Weights]] = {
    "draft": draft,
    "newcomer": newcomer,
    "dream": dream,
    "training": training,
    "move": move,
    "fight": fight,
    "astral": fight,
    "act": act,
    "gear": gear,
    "head": head,
    "before": before,
    "after": after,
    "accept": accept,
    "pray": pray,
    "reality": reality,
    "pick.curse": curse,
    "pick.armoury": take_most,
    "pick.robbed": give_least,
    "pick.imp": give_least,
    "pick.healing": healing,
    "pick.again": again,
    "pick.yield": give_way,
    "pick.loot": take_most,
    "pick.tribute": give_least,
    "pick.market": take_most,
    "pick.hermit": renounce,
    "limits": limits,
    "field": field,
    "bargain": bargain,
    "agree": agree,
}


# -- for search --------------------------------------------------------------------------------------------------------

THOUGHT: dict[str, tuple[int, float]] = {  # decisions worth a thought: how many answers, and how far behind the best
    "move": (5, 5.0),
    "fight": (3, 5.0),
    "astral": (3, 5.0),
    "act": (4, 3.0),
    "accept": (2, 5.0),
    "before": (3, 2.0),
    "after": (2, 3.0),
    "training": (3, 1.0),
    "dream": (3, 2.0),
    "pick.again": (3, 3.0),
    "pick.yield": (2, 4.0),
    "pick.loot": (3, 4.0),
    "pick.market": (3, 3.0),
    "pick.armoury": (3, 4.0),
    "limits": (2, 1.0),
}
CHANCE = 0.008  # of winning, that a unit of the house bot's measure is about


def shortlist(seen: Seen[World]) -> list[str]:
    """The answers worth a thought, the house bot's own first; a single one where it is left to the house bot."""
    weights = weighed(seen)
    ranked = sorted(weights, key=lambda key: -weights[key])
    width, margin = THOUGHT.get(seen.choice.kind, (1, 0.0))
    return [key for key in ranked[:width] if weights[key] >= weights[ranked[0]] - margin]


def behind(seen: Seen[World]) -> Weights:
    """How far the house bot thinks each answer behind its own, as a chance of winning."""
    weights = weighed(seen)
    best = max(weights.values())
    return {key: CHANCE * (best - weight) for key, weight in weights.items()}
