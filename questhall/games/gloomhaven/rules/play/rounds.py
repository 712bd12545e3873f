"""ROUND, CARD, INIT, ENDROUND and REST: selection, reveal, who acts when, cleanup."""

from __future__ import annotations

from questhall.games.gloomhaven import events
from questhall.games.gloomhaven.content import bestiary, hero_cards
from questhall.games.gloomhaven.content.actions import Infuse
from questhall.games.gloomhaven.content.terms import LONG_REST
from questhall.games.gloomhaven.rules.combat import elements
from questhall.games.gloomhaven.rules.combat.conditions import end_turn as end_conditions
from questhall.games.gloomhaven.rules.combat.modifiers import reshuffle_modifiers
from questhall.games.gloomhaven.rules.monsters.ability_decks import discard_abilities
from questhall.games.gloomhaven.rules.monsters.statistics import only_traits
from questhall.games.gloomhaven.rules.monsters.turn import actions_of
from questhall.games.gloomhaven.rules.play import verdicts
from questhall.games.gloomhaven.rules.play.ambiguous import decider
from questhall.games.gloomhaven.rules.play.arriving import draw_abilities, spawn_all
from questhall.games.gloomhaven.rules.play.beasts import spelled
from questhall.games.gloomhaven.rules.play.entering import loot_underfoot
from questhall.games.gloomhaven.rules.play.hurting import exhaust, hurt
from questhall.games.gloomhaven.rules.play.leaving import GIVE_UP, given_up
from questhall.games.gloomhaven.rules.play.openings import doors_of_plates, doors_of_rounds, open_doors
from questhall.games.gloomhaven.rules.play.purse import (
    CARDS_TO_REST,
    count,
    counts_as_discarded,
    drop,
    droppable,
    rest,
    usable,
    use_item,
)
from questhall.games.gloomhaven.rules.play.striking import chosen_element
from questhall.games.gloomhaven.rules.play.table import (
    character,
    figure,
    hostile,
    living,
    type_level,
)
from questhall.games.gloomhaven.rules.play.tokens import acts
from questhall.games.gloomhaven.rules.play.tolls import take_tolls, turn_tides
from questhall.games.gloomhaven.state import (
    Beast,
    EndRound,
    EndTurn,
    Figure,
    Finish,
    Hero,
    M,
    Next,
    Reveal,
    Select,
    Turn,
    World,
)
from questhall.kernel import Choose, Flow, Picks

PAIR = 2
REST = "rest"
REDRAW_DAMAGE = 1
SIGNS = ("early", "middle", "late", "door", "heal", "loot", GIVE_UP)  # GH-CARD-11


# Selection


def step_select(m: M, task: Select) -> Flow:
    """Everybody secretly chooses two cards, the leading one first, or a long rest; till the last one is ready a choice
    may be changed, and plain signs may be given.

    GH-CARD-01, GH-CARD-02, GH-CARD-03, GH-CARD-04, GH-CARD-11, GH-ROUND-02
    """
    w = m.state
    w.round += 1
    m.tell(events.ROUND, w.round)
    for seat in living(w):
        if out_of_cards(w.heroes[seat]):
            m.tell(events.OUT_OF_CARDS, seat)
            exhaust(m, seat)
    if not living(w):
        w.agenda = [EndRound()]
        return
    if not hostile(w):
        for hero in w.heroes:
            count(hero, "quiet-rounds")
    turn_tides(m)
    doors_of_rounds(m)
    yield from open_doors(m)
    yield from take_tolls(m, "start of rounds")
    yield from spawn_all(m, "start")
    chosen = yield [
        Choose(
            seat,
            "cards",
            selections(w.heroes[seat]),
            always=True,
            secret=True,
            says={f"sign:sign-{sign}": sign for sign in SIGNS},
            again=True,
        )
        for seat in living(w)
    ]
    for seat, cards in chosen.items():
        hero = w.heroes[seat]
        hero.chosen = list(cards)
        hero.hand = [card for card in hero.hand if card not in cards]
    w.agenda = [Reveal()]


def selections(hero: Hero) -> Picks:
    """Ordered pairs of the hand, and the long rest.  GH-CARD-01, GH-CARD-03, GH-REST-01"""
    rest = {REST: (REST,)} if len(counts_as_discarded(hero)) >= CARDS_TO_REST else {}
    return Picks("play", hero.hand if len(hero.hand) >= PAIR else [], PAIR, rest)


def out_of_cards(hero: Hero) -> bool:
    """Neither two cards to play nor a rest to take.  GH-CARD-04, GH-EXH-02"""
    return len(hero.hand) < PAIR and len(counts_as_discarded(hero)) < CARDS_TO_REST


def step_reveal(m: M, task: Reveal) -> Flow:
    """Monsters' cards first, then the pairs, unless all agree to give up.  GH-INIT-01, GH-INIT-02, GH-REST-07"""
    w = m.state
    if (yield from given_up(m)):
        return
    draw_abilities(m)
    for seat in living(w):
        hero = w.heroes[seat]
        hero.resting = hero.chosen == [REST]
        if hero.resting:
            hero.initiative, hero.second = LONG_REST, 0
            m.tell(events.RESTS, seat)
        else:
            hero.played = list(hero.chosen)
            hero.initiative, hero.second = (hero_cards.card(card).initiative for card in hero.played)
            m.tell(events.REVEALED, seat, *hero.played, hero.initiative)
        hero.chosen = []
    yield from change_pace(m)
    w.agenda = [Next()]


FIRST_INITIATIVE, LAST_INITIATIVE = 1, 99


def change_pace(m: M) -> Flow:
    """Once all cards are revealed, items may make a leading initiative earlier or later.  GH-INIT-02, GH-ITEM-12"""
    w = m.state
    for seat in living(w):
        hero, own = w.heroes[seat], character(w, seat)
        ready = [] if own is None or hero.resting else usable(hero, own, "reveal")
        if not ready:
            continue
        faster = {f"faster:{item.id}": (item, -item.pace) for item in ready}
        slower = {f"slower:{item.id}": (item, item.pace) for item in ready}
        answer = yield Choose(seat, "reveal-item", {**faster, **slower, "pass": None})
        if answer:
            use_item(m, seat, answer[0])
            hero.initiative = min(LAST_INITIATIVE, max(FIRST_INITIATIVE, hero.initiative + answer[1]))
            m.tell(events.CHANGED_PACE, seat, hero.initiative)


# Who acts


def step_next(m: M, task: Next) -> Flow | None:
    """The lowest initiative of all who have not acted; ties as the book says, else the players decide.

    GH-INIT-03, GH-INIT-05, GH-INIT-06, GH-INIT-07, GH-DOOR-07, GH-MONORD-01
    """
    w = m.state
    waiting = {**waiting_heroes(w), **waiting_types(w), **waiting_allies(w)}
    if not waiting:
        w.agenda = [EndRound()]
        return None
    best = min(waiting.values())
    tied = [who for who, place_ in waiting.items() if place_ == best]
    if len(tied) == 1:
        act_next(m, tied[0])
        return None
    return break_tie(m, tied)


Place = tuple[int, bool, int]


def waiting_heroes(w: World) -> dict[str, Place]:
    """Characters that have not acted, with their place.  GH-INIT-05, GH-INIT-06"""
    found: dict[str, Place] = {}
    for seat, hero in enumerate(w.heroes):
        own = character(w, seat)
        if own is not None and not own.acted and not hero.exhausted:
            found[own.name] = (hero.initiative, False, hero.second)
    return found


def waiting_types(w: World) -> dict[str, Place]:
    """Types of which somebody has not acted; the summoned of this round do not.  GH-MONORD-06, GH-MONOTH-04"""
    return {
        each.name: (bestiary.card(w.abilities.revealed[each.name]).initiative, True, 0)
        for each in w.figures
        if each.kind == "monster" and is_waiting(w, each)
    }


def waiting_allies(w: World) -> dict[str, Place]:
    """Numbered allies with something to do act last, in the order of their numbers.  GH-SPECIAL-09"""
    found = [each for each in w.figures if each.kind == "ally" and not each.acted and acts(w, each)]
    return {each.id: (LONG_REST, True, each.number) for each in found}


def is_waiting(w: World, each: Figure) -> bool:
    return not each.acted and each.came != w.round and each.name in w.abilities.revealed


def break_tie(m: M, tied: list[str]) -> Flow:
    """GH-INIT-05, GH-INIT-07"""
    w = m.state
    seat = decider(w)
    first = tied[0]
    if seat >= 0:
        first = yield Choose(seat, "first", {f"first:{who}": who for who in tied})
    act_next(m, first)


def act_next(m: M, who: str) -> None:
    """A character with its summons before it, or the next monster of a type.

    GH-SUMMON-05, GH-SUMMON-07, GH-SUMMON-08, GH-MONORD-03, GH-MONORD-04
    """
    w = m.state
    w.acting = who
    own = figure(w, who)
    if own is not None and own.kind == "character":
        mine = [each for each in w.figures if each.kind == "summon" and each.seat == own.seat]
        w.agenda.append(Turn(own.seat))
        w.agenda += [Beast(each.id) for each in reversed(mine) if each.came != w.round and not each.acted]
        return
    if own is not None and own.kind == "ally":
        w.agenda.append(Beast(own.id))
        return
    of_type = [each for each in w.figures if each.kind == "monster" and each.name == who and is_waiting(w, each)]
    first = min(of_type, key=lambda each: (each.rank != "elite", each.number))
    w.agenda.append(Beast(first.id))


def step_end_turn(m: M, task: EndTurn) -> Flow:
    """Conditions whose time is over end, characters loot, elements show; after the last of a type its own too.

    GH-COND-29, GH-LOOT-05, GH-ELEM-02, GH-ELEM-11, GH-ELEM-14, GH-SPECIAL-05
    """
    w = m.state
    w.agenda.pop()
    who = figure(w, task.figure)
    if who is not None:
        who.turned = False
        for condition in end_conditions(who):
            m.tell(events.OVER, who.id, condition)
        if who.kind == "character":
            yield from loot_underfoot(m, who)
    acting = next((hero for hero in w.heroes if hero.sheet.job == w.acting), None)
    if acting is None and not task.extra:
        yield from infuse_for_type(m, w.acting)
    elements.end_turn(w.elements)
    if who is not None and figure(w, who.id) is who:
        yield from take_tolls(m, "end of turns", who)
    verdicts.after_turn(m, who)
    doors_of_plates(m)


def infuse_for_type(m: M, type_: str) -> Flow:
    """After the turn of its last monster, whatever they could do; what a used element infuses too.

    GH-ELEM-11, GH-ELEM-12, GH-ELEM-14
    """
    w = m.state
    card = w.abilities.revealed.get(type_, "")
    if not card or type_ in waiting_types(w):
        return
    entries = spelled(card, type_, type_level(w, type_))
    used = [
        number for number in range(sum(len(entry.uses) for entry in entries)) if w.elements.fed.get(f"{type_} {number}")
    ]
    for action in actions_of(entries, used):
        if isinstance(action, Infuse):
            element = action.element
            if element == "any":
                element = yield from chosen_element(m, Figure("monster", type_, 1, 1))
            w.elements.coming.append(element)
            m.tell(events.INFUSED, element)


# Cleanup


def step_end_round(m: M, task: EndRound) -> Flow | None:
    """GH-ENDROUND-01 to GH-ENDROUND-05"""
    if task.stage == "tidy":
        return tidy(m, task)
    if task.stage == "ask":
        return ask_rest(m, task)
    return redraw(m, task)


def tidy(m: M, task: EndRound) -> Flow:
    """Decks, elements and round bonuses; then whoever likes may rest, unless the scenario is over.

    GH-ENDROUND-01, GH-ENDROUND-02, GH-ENDROUND-03, GH-ENDROUND-04, GH-ENDSCEN-01
    """
    w = m.state
    for deck in reshuffle_modifiers(w.decks, m.chance):
        m.tell(events.SHUFFLED, f"modifiers-{deck}")
    for deck in discard_abilities(w.abilities, m.chance):
        m.tell(events.SHUFFLED, f"abilities-{deck}")
    elements.wane(w.elements)
    for seat in living(w):
        for lasting in [each for each in w.heroes[seat].active if each.duration == "round"]:
            drop(m, seat, lasting.card)
    for each in w.figures:
        each.acted = each.acting = each.last_words = False
        if each.kind == "monster":
            only_traits(each, bestiary.statistics(each.name), type_level(w, each.name))
        else:
            each.shield, each.retaliate, each.attackers_disadvantage = [], [], False
        each.spurred = 0
    for hero in w.heroes:
        hero.initiative = hero.second = 0
        hero.sign, hero.muted = "", []
    w.acting = ""
    yield from take_tolls(m, "end of rounds")
    yield from spawn_all(m, "end")
    verdicts.after_round(m)
    if w.verdict:
        w.agenda = [Finish()]
    else:
        task.stage = "ask"


def ask_rest(m: M, task: EndRound) -> Flow:
    """Step 5, seat by seat: a short rest draws a random card to lose. Active cards rest only if they are dropped first.

    GH-ENDROUND-05, GH-REST-03, GH-REST-04, GH-ACTIVE-08
    """
    w = m.state
    seat = next((each for each in living(w) if each >= task.seat and may_rest(w.heroes[each])), None)
    if seat is None:
        w.agenda = [Select()]
        return
    task.seat = seat
    hero = w.heroes[seat]
    if hero.discard:
        answer = yield Choose(seat, "short-rest", {"pass": "", "short": "short", **droppable(hero)})
    else:
        answer = yield Choose(seat, "short-rest", {"pass": "", **droppable(hero)})
    if not answer:
        task.seat += 1
        return
    if answer != "short":
        drop(m, seat, answer)
        return
    task.drawn = str(m.chance.pick(hero.discard, f"rest.{seat}"))
    m.tell(events.SHORT_REST, seat, task.drawn)
    task.stage, task.again = "redraw", False


def may_rest(hero: Hero) -> bool:
    """At least two cards count as discarded.  GH-REST-01"""
    return len(counts_as_discarded(hero)) >= CARDS_TO_REST


def redraw(m: M, task: EndRound) -> Flow:
    """For 1 damage another random card is lost instead, once.  GH-REST-05"""
    w = m.state
    seat, hero = task.seat, w.heroes[task.seat]
    others = [card for card in hero.discard if card != task.drawn]
    own = character(w, seat)
    may_redraw = not task.again and others and own is not None
    if may_redraw and own and (yield Choose(seat, "redraw", {"accept": False, "redraw": True})):
        task.again = True
        yield from hurt(m, own, REDRAW_DAMAGE, "rest", kept=task.drawn)
        others = [card for card in hero.discard if card != task.drawn]
        if not hero.exhausted:
            task.drawn = str(m.chance.pick(others, f"rest.{seat}"))
            m.tell(events.REDRAWN, seat, task.drawn)
    if not hero.exhausted:
        rest(m, seat, task.drawn)
        count(hero, "short-rests")
        m.tell(events.RESTED, seat, task.drawn)
    task.stage, task.drawn = "ask", ""
    task.seat += 1
