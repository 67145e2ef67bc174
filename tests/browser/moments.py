"""What the page shows for a moment only: its clock is held, so that a test can look in peace."""

import time
from datetime import UTC, datetime, timedelta

from playwright.sync_api import Locator, Page

from tests.browser.scene import PATIENCE

A_WHILE = timedelta(hours=1)
"""Longer than it takes to hold the clock, which goes forward only."""
STEP = 50
"""Milliseconds: shorter than anything that the page shows."""


def hold(page: Page) -> None:
    """Stop the clock of the page: what it takes away after a while stays.

    `page.clock.run_for` lets it go on for some milliseconds, `page.clock.resume` for good.
    """
    now = datetime.now(UTC)
    page.clock.install(time=now)
    page.clock.pause_at(now + A_WHILE)


def let_come(page: Page, thing: Locator) -> None:
    """Let a clock that is held go on until something is seen, and not much longer."""
    deadline = time.monotonic() + PATIENCE / 1000
    while not thing.is_visible():
        assert time.monotonic() < deadline, thing
        page.clock.run_for(STEP)
