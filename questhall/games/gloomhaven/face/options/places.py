"""Which hexes and figures the keys of options name."""

from __future__ import annotations

from questhall.games.gloomhaven.face.options.hints import OptionHint
from questhall.games.gloomhaven.rules.play.table import place
from questhall.games.gloomhaven.state import World

BETWEEN = "+"
ON_HEXES = frozenset(
    {
        *("go", "step", "door", "start", "stand", "push", "pull", "summon", "trap", "disarm", "obstacle", "destroy"),
        *("there", "spring", "path", "lay"),
    }
)
ON_FIGURES = frozenset({"hit", "heal", "target", "first"})


def named(view: World, key: str) -> OptionHint | None:
    """The hexes of `go:F7`, the figures of `hit:bandit-guard-1`, both of `from:D5:brute+spellweaver`."""
    verb, _, what = key.partition(":")
    if verb in ON_HEXES:
        return OptionHint(cells=cells(view, what))
    if verb in ON_FIGURES:
        return OptionHint(figures=figures(view, what))
    if verb == "from":
        spot, _, whom = what.partition(":")
        return OptionHint(cells(view, spot), figures(view, whom))
    return None


def cells(view: World, names: str) -> list[int]:
    known = place(view).cells
    return [known[name] for name in names.split(BETWEEN) if name in known]


def figures(view: World, names: str) -> list[str]:
    """Figures by their ids, all monsters of a type by its name."""
    wanted = names.split(BETWEEN)
    return [each.id for each in view.figures if each.id in wanted or each.name in wanted]
