"""What all tests of a run share."""

import gc

import hypothesis
import pytest

import render
from tests.e2e.bots import Bot


def pytest_configure() -> None:
    """Look for garbage less often: it means going through all the games that a run keeps. Let
    Hypothesis make the same values in each run.
    """
    gc.set_threshold(10_000, 10, 30)
    hypothesis.settings.register_profile("same", derandomize=True, deadline=None, database=None)
    hypothesis.settings.load_profile("same")


@pytest.fixture(scope="session", autouse=True)
def _sprites(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> None:
    """Let all processes of a run, bots among them, draw each sprite once."""
    run = tmp_path_factory.getbasetemp()
    Bot.sprites = (run if worker_id == "master" else run.parent) / "sprites"
    Bot.sprites.mkdir(exist_ok=True)
    render.configure(Bot.sprites)
