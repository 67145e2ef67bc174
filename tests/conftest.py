"""What all tests of a run share."""

import os

import pytest

from tests.e2e.bots import Bot


@pytest.fixture(scope="session", autouse=True)
def _sprites(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> None:
    """Let the bots of a run draw each sprite once: each would be minutes at it in its pauses."""
    run = tmp_path_factory.getbasetemp()
    Bot.sprites = (run if worker_id == "master" else run.parent) / "sprites"
    Bot.sprites.mkdir(exist_ok=True)


def pytest_xdist_auto_num_workers() -> int:
    """Run two workers a core: half of the time they wait for bots, browsers and clocks."""
    return 2 * (os.cpu_count() or 1)
