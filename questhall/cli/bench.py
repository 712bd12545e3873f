"""`questhall bench`: the speed of this machine."""

from __future__ import annotations

from questhall.cli.options import JsonOption
from questhall.cli.telling import print_json


def bench(as_json: JsonOption = False) -> None:
    """Speed of this machine: decisions, clones, saves, search; in a checkout also beside peers (make bench)."""
    from questhall.lab.bench import kernel_figures, show

    figures = kernel_figures()
    if as_json:
        print_json(figures)
    else:
        show(figures)
