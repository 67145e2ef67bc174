"""Painters draw, and step back for those who answer presses."""

import asyncio
import os
import signal
import threading
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from time import sleep

import pytest

import render
from bot import painter
from bot.display.values import Film
from bot.memory import Memory, resident
from bot.painter import LONGEST, PainterPool, _settle_memory, tidily
from bot.pool import IDLE, Pool, TooLong
from bot.prerenderer import Prerenderer
from games.core.log import Log
from games.core.rng import Rng
from render.sheet.picture import Picture
from tests.processes import pooled
from tests.proofs import filled
from tests.render.carcassonne.positions import plain

PATIENCE = 400.0
"""Seconds. Who draws ahead gets what others leave of the machine: beside other tests, little."""


@pytest.mark.parametrize(
    ("nice", "policy", "niceness"),
    [(0, os.SCHED_OTHER, 0), (15, os.SCHED_OTHER, 15), (IDLE, os.SCHED_IDLE, 0)],
)
async def test_process_steps_back_as_far_as_it_is_told(
    nice: int, policy: int, niceness: int
) -> None:
    own = os.getpriority(os.PRIO_PROCESS, 0)
    pool = Pool(1, nice, LONGEST, _nothing)
    try:
        pid = await pool.do(os.getpid)
        assert os.sched_getscheduler(pid) == policy
        assert os.getpriority(os.PRIO_PROCESS, pid) == min(own + niceness, 19)
    finally:
        pool.close()


@pytest.mark.usefixtures("_nobody_draws_ahead")
async def test_painter_steps_back(tmp_path: Path) -> None:
    before, own = pooled(), os.getpriority(os.PRIO_PROCESS, 0)
    painter = PainterPool(1, tmp_path, nice=5)
    try:
        assert (await painter.draw(plain())).startswith(b"\xff\xd8")
        (drawing,) = pooled() - before
        assert os.getpriority(os.PRIO_PROCESS, drawing) == min(own + 5, 19)
    finally:
        painter.close()


async def test_painter_gives_back_the_holes_that_pictures_leave() -> None:
    """They grew with each game that it had drawn: 304 MB after 2,000 pictures."""
    pool = Pool(1, 0, LONGEST, _settle_memory)
    try:
        full = await pool.do(_leave_holes)
        await pool.do(_tidy, 2 << 30)
        assert await pool.do(resident) > full - (20 << 20)  # nobody needs it
        await pool.do(_tidy, 500 << 20)
        assert await pool.do(resident) < full - (100 << 20)
    finally:
        pool.close()


def _tidy(free: int) -> None:
    """Do something where so much memory is free."""
    setattr(painter, "memory", lambda: Memory(4 << 30, free))  # noqa: B010 - in another process
    tidily(len, "")


_KEPT: list[bytearray] = []


def _leave_holes() -> int:
    """Free every other one of many small images; return how much the process takes now."""
    _KEPT.extend(bytearray(128 << 10) for _ in range(3000))
    del _KEPT[::2]
    return resident()


@pytest.mark.usefixtures("_nobody_draws_ahead")
async def test_one_killed_painter_is_replaced_by_one(tmp_path: Path) -> None:
    """All who waited for the dead one find that out, and go on with the same new one."""
    before = pooled()
    painter = PainterPool(1, tmp_path)
    try:
        await painter.draw(plain())
        (killed,) = pooled() - before
        drawing = [asyncio.create_task(painter.draw(plain())) for _ in range(8)]
        await asyncio.sleep(0)  # all of them wait for that one
        os.kill(killed, signal.SIGKILL)
        assert all([(await drawn).startswith(b"\xff\xd8") for drawn in drawing])
        assert len(pooled() - before - {killed}) == 1
    finally:
        painter.close()


async def test_what_kills_its_process_takes_nobody_with_it() -> None:
    pool = Pool(2, 0, LONGEST, _nothing)
    try:
        deadly = [pool.do(_die) for _ in range(2)]
        harmless = [pool.do(_answer, number) for number in range(20)]
        done = await asyncio.gather(*deadly, *harmless, return_exceptions=True)
        assert [type(died) for died in done[:2]] == [BrokenProcessPool] * 2
        assert done[2:] == [*range(20)]
        assert await pool.do(_answer, 20) == 20
    finally:
        pool.close()


async def test_drawing_that_does_not_end_is_given_up_and_others_are_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(painter, "LONGEST", 1.0)
    monkeypatch.setattr(render, "draw", _for_ever)
    painting = PainterPool(1, tmp_path)
    try:
        with pytest.raises(TooLong):
            await painting.draw(plain())
        monkeypatch.setattr(render, "draw", _at_once)
        assert await painting.draw(plain()) == b"drawn"
    finally:
        painting.close()


async def test_who_has_made_a_film_leaves_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It kept as much memory as a painter, for a film in weeks."""
    monkeypatch.setattr(painter, "filmed", _at_once)
    before, painting = pooled(), PainterPool(1, tmp_path)
    game = Film("games.carcassonne", Log("carcassonne", 1, 2, {}, Rng(1)), plain())
    try:
        assert await painting.film(game) == b"drawn"
        assert not pooled() - before
    finally:
        painting.close()


async def test_closed_pool_leaves_neither_process_nor_thread() -> None:
    """What is left would be in the way of Python's own end."""
    before, threads = pooled(), set(threading.enumerate())
    pool = Pool(1, 0, LONGEST, _nothing)
    await pool.do(os.getpid)
    assert pooled() - before
    pool.close()
    assert not pooled() - before
    assert filled(set(threading.enumerate())) <= threads


async def test_what_a_game_is_made_of_is_drawn_while_people_gather(tmp_path: Path) -> None:
    painter = PainterPool(1, tmp_path)
    try:
        painter.expect("glastonbury")
        painter.expect("a game that nobody paints")
        async with asyncio.timeout(PATIENCE):
            while len([*tmp_path.glob("sprites-*/??/*")]) < 20:
                await asyncio.sleep(0.1)
        assert (await painter.draw(plain())).startswith(b"\xff\xd8")
    finally:
        painter.close()


async def test_who_draws_ahead_steps_back_altogether_and_goes_when_all_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(render, "prerender", _stocked)
    before, prerenderer = pooled(), Prerenderer(LONGEST, _work_in, tmp_path)
    for game in ("glastonbury", "carcassonne"):  # the second one when the first is done
        prerenderer.expect(game)
        async with asyncio.timeout(PATIENCE):
            while not (tmp_path / game).exists() or pooled() - before:
                await asyncio.sleep(0.05)
    (tmp_path / "carcassonne").unlink()
    prerenderer.follow(plain())  # nothing is missing
    await asyncio.sleep(0.1)
    assert not pooled() - before
    prerenderer.close()
    assert not caplog.records


async def test_bug_in_drawing_ahead_ends_that_game_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(render, "prerender", _stocked)
    before, prerenderer = pooled(), Prerenderer(LONGEST, _work_in, tmp_path)
    prerenderer.expect("carcassonne")
    prerenderer.expect("a game with a bug")
    async with asyncio.timeout(PATIENCE):
        while not (tmp_path / "carcassonne").exists() or pooled() - before:
            await asyncio.sleep(0.05)
    (record,) = caplog.records
    assert record.args == ("a game with a bug",)


async def test_who_draws_ahead_can_be_let_go_at_any_time(tmp_path: Path) -> None:
    before = pooled()
    for wait in (0.0, 0.2, 1.0):
        painter = PainterPool(1, tmp_path)
        painter.expect("carcassonne")
        await asyncio.sleep(wait)
        painter.close()
        assert not pooled() - before


async def test_who_draws_ahead_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It gets hardly any time on a busy machine, and a bot is killed that takes long to stop."""
    monkeypatch.setattr(render, "prerender", _never_done)
    before, prerenderer = pooled(), Prerenderer(LONGEST, _work_in, tmp_path)
    prerenderer.expect("carcassonne")
    async with asyncio.timeout(PATIENCE):
        while not (tmp_path / "carcassonne").exists():
            await asyncio.sleep(0.05)
    prerenderer.close()
    assert not pooled() - before


@pytest.fixture
def _nobody_draws_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Prerenderer, "expect", lambda *_: None)


_LEFT = [0]
"""In a process of the pool: what is still to be done in pauses; less than nothing while it is."""


def _leave(count: int) -> None:
    _LEFT[0] = count


def _do_a_little() -> bool:
    left = _LEFT[0]
    _LEFT[0] = -1
    sleep(0.02)
    _LEFT[0] = max(0, left - 1)
    return _LEFT[0] > 0


def _left() -> int:
    return _LEFT[0]


def _die() -> None:
    os._exit(1)


def _answer(number: int) -> int:
    return number


def _for_ever(picture: Picture) -> bytes:
    while True:
        pass


def _at_once(picture: object) -> bytes:
    return b"drawn"


def _nothing() -> None:
    """Prepare for nothing."""


_FOLDER = [Path()]
"""In a process that draws ahead."""


def _work_in(folder: Path) -> None:
    _FOLDER[0] = folder


def _never_done(game: str, picture: Picture | None) -> bool:
    (_FOLDER[0] / game).touch()
    while True:
        sleep(60)


def _stocked(game: str, picture: Picture | None) -> bool:
    """Draw nothing; leave word that there was something to draw."""
    assert game != "a game with a bug"
    assert os.sched_getscheduler(0) == os.SCHED_IDLE
    (_FOLDER[0] / game).touch()
    return False
