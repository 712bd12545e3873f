"""The tools of all games over HTTP: their routes below `/api/<game>`, declared and guarded like every other."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from questhall.games.tools import ToolRoute, tool_routes
from questhall.kernel import Refusal, Refused
from questhall.table.api import Api, Visit, problem, reply
from questhall.table.routes import Declared
from questhall.table.sockets import address
from questhall.table.thinking import Patience, Thinker

NOWHERE = 404


class ToolDesk:
    """Answers the questions of tools; costly ones in a process beside the server, within limits."""

    def __init__(self, api: Api) -> None:
        self.api = api
        self.thinker = Thinker()
        self.patience = Patience()

    async def answered(self, tool: ToolRoute, request: Request) -> Response:
        named = words_of(tool, request)
        if not tool.thinks:
            return reply(tool.answer(*await self.read(tool, request), **named))
        with self.patience.of(address(request)):
            given = await self.read(tool, request)
            found = await self.thinker.think(encoded, tool.answer, given, named)
        if isinstance(found, Refusal):
            raise Refused(found)
        return reply(msgspec.Raw(found))

    async def read(self, tool: ToolRoute, request: Request) -> tuple[Any, ...]:
        """The body as the tool reads it."""
        if tool.read is None:
            return ()
        try:
            return tool.read(bytes(await self.api.body(request, msgspec.Raw)))
        except RecursionError:
            raise Refused(Refusal("http.malformed", numbers={"cause": "nested too deeply"})) from None


def tool_declarations() -> list[Declared]:
    """Every route of every game's tool."""
    return [declared(game, tool) for game, tools in tool_routes().items() for tool in tools]


def declared(game: str, tool: ToolRoute) -> Declared:
    return Declared(
        tool.method,
        f"/api/{game}{tool.path}",
        tool.summary,
        handler(tool),
        gives=tool.gives,
        reads=tool.takes,
        query=tuple((name, "string") for name in tool.query),
        problems=("http.too-often", "tool.too-long") if tool.thinks else (),
        also=(NOWHERE,) if "{" in tool.path or tool.thinks else (),
    )


def handler(tool: ToolRoute) -> Callable[[ToolDesk, Visit], Awaitable[Response]]:
    async def answer(desk: ToolDesk, visit: Visit) -> Response:
        try:
            return await desk.answered(tool, visit.request)
        except Refused as refused:
            if names_nothing(refused.refusal):
                return problem(refused.refusal, NOWHERE)
            raise

    return answer


def words_of(tool: ToolRoute, request: Request) -> dict[str, str]:
    """The words of the path, and those of the query that were given."""
    asked = {name: request.query_params[name] for name in tool.query if name in request.query_params}
    return asked | {name: str(word) for name, word in request.path_params.items()}


def encoded(answer: Callable[..., Any], given: tuple[Any, ...], named: dict[str, str]) -> bytes | Refusal:
    """In the worker: the answer as JSON; a refusal travels as data."""
    try:
        return msgspec.json.encode(answer(*given, **named))
    except Refused as refused:
        return refused.refusal


def names_nothing(refusal: Refusal) -> bool:
    """Whether a path leads nowhere: `mygame.no-such-map`."""
    return refusal.reason.rpartition(".")[2].startswith("no-such-")
