"""TURN, ACTION: three action points, and what is free before and after every action."""

from __future__ import annotations

from typing import Any

from questhall.games.runebound.content.board import CELL, GEM, MARKET, NAME, NEXT, PLACES
from questhall.games.runebound.content.cards import ASSETS, CARDS
from questhall.games.runebound.events import ROSE
from questhall.games.runebound.rules import (
    M,
    adventure,
    combat,
    dice,
    growth,
    market,
    movement,
    once,
    scenario,
    trade,
)
from questhall.games.runebound.rules.abilities import ABILITIES, cards_with, has
from questhall.games.runebound.rules.attributes import value
from questhall.games.runebound.rules.gold import gain_gold
from questhall.games.runebound.rules.skills import exert
from questhall.games.runebound.rules.wounds import defeated
from questhall.games.runebound.state import Bargain, Do, Hero, Move, Turn
from questhall.kernel import Choose, Flow, Refusal, Seat
from questhall.kernel.choice import Ask

ACTION = 1  # action points of most actions
PRICE = {"adventure": 2, "end": 0, "learn": 0, "trade": 0}  # of the others.  RB-ADV-02, RB-LEARN-02, RB-TRADE-02
ONLY_REST = Refusal("turn.defeated", "RB-DEFEAT-04")
RISE_FIRST = Refusal("turn.delayed", "RB-DELAY-02")
# What every hero can do with an action point on this space, whatever lies there.
PLAIN: dict[int, dict[str, str]] = {
    cell: {key: key for key in ("roll", "rest", "train", *(f"step:{NAME[other]}" for other in NEXT[cell]))}
    for cell in NAME
}


def step(m: M, task: Turn) -> Flow:
    """One thing of a turn: an action, a skill learned, an ability, a trade; or the end.  RB-TURN-01, RB-TURN-02"""
    if task.seat in m.state.eliminated:
        m.state.agenda.pop()
        return
    hero = m.state.heroes[task.seat]
    options: dict[str, Any] = {"end": "end"}
    down = defeated(hero)
    able = task.points >= ACTION and not down and not hero.delayed
    if m.explaining or able:
        found = paid(m, task, hero)
        if able:
            options.update(PLAIN[hero.at])  # nothing can forbid these now
        else:
            found += [(key, key) for key in PLAIN[hero.at]]
        options.update(m.offer(task.seat, found, lambda key: cannot(m, task, hero, down, key)))
    elif task.points >= ACTION:
        options.update((key, key) for key in (["rest"] if down else ["rise", *lifting(hero)]))
    options.update(free(m, task, hero))
    key = yield Choose(task.seat, "turn", options)
    if key.__class__ is tuple:
        yield from once.use(m, task.seat, key[1])
        return
    verb, _, what = key.partition(":")
    task.points -= PRICE.get(verb, ACTION)
    flow = DO[verb](m, task, what)
    if flow is not None:
        yield from flow


def lifting(hero: Hero) -> list[str]:
    """Actions of cards that get a delayed hero up.  RB-DELAY-02"""
    return [f"action:{card}" for card, found in cards_with(hero, "action") if "stand" in found.ops]


def paid(m: M, task: Turn, hero: Hero) -> list[tuple[str, str]]:
    """What costs action points and is near enough to be asked about, beside moving, resting and training."""
    found = []
    if hero.at in MARKET or m.explaining:
        found.append("shop")
    if hero.at in GEM or m.explaining:
        found.append("adventure")
    if m.explaining:
        found.append("rise")
    found += [f"quest:{card}" for card in adventure.quests_of(m, task.seat)]
    found += [f"rumour:{card}" for card in hero.rumours]
    found += [f"action:{card}" for card, _ in cards_with(hero, "action")]
    if hero.at == m.state.villain or m.explaining:
        found.append("villain")
    if hero.at in m.state.zombies or m.explaining:
        found.append("zombie")
    if has(hero, "hunt"):
        found += [f"hunt:{other.card}" for other in m.state.heroes if other is not hero]
    return [(key, key) for key in found]


def free(m: M, task: Turn, hero: Hero) -> dict[str, Any]:
    """Learning, abilities and trade: before and after any action, also for the defeated and the delayed.

    RB-LEARN-01, RB-LEARN-02, RB-LEARN-07, RB-DELAY-03, RB-DEFEAT-07, RB-TRADE-02
    """
    options: dict[str, Any] = {}
    if m.explaining or any(pile.cards for pile in hero.trophies):
        skills = [(f"learn:{card}", f"learn:{card}") for card in hero.hand.cards]
        options = m.offer(task.seat, skills, lambda key: growth.cannot_learn(hero, key[6:]))
    options.update(once.usable(m, task.seat))
    keys = [f"trade:{m.state.heroes[other].card}" for other in trade.partners(m, task.seat)]
    options.update(dict(zip(keys, keys, strict=True)))
    return options


def cannot(m: M, task: Turn, hero: Hero, down: bool, key: str) -> Refusal | None:
    """Why an action is impossible now.  RB-ACTION-01, RB-DEFEAT-04, RB-DELAY-02, RB-DELAY-04"""
    verb, _, what = key.partition(":")
    need = PRICE.get(verb, ACTION)
    if task.points < need:
        rule = "RB-ADV-02" if verb == "adventure" else "RB-TURN-01"
        return Refusal("turn.points", rule, {"need": need, "have": task.points})
    if verb != "rest" and down:
        return ONLY_REST
    if hero.delayed and verb not in ("rest", "rise") and key not in lifting(hero):
        return RISE_FIRST
    if hero.delayed and verb == "rest" and not down:
        return RISE_FIRST
    check = CHECKS.get(verb)
    return check(m, task, hero, what) if check else None


def cannot_shop(m: M, task: Turn, hero: Hero, what: str) -> Refusal | None:
    return None if hero.at in MARKET else Refusal("shop.city", "RB-SHOP-01")


def cannot_adventure(m: M, task: Turn, hero: Hero, what: str) -> Refusal | None:
    """RB-ADV-01, RB-ADV-03"""
    if hero.at not in GEM:
        return Refusal("adventure.no-gem", "RB-ADV-01")
    return Refusal("adventure.used", "RB-ADV-03") if hero.at in m.state.spent else None


def cannot_quest(m: M, task: Turn, hero: Hero, what: str) -> Refusal | None:
    return adventure.cannot_quest(hero, what)


def cannot_rumour(m: M, task: Turn, hero: Hero, what: str) -> Refusal | None:
    place = CARDS[what].rumour[0]
    return None if hero.at in PLACES[place] else Refusal("quest.place", "RB-RUMOR-01", {"place": place})


def cannot_use(m: M, task: Turn, hero: Hero, what: str) -> Refusal | None:
    found = ABILITIES["action"][what]
    if found.place and hero.at not in PLACES[found.place]:
        return Refusal("quest.place", "RB-GOODS-02", {"place": found.place})
    return Refusal("use.hand", "RB-EXERT-01") if found.exert and not hero.hand.cards else None


def cannot_face(m: M, task: Turn, hero: Hero, what: str) -> Refusal | None:
    return scenario.cannot_face_villain(m, task.seat)


def cannot_kill(m: M, task: Turn, hero: Hero, what: str) -> Refusal | None:
    return None if hero.at in m.state.zombies else Refusal("zombie.none", "RB-SCEN-20")


def seat_of(m: M, card: str) -> Seat:
    """Whose hero this is."""
    return next(seat for seat, hero in enumerate(m.state.heroes) if hero.card == card)


def cannot_hunt(m: M, task: Turn, hero: Hero, what: str) -> Refusal | None:
    """Corbin: an undefeated hero on his space, each once per game.  RB-CHALLENGE-01, RB-CHALLENGE-07"""
    seat = seat_of(m, what)
    other = m.state.heroes[seat]
    if other.at != hero.at or seat in m.state.eliminated:
        return Refusal("hunt.away", "RB-CHALLENGE-01")
    if seat in hero.challenged:
        return Refusal("hunt.again", "RB-CHALLENGE-06")
    return Refusal("hunt.defeated", "RB-CHALLENGE-07") if defeated(other) else None


def cannot_rise(m: M, task: Turn, hero: Hero, what: str) -> Refusal | None:
    return None if hero.delayed else Refusal("turn.standing", "RB-DELAY-02")


CHECKS: dict[str, Any] = {
    "shop": cannot_shop,
    "adventure": cannot_adventure,
    "quest": cannot_quest,
    "rumour": cannot_rumour,
    "action": cannot_use,
    "villain": cannot_face,
    "zombie": cannot_kill,
    "hunt": cannot_hunt,
    "rise": cannot_rise,
}


# -- doing it ------------------------------------------------------------------------------------------------------


def end(m: M, task: Turn, what: str) -> None:
    """Points left over are spent on nothing.  RB-TURN-03"""
    m.state.agenda.pop()


def do_step(m: M, task: Turn, what: str) -> None:
    """To any neighbour, rivers or not, without dice.  RB-MOVE-01, RB-MOVE-02, RB-RIVER-03"""
    movement.enter(m, task.seat, CELL[what])


def do_roll(m: M, task: Turn, what: str) -> None:
    """Dice equal to speed; the step without dice is gone.  RB-MOVE-01, RB-MOVE-03, RB-DICE-03"""
    rolled = dice.roll(m, task.seat, value(m.state.heroes[task.seat], "speed"))
    m.state.agenda.append(Move(task.seat, rolled))


def do_rest(m: M, task: Turn, what: str) -> None:
    movement.rest(m, task.seat)


def do_train(m: M, task: Turn, what: str) -> None:
    growth.train(m, task.seat)


def do_rise(m: M, task: Turn, what: str) -> None:
    """RB-DELAY-02"""
    m.state.heroes[task.seat].delayed = False
    m.tell(ROSE, task.seat)


def do_shop(m: M, task: Turn, what: str) -> None:
    market.visit(m, task.seat)


def do_adventure(m: M, task: Turn, what: str) -> None:
    adventure.begin(m, task.seat)


def do_quest(m: M, task: Turn, what: str) -> Ask:
    yield from adventure.do_quest(m, task.seat, what)


def do_rumour(m: M, task: Turn, what: str) -> None:
    adventure.spread(m, task.seat, what)


def do_action(m: M, task: Turn, what: str) -> Ask:
    """An action printed on a card; goods are sold by it.  RB-ACTION-02, RB-ABIL-06, RB-GOODS-02, RB-GOODS-03"""
    found = ABILITIES["action"][what]
    if found.exert:
        yield from exert(m, task.seat)
    if found.gold:
        gain_gold(m, task.seat, -found.gold)
    if what in ASSETS and ASSETS[what].value:
        market.sell(m, task.seat, what, ASSETS[what].value)
    else:
        m.state.agenda.append(Do(task.seat, list(found.ops), what))


def do_villain(m: M, task: Turn, what: str) -> None:
    scenario.face_villain(m, task.seat)


def do_zombie(m: M, task: Turn, what: str) -> None:
    scenario.kill_zombie(m, task.seat)


def do_hunt(m: M, task: Turn, what: str) -> None:
    rival = seat_of(m, what)
    m.state.heroes[task.seat].challenged.append(rival)
    combat.start(m, task.seat, "", "hunt", rival)


def do_learn(m: M, task: Turn, what: str) -> Ask:
    yield from growth.learn(m, task.seat, what)


def do_trade(m: M, task: Turn, what: str) -> None:
    m.state.agenda.append(Bargain(task.seat, seat_of(m, what)))


DO: dict[str, Any] = {
    "end": end,
    "step": do_step,
    "roll": do_roll,
    "rest": do_rest,
    "train": do_train,
    "rise": do_rise,
    "shop": do_shop,
    "adventure": do_adventure,
    "quest": do_quest,
    "rumour": do_rumour,
    "action": do_action,
    "villain": do_villain,
    "zombie": do_zombie,
    "hunt": do_hunt,
    "learn": do_learn,
    "trade": do_trade,
}
