"""Work done by several processes at once, of which none outlasts the one that began them."""

from __future__ import annotations

import os
import signal
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


@contextmanager
def several(
    processes: int, begin: Callable[..., None] | None = None, given: tuple[Any, ...] = ()
) -> Iterator[ProcessPoolExecutor]:
    """Up to so many processes; begin is called in each with what is given, before it works.

    Whatever ends this one, an error or an interrupt, ends them in the middle of what they do.
    """
    pool = ProcessPoolExecutor(processes, get_context("spawn"), _begin, (begin, given))
    try:
        yield pool
    except BaseException:
        for process in list((pool._processes or {}).values()):
            process.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _begin(begin: Callable[..., None] | None, given: tuple[Any, ...]) -> None:
    """Ctrl-C goes to the whole group of processes; the first of them ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    first = parent_process()
    if first is not None:
        Thread(target=_end_with, args=(first.sentinel,), daemon=True).start()
    if begin is not None:
        begin(*given)


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)
