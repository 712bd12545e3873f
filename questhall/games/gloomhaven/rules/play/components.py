"""COMP: what must neither vanish nor appear, and what is counted within limits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from questhall.games.gloomhaven.content import bestiary, equipment, hero_cards
from questhall.games.gloomhaven.rules.campaign.chapter import all_sheets, campaign
from questhall.games.gloomhaven.rules.campaign.enhancer import enhanced_pool
from questhall.games.gloomhaven.rules.combat.modifiers import (
    CHARACTER_CURSE,
    CURSES_IN_A_POOL,
    LEAVE_THE_DECK,
    MONSTER_CURSE,
)
from questhall.games.gloomhaven.rules.combat.sides import MONSTERS, deck_of
from questhall.games.gloomhaven.rules.play.table import character
from questhall.games.gloomhaven.state import Dying, Hero, ModifierDeck, Strike, Walk, World
from questhall.kernel import UNSEEN, Count, Pile, Seat


def components(w: World) -> Mapping[str, int]:
    """How many are missing of each thing: heroes' cards, standees, ability cards, modifier cards, goals.

    GH-COMP-02, GH-COMP-06
    """
    found = {
        "cards": sum(missing_cards(w, hero) for hero in w.heroes),
        "standees": sum(missing_standees(w, type_) for type_ in w.standees.left),
        "abilities": sum(missing_abilities(w, name) for name in w.abilities.decks),
        "modifiers": sum(missing_modifiers(w, owner) for owner in w.decks),
        "goals": missing_goals(w),
        "coins": w.memory.get("coins", 0) - coins_anywhere(w),
    }
    return {**found, "quests": quests_anywhere(w)} if w.campaign else found


def quests_anywhere(w: World) -> int:
    """Quest cards in the deck, with characters, and out of the game."""
    realm = campaign(w).realm
    return len(realm.quests) + sum(len(sheet.quest or ()) for sheet in all_sheets(w)) + len(realm.retired)


def missing_cards(w: World, hero: Hero) -> int:
    """Before the table is laid a hero has none."""
    there = len(cards_of(hero))
    return len(owned(w, hero)) - there if there else 0


def owned(w: World, hero: Hero) -> list[str]:
    """The cards of a hero's pool, without those that others have recovered, and with those that it took itself."""
    pool = enhanced_pool(w, hero.sheet) if w.campaign else hero.sheet.pool or hero_cards.pool(hero.sheet.job)
    taken = {card for other in w.heroes if other is not hero for card in other.borrowed}
    return [*(card for card in pool if card not in taken), *hero.borrowed]


def missing_goals(w: World) -> int:
    in_all = len(equipment.goals()) + w.memory.get("goals brought", 0) if w.goals.kind else 0
    return in_all - len(w.goals) - sum(len(hero.goals) for hero in w.heroes)


def missing_standees(w: World, type_: str) -> int:
    on_map = sum(each.kind == "monster" and each.name == type_ for each in w.figures)
    return bestiary.statistics(type_).standees - len(w.standees.left[type_]) - on_map


def missing_abilities(w: World, name: str) -> int:
    deck = w.abilities.decks[name]
    out = sum(card.rpartition("-")[0] == name for card in set(w.abilities.revealed.values()))
    return len(bestiary.deck(name)) - len(deck.draw) - len(deck.discard) - out


def missing_modifiers(w: World, owner: str) -> int:
    """Against what the deck had when the scenario began; bless and curse come and go."""
    there = modifiers_of(w, owner)
    return w.memory.get(f"modifiers {owner}", there) - there


def modifiers_of(w: World, owner: str) -> int:
    """The cards of a deck that stay with it, wherever they lie."""
    deck = w.decks[owner]
    cards = [*deck.draw.cards, *deck.discard.cards, *drawn_modifiers(w).get(owner, [])]
    return sum(card not in LEAVE_THE_DECK for card in cards)


def coins_anywhere(w: World) -> int:
    """On the map, in purses, and taken by monsters."""
    return sum(w.coins.values()) + sum(hero.coins for hero in w.heroes) + w.memory.get("coins taken", 0)


def drawn_modifiers(w: World) -> dict[str, list[str]]:
    """Cards that lie face up for a running attack."""
    found: dict[str, list[str]] = {}
    for task in w.agenda:
        if isinstance(task, Strike) and task.stage in ("draw", "land"):
            found.setdefault(deck_name(w, task.attacker), []).extend(task.cards)
    return found


def left_to_draw(w: World, owner: str) -> ModifierDeck:
    """A modifier deck as everybody knows it: which cards are still in the draw pile, in no order.  GH-MOD-07"""
    deck = w.decks[owner]
    left = Counter(deck.holds) - Counter(deck.discard.cards) - Counter(drawn_modifiers(w).get(owner, []))
    return ModifierDeck(Pile.of(sorted(left.elements())), Pile.of(deck.discard.cards), deck.reshuffle, deck.tamed)


def deck_name(w: World, attacker: str) -> str:
    """Whose cards an attacker draws, be it on the map or making its last attack."""
    last = [task.figure for task in w.agenda if isinstance(task, Dying)]
    return next((deck_of(each) for each in (*w.figures, *last) if each.id == attacker), MONSTERS)


def cards_of(hero: Hero) -> list[str]:
    """All cards of a hero, wherever they lie."""
    pair = [card for card in hero.chosen if card != "rest"]
    lasting = [each.card for each in hero.active]
    return [*hero.hand, *hero.aside, *hero.played, *hero.waiting, *pair, *hero.discard, *hero.lost, *lasting]


def unseen_cards(w: World, hero: Hero) -> list[str]:
    """The cards of a hero that nobody else sees: in hand, left at home or chosen.  GH-CARD-11"""
    opened = {*hero.played, *hero.waiting, *hero.discard, *hero.lost, *(each.card for each in hero.active)}
    return sorted(set(owned(w, hero)) - opened)


def unseen(w: World) -> dict[str, list[str]]:
    """What lies face down, by kind of pile: what is known to be in a deck without what is known to be elsewhere."""
    found = {deck.draw.kind: left_to_draw(w, owner).draw.cards for owner, deck in w.decks.items()}
    for name, deck in w.abilities.decks.items():
        opened = {*deck.discard.cards, *deck.draw.cards, *w.abilities.revealed.values()}
        found[deck.draw.kind] = [card.id for card in bestiary.deck(name) if card.id not in opened]
    shown = {card for pile in (w.goals, *(hero.goals for hero in w.heroes)) for card in pile.cards}
    found[w.goals.kind] = [goal for goal in equipment.goals() if goal not in shown]
    return found


def counts(w: World) -> Iterator[Count]:
    """What is counted: hit points, coins, XP, curses."""
    for each in w.figures:
        yield Count(f"hit points of {each.id}", each.hit_points, 1, each.most_hit_points)
    for seat, hero in enumerate(w.heroes):
        yield Count(f"gold of seat {seat}", hero.sheet.gold)
        yield Count(f"coins of seat {seat}", hero.coins)
        yield Count(f"xp of seat {seat}", hero.xp)
        yield Count(f"cards twice of seat {seat}", len(cards_of(hero)) - len(set(cards_of(hero))), 0, 0)
    curses = Counter(card for deck in w.decks.values() for card in deck.draw.cards)
    for card in (CHARACTER_CURSE, MONSTER_CURSE):
        yield Count(card, curses[card], 0, CURSES_IN_A_POOL)
    for owner, deck in w.decks.items():
        if deck.draw.cards and UNSEEN not in deck.draw.cards:
            unknown = (Counter(deck.draw.cards) - Counter(left_to_draw(w, owner).draw.cards)).total()
            yield Count(f"modifier cards of {owner} that nobody knows of", unknown, 0, 0)
    walking = {task.figure for task in w.agenda if isinstance(task, Walk)}
    cells = [each.cell for each in w.figures if each.id not in walking]
    yield Count("figures on one hex", len(cells) - len(set(cells)), 0, 0)


def account(w: World, seat: Seat) -> Mapping[str, Sequence[str]]:
    """What a seat ended with, for balance reports."""
    hero = w.heroes[seat]
    return {
        "class": [hero.sheet.job],
        "item": [f"item-{held.number}" for held in hero.equipment],
        "goal": list(hero.goals.cards),
        "state": ["exhausted"] if character(w, seat) is None else ["standing"],
    }
