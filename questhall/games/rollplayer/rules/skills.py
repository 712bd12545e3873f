"""SKILL: using skill cards, in one's own turns and in the windows of others'."""

from __future__ import annotations

from collections.abc import Callable

from questhall.games.rollplayer.content import CARDS, MarketCard
from questhall.games.rollplayer.content.board import SLOT
from questhall.games.rollplayer.content.dice import DIE, faced
from questhall.games.rollplayer.content.grid import STEP
from questhall.games.rollplayer.content.notation import Do
from questhall.games.rollplayer.effects.skills import EFFECTS
from questhall.games.rollplayer.events import MOVED_TOKEN, POOL_DIE, STOLE, USED
from questhall.games.rollplayer.rules.attributes import allow_action, turn
from questhall.games.rollplayer.rules.gold import gain
from questhall.games.rollplayer.rules.roll import rearrange
from questhall.games.rollplayer.state import Skill, Window, World
from questhall.kernel import Choose, Flow, Match, Refusal, Seat

SKIP = "skip"
ARROW = CARDS.each(lambda card: card.arrow)
AT = CARDS.each(lambda card: card.at)
Ability = Callable[[Match[World], Seat], Flow | None]


def cannot_use(m: Match[World], seat: Seat, card: str) -> Refusal | None:
    """A skill needs to be ready and its arrow to stay on the grid.  RP-SKILL-04, RP-SKILL-05"""
    hero = m.state.heroes[seat]
    if card in hero.used:
        return Refusal("skill.used", "RP-SKILL-05", {"card": card})
    arrow = ARROW[card]
    if arrow:
        return None if STEP[arrow][hero.token] >= 0 else Refusal("skill.arrow", "RP-SKILL-04", {"card": card})
    return None if copyable(m, seat) else Refusal("skill.nothing-to-copy", "RP-CARD-DIPLOMACY-01", {"card": card})


def copyable(m: Match[World], seat: Seat) -> list[str]:
    """Rivals' skills, ready or not, whose arrow this seat's token can follow.  RP-CARD-DIPLOMACY-01"""
    token = m.state.heroes[seat].token
    rivals = [hero for rival, hero in enumerate(m.state.heroes) if rival != seat]
    return [card for hero in rivals for card in hero.skills if ARROW[card] and STEP[ARROW[card]][token] >= 0]


def skills_of(m: Match[World], seat: Seat) -> dict[str, int | str]:
    """The skills that this seat can use now."""
    wishes = [(f"use:{card}", card) for card in m.state.heroes[seat].skills]
    return m.offer(seat, wishes, lambda card: cannot_use(m, seat, card))


def acts_on_pool(card: object) -> bool:
    """Then rivals may answer before the pick; Diplomacy can do anything."""
    return isinstance(card, str) and (AT[card] == "rival pick" or not ARROW[card])


def matters(m: Match[World], seat: Seat, card: str, kind: str) -> bool:
    """Whether a skill can make a difference in this window of a rival's turn."""
    return any(AT[said] == kind for said in ([card] if ARROW[card] else copyable(m, seat)))


def open_window(m: Match[World], kind: str, active: Seat) -> bool:
    """Ask the rivals who hold a skill for this moment, clockwise from the active player.  RP-SKILL-06"""
    heroes = m.state.heroes
    count = len(heroes)
    seats = [
        seat
        for seat in ((active + turn) % count for turn in range(1, count))
        if len(heroes[seat].skills) > len(heroes[seat].used) and usable_in(m, seat, kind, active)
    ]
    if seats:
        m.state.agenda.append(Window(kind, seats, active))
    return bool(seats)


def usable_in(m: Match[World], seat: Seat, kind: str, active: Seat) -> dict[str, int | str]:
    """What a seat may use in a rival's turn; nobody bothers about an empty purse."""
    if kind == "rival market" and not m.state.heroes[active].gold:
        return {}
    return {key: card for key, card in skills_of(m, seat).items() if matters(m, seat, str(card), kind)}


def hold_window(m: Match[World], top: Window) -> Flow:
    """The next seat uses something or passes; after a use all are asked again.  RP-SKILL-06"""
    state, seat = m.state, top.seats[0]
    options = usable_in(m, seat, top.kind, top.rival)
    used = (yield Choose(seat, f"window.{top.kind.replace(' ', '-')}", {"pass": None, **options})) if options else None
    if used is None:
        top.seats.pop(0)
        if not top.seats:
            state.agenda.pop()
        return
    state.agenda.pop()
    start_skill(m, seat, used, lambda: open_window(m, top.kind, top.rival))


def start_skill(m: Match[World], seat: Seat, card: str, before: Callable[[], object] = lambda: None) -> None:
    """First the token moves along the arrow; the ability is the next step.  RP-SKILL-02, RP-SKILL-08"""
    m.tell(USED, seat, card)
    before()
    if ARROW[card]:
        follow(m, seat, card)
    m.state.agenda.append(Skill(seat, card))


def follow(m: Match[World], seat: Seat, card: str) -> None:
    """The token moves one cell along a card's arrow.  RP-ALIGN-03"""
    hero = m.state.heroes[seat]
    hero.token = STEP[ARROW[card]][hero.token]
    m.tell(MOVED_TOKEN, seat, f"cell-{hero.token}")


def use_skill(m: Match[World], top: Skill) -> Flow:
    """The ability, if one wishes, and the card lies sideways.  RP-SKILL-02, RP-SKILL-03"""
    seat, card, applied = top.seat, top.card, top.card
    m.state.agenda.pop()
    if not ARROW[card]:
        options = {f"copy:{other}": other for other in copyable(m, seat)}
        applied = yield Choose(seat, "skill.copy", options)
        follow(m, seat, applied)
    flow = ABILITIES[applied](m, seat)
    if flow is not None:
        yield from flow
    m.state.heroes[seat].used.append(card)  # RP-CARD-DIPLOMACY-01: never the card that was copied


# -- what the notation `do` says -------------------------------------------------------------------------------------


def perform(row: int, times: int) -> Ability:
    def action(m: Match[World], seat: Seat) -> None:
        """An attribute action, in addition to that of the dice phase."""
        for _ in range(times):
            allow_action(m, seat, row)

    return action


def set_die(m: Match[World], seat: Seat) -> Flow:
    """One own die shows any face."""
    dice = m.state.heroes[seat].dice
    slot = yield Choose(seat, "skill.set", {SKIP: -1, **{f"set:{SLOT[at]}": at for at, die in enumerate(dice) if die}})
    if slot >= 0:
        faces = {f"to:{shown}": faced(dice[slot], shown) for shown in range(1, 7) if shown != dice[slot] % 10}
        after = yield Choose(seat, "skill.set.to", faces)
        turn(m, seat, slot, after)


def raise_die(m: Match[World], seat: Seat) -> Flow:
    """One own die shows one more."""
    dice = m.state.heroes[seat].dice
    raises = {f"raise:{SLOT[at]}": at for at, die in enumerate(dice) if die and die % 10 < 6}
    slot = yield Choose(seat, "skill.raise", {SKIP: -1, **raises})
    if slot >= 0:
        turn(m, seat, slot, dice[slot] + 1)


def take_gold(gold: int) -> Ability:
    def take(m: Match[World], seat: Seat) -> Flow:
        """Gold of a rival; of the supply when there is none to rob."""
        heroes = m.state.heroes
        if len(heroes) == 1:
            gain(m, seat, gold, "pickpocket")
            return
        rich = [rival for rival, hero in enumerate(heroes) if rival != seat and hero.gold >= gold]
        victim = yield Choose(seat, "skill.rob", {SKIP: -1, **{f"rob:{rival + 1}": rival for rival in rich}})
        if victim >= 0:
            heroes[victim].gold -= gold
            heroes[seat].gold += gold
            m.tell(STOLE, seat, victim, gold)

    return take


def shift_pool(m: Match[World], seat: Seat) -> Flow:
    """A die on an unchosen card shows one more or less.  RP-CARD-INTIMIDATE-01"""
    pool = m.state.pool
    options = {SKIP: (0, 0)}
    for card, die in enumerate(pool, 1):
        if die and die % 10 < 6:
            options[f"pool-raise:{card}:{DIE[die]}"] = (card, 1)
        if die and die % 10 > 1:
            options[f"pool-lower:{card}:{DIE[die]}"] = (card, -1)
    card, change = yield Choose(seat, "skill.shift", options)
    if change:
        change_pool(m, seat, card, pool[card - 1] + change)


def reroll_pool(m: Match[World], seat: Seat) -> Flow:
    """A die on an unchosen card is rolled again.  RP-CARD-INTIMIDATE-01"""
    pool = m.state.pool
    options = {f"pool-reroll:{card}:{DIE[die]}": card for card, die in enumerate(pool, 1) if die}
    card = yield Choose(seat, "skill.reroll", {SKIP: 0, **options})
    if card:
        change_pool(m, seat, card, faced(pool[card - 1], m.chance.roll()))


def change_pool(m: Match[World], seat: Seat, card: int, after: int) -> None:
    pool = m.state.pool
    m.tell(POOL_DIE, seat, DIE[pool[card - 1]], DIE[after])
    pool[card - 1] = after
    rearrange(m, seat)


def ability(do: Do) -> Ability:
    if do.verb == "act":
        return perform(*do.args)
    if do.verb == "take":
        return take_gold(*do.args)
    return {"set": set_die, "raise": raise_die, "shift": shift_pool, "reroll": reroll_pool}[do.verb]


def ability_of(card: MarketCard) -> Ability | None:
    """Of a skill card, from its notation or its own function."""
    if card.type != "skill" or not card.arrow:
        return None
    return ability(card.do) if card.do else EFFECTS[card.effect]


ABILITIES = CARDS.each(ability_of)
