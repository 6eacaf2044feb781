"""Work done by several processes at once, of which none outlasts the one that began them."""

from __future__ import annotations

import os
import signal
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from concurrent.futures import Future

T = TypeVar("T")


@contextmanager
def several(
    processes: int, begin: Callable[..., None] | None = None, given: tuple[Any, ...] = ()
) -> Iterator[ProcessPoolExecutor]:
    """Up to so many processes; begin is called in each with what is given, before it works.

    Whatever ends this one, an error or an interrupt, ends them in the middle of what they do.
    """
    pool = _Pool(processes, get_context("spawn"), _begin, (begin, given))
    try:
        yield pool
    except BaseException:
        for process in list((pool._processes or {}).values()):
            process.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


class _Pool(ProcessPoolExecutor):
    """A process may be begun when there is work for it. What it is given is written to it then, and
    cut short by an interrupt it would complain of that: an interrupt waits until it is written. A
    process that begins so isn't interrupted itself."""

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        with _uninterrupted():
            return super().submit(fn, *args, **kwargs)


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """An interrupt waits until this is over, where the operating system has it so."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


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
