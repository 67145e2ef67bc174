"""A browser, a playground with three people, and a page that must not complain."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from bench.chromium import PROGRAM, QUIET
from playground.settings import Settings
from playground.testing import Running, running
from tests.browser.scene import PATIENCE, Bot, Scene, Window, remembered, set_scene
from tests.e2e.bots import Bot as RealBot

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One a module: Playwright keeps an event loop running, in which tests of other modules,
    coming to the same worker, could not run theirs.
    """
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=PROGRAM, args=QUIET, timeout=4 * PATIENCE
        )
        yield browser
        browser.close()


@pytest.fixture
def play(tmp_path: Path) -> Iterator[Running]:
    """A press waits as patiently as everything else here."""
    seconds = PATIENCE / 1000
    with running(tmp_path, Settings(query_seconds=seconds, press_seconds=seconds)) as play:
        yield play


@pytest.fixture
def scene(play: Running) -> Scene:
    return set_scene(play.url)


@pytest.fixture
def bot(play: Running) -> Iterator[Bot]:
    with Bot.of(play) as bot:
        yield bot


@pytest.fixture
def watch(browser: Browser, play: Running) -> Iterator[Callable[..., Window]]:
    """Opens windows; at the end none may have complained or looked beyond its own server.

    Needs the playground only to be torn down before it: a lost server is worth a complaint.
    """
    windows: list[Window] = []

    def opened(url: str, *, width: int = 1440, height: int = 900) -> Window:
        context = browser.new_context(
            viewport={"width": width, "height": height}, locale="en-GB", reduced_motion="reduce"
        )
        windows.append(Window.over(context.new_page(), url))
        return windows[-1]

    yield opened
    for window in windows:
        window.page.context.close()
    assert [complaint for window in windows for complaint in window.complaints] == []


@pytest.fixture
def page(watch: Callable[..., Window], play: Running, scene: Scene) -> Page:
    """The wide page with three phones, the group open on each."""
    return watch(play.url).page


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the launcher says its page is; it has to stop cleanly, too. One a module: each test has
    people and a group of its own.
    """
    data = tmp_path_factory.mktemp("launched")
    if sprites := RealBot.sprites:
        (data / "bot").mkdir()
        (data / "bot" / "pictures").symlink_to(sprites)
    launcher = [sys.executable, "-m", "tests.browser.seeded", "--port", "0", "--no-rates"]
    surroundings = {**os.environ, "PAINTER_NICE": "0"}  # other tests work beside
    with subprocess.Popen(
        [*launcher, "--data", str(data)], stdout=subprocess.PIPE, text=True, env=surroundings
    ) as play:
        assert play.stdout
        line = play.stdout.readline()
        yield next(word for word in line.split() if word.startswith("http"))
        play.send_signal(signal.SIGTERM)
        assert play.wait(PATIENCE / 1000) == 0


@pytest.fixture
def launched(browser: Browser, address: str) -> Iterator[Callable[..., Window]]:
    """Opens the launcher's page, on which three new people have a new group open; at the end no
    window may have complained.
    """
    windows: list[Window] = []

    def opened(*beside: str, **device: Any) -> Window:
        shown = remembered(address, set_scene(address))
        context = browser.new_context(
            viewport={"width": 1440, "height": 900},
            locale="en-GB",
            storage_state=shown,
            **device,
        )
        windows.append(Window.over(context.new_page(), address, *beside))
        return windows[-1]

    yield opened
    for window in windows:
        window.page.context.close()
    assert [complaint for window in windows for complaint in window.complaints] == []
