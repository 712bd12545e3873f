"""COMP: everything in the box, and what a player ended with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from questhall.games.prophecy.content.cards import ARTIFACTS, CHARACTERS, ITEMS, RING, SKILLS
from questhall.games.prophecy.rules import chancecards, markers, uses
from questhall.games.prophecy.state import GUILDS, Pick, World
from questhall.kernel import Count, Seat


def components(state: World) -> Counter[str]:
    """Every card and character, wherever it lies.  PR-COMP-02, PR-COMP-05"""
    found: Counter[str] = Counter()
    piles = (state.characters, state.chance, state.adventures, state.common, state.rare, state.land)
    for pile in (*piles, *state.hands, *state.skills, state.lesser, state.greater, state.prizes):
        found.update(pile.cards)
    lists = (state.fallen, state.past, state.graves, state.junk, state.relics, state.village, state.city, state.beaten)
    for cards in (*lists, state.dropped, state.loot, *state.offers):
        found.update(cards)
    for hero in state.heroes:
        found.update([hero.character, *hero.items, *hero.damaged, *hero.skills, *hero.kept])
    for task in state.agenda:
        if isinstance(task, Pick) and task.why == "market":
            found.update(task.cards)
    del found[""]
    return found


def counts(state: World) -> Iterator[Count]:
    """Gold, experience and markers, never less than none; red and blue ones never above their caps.

    PR-LIMIT-06, PR-STR-07, PR-WILL-05
    """
    for seat, hero in enumerate(state.heroes, 1):
        for name in ("gold", "xp", "health", "wounds", "mana", "spent", "strong", "focused"):
            yield Count(f"{name} of player {seat}", getattr(hero, name))
        yield Count(f"red markers of player {seat}", hero.health + hero.wounds, most=markers.MAX_RED)
        yield Count(f"blue markers of player {seat}", hero.mana + hero.spent, most=markers.MAX_BLUE)
        yield Count(f"rounds of player {seat} without a loop", hero.loops, most=uses.LOOP_ROUNDS)
    yield Count("gold on the band of brigands", state.hoard)
    yield Count("damaged loot", len(state.ruined), most=len(state.loot))
    for guild, offer in zip(GUILDS, state.offers, strict=True):
        yield Count(f"skills in {guild}", len(offer), most=chancecards.MOST_SKILLS)
    for at, place in enumerate(RING):
        yield Count(f"adventures in {place.id}", state.spots.count(at), most=chancecards.MOST_ADVENTURES)


def account(state: World, seat: Seat) -> Mapping[str, Sequence[str]]:
    """The character last played and what it had at the end, or when it left the game."""
    hero = state.heroes[seat]
    had = [hero.character, *hero.items, *hero.damaged, *hero.skills]
    if not hero.character:
        had = state.gone[seat] if state.gone else []
    return {
        "character": [card for card in had if card in CHARACTERS],
        "item": [card for card in had if card in ITEMS and card not in ARTIFACTS],
        "skill": [card for card in had if card in SKILLS],
        "artifact": [card for card in had if card in ARTIFACTS],
    }
