"""CHANCE: what the chance cards do."""

from __future__ import annotations

from questhall.games.prophecy import events as e
from questhall.games.prophecy.content.cards import CHANCE, CHARACTERS
from questhall.games.prophecy.rules import board, decks, markers
from questhall.games.prophecy.rules.characters import alive, hero_of
from questhall.games.prophecy.rules.order import clockwise, round_of
from questhall.games.prophecy.state import GUILDS, PLANES, Dream, Lesson, M
from questhall.kernel import EVERYBODY, NOBODY, Choose, Flow, Seat

MOST_ADVENTURES, MOST_SKILLS = 2, 2
VILLAGE_GOODS, CITY_GOODS = 3, 2
OLD_VILLAGE_GOODS = 2  # first edition; its City gets one common and one rare item
ALMS_GOLD, ALMS_HEALTH, ALMS_MANA = 3, 1, 2


def draw(m: M, seat: Seat) -> None:
    """Draw, resolve, discard.  PR-ROUND-02"""
    state = m.state
    card = (
        state.chance.draw()
        if m.terms["apocalypse"] and state.final
        else decks.draw(m, state.chance, state.past, "chance")
    )
    if card is None:
        return
    state.past.append(card)
    m.tell(e.CHANCE_CARD, seat, card)
    RESOLVE[CHANCE[card].rule](m, seat, card)


def terrain(m: M, seat: Seat, card: str) -> None:
    """A new adventure on every location of that terrain, clockwise from the drawer.  PR-CHANCE-TERRAIN-01 to -07"""
    at = hero_of(m, seat).at
    for spot in board.clockwise_from(at, card.removeprefix("chance-")):
        lying = m.state.spots.count(spot)
        if lying < MOST_ADVENTURES and (adventure := decks.draw_adventure(m)) is not None:
            decks.place(m, adventure, spot, NOBODY if lying else EVERYBODY)


def new_skill(m: M, guild: int) -> None:
    """The top skill face up in the guild; the older of two goes under the deck first.  PR-CHANCE-GUILD-01 to -04"""
    offer, deck = m.state.offers[guild], m.state.skills[guild]
    if not deck.cards:
        return
    skill = deck.draw()
    if len(offer) == MOST_SKILLS:
        decks.forget(m, offer.pop(0))
    offer.append(skill)
    m.tell(e.OFFERED, skill, GUILDS[guild])


def guild(m: M, seat: Seat, card: str) -> None:
    new_skill(m, GUILDS.index(card.removeprefix("chance-")))


def training(m: M, seat: Seat, card: str) -> None:
    m.state.agenda.append(Lesson(seat))


def choose_guild(m: M, task: Lesson) -> Flow:
    """The drawer chooses the guild, a full one too.  PR-CHANCE-TRAINING-01, PR-CHANCE-TRAINING-02"""
    chosen = yield Choose(task.seat, "training", {f"open:{guild}": number for number, guild in enumerate(GUILDS)})
    m.state.agenda.pop()
    new_skill(m, chosen)


def offer(m: M, seat: Seat, card: str) -> None:
    """First edition: a skill in each of the drawer's guilds.  PR-CHANCE-TRAINING-03"""
    for name in CHARACTERS[hero_of(m, seat).character].guilds:
        new_skill(m, GUILDS.index(name))


def tradesman(m: M, seat: Seat, card: str) -> None:
    """The Village gets three common items.  PR-CHANCE-GOODS-01 to -03"""
    old = m.terms["edition"] == "first"
    restock(m, m.state.village, "village", ["common"] * (OLD_VILLAGE_GOODS if old else VILLAGE_GOODS))


def merchant(m: M, seat: Seat, card: str) -> None:
    """The City gets two rare items.  PR-CHANCE-GOODS-04"""
    old = m.terms["edition"] == "first"
    restock(m, m.state.city, "city", ["common", "rare"] if old else ["rare"] * CITY_GOODS)


def restock(m: M, goods: list[str], place: str, kinds: list[str]) -> None:
    """All goods there go, new ones come.  PR-CHANCE-GOODS-02"""
    for item in goods:
        decks.scrap(m, item)
    goods.clear()
    for kind in kinds:
        if (new := decks.draw_item(m, kind)) is not None:
            goods.append(new)
            m.tell(e.OFFERED, new, place)


def peace(m: M, seat: Seat, card: str) -> None:
    """One more turn in this round.  PR-CHANCE-PEACE-01, PR-CHANCE-PEACE-02"""
    going = round_of(m)
    assert going is not None
    going.turns += 1
    m.tell(e.EXTRA, seat)


def dream(m: M, seat: Seat, card: str) -> None:
    if hidden(m):
        m.state.agenda.append(Dream(seat))


def hidden(m: M) -> dict[str, int]:
    """Planes with a card face down.  PR-CHANCE-DREAM-03"""
    piles = (m.state.lesser, m.state.greater, m.state.prizes)
    return {
        f"dream:{PLANES[plane]}": plane
        for plane in range(len(PLANES))
        if any(pile.seen[plane] != EVERYBODY for pile in piles)
    }


def reveal_in_plane(m: M, task: Dream) -> Flow:
    """In a plane of choice the next of Lesser, Greater, artifact.  PR-CHANCE-DREAM-01, PR-CHANCE-DREAM-02"""
    plane = yield Choose(task.seat, "dream", hidden(m))
    m.state.agenda.pop()
    for pile in (m.state.lesser, m.state.greater, m.state.prizes):
        if pile.seen[plane] != EVERYBODY:
            pile.seen[plane] = EVERYBODY
            m.tell(e.GUARD, pile.cards[plane], PLANES[plane])
            return


def gift(m: M, seat: Seat, card: str) -> None:
    """Something for all, more for the drawer.  PR-CHANCE-WINDS-01"""
    markers.receive(m, seat, CHANCE[card].mine)
    for other in clockwise(m.state, seat):
        if hero_of(m, other).character:
            markers.receive(m, other, CHANCE[card].others)


def charity(m: M, seat: Seat, card: str) -> None:
    """To all who have the least of each.  PR-CHANCE-ALMS-01, PR-CHANCE-ALMS-02"""
    seats = alive(m.state)
    heroes = m.state.heroes
    poorest = min(heroes[s].gold for s in seats)
    weakest = min(heroes[s].health for s in seats)
    dullest = min(heroes[s].mana for s in seats)
    poor = [s for s in seats if heroes[s].gold == poorest]
    weak = [s for s in seats if heroes[s].health == weakest]
    dull = [s for s in seats if heroes[s].mana == dullest]
    for s in poor:
        markers.earn(m, s, ALMS_GOLD)
    for s in weak:
        markers.heal(m, s, ALMS_HEALTH)
    for s in dull:
        markers.restore(m, s, ALMS_MANA)


def crisis(m: M, seat: Seat, card: str) -> None:
    """Everybody loses half the gold, rounded down.  PR-CHANCE-CRISIS-01"""
    for other in alive(m.state):
        markers.lose_gold(m, other, hero_of(m, other).gold // 2)


RESOLVE = {
    "terrain": terrain,
    "guild": guild,
    "training": training,
    "offer": offer,
    "tradesman": tradesman,
    "merchant": merchant,
    "peace": peace,
    "dream": dream,
    "gift": gift,
    "charity": charity,
    "crisis": crisis,
}
