"""Reasons in words: what the game's evaluation counts, and how much more of it a better answer brings."""

from __future__ import annotations

from questhall.analysis.told import Thought
from questhall.kernel.texts import Texts


def grounds_in_words(thought: Thought, texts: Texts) -> str:
    """`stars from attributes +1.3, gold -0.8`; empty where the evaluation cannot say."""
    said = [f"{texts.say(f'ground-{one.name}')} {one.more:+.1f}" for one in thought.grounds]
    return ", ".join(said).replace(" -", " \N{MINUS SIGN}")
