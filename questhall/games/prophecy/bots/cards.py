"""What items and skills are worth: the power they add in battles, measured with the rules, and what else they do."""

from __future__ import annotations

from functools import lru_cache

from questhall.games.prophecy.content.cards import ARTIFACTS, CARDS, CREATURES, ITEMS
from questhall.games.prophecy.rules import power
from questhall.games.prophecy.state import Battle, Hero, Side, World

POWER = 6.0  # a point more in every battle
WILL_SHARE, WILL_SHARE_OF_A_MAGE = 0.35, 0.6  # of the battles, the others are of strength
CAST = 0.6  # of a bonus that costs mana
LEARNT = 0.3  # of the price of a skill: what it is worth beyond what is weighed here
LASTING = 0.35  # of its price an item that lasts is worth at least, lest it be sold at the next shop
UNKNOWN = 0.12  # of the price, for what is not weighed here
TRIALS = [
    next(Battle(0, "strength", foe.id, place=8) for foe in CREATURES.values() if foe.type == kind)
    for kind in ("animal", "humanoid", "undead", "demon")
]
TRIALS = [*TRIALS, Battle(0, "strength", "bear", place=8, plane=0)]
WILL_TRIALS = [Battle(0, "will", trial.foe, place=8, plane=trial.plane) for trial in TRIALS]
BESIDES_BY_WORTH = {  # what power does not tell; what healing and learning skills bring the lab has put lower
    16.0: "astral-sword mirrored-shield banner-of-hope royal-cape crown-of-the-ancient-kings",
    7.5: "elixir-of-youth scroll-of-wishes",
    6.0: "concentration time-loop",
    5.0: "curse turn-back-time",
    4.5: "prayer",
    4.0: "sanctity-of-life potion-of-rebirth",
    3.2: "elixir-of-wisdom",
    3.0: "thievery scroll-of-divine-will potion-of-greater-regeneration",
    2.5: "toughness fleet-of-foot miraculous-healing mental-attack time-spiral-scroll ambidexterity",
    2.4: "forest-wisdom",
    2.2: "mountain-lore potion-of-greater-healing potion-of-regeneration knights-shield",
    2.0: (
        "practical-training peoples-hospitality counterfeiting flying-carpet ring-of-concentration "
        "crushing-weapons edged-weapons long-weapons two-handed-combat "
        "stamina spirits-of-forest-trails spirits-of-the-mountain-paths rune-of-homecoming"
    ),
    1.8: "scroll-of-deep-prayer",
    1.6: "horsemanship potion-of-strength potion-of-healing large-wooden-shield rangers-boots",
    1.5: (
        "healing-arts pickpocketing haggling effective-spellcasting blessed-weapon scroll-of-destruction "
        "sword-of-smiting"
    ),
    1.2: "magic-field-theory",
    1.0: (
        "fanaticism magic-drain flaming-weapon nautical-rites "
        "berserker-rage thrown-weapons hunting wooden-shield crown-of-power ring-of-magical-forces"
    ),
    0.8: "stealth wharf-rat meditation blacksmithing spiked-shield ritual-dagger",
    0.5: "mass-decay duelling",
    0.3: "sacrifice-of-blood disguise",
    0.0: "exorcism",
    -2.0: "berserkers-axe",
}
BESIDES = {name: worth for worth, names in BESIDES_BY_WORTH.items() for name in names.split()}

FIGHTING = CARDS.where(  # cards that can change the profile of a fighter
    lambda card: (
        card.hand
        or card.text.bonuses
        or card.text.strength
        or card.text.will
        or "dual-wield" in card.text.flags
        or any(act.bonus is not None for act in card.text.activations)
    )
)


def value(name: str, hero: Hero) -> float:
    """Of one card to this character, in its hands or not."""
    items = tuple(sorted(hero.items + hero.damaged))
    skills = tuple(sorted(hero.skills))
    return weighed(name, without(items, name), without(skills, name), mage(hero))


def mage(hero: Hero) -> bool:
    """Rather of Will than of Strength."""
    return hero.mana + hero.spent > hero.health + hero.wounds + 1


def without(cards: tuple[str, ...], name: str) -> tuple[str, ...]:
    at = cards.index(name) if name in cards else len(cards)
    return cards[:at] + cards[at + 1 :]


@lru_cache(maxsize=20_000)
def weighed(name: str, items: tuple[str, ...], skills: tuple[str, ...], of_will: bool) -> float:
    """The power it adds to what one has, and what it does besides."""
    card = CARDS[name]
    share = WILL_SHARE_OF_A_MAGE if of_will else WILL_SHARE
    gain = 0.0
    if name in FIGHTING:
        now = profile(items, skills)
        then = profile((*items, name), skills) if name in ITEMS else profile(items, (*skills, name))
        gain = (1 - share) * (then[0] - now[0]) + share * (then[1] - now[1])
    besides = BESIDES.get(name, UNKNOWN * card.price) + (0.0 if name in ITEMS else LEARNT * card.price)
    if name in ITEMS and name not in ARTIFACTS and not card.hand and "potion" in card.tags and name in items:
        besides *= 0.7
    lasting = name in ITEMS and not card.tags & {"potion", "scroll"}
    return max(POWER * gain + besides, LASTING * card.price if lasting else 0.0)


@lru_cache(maxsize=20_000)
def profile(items: tuple[str, ...], skills: tuple[str, ...]) -> tuple[float, float]:
    """The average bonus against all sorts of creatures, in battles of strength and of will."""
    state = World(heroes=[Hero(items=list(items), skills=list(skills))])
    return best_power(state, TRIALS), best_power(state, WILL_TRIALS)


def best_power(state: World, trials: list[Battle]) -> float:
    """The average over some battles of one kind, each with the gear that serves best."""
    hero = state.heroes[0]
    ways = [gear for _, gear in power.holdings(hero, trials[0]) if power.cannot_hold(hero, gear) is None]
    sides = [Side(gear=list(gear)) for gear in ways]
    spells = [castable(hero, trials[0], gear) for gear in ways]
    total = 0.0
    for trial in trials:
        total += max([power.power(state, trial, 0, side) + more for side, more in zip(sides, spells, strict=True)])
    return total / len(trials)


def castable(hero: Hero, battle: Battle, gear: tuple[str, ...]) -> float:
    """Spells for a battle, and for weapons that are held."""
    total = 0.0
    for name in hero.skills:
        for act in CARDS[name].text.activations:
            fits = act.bonus is not None and power.helps(act.bonus, battle, battle.kind)
            if act.bonus is None or not fits or act.when not in ("battle", "weapon"):
                continue
            if act.when == "battle" or any("weapon" in ITEMS[item].tags for item in gear):
                total += CAST * act.bonus.amount
    return total
