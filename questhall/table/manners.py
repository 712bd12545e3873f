"""What the host of a table may do about the people at it: who speaks, who sits, who stays away."""

from __future__ import annotations

from hashlib import blake2b

from questhall.kernel import Refusal, Refused
from questhall.table.agreement import Agreement, Chair
from questhall.table.forms import HostWish, People, Person
from questhall.table.hall import Hall
from questhall.table.room import Room
from questhall.table.tokens import Who

MOST = 200  # names that a table keeps of each kind


def alias(table_id: str, guest: str) -> str:
    """By what a host names somebody: the same at this table, another at every other."""
    return blake2b(f"{table_id} {guest}".encode(), digest_size=6).hexdigest()


def check_host(room: Room, who: Who) -> None:
    if who.id != room.table.agreement.host:
        raise Refused(Refusal("table.host-only"))


def known(room: Room) -> dict[str, str]:
    """The names of all but the host who have a part in the table or are here, by guest."""
    agreement = room.table.agreement
    names = {**agreement.banned, **agreement.muted, **agreement.invited}
    names |= {client.who.id: client.who.name for client in room.clients if client.who.id}
    names |= {chair.guest: chair.name for chair in agreement.seats if chair.kind == "person"}
    names.pop(agreement.host, None)
    return names


def people(room: Room, who: Who) -> People:
    """Everybody at a table, and those who were sent away; for its host."""
    check_host(room, who)
    agreement, here = room.table.agreement, room.here()
    return People(
        agreement.chat,
        agreement.many_seats,
        [
            Person(
                alias(room.table.id, guest),
                name,
                agreement.owned(guest),
                here=guest in here,
                muted=guest in agreement.muted,
                invited=guest in agreement.invited,
                banned=guest in agreement.banned,
            )
            for guest, name in sorted(known(room).items(), key=lambda one: (one[1], one[0]))
        ],
    )


async def wish(hall: Hall, room: Room, who: Who, wanted: HostWish) -> None:
    check_host(room, who)
    meant = found(room, wanted.who) if wanted.who else Who()

    def change(agreement: Agreement) -> None:
        match wanted.do:
            case "chat-seats" | "chat-all":
                agreement.chat = "all" if wanted.do == "chat-all" else "seats"
            case "one-seat" | "many-seats":
                agreement.many_seats = wanted.do == "many-seats"
            case _:
                if not meant.id:
                    raise Refused(Refusal("table.nobody-there"))
                about(agreement, meant, wanted.do, room.table.match.count > 0)

    await hall.change_agreement(room, change)
    if wanted.do in ("kick", "ban"):
        hall.put_out(room, meant.id, "banned" if wanted.do == "ban" else "kicked")


def found(room: Room, wanted: str) -> Who:
    """Whom an alias names; never the host."""
    for guest, name in known(room).items():
        if alias(room.table.id, guest) == wanted:
            return Who(guest, name)
    raise Refused(Refusal("table.nobody-there"))


def about(agreement: Agreement, who: Who, do: str, begun: bool) -> None:
    """One person is let speak or not, or loses every seat."""
    match do:
        case "mute" | "unmute":
            agreement.muted = noted(agreement.muted, who, do == "mute")
        case "invite" | "uninvite":
            agreement.invited = noted(agreement.invited, who, do == "invite")
        case "unban":
            agreement.banned = noted(agreement.banned, who, False)
        case "kick" | "ban":
            for seat in agreement.owned(who.id):
                agreement.seats[seat] = Chair("bot", bot="bot", name=who.name) if begun else Chair("open")
            if do == "ban":
                agreement.banned = noted(agreement.banned, who, True)
                agreement.invited = noted(agreement.invited, who, False)


def noted(names: dict[str, str], who: Who, there: bool) -> dict[str, str]:
    others = {guest: name for guest, name in names.items() if guest != who.id}
    if there and len(others) >= MOST:
        raise Refused(Refusal("table.too-many-names", numbers={"limit": MOST}))
    return {**others, who.id: who.name} if there else others
