"""`questhall serve`: one process; start several on one PostgreSQL for more."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import socket
import sys
import threading
import webbrowser

import structlog
import uvicorn
from sqlalchemy.engine import make_url
from starlette.applications import Starlette

from questhall.table import qr
from questhall.table.app import make_app
from questhall.table.house import House
from questhall.table.lines import HttpLine, SocketLine
from questhall.table.reach import EVERYWHERE, own_addresses
from questhall.table.settings import Settings
from questhall.table.sole import CannotServe, sole_use
from questhall.table.store import Store

HARD = 4  # a message so many times too large is not even refused: the connection ends
PING_SECONDS = 10.0  # who does not answer for so long is gone
BACKLOG = 2_048  # connections that wait to be let in
GOODBYE_SECONDS = 0.2  # for the last words to go out


def set_up_log() -> None:
    """One JSON object a line on stderr.  Tokens, keys and names never go there."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    told = logging.StreamHandler(sys.stderr)  # what libraries say, in the same form
    told.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[
                structlog.processors.add_log_level,
                structlog.processors.TimeStamper(fmt="iso", utc=True),
            ],
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.format_exc_info,
                structlog.processors.JSONRenderer(ensure_ascii=False),
            ],
        )
    )
    logging.basicConfig(handlers=[told], level=logging.WARNING, force=True)


class Server(uvicorn.Server):
    """Says that it is open when it is, and tells its clients to come back before it closes their connections."""

    def __init__(self, config: uvicorn.Config, house: House, browser: bool) -> None:
        super().__init__(config)
        self.house, self.browser = house, browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and sockets:
            told_open(self.house.settings, sockets[0].getsockname()[1], self.browser)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.house.say_goodbye()
        await asyncio.sleep(GOODBYE_SECONDS)
        await super().shutdown(sockets)


def told_open(settings: Settings, port: int, browser: bool) -> None:
    address = f"http://{'127.0.0.1' if settings.host in EVERYWHERE else settings.host}:{port}"
    print(f"Questhall is open at {address}", flush=True)
    print(told_to_friends(settings), flush=True)
    if browser:
        threading.Timer(1.0, webbrowser.open, [address]).start()


def told_to_friends(settings: Settings) -> str:
    """Where others can come in, with a code for their phones; or that they cannot, and how they could."""
    links = [f"http://{host}:{settings.port}" for host in own_addresses(settings.host)]
    if not links:
        return "Only this computer can reach it. To let friends in your network join: --host 0.0.0.0"
    said = "\n".join(f"Friends in your network come in at {link}" for link in links)
    return f"{said}\n{qr.printed(qr.code(links[0]))}" if sys.stdout.isatty() else said


def serve(settings: Settings, browser: bool = False) -> None:
    """Until it is told to stop.  CannotServe when there is something to mend first."""
    set_up_log()
    with sole_use(settings.database), contextlib.closing(bound(settings)) as door:
        asyncio.run(reached(settings.database))
        app = make_app(settings)
        server = Server(config_of(settings, app), app.state.house, browser)
        gc.freeze()
        gc.set_threshold(50_000, 20, 50)  # tables are trees without cycles; frequent looks at all of them are felt
        server.run([door])
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(0 if server.started else 1)  # all is durable; a bot's worker that hangs must not keep the process


def check(settings: Settings) -> str:
    """Whether it could open now; the door and the database are tried, and left as they were."""
    with sole_use(settings.database), contextlib.closing(bound(settings)):
        asyncio.run(reached(settings.database))
    return f"all is well: {settings.host}:{settings.port} on {make_url(settings.database)}"


def bound(settings: Settings) -> socket.socket:
    """The door, before anything is opened behind it."""
    try:
        family = socket.getaddrinfo(settings.host or None, settings.port, type=socket.SOCK_STREAM)[0][0]
        door = socket.create_server((settings.host, settings.port), family=family, backlog=BACKLOG)
    except OSError as error:
        cause = error.strerror or str(error)
        raise CannotServe(f"{settings.host}:{settings.port} cannot be listened on: {cause}") from error
    door.set_inheritable(False)
    return door


async def reached(database: str) -> None:
    """The database answers, and is brought up to date."""
    store: Store | None = None
    try:
        store = Store(database)
        await store.open()
    except Exception as error:
        cause = str(error).partition("\n")[0] or type(error).__name__
        raise CannotServe(f"the database {make_url(database)} cannot be opened: {cause}") from error
    finally:
        if store is not None:
            await store.close()


def config_of(settings: Settings, app: Starlette) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        log_config=None,
        log_level="warning",
        access_log=False,
        ws_max_size=settings.limits.message_bytes * HARD,
        ws_per_message_deflate=False,  # it costs more time and memory per client than the bytes it saves
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        http=HttpLine,
        ws=SocketLine,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=3,
        server_header=False,
    )
