"""Who can reach this server: the addresses that friends may type, and whether there are any."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit, urlunsplit

EVERYWHERE = ("0.0.0.0", "::", "")
ELSEWHERE = ("192.0.2.1", 9)  # an address of nobody (RFC 5737): nothing is sent to it


def is_here(host: str) -> bool:
    """Whether an address means this machine to whoever types it."""
    if host == "localhost":
        return True
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def own_addresses(host: str) -> list[str]:
    """Where others reach a server that listens on this host; none where it listens to its own machine alone."""
    if host not in EVERYWHERE:
        return [] if is_here(host) else [host]
    return [address] if (address := way_out()) and not is_here(address) else []


def way_out() -> str:
    """This machine's address in its network: the one it would speak from; "" where it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def for_friends(link: str, host: str) -> str:
    """A link as friends can open it; "" where only this machine can.  One that names a real host is left as it is."""
    parts = urlsplit(link)
    if not is_here(parts.hostname or ""):
        return link
    found = own_addresses(host)
    if not found:
        return ""
    port = f":{parts.port}" if parts.port else ""
    return urlunsplit(parts._replace(netloc=f"{found[0]}{port}"))
