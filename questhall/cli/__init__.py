"""The front door: `questhall play | learn | content | games | serve | rules | check | verify | analyse | lab | bench |
admin | doctor`, and tools.

One small module a group of commands; each imports what it needs when it runs, so that `questhall --help` is quick.
"""

from __future__ import annotations

import os
import sys
import traceback
from typing import Annotated

import typer

from questhall.cli import lab, tools
from questhall.cli.analyse import analyse
from questhall.cli.bench import bench
from questhall.cli.check import check, verify
from questhall.cli.content import content
from questhall.cli.doctor import doctor
from questhall.cli.games import games
from questhall.cli.learn import learn
from questhall.cli.options import language
from questhall.cli.play import play
from questhall.cli.rules import rules
from questhall.cli.serve import serve
from questhall.cli.telling import Mistake, complain
from questhall.cli.versions import say_version
from questhall.cli.words import words as say_words

CRASHED, MISTAKEN = 1, 2
TRACEBACK_LINES = 6  # of the stack, the innermost


def main() -> None:
    """Run a command; mistakes are one line on stderr and exit code 2."""
    try:
        front_door(typed() or sys.argv[1:])(prog_name="questhall")
    except BrokenPipeError:
        sys.stderr.close()
    except Exception as error:
        sys.exit(told(error))


def front_door(words: list[str]) -> typer.Typer:
    """All commands; `words` are those of the command line, for what is too heavy to load for every one of them."""
    app = typer.Typer(
        no_args_is_help=True,
        pretty_exceptions_enable=False,
        help="Questhall: a digital table for adventure board games.",
    )
    app.callback()(everywhere)
    for command in (games, learn, content, play, serve, rules, verify, analyse, check, bench, doctor, say_words):
        app.command()(command)
    app.add_typer(lab.app, name="lab")
    tools.add_to(app, words)
    return app


def everywhere(
    version: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=say_version, help="which Questhall this is")
    ] = False,
) -> None:
    """Questhall: a digital table for adventure board games."""


def typed() -> list[str]:
    """The words so far, where a shell asks how they could go on (`questhall --install-completion`)."""
    asked = os.environ if "_QUESTHALL_COMPLETE" in os.environ else {}
    return asked.get("COMP_WORDS", asked.get("_TYPER_COMPLETE_ARGS", "")).split()[1:]


def told(error: Exception) -> int:
    """What went wrong, for whoever can mend it: the user, a writer of cards, or us; the exit code."""
    from questhall.kernel.choice import Refused
    from questhall.kit.content import BadContent
    from questhall.kit.homebrew import BadPack
    from questhall.record.files import BadFile, Diverged
    from questhall.table.sole import CannotServe

    if isinstance(error, BadContent):
        complain(error.in_full())
    elif isinstance(error, BadPack):
        for fault in error.faults:
            complain(fault.in_full())
    elif isinstance(error, Refused):
        complain(refusal(error))
    elif isinstance(error, Mistake | BadFile | Diverged | CannotServe) or type(error) is LookupError:
        complain(str(error))
    else:
        return crashed(error)
    return MISTAKEN


def refusal(refused: Exception) -> str:
    from questhall.games import catalogue
    from questhall.kernel.choice import Refused
    from questhall.kernel.texts import Texts

    assert isinstance(refused, Refused)
    return Texts(refused.game or next(iter(catalogue().values())), language()).refusal(refused.refusal)


def crashed(error: Exception) -> int:
    """A fault of ours: the innermost lines of the traceback, and a request to report them."""
    print("".join(traceback.format_exception(error, limit=-TRACEBACK_LINES)), end="", file=sys.stderr)
    complain("this is a bug in Questhall or in a game; please report the lines above and the command that led to them")
    return CRASHED
