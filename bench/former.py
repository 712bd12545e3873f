"""`python -m bench.former GAME COMMIT`: the house bot of that commit as a file, to be measured against today's.

Its modules come from git and play by today's rules; what it prints is the bot's name for the lab:

    questhall lab duel house .bench/former/prophecy_ecd5867/former.py --game prophecy
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
HOME = ROOT / ".bench" / "former"
ENTRY = """import sys
from pathlib import Path
sys.path.insert(0, str(Path(__file__).parent.parent))
from {package}.bot import house
"""


def git(*command: str) -> str:
    done = subprocess.run(["git", *command], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"former: git {' '.join(command)} failed:\n{done.stderr.strip()}")
    return done.stdout


def former(game: str, commit: str) -> Path:
    """`bot.py` and `bots/` of that commit as a package of their own; the file that gives its `house`."""
    package = f"{game}_{git('rev-parse', '--short', commit).strip()}"
    source, home = f"questhall/games/{game}", HOME / package
    for name in git("ls-tree", "-r", "--name-only", commit, f"{source}/bot.py", f"{source}/bots").splitlines():
        text = git("show", f"{commit}:{name}").replace(f"questhall.games.{game}.bots", f"{package}.bots")
        place = home / Path(name).relative_to(source)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
    if not (home / "bot.py").exists():
        raise SystemExit(f"former: {game} has no {source}/bot.py in {commit}")
    (home / "__init__.py").touch()
    (home / "former.py").write_text(ENTRY.format(package=package), encoding="utf-8")
    return home / "former.py"


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("game")
    ask.add_argument("commit")
    said = ask.parse_args()
    sys.stdout.write(f"{former(said.game, said.commit).relative_to(ROOT)}\n")


if __name__ == "__main__":
    main()
