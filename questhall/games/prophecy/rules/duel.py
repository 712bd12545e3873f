"""PVP: battles between characters."""

from __future__ import annotations

from typing import Any

from questhall.games.prophecy import events as e
from questhall.games.prophecy.content.cards import CARDS, RING
from questhall.games.prophecy.rules import battle as battles
from questhall.games.prophecy.rules import final, foes, markers, outcome
from questhall.games.prophecy.rules.artifacts import artifacts
from questhall.games.prophecy.rules.characters import hero_of
from questhall.games.prophecy.rules.skills import has
from questhall.games.prophecy.state import Battle, Hero, M, Pick, Side, Turn
from questhall.kernel import Choose, Refusal, Seat

KINDS = ("strength", "will")


def options(m: M, seat: Seat, turn: Turn) -> dict[str, Any]:
    """Whom one may attack here, by strength or by will.  PR-PVP-01, PR-PVP-02, PR-PVP-05"""
    if turn.attacked and not m.explaining:
        return {}
    hero = hero_of(m, seat)
    rivals = [
        other for other, rival in enumerate(m.state.heroes) if rival.at == hero.at and rival.character and other != seat
    ]
    if not rivals:
        return {}
    found = [(f"attack:{rival + 1}:{kind}", ("attack", (rival, kind))) for rival in rivals for kind in KINDS]
    return m.offer(seat, found, lambda choice: cannot_attack(m, seat, turn, *choice[1]))


def cannot_attack(m: M, seat: Seat, turn: Turn, rival: Seat, kind: str) -> Refusal | None:
    if turn.attacked:
        return Refusal("attacked", "PR-PVP-02")
    if turn.served and not has(hero_of(m, seat), "stealth"):
        return Refusal("served", "PR-TURN-01")
    victim = hero_of(m, rival)
    if safe(victim):
        return Refusal("safe", "PR-PVP-03")
    cost = foes.will_cost(hero_of(m, seat), len(artifacts(victim)))
    return markers.cannot_pay(hero_of(m, seat), (("mana", cost),)) if kind == "will" and cost else None


def safe(hero: Hero) -> bool:
    """Monastery, Forest Camp or lodged, and no artifact.  PR-PVP-03, PR-PVP-04, PR-LOC-VILLAGE-03"""
    return (RING[hero.at].safe or hero.lodged) and not artifacts(hero)


def must_attack(m: M, seat: Seat, turn: Turn) -> bool:
    """On the battlefield one attack is a duty.  PR-FINAL-14"""
    return m.state.final and not m.terms["apocalypse"] and not turn.attacked


def attack(m: M, seat: Seat, turn: Turn, rival: Seat, kind: str) -> None:
    """The attacker declares the kind and pays for will.  PR-PVP-05, PR-PVP-06, PR-PVP-08"""
    turn.attacked = True
    m.tell(e.ATTACKED, seat, rival, kind)
    open_duel(m, seat, rival, kind)


def open_duel(m: M, seat: Seat, rival: Seat, kind: str) -> None:
    battle = Battle(seat, kind, rival=rival, place=hero_of(m, seat).at, stage="gear")
    if kind == "will":
        markers.spend(m, seat, foes.will_cost(hero_of(m, seat), len(artifacts(hero_of(m, rival)))))
    else:
        battle.stage = "accept"
    battles.call_chapel(m, seat, battle.mine)
    battles.call_chapel(m, rival, battle.theirs)
    m.state.agenda.append(battle)
    battles.run(m, battle)


def accept(m: M, battle: Battle) -> Choose | None:
    """The defender accepts strength, or pays to make it will.  PR-PVP-07"""
    hero = hero_of(m, battle.rival)
    cost = foes.will_cost(hero, len(artifacts(hero_of(m, battle.seat))))
    if cost > hero.mana and not m.explaining:
        battle.stage = "gear"
        return None
    no = markers.cannot_pay(hero, (("mana", cost),))
    offered = m.offer(battle.rival, [("accept", 0), ("will", 1)], lambda way: no if way else None)
    return Choose(battle.rival, "accept", offered)


def take_accept(m: M, battle: Battle, seat: Seat, converted: int) -> None:
    battle.stage = "gear"
    if converted:
        battle.kind = "will"
        markers.spend(m, seat, foes.will_cost(hero_of(m, seat), len(artifacts(hero_of(m, battle.seat)))))
        m.tell(e.CONVERTED, seat)


# -- the result --------------------------------------------------------------------------------------------------


def settle(m: M, battle: Battle, came: int) -> None:
    """The same for both kinds; a draw changes nothing.  PR-PVP-14, PR-TURN-04, PR-FINAL-16"""
    if not came:
        if has(hero_of(m, battle.seat), "fanatic"):
            m.state.agenda.append(Pick(battle.seat, "again", other=battle.rival))
        return
    winner, loser = (battle.seat, battle.rival) if came > 0 else (battle.rival, battle.seat)
    winning, losing = (battle.mine, battle.theirs) if came > 0 else (battle.theirs, battle.mine)
    spoils(m, winner, loser, winning)
    for _ in range(outcome.berserk(hero_of(m, loser), losing)):
        m.state.agenda.append(Pick(loser, "berserk", other=winner))  # after what the victor takes
    demand(m, winner, loser, attacker=came > 0)


def spoils(m: M, winner: Seat, loser: Seat, side: Side) -> None:
    """Pickpocketing and the Astral Sword.  PR-CARD-LOOT-02"""
    for skill in hero_of(m, winner).skills:
        gold = sum(amount for kind, amount in CARDS[skill].text.earn if kind == "character")
        if gold:
            markers.earn(m, winner, markers.lose_gold(m, loser, gold))
    if any("drain-rival" in CARDS[item].text.flags for item in side.gear):
        markers.restore(m, winner, markers.spend(m, loser, 1))


def demand(m: M, winner: Seat, loser: Seat, attacker: bool) -> None:
    """The loser's choice between Health and an item; in the Final Battle an artifact.

    PR-PVP-11, PR-PVP-13, PR-FINAL-15
    """
    hero = hero_of(m, loser)
    belongings = hero.items + hero.damaged
    if m.state.final:
        m.state.agenda.append(Pick(loser, "tribute", artifacts(hero), winner))
    elif not belongings:
        markers.wound(m, loser, 1, killer=winner)
        heal_or_go_on(m, loser)
        final.reckon(m, winner)
    elif attacker and has(hero_of(m, winner), "steal"):  # PR-CARD-STEAL-01
        m.state.agenda.append(Pick(winner, "loot", belongings, loser))
    else:
        m.state.agenda.append(Pick(loser, "yield", other=winner))


def heal_or_go_on(m: M, loser: Seat) -> None:
    """Healing Arts after a lost battle.  PR-CARD-HEALING-01"""
    hero = hero_of(m, loser)
    if hero.character and outcome.can_heal(hero):
        m.state.agenda.append(Pick(loser, "healing"))
