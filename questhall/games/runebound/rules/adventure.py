"""ADV, EVENT, RUMOR, QUEST, TROPHY: adventure cards from the deck to the trophies."""

from __future__ import annotations

from typing import Any

from questhall.games.runebound.content.board import ADVENTURES, GEM, PLACES
from questhall.games.runebound.content.cards import CARDS, DECK_OF, Adventure
from questhall.games.runebound.events import ADVENTURE, CLAIMED, GAINED, NO_CARD, OUTCOME, QUEST, RUMOUR
from questhall.games.runebound.rules import M, casting, combat, dice, once, trials
from questhall.games.runebound.rules.abilities import has
from questhall.games.runebound.rules.attributes import effective, value
from questhall.games.runebound.rules.order import alive
from questhall.games.runebound.state import Do, DrawnEvent, Explore, Hero, Teleport, Test
from questhall.kernel import EVERYBODY, Choose, Flow, Refusal, Seat
from questhall.kernel.choice import Ask


def begin(m: M, seat: Seat) -> None:
    """The gem is turned over before the card is drawn.  RB-ADV-01, RB-ADV-06, RB-TOKEN-03"""
    cell = m.state.heroes[seat].at
    m.state.spent.append(cell)
    draw(m, seat, ADVENTURES.index(GEM[cell]))


def draw(m: M, seat: Seat, deck: int) -> None:
    """The top card is resolved at once as its type says; an empty deck is never shuffled again.

    RB-DRAW-02, RB-LIMIT-05, RB-ADV-05
    """
    if not len(m.state.decks[deck]):
        m.tell(NO_CARD, seat, ADVENTURES[deck])
        return
    card = m.state.decks[deck].draw()
    m.tell(ADVENTURE, seat, card)
    if CARDS[card].type == "enemy":
        combat.start(m, seat, card, "adventure")
    elif CARDS[card].type == "quest":
        m.state.heroes[seat].quests.append(card)
        m.tell(QUEST, seat, card)
    else:
        m.state.agenda.append(DrawnEvent(seat, card))


def step_event(m: M, task: DrawnEvent) -> Flow:
    """One of the two options, whatever its effect.  RB-EVENT-01 to 03, RB-RUMOR-01"""
    ways = enumerate(CARDS[task.card].options, 1)
    options: dict[str, Any] = {f"option:{task.card}:{at}": ops for at, ops in ways}
    options.update(once.usable(m, task.seat, once.STILL))
    ops = yield Choose(task.seat, "event", options)
    if ops[0] == "use":
        yield from once.use(m, task.seat, ops[1])
        return
    m.state.agenda.pop()
    if ops == ("rumour",):
        m.state.heroes[task.seat].rumours.append(task.card)
        m.tell(RUMOUR, task.seat, task.card)
    else:
        m.state.agenda.append(Do(task.seat, list(ops), task.card, held=True))


def spread(m: M, seat: Seat, card: str) -> None:
    """A rumour comes true as its text says.  RB-RUMOR-01, RB-RUMOR-03"""
    m.state.heroes[seat].rumours.remove(card)
    m.state.agenda.append(Do(seat, list(CARDS[card].rumour[1]), card, held=True))


# -- quests --------------------------------------------------------------------------------------------------------


def quests_of(m: M, seat: Seat) -> list[str]:
    """The hero's own quests and the story quests that it may do.  RB-SQUEST-03, RB-GOLD-08"""
    state = m.state
    story = [card for at, card in enumerate(state.slots) if card and seat not in state.helped[at]]
    return [*state.heroes[seat].quests, *story]


def cannot_quest(hero: Hero, card: str) -> Refusal | None:
    """Only on the spaces that it names.  RB-QUEST-03, RB-SQUEST-03"""
    if hero.at not in PLACES[CARDS[card].place]:
        return Refusal("quest.place", "RB-QUEST-03", {"place": CARDS[card].place})
    if CARDS[card].action == "pay" and not any(affordable(hero, way.said) for way in CARDS[card].outcomes):
        price = min(int(way.said.split()[1]) for way in CARDS[card].outcomes)
        return Refusal("shop.gold", "RB-QUEST-04", {"need": price, "have": hero.gold})
    return None


def affordable(hero: Hero, said: str) -> bool:
    return not said.startswith("pay") or hero.gold >= int(said.split()[1])


def do_quest(m: M, seat: Seat, card: str) -> Ask:
    """Follow its instruction: explore, test, pay or fight.  RB-QUEST-04, RB-EXPLORE-01"""
    found = CARDS[card]
    hero = m.state.heroes[seat]
    if found.action == "explore":
        m.state.agenda.append(Explore(seat, dice.roll(m, seat, value(hero, "speed")), card))
        return
    if found.action == "fight":
        combat.start(m, seat, card, "story")
        return
    ways = [at for at, way in enumerate(found.outcomes, 1) if affordable(hero, way.said)]
    number = yield Choose(seat, "outcome", {f"outcome:{card}:{at}": at for at in ways})
    said = found.outcomes[number - 1].said.split()
    if said[0] == "test":
        modifier = int(said[2]) if len(said) > 2 else 0
        m.state.agenda.append(Do(seat, []))
        trials.begin(m, Test(seat, said[1], passed=[f"outcome {card} {number}"], card=card, where="quest"), modifier)
    else:
        hero.gold -= int(said[1])
        resolve(m, seat, card, number)


def step_explore(m: M, task: Explore) -> Flow:
    """Dice for a quest, or for an ability in combat."""
    return casting.step_explore(m, task) if task.card.startswith("combat:") else explore_quest(m, task)


def explore_quest(m: M, task: Explore) -> Flow:
    """Outcomes whose symbols the dice pay; one is resolved, or none.  RB-QUEST-06 to 12, RB-EXPLORE-02 to 04"""
    hero = m.state.heroes[task.seat]
    options: dict[str, Any] = {"stop": None}
    for number, outcome in enumerate(CARDS[task.card].outcomes, 1):
        if dice.fits(task.dice, outcome.need):
            options[f"outcome:{task.card}:{number}"] = ("outcome", number)
    options.update(dice.again(m, task.seat, hero, task.dice))
    options.update(once.usable(m, task.seat, once.STILL))
    answer = yield Choose(task.seat, "explore", options)
    if answer is not None and answer[0] != "outcome":
        yield from once.or_dice(m, task.seat, task.dice, answer)
        return
    m.state.agenda.pop()
    if answer is not None:
        resolve(m, task.seat, task.card, answer[1])


def resolve(m: M, seat: Seat, card: str, number: int) -> None:
    """The quest is claimed unless its text discards it, then the rest happens.  RB-QUEST-13 to 15, RB-TROPHY-09"""
    m.tell(OUTCOME, seat, card, number)
    ops = list(CARDS[card].outcomes[number - 1].ops)
    hero = m.state.heroes[seat]
    if card in hero.quests:
        hero.quests.remove(card)
        first = [] if "discard" in ops or "leave" in ops else ["claim"]
        m.state.agenda.append(Do(seat, first + ops, card, held=True))
        return
    finish_story(m, seat, CARDS[card])
    m.state.agenda.append(Do(seat, ops, card))


def finish_story(m: M, seat: Seat, card: Adventure) -> None:
    """A story quest leaves its slot; one for every hero when the last has done it."""
    state = m.state
    if card.id not in state.slots:
        return
    at = state.slots.index(card.id)
    if card.each:
        state.helped[at].append(seat)
        if any(other not in state.helped[at] for other in alive(state)):
            return
    state.slots[at], state.helped[at] = "", []
    state.past.append(card.id)


# -- trophies ------------------------------------------------------------------------------------------------------


def claim(m: M, seat: Seat, card: str) -> None:
    """That very card, face down; it also counts as gained.  RB-TROPHY-02, RB-TROPHY-04, RB-TROPHY-11"""
    deck = DECK_OF[card]
    m.state.heroes[seat].trophies[deck].put(card, EVERYBODY)
    m.tell(CLAIMED, seat, card, ADVENTURES[deck])
    gained(m, seat)


def gain(m: M, seat: Seat, deck: int) -> bool:
    """The unseen top card of the deck, else the top of its discards, else nothing.  RB-TROPHY-03, 06, 07"""
    state = m.state
    pile = state.heroes[seat].trophies[deck]
    if len(state.decks[deck]):
        card = state.decks[deck].draw()
        pile.put(card, 1 << seat)
        m.tell(GAINED, seat, ADVENTURES[deck], card, to=1 << seat)
    elif state.piles[deck]:
        card = state.piles[deck].pop()
        pile.put(card, EVERYBODY)
        m.tell(GAINED, seat, ADVENTURES[deck], card)
    else:
        return False
    gained(m, seat)
    return True


def gained(m: M, seat: Seat) -> None:
    """Thorn may exert to teleport; not before the card is turned over at set-up.  RB-TROPHY-04"""
    hero = m.state.heroes[seat]
    if has(hero, "teleport") and hero.hand.cards and m.state.rounds and effective(hero, "mind"):
        m.state.agenda.append(Teleport(seat))
