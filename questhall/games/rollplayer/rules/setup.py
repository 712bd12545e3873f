"""SETUP: preparation, and the variants that change it (VAR-LESSRANDOM, VAR-RANDOMDECK, VAR-SHORT)."""

from __future__ import annotations

from questhall.games.rollplayer.content import ALIGNMENTS, BACKSTORIES, CARDS, INITIATIVE, JOBS, RACES
from questhall.games.rollplayer.content.board import ATTRIBUTES, ROWS, SLOT, SLOTS, room
from questhall.games.rollplayer.content.dice import CLASS_COLOURS, COLOURS, DIE, GOLD
from questhall.games.rollplayer.events import (
    DEALT,
    DREW_COLOUR,
    FIRST_PLAYER,
    MARKET,
    PLACED,
    ROLLED_FOR_FIRST,
    STARTING_DICE,
    TOOK_BOARD,
    TOOK_CLASS,
)
from questhall.games.rollplayer.rules.bag import draw_die, roll_die
from questhall.games.rollplayer.rules.deck import reveal
from questhall.games.rollplayer.rules.gold import pay_for_placement
from questhall.games.rollplayer.rules.solo import set_up_enemy, start_trash
from questhall.games.rollplayer.state import Deal, FirstPlayer, Roll, StartDice, TakeBoard, TakeClass, World
from questhall.kernel import Choose, Flow, Laid, Match, Pile, Refusal, Seat, Terms

START_GOLD = 5
EXTRA_GOLD = (0, 0, 1, 2)  # by turn order: the third and the fourth player
REMOVED_OF_EACH_RANK = {2: 7, 3: 3, 4: 0}
REMOVED_OF_ALL = {players: 2 * removed for players, removed in REMOVED_OF_EACH_RANK.items()}
SOLO_LIKE = 2  # players
START_DICE = 4  # and one more per player
SHORT_GAME_DICE = 2
NOT_IN_SOLO = "diplomacy"


def cannot_set_up(terms: Terms) -> Refusal | None:
    """Alone nobody is friendly, and the solo ranks are made for a whole game.  RP-SOLO-12, RP-SOLO-20"""
    if terms.players == 1 and terms["friendly"]:
        return Refusal("terms.solo-friendly", "RP-SOLO-12")
    if terms.players == 1 and terms["short"]:
        return Refusal("terms.solo-short", "RP-SOLO-20", {"rounds": rounds(1)})
    return None


def counted(terms: Terms) -> int:
    """Solo is set up as for 2 players.  RP-SOLO-01"""
    return max(SOLO_LIKE, terms.players)


def rounds(players: int) -> int:
    """How many rounds fill the boards; a short game has fewer.  RP-END-01, RP-SETUP-25"""
    return SLOTS - START_DICE - max(SOLO_LIKE, players)


def in_turn(m: Match[World], turn: int) -> Seat:
    """The seat that comes `turn` places after the first player, clockwise."""
    return (m.state.first + turn) % m.terms.players


def choose_first_player(m: Match[World], top: FirstPlayer) -> None:
    """The highest roll gets the bag; those tied roll again.  RP-SETUP-01, RP-SETUP-02, RP-SETUP-03"""
    rolling = list(range(m.terms.players))
    while len(rolling) > 1:
        rolls = {seat: m.chance.roll("first") for seat in rolling}
        for seat, roll in rolls.items():
            m.tell(ROLLED_FOR_FIRST, seat, roll)
        rolling = [seat for seat in rolling if rolls[seat] == max(rolls.values())]
    m.state.first = rolling[0]
    m.tell(FIRST_PLAYER, m.state.first)
    m.state.agenda[-1] = TakeBoard()


def take_board(m: Match[World], top: TakeBoard) -> Flow:
    """A race that nobody has yet.  RP-SETUP-04, RP-SETUP-32"""
    state, seat = m.state, in_turn(m, top.turn)
    taken = [hero.race for hero in state.heroes]
    race = yield Choose(seat, "setup.race", {f"race:{race}": race for race in RACES if race not in taken})
    state.heroes[seat].race = race
    m.tell(TOOK_BOARD, seat, race)
    if top.turn + 1 < m.terms.players:
        state.agenda[-1] = TakeBoard(top.turn + 1)
    else:
        take_gold(m)
        state.agenda[-1] = TakeClass()


def take_gold(m: Match[World]) -> None:
    """5 each; 1 and 2 more for the third and the fourth.  RP-SETUP-05, RP-SETUP-06, RP-VAR-SHORT-02"""
    for turn in range(m.terms.players):
        extra = 0 if m.terms["short"] else EXTRA_GOLD[turn]
        m.state.heroes[in_turn(m, turn)].gold = START_GOLD + extra


def take_class(m: Match[World], top: TakeClass) -> Flow:
    """By the die or by choice; the side is always chosen.  RP-CLASS-01, RP-CLASS-05"""
    state, by_choice = m.state, m.terms["classes"] == "choice"
    seat = in_turn(m, m.terms.players - 1 - top.turn if by_choice else top.turn)  # RP-SETUP-12: from the last player
    taken = [JOBS[hero.job].colour for hero in state.heroes if hero.job]
    colours = [colour for colour in CLASS_COLOURS if colour not in taken]
    if not by_choice:
        colours = [draw_colour(m, seat, top, taken)]
    jobs = [job for job in JOBS.with_(m.laid) if JOBS[job].colour in colours]
    job = yield Choose(seat, "setup.class", {f"class:{job}": job for job in jobs})
    state.heroes[seat].job = job
    m.tell(TOOK_CLASS, seat, job)
    if top.turn + 1 < m.terms.players:
        top.turn += 1
    else:
        for colour in top.drawn:
            state.bag[colour] += 1  # RP-SETUP-11
        state.agenda[-1] = Deal()


def draw_colour(m: Match[World], seat: Seat, top: TakeClass, taken: list[int]) -> int:
    """Draw until a new class colour comes; what is drawn stays out.  RP-SETUP-08, RP-SETUP-09, RP-SETUP-10"""
    while True:
        colour = draw_die(m)
        top.drawn.append(colour)
        m.tell(DREW_COLOUR, seat, COLOURS[colour])
        if colour != GOLD and colour not in taken:
            return colour


def deal(m: Match[World], top: Deal) -> None:
    """Steps 5 to 10."""
    state = m.state
    deal_stories(m)
    build_deck(m)
    state.market = reveal(m, counted(m.terms) + 1)  # RP-SETUP-20
    m.tell(MARKET, list(state.market))
    lay_initiative(m)
    if m.terms.players == 1:
        set_up_enemy(m)
        start_trash(m)
    state.agenda[-1] = StartDice(0)


def deal_stories(m: Match[World]) -> None:
    """One backstory and one alignment each; the rest leave the game.  RP-SETUP-13, RP-SETUP-14, RP-SETUP-15"""
    backstories, alignments = BACKSTORIES.with_(m.laid), ALIGNMENTS.with_(m.laid)
    for seat, hero in enumerate(m.state.heroes):
        hero.backstory = m.chance.draw(backstories, "backstories")
        hero.alignment = m.chance.draw(alignments, "alignments")
        m.tell(DEALT, seat, hero.backstory, hero.alignment)


def box(terms: Terms, laid: Laid | None) -> list[str]:
    """The market cards in the game, and what the table has brought; Diplomacy needs rivals.  RP-SOLO-03"""
    return [card for card in CARDS.with_(laid) if terms.players > 1 or card != NOT_IN_SOLO]


def build_deck(m: Match[World]) -> None:
    """1-dot cards above 2-dot cards, some of each face up in the discard pile.

    RP-SETUP-16, RP-SETUP-17, RP-SETUP-18, RP-SETUP-19, RP-VAR-RANDOMDECK-01, RP-VAR-RANDOMDECK-02, RP-SOLO-03
    """
    state, mixed = m.state, m.terms["random_deck"]
    cards = [CARDS[card] for card in box(m.terms, m.laid)]
    state.upper = Pile.of((card.id for card in cards if card.rank == 1 and not mixed), "market-1")
    state.lower = Pile.of((card.id for card in cards if card.rank == 2 or mixed), "market-2")
    removed = (0, REMOVED_OF_ALL[counted(m.terms)]) if mixed else (REMOVED_OF_EACH_RANK[counted(m.terms)],) * 2
    for pile, count in zip((state.upper, state.lower), removed, strict=True):
        pile.shuffle(m.chance, pile.kind)
        state.discard += [pile.draw() for _ in range(count)]


def lay_initiative(m: Match[World]) -> None:
    """n + 1 cards, a coin on each that is not at an end.  RP-SETUP-21, RP-SETUP-22, RP-SETUP-23, RP-SETUP-24"""
    row = INITIATIVE[counted(m.terms)]
    m.state.coins = list(row.coins)
    m.state.pool = [0] * len(row.coins)


def starting_dice(m: Match[World], top: StartDice) -> Flow:
    """Draw, roll and place, one die after the other.  RP-SETUP-25, RP-SETUP-26, RP-SETUP-27"""
    state, seat = m.state, in_turn(m, top.turn)
    if not top.drawn:
        state.hand = [roll_die(m, colour) for colour in start_colours(m)]
        m.tell(STARTING_DICE, seat, [DIE[die] for die in state.hand])
        top.drawn = True
    hero = state.heroes[seat]
    rows = [row for row in range(ROWS) if not hero.dice[row * 3 + 2]]
    wishes = {START[die][row]: (die, row) for die in dict.fromkeys(state.hand) for row in rows}
    die, row = yield Choose(seat, "setup.place", wishes)
    state.hand.remove(die)
    slot = room(hero.dice, row)
    hero.dice[slot] = die
    m.tell(PLACED, seat, DIE[die], SLOT[slot])
    pay_for_placement(m, seat, die, slot)  # RP-SETUP-28, RP-SETUP-29
    if not state.hand:
        last = top.turn + 1 == m.terms.players
        state.agenda[-1] = Roll() if last else StartDice(top.turn + 1)  # RP-SETUP-31


def start_colours(m: Match[World]) -> list[int]:
    """n + 4 dice at random, or one of each class colour and gold.  RP-VAR-LESSRANDOM-01 to 03, RP-VAR-SHORT-01"""
    count = START_DICE + counted(m.terms)
    given: list[int] = []
    if m.terms["less_random"]:
        given = [*CLASS_COLOURS, *[GOLD] * (count - len(CLASS_COLOURS))]
        for colour in given:
            m.state.bag[colour] -= 1
    count += SHORT_GAME_DICE if m.terms["short"] else 0
    return given + [draw_die(m) for _ in range(count - len(given))]


START = {die: tuple(f"start:{written}:{row}" for row in ATTRIBUTES) for die, written in DIE.items()}
