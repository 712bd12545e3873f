"""`questhall rules`: the rule ledgers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer
from rich.markup import escape

from questhall.cli.options import JsonOption, language
from questhall.cli.telling import Mistake, console, print_json

if TYPE_CHECKING:
    from questhall.ledger import Rule, Table

MOST = 12  # rules that a question shows


def rules(
    game: Annotated[str | None, typer.Argument(help="a game that has a ledger; without it all of them")] = None,
    coverage: Annotated[bool, typer.Option(help="which rules have a test")] = False,
    as_json: JsonOption = False,
    find: Annotated[str, typer.Option(help="the rules that answer a question, the best first")] = "",
    lang: Annotated[str, typer.Option(help="en or ru")] = "",
    contents: Annotated[bool, typer.Option(help="the chapters in the order of the book")] = False,
) -> None:
    """The rule ledgers: every rule with its id, and which of them are tested."""
    from questhall import ledger
    from questhall.search import search

    chosen, spoken = [game] if game else list(ledger.games()), language(lang)
    if coverage or as_json:
        show_coverage(chosen, as_json)
        return
    for name in chosen:
        if contents:
            show_contents(list(ledger.ledger(name, spoken).values()))
            continue
        found = search(name, find, spoken)[:MOST] if find else list(ledger.ledger(name, spoken).values())
        show_rules(found, spoken, headed=not find)
        if find and game and not found:
            raise Mistake(NOTHING[spoken].format(game=name, words=find))


def show_contents(found: list[Rule]) -> None:
    """Chapter by chapter: how many lines, how many of them have a test, from which id to which."""
    from questhall import ledger

    chapters: dict[str, list[str]] = {}
    for entry in found:
        chapters.setdefault(entry.chapter, []).append(entry.id)
    for title, ids in chapters.items():
        tested = sum(id_ in ledger.cited() for id_ in ids)
        console.print(f"[bold]{escape(title)}[/bold]  {tested}/{len(ids)}  {ids[0]} .. {ids[-1]}", highlight=False)


NOTHING = {
    "en": "no rule of {game} answers '{words}'; try other words, or `questhall rules {game}` for all",
    "ru": "ни одно правило {game} не отвечает на «{words}»; "
    "спросите другими словами или прочтите все: `questhall rules {game}`",
}
BELOW = {"en": ("ruling", "example", "note"), "ru": ("решение", "пример", "примечание")}


def show_rules(found: list[Rule], lang: str, headed: bool) -> None:
    """Each with what hangs below it; the whole ledger under the titles of its chapters."""
    chapter = ""
    for entry in found:
        if headed and entry.chapter != chapter:
            chapter = entry.chapter
            console.print(f"\n[bold underline]{escape(chapter)}[/bold underline]", highlight=False)
        console.print(f"[bold]{entry.id}[/bold] {escape(entry.text)}", highlight=False, soft_wrap=True)
        for kind, said in zip(BELOW[lang], (entry.rulings, entry.examples, entry.notes), strict=True):
            for text in said:
                console.print(f"    {kind}: {escape(text)}", highlight=False, soft_wrap=True, style="dim")
        for table in entry.tables:
            show_table(table)


def show_table(table: Table) -> None:
    from rich.table import Table as Grid

    head, *rows = table.rows
    grid = Grid(*map(escape, head), title=escape(table.title), title_justify="left")
    for row in rows:
        grid.add_row(*map(escape, row))
    console.print(grid)


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
