"""The server: routes, life span."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

import structlog
from starlette.applications import Starlette
from starlette.routing import Route, WebSocketRoute

from questhall.games import catalogue
from questhall.table.api import Api, Endpoint, guarded
from questhall.table.house import House
from questhall.table.settings import Settings
from questhall.table.sockets import Sockets
from questhall.table.static import client_route
from questhall.table.tokens import Tokens
from questhall.table.tools import ToolDesk

log = structlog.get_logger()


def make_app(settings: Settings) -> Starlette:
    house = House(settings)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.store.open()
        house.tokens = Tokens(await house.store.secret(), settings)
        await house.hall.start()
        tending = asyncio.create_task(house.hall.tend())
        loading = asyncio.create_task(asyncio.to_thread(catalogue))  # so that the first table need not wait for it
        log.info("open", node=house.hall.node)
        yield
        house.stopping = True
        tending.cancel()
        loading.cancel()
        await house.hall.close()
        await asyncio.sleep(0.1)  # the last words go out
        await house.store.close()
        log.info("closed", node=house.hall.node)

    app = Starlette(routes=routes(house), lifespan=lifespan)
    app.state.house = house
    return app


def routes(house: House) -> list[Route | WebSocketRoute]:
    def get(path: str, endpoint: Endpoint) -> Route:
        return Route(path, guarded(house, endpoint), methods=["GET"])

    def post(path: str, endpoint: Endpoint) -> Route:
        return Route(path, guarded(house, endpoint), methods=["POST"])

    api = Api(house)
    return [
        post("/api/guest", api.guest),
        get("/api/games", api.games),
        get("/api/games/{game}/printed", api.printed),
        get("/api/tables", api.tables),
        post("/api/tables", api.create),
        get("/api/tables/{id}", api.table),
        post("/api/tables/{id}/join", api.join),
        post("/api/tables/{id}/leave", api.leave),
        post("/api/tables/{id}/rematch", api.rematch),
        post("/api/tables/{id}/branch", api.branch),
        get("/api/tables/{id}/replay", api.replay),
        get("/api/tables/{id}/proof", api.proof),
        get("/api/tables/{id}/explain", api.explain),
        get("/api/rules/{game}", api.rules),
        *ToolDesk(api).routes(),
        get("/api/openapi.json", api.openapi),
        get("/healthz", api.health),
        get("/metrics", api.metrics),
        WebSocketRoute("/ws", Sockets(house).endpoint),
        client_route(),
    ]
