"""CHAR, SETUP: dealing, drafting characters, the first adventures, who begins."""

from __future__ import annotations

from questhall.games.prophecy import events as e
from questhall.games.prophecy.content.cards import (
    ARTIFACTS,
    CHANCE,
    CHARACTERS,
    COMMON,
    CREATURES,
    GUARDIANS,
    OPPORTUNITIES,
    RARE,
    SKILLS,
)
from questhall.games.prophecy.rules import chancecards, death, rounds
from questhall.games.prophecy.state import GUILDS, Draft, Hero, M, Ready, World
from questhall.kernel import NOBODY, Choose, Flow, Laid, Pile, Refusal, Terms

CHOICES = 3  # of one character out of two
TEAM_TABLE = 4  # players of the team game
LARGE_TABLE = 3  # more players than this use the cards marked 4-5


def cannot_set_up(terms: Terms) -> Refusal | None:
    """Teams are two of two; the short game has no end for an Apocalypse.  PR-VAR-TEAM-01, PR-VAR-SHORT-01"""
    if terms["teams"] and terms.players != TEAM_TABLE:
        return Refusal("teams", "PR-VAR-TEAM-01", {"players": terms.players})
    if terms["short"] and terms["apocalypse"]:
        return Refusal("variants", "PR-VAR-SHORT-01")
    return None


def new_world(terms: Terms, laid: Laid | None = None) -> World:
    """All components, nothing shuffled.  PR-COMP-06 to PR-COMP-12"""
    skills = SKILLS.with_(laid)
    return World(
        agenda=[Ready()],
        teams=bool(terms["teams"]),
        trade=bool(terms["teams"] or terms["trade"]),
        heroes=[Hero() for _ in range(terms.players)],
        hands=[Pile(kind="characters") for _ in range(terms.players)],
        characters=Pile.of(CHARACTERS, "characters"),
        chance=Pile.of(chance_deck(terms), "chance"),
        adventures=Pile.of([*CREATURES.with_(laid), *OPPORTUNITIES.with_(laid)], "adventures"),
        land=Pile(kind="adventures"),
        common=Pile.of(COMMON.with_(laid), "common"),
        rare=Pile.of(RARE.with_(laid), "rare"),
        skills=[Pile.of([skill for skill in skills if SKILLS[skill].deck == guild], guild) for guild in GUILDS],
        offers=[[] for _ in GUILDS],
        lesser=Pile.of([guard.id for guard in GUARDIANS.values() if guard.deck == "lesser"], "lesser"),
        greater=Pile.of([guard.id for guard in GUARDIANS.values() if guard.deck == "greater"], "greater"),
        prizes=Pile.of(ARTIFACTS, "artifacts"),
    )


def chance_deck(terms: Terms) -> list[str]:
    """22 cards; in the first edition 19, and 6 more for 4 or 5 players.  PR-COMP-07, PR-COMP-08, PR-SETUP-08"""
    if terms["edition"] == "second":
        return [card.id for card in CHANCE.values() for _ in range(card.count)]
    many = terms.players > LARGE_TABLE
    return [card.id for card in CHANCE.values() for _ in range(card.first[0] + card.first[1] * many)]


def shuffle(m: M, task: Ready) -> None:
    """Every deck by itself; guardians and artifacts at random on the planes.  PR-SETUP-01, PR-SETUP-02, PR-COMP-12"""
    state = m.state
    for pile in (state.lesser, state.greater, state.prizes, state.chance, state.adventures, state.common, state.rare):
        pile.shuffle(m.chance, pile.kind)
    for deck, offer in zip(state.skills, state.offers, strict=True):
        deck.shuffle(m.chance, deck.kind)
        offer.append(deck.draw())  # PR-SETUP-03
    deal_characters(m)
    state.agenda[-1] = Draft()


def deal_characters(m: M) -> None:
    """Two for everybody, face down.  PR-CHAR-01"""
    deck = m.state.characters
    deck.shuffle(m.chance, "characters")
    for seat, hand in enumerate(m.state.hands):
        for _ in range(2):
            hand.put(deck.draw(), 1 << seat)


def draft(m: M, task: Draft) -> Flow:
    """All keep one of two at once and pass the other on.  PR-CHAR-02, PR-CHAR-03, PR-CHAR-04"""
    hands = m.state.hands
    kept = yield [
        Choose(seat, "draft", {f"keep:{card}": card for card in hand.cards}, secret=True)
        for seat, hand in enumerate(hands)
    ]
    task.number += 1
    passed = []
    for seat, hand in enumerate(hands):
        card = next(card for card in hand.cards if card != kept[seat])
        passed.append(hand.take(card))
    if task.number < CHOICES:
        for seat, card in enumerate(passed):
            to = (seat + 1) % len(hands)
            hands[to].put(card, 1 << to)
            m.tell(e.PASSED, to, card, to=1 << to)
        return
    for card in passed:
        m.state.characters.put(card, NOBODY)
    begin(m)


def begin(m: M) -> None:
    """Characters are revealed and prepared, adventures laid out, the highest roll starts."""
    state = m.state
    for seat, hand in enumerate(state.hands):
        character = hand.draw()
        state.heroes[seat] = death.prepared(character)
        m.tell(e.DRAFTED, seat, character)
    state.hands = []
    first_adventures(m)
    state.agenda = []
    rounds.begin_round(m, starter(m))


def first_adventures(m: M) -> None:
    """The first forest, mountains and plains card, in the order found; the rest is shuffled.

    PR-SETUP-04, PR-SETUP-05
    """
    deck = m.state.chance
    found: list[str] = []
    for card in reversed(deck.cards):
        if CHANCE[card].rule == "terrain" and card not in found:
            found.append(card)
    for card in found:
        at = len(deck.cards) - 1 - deck.cards[::-1].index(card)
        del deck.cards[at], deck.seen[at]
        chancecards.terrain(m, 0, card)
        m.state.past.append(card)
    m.state.fresh.clear()
    deck.shuffle(m.chance, "chance")


def starter(m: M) -> int:
    """The highest die begins; the tied roll again.  PR-SETUP-07"""
    seats = list(range(len(m.state.heroes)))
    while len(seats) > 1:
        rolls = {seat: m.chance.roll("start") for seat in seats}
        for seat in seats:
            m.tell(e.FIRST, seat, rolls[seat])
        seats = [seat for seat in seats if rolls[seat] == max(rolls.values())]
    return seats[0]
