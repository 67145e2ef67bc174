"""Fifty tables at once: the bot, and beside it a bare one; the same server, the same people.

The bot is one worker with an embedded store and one painter, as it ships, which steps back as
compose says and has drawn ahead what it can. The bare one lives in the server's process, as the
goals say, and uploads a ready board. All share this machine; nobody has a budget.
"""

import asyncio
import gc
import tempfile
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter, time
from typing import NamedTuple

from telegram.constants import ParseMode

import render
from bench.bare import KEYS, bare_bot
from bench.boards import board
from bench.crowd import Crowd
from bench.timing import Figures, at_size, pause, spread
from bench.world import MIDDLE, bot, fill, groups, members, playground, put, table
from bot.store.client import connect
from bot.store.store import Store
from bot.table.hours import asked
from bot.table.values import Live
from games import GAMES

_TABLES = 50
_RATE = 50
"""Presses a second."""
_SECONDS = 10.0
_CALLS = 5
"""People a second who are called in private, at other tables: half of all tables then."""
_SCARCE = "10/1"
"""So many messages a second the bot sends then: less than a slow core draws, so that all wait."""
_AIM = "20 ms where the bare bot does 70, 60 where 25"
"""How long 99 of 100 presses may wait for their answer."""


def measure(size: float) -> Figures:
    """Measure how long presses wait for answers, how many are answered a second, and which share
    that is of a bare bot's.
    """
    gc.disable()  # collection would hold up the server by 300 ms at a time, which Telegram does not
    try:
        with tempfile.TemporaryDirectory() as folder:
            before = asyncio.run(_measure_bare(size))
            runs = [
                asyncio.run(_measure_ours(Path(folder, day), size, is_new=day == "first"))
                for day in ("first", "next")[-at_size(size, 2) :]
            ]
            called = asyncio.run(_measure_calls(Path(folder, "called"), size))
            after = asyncio.run(_measure_bare(size))
    finally:
        gc.enable()
    first, ours, bare = runs[0], runs[-1], (before + after) / 2
    yield f"{_RATE} presses a second, on a new machine: press → answer", spread(first.answers)
    yield f"the same, sprites on disk (aim: {_AIM})", spread(ours.answers)
    yield "the same: pictures shown for each press", f"{ours.shown:.2f}"
    lost = first.lost + ours.lost
    yield "presses that were not answered in time, of all", f"{lost}"
    yield "presses after which nothing was shown for 30 s", f"{first.unseen + ours.unseen}"
    both = f"{bare:.0f}   (before the bot {before:.0f}, after it {after:.0f})"
    yield "bare bot, a ready picture for each press: presses a second", both
    for name, rate in (
        ("every press drawn (aim: 1/2)", ours.drawn),
        ("pictures coalesced (aim: 3)", ours.coalesced),
    ):
        yield f"the bot, {name}", f"{rate:.0f} a second   {rate / bare:.2f} of the bare bot's"
    told = f"{_RATE} presses, {_CALLS} calls and {_SCARCE.partition('/')[0]} messages a second"
    yield f"{told}: press → answer", spread(called.answers)
    yield "the same: press → board, in a group where it calls nobody", spread(called.boards)
    yield "the same: a board that calls nobody → its call in private", spread(called.calls)
    yield "the same: calls that did not come, of all", f"{called.missed} of {called.wanted}"


class _Called(NamedTuple):
    """What people wait for while calls come, too: milliseconds."""

    answers: list[float]
    boards: list[float]
    calls: list[float]
    missed: int
    """People who were not called."""
    wanted: int


class _Ours(NamedTuple):
    answers: list[float]
    """Milliseconds, at the fixed rate."""
    shown: float
    """Pictures a press, at the fixed rate."""
    drawn: float
    """Presses a second when each waits for its picture."""
    coalesced: float
    """... when each waits for its answer only."""
    lost: int
    """Presses without an answer."""
    unseen: int
    """Presses that were answered, and nothing was shown."""


async def _measure_ours(folder: Path, size: float, *, is_new: bool) -> _Ours:
    """Start the bot anew, but with the sprites of those before; on a new machine it is not pushed
    to its limits.
    """
    sprites = folder.parent / "sprites"
    sprites.mkdir(exist_ok=True)
    async with playground() as (play, url):
        tables = groups(play, at_size(size, _TABLES))
        lives = [table(n, members(play, chat), chat) for n, chat in enumerate(tables)]
        await fill(folder, lives)
        (folder / "pictures").symlink_to(sprites)
        crowd = Crowd(play, tables)
        async with bot(folder, play.world.token, url, PAINTERS="1"):
            await crowd.gather()
            await asyncio.to_thread(pause, sprites, size)
            await crowd.tap_on(
                size * _SECONDS, patient=True
            )  # a move at each table, told by its board
            drawn = coalesced = 0.0
            if not is_new:
                drawn = await crowd.tap_on(size * _SECONDS, patient=True)
                coalesced = await crowd.tap_on(size * _SECONDS, patient=False)
            await crowd.rest()
            answers, pictures = len(crowd.answers), crowd.pictures
            await crowd.tap_at(_RATE, size * _SECONDS)
            answered = crowd.answers[answers:]
            await crowd.rest()
            shown = (crowd.pictures - pictures) / max(1, len(answered))
            return _Ours(answered, shown, drawn, coalesced, crowd.lost, crowd.unseen)


async def _measure_calls(folder: Path, size: float) -> _Called:
    """Have the crowd tap while games go on at other tables, too, and all waits for permits. All can
    be written to, so that no board calls anybody: those who have pressed nothing are called.
    """
    wanted = round(_CALLS * size * _SECONDS)
    async with playground() as (play, url):
        tapped, others = groups(play, at_size(size, _TABLES)), groups(play, wanted)
        chats = enumerate((*tapped, *others))
        lives = [table(n, members(play, chat, is_open=True), chat) for n, chat in chats]
        await fill(folder, lives[: len(tapped)])
        (folder / "pictures").symlink_to(folder.parent / "sprites")
        crowd = Crowd(play, tapped)
        async with bot(folder, play.world.token, url, PAINTERS="1", ALL_RATE=_SCARCE):
            await crowd.gather()
            await crowd.rest()
            crowd.boards.clear()
            calling = asyncio.create_task(_call(folder, crowd, lives[len(tapped) :]))
            await crowd.tap_at(_RATE, size * _SECONDS)
            await calling
            await crowd.heed()
            missed = len(crowd.due) + len(crowd.waiting)
            return _Called(crowd.answers, crowd.boards, crowd.calls, missed, wanted)


async def _call(folder: Path, crowd: Crowd, lives: Sequence[Live]) -> None:
    """Have people awaited at other tables, one after the other."""
    begun = perf_counter()
    async with connect(f"unix://{folder / 'store' / 'server.sock'}") as client:
        store = Store(client, GAMES)
        for number, live in enumerate(lives):
            await asyncio.sleep(max(0.0, begun + number / _CALLS - perf_counter()))
            (person,) = asked(GAMES, live)
            crowd.waiting[live.table.place.chat] = person.user
            await put(store, live)
            await store.agenda.note(live.table, None, int(time()))


async def _measure_bare(size: float) -> float:
    """Return presses a second."""
    picture = render.draw(board(3, MIDDLE))
    async with playground() as (play, url):
        tables = groups(play, at_size(size, _TABLES))
        crowd = Crowd(play, tables)
        app = bare_bot(url, play.world.token, picture)
        async with app:
            assert app.updater
            await app.updater.start_polling()
            await app.start()
            for chat in tables:
                user = play.world.chats[chat].members[0]
                caption = f'<a href="tg://user?id={user}">Anna</a>'
                html = ParseMode.HTML
                await app.bot.send_photo(chat, picture, caption, parse_mode=html, reply_markup=KEYS)
            await crowd.gather()
            rate = await crowd.tap_on(size * _SECONDS, patient=True)
            await app.updater.stop()
            await app.stop()
        return rate
