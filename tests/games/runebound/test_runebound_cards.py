"""Every card is played: each event option, quest outcome, enemy ability, skill, asset and story card."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
import yaml

from questhall.games.runebound.content import cards
from questhall.games.runebound.content.board import PLACES
from questhall.games.runebound.content.cards import ASSETS, CARDS, HEROES, SKILLS, STORIES
from questhall.games.runebound.game import GAME
from questhall.games.runebound.rules import adventure
from questhall.games.runebound.rules.abilities import ABILITIES
from questhall.games.runebound.rules.attributes import BONUS, value
from questhall.games.runebound.state import Cast, Combat, Do, DrawnEvent, Story, Turn
from questhall.kernel import Keep, Match
from tests.games.runebound.positions import Table, fight, going, sheet, table

START = "1 corbin at 7-8, gold 4, wounds 3, hand scout prayer rambler\n2 mok at 1-5, gold 2, hand study"
EVENTS = [card.id for card in CARDS.values() if card.type == "event" and card.deck != "story"]
QUESTS = [card.id for card in CARDS.values() if card.type == "quest" and card.deck != "story"]
ENEMIES = [card.id for card in CARDS.values() if card.type == "enemy" and card.deck not in ("story", "villain")]


def scenario_of(card: str) -> str:
    return CARDS[card].scenario or "margath"


def again(m: Table) -> Table:
    return Match(GAME, m.terms, b"cards", Keep.JOURNAL, m.state)


def on(m: Table, seed: int, most: int = 400) -> Table:
    """Random answers until the turn of the first player goes on, components counted."""
    rng, before = random.Random(seed), GAME.components(m.state)
    for _ in range(most):
        if not m.asked or isinstance(m.state.agenda[-1], Turn):
            break
        choice = m.asked[0]
        m.answer(choice.seat, rng.choice(list(choice.options)))
    assert GAME.components(m.state) == before
    return m


@pytest.mark.parametrize("card", EVENTS)
@pytest.mark.parametrize("option", [1, 2])
def test_every_option_of_every_event_resolves(card: str, option: int) -> None:
    ended = []
    for seed in range(4):
        m = table(START, scenario_of(card))
        adventure_deck = m.state.decks[adventure.DECK_OF[card]]
        m.state.agenda.append(DrawnEvent(0, adventure_deck.take(card)))
        m = again(m)
        m.answer(0, f"option:{card}:{option}")
        on(m, seed)
        ended.append(m)
    hero_has = [card in (*sheet(m).rumours, *sheet(m).trophies[adventure.DECK_OF[card]].cards) for m in ended]
    thrown = [card in m.state.piles[adventure.DECK_OF[card]] for m in ended]
    assert all(kept != gone for kept, gone in zip(hero_has, thrown, strict=True)), "kept, or discarded"


@pytest.mark.parametrize("card", [card for card in EVENTS if CARDS[card].rumour[0]])
def test_every_rumour_comes_true(card: str) -> None:
    m = table(START, scenario_of(card))
    m.state.heroes[0].rumours.append(m.state.decks[adventure.DECK_OF[card]].take(card))
    m.state.heroes[0].at = PLACES[CARDS[card].rumour[0]][0]
    m = again(m)
    m.answer(0, f"rumour:{card}")
    on(m, 1)
    assert card not in sheet(m).rumours


@pytest.mark.parametrize("card", QUESTS)
def test_every_outcome_of_every_quest_resolves(card: str) -> None:
    for number, way in enumerate(CARDS[card].outcomes, 1):
        m = table(START, scenario_of(card))
        hero, deck = m.state.heroes[0], adventure.DECK_OF[card]
        hero.quests.append(m.state.decks[deck].take(card))
        gold = hero.gold
        adventure.resolve(m, 0, card, number)
        m = on(again(m), number)
        assert card not in sheet(m).quests or "leave" in way.ops
        assert (card in sheet(m).trophies[deck].cards) is ("discard" not in way.ops)
        if len(way.ops) == 1 and way.ops[0].startswith("gold"):
            assert sheet(m).gold == gold + int(way.ops[0].split()[1])


@pytest.mark.parametrize("card", ENEMIES)
def test_every_ability_of_every_enemy_resolves(card: str) -> None:
    faces = "2P 1P* A | 1K H 1K 1S D"
    for number, surge in enumerate(CARDS[card].surges):
        m = fight(START, faces, card, scenario=scenario_of(card))
        before = (m.state.heroes[0].wounds, going(m).wounds)
        m.state.agenda.append(Cast(1, list(surge.ops), surge.id, 2))
        m = again(m)
        for _ in range(20):
            if isinstance(m.state.agenda[-1], Combat):
                break
            choice = m.asked[0]
            m.answer(choice.seat, next(iter(choice.options)))
        assert any(isinstance(task, Combat) for task in m.state.agenda), (before, number)
        on(m, number, 60)


@pytest.mark.parametrize("card", ENEMIES)
def test_every_enemy_gives_its_reward_and_its_card(card: str) -> None:
    m = fight(START, "2P 1P* A | 1K 1K 1K 1S D", card, scenario=scenario_of(card))
    going(m).wounds = 99
    m.state.agenda[-1].wounds = CARDS[card].life - 1  # type: ignore[union-attr]
    gold = m.state.heroes[0].gold
    m = again(m)
    m.answer(0, "strike:physical")
    m = on(m, 0)
    assert card in sheet(m).trophies[adventure.DECK_OF[card]].cards
    if len(CARDS[card].reward) == 1 and CARDS[card].reward[0].startswith("gold"):
        assert sheet(m).gold == gold + int(CARDS[card].reward[0].split()[1])


@pytest.mark.parametrize("card", list(STORIES))
def test_every_story_card_appears_and_its_quest_can_be_done(card: str) -> None:
    m = table(START + f"\nnext: story {card}", STORIES[card].scenario)
    m.state.agenda.append(Story())
    m = on(again(m), 1)
    assert (card in m.state.slots) is bool(STORIES[card].outcomes)
    assert (card in m.state.past) is not bool(STORIES[card].outcomes)
    for number in range(1, len(STORIES[card].outcomes) + 1):
        one = again(m)
        state = one.fresh()
        twin = Match(GAME, m.terms, b"cards", Keep.JOURNAL, state)
        tokens, gold = state.heroes[0].tokens, state.heroes[0].gold
        adventure.resolve(twin, 0, card, number)
        twin = on(again(twin), number)
        given = [int(op.split()[1]) for op in STORIES[card].outcomes[number - 1].ops if op.startswith("token")]
        assert sheet(twin).tokens == tokens + sum(given)
        assert given or sheet(twin).gold > gold


@pytest.mark.parametrize("card", [*SKILLS, *ASSETS])
def test_every_skill_and_asset_does_what_it_says(card: str) -> None:
    found = SKILLS[card] if card in SKILLS else ASSETS[card]
    worn = "skills" if card in SKILLS else "assets"
    hand = " ".join([name for name in ("scout", "prayer", "rambler") if name != card][:2])
    start = f"1 corbin at 1-5, gold 4, wounds 3, hand {hand}, {worn} {card}\n2 mok at 1-5, gold 2"
    m = table(start)
    for what, bonus in BONUS.items():
        printed: int = getattr(HEROES["corbin"], what)
        if not found.text.scaled:
            assert value(sheet(m), what) == printed + bonus.get(card, 0)
    for ability in found.text.abilities:
        played(start, card, ability.when)


def played(start: str, card: str, when: str) -> None:
    """The ability is offered, or happens, where it should."""
    if when in ("turn", "action"):
        m = table(start)
        ability = ABILITIES[when][card]
        if ability.place:
            m.state.heroes[0].at = PLACES[ability.place][0]
            m = again(m)
        m.answer(0, f"{'use' if when == 'turn' else 'action'}:{card}")
        on(m, 3)
        return
    if when == "rest":
        m = table(start)
        m.answer(0, "rest")
        assert len(sheet(m).hand) >= 3
        return
    if when == "win":
        m = table(start)
        m.state.agenda.append(Do(0, list(ABILITIES["win"][card].ops), card))
        assert again(m).state.heroes[0].gold > 4
        return
    fought(start, card, when)


def fought(start: str, card: str, when: str) -> None:
    """In a combat: on entering it, by surge, as a special action, or as a ward."""
    m = fight(start, "", "ogre")
    if when == "engage":
        assert going(m).wounds > 0
        return
    combat = going(m)
    combat.phase, combat.waiting = "act", []
    m.state.agenda = [*m.state.agenda[:2], combat, Cast(0, list(ABILITIES[when][card].ops), card, 2)]
    m = again(m)
    on(m, 5, 80)
    assert when in ("surge", "round", "combat", "ward")


# Cards whose effects a published source tells whole; everything else on a card is ours and says so.
RECORDED = {
    "skills": "mountaineering steadfastness cunning aria-of-war yearning-for-magic",
    "assets": "ancient-sword serrated-axe traders-attire chain-mail battle-robe winged-boots ring-of-power"
    " clawed-gauntlet staff-of-light spiked-armor thoroughbred truesight-bow leather-armor mana-armor satchel",
    "combat": "dreadbringer barrow-wyrm dragon-hybrid undead-horde",
    "exploration": "swamp-tales sorceress narrow-ledge goblin-raids prince-of-thieves my-kitty counts-request"
    " dragon-bones moonlight",
    "encounter": "tales-of-old harvest-festival runesmith desperate-peasant devastated-village smuggling"
    " coven-of-necromancers",
    "stories": "",
}


@pytest.mark.parametrize("name", RECORDED)
def test_effects_that_no_source_tells_are_marked_as_ours(name: str) -> None:
    entries = yaml.safe_load((Path(cards.__file__).parent / f"{name}.yaml").read_text(encoding="utf-8"))
    found = {entry["id"] for entry in entries if entry.get("origin") != "house" and entry.get("type") != "goods"}
    assert found == set(RECORDED[name].split())


def test_costs_and_prices_that_are_published_stand_on_the_cards() -> None:
    assert SKILLS["ambidexter"].cost == "ggg"
    assert ASSETS["elven-cloak"].price == 8
    assert (ASSETS["steel-axe"].price, ASSETS["hunting-spear"].price) == (9, 5)
