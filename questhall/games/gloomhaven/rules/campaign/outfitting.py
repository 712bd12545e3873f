"""SETUP in a campaign: sheets, marked perks, owned items, and what the road and the sanctuary have left."""

from __future__ import annotations

from questhall.games.gloomhaven import events
from questhall.games.gloomhaven.content import equipment
from questhall.games.gloomhaven.content.campaign.rewards import onset_of
from questhall.games.gloomhaven.content.classes import classes
from questhall.games.gloomhaven.content.equipment import Item
from questhall.games.gloomhaven.content.terms import CONDITIONS
from questhall.games.gloomhaven.rules.campaign.chapter import party_of
from questhall.games.gloomhaven.rules.campaign.enhancer import enhanced_pool
from questhall.games.gloomhaven.rules.campaign.growth import modifier_cards
from questhall.games.gloomhaven.rules.campaign.setting_out import due_from_events, put_in
from questhall.games.gloomhaven.rules.combat.modifiers import new_deck
from questhall.games.gloomhaven.rules.play.afflicting import afflict
from questhall.games.gloomhaven.rules.play.hurting import hurt
from questhall.games.gloomhaven.rules.play.slots import no_room
from questhall.games.gloomhaven.state import Figure, Held, Hero, M, Prepare
from questhall.kernel import Ask, Choose, Flow

DAMAGE, DISCARDS = "onset damage", "onset discards"  # kept until the figures stand there


def outfit(m: M, hero: Hero) -> None:
    """All cards of the pool with their stickers, and the deck as the perks have made it.

    GH-PERK-01, GH-PERK-02, GH-ENH-04, GH-LVLUP-05
    """
    job = hero.sheet.job
    hero.hand = enhanced_pool(m.state, hero.sheet)
    m.state.decks[job] = new_deck(modifier_cards(hero.sheet, classes()[job]), job, m.chance)


def wear(m: M, task: Prepare) -> Ask:
    """Step 4: which of one's items go into the equipment; whether this seat has done so.  GH-SETUP-04, GH-EVENT-21"""
    w, seat = m.state, task.seat
    hero = w.heroes[seat]
    worn = [held.number for held in hero.equipment]
    left = [equipment.item(number) for number in hero.sheet.items if number not in worn]
    candidates = [(f"wear:{item.id}", item) for item in left]
    options = m.offer(seat, candidates, lambda item: no_room(hero, item))
    item: Item | None = (yield Choose(seat, "wear", {"done": None, **options})) if options else None
    if item is None:
        return True
    used = item.number in hero.sheet.used_on_the_road
    hero.equipment.append(Held(item.number, "used-up" if used else "ready"))
    m.tell(events.EQUIPPED, seat, item.id)
    return False


def omens(m: M, task: Prepare) -> Flow:
    """Step 6: what events left for the start, and the sanctuary.  GH-SETUP-06, GH-EVENT-19, GH-SANCT-02"""
    w = m.state
    if DISCARDS not in w.memory:
        shuffle_in(m)
    while w.memory[DISCARDS]:
        yield from throw_away(m)
        w.memory[DISCARDS] -= 1
    task.stage = "penalties"


def shuffle_in(m: M) -> None:
    """The cards go into the decks; damage and conditions wait until the figures stand there."""
    w = m.state
    onset = onset_of(due_from_events(party_of(w)))
    for hero in w.heroes:
        blessed = hero.sheet.blessings
        put_in(w.decks, hero.sheet, onset.cards, m.chance)
        for what in (*onset.cards, *["bless"] * blessed):
            m.tell(events.SCENARIO_EFFECT, hero.sheet.job, "minus" if what == "-1" else what)
    w.memory[DAMAGE], w.memory[DISCARDS] = onset.damage, onset.discard
    for condition in onset.conditions:
        w.memory[f"onset {condition}"] = 1


def throw_away(m: M) -> Ask:
    """Everybody discards a card of the hand.  GH-EVENT-19"""
    w = m.state
    thrown = yield [
        Choose(seat, "throw-away", {f"discard:{card}": card for card in hero.hand})
        for seat, hero in enumerate(w.heroes)
        if hero.hand
    ]
    for seat, card in thrown.items():
        w.heroes[seat].hand.remove(card)
        w.heroes[seat].discard.append(card)
        m.tell(events.DISCARDED, seat, card)


def suffer_onset(m: M, each: Figure) -> Flow:
    """Once everybody stands on the map: conditions, then damage.  GH-SETUP-06, GH-EVENT-19"""
    w = m.state
    for condition in CONDITIONS:
        if w.memory.get(f"onset {condition}"):
            afflict(m, each, condition)
    if w.memory.get(DAMAGE):
        yield from hurt(m, each, w.memory[DAMAGE], "road")
