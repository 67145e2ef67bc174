"""What one Confirm enters, counted: `python -m tests.trace` prints it.

A group of two at Carcassonne lays a tile: from the update that is taken in, to the answer and the
next board. The library, the poller, the painters, and the store's own process with those who look
after it are left out.
"""

import asyncio
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from inspect import CO_ASYNC_GENERATOR, CO_COROUTINE, CO_GENERATOR
from pathlib import Path
from tempfile import TemporaryDirectory
from types import CodeType, FrameType
from typing import NamedTuple

import pytest

from bot.display import buttons
from bot.display.token import code_of
from bot.store.client import connect
from bot.store.embedded import EmbeddedServer
from bot.table.values import Live
from tests.bot.tables import ANNA, BORIS, begun
from tests.bot.trips.counting import LONG, Trips, patient
from tests.bot.trips.worker import Worker, at_work

_ROOT = str(Path(__file__).parents[1])
_PRODUCT = tuple(f"{_ROOT}/{package}/" for package in ("bot", "games", "render"))
_LEFT_OUT = tuple(
    f"{_ROOT}/{part}"
    for part in (
        "bot/ingest/poller.py",
        "bot/painter.py",
        "bot/store/embedded.py",
        "render/pixels/",
    )
)
_RESUMED = CO_COROUTINE | CO_GENERATOR | CO_ASYNC_GENERATOR
_QUESTIONS = {
    "messenger.py": {"wait_of", "stands", "home"},
    "files.py": {"export", "film", "file_id"},
    "ephemeral.py": {"can_show"},
    "chat_changes.py": {"may_send", "unreachable"},
}
"""Which functions of `bot/reconciler/` answer something to handlers and service."""


class Trace(NamedTuple):
    """What a press has entered."""

    files: int
    functions: int
    named: int
    """Of these, what has a name of its own: no comprehension, no lambda."""
    changes: int
    """How often a function of `bot/` was called in another file than the one before."""
    applied: int
    decided: int
    read: int
    """How often callback data was read as a token."""
    asked: Counter[str]
    """What handlers and service ask the reconciler before the press is answered."""
    commands: int
    """To the store."""
    calls: int
    """To Telegram, the answer not counted."""

    def __str__(self) -> str:
        asked = ", ".join(f"{name} {times}" for name, times in sorted(self.asked.items()))
        return "\n".join(
            (
                f"files                         {self.files:5}",
                f"functions                     {self.functions:5}  {self.named} by name",
                f"changes of file within bot/   {self.changes:5}",
                f"game.apply                    {self.applied:5}",
                f"decision()                    {self.decided:5}",
                f"token read                    {self.read:5}",
                f"questions to the reconciler   {self.asked.total():5}  {asked}",
                f"commands to the store         {self.commands:5}",
                f"calls to Telegram             {self.calls:5}",
            )
        )


class Profiler:
    """Notes each function of the product that is called."""

    def __init__(self, is_answered: Callable[[], bool]) -> None:
        self.calls = Counter[CodeType]()
        self.asked = Counter[str]()
        self.changes = 0
        self._is_answered = is_answered
        self._last = ""
        self._begun = set[FrameType]()
        """Of what goes on after a pause: it is called once."""

    def __call__(self, frame: FrameType, event: str, arg: object) -> None:
        code = frame.f_code
        file = code.co_filename
        if event != "call" or not file.startswith(_PRODUCT) or file.startswith(_LEFT_OUT):
            return
        if code.co_flags & _RESUMED:
            if frame in self._begun:
                return
            self._begun.add(frame)
        self.calls[code] += 1
        if file.startswith(_PRODUCT[0]):
            self.changes += file != self._last
            self._last = file
        where, _, name = file.rpartition("/")
        is_question = code.co_name in _QUESTIONS.get(name, ())
        if is_question and where.endswith("/bot/reconciler") and not self._is_answered():
            self.asked[code.co_name] += 1

    def times(self, file: str, name: str) -> int:
        """How often a function was called."""
        return sum(
            times
            for code, times in self.calls.items()
            if code.co_filename == f"{_ROOT}/{file}" and code.co_qualname == name
        )


@contextmanager
def profiled(profiler: Profiler) -> Iterator[None]:
    """Note what is called in this block."""
    sys.setprofile(profiler)
    try:
        yield
    finally:
        sys.setprofile(None)


async def choose(worker: Worker, live: Live) -> Live:
    """Press until the board asks for a confirmation."""
    while not any(token.split(":")[1] == code_of(buttons.Confirm) for token in worker.tokens):
        live = await worker.press(live, buttons.Choose)
    return live


async def confirmed(worker: Worker, trips: Trips) -> tuple[Trace, Profiler]:
    """Trace the second move of a game: everything has been imported by then."""
    live = await worker.begin(begun("carcassonne", ANNA, BORIS))
    live = await worker.press(await choose(worker, live), buttons.Confirm)
    live = await choose(worker, live)
    before = len(worker.phone.calls)
    profiler = Profiler(lambda: trips.answered is not None)
    await worker.press(live, buttons.Confirm, profiled(profiler))
    calls = profiler.calls
    trace = Trace(
        files=len({code.co_filename for code in calls}),
        functions=len(calls),
        named=sum(not code.co_name.startswith("<") for code in calls),
        changes=profiler.changes,
        applied=profiler.times("games/carcassonne/rules.py", "apply"),
        decided=profiler.times("games/core/choices.py", "decision"),
        read=profiler.times("bot/display/token.py", "reader.<locals>.token_of"),
        asked=profiler.asked,
        commands=len(trips.sent),
        calls=len(worker.phone.calls) - before,
    )
    return trace, profiler


async def _traced() -> tuple[Trace, Profiler]:
    """Trace a Confirm over a store of its own."""
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(TemporaryDirectory())
        trips = patient(stack.enter_context(pytest.MonkeyPatch.context()))
        server = EmbeddedServer(Path(folder) / "store")
        await server.start()
        stack.push_async_callback(server.stop)
        redis = await stack.enter_async_context(connect(server.url))
        waiting = await stack.enter_async_context(connect(server.url, 2 * LONG))
        worker = await stack.enter_async_context(at_work(redis, waiting, trips))
        return await confirmed(worker, trips)


def _listed(calls: Counter[CodeType]) -> str:
    """List what was entered, by file and line, with how often."""
    order = sorted(calls, key=lambda code: (code.co_filename, code.co_firstlineno))
    return "".join(
        f"{calls[code]:5} {code.co_filename.removeprefix(_ROOT)[1:]} {code.co_qualname}\n"
        for code in order
    )


def _main() -> None:
    """Print the trace; with `-v` after each function that is entered."""
    trace, profiler = asyncio.run(_traced())
    sys.stdout.write(_listed(profiler.calls) if "-v" in sys.argv else "")
    sys.stdout.write(f"{trace}\n")


if __name__ == "__main__":
    _main()
