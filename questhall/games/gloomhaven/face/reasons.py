"""The monster's reasons in words."""

from __future__ import annotations

import msgspec

from questhall.games.gloomhaven.content.scenario_map import Lang
from questhall.games.gloomhaven.face.texts import say
from questhall.games.gloomhaven.rules.mind.options import Option, Thought
from questhall.games.gloomhaven.rules.mind.reasons import Reason
from questhall.hex import Hex
from questhall.kernel.texts import fluent_id


class SpokenReason(Reason, frozen=True):
    """A reason with its sentence, and the options it speaks for by their place in the list."""

    text: str = ""
    options: tuple[int, ...] = ()


class SpokenThought(msgspec.Struct, frozen=True):
    """What a monster may do in one position, and why, in a language."""

    options: tuple[Option, ...]
    focus: tuple[Hex, ...]
    why: tuple[SpokenReason, ...]


def spoken(thought: Thought, lang: Lang = "en") -> SpokenThought:
    """A thought with its reasons spelled out."""
    why = tuple(_spoken(reason, thought, lang) for reason in thought.why)
    return SpokenThought(thought.options, thought.focus, why)


def _spoken(reason: Reason, thought: Thought, lang: Lang) -> SpokenReason:
    """A reason that is in no option's own chain speaks for all of them."""
    backed = tuple(index for index, chain in enumerate(thought.chains) if reason in chain)
    options = backed or tuple(range(len(thought.options)))
    return SpokenReason(reason.rules, reason.key, reason.hexes, reason.numbers, sentence(reason, lang), options)


def sentence(reason: Reason, lang: Lang = "en") -> str:
    """A reason in words, its rules behind it."""
    hexes = ", ".join(f"[{q}, {r}]" for q, r in reason.hexes)
    numbers = {name: f"{number:g}" for name, number in reason.numbers.items()}
    return f"{say(lang, text_id(reason.key), hexes=hexes, **numbers)} ({', '.join(reason.rules)})"


def text_id(key: str) -> str:
    """The message of a reason."""
    return fluent_id(f"why-{key}")
