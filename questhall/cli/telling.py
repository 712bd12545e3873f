"""How the command line speaks: answers on stdout, everything about the work on stderr."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.markup import escape

console = Console()
errors = Console(stderr=True)


class Mistake(Exception):
    """What the user can mend: told in one line, without a traceback."""


def print_json(value: Any) -> None:
    import msgspec

    print(msgspec.json.encode(value).decode())


def print_plain(line: str, style: str = "") -> None:
    """A line of somebody else's words: nothing in it is markup."""
    console.print(line, style=style, markup=False, highlight=False, soft_wrap=True)


def complain(line: str) -> None:
    errors.print(f"questhall: {line}", style="red", markup=False, highlight=False, soft_wrap=True)


def counted(number: int, thing: str) -> str:
    return f"{number or 'no'} {thing}{'' if number == 1 else 's'}"


@contextmanager
def progress_line(seconds: float = 5.0) -> Iterator[Callable[[str], None]]:
    """Tells what is being done: on a terminal one line that changes, in a log a new one now and then."""
    if errors.is_terminal:
        with errors.status("") as status:
            yield lambda line: status.update(escape(line))
        return
    last = time.monotonic()

    def told(line: str) -> None:
        nonlocal last
        if time.monotonic() - last >= seconds:
            last = time.monotonic()
            print(line, file=sys.stderr, flush=True)

    yield told


@contextmanager
def progress_bar(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal; it is told how many more are done."""
    from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True) as bar:
        task = bar.add_task(escape(title), total=total)
        yield lambda done: bar.advance(task, done)
