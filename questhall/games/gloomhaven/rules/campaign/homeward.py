"""ENDSCEN, COMPL and UNLOCK as they are played: what a scenario and its treasures give the campaign."""

from __future__ import annotations

from questhall.games.gloomhaven import events
from questhall.games.gloomhaven.content import bestiary, equipment
from questhall.games.gloomhaven.content.campaign.regions import region_of
from questhall.games.gloomhaven.content.components import EventDeck, Reward
from questhall.games.gloomhaven.content.scenarios import Rewards, scenario
from questhall.games.gloomhaven.rules.campaign.chapter import campaign, gathered, note, party_of
from questhall.games.gloomhaven.rules.campaign.death import die
from questhall.games.gloomhaven.rules.campaign.enhancer import (
    at_the_bench,
    do_leave_bench,
    do_stick,
    sticker_choice,
    worth_a_visit,
)
from questhall.games.gloomhaven.rules.campaign.homecoming import gives_rewards, remember_looted
from questhall.games.gloomhaven.rules.campaign.outcomes import complete, grant
from questhall.games.gloomhaven.rules.campaign.quests import count_deed
from questhall.games.gloomhaven.rules.campaign.shop import release
from questhall.games.gloomhaven.rules.campaign.telling import look_at_quests, open_due, telling
from questhall.games.gloomhaven.rules.campaign.unlocking import random_design, random_side_scenario
from questhall.games.gloomhaven.rules.play.entering import told_reward
from questhall.games.gloomhaven.rules.play.table import place
from questhall.games.gloomhaven.state import CharacterSheet, Homeward, M, World
from questhall.kernel import Choose, Flow

LEADER = 0
FIRST_SIDE_SCENARIO = 52


def step_homeward(m: M, task: Homeward) -> Flow | None:
    """Treasures, rewards, what they open; then the chapter is over.  GH-COMPL-01, GH-ENDSCEN-12"""
    w = m.state
    w.eliminated = []  # the exhausted are well again.  GH-ENDSCEN-11
    if task.stage == "rewards":
        return rewarded(m, task)
    if task.stage == "gifts":
        return gift(m, task)
    if task.stage == "treasures":
        unpack_treasure(m, task)
    else:
        end(m)
    return None


def unpack_treasure(m: M, task: Homeward) -> None:
    """What a treasure gives to the world: random cards, a design, a new location; its number is never laid out again.

    GH-OVERLAY-22, GH-OVERLAY-23, GH-OVERLAY-24, GH-OVERLAY-25, GH-DESIGN-01, GH-SIDE-01
    """
    w = m.state
    if task.at == len(w.looted):
        task.stage = "rewards"
        return
    number = int(w.looted[task.at])
    found, realm, items = equipment.treasure(number), campaign(w).realm, equipment.items()
    task.at += 1
    note(w, "found", number, *told_reward(found))
    with telling(m):
        if found.random == "design":
            random_design(realm, items)
        elif found.random:
            random_side_scenario(realm)
        if found.design in items:
            release(realm, items[found.design])
        if found.item:
            realm.stock[found.item] = min(items[found.item].copies, realm.stock.get(found.item, 0) + 1)
        if found.scenario and found.scenario not in realm.scenarios:
            realm.scenarios.append(found.scenario)
    if found.item:
        campaign(w).chronicle = [
            told for told in campaign(w).chronicle if told != f"{campaign(w).chapter} design {found.item}"
        ]
    remember_looted(realm, [number])


def rewarded(m: M, task: Homeward) -> Flow:
    """A victory in campaign mode: the scenario is done for good, its rewards are gained.

    GH-CAMP-03, GH-CAMP-05, GH-ENDSCEN-12, GH-COMPL-01, GH-COMPL-02, GH-COMPL-03, GH-COMPL-05, GH-MAP-02, GH-MAP-03
    """
    w = m.state
    page = scenario(w.scenario)
    chosen: list[int] = []
    won = gives_rewards(w.verdict, campaign(w).mode)
    if won and (choices := [number for number in page.rewards.choose if number not in campaign(w).realm.scenarios]):
        chosen = [(yield Choose(LEADER, "opened", {f"open:scenario-{number}": number for number in choices}))]
    note(w, "won" if w.verdict == "won" else "lost", w.scenario)
    if won:
        complete(campaign(w).realm, w.scenario)
        with telling(m):
            with gathered(w) as party:
                reward = as_reward(page.rewards, (*page.unlocks, *chosen))
                grant(campaign(w).realm, party, reward, party.members[0], equipment.items(), m.chance)
            for design in page.rewards.designs:
                if design in equipment.items():
                    release(campaign(w).realm, equipment.item(design))
            taken = party_of(w)
            taken.achievements = [name for name in taken.achievements if name not in page.rewards.lost]
            open_due(m)
            earmark(m, page.rewards.enhancements)
    task.stage = "gifts"


def earmark(m: M, amount: int) -> None:
    """Gold of everybody that goes on enhancements at once.  GH-COMPL-01"""
    for seat, hero in enumerate(m.state.heroes):
        hero.sheet.earmarked = amount
        if amount:
            m.tell(events.EARMARKED, seat, amount)


def gift(m: M, task: Homeward) -> Flow:
    """Seat after seat spends what is earmarked, card by card; what is left is lost.  GH-COMPL-01, GH-ENH-02"""
    w = m.state
    seat = next((at for at, hero in enumerate(w.heroes) if hero.sheet.earmarked), -1)
    if seat < 0:
        task.stage = "end"
        return
    sheet = w.heroes[seat].sheet
    if seat in campaign(w).visit.bench:
        verb, thing = yield Choose(seat, "sticker", sticker_choice(m, seat))
        (do_stick if verb == "stick" else do_leave_bench)(m, seat, thing)
        return
    cards = m.offer(seat, [(f"enhance:{card}", card) for card in sheet.pool], lambda card: worth_a_visit(w, seat, card))
    card = (yield Choose(seat, "gift", {**cards, "keep-none": None})) if cards else None
    if card is not None:
        at_the_bench(m, seat, card)
        return
    m.tell(events.FORFEITS, seat, sheet.earmarked)
    sheet.earmarked = 0


def as_reward(rewards: Rewards, opened: tuple[int, ...]) -> Reward:
    """What the page says, for the whole party."""
    return Reward(
        gold=rewards.gold,
        xp=rewards.xp,
        reputation=rewards.reputation,
        prosperity=rewards.prosperity,
        scenarios=opened,
        party_achievements=rewards.party,
        achievements=rewards.world,
        events=tuple((deck_called(deck), int(number)) for deck, number in (word.split(":") for word in rewards.events)),
        each=True,
    )


def deck_called(name: str) -> EventDeck:
    return "city" if name == "city" else "road"


def end(m: M) -> None:
    """Everybody has played one more; quests that are fulfilled are shown.  GH-ENDSCEN-05, GH-PQ-02"""
    w = m.state
    for hero in w.heroes:
        hero.sheet.played += 1
        hero.sheet.used_on_the_road = []
        if w.verdict == "won":
            count_scenario(w, hero.sheet)
    look_at_quests(m)
    bury_the_dead(m)
    w.agenda = []
    w.over = True


def bury_the_dead(m: M) -> None:
    """Their players need new characters.  GH-VAR-PD-04, GH-VAR-PD-05, GH-VAR-PD-06"""
    w = m.state
    for hero in w.heroes:
        if hero.sheet.dead:
            with gathered(w) as party:
                die(campaign(w).realm, party, hero.sheet, m.chance)
            note(w, "died", hero.sheet.name)


def count_scenario(w: World, sheet: CharacterSheet) -> None:
    """Different scenarios, for quests that ask for them.  GH-PQ-01, GH-PQ-04"""
    done = f"done {w.scenario}"
    if sheet.deeds.get(done):
        return
    count_deed(sheet, done)
    count_deed(sheet, "scenarios")
    if w.scenario >= FIRST_SIDE_SCENARIO:
        count_deed(sheet, "side-scenarios")
    if region := region_of(w.scenario):
        count_deed(sheet, f"in-{region}")
    if any(is_boss(each.name) for each in place(w).map.monsters):
        count_deed(sheet, "boss-scenarios")


def is_boss(type_: str) -> bool:
    """A monster with a boss's card; a named one that is like another is none.  GH-BOSS-02"""
    card = bestiary.statistics(type_)
    return "boss" in card.ranks and not card.like
