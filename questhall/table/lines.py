"""The lines that people come in by: one that says nothing, or takes nothing in, is cut in seconds.

uvicorn waits for ever for the end of a request, and for a reader that does not read.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

REQUEST_SECONDS = 10.0  # from a connection's first byte, or its beginning, to the end of the headers
FAREWELL_SECONDS = 2.0  # for the last words, after which the line is cut


class HttpLine(HttpToolsProtocol):
    """Speaks HTTP; a request whose headers do not end is given up."""

    _slow: asyncio.TimerHandle | None = None
    _in_body = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._slow = self.loop.call_later(REQUEST_SECONDS, transport.abort)

    def data_received(self, data: bytes) -> None:
        if self._slow is None and not self._in_body:
            self._slow = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)
        super().data_received(data)

    def on_headers_complete(self) -> None:
        self._in_time()
        self._in_body = True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_body = False
        super().on_message_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._in_time()
        super().connection_lost(exc)

    def _in_time(self) -> None:
        if self._slow is not None:
            self._slow.cancel()
            self._slow = None


class SocketLine(WebSocketsSansIOProtocol):
    """Speaks the websocket protocol; when it is over, it is over, whether the other end has read everything or not."""

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.loop.call_later(FAREWELL_SECONDS, self.transport.abort)

    def on_task_complete(self, task: asyncio.Task[Any]) -> None:
        super().on_task_complete(task)
        self.loop.call_later(FAREWELL_SECONDS, self.transport.abort)
