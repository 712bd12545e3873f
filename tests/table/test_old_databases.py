"""A database that an older Questhall wrote opens, and its games go on.

`old/NUMBER-COMMIT.db.gz`: the schema's number and the commit whose server wrote it, with Ann's games in the middle:
tic-tac-toe and lanterns in both seats, Roll Player against a bot.  These files are never rewritten.
"""

from __future__ import annotations

import gzip
import sqlite3
from pathlib import Path

import pytest
from itsdangerous import URLSafeTimedSerializer

from questhall.table.agreement import from_bytes
from tests.table.served import Player, Served

OLD = Path(__file__).parent / "old"


@pytest.mark.parametrize("old", sorted(OLD.glob("*.db.gz")), ids=lambda path: path.name.partition(".")[0])
def test_the_games_of_an_old_database_go_on(old: Path, tmp_path: Path) -> None:
    file = tmp_path / "old.db"
    file.write_bytes(gzip.decompress(old.read_bytes()))
    with sqlite3.connect(file) as base:
        secret = base.execute("SELECT value FROM house WHERE name = 'secret'").fetchone()[0]
        tables = dict(base.execute("SELECT game, id FROM tables").fetchall())
        guest = from_bytes(base.execute("SELECT detail FROM tables").fetchone()[0]).host
    base.close()
    token = URLSafeTimedSerializer(secret, salt="questhall-guest").dumps([guest, "Ann"])  # as it was signed then
    with Served(f"sqlite+aiosqlite:///{file}", token_days=100_000) as server:
        ann = Player(server, guest, str(token))
        mine = {table["id"]: table["status"] for table in ann.get("/api/tables?mine=1").json()}
        assert mine == dict.fromkeys(tables.values(), "running")
        for game, table in tables.items():
            before = ann.connect(table).picture["seq"]
            assert before >= 3, game
            for _ in range(3):
                ann.act()
            assert ann.picture["seq"] >= before + 3
            ann.close()
        assert ann.connect(tables["tictactoe"]).play_out()["status"] == "over"
        assert ann.get(f"/api/tables/{tables['tictactoe']}/proof").status_code == 200
