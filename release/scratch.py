"""An empty environment with nothing but the wheel and what it asks for; Questhall as a stranger has it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
UV = ROOT / ".tools" / "bin" / "uv"
PATIENCE = 600  # seconds for one command
TOLD = 2_000  # characters of what a command said before it failed


class Scratch:
    """Runs commands there; HOME and the working folder are its own, so that nothing of a checkout is found."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.env = home / "env"
        self.bin = self.env / ("Scripts" if os.name == "nt" else "bin")

    def install(self, wheel: Path, python: str = sys.executable) -> None:
        self.run(str(UV), "venv", "--quiet", "--python", python, str(self.env))
        self.run(str(UV), "pip", "install", "--quiet", "--python", str(self.python), str(wheel))

    @property
    def python(self) -> Path:
        return self.bin / "python"

    def run(self, *command: str, typed: str = "") -> str:
        done = subprocess.run(
            command,
            input=typed,
            capture_output=True,
            text=True,
            cwd=self.home,
            env=self.environment(),
            check=False,
            timeout=PATIENCE,
        )
        if done.returncode:
            raise SystemExit(
                f"{' '.join(command)}: exit code {done.returncode}\n{done.stdout[-2000:]}{done.stderr[-2000:]}"
            )
        return done.stdout

    def questhall(self, *words: str, typed: str = "") -> str:
        return self.run(str(self.bin / "questhall"), *words, typed=typed)

    def environment(self) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
        return {**kept, "HOME": str(self.home), "XDG_STATE_HOME": str(self.home), "NO_COLOR": "1", "LANG": "C.UTF-8"}
