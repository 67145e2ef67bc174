"""The pictures that are rated for docs/pictures.md: what people see of each game early, in a hard
state and late, 600 pixels wide, twice the points of a phone.

`python -m bench.rated FOLDER [GAME ...]`; computers play, so the same commit gives the same
pictures.
"""

import asyncio
import sys
import tempfile
from collections.abc import Collection, Iterator, Mapping, Sequence
from io import BytesIO
from itertools import count
from pathlib import Path
from time import time
from typing import NamedTuple

from msgspec.structs import replace
from PIL import Image
from playwright.async_api import Browser, ViewportSize

import render
from bench.fold.looks import FRAME, GROUP, begun, on_the_way, pressed
from bench.touch import address, answers, browser
from bench.world import bot, fill, playground
from bot.display.pictures import guide_picture, picture_of
from bot.display.surfaces import surfaces
from bot.display.values import Selection
from bot.features.lessons.shown import asked, live_of, taught
from bot.table.ledger import Ledger
from bot.table.preparing import Press
from bot.table.seating import is_computer
from bot.table.values import Live, Person, Phase, Place, stamp_of, to_act, with_changes
from games import GAMES
from games.core.choices import Path as Answers
from games.core.choices import decision, path_to
from games.core.contract import Level
from games.core.lessons import lessons_of
from games.core.log import replay
from games.core.players import decide
from games.core.rng import Rng
from games.core.values import TABLE, Seat
from playground.serving import bind
from playground.state import Playground
from playground.world import chats
from render import Picture


class _State(NamedTuple):
    """A game in which people are looked at."""

    people: int
    share: float
    """Of its moves, which are made."""
    options: Mapping[str, str] = {}


_EVERYTHING = {"inns": "on", "traders": "on", "river": "on", "prospects": "on"}
_SECOND = {"expansion": "on"}
_MODULES = {"mountains": "on", "caravans": "on"}
_RATED: Mapping[str, tuple[_State, ...]] = {
    "carcassonne": (_State(3, 0.1), _State(6, 0.55, _EVERYTHING), _State(4, 0.93)),
    "saboteur": (_State(4, 0.04), _State(10, 0.25), _State(5, 0.3)),
    "saboteur-2": (_State(5, 0.04, _SECOND), _State(12, 0.28, _SECOND), _State(7, 0.32, _SECOND)),
    "laar": (_State(3, 0.04), _State(4, 0.6, {"experts": "hidden"}), _State(4, 0.93)),
    "glastonbury": (_State(3, 0.06), _State(4, 0.5, {"recipes": "on"}), _State(3, 0.9)),
    "land_vs_sea": (_State(2, 0.1), _State(4, 0.55, _MODULES), _State(2, 0.92)),
    "castle": (_State(2, 0.1), _State(2, 0.5), _State(2, 0.92)),
}
_STATES = ("early", "hard", "late")
_SEED = 4
"""Of games in English: a multiple of the number of languages."""


def rated(folder: Path, games: Collection[str] = ()) -> None:
    """Write what people see of each game, early, in a hard state and late, 600 pixels wide: as
    large as a phone shows it, in twice its points.
    """
    for kind in games or _RATED:
        for name, picture in _shown(kind):
            with Image.open(BytesIO(render.draw(picture))) as image:
                size = (_WIDE, round(_WIDE * image.height / image.width))
                image.resize(size, Image.Resampling.LANCZOS).save(folder / f"{kind}-{name}.png")


_WIDE = 600


def _shown(kind: str) -> Iterator[tuple[str, Picture]]:
    game = kind.removesuffix("-2")
    for word, state in zip(_STATES, _RATED[kind], strict=True):
        lives = [*_lives(game, state, is_hard=word == "hard")]
        for name, picture in _steps(game, lives, state.share):
            yield f"{word}-{name}", picture
            if word == "hard":
                yield f"{word}-{name}-contrast", replace(picture, contrast=True)
        over, people = lives[-1], state.people
        ends = {"sheet": picture_of(FRAME, over, TABLE, "sheet", "en")}
        ends["guide"] = guide_picture(FRAME, game, over.table.options, people, "en")
        yield from ((f"{word}-{name}", shown) for name, shown in ends.items() if shown)
    for lesson in lessons_of(GAMES[game])[:1]:
        for number in range(1, len(lesson.step), 3):
            at = taught(FRAME, lesson.id, number, "en")
            choice = Selection(
                at.step.learner, stamp_of(GAMES, live_of(FRAME, at), at.step.learner)
            )
            if shown := asked(FRAME, at, 1, choice).picture:
                yield f"lesson-{number}", shown


def _lives(game: str, state: _State, *, is_hard: bool) -> Iterator[Live]:
    """Let computers play a game; yield it before each move, and as it ends."""
    live = begun(game, state.people, _SEED, state.options, is_hard=is_hard)
    for number in count():
        yield live
        if live.table.phase is not Phase.RUNNING:
            return
        seat, answers = _decided(live, number)
        live = pressed(live, seat, Press(stamp_of(GAMES, live, seat), answers, confirm=True))


def _decided(live: Live, number: int) -> tuple[Seat, Answers]:
    assert live.play
    assert live.table.log
    game, seat = GAMES[live.table.game or ""], to_act(GAMES, live)[0]
    action = decide(game, live.table.log, seat, Level.EASY, Rng(_SEED, number))
    return seat, path_to(decision(game, live.play.state, seat), action)


def _steps(game: str, lives: Sequence[Live], share: float) -> Iterator[tuple[str, Picture]]:
    """Yield the steps of the first choice of a person from a share of the game on, and the board
    in the group.
    """
    live, seat, answers = _first_asked(lives, share)
    shows = [one.picture for one in surfaces(FRAME, live, {}) if one.place == GROUP]
    yield from (("board", picture) for picture in shows if picture)
    for step, look in enumerate(on_the_way(live, seat, answers)):
        if look.surface.picture:
            yield f"step-{step}", look.surface.picture


def _first_asked(lives: Sequence[Live], share: float) -> tuple[Live, Seat, Answers]:
    """Return the first table from a share of the game on where a person has something to choose;
    the person, and what a computer would choose.
    """
    for number in range(int(share * (len(lives) - 1)), len(lives) - 1):
        live = lives[number]
        seat, answers = _decided(live, number)
        if answers and not is_computer(live.table, seat):
            return live, seat, answers
    raise AssertionError("nobody is asked")


# --- the page by touch ---

_FROM_MEMORY = "glastonbury"
"""A game that has no page unless its memory is open."""
_PHONE = ViewportSize(width=390, height=760)
_SHARP = _WIDE / 390
_PATIENCE = 120_000
_SETTLED = 1800
"""Milliseconds that a busy machine may take, and until a map that has come lies still."""


async def touched(folder: Path, games: Collection[str] = ()) -> None:
    """Write the page by touch of the same games as its first player sees it."""
    with tempfile.TemporaryDirectory() as data, bind(0) as listener:
        async with playground() as (play, url):
            tables = {
                f"{kind}-{word}-touch": _seated(play, live, f"{number:010x}")
                for number, (kind, word, live) in enumerate(_asking(games or _RATED))
                if live.table.game != _FROM_MEMORY
            }
            await fill(Path(data), tables.values())
            port = listener.getsockname()[1]
            listener.close()
            page = f"http://127.0.0.1:{port}/play"
            more = {"APP_URL": page, "WEBHOOK_PORT": str(port), "PAINTER_NICE": "0"}
            async with bot(Path(data), play.world.token, url, **more), browser() as shown:
                await answers(page)
                for name, live in tables.items():
                    seat = to_act(GAMES, live)[0]
                    await _shot(shown, address(page, play, live, seat), folder / f"{name}.png")


def _asking(games: Collection[str]) -> Iterator[tuple[str, str, Live]]:
    """Yield tables where a person is asked: game, state, table."""
    for kind in games:
        for word, state in zip(_STATES, _RATED[kind], strict=True):
            lives = [*_lives(kind.removesuffix("-2"), state, is_hard=word == "hard")]
            yield kind, word, _first_asked(lives, state.share)[0]


def _seated(play: Playground, live: Live, id: str) -> Live:
    """Return a table with people of the playground, in a group of their own."""
    old = live.table.people
    users = [chats.new_user(play.world, one.name, None, None, "en").id for one in old]
    group = chats.new_group(play.world, "supergroup", "Friday games", tuple(users)).id
    pairs = zip(users, old, strict=True)
    people = tuple(Person(user, one.name, "en", one.colour) for user, one in pairs)
    fresh = with_changes(live, ledger=Ledger(), since=int(time()))  # nobody has been waited for
    table = with_changes(fresh, id=id, place=Place(group), people=people, host=users[0]).table
    assert table.log
    return Live(table, replay(GAMES[table.game or ""], table.log))


async def _shot(shown: Browser, url: str, path: Path) -> None:
    context = await shown.new_context(viewport=_PHONE, device_scale_factor=_SHARP, has_touch=True)
    context.set_default_timeout(_PATIENCE)
    page = await context.new_page()
    await page.goto(url)
    await page.wait_for_selector(".layer img")
    await page.wait_for_timeout(_SETTLED)
    await page.screenshot(path=path)
    await context.close()


if __name__ == "__main__":
    where, *kinds = sys.argv[1:]
    Path(where).mkdir(exist_ok=True)
    rated(Path(where), kinds)
    asyncio.run(touched(Path(where), kinds))
