"""`python -m bench.mixes`: how often Gloomhaven's house bots win, over every mix of the six classes.

Games that were played are kept in .bench/mixes by the commit and the rules they were played under, so that a series
that was stopped goes on; what has not been committed is kept apart and played anew.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from functools import cache
from itertools import combinations
from pathlib import Path

import msgspec

from questhall.games.gloomhaven.content.classes import starting_classes
from questhall.games.gloomhaven.game import GAME
from questhall.lab.series import Series, Summary, play_series, wilson

ROOT = Path(__file__).parent.parent
KEPT = ROOT / ".bench" / "mixes"
GIT = shutil.which("git") or "git"
SCENARIOS = (1, 2, 3, 4, 5, 6, 8, 13, 14)
PAGE = ROOT / "docs" / "bots-gloomhaven.md"
SEED = 5_000
GAMES = 20  # of every mix on scenario 1
BESIDE = 10  # of each other scenario and number of characters
PARTIES = {2: "brute,tinkerer", 3: "brute,tinkerer,spellweaver", 4: "brute,tinkerer,spellweaver,scoundrel"}
TARGETS = {2: 0.5, 3: 0.5, 4: 0.6}
LEAST_OF_A_MIX = 0.35
BY_HAND = "## Written by hand"  # this heading and all below it stay when the page is written anew


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


@cache
def kept() -> Path:
    """Where games of this code lie; those of code that is not committed are forgotten first."""
    commit = said_by_git("rev-parse", "--short=12", "HEAD") or "unknown"
    changed = bool(said_by_git("status", "--porcelain", "--", "questhall"))
    folder = KEPT / f"rules{GAME.rules_version}-{commit}{'-changed' if changed else ''}"
    if changed or commit == "unknown":
        shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def said_by_git(*words: str) -> str:
    done = subprocess.run([GIT, *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip()


def played(bot: str, party: str, scenario: int, games: int) -> Tally:
    """A party's games, those played before among them.  Seats of one team win together, so one seat's wins are all."""
    series = Series("gloomhaven", [bot] * len(party.split(",")), games, SEED, {"scenario": scenario, "party": party})
    tally = Tally()
    tally.add(play_series(series, resume=kept() / f"{bot}-{scenario}-{party}.jsonl"))
    print(f"{bot}, scenario {scenario}, {party}: {tally.told()}", file=sys.stderr, flush=True)
    return tally


def mixes(characters: int) -> dict[str, Tally]:
    return {
        ",".join(mix): played("house", ",".join(mix), 1, GAMES) for mix in combinations(starting_classes(), characters)
    }


def page() -> str:
    by_number = {characters: mixes(characters) for characters in (4, 2, 3)}
    lines = [
        "# Gloomhaven's bots",
        "",
        "Written by `python -m bench.mixes`, all but the last part: all seats by the house bot, level 1, normal.",
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
    for scenario in SCENARIOS:
        for party in PARTIES.values():
            if scenario != 1:
                tally = played("house", party, scenario, BESIDE)
                lines.append(f"| {scenario} | {party.replace(',', ', ')} | house | {tally.told()} |")
        tally = played("random", PARTIES[4], scenario, BESIDE)
        lines.append(f"| {scenario} | {PARTIES[4].replace(',', ', ')} | random | {tally.told()} |")
    return "\n".join(lines) + "\n"


def by_hand() -> str:
    """What people wrote below the figures."""
    before = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
    _, heading, notes = before.partition(BY_HAND)
    return f"\n{heading}{notes}" if heading else ""


if __name__ == "__main__":
    PAGE.write_text(page() + by_hand(), encoding="utf-8")
    print(PAGE.read_text(encoding="utf-8"))
