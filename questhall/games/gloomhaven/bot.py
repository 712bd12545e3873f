"""The house bot: every kind of decision finds its consideration here.

It looks at its view and its decision alone.  `bots/scene.py` says what places and actions are worth, `bots/plans.py`
what two halves of a turn are worth together; the other modules weigh harm, rests, gear and the party's plans.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from questhall.games.gloomhaven.bots import acts, campaign, choosing, errands, gear, goals, harm, others, party, rests
from questhall.games.gloomhaven.bots.mind import Mind
from questhall.games.gloomhaven.bots.worths import LEFT_AT_HOME, for_hand, strength
from questhall.games.gloomhaven.content import hero_cards
from questhall.games.gloomhaven.content.stickers import printed
from questhall.games.gloomhaven.rules.play.leaving import FORGO
from questhall.games.gloomhaven.state import World
from questhall.kernel import Seen

Options = Mapping[str, Any]
Weights = dict[str, float]
IDLE = ("pass", "skip", "stop", "end", "done", "take")


def house(seen: Seen[World]) -> str:
    """An answer to any decision of the game: what weighs most, the first of equals; or a sign before it."""
    weights = weighed(seen)
    best = max(weights, key=weights.__getitem__) if weights else ""
    if best not in seen.choice.options:
        best = next((key for key in IDLE if key in seen.choice.options), next(iter(seen.choice.options)))
    return sign_first(seen, best) or best


def sign_first(seen: Seen[World], answer: str) -> str:
    """One sign a round, before the pair is chosen."""
    state, says = seen.state, seen.choice.says
    if not says or state.heroes[seen.seat].sign:
        return ""
    lead = 0 if answer == "rest" else hero_cards.card(answer.split(":")[1]).initiative
    said = f"sign:sign-{party.sign(Mind(state, seen.seat), lead)}"
    return said if said in says else ""


def weighed(seen: Seen[World]) -> Weights:
    """What every option of a decision is worth to this seat."""
    kind, options = KINDS.get(seen.choice.kind), seen.choice.options
    if FORGO in options:  # action by action is clever enough
        options = {key: value for key, value in options.items() if key != FORGO}
    if seen.choice.kind in gear.WITHOUT_ITEMS:
        options = {key: value for key, value in options.items() if not key.startswith("item:")}
    return kind(Mind(seen.state, seen.seat), options) if kind else {}


def class_(mind: Mind, options: Options) -> Weights:
    """Whoever is not there yet, in an order of our liking."""
    return {key: -float(campaign.LIKED.index(job)) for key, job in options.items()}


def perk(mind: Mind, options: Options) -> Weights:
    """Bad cards out first."""
    named = campaign.plain(options)
    return {key: 2.0 * ("remove -1" in name) + ("replace" in name) + 0.1 * ("+" in name) for key, name in named.items()}


def learn(mind: Mind, options: Options) -> Weights:
    """The strongest card."""
    return {key: for_hand(card) for key, card in campaign.plain(options).items()}


def goal(mind: Mind, options: Options) -> Weights:
    """What a party does by itself."""
    return {key: -float(goals.EASY.index(name)) if name in goals.EASY else -99.0 for key, name in options.items()}


def hand(mind: Mind, options: Options) -> Weights:
    """What stays at home."""
    left = LEFT_AT_HOME.get(mind.hero.sheet.job, ())
    return {
        key: (20.0 if printed(card) in left else 0.0) - for_hand(card) - 2 * errands.must_keep(mind, card)
        for key, card in options.items()
    }


def first_option(mind: Mind, options: Options) -> Weights:
    return {key: -float(number) for number, key in enumerate(options)}


def decline(mind: Mind, options: Options) -> Weights:
    """Whoever carries something goes on with it."""
    return {key: float(key == "skip") for key in options}


def feed(mind: Mind, options: Options) -> Weights:
    """Elements are there to be used."""
    return {key: float(key != "pass") for key in options}


def recover(mind: Mind, options: Options) -> Weights:
    """All of it, or the best."""
    return {key: 90.0 if key == "all" else strength(key.split(":")[1]) if ":" in key else -1.0 for key in options}


def best_card(mind: Mind, options: Options) -> Weights:
    """For a turn more: the strongest two."""
    return {key: strength(key.split(":")[1]) if ":" in key else -1.0 for key in options}


KINDS: dict[str, Callable[[Mind, Any], Weights]] = {
    "class": class_,
    "perk": perk,
    "learn": learn,
    "goal": goal,
    "items": gear.shopping,
    "hand": hand,
    "start": others.start,
    "cards": choosing.selection,
    "turn": choosing.turn,
    "move": acts.move,
    "attack": acts.attack,
    "path": first_option,
    "feed": feed,
    "infuse": first_option,
    "strike-item": others.strike_item,
    "attacked-item": others.attacked_item,
    "end-item": gear.encore,
    "encore": gear.encore_card,
    "encore-lead": gear.encore_card,
    "encore-other": gear.encore_card,
    "ally-item": others.strike_item,
    "enemy-element": others.strike_item,
    "cure": gear.cure,
    "damage": harm.facing,
    "total": others.value,
    "result": others.value,
    "shove": acts.shove,
    "heal": acts.heal,
    "lasting": acts.agree,
    "affect": acts.target,
    "kill": acts.kill,
    "charm": acts.target,
    "treat": acts.treat,
    "loot-hex": first_option,
    "lift": first_option,
    "vortex": first_option,
    "teleport": others.land,
    "intervene": others.intervene,
    "extra-turn": best_card,
    "augment": first_option,
    "refresh-ally": acts.target,
    "refresh": first_option,
    "lose-card": rests.lose_least,
    "loot": acts.agree,
    "summon": acts.beside_foes,
    "trap": acts.beside_foes,
    "obstacle": acts.beside_foes,
    "destroy": first_option,
    "disarm": first_option,
    "recover": recover,
    "recover-ally": acts.target,
    "command": acts.target,
    "long-rest": rests.lose_least,
    "short-rest": rests.short,
    "redraw": rests.redraw,
    "monster": others.monster,
    "monster-way": others.most_traps,
    "way": others.fewest_traps,
    "effect": acts.agree,
    "monster-target": others.monster_target,
    "first": others.first,
    "give-up": first_option,
    "bearer": first_option,
    "hand-over": decline,
    **campaign.KINDS,
}


# -- for search --------------------------------------------------------------------------------------------------------

THOUGHT = {"cards": (6, 2.5), "move": (4, 1.5), "damage": (3, 3.0)}  # how many answers, and how far behind the best


def shortlist(seen: Seen[World]) -> list[str]:
    """The answers worth a thought, the house bot's own first; a sign before all of them."""
    usual = house(seen)
    if usual not in seen.choice.options:
        return [usual]
    weights = weighed(seen)
    ranked = sorted(weights, key=lambda key: -weights[key])
    width, margin = THOUGHT.get(seen.choice.kind, (1, 0.0))
    found = [key for key in ranked if weights[key] >= weights[ranked[0]] - margin]
    return without_twins(found)[:width] or [usual]


def without_twins(keys: list[str]) -> list[str]:
    """Of the same two cards only the better order."""
    found: dict[frozenset[str], str] = {}
    for key in keys:
        found.setdefault(frozenset(key.split(":")), key)
    return list(found.values())
