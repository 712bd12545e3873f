"""The house bot: readable heuristics over one measure of what things are worth.

It looks at its view and its decision alone.  `bots/mind.py` is the measure; the other modules of `bots/` weigh battles,
places, goods and cards with it; here every kind of decision finds its consideration.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from questhall.games.prophecy.bots import cards, duels, fights, places, throws, turns
from questhall.games.prophecy.bots.mind import Mind, Options
from questhall.games.prophecy.cards import ARTIFACTS, CHARACTERS, RING
from questhall.games.prophecy.rules.final import KING, SHORT
from questhall.games.prophecy.state import GUILDS, Bargain, Battle, Roll, Turn, World
from questhall.kernel import Seen

LIKED = [
    *("mercenary", "paladin", "monk", "scout", "ranger"),
    *("illusionist", "spellblade", "mystic", "druid", "enchantress"),
]
FIELD_OF = {"mountain-lore": "mountains-1", "forest-wisdom": "forest-3"}
FIELD_OF_MAGES, FIELD = "enchanted-wilderness", "plains-8"


def house(seen: Seen[World]) -> str:
    """An answer to any decision of the game."""
    mind = Mind(seen.state, seen.seat, SHORT if seen.terms["short"] else KING)
    return KINDS[seen.choice.kind](mind, seen.choice.options)


def best(options: Options, worth: Callable[[Any], float]) -> str:
    """The option whose value is worth most; the first of equals."""
    return max(options, key=lambda key: worth(options[key]))


def task_of(mind: Mind, kind: type[Any]) -> Any:
    return next(task for task in reversed(mind.state.agenda) if isinstance(task, kind))


# -- set-up and chance cards -------------------------------------------------------------------------------------------


def draft(mind: Mind, options: Options) -> str:
    return best(options, lambda character: -LIKED.index(character))


def dream(mind: Mind, options: Options) -> str:
    """The plane that is nearest."""
    turns = places.TURNS[mind.hero.at]
    return best(options, lambda plane: -min(turns[at] for at, place in enumerate(RING) if plane in place.planes))


def training(mind: Mind, options: Options) -> str:
    """One of the own guilds, an empty one before a full one."""
    own = CHARACTERS[mind.hero.character].guilds
    return best(options, lambda guild: (GUILDS[guild] in own) - 0.4 * len(mind.state.offers[guild]))


# -- the turn ----------------------------------------------------------------------------------------------------------


def move(mind: Mind, options: Options) -> str:
    turn = task_of(mind, Turn)
    return best(options, lambda way: turns.moving(mind, turn, *way))


def fight(mind: Mind, options: Options) -> str:
    """The surest battle first; before it whatever helps."""
    turn = task_of(mind, Turn)
    return best(options, lambda way: turns.fighting(mind, turn, *way))


def act(mind: Mind, options: Options) -> str:
    """Attacks first, while they are allowed; then what is worth most, one after the other."""
    turn = task_of(mind, Turn)
    return best(options, lambda way: turns.acting(mind, turn, *way))


# -- battles -----------------------------------------------------------------------------------------------------------


def gear(mind: Mind, options: Options) -> str:
    battle = task_of(mind, Battle)
    return best(options, lambda items: throws.holding(mind, battle, items))


def before(mind: Mind, options: Options) -> str:
    battle = task_of(mind, Battle)
    return best(
        options, lambda said: throws.announcing(mind, battle, said) if said else throws.worth(mind, battle) + 0.01
    )


def after(mind: Mind, options: Options) -> str:
    battle = task_of(mind, Battle)
    if mind.seat not in (battle.seat, battle.rival):
        return "accept"
    now = throws.standing(mind, battle, battle.margin)
    return best(options, lambda said: throws.reacting(mind, battle, said) if said else now + 0.01)


def accept(mind: Mind, options: Options) -> str:
    return "will" if throws.turning_to_will(mind, task_of(mind, Battle)) > 0 else "accept"


def pray(mind: Mind, options: Options) -> str:
    """A better die for a mana, where a die matters much."""
    why = task_of(mind, Roll).why
    worthwhile = why in ("treasure", "riddle", "trial", "mirror")
    return "cast:prayer" if worthwhile else "roll"


def reality(mind: Mind, options: Options) -> str:
    """The scroll is kept for battles."""
    return "accept"


# -- picks -------------------------------------------------------------------------------------------------------------


def give_least(mind: Mind, options: Options) -> str:
    """What is missed least."""
    return best(options, lambda card: -mind.card(card))


def take_most(mind: Mind, options: Options) -> str:
    return best(options, mind.card)


def curse(mind: Mind, options: Options) -> str:
    return "accept-gift"


def healing(mind: Mind, options: Options) -> str:
    return "cast:healing-arts"


def again(mind: Mind, options: Options) -> str:
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

    return best(options, worth)


def give_way(mind: Mind, options: Options) -> str:
    """Health or the best item, whichever is worth less."""
    dearest = max((mind.card(item) for item in mind.hero.items + mind.hero.damaged), default=0.0)
    return "items" if dearest < -mind.health(-1) else "health"


def renounce(mind: Mind, options: Options) -> str:
    return best(options, lambda what: mind.gold(-what) if isinstance(what, int) else -mind.card(what))


def limits(mind: Mind, options: Options) -> str:
    """The least card goes, for mana if that is possible."""
    return best(options, lambda said: -mind.card(said[1]) + (mind.mana(2) if said[0] == "decay" else 0.0))


# -- the end, and trade ------------------------------------------------------------------------------------------------


def field(mind: Mind, options: Options) -> str:
    """Where the own skills count; mages where mana flows."""
    for skill, place in FIELD_OF.items():
        if skill in mind.hero.skills:
            return f"field:{place}"
    return f"field:{FIELD_OF_MAGES if cards.mage(mind.hero) else FIELD}"


def bargain(mind: Mind, options: Options) -> str:
    return "cancel"


def agree(mind: Mind, options: Options) -> str:
    """Only what gains, and no artifact to a rival."""
    task = task_of(mind, Bargain)
    if any(item in ARTIFACTS for item in task.want) and not mind.friend(task.seat):
        return "refuse"
    gain = sum(mind.card(item) for item in task.give) - sum(mind.card(item) for item in task.want)
    return "agree" if gain + mind.gold(task.pay - task.ask) > 0 else "refuse"


KINDS: dict[str, Callable[[Mind, Options], str]] = {
    "draft": draft,
    "dream": dream,
    "training": training,
    "move": move,
    "fight": fight,
    "astral": fight,
    "act": act,
    "gear": gear,
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
