"""TURN: movement, forced battles, a character, opportunities; and what the owner may use in between."""

from __future__ import annotations

from typing import Any

from questhall.games.prophecy.content.cards import FOES, RING
from questhall.games.prophecy.rules import astral, battle, decks, duel, foes, movement, opportunities, rounds, uses
from questhall.games.prophecy.rules.characters import hero_of
from questhall.games.prophecy.rules.skills import has
from questhall.games.prophecy.state import Hero, M, Turn
from questhall.kernel import Choose, Flow, Seat


def step(m: M, turn: Turn) -> Flow | None:
    """The next thing the player may do in this turn.  PR-TURN-01"""
    hero = hero_of(m, turn.seat)
    if not hero.character:
        rounds.end_turn(m)
        return None
    if turn.phase == "over":
        rounds.end_turn(m)
        return None
    if turn.phase == "fight" and not pending(m, turn):
        turn.phase = "act"
    if turn.phase == "astral" and astral.unseen(m, turn.plane):
        movement.show_guardian(m, turn.plane)  # PR-ASTRAL-07: once the reward is taken
        return None
    offered = OFFERS[turn.phase](m, turn.seat, turn)
    if turn.phase == "act" and len(offered) == 1 and "done" in offered:
        rounds.end_turn(m)
        return None
    return ask(m, turn, offered)


def ask(m: M, turn: Turn, offered: dict[str, Any]) -> Flow:
    chosen = yield Choose(turn.seat, turn.phase, offered)
    take(m, turn, chosen)
    if m.state.agenda and m.state.agenda[-1] is turn and nothing_here(m, turn):
        rounds.end_turn(m)


def nothing_here(m: M, turn: Turn) -> bool:
    """An empty wild place and nothing at hand: the turn is over without a word."""
    hero, state = hero_of(m, turn.seat), m.state
    if turn.phase not in ("fight", "act") or not RING[hero.at].wild or hero.at in state.spots or state.final:
        return False
    if state.dropped or any(other is not hero and other.at == hero.at for other in state.heroes):
        return False
    return not m.explaining and uses.USABLE.isdisjoint(hero.items) and idle_skills(hero)


def idle_skills(hero: Hero) -> bool:
    return not hero.skills or (uses.USABLE.isdisjoint(hero.skills) and not has(hero, "hospitality"))


def pending(m: M, turn: Turn) -> list[str]:
    """Creatures here that are still to be fought or left alone.  PR-CREAT-02"""
    at = hero_of(m, turn.seat).at
    if at not in m.state.spots:
        return []
    here = decks.creatures_at(m.state, at)
    return [foe for foe in here if foe not in turn.left]


def move_offers(m: M, seat: Seat, turn: Turn) -> dict[str, Any]:
    found: dict[str, Any] = movement.options(m, seat, turn)
    found |= uses.options(m, seat)
    return found


def fight_offers(m: M, seat: Seat, turn: Turn) -> dict[str, Any]:
    """Every creature must be fought, in any order; with Stealth opportunities come first.

    PR-CREAT-03, PR-CARD-INVISIBLE-01
    """
    found: dict[str, Any] = {}
    here = pending(m, turn)
    for foe in here:
        found.update(foes.options(m, seat, foe))
        if "optional" in FOES[foe].rules:
            found[f"leave:{foe}"] = ("leave", foe)
    found.update(uses.options(m, seat))
    if has(hero_of(m, seat), "stealth"):
        found.update(opportunities.options(m, seat, turn))
    return found


def astral_offers(m: M, seat: Seat, turn: Turn) -> dict[str, Any]:
    """The guardian must be fought; only non-battle effects come before.  PR-ASTRAL-11, PR-NONBATTLE-05"""
    foe = astral.guardian(m, turn.plane)
    found = {**foes.options(m, seat, foe), **uses.options(m, seat)}
    if not any(key.startswith("fight:") for key in found):
        found["retreat"] = ("retreat", foe)  # PR-CARD-SHAPELESS-02: neither price can be paid
    return found


def act_offers(m: M, seat: Seat, turn: Turn) -> dict[str, Any]:
    """One attack on a character, then opportunities.  PR-PVP-01, PR-OPP-01, PR-FINAL-17"""
    attacks = duel.options(m, seat, turn)
    must = duel.must_attack(m, seat, turn) and bool(attacks)
    found: dict[str, Any] = {} if must else {"done": ("done", None)}
    found.update(attacks)
    if not must or has(hero_of(m, seat), "stealth"):
        found.update(opportunities.options(m, seat, turn))
    found.update(uses.options(m, seat))
    return found


OFFERS = {"move": move_offers, "fight": fight_offers, "astral": astral_offers, "act": act_offers}


def take(m: M, turn: Turn, chosen: tuple[str, Any]) -> None:
    """Do what was chosen, and whatever follows of itself."""
    how, what = chosen
    seat = turn.seat
    if how == "done":
        rounds.end_turn(m)
    elif how == "fight":
        battle.begin(m, seat, turn, *what)
    elif how == "attack":
        duel.attack(m, seat, turn, *what)
    elif how == "leave":
        turn.left.append(what)
    elif how == "retreat":
        rounds.end_turn(m)
    elif how == "riddle":
        foes.riddle(m, seat, what)
    elif how == "use":
        uses.use(m, seat, what)
    elif how == "serve":
        opportunities.serve(m, seat, turn, *what)
    else:
        movement.move(m, seat, turn, how, what)
