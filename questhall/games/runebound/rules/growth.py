"""TRAIN, SKILL, LEARN, DRAW: skill cards, hand limit, trophies paid for learning."""

from __future__ import annotations

from typing import Any

from questhall.games.runebound.content.board import ADVENTURES
from questhall.games.runebound.content.cards import DECK_OF, SKILLS, TROPHIES
from questhall.games.runebound.events import DROPPED, LEARNED, SPENT
from questhall.games.runebound.rules import M
from questhall.games.runebound.rules.assets import drop_asset
from questhall.games.runebound.rules.attributes import value
from questhall.games.runebound.rules.defeat import settle_life, stands
from questhall.games.runebound.rules.limits import over_limit, settle
from questhall.games.runebound.rules.skills import discard_skill, draw_skills
from questhall.games.runebound.state import Hero, Trim
from questhall.kernel import Choose, Flow, Refusal, Seat
from questhall.kernel.choice import Ask

LETTERS = {letter: ADVENTURES.index(kind) for letter, kind in TROPHIES.items() if kind in ADVENTURES}


def train(m: M, seat: Seat) -> None:
    """Draw as many as the hand limit, then cut the hand.  RB-TRAIN-01"""
    draw_skills(m, seat, value(m.state.heroes[seat], "hand"))


def step_trim(m: M, task: Trim) -> Flow | None:
    """One card too many goes; the owner chooses which.  RB-SKILL-03, RB-SKILL-06, RB-ASSET-03"""
    hero = m.state.heroes[task.seat]
    cards = over_limit(hero)
    if not cards:
        m.state.agenda.pop()
        return None
    return drop_one(m, task.seat, hero, cards)


def drop_one(m: M, seat: Seat, hero: Hero, cards: list[str]) -> Flow:
    card = yield Choose(seat, "trim", {f"discard:{card}": card for card in cards})
    m.state.agenda.pop()
    if card in hero.hand.cards:
        discard_skill(m, seat, card)
    elif card in hero.assets:
        m.tell(DROPPED, seat, card)
        drop_asset(m, seat, card)
    else:
        m.tell(DROPPED, seat, card)
        forget(m, seat, card)
    settle(m, seat)


def forget(m: M, seat: Seat, card: str) -> None:
    """A learned skill above the limit is discarded, and what life it gave goes with it.  RB-SKILL-06"""
    stood = stands(m, seat)
    m.state.heroes[seat].skills.remove(card)
    m.state.used_skills.append(card)
    settle_life(m, seat, stood)


def cannot_learn(hero: Hero, card: str) -> Refusal | None:
    """One trophy of the matching type per symbol, any for a grey one.  RB-LEARN-04"""
    have = [len(pile) for pile in hero.trophies]
    for letter in SKILLS[card].cost:
        if letter in LETTERS:
            have[LETTERS[letter]] -= 1
    grey = SKILLS[card].cost.count("g")
    if min(have) < 0 or sum(have) < grey:
        numbers: dict[str, int | str] = {
            "need": len(SKILLS[card].cost),
            "have": sum(len(pile) for pile in hero.trophies),
        }
        return Refusal("learn.trophies", "RB-LEARN-04", numbers)
    return None


def learn(m: M, seat: Seat, card: str) -> Ask:
    """Pay the trophies, lay the skill face up; it works from now on.  RB-LEARN-04 to 06"""
    for letter in SKILLS[card].cost:
        if letter in LETTERS:
            spend_trophy(m, seat, LETTERS[letter])
    for _ in range(SKILLS[card].cost.count("g")):
        hero = m.state.heroes[seat]
        options: dict[str, Any] = {
            f"spend:{ADVENTURES[kind]}": kind for kind, pile in enumerate(hero.trophies) if len(pile)
        }
        kind = yield Choose(seat, "spend", options)
        spend_trophy(m, seat, kind)
    know(m, seat, card)


def spend_trophy(m: M, seat: Seat, kind: int) -> None:
    """One trophy of this type to the discard pile of its deck.  RB-SPEND-04"""
    card = m.state.heroes[seat].trophies[kind].draw()
    m.state.piles[DECK_OF[card]].append(card)
    m.tell(SPENT, seat, card)


def know(m: M, seat: Seat, card: str) -> None:
    hero, stood = m.state.heroes[seat], stands(m, seat)
    hero.skills.append(hero.hand.take(card))
    m.tell(LEARNED, seat, card)
    settle_life(m, seat, stood)
    settle(m, seat)
