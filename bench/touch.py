"""The map by touch: from the tap on the button to the whole map on the screen, and its bytes.

In times of the bare JPEG encoding of the same board, in the same run: late in a game of each map,
by a browser that has never been there, from a bot that has shown the table before. The browser's
window is idle before each measurement, so that opening the window does not count. An empty page of
the same server shows how much of each figure is the browser's own.
"""

import asyncio
import gzip
import json
import tempfile
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from functools import partial
from io import BytesIO
from pathlib import Path
from statistics import median
from time import time
from urllib.parse import urlencode

import httpx
from msgspec.structs import replace
from PIL import Image
from playwright.async_api import Browser, async_playwright

import render
from bench.chromium import PROGRAM, QUIET
from bench.fold.looks import FRAME
from bench.play import random_log
from bench.timing import Figures, at_size, milliseconds
from bench.world import bot, fill, playground
from bot.app.document import document
from bot.app.identity import signature
from bot.display.pictures import picture_of
from bot.table.values import Live, Person, Phase, Place, Table
from games import GAMES
from games.core.log import Log, replay
from games.core.values import TABLE
from playground.serving import bind
from playground.state import Playground
from playground.world import chats
from render.pixels.paint import encoded

_LATE: Mapping[str, float] = {
    "carcassonne": 0.93,
    "castle": 0.93,
    "land_vs_sea": 0.93,
    "saboteur": 0.64,
}
"""Share of a game's moves after which it is looked at: of Saboteur's, the end of a round."""
_ROUNDS = 4
_SHOWN = """async () => {
  const images = () => document.querySelector(".layer img");
  await new Promise((done) => {
    const look = () => images() && done();
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
    look();
  });
  const all = [...document.querySelectorAll(".layer img")];
  const decoded = () => Promise.all(all.map((image) => image.decode().catch(() => {})));
  await decoded();
  const seen = performance.now();
  const isFine = (image) => image.complete && 2.1 * image.naturalWidth > image.offsetWidth;
  while (!all.every(isFine)) await new Promise(requestAnimationFrame);
  await decoded();
  return [seen, performance.now()];
}"""
"""Milliseconds from the tap until each piece of the map can be painted, small; and as it is."""
_EMPTY = """async () => {
  await new Promise(requestAnimationFrame);
  return [performance.now()];
}"""
"""Milliseconds until a page can be painted on which nothing is."""
_REST = 2.0
"""Seconds in which a new window comes to rest."""
_WARMING = 30.0
"""Seconds in which a bot draws ahead what its games are made of."""


def measure(size: float) -> Figures:
    """How heavy the page is, and how soon each map is seen."""
    weight = len(gzip.compress(document().shell.encode(), 6))
    yield "page with its library, compressed (aim: 100 kB)", f"{weight / 1000:.1f} kB"
    empty, maps = asyncio.run(_all(size))
    yield "an empty page of the same server on the screen", f"{min(empty)[0]:.0f} ms"
    for game, (bare, taken) in maps.items():
        seen, sharp = zip(*taken, strict=True)
        least, middle = min(seen) / bare, median(seen) / bare
        said = f"{least:.1f} x, median {middle:.1f} x, sharp {min(sharp) / bare:.1f} x"
        yield f"{game}: first map (aim: 20 x)", f"{said}   (unit {bare:.1f} ms)"


async def _all(size: float) -> tuple[list[list[float]], dict[str, tuple[float, list[list[float]]]]]:
    """Return how soon an empty page was seen, each time; and by game the bare encoding of its
    board, and how soon its map was seen: milliseconds.
    """
    with tempfile.TemporaryDirectory() as folder, bind(0) as listener:
        async with playground() as (play, url):
            games = list(_LATE)[: at_size(size, len(_LATE))]
            lives = {game: _late(play, game, number) for number, game in enumerate(games)}
            await fill(Path(folder), lives.values())
            port = listener.getsockname()[1]
            listener.close()
            page = f"http://127.0.0.1:{port}/play"
            more = {"APP_URL": page, "WEBHOOK_PORT": str(port)}
            async with bot(Path(folder), play.world.token, url, **more), browser() as shown:
                await answers(page)
                await asyncio.sleep(size * _WARMING)
                maps = {
                    game: (
                        _bare(live),
                        await _seen(shown, address(page, play, live), _SHOWN, size),
                    )
                    for game, live in lives.items()
                }
                return await _seen(shown, f"{page}/nothing", _EMPTY, size), maps


def _late(play: Playground, game: str, number: int) -> Live:
    """Return a game that is nearly over, of people who sit in a group."""
    users = tuple(chats.new_user(play.world, name, None, None, "en").id for name in "ABC")
    chat = chats.new_group(play.world, "supergroup", game, users).id
    whole = random_log(GAMES[game], 3 if game == "saboteur" else 2, 3)[0]
    log: Log = replace(whole, moves=whole.moves[: round(_LATE[game] * len(whole.moves))])
    people = tuple(Person(user, "Anna", "en", n) for n, user in enumerate(users[: log.seats]))
    id = f"{number:010x}"
    place, running = Place(chat), Phase.RUNNING
    table = Table(id, place, "en", users[0], running, game, log.options, people, log=log)
    return Live(table, replay(GAMES[game], log))


def _bare(live: Live) -> float:
    picture = picture_of(FRAME, live, TABLE, "board", "en")
    assert picture
    image = Image.open(BytesIO(render.draw(picture)))
    image.load()
    return milliseconds(partial(encoded, image), _ROUNDS)[0]


async def answers(page: str) -> None:
    """Wait until the bot serves the page."""
    async with httpx.AsyncClient(trust_env=False) as client:
        while True:
            with suppress(httpx.TransportError):
                (await client.get(page)).raise_for_status()
                return
            await asyncio.sleep(0.2)


@asynccontextmanager
async def browser() -> AsyncIterator[Browser]:
    """Run a browser without a window."""
    async with async_playwright() as playwright:
        launched = await playwright.chromium.launch(executable_path=PROGRAM, args=QUIET)
        yield launched
        await launched.close()


def address(page: str, play: Playground, live: Live, seat: int = 0) -> str:
    """Return the address that a table's button opens for somebody."""
    user = live.table.people[seat].user
    fields = {"auth_date": str(int(time())), "user": json.dumps({"id": user, "first_name": "A"})}
    signed = urlencode({**fields, "hash": signature(fields, play.world.token)})
    return f"{page}?table={live.table.id}#{urlencode({'tgWebAppData': signed})}"


async def _seen(browser: Browser, address: str, shown_by: str, size: float) -> list[list[float]]:
    """Open a page again and again, each time for the first time; return how soon it is shown."""
    found = []
    for _ in range(at_size(size, _ROUNDS) + 1):
        context = await browser.new_context(viewport={"width": 390, "height": 780})
        shown = await context.new_page()
        await asyncio.sleep(size * _REST)
        await shown.goto(address, wait_until="commit")
        found.append(await shown.evaluate(shown_by))
        await context.close()
    return found[1:]
