"""The server: routes, life span."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator

import structlog
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from questhall.games import catalogue
from questhall.table.api import Api, reply
from questhall.table.house import House
from questhall.table.openapi import document
from questhall.table.reach import is_here
from questhall.table.routes import ROUTES, mounted
from questhall.table.settings import Settings
from questhall.table.sockets import Sockets, address
from questhall.table.static import client_route
from questhall.table.tokens import Tokens
from questhall.table.tools import ToolDesk, tool_declarations

log = structlog.get_logger()


def make_app(settings: Settings) -> Starlette:
    house = House(settings)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.store.open()
        house.tokens = Tokens(await house.store.secrets(), settings)
        house.tokens.signed_out = await house.store.signed_out()
        house.hall.heard_signed_out = house.signed_out
        await house.hall.start()
        tending = asyncio.create_task(house.hall.tend())
        loading = asyncio.create_task(asyncio.to_thread(catalogue))  # so that the first table need not wait for it
        log.info("open", node=house.hall.node)
        yield
        house.stopping = True
        tending.cancel()
        loading.cancel()
        house.analyses.close()
        await house.hall.close()
        await asyncio.sleep(0.1)  # the last words go out
        await house.store.close()
        log.info("closed", node=house.hall.node)

    app = Starlette(routes=routes(house), lifespan=lifespan)
    app.state.house = house
    return app


def routes(house: House) -> list[Route | WebSocketRoute]:
    """The declared API, what operators ask for, the websocket, and the client for everything else."""
    api = Api(house)
    desk = ToolDesk(api)
    return [
        *(mounted(api, api, declared) for declared in ROUTES),
        *(mounted(api, desk, declared) for declared in tool_declarations()),
        *operations(house),
        WebSocketRoute("/ws", Sockets(house).endpoint),
        client_route(),
    ]


def may_watch(settings: Settings, request: Request) -> bool:
    """Whoever knows the word; without one this machine, unless it asks for somebody else."""
    if settings.metrics_token:
        said = request.headers.get("authorization", "")
        return secrets.compare_digest(said.encode(), f"Bearer {settings.metrics_token}".encode())
    return is_here(address(request)) and "x-forwarded-for" not in request.headers


def operations(house: House) -> list[Route]:
    async def described(request: Request) -> Response:
        return reply(document())

    async def health(request: Request) -> Response:
        """It works: the process and its database."""
        well = await house.store.answers()
        return reply({"status": "ok" if well else "no-database"}, 200 if well else 503)

    async def ready(request: Request) -> Response:
        """Whether people should be sent here."""
        said = "stopping" if house.stopping else "ok" if await house.store.answers() else "no-database"
        return reply({"status": said}, 200 if said == "ok" else 503)

    async def metrics(request: Request) -> Response:
        if not may_watch(house.settings, request):
            return reply({"status": "not for you"}, 403)
        return Response(house.metrics.text(), media_type="text/plain; version=0.0.4")

    return [
        Route("/api/openapi.json", described),
        Route("/healthz", health),
        Route("/readyz", ready),
        Route("/metrics", metrics),
    ]
