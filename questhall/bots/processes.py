"""Worker processes, for the server's bots and the lab's games alike: they end with their parent, however it ends."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor


def start(count: int, method: str | None = None) -> ProcessPoolExecutor:
    """A pool of so many; `method` as multiprocessing names it, the platform's own by default."""
    context = multiprocessing.get_context(method)
    return ProcessPoolExecutor(count, mp_context=context, initializer=leave_with_parent)


def kill(pool: ProcessPoolExecutor) -> None:
    """Whatever they are at; the pool itself is still to be shut down."""
    for process in list((getattr(pool, "_processes", None) or {}).values()):
        process.kill()


def leave_with_parent() -> None:
    """In a worker: Ctrl-C is for the parent alone, and a parent that was killed takes its workers along."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def leave() -> None:
        if parent is not None:
            parent.join()
        os._exit(0)

    threading.Thread(target=leave, daemon=True).start()
