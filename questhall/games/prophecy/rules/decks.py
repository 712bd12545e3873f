"""COMP: decks and discard piles; what leaves play goes to its own pile."""

from __future__ import annotations

from questhall.games.prophecy import events as e
from questhall.games.prophecy.content.cards import ARTIFACTS, COMMON, FOES, GUILD_OF, RARE
from questhall.games.prophecy.rules.board import NAMES
from questhall.games.prophecy.rules.characters import hero_of
from questhall.games.prophecy.state import M, World
from questhall.kernel import EVERYBODY, Pile, Seat


def draw(m: M, deck: Pile, discards: list[str], stream: str) -> str | None:
    """The top card; an empty deck is made anew of its discards.  PR-COMP-13, PR-COMP-14"""
    if not deck.cards:
        if not discards:
            return None
        deck.cards = list(discards)
        deck.shuffle(m.chance, stream)
        discards.clear()
    return deck.draw()


def draw_item(m: M, kind: str) -> str | None:
    state = m.state
    if kind == "common":
        return draw(m, state.common, state.junk, "common")
    return draw(m, state.rare, state.relics, "rare")


def draw_adventure(m: M) -> str | None:
    return draw(m, m.state.adventures, m.state.graves, "adventures")


def find_item(m: M, seat: Seat, kind: str) -> None:
    """An item from its deck.  PR-CREAT-07"""
    item = draw_item(m, kind)
    if item is not None:
        hero_of(m, seat).items.append(item)
        m.tell(e.GOT, seat, item)


def scrap(m: M, item: str) -> None:
    """A used, sold or lost item goes to its own discard pile.  PR-COMP-12, PR-COMP-13"""
    if item in COMMON:
        m.state.junk.append(item)
    elif item in RARE:
        m.state.relics.append(item)
    else:
        raise AssertionError(f"{item} is an artifact and cannot be discarded")  # PR-ARTIFACT-02


def lose_item(m: M, seat: Seat, item: str) -> None:
    """The item leaves its owner for the discard pile."""
    m.tell(e.GAVE, seat, item)
    use_up(m, seat, item)


def use_up(m: M, seat: Seat, item: str) -> None:
    """The same without a word: what was used or sold has been told."""
    hero = hero_of(m, seat)
    (hero.items if item in hero.items else hero.damaged).remove(item)
    scrap(m, item)


def pass_on(m: M, giver: Seat, taker: Seat, item: str) -> None:
    """An item changes hands, sound or damaged as it is."""
    hero, new = hero_of(m, giver), hero_of(m, taker)
    sound = item in hero.items
    (hero.items if sound else hero.damaged).remove(item)
    (new.items if sound else new.damaged).append(item)
    m.tell(e.TOOK, taker, item, giver)


def damage(m: M, seat: Seat, item: str) -> None:
    """Face down until repaired; never an artifact.  PR-OPP-13, PR-ARTIFACT-02"""
    hero = hero_of(m, seat)
    if item in hero.items and item not in ARTIFACTS:
        hero.items.remove(item)
        hero.damaged.append(item)
        m.tell(e.DAMAGED, seat, item)


def forget(m: M, skill: str, seen: int = EVERYBODY) -> None:
    """A skill goes under the deck of its guild, never to a pile.  PR-COMP-15"""
    m.state.skills[GUILD_OF[skill]].put_under(skill, seen)


# -- adventures on the ring --------------------------------------------------------------------------------------


def place(m: M, card: str, at: int, seen: int) -> None:
    """Lay an adventure there, under what lies there already."""
    state = m.state
    state.land.put(card, seen)
    state.spots.append(at)
    if seen == EVERYBODY:
        state.fresh.append(card)
        m.tell(e.PLACED, card, NAMES[at])
    else:
        m.tell(e.HID, NAMES[at])


def reveal(m: M, at: int) -> None:
    """Turn up what lies face down there.  PR-CREAT-01"""
    state = m.state
    if at not in state.spots:
        return
    seen = state.land.seen
    for number, spot in enumerate(state.spots):
        if spot == at and seen[number] != EVERYBODY:
            seen[number] = EVERYBODY
            card = state.land.cards[number]
            state.fresh.append(card)
            m.tell(e.SHOWN, card, NAMES[at])


def clear(m: M, card: str) -> None:
    """The adventure leaves the ring for the discard pile.  PR-CREAT-05, PR-OPP-05"""
    lift(m.state, card)
    m.state.graves.append(card)


def lift(state: World, card: str) -> None:
    number = state.land.cards.index(card)
    del state.spots[number]
    state.land.take(card)


def creatures_at(state: World, at: int) -> list[str]:
    """Face-up creatures there."""
    land = state.land
    return [
        card
        for card, spot, seen in zip(land.cards, state.spots, land.seen, strict=True)
        if spot == at and seen == EVERYBODY and card in FOES
    ]


def open_at(state: World, at: int) -> list[str]:
    """Face-up adventures there."""
    land = state.land
    return [
        card
        for card, spot, seen in zip(land.cards, state.spots, land.seen, strict=True)
        if spot == at and seen == EVERYBODY
    ]
