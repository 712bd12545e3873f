"""ROLLMOD, SPELL: what may be announced before a throw, and what may still change it afterwards."""

from __future__ import annotations

from typing import Any

from questhall.games.prophecy import events as e
from questhall.games.prophecy.content.cards import ARTIFACTS, CARDS, FOES, ITEMS
from questhall.games.prophecy.content.notation import Activation
from questhall.games.prophecy.rules import battle as battles
from questhall.games.prophecy.rules import decks, markers, movement, power
from questhall.games.prophecy.rules.characters import hero_of
from questhall.games.prophecy.rules.skills import has
from questhall.games.prophecy.state import Battle, Hero, M, Roll, Side
from questhall.kernel import Refusal, Seat

REALITY = "scroll-of-altered-reality"
MIRROR = "mirrored-shield"
FOE_DIE = 2
Said = tuple[str, Any]


def side_of(battle: Battle, seat: Seat) -> Side:
    return battle.mine if seat == battle.seat else battle.theirs


def other_side(battle: Battle, seat: Seat) -> Side:
    return battle.theirs if seat == battle.seat else battle.mine


def no_spells(battle: Battle) -> bool:
    """Bats and the dragon allow none; magic items are not spells.  PR-CARD-BATS-01, PR-CARD-DRAGON-01, PR-SPELL-03"""
    return bool(battle.foe) and "no-spells" in FOES[battle.foe].rules


# -- before ------------------------------------------------------------------------------------------------------


def before(m: M, battle: Battle, seat: Seat) -> dict[str, Said]:
    """Spells, paid bonuses, scrolls and throws that this side may still announce."""
    hero, side = hero_of(m, seat), side_of(battle, seat)
    if not hero.skills and not hero.items:
        return {}
    kind = power.part(battle)
    found: list[tuple[str, Said]] = []
    for name in hero.skills:
        for act in CARDS[name].text.activations:
            if act.when in ("battle", "weapon", "throw", "start"):
                found += spells(battle, side, kind, name, act)
    for name in hero.items:
        card = ITEMS[name]
        if card.text.activations and (not card.hand or name in side.gear):
            found += paid(side, kind, name)
    if side.gear and "strength" in power.PARTS[kind]:
        found += throwing(hero, side)
    if side.gear:
        found += [(f"burn:{i}", ("throw", i)) for i in side.gear if ITEMS[i].text.burn and i not in side.thrown]
    if not found:
        return {}
    return m.offer(seat, found, lambda said: cannot_declare(m, battle, seat, said))


def spells(battle: Battle, side: Side, kind: str, name: str, act: Activation) -> list[tuple[str, Said]]:
    """A spell may be cast again, but not twice on one target: battle, weapon or throw.

    PR-SPELL-02, PR-CARD-PRAYER-01
    """
    if act.when == "weapon":
        weapons = (
            [item for item in side.gear if "weapon" in ITEMS[item].tags] if "strength" in power.PARTS[kind] else []
        )
        return [(f"enchant:{name}:{item}", ("enchant", (name, item))) for item in weapons]
    if act.when == "battle":
        fits = act.bonus is None or act.bonus.kind == "any" or act.bonus.kind in power.PARTS[kind]
        return [(f"cast:{name}", ("cast", name))] if fits else []
    if act.when == "start":
        first = not battle.won and "will" in power.PARTS[kind]
        return [(f"cast:{name}", ("cast", name))] if first else []
    return [(f"cast:{name}", ("cast", name))]


def paid(side: Side, kind: str, name: str) -> list[tuple[str, Said]]:
    """Paid bonuses of what is held, and scrolls for this throw.  PR-CARD-PAIDBLADE-01, PR-CARD-PRAYERSCROLL-01"""
    found: list[tuple[str, Said]] = []
    for number, act in enumerate(CARDS[name].text.activations):
        if act.when != "throw":
            continue
        if act.bonus is None:
            found.append((f"read:{name}", ("pay", (name, number))))
        elif act.bonus.kind in (*power.PARTS[kind], "any"):
            amount = act.price[0][1]
            found.append((f"pay:{name}:{amount}", ("pay", (name, number))))
    return found


def throwing(hero: Hero, side: Side) -> list[tuple[str, Said]]:
    """Throwing weapons, and with the skill any one-handed weapon that can be damaged.  PR-CARD-THROWN-01, -04"""
    anything = has(hero, "throw-any")
    found: list[tuple[str, Said]] = []
    for item in side.gear:
        card = ITEMS[item]
        able = card.text.throw or (anything and "weapon" in card.tags and "two-handed" not in card.tags)
        able = able and item not in ARTIFACTS  # RULING at PR-ARTIFACT-02
        if able and item not in side.thrown:
            found.append((f"throw:{item}", ("throw", item)))
    return found


def cannot_declare(m: M, battle: Battle, seat: Seat, said: Said) -> Refusal | None:
    how, what = said
    hero, side = hero_of(m, seat), side_of(battle, seat)
    if how == "throw":
        return None
    if how == "pay":
        name, number = what
        if name in side.paid:
            return Refusal("already-paid", "PR-CARD-PAIDBLADE-02")
        return markers.cannot_pay(hero, CARDS[name].text.activations[number].price)
    name = what[0] if how == "enchant" else what
    act = CARDS[name].text.activations[0]
    target = f"{name}:{what[1]}" if how == "enchant" else name
    if target in side.cast or target in side.paid:
        return Refusal("cast-already", "PR-SPELL-02")
    if no_spells(battle):
        return Refusal("no-spells", "PR-CARD-BATS-01")
    if act.special == "foe" and power.throws(battle) > 1:
        return Refusal("single-throw", "PR-SPELL-02")
    return markers.cannot_pay(hero, movement.price_of(hero, act))


def declare(m: M, battle: Battle, seat: Seat, said: Said) -> None:
    """Pay, and let it count."""
    how, what = said
    side = side_of(battle, seat)
    if how == "throw":
        side.thrown.append(what)
        m.tell(e.FLARED if ITEMS[what].text.burn else e.THREW, seat, what)
        return
    name = what if how == "cast" else what[0]
    act = CARDS[name].text.activations[what[1] if how == "pay" else 0]
    movement.pay_activation(m, seat, name, act)
    if act.spell and seat == battle.seat:
        battle.spells = True
    if how == "enchant":
        side.cast.append(f"{name}:{what[1]}")
    elif act.when in ("battle", "start"):
        side.cast.append(name)
    else:
        side.paid.append(name)
    if how == "pay" and act.bonus is not None:
        side.once += act.bonus.amount
    elif act.special:
        SPECIAL[act.special](m, battle, seat, act.amount)


def best(m: M, battle: Battle, seat: Seat, amount: int) -> None:
    """More dice for this throw; several add up, and a die the other side had fixed is free again.  PR-ROLLMOD-03"""
    side = side_of(battle, seat)
    side.dice += amount - 1
    if side.die == FOE_DIE:  # PR-CARD-PRAYERSCROLL-01
        side.die = 0


def fixed(m: M, battle: Battle, seat: Seat, amount: int) -> None:
    """Divine Will: one's own die counts 6, the other 2; the later effect on a die prevails.  PR-CARD-PRAYERSCROLL-01"""
    side_of(battle, seat).die = amount
    other_side(battle, seat).die = FOE_DIE


def weaken(m: M, battle: Battle, seat: Seat, amount: int) -> None:
    other_side(battle, seat).bonus += amount


def drain(m: M, battle: Battle, seat: Seat, amount: int) -> None:
    """Magic Drain: a character loses what mana it has, a creature Will in the throws of Will, down to 0.

    PR-CARD-STEALPOWER-01 to PR-CARD-STEALPOWER-04
    """
    if battle.rival >= 0:
        markers.spend(m, battle.rival if seat == battle.seat else battle.seat, amount)
    else:
        battle.theirs.drained += amount


SPECIAL = {"best": best, "die": fixed, "foe": weaken, "drain": drain}


# -- after -------------------------------------------------------------------------------------------------------


def order(m: M, seat: Seat, rival: int = -1) -> list[Seat]:
    """Those who take part, the active one first, then whoever holds the scroll of altered reality."""
    seats = [seat] if rival < 0 else [seat, rival]
    for other, hero in enumerate(m.state.heroes):
        if other not in seats and REALITY in hero.items:
            seats.append(other)
    return seats


def after(m: M, battle: Battle, seat: Seat) -> dict[str, Said]:
    """Turning back time, altered reality, a shield: offered where they can matter."""
    hero = hero_of(m, seat)
    if not hero.skills and not hero.items:
        return {}
    found: list[tuple[str, Said]] = []
    part_of_it = seat in (battle.seat, battle.rival)
    came = battles.result(m, battle) * (1 if seat == battle.seat else -1)
    counts_margin = bool(battle.foe) and "margin" in FOES[battle.foe].rules
    if not part_of_it or came <= 0 or counts_margin:
        if part_of_it:
            found += rewinds(hero)
        if REALITY in hero.items:
            found += rerolls(battle)
    if part_of_it and came < 0 and not battle.blocked:
        found += shields(battle, seat)
    return m.offer(seat, found, lambda said: cannot_react(m, battle, seat, said)) if found else {}


def rewinds(hero: Hero) -> list[tuple[str, Said]]:
    found: list[tuple[str, Said]] = []
    for name in hero.skills:
        for act in CARDS[name].text.activations:
            if act.special == "again":
                found.append((f"cast:{name}", ("again", name)))
    return found


def rerolls(battle: Battle) -> list[tuple[str, Said]]:
    """One die of those rolled, the owner's choice.  PR-CARD-REALITYSCROLL-01, PR-CARD-REALITYSCROLL-02"""
    lights = [(f"reroll-light:{number + 1}", ("reroll", ("light", number))) for number in range(len(battle.light))]
    darks = [(f"reroll-dark:{number + 1}", ("reroll", ("dark", number))) for number in range(len(battle.dark))]
    return [*lights, *darks]


def shields(battle: Battle, seat: Seat) -> list[tuple[str, Said]]:
    """A shield used in a strength battle turns a throw lost by little into a draw and is damaged.  PR-CARD-SHIELD-01"""
    if "strength" not in power.PARTS[power.part(battle)]:
        return []
    deficit = abs(battle.margin)
    held = side_of(battle, seat).gear
    return [(f"block:{item}", ("block", item)) for item in held if ITEMS[item].text.block >= deficit]


def cannot_react(m: M, battle: Battle, seat: Seat, said: Said) -> Refusal | None:
    if said[0] != "again":
        return None
    hero, side = hero_of(m, seat), side_of(battle, seat)
    if said[1] in side.paid:
        return Refusal("cast-already", "PR-SPELL-02")
    if no_spells(battle):
        return Refusal("no-spells", "PR-CARD-BATS-01")
    return markers.cannot_pay(hero, movement.price_of(hero, CARDS[said[1]].text.activations[0]))


def react(m: M, battle: Battle, seat: Seat, said: Said) -> None:
    how, what = said
    if how == "block":
        battle.blocked = True
        decks.damage(m, seat, what)
        side_of(battle, seat).gear.remove(what)
        m.tell(e.BLOCKED, seat, what)
        battle.asking += 1
    elif how == "again":
        turn_back(m, battle, seat, what)
    else:
        m.tell(e.USED, seat, REALITY)
        decks.use_up(m, seat, REALITY)
        die, number = what
        (battle.light if die == "light" else battle.dark)[number] = m.chance.roll(die)
        battle.asking = 0
        battles.weigh(m, battle)


def turn_back(m: M, battle: Battle, seat: Seat, spell: str) -> None:
    """The moment before the dice were rolled: what was announced holds, and more may be announced.

    PR-CARD-REWIND-01, PR-CARD-REWIND-02, PR-CARD-REWIND-03
    """
    movement.pay_activation(m, seat, spell, CARDS[spell].text.activations[0])
    side_of(battle, seat).paid.append(spell)
    if seat == battle.seat:
        battle.spells = True
    battle.stage, battle.rewound, battle.blocked = "before", True, False
    battle.light, battle.dark = [], []


def mirror(m: M, battle: Battle, came: int) -> bool:
    """The Mirrored Shield of the beaten side is rolled for, once a battle.  PR-CARD-MIRRORSHIELD-01"""
    loser = battle.seat if came < 0 else battle.rival
    if loser < 0:
        return False
    side = side_of(battle, loser)
    if MIRROR not in side.gear or MIRROR in side.cast:
        return False
    side.cast.append(MIRROR)
    m.state.agenda.append(Roll(loser, "mirror"))
    return True
