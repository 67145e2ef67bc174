"""A game of three on the page of the playground: two by touch, each in the frame of their phone
(docs/adr/0107), one by the chat's buttons, while workers of the bot are killed.

`python -m tests.browser.by_touch carcassonne` plays a whole game, `... saboteur` a round of it.
"""

import argparse
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import cycle
from pathlib import Path
from random import Random
from typing import NamedTuple

from playwright.sync_api import Browser, ConsoleMessage, Frame, Page, expect, sync_playwright
from playwright.sync_api import TimeoutError as OutOfReach

from bench.chromium import PROGRAM, QUIET
from bot.display import buttons
from bot.display.token import code_of
from playground.person import Host, Person, Post, RefusedError
from playground.settings import NO_RATES, Settings
from playground.testing import running
from tests.browser.scene import PATIENCE, phone, set_scene, tap_up_close
from tests.e2e.bots import FRESH, NO_BUDGETS, Bot
from tests.e2e.crew import Crew
from tests.e2e.groups import Group, asked_by, asks, has, pick
from tests.ports import held_ports
from tests.soak.chaos import Chaos, Weather

PROCESSES = 3
_NEVER = (1e8, 1e8)
KILLS = Weather(
    worker=(6.0, 14.0),
    store=_NEVER,
    leaves=0,
    freezes=0,
    refused=0,
    broken=0,
    proxied=0,
    slowed=0,
    lost=0,
    late=0,
    twice=0,
    disordered=0,
    calm=_NEVER,
    right=_NEVER,
)
"""Workers are killed, and nothing else happens; the next one needs some seconds on a busy machine,
and must have others to play in.
"""
STUCK = 240.0
"""Seconds without any move after which a game counts as stuck."""
_REACH = 3000
"""Milliseconds for a tap: a place may lie beyond the frame."""
_HELD = "#held button[aria-pressed=false]"
_OPEN = (".place:not(.picked)", ".option[aria-pressed=false]", _HELD)
_SETTLED = "body:not(.busy)"
_BROKEN = ("net::ERR", "Failed to load resource", "Failed to fetch", "network error")
"""What a browser says of a server that is killed."""


class Seat(NamedTuple):
    """Somebody who plays: does what is asked of them, if anything is; says whether it was a move
    that they confirmed.
    """

    name: str
    act: Callable[[Random], bool]


class Played(NamedTuple):
    """How it went."""

    moves: Counter[str]
    """By whom, as they have seen them."""
    kills: int
    complaints: list[str]
    log: str
    """What the bot has written."""


def by_touch(frame: Frame) -> Callable[[Random], bool]:
    """Play with fingers, on the page in the frame of a phone."""

    def act(chance: Random) -> bool:
        frame.locator(_SETTLED).wait_for(state="attached")
        confirm = frame.locator(".confirm")
        if confirm.count():
            return _tap(frame, ".confirm", 0)
        found = [(each, n) for each in _OPEN for n in range(frame.locator(each).count())]
        if not found:
            return False
        moved = frame.locator(".moves").count() > 0
        return _tap(frame, *chance.choice(found)) and moved

    return act


def _tap(frame: Frame, what: str, number: int) -> bool:
    """Tap; return whether what was there is answered."""
    before = frame.locator("#panel").inner_html()
    with suppress(OutOfReach):  # the list has it, too
        frame.locator(what).nth(number).tap(timeout=_REACH)
        frame.locator(_SETTLED).wait_for(state="attached")
        return frame.locator("#panel").inner_html() != before
    return False


def by_buttons(group: Group, person: Person) -> Callable[[Random], bool]:
    """Play in the chat: a question calls its person there, or stands in their private chat."""

    def act(chance: Random) -> bool:
        posts = [post for post in group.posts(person) if asked_by([person], post)]
        asked = [post for post in (*posts, *person.messages()) if asks(post)]
        if not asked:
            return False
        key = pick(asked[-1], chance)
        with suppress(RefusedError):  # the board has gone on
            answer = person.press(asked[-1], data=key.data)
            return answer.answered and not answer.text and key.data is not None and ":y" in key.data
        return False

    return act


class Table(NamedTuple):
    """A game that has begun, seen on phones."""

    group: Group
    page: Page
    complaints: list[str]

    def frame(self, name: str) -> Frame:
        """Open the page from the newest board, by touch."""
        board = phone(self.page, name).locator("article").last
        tap_up_close(board)
        shown = phone(self.page, name).locator("iframe").element_handle()
        frame = shown.content_frame()
        assert frame
        expect(frame.locator(".layer img").first).to_be_attached(timeout=PATIENCE)
        return frame


def play(
    table: Table, chaos: Chaos, is_enough: Callable[[Counter[str], list[Post]], bool], seed: int
) -> Counter[str]:
    """Let all three play until it is enough, with workers killed meanwhile, one at least.

    :raises AssertionError: when nobody moves any more.
    """
    anna, _, oksana = table.group.people
    seats = (
        Seat("Anna", by_touch(table.frame("Anna"))),
        Seat("Борис", by_touch(table.frame("Борис"))),
        Seat("Оксана", by_buttons(table.group, oksana)),
    )
    moves, chance, last = Counter[str](), Random(seed), time.monotonic()
    chaos.start()
    try:
        for seat in cycle(seats):
            if seat.act(chance):
                moves[seat.name] += 1
                last = time.monotonic()
            if chaos.kills and is_enough(moves, table.group.posts(anna)):
                return moves
            assert time.monotonic() - last < STUCK, f"nobody moves any more, after {moves}"
    finally:
        chaos.stop()
    raise AssertionError


@contextmanager
def opened(browser: Browser, folder: Path, game: str) -> Iterator[tuple[Table, Crew, Host]]:
    """A game of three on three phones, and its bot."""
    with held_ports(1) as (port,):
        url = f"http://127.0.0.1:{port}/play"
        settings = Settings(rates=NO_RATES, press_seconds=60, app_url=url)
        more = {"APP_URL": url, "WEBHOOK_PORT": str(port), **NO_BUDGETS}
        with (
            running(folder / "world", settings) as server,
            Crew(Bot(folder / "bot", server.url, server.token, FRESH, more), PROCESSES) as bot,
        ):
            scene = set_scene(server.url)
            group = Group((scene.anna, scene.boris, scene.oksana), scene.group)
            for person in group.people:
                person.start()
            group.begin(f"/play {game}")
            page, complaints = _phones(browser, server.url)
            yield Table(group, page, complaints), bot, scene.host
            page.context.close()


def _phones(browser: Browser, url: str) -> tuple[Page, list[str]]:
    context = browser.new_context(
        viewport={"width": 1440, "height": 900}, locale="en-GB", has_touch=True
    )
    page, complaints = context.new_page(), list[str]()

    def hear(message: ConsoleMessage) -> None:
        if message.type == "error" and not any(said in message.text for said in _BROKEN):
            complaints.append(message.text)

    page.set_default_timeout(PATIENCE)
    page.on("console", hear)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(url)
    expect(page.locator(".phone").first).to_be_visible()
    return page, complaints


def is_over(_: Counter[str], posts: list[Post]) -> bool:
    """Tell whether the game has ended, as the group sees it."""
    return any(has(post, code_of(buttons.Rematch)) for post in posts)


def is_second_round(_: Counter[str], posts: list[Post]) -> bool:
    """Tell whether a round has been played, of a game of three."""
    return any("Round 2 of 3" in post.text for post in posts)


def played(
    browser: Browser,
    folder: Path,
    game: str,
    is_enough: Callable[[Counter[str], list[Post]], bool],
    seed: int = 1,
) -> Played:
    """Play from the lobby until it is enough."""
    with opened(browser, folder, game) as (table, bot, host):
        chaos = Chaos(bot, host, KILLS, seed, PROCESSES)
        moves = play(table, chaos, is_enough, seed)
        complaints = list(table.complaints)
    return Played(moves, len(chaos.kills), complaints, bot.log)


def main() -> int:
    """Play, and tell; return 1 when something was wrong."""
    parser = argparse.ArgumentParser("python -m tests.browser.by_touch", description=__doc__)
    parser.add_argument("game", choices=("carcassonne", "saboteur"))
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    ends = {"carcassonne": is_over, "saboteur": is_second_round}
    folder = Path(tempfile.mkdtemp(prefix="nastolka-touch-"))
    begun = time.monotonic()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=PROGRAM, args=QUIET)
        found = played(browser, folder, given.game, ends[given.game], given.seed)
    minutes = (time.monotonic() - begun) / 60
    wrong = [*found.complaints, *(["a traceback"] if "Traceback" in found.log else [])]
    sys.stdout.write(
        f"{given.game}: {dict(found.moves)}, {found.kills} workers killed, {minutes:.0f} min\n"
    )
    sys.stdout.writelines(f"WRONG: {line}\n" for line in wrong)
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
