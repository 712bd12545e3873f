"""SETUP: strictly in the order of the book."""

from __future__ import annotations

from questhall.games.runebound.content.board import ADVENTURES, CITIES, GEMS, NAME, PLACES
from questhall.games.runebound.content.cards import ADVENTURES_BY_ID, ASSETS, CARDS, HEROES, SCENARIOS, SKILLS, STORIES
from questhall.games.runebound.events import CHOSE, FIRST, PLACED, SCENARIO, STOCKED
from questhall.games.runebound.rules import M
from questhall.games.runebound.rules.decks import top_asset
from questhall.games.runebound.rules.order import alive
from questhall.games.runebound.rules.skills import draw_skills
from questhall.games.runebound.state import SLOTS, VORAKESH, Do, Hero, Round, Setup, World
from questhall.kernel import NOBODY, Choose, Flow, Laid, Pile, Terms

OPEN = "random"  # the setting by which the scenario is left to chance
MARKET_SIZE = 3
STAGES = ("shuffle", "heroes", "skills", "places", "abilities", "markets")


def new_world(terms: Terms, laid: Laid | None = None) -> World:
    """Steps 1 to 4 before the shuffling: gems face up, scenario, decks of 30.  RB-SETUP-01 to 06, RB-COMP-05"""
    scenario = str(terms["scenario"])
    decks = [[card for card in ADVENTURES_BY_ID.with_(laid) if CARDS[card].deck == deck] for deck in ADVENTURES]
    mine = [[card for card in deck if belongs(card, scenario)] for deck in decks]
    assert len(GEMS) == 27
    return World(
        agenda=[Setup()],
        scenario=scenario,
        heroes=[Hero(trophies=[Pile(kind=deck) for deck in ADVENTURES]) for _ in range(terms.players)],
        decks=[Pile.of(cards, deck) for cards, deck in zip(mine, ADVENTURES, strict=True)],
        piles=[[], [], []],
        skills=Pile.of(SKILLS.with_(laid), "skill"),
        assets=Pile.of(ASSETS.with_(laid), "asset"),
        markets=[[] for _ in CITIES],
        story=Pile.of((card for card in STORIES if belongs(card, scenario)), "story"),
        slots=[""] * SLOTS,
        helped=[[] for _ in range(SLOTS)],
    )


def belongs(card: str, scenario: str) -> bool:
    """Whether a card is for this scenario; as long as it is open, all are."""
    return scenario == OPEN or CARDS[card].scenario in ("", scenario)


def step(m: M, task: Setup) -> Flow | None:
    """One seat of one stage at a time, in turn order."""
    if task.stage == "shuffle":
        shuffle(m)
        task.stage = "heroes"
        return None
    order = alive(m.state)
    if task.stage == "markets":
        stock(m)
        m.state.agenda = [Round()]
        return None
    if task.step == len(order):
        task.stage, task.step = STAGES[STAGES.index(task.stage) + 1], 0
        return None
    seat = order[task.step]
    task.step += 1
    if task.stage == "heroes":
        return choose_hero(m, seat)
    if task.stage == "skills":
        draw_skills(m, seat, HEROES[m.state.heroes[seat].card].hand)
        return None
    if task.stage == "places":
        return place_hero(m, seat)
    m.state.agenda.append(Do(seat, list(HEROES[m.state.heroes[seat].card].setup)))
    return None


def shuffle(m: M) -> None:
    """Decks are shuffled, the first player is chosen at random.  RB-SETUP-04, RB-SETUP-06, RB-SETUP-07, RB-TERM-07"""
    state = m.state
    if state.scenario == OPEN:
        agree_on_one(m)
    m.tell(SCENARIO, state.scenario)
    for deck, name in zip(state.decks, ADVENTURES, strict=True):
        deck.shuffle(m.chance, name)
    state.story.shuffle(m.chance, "story")
    state.skills.shuffle(m.chance, "skills")
    state.assets.shuffle(m.chance, "assets")
    state.first = m.chance.below(len(state.heroes), "first")
    m.tell(FIRST, state.first)


def agree_on_one(m: M) -> None:
    """A scenario at random; the cards of the other one leave the game.  RB-SETUP-03, RB-SETUP-04, RB-SETUP-06"""
    state = m.state
    state.scenario = m.chance.pick(tuple(SCENARIOS), "scenario")
    for pile in (*state.decks, state.story):
        state.removed += [card for card in pile.cards if not belongs(card, state.scenario)]
        pile.cards = [card for card in pile.cards if belongs(card, state.scenario)]
        pile.seen = [NOBODY] * len(pile.cards)


def choose_hero(m: M, seat: int) -> Flow:
    """Each in turn order, none twice; with tokens and gold of the card.  RB-SETUP-07, RB-SETUP-09, RB-SETUP-18"""
    taken = [hero.card for hero in m.state.heroes]
    card = yield Choose(seat, "hero", {f"hero:{card}": card for card in HEROES if card not in taken})
    hero = m.state.heroes[seat]
    hero.card, hero.gold = card, HEROES[card].gold
    if m.state.scenario == VORAKESH:
        hero.tokens = 1  # RB-SCEN-18
    m.tell(CHOSE, seat, card)


def place_hero(m: M, seat: int) -> Flow:
    """On a space of the kind printed on its card.  RB-SETUP-11"""
    hero = m.state.heroes[seat]
    spaces = PLACES[HEROES[hero.card].start]
    hero.at = yield Choose(seat, "start", {f"start:{NAME[cell]}": cell for cell in spaces})
    m.tell(PLACED, seat, NAME[hero.at])


def stock(m: M) -> None:
    """Three cards at each market.  RB-SETUP-15"""
    for number, market in enumerate(m.state.markets):
        for _ in range(MARKET_SIZE):
            card = top_asset(m)
            assert card is not None
            market.append(card)
            m.tell(STOCKED, CITIES[number], card)
