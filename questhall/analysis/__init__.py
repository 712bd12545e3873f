"""What is learned from a finished game: chances, turning points, better answers, and how kind chance was.

`docs/analysis.md` says how each figure is come by.
"""

from pathlib import Path

from questhall.analysis.told import Analysis, Ground, Luck, Moment, Outcome, Thought, Turn
from questhall.analysis.whole import BUDGET, Pace, Part, analysed, part_of, put_together
from questhall.analysis.worded import grounds_in_words

WORDS = Path(__file__).parent / "words"
__all__ = [
    "BUDGET",
    "WORDS",
    "Analysis",
    "Ground",
    "Luck",
    "Moment",
    "Outcome",
    "Pace",
    "Part",
    "Thought",
    "Turn",
    "analysed",
    "grounds_in_words",
    "part_of",
    "put_together",
]
