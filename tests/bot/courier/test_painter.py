"""Painters draw, and step back for those who answer presses."""

import os
from pathlib import Path

import pytest

from bot.courier.painter import IDLE, Painter
from tests.render.carcassonne.positions import plain


def children() -> set[int]:
    """The processes that this one has started (proc(5))."""
    lists = Path(f"/proc/{os.getpid()}/task").glob("*/children")
    return {int(pid) for each in lists for pid in each.read_text().split()}


@pytest.mark.parametrize(
    ("nice", "policy", "niceness"),
    [(0, os.SCHED_OTHER, 0), (15, os.SCHED_OTHER, 15), (IDLE, os.SCHED_IDLE, 0)],
)
async def test_painter_steps_back_as_far_as_it_is_told(
    tmp_path: Path, nice: int, policy: int, niceness: int
) -> None:
    before, own = children(), os.getpriority(os.PRIO_PROCESS, 0)
    painter = Painter(1, tmp_path, nice)
    try:
        assert (await painter.draw(plain())).startswith(b"\xff\xd8")
        drawing = children() - before
        policies = {os.sched_getscheduler(pid) for pid in drawing}
        assert policy in policies
        assert min(own + niceness, 19) in {os.getpriority(os.PRIO_PROCESS, pid) for pid in drawing}
    finally:
        painter.close()
