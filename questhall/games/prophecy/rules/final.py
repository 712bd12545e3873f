"""ARTIFACT, FINAL, VAR: who wins, the Final Battle, and its variants."""

from __future__ import annotations

from questhall.games.prophecy import events as e
from questhall.games.prophecy.content.cards import ARTIFACTS, GUILD_AT, RING
from questhall.games.prophecy.content.notation import ALL
from questhall.games.prophecy.rules import death, decks, markers, rounds
from questhall.games.prophecy.rules.artifacts import artifacts
from questhall.games.prophecy.rules.characters import alive, hero_of
from questhall.games.prophecy.rules.order import clockwise
from questhall.games.prophecy.state import Field, Hero, M, Trim, World
from questhall.kernel import Choose, Flow, Result, Seat

KING, SHORT = 4, 2
ROBE = "royal-cape"


def end(m: M, king: int) -> None:
    """The game is over.  PR-TERM-18, PR-FINAL-01"""
    state = m.state
    state.over, state.king = True, king
    if king < 0:
        m.tell(e.NOBODY_WINS)
    else:
        m.tell(e.CROWNED, king)


def take(m: M, seat: Seat, artifact: str) -> None:
    hero_of(m, seat).items.append(artifact)
    m.tell(e.GOT, seat, artifact)


def reckon(m: M, taker: Seat) -> None:
    """After artifacts changed hands: a king, or the Final Battle.  PR-FINAL-01, PR-FINAL-02, PR-VAR-SHORT-01"""
    state = m.state
    if state.over:
        return
    enough = SHORT if m.terms["short"] else KING
    for seat in alive(state):
        if len(artifacts(hero_of(m, seat))) >= enough:
            end(m, seat)
            return
    held = sum(len(artifacts(hero)) for hero in state.heroes)
    if held == len(ARTIFACTS) and not state.final and not m.terms["short"]:
        begin_final(m, taker)


def begin_final(m: M, taker: Seat) -> None:
    """Those without an artifact leave; then the battlefield, or the Apocalypse.  PR-FINAL-03, PR-VAR-APOC-02"""
    state = m.state
    state.final = True
    m.tell(e.FINAL)
    for seat, hero in enumerate(state.heroes):
        if seat not in state.eliminated and not artifacts(hero):
            leave(m, seat)
    if m.terms["apocalypse"]:  # PR-VAR-APOC-03, PR-VAR-APOC-05
        state.chance.cards += state.past
        state.past.clear()
        state.chance.shuffle(m.chance, "chance")
        return
    robe = next(seat for seat, hero in enumerate(state.heroes) if ROBE in hero.items)
    state.agenda = [Field(robe, taker)]
    hero = hero_of(m, taker)
    hero.strong = hero.focused = hero.rallied = 0
    rounds.cut(m, taker)
    if rounds.surplus(m, taker):  # PR-FINAL-09: the taker's round ends at once, with its limits
        state.agenda.append(Trim(taker))


def leave(m: M, seat: Seat) -> None:
    """A player without artifacts leaves the game; its cards go to their piles.  PR-FINAL-03, PR-FINAL-04"""
    hero, state = hero_of(m, seat), m.state
    if hero.character:
        death.remember(m, seat)
        for item in hero.items + hero.damaged:
            decks.scrap(m, item)
        death.bury_skills(m, hero)
        state.graves += hero.kept
        state.fallen.append(hero.character)
        state.heroes[seat] = Hero()
    m.eliminate(seat)
    m.tell(e.LEFT, seat)


def choose_field(m: M, task: Field) -> Flow:
    """Any of the twenty locations; it is cleared, all champions come and are whole again.

    PR-FINAL-05 to PR-FINAL-08
    """
    options = {f"field:{place.id}": at for at, place in enumerate(RING)}
    field = yield Choose(task.seat, "field", options)
    state = m.state
    state.field = field
    m.tell(e.FIELD, task.seat, RING[field].id)
    decks.reveal(m, field)  # the discard pile is open
    for card in [card for card, spot in zip(state.land.cards, state.spots, strict=True) if spot == field]:
        decks.clear(m, card)
    clear_goods(m, field)
    for seat in alive(state):
        hero = hero_of(m, seat)
        hero.at, hero.lodged = field, False
        markers.heal(m, seat, ALL)
        markers.restore(m, seat, ALL)
        for item in hero.damaged:
            m.tell(e.REPAIRED, seat, item)
        hero.items, hero.damaged = hero.items + hero.damaged, []
    first = next((seat for seat in clockwise(state, task.taker) if seat not in state.eliminated), task.taker)
    rounds.begin_round(m, first)  # PR-FINAL-09


def clear_goods(m: M, field: int) -> None:
    """All cards are removed: goods and skills lying there too.  PR-FINAL-06"""
    state = m.state
    for goods, place in ((state.village, "village"), (state.city, "city")):
        if RING[field].id == place:
            for item in goods:
                decks.scrap(m, item)
            goods.clear()
    if field in GUILD_AT:
        offer = state.offers[GUILD_AT[field]]
        for skill in offer:
            decks.forget(m, skill)
        offer.clear()


def after_death(m: M, seat: Seat) -> None:
    """A dead champion is not replaced.  PR-NEWCHAR-06, PR-FINAL-20"""
    if m.state.final:
        m.eliminate(seat)
        m.tell(e.LEFT, seat)
        if not alive(m.state):
            end(m, -1)  # PR-VAR-APOC-09


def drop_out(m: M, seat: Seat) -> None:
    """A champion without artifacts leaves.  PR-FINAL-04"""
    if m.state.final and hero_of(m, seat).character and not artifacts(hero_of(m, seat)):
        leave(m, seat)


def wither(m: M) -> None:
    """The Apocalypse: everybody loses 1 Health and 1 Mana.  PR-VAR-APOC-08"""
    for seat in alive(m.state):
        markers.spend(m, seat, 1)
        markers.wound(m, seat, 1)


def result(state: World) -> Result:
    """The king wins, with a partner if there is one; the artifacts are the score.  PR-TERM-18, PR-VAR-TEAM-02"""
    scores = [float(len(artifacts(hero))) for hero in state.heroes]
    if state.king < 0:
        return Result([], scores)
    scores[state.king] = max(scores[state.king], 1.0)
    if not state.teams:
        return Result([state.king], scores)
    return Result([seat for seat in range(len(scores)) if seat % 2 == state.king % 2], scores)
