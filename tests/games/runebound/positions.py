"""Small positions as text.

1 hawthorne at 7-9, gold 4, wounds 2, hand tireless prayer, skills scout, assets satchel, trophies combat 2,
quests moonlight, rumours plague-town, tokens 3, delayed        (what is not said is as at the start, hands are empty)
market: forge steel-axe rapier satchel
next: skills tireless prayer | combat ogre | assets rapier | story lake-depths     (the first comes first)
spent: 7-9
zombies: 3-3
villain: 11-6
time: 5 act 2 round 17
turn: 1 points 3
"""

from __future__ import annotations

from typing import Any

from questhall.games.runebound.content.board import ADVENTURES, CELL, CITIES, FACE_NAMES, FACES
from questhall.games.runebound.content.cards import HEROES, TOKENS
from questhall.games.runebound.game import GAME
from questhall.games.runebound.rules import combat, setup
from questhall.games.runebound.rules.pool import face_text
from questhall.games.runebound.state import Combat, Hero, Round, Side, Turn, World
from questhall.kernel import NOBODY, Keep, Match, Pile

Table = Match[World]
FACE = {name: FACES.index(face) for face, name in FACE_NAMES.items() if face in FACES}


def table(text: str, scenario: str = "margath") -> Table:
    """The match in this position; the player of `turn:` is asked first."""
    lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
    heroes = [line for line in lines if line[0].isdigit()]
    terms = GAME.terms(len(heroes), scenario=scenario)
    state = setup.new_world(terms)
    state.rounds = 1
    said = dict(line.split(": ", 1) for line in lines if not line[0].isdigit())
    for seat, line in enumerate(heroes):
        state.heroes[seat] = hero(state, seat, line.partition(" ")[2])
    stock(state, said.pop("market", ""))
    for word, rest in said.items():
        put(state, word, rest)
    seat, points = 0, 3
    if "turn" in said:
        words = said["turn"].split()
        seat, points = int(words[0]) - 1, int(words[2]) if len(words) > 2 else 3
    count = len(heroes)
    order = [(state.first + at) % count for at in range(count)]
    state.agenda = [Round(order.index(seat) + 1, order), Turn(seat, points)]
    return Match(GAME, terms, b"a test", Keep.JOURNAL, state)


def hero(state: World, seat: int, text: str) -> Hero:
    name, *parts = [part.strip() for part in text.split(",")]
    card, _, place = name.partition(" at ")
    made = Hero(card=card, gold=HEROES[card].gold, at=CELL[place or "7-8"])
    made.trophies = [Pile(kind=deck) for deck in ADVENTURES]
    for part in parts:
        word, *values = part.split()
        if word in ("gold", "wounds", "tokens"):
            setattr(made, word, int(values[0]))
        elif word == "delayed":
            made.delayed = True
        elif word == "hand":
            for value in values:
                made.hand.put(state.skills.take(value), 1 << seat)
        elif word == "skills":
            made.skills = [state.skills.take(value) for value in values]
        elif word == "assets":
            made.assets = [state.assets.take(value) for value in values]
        elif word in ("quests", "rumours"):
            setattr(made, word, [taken(state, value) for value in values])
        elif word == "trophies":
            for kind, number in zip(values[::2], values[1::2], strict=True):
                deck = ADVENTURES.index(kind)
                for _ in range(int(number)):
                    made.trophies[deck].put(state.decks[deck].cards.pop(0), 1 << seat)
                    state.decks[deck].seen.pop(0)
        else:
            raise ValueError(part)
    return made


def taken(state: World, card: str) -> str:
    return next(deck.take(card) for deck in state.decks if card in deck.cards)


def stock(state: World, text: str) -> None:
    city, *cards = text.split() or ["forge"]
    for card in cards:
        state.markets[CITIES.index(city)].append(state.assets.take(card))
    for market in state.markets:
        while len(market) < 3:
            market.append(state.assets.draw())


def put(state: World, word: str, rest: str) -> None:
    if word == "next":
        for part in rest.split("|"):
            pile, *cards = part.split()
            decks = {"skills": state.skills, "assets": state.assets, "story": state.story}
            deck = decks.get(pile) or state.decks[ADVENTURES.index(pile)]
            for card in reversed(cards):
                deck.put(deck.take(card), NOBODY)
    elif word in ("spent", "zombies"):
        setattr(state, word, [CELL[name] for name in rest.split()])
    elif word == "villain":
        state.villain = CELL[rest]
    elif word == "first":
        state.first = int(rest) - 1
    elif word == "slots":
        for at, card in enumerate(rest.split()):
            state.slots[at] = state.story.take(card)
    elif word == "time":
        time, _, act, _, rounds = rest.split()
        state.time, state.act, state.rounds = int(time), int(act), int(rounds)
    elif word != "turn":
        raise ValueError(word)


def play(m: Table, *keys: str, then: str = "") -> Table:
    """Answers of whoever is asked; every die must be used."""
    for key in keys:
        assert m.asked, f"{key}: nobody is asked"
        assert key in m.asked[0].options, f"{key}: not offered; open: {m.asked[0].kind} {sorted(m.asked[0].options)}"
        m.answer(m.asked[0].seat, key)
    assert not m.chance.forced, f"not rolled: {m.chance.forced}"
    assert not then or m.asked[0].kind == then, f"open: {m.asked[0].kind} {sorted(m.asked[0].options)}"
    return m


def dice(m: Table, faces: str) -> Table:
    """The next terrain dice: `mw hp joker`."""
    m.chance.force("terrain", *(FACE[face] for face in faces.split()))
    return m


def fight(text: str, faces: str = "", card: str = "", source: str = "adventure", rival: int = -1, **more: Any) -> Table:
    """A combat of the first player about to throw: `faces` are those of both sides in the order of their tokens."""
    m = table(text, **more)
    if card and source == "adventure":
        taken(m.state, card)
    return Match(GAME, m.terms, b"a test", Keep.JOURNAL, quiet(m, card, source, rival, faces))


def quiet(m: Table, card: str, source: str, rival: int, faces: str) -> World:
    """The state with the combat on the agenda, after a throw as wanted."""
    state = m.state
    combat.start(m, m.state.agenda[-1].seat, card, source, rival)  # type: ignore[union-attr]
    going = state.agenda[-1]
    assert isinstance(going, Combat)
    if faces:
        combat.throw(m, going)
        set_faces(going.sides[0], faces.split("|")[0])
        set_faces(going.sides[1], faces.split("|")[1])
        going.first = going.turn = combat.initiative(m, going)
        going.waiting = []
    return state


def set_faces(side: Side, faces: str) -> None:
    wanted = [face if face[0].isdigit() or face[0] == "-" else f"1{face}" for face in faces.split()]
    assert len(wanted) == len(side.tokens), (side.tokens, wanted)
    for at, face in enumerate(wanted):
        sides = [face_text(shown) for shown in TOKENS[side.tokens[at]]]
        side.face[at] = sides.index(face)


def going(m: Table) -> Combat:
    return next(task for task in m.state.agenda if isinstance(task, Combat))


def sheet(m: Table, seat: int = 1) -> Hero:
    return m.state.heroes[seat - 1]


def keys(m: Table) -> list[str]:
    return list(m.asked[0].options)


def refusal(m: Table, key: str) -> tuple[str, str]:
    """Reason and rule for what is not offered."""
    found = m.cannot_answer(m.asked[0].seat, key)
    assert found is not None, f"{key} is offered"
    return found.reason, found.rule


def told(m: Table, kind: str) -> list[dict[str, Any]]:
    return [event.data for event in m.events if event.kind == kind]
