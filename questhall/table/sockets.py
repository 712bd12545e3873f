"""The websocket: hello first, then whatever the protocol knows."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
import structlog
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from questhall.kernel import Refusal, Refused
from questhall.table.guests import Client
from questhall.table.house import House
from questhall.table.protocol import (
    PROTOCOL,
    Act,
    Bye,
    FromClient,
    Hello,
    NotTaken,
)
from questhall.table.room import Room
from questhall.table.store import AWAY
from questhall.table.tokens import NOBODY

log = structlog.get_logger()
FIRST_WORD_SECONDS = 10.0
READING_SECONDS = 10.0  # who takes nothing in for so long is cut off


class Sockets:
    """One websocket a client: hello first, then whatever the protocol knows."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)

    async def endpoint(self, socket: WebSocket) -> None:
        house = self.house
        headers = socket.headers
        full = house.connected >= house.settings.limits.connections
        if not house.door.is_own(headers.get("origin"), headers.get("host", "")):
            await socket.close(4403)
            return
        if full or house.stopping:
            await turn_away(socket, "full" if full else "restart", 1013)
            return
        with house.door.connection(address(socket)) as welcome:
            if not welcome:
                await turn_away(socket, "too-many-connections", 4429)
                return
            await self.let_in(socket)

    async def let_in(self, socket: WebSocket) -> None:
        house = self.house
        await socket.accept()
        house.connected += 1
        house.metrics.clients.set(house.connected)
        try:
            await self.meet(socket)
        except (WebSocketDisconnect, RuntimeError):
            pass
        except AWAY:
            await turn_away(socket, "no-database", 1013)
        finally:
            house.connected -= 1
            house.metrics.clients.set(house.connected)

    async def meet(self, socket: WebSocket) -> None:
        """The first word decides the table and the guest."""
        try:
            hello = self.read(await asyncio.wait_for(self.heard(socket), FIRST_WORD_SECONDS))
        except TimeoutError:
            await socket.close(4408)
            return
        room = await self.house.hall.open(hello.table) if isinstance(hello, Hello) and len(hello.table) <= 32 else None
        if room is None or not isinstance(hello, Hello):
            reason = "table.no-such-table" if isinstance(hello, Hello) else "http.malformed"
            await socket.send_bytes(msgspec.json.encode(NotTaken(Refusal(reason))))
            await socket.close(4404)
            return
        if hello.protocol not in (0, PROTOCOL):
            await turn_away(socket, "old-page", 4426, again=False)
            return
        who = self.house.tokens.read(hello.token) if hello.token else NOBODY
        if who.id in room.table.agreement.banned:
            await turn_away(socket, "banned", 4403, again=False)
            return
        count = self.house.clients.get(who.id, 0)
        if who.id and count >= self.house.settings.limits.connections_per_guest:
            await turn_away(socket, "too-many-connections", 4429)
            return
        self.house.clients[who.id] = count + 1
        client = Client(who, room.table.id, self.house.settings.limits, hello.changes)
        try:
            await self.talk(socket, room, client, max(0, hello.since))
        finally:
            self.house.hall.leave(self.house.hall.find(room.table.id) or room, client)
            left = self.house.clients[who.id] - 1
            if left:
                self.house.clients[who.id] = left
            else:
                del self.house.clients[who.id]

    async def talk(self, socket: WebSocket, room: Room, client: Client, since: int) -> None:
        """Both ways at once; who takes nothing in is heard no longer."""
        sending = asyncio.create_task(self.send(socket, client))
        hearing = asyncio.create_task(self.listen(socket, room, client, since))
        try:
            await asyncio.wait([sending, hearing], return_when=asyncio.FIRST_COMPLETED)
            if hearing.done():
                await asyncio.wait([sending], timeout=2 if client.closing else 0)
                hearing.result()
        finally:
            client.closing = True
            sending.cancel()
            hearing.cancel()

    async def listen(self, socket: WebSocket, room: Room, client: Client, since: int) -> None:
        await self.house.hall.enter(room, client, since)
        while not client.closing:
            data = await self.heard(socket)
            if not client.may_talk():
                client.close("flood", again=True)
                return
            await self.obey(client, data)

    async def heard(self, socket: WebSocket) -> bytes:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        return message.get("bytes") or (message.get("text") or "").encode()

    async def send(self, socket: WebSocket, client: Client) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            while (data := await client.outgoing.get()) is not None:
                async with asyncio.timeout(READING_SECONDS):
                    await socket.send_text(data.decode())
            await socket.close(4000)

    def read(self, data: bytes) -> FromClient | Refusal:
        limit = self.house.settings.limits.message_bytes
        if len(data) > limit:
            return Refusal("http.too-large", numbers={"limit": limit})
        try:
            return self.decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return Refusal("http.malformed")

    async def obey(self, client: Client, data: bytes) -> None:
        """Do what was said; a refusal is told to the one who said it, and nothing has changed."""
        message = self.read(data)
        option = message.option if isinstance(message, Act) else ""
        try:
            room = await self.house.hall.open(client.table)
            if isinstance(message, Refusal):
                raise Refused(message)
            if room is None:
                raise Refused(Refusal("table.no-such-table"))
            await self.house.hall.obey(room, client, message)
        except Refused as refused:
            self.house.metrics.refusals.labels(refused.refusal.reason).inc()
            client.send(NotTaken(refused.refusal, option[:80]))
        except AWAY as error:
            log.warning("not written", table=client.table, cause=type(error).__name__)
            client.send(NotTaken(Refusal("http.no-database"), option[:80]))
        except Exception:
            log.exception("message failed", table=client.table)
            client.send(NotTaken(Refusal("http.broken"), option[:80]))


def address(connection: HTTPConnection) -> str:
    """Where somebody comes from; behind configured proxies what these say."""
    return connection.client.host if connection.client else ""


async def turn_away(socket: WebSocket, reason: str, code: int, again: bool = True) -> None:
    """Say why, then close; whether coming back later makes sense."""
    if socket.client_state == WebSocketState.CONNECTING:
        await socket.accept()
    await socket.send_text(msgspec.json.encode(Bye(reason, again)).decode())
    await socket.close(code)
