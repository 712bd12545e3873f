"""`questhall serve`: one process; start several on one PostgreSQL for more."""

from __future__ import annotations

import logging
import sys

import structlog
import uvicorn

from questhall.table.app import make_app
from questhall.table.settings import Settings


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


def serve(settings: Settings) -> None:
    set_up_log()
    config = uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        log_level="warning",
        access_log=False,
        ws_max_size=settings.limits.message_bytes,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    server = uvicorn.Server(config)
    print(f"Questhall is open at http://{settings.host}:{settings.port}", flush=True)
    server.run()
