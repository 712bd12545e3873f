"""TRAVEL and CAMP as they are played: which scenario, and the way there."""

from __future__ import annotations

from questhall.games.gloomhaven import events
from questhall.games.gloomhaven.content.scenarios import playable, scenario
from questhall.games.gloomhaven.rules.campaign.chapter import campaign, note, party_of
from questhall.games.gloomhaven.rules.campaign.travel import cannot_play, needs_road_event, place_of, set_out
from questhall.games.gloomhaven.rules.scenario.levels import Difficulty, scenario_level
from questhall.games.gloomhaven.state import Depart, Happening, M, Mode, Prepare, Town, Trek, World
from questhall.kernel import Choose, Flow, Refusal

LEADER = 0
BY_AVERAGE = -1
HIGHEST = 7
HIGHEST_RAISED = 6  # GH-VAR-SOLO-03
DIFFICULTIES: tuple[Difficulty, ...] = ("easy", "normal", "hard", "very-hard")
MODES: dict[str, Mode] = {"scenario": "campaign", "casual": "casual"}


def step_depart(m: M, task: Depart) -> Flow:
    """The first seat says where the party goes; a road event may lie on the way.

    GH-CAMP-01, GH-CAMP-02, GH-CAMP-04, GH-TRAVEL-01, GH-TRAVEL-02, GH-TRAVEL-03
    """
    w = m.state
    candidates = [(f"{verb}:scenario-{n}", (n, mode)) for verb, mode in MODES.items() for n in on_the_map(w)]
    options = m.offer(LEADER, candidates, lambda choice: cannot_go(w, *choice))
    harder = {f"difficulty:{each}": each for each in DIFFICULTIES if each != difficulty_of(w)}
    chosen = yield Choose(LEADER, "depart", {**options, **harder, "stay": None}, always=True)
    if isinstance(chosen, str):
        campaign(w).settings["difficulty"] = chosen
        m.tell(events.DIFFICULTY, f"difficulty-{chosen}")
        return
    if chosen is None:
        campaign(w).visit.ready = []
        w.agenda = [Town()]
        return
    number, mode = chosen
    campaign(w).mode = mode
    w.agenda = [Trek(number)]
    m.tell(events.SETS_OUT, f"scenario-{number}")
    note(w, "casual" if mode == "casual" else "sets-out", number, party_of(w).name)
    if needs_road_event(party_of(w), place_of(number), mode) and campaign(w).realm.road_events.cards:
        w.agenda.append(Happening("road"))


def on_the_map(w: World) -> list[int]:
    """All that was opened, built or not.  GH-MAP-02"""
    return sorted(set(campaign(w).realm.scenarios))


def cannot_go(w: World, number: int, mode: Mode) -> Refusal | None:
    """This version has no other scenarios than those that are built; a completed one is casual again.

    GH-CAMP-02, GH-CAMP-03, GH-CAMP-04, GH-CAMP-06
    """
    if number not in playable():
        return Refusal("scenario.unbuilt", "GH-CAMP-04", {"scenario": f"scenario-{number}"})
    return cannot_play(campaign(w).realm, party_of(w), place_of(number), mode)


def step_trek(m: M, task: Trek) -> None:
    """The party is there, and the scenario is set up.  GH-PARTY-04, GH-LEVEL-02, GH-SETUP-14"""
    w = m.state
    set_out(party_of(w), place_of(task.scenario))
    party_of(w).played += 1
    campaign(w).visit.ready = []
    w.scenario = scenario(task.scenario).number
    w.level = level_of(w)
    w.agenda = [Prepare("table")]


def level_of(w: World) -> int:
    """As agreed, or by the average of the characters and the difficulty.  GH-LEVEL-02, GH-LEVEL-03, GH-HAND-04"""
    settings = campaign(w).settings
    most = HIGHEST_RAISED if w.raised else HIGHEST
    agreed = int(settings.get("level", BY_AVERAGE))
    if agreed != BY_AVERAGE:
        return min(agreed, most)
    return min(scenario_level([hero.sheet.level for hero in w.heroes], difficulty_of(w)), most)


def difficulty_of(w: World) -> Difficulty:
    """As free a choice as the scenario itself.  GH-LEVEL-03"""
    said: Difficulty = str(campaign(w).settings.get("difficulty", "normal"))  # type: ignore[assignment]  # a setting
    return said
