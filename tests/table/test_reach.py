"""Who can come in: what the server says of its own addresses."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from questhall.table import reach
from questhall.table.serve import told_to_friends
from questhall.table.settings import Settings
from tests.table.served import Served

LINK = "http://127.0.0.1:8000/#/t/abc"


def test_a_server_for_its_own_machine_alone_says_so() -> None:
    assert reach.own_addresses("127.0.0.1") == []
    assert reach.for_friends(LINK, "127.0.0.1") == ""
    assert "Only this computer" in told_to_friends(Settings(host="127.0.0.1"))


def test_a_server_for_everybody_names_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "way_out", lambda: "192.168.1.5")
    assert reach.for_friends(LINK, "0.0.0.0") == "http://192.168.1.5:8000/#/t/abc"
    assert "http://192.168.1.5:8000" in told_to_friends(Settings(host="0.0.0.0"))


def test_without_a_network_nobody_is_promised_a_way_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "way_out", lambda: "")
    assert reach.for_friends(LINK, "0.0.0.0") == ""


def test_a_link_with_a_real_name_is_left_as_it_is() -> None:
    assert reach.for_friends("https://play.example/#/t/abc", "127.0.0.1") == "https://play.example/#/t/abc"


def test_an_invitation_brings_the_link_and_its_code(tmp_path: Path) -> None:
    with Served(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}") as hall:
        ask = lambda link: httpx.get(f"{hall.http}/api/invitation", params={"link": link})  # noqa: E731
        far = ask("https://play.example/#/t/abc").json()
        assert far["link"] == "https://play.example/#/t/abc"
        assert {len(row) for row in far["rows"]} == {len(far["rows"])}
        assert ask(f"{hall.http}/#/t/abc").json() == {"link": "", "rows": []}
        for bad in ("", "javascript:alert(1)", "https://" + "x" * 200):
            assert ask(bad).status_code == 400
