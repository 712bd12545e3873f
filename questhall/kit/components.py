"""A printed component in sentences: its facts as the game says them, its words."""

from __future__ import annotations

from collections.abc import Iterator

from questhall.kernel import Component, Fact
from questhall.kernel.texts import Texts


def facts_of(component: Component, texts: Texts) -> Iterator[str]:
    """What does not hold for this one is left out.  A sentence tells `value` and chooses by `case`."""
    for name, value in component.facts.items():
        if value is False or value == "" or value == ():
            continue
        if said := texts.say(f"fact-{name}", value=plain(value), case=f"is-{value}"):
            yield said


def plain(value: Fact) -> Fact:
    """As a sentence takes it: a mark that is there, a row of numbers as `2/3/3`."""
    if isinstance(value, tuple) and all(isinstance(each, int) for each in value):
        return "/".join(map(str, value))
    return value if isinstance(value, tuple) else "yes" if value is True else value


def told(component: Component, texts: Texts) -> str:
    """All of it in one line: `city, adventures here: combat`."""
    words = [line for lines in component.words.values() for line in lines]
    return "; ".join([*([", ".join(facts)] if (facts := list(facts_of(component, texts))) else []), *words])
