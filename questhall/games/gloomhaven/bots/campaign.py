"""Between the scenarios: what to buy, learn and enhance, where to go, which quest to keep."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from questhall.games.gloomhaven.bots.gear import WISHES
from questhall.games.gloomhaven.bots.mind import Mind
from questhall.games.gloomhaven.bots.worths import for_hand
from questhall.games.gloomhaven.content.campaign.quests import quest
from questhall.games.gloomhaven.content.equipment import Item
from questhall.games.gloomhaven.content.scenarios import scenario
from questhall.games.gloomhaven.rules.campaign.chapter import campaign, party_of
from questhall.games.gloomhaven.rules.campaign.growth import HIGHEST_LEVEL, minimum_xp
from questhall.games.gloomhaven.rules.campaign.retirement import quests_of
from questhall.games.gloomhaven.rules.play.slots import no_room
from questhall.games.gloomhaven.state import CharacterSheet, Held, Hero, World

Options = Mapping[str, Any]
Weights = dict[str, float]
LIKED = ("sun", "eclipse", "brute", "spellweaver", "cragheart", "scoundrel", "tinkerer", "mindthief")
QUESTS = (  # those that come by playing, the soonest first
    *("quest-515", "quest-524", "quest-517", "quest-516", "quest-519", "quest-518", "quest-514", "quest-512"),
    *(
        "quest-532",
        "quest-527",
        "quest-511",
        "quest-525",
        "quest-533",
        "quest-530",
        "quest-523",
        "quest-531",
        "quest-520",
        "quest-522",
    ),
)
STICKERS = ("plus", "strengthen", "bless", "poison", "wound", "muddle", "jump", "curse", "hex", "immobilize")
SAVINGS = 30  # gold for which the way to town is worth it
NEVER = -99.0
TOO_HARD = 2  # losses of late


def newcomer(mind: Mind, options: Options) -> Weights:
    """Whoever rests comes along again; else a class that is not there yet, at the highest level."""
    weights = dict.fromkeys(options, 0.0)
    for key in options:
        verb, what, *level = key.split(":")
        if verb == "join":
            weights[key] = 50.0
        else:
            weights[key] = int(level[0]) - 0.1 * (LIKED.index(what) if what in LIKED else len(LIKED))
    return weights


def keep_quest(mind: Mind, options: Options) -> Weights:
    return {key: -float(QUESTS.index(name)) if name in QUESTS else NEVER for key, (_, name) in options.items()}


def town(mind: Mind, options: Options) -> Weights:
    """Levels first, then the event, then the purse; ready when nothing is left."""
    return {key: URGES[key.partition(":")[0]](mind, thing) for key, (_, thing) in options.items()}


def learn(mind: Mind, card: str) -> float:
    return 100.0 + for_hand(card)


def go_home(mind: Mind, _: None) -> float:
    """Where somebody has business there."""
    return 80.0 if any(has_business(hero.sheet) for hero in mind.w.heroes) else NEVER


def has_business(sheet: CharacterSheet) -> bool:
    """A level, a retirement, or gold to spend."""
    grown = sheet.level < HIGHEST_LEVEL and sheet.xp >= minimum_xp(sheet.level + 1)
    return grown or sheet.quest_fulfilled or sheet.gold >= SAVINGS


def purchase(mind: Mind, item: Item) -> float:
    """Wishes in their order, as far as they can be worn and no quest asks to keep the gold."""
    sheet = mind.hero.sheet
    wishes = WISHES.get(sheet.job, ())
    wanted = {need.kind: need for name in quests_of(sheet) if name != "?" for need in quest(name).needs}
    if "gold" in wanted or item.number not in wishes:
        return 30.0 if "own" in wanted and item.slot in wanted["own"].of else NEVER
    dressed = Hero(sheet, equipment=[Held(number) for number in sheet.items])
    return 60.0 - wishes.index(item.number) if no_room(dressed, item) is None else NEVER


def donation(mind: Mind, _: None) -> float:
    """What is left over."""
    wanted = {need.kind for name in quests_of(mind.hero.sheet) if name != "?" for need in quest(name).needs}
    return 5.0 if mind.hero.sheet.gold >= SAVINGS and "gold" not in wanted else NEVER


def enhancement(mind: Mind, card: str) -> float:
    return 10.0 + 0.1 * for_hand(card)


def sticker(mind: Mind, options: Options) -> Weights:
    """The best that the purse allows."""
    weights = {"step-back": 0.0}
    for key in options:
        if key != "step-back":
            effect = key.rpartition(":")[2]
            weights[key] = 20.0 - (STICKERS.index(effect) if effect in STICKERS else len(STICKERS))
    return weights


def gift(mind: Mind, options: Options) -> Weights:
    """The card that is worth most in the hand."""
    return {key: enhancement(mind, card) if card else 0.0 for key, card in options.items()}


URGES: dict[str, Callable[[Mind, Any], float]] = {
    "learn": learn,
    "event": lambda mind, _: 90.0,
    "home": go_home,
    "buy": purchase,
    "sell": lambda mind, _: NEVER,
    "donate": donation,
    "enhance": enhancement,
    "retire": lambda mind, _: 70.0,
    "switch": lambda mind, _: NEVER,
    "party": lambda mind, _: NEVER,
    "found": lambda mind, _: NEVER,
    "adjourn": lambda mind, _: NEVER,
    "ready": lambda mind, _: 0.0,
    "wait": lambda mind, _: 0.0,
}


# On the way


def depart(mind: Mind, options: Options) -> Weights:
    """New scenarios before old ones, near before far; what was lost is tried again when the party has grown."""
    weights = {key: journey(mind.w, value) for key, value in options.items() if not isinstance(value, str)}
    best = max(weights, key=weights.__getitem__)
    hard = isinstance(options[best], tuple) and losses(mind.w, options[best][0]) >= TOO_HARD
    wanted = "difficulty:easy" if hard else "difficulty:normal"
    return {**weights, **({wanted: 100.0} if wanted in options else {})}


def journey(w: World, value: tuple[int, str] | None) -> float:
    if value is None:
        return NEVER
    number, mode = value
    page = scenario(number)
    linked = party_of(w).location in (*page.links, number)
    worth = 40.0 - 0.1 * number if mode == "campaign" else -number
    return worth + 5 * linked + 2 * len(page.unlocks) - 8 * losses(w, number)


def losses(w: World, number: int) -> int:
    """How often this scenario was lost in the last chapters."""
    recent = campaign(w).chapter - 4
    told = [entry.split() for entry in campaign(w).chronicle]
    return sum(words[1:] == ["lost", str(number)] and int(words[0]) >= recent for words in told)


def choose_option(mind: Mind, options: Options) -> Weights:
    """Nobody knows what is on the back; the cautious option is the second as often as not."""
    number = int(next(iter(options)).rpartition("-")[0].rpartition("-")[2])
    return {key: float(at == number % 2) for key, at in options.items()}


def fair(mind: Mind, options: Options) -> Weights:
    """As even as can be: the middle of what is left."""
    parts = list(options.values())
    share = sum(parts) / len(parts) / max(1, len(mind.w.heroes) - mind.seat)
    return {key: -abs(part - share) for key, part in options.items()}


def first(mind: Mind, options: Options) -> Weights:
    return {key: -float(at) for at, key in enumerate(options)}


def wear(mind: Mind, options: Options) -> Weights:
    """Everything that fits, the most wished for first."""
    wishes = WISHES.get(mind.hero.sheet.job, ())
    weights = {"done": 0.0}
    for key, item in options.items():
        if item is not None:
            weights[key] = 50.0 - wishes.index(item.number) if item.number in wishes else 1.0 - item.penalty
    return weights


def throw_away(mind: Mind, options: Options) -> Weights:
    """The weakest card of the hand."""
    return {key: -for_hand(card) for key, card in options.items()}


KINDS: dict[str, Callable[[Mind, Any], Weights]] = {
    "newcomer": newcomer,
    "quest": keep_quest,
    "town": town,
    "sticker": sticker,
    "gift": gift,
    "depart": depart,
    "event": choose_option,
    "either": first,
    "pay": fair,
    "share": fair,
    "taker": first,
    "payer": first,
    "user": first,
    "used-up": first,
    "wear": wear,
    "throw-away": throw_away,
    "opened": first,
}


def plain(options: Options) -> Options:
    """Cards and perks by themselves, wherever they are learned."""
    return {key: value[1] if isinstance(value, tuple) else value for key, value in options.items()}
