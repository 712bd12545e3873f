"""`questhall rules`: the rule ledgers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer
from rich.markup import escape

from questhall.cli.options import JsonOption
from questhall.cli.telling import Mistake, console, print_json

if TYPE_CHECKING:
    from questhall.ledger import Rule


def rules(
    game: Annotated[str | None, typer.Argument(help="a game that has a ledger; without it all of them")] = None,
    coverage: Annotated[bool, typer.Option(help="which rules have a test")] = False,
    as_json: JsonOption = False,
    find: Annotated[str, typer.Option(help="only rules that contain these words")] = "",
) -> None:
    """The rule ledgers: every rule with its id, and which of them are tested."""
    from questhall import ledger

    chosen = [game] if game else list(ledger.games())
    if coverage or as_json:
        show_coverage(chosen, as_json)
        return
    for name in chosen:
        found = ledger.find(name, find) if find else list(ledger.ledger(name).values())
        show_rules(found)
        if find and game and not found:
            raise Mistake(f"no rule of {name} contains {find!r}")


def show_rules(found: list[Rule]) -> None:
    for entry in found:
        console.print(f"[bold]{entry.id}[/bold] {escape(entry.text)}", highlight=False, soft_wrap=True)
        for ruling in entry.rulings:
            console.print(f"    ruling: {escape(ruling)}", highlight=False, soft_wrap=True, style="dim")


def show_coverage(chosen: list[str], as_json: bool) -> None:
    from questhall import ledger

    reports = [ledger.coverage(name) for name in chosen]
    if as_json:
        print_json(reports[0] if len(reports) == 1 else reports)
        return
    for report in reports:
        rules_of = ledger.ledger(report.game)
        for rule_id in report.open:
            print(f"open  {rule_id}  {rules_of[rule_id].text[:100]}")
    for report in reports:
        print(report.summary())
