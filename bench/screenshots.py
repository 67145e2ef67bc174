"""Screenshots for README and docs: a phone's window on the playground's page, in a real browser.

.venv/bin/python -m bench.screenshots docs/pictures
"""

import sys
import tempfile
from pathlib import Path

from msgspec import Struct
from playwright.sync_api import Browser, expect, sync_playwright

import render
from bench.chromium import PROGRAM, QUIET
from bench.fold.looks import Kind, Look, looks
from bench.fold.page import PHONE, SETTINGS, send
from bot.texts.languages import SPOKEN
from playground.person import Host
from playground.testing import running

_ENGLISH = len(SPOKEN)
"""A seed whose games are in English."""


class _Shot(Struct, frozen=True):
    """A moment of a game by random players: the first of its kind after `moves` moves."""

    name: str
    game: str
    people: int
    moves: int
    confirms: bool
    is_private: bool = False

    def look(self) -> Look:
        """Play until the moment."""
        return next(
            look
            for look in looks(Kind(self.game, self.people), step=1, seed=_ENGLISH)
            if look.moves >= self.moves
            and (look.confirms, look.is_private) == (self.confirms, self.is_private)
        )


SHOTS = (
    _Shot("phone-carcassonne", "carcassonne", 2, 14, confirms=True),
    _Shot("phone-saboteur", "saboteur", 5, 30, confirms=False, is_private=True),
    _Shot("phone-laar", "laar", 4, 44, confirms=False),
    _Shot("phone-glastonbury", "glastonbury", 4, 17, confirms=False),
    _Shot("phone-land-vs-sea", "land_vs_sea", 2, 20, confirms=True, is_private=True),
    _Shot("phone-castle", "castle", 2, 24, confirms=True),
)


def main(folder: Path) -> None:
    """Write all screenshots into a folder."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=PROGRAM, args=QUIET, timeout=120_000)
        for shot in SHOTS:
            _take(browser, shot, folder / f"{shot.name}.jpg")
        browser.close()


def _take(browser: Browser, shot: _Shot, path: Path) -> None:
    """Show a look in a chat of its own, as the bot would send it, and keep what the phone shows."""
    with tempfile.TemporaryDirectory() as data, running(Path(data), SETTINGS) as play:
        host = Host(play.url)
        anna, others = host.person("Anna"), host.person("Max")
        anna.start()
        look = shot.look()
        assert look.surface.picture is not None
        chat = anna.user_id if shot.is_private else host.group("Friday games", anna, others)
        send(play, chat, look, render.draw(look.surface.picture))
        page = browser.new_page(
            viewport={"width": PHONE[0], "height": PHONE[1]},
            device_scale_factor=2,
            locale="en-GB",
        )
        page.goto(play.url)
        if shot.is_private:
            page.locator(".rows .row").first.click()
        expect(page.locator("article.other:has(.keyboard button)")).to_have_count(1)
        page.wait_for_load_state("networkidle")
        page.screenshot(path=path, type="jpeg", quality=85)
        page.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
