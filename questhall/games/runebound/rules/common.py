"""Small words that every chapter uses: values of a hero, decks, gold, wounds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from questhall.games.runebound.content.cards import ASSETS, CARDS, DECK_OF, HEROES, SKILLS, TEXTS
from questhall.games.runebound.content.notation import ATTRIBUTES, VALUES, Ability
from questhall.games.runebound.events import (
    CAST_OFF,
    DEFEATED,
    DISCARDED,
    DREW,
    EXERTED,
    GOLD,
    HEALED,
    PAID,
    TOKENS,
    WOUNDED,
)
from questhall.games.runebound.state import Combat, Hero, LastLife, Trim, Turn, World
from questhall.kernel import Choose, Match, Pile, Seat
from questhall.kernel.choice import Ask

M: TypeAlias = Match[World]
MARGATH, VORAKESH = "margath", "vorakesh"

# What a card adds to each value; cards that add nothing are not in it.
BONUS: dict[str, dict[str, int]] = {
    what: {
        card: sum(amount for named, amount in text.values if named == what)
        for card, text in TEXTS.items()
        if any(named == what for named, _ in text.values)
    }
    for what in VALUES
}
SCALED = {card: text.scaled for card, text in TEXTS.items() if text.scaled}
ABILITIES: dict[str, dict[str, Ability]] = {}  # when -> card -> ability
for _card, _text in TEXTS.items():
    for _ability in _text.abilities:
        ABILITIES.setdefault(_ability.when, {})[_card] = _ability
GIVERS: dict[str, frozenset[str]] = {}
for _card, _text in TEXTS.items():
    for _flag in _text.flags:
        GIVERS[_flag] = GIVERS.get(_flag, frozenset()) | {_card}


def owned(hero: Hero) -> list[str]:
    """Cards whose abilities this hero may use.  RB-ABIL-02, RB-SKILL-01"""
    return [hero.card, *hero.skills, *hero.assets]


def value(hero: Hero, what: str) -> int:
    """The printed value plus all modifiers.  RB-ATTR-02, RB-DICE-04, RB-WOUND-08"""
    total: int = getattr(HEROES[hero.card], what)
    bonus = BONUS[what]
    for card in hero.skills:
        if card in bonus:
            total += bonus[card]
        if card in SCALED:
            total += scaled(hero, card, what)
    for card in hero.assets:
        if card in bonus:
            total += bonus[card]
    return total


def scaled(hero: Hero, card: str, what: str) -> int:
    """`+spirit life`: X is counted anew whenever it matters; a negative value counts 0.  RB-XVAR-02, RB-ATTR-05"""
    return sum(max(0, value(hero, by[1:])) for by, named in SCALED[card] if named == what)


def effective(hero: Hero, attribute: str) -> int:
    """For resolving abilities a negative attribute counts as 0.  RB-ATTR-05"""
    return max(0, value(hero, attribute))


def life(hero: Hero) -> int:
    return value(hero, "life")


def defeated(hero: Hero) -> bool:
    """Derived from wounds and life, never stored.  RB-DEFEAT-01, RB-DEFEAT-05, RB-DEFEAT-08"""
    return hero.wounds >= life(hero)


def has(hero: Hero, flag: str) -> bool:
    givers = GIVERS.get(flag)
    return givers is not None and (
        hero.card in givers or not givers.isdisjoint(hero.skills) or not givers.isdisjoint(hero.assets)
    )


def abilities(hero: Hero, when: str) -> Iterator[tuple[str, Ability]]:
    """Cards of the hero with an ability of this sort."""
    table = ABILITIES.get(when)
    if not table:
        return
    if hero.card in table:
        yield hero.card, table[hero.card]
    for card in hero.skills:
        if card in table:
            yield card, table[card]
    for card in hero.assets:
        if card in table:
            yield card, table[card]


def enemy_life(state: World, card: str, seat: Seat) -> int:
    """Knowledge and allies of this opponent, zombies wherever they stand.  RB-SCEN-09, RB-SCEN-10, RB-SCEN-12"""
    found = CARDS[card]
    tokens = state.heroes[seat].tokens
    total = found.life
    if card == MARGATH:
        total -= tokens
    elif card == VORAKESH:
        total += len(state.zombies) - 2 * tokens
    else:
        total += sum(tokens if by == "+token" else 0 for by, _ in found.text.scaled)
    return max(found.least, total)


def alive(state: World) -> list[Seat]:
    """Seats still in the game, in turn order.  RB-TERM-06"""
    count = len(state.heroes)
    order = [(state.first + step) % count for step in range(count)]
    return [seat for seat in order if seat not in state.eliminated]


def turn_of(m: M) -> Turn | None:
    for task in m.state.agenda:
        if task.__class__ is Turn:
            return task
    return None


def combat_of(m: M) -> Combat | None:
    for task in reversed(m.state.agenda):
        if task.__class__ is Combat:
            return task
    return None


# -- gold, wounds, tokens ------------------------------------------------------------------------------------------


def gain_gold(m: M, seat: Seat, amount: int) -> None:
    """From and to an unlimited supply; nobody falls below none.  RB-GAIN-02, RB-COIN-02, RB-LIMIT-01"""
    hero = m.state.heroes[seat]
    if amount >= 0:
        hero.gold += amount
        m.tell(GOLD, seat, amount)
    else:
        lost = min(hero.gold, -amount)
        hero.gold -= lost
        m.tell(PAID, seat, lost)


def gain_tokens(m: M, seat: Seat, amount: int) -> None:
    hero = m.state.heroes[seat]
    hero.tokens = max(0, hero.tokens + amount)
    m.tell(TOKENS, seat, amount)


def heal(m: M, seat: Seat, amount: int) -> None:
    """Never below no wounds; -1 heals all.  RB-HEAL-01, RB-HEAL-02"""
    hero = m.state.heroes[seat]
    healed = hero.wounds if amount < 0 else min(amount, hero.wounds)
    hero.wounds -= healed
    if healed:
        m.tell(HEALED, seat, healed)


def suffer(m: M, seat: Seat, amount: int) -> None:
    """Wounds outside combat: no shields; never more than life.  RB-SHIELD-08, RB-WOUND-02"""
    hero = m.state.heroes[seat]
    most = life(hero)
    before, hero.wounds = hero.wounds, min(most, hero.wounds + amount)
    m.tell(WOUNDED, seat, amount)
    if before < most <= hero.wounds:
        fallen(m, seat)


def fallen(m: M, seat: Seat) -> None:
    """A hero is defeated; Lissa may still exert.  RB-DEFEAT-05"""
    m.tell(DEFEATED, seat)
    hero = m.state.heroes[seat]
    if has(hero, "nine-lives") and hero.hand.cards:
        m.state.agenda.append(LastLife(seat))


# -- skill cards ---------------------------------------------------------------------------------------------------


def top_skill(m: M) -> str | None:
    """The top card; an empty deck is made of the shuffled discards first.  RB-DRAW-01, RB-LIMIT-04"""
    state = m.state
    if not state.skills.cards:
        if not state.used_skills:
            return None
        state.skills = Pile.of(state.used_skills, "skill")
        state.used_skills = []
        state.skills.shuffle(m.chance, "skills")
    return state.skills.draw()


def draw_skills(m: M, seat: Seat, count: int) -> None:
    """Drawn together; the hand is then cut to its limit.  RB-DRAW-03, RB-DRAW-04, RB-SKILL-03"""
    hand = m.state.heroes[seat].hand
    drawn = []
    for _ in range(count):
        card = top_skill(m)
        if card is None:
            break
        hand.put(card, 1 << seat)
        drawn.append(card)
    m.tell(DREW, seat, len(drawn), drawn, to=1 << seat)
    settle(m, seat)


def settle(m: M, seat: Seat) -> None:
    """After any change of cards: what is above a limit will be discarded at once."""
    if over_limit(m.state.heroes[seat]):
        m.state.agenda.append(Trim(seat))


def over_limit(hero: Hero) -> list[str]:
    """Cards of which one has to go now: of the hand, of one asset type, of one attribute's skills; [] if none."""
    if len(hero.hand.cards) > value(hero, "hand"):
        return list(hero.hand.cards)
    if double := too_many_assets(hero):
        return double
    if len(hero.skills) > 0:
        for attribute in ATTRIBUTES:
            learned = [card for card in hero.skills if SKILLS[card].attribute == attribute]
            if learned and len(learned) > value(hero, attribute):
                return learned
    return []


def too_many_assets(hero: Hero) -> list[str]:
    """Two assets of one type.  RB-ASSET-02, RB-ASSET-03, RB-GOODS-06"""
    kinds: dict[str, list[str]] = {}
    for card in hero.assets:
        kinds.setdefault(ASSETS[card].type, []).append(card)
    for kind, cards in kinds.items():
        if len(cards) > (2 if kind == "weapon" and has(hero, "two-weapons") else 1):
            return cards
    return []


def discard_skill(m: M, seat: Seat, card: str) -> None:
    """From hand, face up on the pile.  RB-DRAW-05"""
    m.state.used_skills.append(m.state.heroes[seat].hand.take(card))
    m.tell(DISCARDED, seat, card)


def exert(m: M, seat: Seat) -> Ask:
    """Discard one card from hand; learned skills do not serve.  RB-EXERT-01, RB-EXERT-02"""
    hand = m.state.heroes[seat].hand.cards
    card = yield Choose(seat, "exert", {f"exert:{card}": card for card in hand})
    m.state.used_skills.append(m.state.heroes[seat].hand.take(card))
    m.tell(EXERTED, seat, card)
    return card


# -- adventure cards -----------------------------------------------------------------------------------------------


def cast_off(m: M, card: str) -> None:
    """An adventure card goes face up on the discard pile of its own deck.  RB-DRAW-05, RB-SPEND-04"""
    m.state.piles[DECK_OF[card]].append(card)
    m.tell(CAST_OFF, card)


def drop_asset(m: M, seat: Seat, card: str) -> None:
    """The card is discarded and its token returns to the supply.  RB-ASSET-05, RB-SHOP-11"""
    hero = m.state.heroes[seat]
    hero.assets.remove(card)
    m.state.used_assets.append(card)
    hero.wounds = min(hero.wounds, life(hero))


def top_asset(m: M) -> str | None:
    """RB-LIMIT-04"""
    state = m.state
    if not state.assets.cards:
        if not state.used_assets:
            return None
        state.assets = Pile.of(state.used_assets, "asset")
        state.used_assets = []
        state.assets.shuffle(m.chance, "assets")
    return state.assets.draw()
