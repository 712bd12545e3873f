"""What a game offers beside its table: questions over HTTP, words on the command line.  Both are found by name.

A game's folder may hold `tool/api.py` with `ROUTES` and `tool/commands.py` with a typer `app`.  Neither knows the
server: a route is a function of plain values, and the server mounts it below `/api/<game>`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, NamedTuple


class ToolRoute(NamedTuple):
    """One question that a tool answers.

    `read` turns the body into the first arguments of `answer`, or raises `Refused`; it is quick and runs in the server.
    `answer` gets those, then the path's and the query's words by name, and returns a Struct or raises `Refused`.
    A route that `thinks` is costly: it runs in a worker process, within a time limit and a rate limit an address.
    """

    method: Literal["get", "post"]
    path: str  # below /api/<game>: "/maps/{number}"
    summary: str
    answer: Callable[..., Any]
    gives: Any  # the type of the answer
    takes: Any = None  # the type of the body
    read: Callable[[bytes], tuple[Any, ...]] | None = None
    query: tuple[str, ...] = ()
    thinks: bool = False
