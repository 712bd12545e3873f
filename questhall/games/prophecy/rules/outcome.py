"""CREAT, GUARD: what comes of a battle against a creature or guardian."""

from __future__ import annotations

from questhall.games.prophecy import events as e
from questhall.games.prophecy.content.cards import ARTIFACTS, CARDS, FOES, ITEMS, RING, Creature
from questhall.games.prophecy.content.notation import Gain
from questhall.games.prophecy.rules import astral, decks, duel, foes, markers, rounds
from questhall.games.prophecy.rules.artifacts import artifacts
from questhall.games.prophecy.rules.characters import hero_of
from questhall.games.prophecy.rules.order import turn_of
from questhall.games.prophecy.rules.skills import has
from questhall.games.prophecy.state import Battle, Hero, M, Pick, Roll, Side, Turn
from questhall.kernel import Seat

ROB_GOLD = 5
HEALING = "healing-arts"
HEALING_MANA = CARDS[HEALING].text.activations[0].price[0][1]


def settle(m: M, battle: Battle, came: int) -> None:
    """The battle is over: 1 won, 0 drawn, -1 lost."""
    m.tell((e.BEATEN, e.DREW, e.WON)[came + 1], battle.seat)
    cinders(m, battle.seat, battle.mine)
    if battle.rival >= 0:
        cinders(m, battle.rival, battle.theirs)
        duel.settle(m, battle, came)
        return
    spoil_weapons(m, battle)
    turn = turn_of(m)
    assert turn is not None
    if came > 0:
        win(m, battle, turn)
    elif came < 0:
        turn.phase = "over"  # PR-TURN-03
        lose(m, battle)
    else:
        tie(m, battle, turn)


def cinders(m: M, seat: Seat, side: Side) -> None:
    """A weapon set on fire is damaged after the battle.  PR-CARD-FIREWEAPON-01, PR-CARD-FIREWEAPON-02"""
    for spell in side.cast:
        name, _, weapon = spell.partition(":")
        if "scorch" in CARDS[name].text.flags:
            decks.damage(m, seat, weapon)


def spoil_weapons(m: M, battle: Battle) -> None:
    """Golem and Scaled Monster: whatever the result, to every weapon used.

    PR-CARD-GOLEM-01, PR-CARD-SCALY-01, PR-CARD-DUALWIELD-02
    """
    rules = FOES[battle.foe].rules
    if not rules & {"damage-weapon", "destroy-weapon"}:
        return
    hero = hero_of(m, battle.seat)
    for item in used(battle.mine):
        if "weapon" not in ITEMS[item].tags or item in ARTIFACTS:  # PR-ARTIFACT-02
            continue
        if "damage-weapon" in rules:
            decks.damage(m, battle.seat, item)
        elif item in hero.items or item in hero.damaged:
            decks.lose_item(m, battle.seat, item)


# -- victory -----------------------------------------------------------------------------------------------------


def win(m: M, battle: Battle, turn: Turn) -> None:
    """The creature is discarded, experience and treasure gained.  PR-CREAT-05, PR-CREAT-06, PR-CREAT-07"""
    seat, foe = battle.seat, FOES[battle.foe]
    if battle.plane < 0:
        decks.clear(m, battle.foe)
    experience(m, battle, foe)
    pickings(m, seat, foe)
    treasure(m, battle, foe)
    if battle.plane >= 0:
        astral.beaten(m, seat, turn, battle.foe)
        if not m.state.over and m.state.agenda[-1:] == [turn] and foe.deck == "greater":
            rounds.end_turn(m)  # RULING at PR-ASTRAL-10
        elif foe.deck == "greater":
            turn.phase = "over"


def experience(m: M, battle: Battle, foe: Creature) -> None:
    """PR-CREAT-06"""
    amount = battle.margin if "margin" in foe.rules else foe.xp
    if "fist-fight" in foe.rules and (battle.spells or armed(battle.mine)):
        amount = 0
    hero = hero_of(m, battle.seat)
    amount += sum(CARDS[skill].text.learn for skill in hero.skills)
    markers.learn(m, battle.seat, amount)


def used(side: Side) -> list[str]:
    """What was held in this battle, weapons thrown or burnt out included.  PR-ITEM-03, PR-ITEM-06"""
    return [*side.gear, *side.flung]


def armed(side: Side) -> bool:
    """Whether a weapon or a shield was used."""
    return any(ITEMS[item].tags & {"weapon", "shield"} for item in used(side))


def pickings(m: M, seat: Seat, foe: Creature) -> None:
    """Pickpocketing and Hunting, once a victim.  PR-CARD-LOOT-01"""
    for skill in hero_of(m, seat).skills:
        markers.earn(m, seat, sum(gold for kind, gold in CARDS[skill].text.earn if kind == foe.type))


def treasure(m: M, battle: Battle, foe: Creature) -> None:
    """Printed treasure, and what its rules give.  PR-CREAT-07, PR-GUARD-02"""
    seat, rules = battle.seat, foe.rules
    markers.receive(m, seat, foe.reward)
    if "rob-item" in rules:
        recover(m, seat)
    elif "rob-gold" in rules:  # PR-CARD-GANG-02
        markers.earn(m, seat, m.state.hoard)
        m.state.hoard = 0
    elif "by-kind" in rules:
        (markers.gain_strength if battle.kind == "will" else markers.gain_will)(m, seat, 1)
    elif "treasure-die" in rules:
        m.state.agenda.append(Roll(seat, "treasure"))
    elif "refusable" in rules:  # PR-CARD-MUMMY-01
        m.state.agenda.append(Pick(seat, "curse", optional=True))
    elif "weapon-of-choice" in rules:  # PR-CARD-WEAPONREWARD-01
        armoury = [item for item in sorted(m.state.rare.cards) if ITEMS[item].tags & {"weapon", "shield"}]
        if armoury:
            m.state.agenda.append(Pick(seat, "armoury", armoury))


def recover(m: M, seat: Seat) -> None:
    """What lies under the highwayman, each thing sound or damaged as it was.  PR-CARD-BRIGAND-03"""
    hero, state = hero_of(m, seat), m.state
    for item in state.loot:
        (hero.damaged if item in state.ruined else hero.items).append(item)
        m.tell(e.RECOVERED, seat, item)
    state.loot, state.ruined = [], []


# -- defeat and draw ---------------------------------------------------------------------------------------------


def lose(m: M, battle: Battle) -> None:
    """The creature stays; 1 Health or what its text says; extra losses after that.

    PR-CREAT-08, PR-CREAT-09, PR-CARD-SPHINX-01
    """
    seat, foe = battle.seat, FOES[battle.foe]
    lost = harm(m, battle, foe)
    for _ in range(berserk(hero_of(m, seat), battle.mine)):
        markers.wound(m, seat, 1, plane=battle.plane)
    hero = hero_of(m, seat)
    if lost and hero.character and can_heal(hero):
        m.state.agenda.append(Pick(seat, "healing"))
    elif m.state.agenda and isinstance(m.state.agenda[-1], Turn):
        rounds.end_turn(m)


def harm(m: M, battle: Battle, foe: Creature) -> int:
    """Health lost to the creature."""
    seat, hero, rules = battle.seat, hero_of(m, battle.seat), foe.rules
    if "half-health" in rules:
        return markers.wound(m, seat, (hero.health + 1) // 2, plane=battle.plane)
    if "rob-gold" in rules:  # PR-CARD-GANG-01
        enough = hero.gold >= ROB_GOLD
        m.state.hoard += markers.lose_gold(m, seat, ROB_GOLD)
        return 0 if enough else markers.wound(m, seat, 1)
    if "rob-item" in rules or "rob-best" in rules:
        return robbed(m, seat, rules)
    if "burn-scrolls" in rules:
        for item in [item for item in hero.items if "scroll" in ITEMS[item].tags]:
            decks.lose_item(m, seat, item)
    return sum(one_loss(m, battle, gain) for gain in losses(battle, foe))


def losses(battle: Battle, foe: Creature) -> tuple[Gain, ...]:
    """The X text, at its home perhaps another one.  PR-CREAT-09, PR-CARD-OLDPIRATE-01"""
    at_home = bool(foe.home) and RING[battle.place].has(foe.home)
    return foe.home_loss if at_home and foe.home_loss else foe.loss


def one_loss(m: M, battle: Battle, gain: Gain) -> int:
    if gain.what == "lose-health":
        return markers.wound(m, battle.seat, gain.amount, plane=battle.plane)
    if hero_of(m, battle.seat).character:
        markers.receive(m, battle.seat, (gain,))
    return 0


def robbed(m: M, seat: Seat, rules: frozenset[str]) -> int:
    """An item in place of Health; without one, Health.  PR-CARD-BRIGAND-02, PR-CARD-IMP-01"""
    hero = hero_of(m, seat)
    if "rob-best" in rules:
        items = foes.richest(hero)
    else:
        kept = artifacts(hero)
        items = [item for item in hero.items + hero.damaged if item not in kept]
    if not items:
        return markers.wound(m, seat, 1)
    m.state.agenda.append(Pick(seat, "imp" if "rob-best" in rules else "robbed", items))
    return 0


def berserk(hero: Hero, side: Side) -> int:
    """Berserker's Axe and Berserker Rage each cost 1 Health more.  PR-CARD-BERSERKAXE-01, PR-CARD-BERSERKRAGE-01"""
    axes = sum("berserk" in ITEMS[item].text.flags for item in used(side))
    return axes + sum("berserk" in CARDS[spell].text.flags for spell in side.cast if ":" not in spell)


def can_heal(hero: Hero) -> bool:
    """Healing Arts and the mana for it.  PR-CARD-HEALING-01"""
    return HEALING in hero.skills and hero.mana >= markers.spell_cost(hero, HEALING_MANA)


def tie(m: M, battle: Battle, turn: Turn) -> None:
    """Nothing happens, the turn ends; a fanatic may fight again.  PR-CREAT-11, PR-CARD-FANATIC-02"""
    seat, foe = battle.seat, FOES[battle.foe]
    if has(hero_of(m, seat), "fanatic") and any(not foes.cannot_fight(m, seat, foe, kind) for kind, _ in foe.kinds):
        m.state.agenda.append(Pick(seat, "again", [battle.foe]))
        return
    rounds.end_turn(m)
