"""`questhall serve`: one process; start several on one PostgreSQL for more."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import socket
import sys
import threading
import webbrowser

import structlog
import uvicorn

from questhall.table.app import make_app
from questhall.table.house import House
from questhall.table.settings import Settings

HARD = 4  # a message so many times too large is not even refused: the connection ends
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


class Server(uvicorn.Server):
    """Tells its clients to come back before it closes their connections."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self.house = house

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.house.say_goodbye()
        await asyncio.sleep(GOODBYE_SECONDS)
        await super().shutdown(sockets)


def serve(settings: Settings, browser: bool = False) -> None:
    set_up_log()
    app = make_app(settings)
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)  # tables are trees without cycles; frequent looks at all of them are felt
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_level="warning",
        access_log=False,
        ws_max_size=settings.limits.message_bytes * HARD,
        ws_per_message_deflate=False,  # it costs more time and memory per client than the bytes it saves
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    server = Server(config, app.state.house)
    address = f"http://{settings.host}:{settings.port}"
    print(f"Questhall is open at {address}", flush=True)
    if browser:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    server.run()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(0 if server.started else 1)  # all is durable; a bot's worker that hangs must not keep the process
