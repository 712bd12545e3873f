"""`python -m bench.mixes`: how often Gloomhaven's house bots win, over every mix of the six classes.

Games that were played are kept in .bench/mixes, so that a series that was stopped goes on; the page is written from
what is there.
"""

from __future__ import annotations

import sys
from itertools import combinations
from pathlib import Path

import msgspec

from questhall.games.gloomhaven.content.classes import classes
from questhall.games.gloomhaven.content.scenarios import playable
from questhall.lab.series import Series, Summary, play_series, wilson

ROOT = Path(__file__).parent.parent
KEPT = ROOT / ".bench" / "mixes"
PAGE = ROOT / "docs" / "bots-gloomhaven.md"
SEED = 5_000
GAMES = 20  # of every mix on scenario 1
BESIDE = 10  # of each other scenario and number of characters
PARTIES = {2: "brute,tinkerer", 3: "brute,tinkerer,spellweaver", 4: "brute,tinkerer,spellweaver,scoundrel"}
TARGETS = {2: 0.5, 3: 0.5, 4: 0.6}
LEAST_OF_A_MIX = 0.35


class Tally(msgspec.Struct):
    """Wins of one party, or of many together."""

    games: int = 0
    wins: float = 0.0

    def add(self, summary: Summary) -> None:
        self.games += summary.games
        self.wins += summary.bots[0].wins

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def told(self) -> str:
        low, high = wilson(self.wins, self.games)
        return f"{self.wins:.0f} of {self.games} | {self.share:.0%} | {low:.0%} to {high:.0%}"


def played(bot: str, party: str, scenario: int, games: int) -> Tally:
    """A party's games, those played before among them.  Seats of one team win together, so one seat's wins are all."""
    KEPT.mkdir(parents=True, exist_ok=True)
    series = Series("gloomhaven", [bot] * len(party.split(",")), games, SEED, {"scenario": scenario, "party": party})
    tally = Tally()
    tally.add(play_series(series, resume=KEPT / f"{bot}-{scenario}-{party}.jsonl"))
    print(f"{bot}, scenario {scenario}, {party}: {tally.told()}", file=sys.stderr, flush=True)
    return tally


def mixes(characters: int) -> dict[str, Tally]:
    return {",".join(mix): played("house", ",".join(mix), 1, GAMES) for mix in combinations(classes(), characters)}


def page() -> str:
    by_number = {characters: mixes(characters) for characters in (4, 2, 3)}
    lines = [
        "# Gloomhaven's bots",
        "",
        "Written by `python -m bench.mixes`: all seats by the house bot, level 1, normal.",
    ]
    lines += [
        "",
        "## Scenario 1, every mix of classes",
        "",
        "| characters | won | share | 95 % | target |",
        "|---|---|---|---|---|",
    ]
    for characters, parties in sorted(by_number.items()):
        whole = Tally(sum(each.games for each in parties.values()), sum(each.wins for each in parties.values()))
        lines.append(f"| {characters} | {whole.told()} | at least {TARGETS[characters]:.0%} |")
    worst = min(by_number[4].values(), key=lambda each: each.share)
    lines += ["", f"The weakest mix of four wins {worst.share:.0%} (target: none under {LEAST_OF_A_MIX:.0%}).", ""]
    lines += ["| party | won | share | 95 % |", "|---|---|---|---|"]
    for _, parties in sorted(by_number.items()):
        lines += [f"| {party.replace(',', ', ')} | {tally.told()} |" for party, tally in parties.items()]
    lines += [
        "",
        "## The other scenarios, and random play",
        "",
        "| scenario | party | bot | won | share | 95 % |",
        "|---|---|---|---|---|---|",
    ]
    for scenario in playable():
        for party in PARTIES.values():
            if scenario != 1:
                tally = played("house", party, scenario, BESIDE)
                lines.append(f"| {scenario} | {party.replace(',', ', ')} | house | {tally.told()} |")
        tally = played("random", PARTIES[4], scenario, BESIDE)
        lines.append(f"| {scenario} | {PARTIES[4].replace(',', ', ')} | random | {tally.told()} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    print(PAGE.read_text(encoding="utf-8"))
