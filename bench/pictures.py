"""Pictures at 1280 pixels, JPEG included, one core."""

import subprocess
import sys
import tempfile
from functools import partial
from io import BytesIO
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any

from msgspec.structs import replace
from PIL import Image

import render
from bench.play import random_state
from bench.timing import Figures, milliseconds, spread
from games import GAMES
from games.core.choices import screen
from games.core.contract import AnyGame
from games.core.values import TABLE
from render import Focus, Mark, MarkRow, Picture
from render.pixels.clip import Still, clip
from render.pixels.paint import encoded
from render.pixels.reel import stills as frames

_FULL = 71
"""Moves of a whole game: all 72 tiles lie."""
_ISLANDS = 75
"""Moves of a whole game of four, the third: 58 tiles and a filled hole, waypoints besides."""
_LAST_ROUND = 8 * 11 + 2
"""Moves of four players: two experts are sent in the twelfth round."""
_MIDDLE = 40
"""Moves of four wizards: no gaps yet, and a card before everybody."""


def measure() -> Figures:
    """A full map: warm, first in a process, and what encoding alone takes."""
    with tempfile.TemporaryDirectory() as folder:
        render.configure(Path(folder))
        begun = perf_counter()
        render.draw(board(3, _FULL - 1))
        yield "72-tile map, nothing cached anywhere", f"{(perf_counter() - begun) * 1000:.0f} ms"
        first = [_first_in_process(folder, f"board(3, {_FULL - 1})") for _ in range(5)]
        yield "72-tile map, first in a process, sprites on disk", spread(first)
        render.draw(map_of_hexagons(3))
        first = [_first_in_process(folder, "map_of_hexagons(3)") for _ in range(5)]
        yield "land vs sea: the same of 59 tiles (aim: 1000 ms)", spread(first)
    boards = [board(3, moves) for moves in range(_FULL - 12, _FULL)]
    drawn = [render.draw(picture) for picture in boards][-1]
    turns = [milliseconds(partial(render.draw, picture), 1)[0] for picture in boards]
    yield "60-72 tiles, warm: each board of a game's last turns", spread(turns)
    picture = boards[-1]
    yield (
        "the same picture again (map kept)",
        spread(milliseconds(lambda: render.draw(picture), 20)),
    )
    image = Image.open(BytesIO(drawn))
    image.load()
    yield "its bare JPEG encoding", spread(milliseconds(lambda: encoded(image), 20))
    yield "its size", f"{len(drawn) / 1000:.0f} kB"
    for what, name, moves in (
        ("laar: a market of the last round", "laar", _LAST_ROUND),
        ("glastonbury: a field", "glastonbury", _MIDDLE),
        ("castle: a board", "castle", _MIDDLE),
    ):
        board_of_four = asked(name, 1, moves)
        shown = Image.open(BytesIO(render.draw(board_of_four)))
        shown.load()
        taken = milliseconds(partial(render.draw, board_of_four), 20)
        times = taken[10] / milliseconds(partial(encoded, shown), 20)[10]
        yield f"{what}, warm (aim: 40 ms)", f"{spread(taken)}   ({times:.1f} times a bare JPEG)"
    yield from _hexagons()
    yield from _film(milliseconds(lambda: encoded(image), 20)[10] / 1000)


def _film(bare: float) -> Figures:
    """A film of 72 tiles, sprites in memory, in times of a bare JPEG encoding of a board."""
    boards = [replace(board(3, moves), focus=None) for moves in range(_FULL + 1)]
    for _ in range(2):
        begun = process_time()
        stills = [
            Still(image.copy(), ticks) for image, ticks in frames(render.moments(boards), None)
        ]
        drawn = process_time() - begun
    begun = process_time()
    made = clip(stills)
    encoding = process_time() - begun
    for what, taken in (("drawing", drawn), ("encoding", encoding)):
        name = f"a film of 72 tiles: {what} (aim: 2 s)"
        yield name, f"{taken:.2f} s   ({taken / bare:.0f} times a bare JPEG)"
    yield "a film of 72 tiles: its size (aim: 2 MB)", f"{len(made) / 1000:.0f} kB"


def _hexagons() -> Figures:
    """Land vs Sea: maps that are new, and such as are kept."""
    islands = [map_of_hexagons(3, moves) for moves in range(_ISLANDS - 12, _ISLANDS)]
    render.draw(map_of_hexagons(3))
    turns, times = [], []
    for picture in islands:
        begun = process_time()
        shown = Image.open(BytesIO(render.draw(picture)))
        turns.append((process_time() - begun) * 1000)
        shown.load()
        begun = process_time()
        encoded(shown)
        times.append(turns[-1] / (process_time() - begun) / 1000)
    name = "land vs sea, warm: each board of a game's last turns (aim: 60 ms)"
    yield name, f"{spread(turns)}   ({median(times):.1f} times a bare JPEG)"
    fresh = [replace(picture, names=("Ann", "Bo", "Cy", "Di")) for picture in islands]
    yield (
        "land vs sea: the same again (maps kept)",
        spread([milliseconds(partial(render.draw, picture), 1)[0] for picture in fresh]),
    )


def map_of_hexagons(seed: int, moves: int | None = None) -> Picture:
    """Return the board of Land vs Sea after `moves` random moves, or at the end of the game."""
    game = GAMES["land_vs_sea"]
    state = random_state(game, 4, seed, moves=moves, mountains="on", caravans="on")
    words = {id: id for id in render.words(game.id)}
    return Picture(game.id, "board", game.view(state, TABLE), ("A", "B", "C", "D"), (), words)


def board(seed: int, moves: int) -> Picture:
    """Return the board after `moves` random moves, with its cells numbered."""
    game = GAMES["carcassonne"]
    state = random_state(game, 5, seed, moves=moves)
    names = ("Оксана", "Max", "Дмитро", "Ярослава", "Liam")
    words = {id: id for id in render.words(game.id)}
    view = game.view(state, TABLE)
    return Picture(game.id, "board", view, names, words=words, focus=_focus(game, state))


def asked(name: str, seed: int, moves: int) -> Picture:
    """Return the board of four players after `moves` random moves, with what can be tapped."""
    game = GAMES[name]
    state = random_state(game, 4, seed, moves=moves)
    names = ("Оксана", "Max", "Дмитро", "Ярослава")
    words = {id: id for id in render.words(game.id)}
    view = game.view(state, TABLE)
    return Picture(game.id, "board", view, names, words=words, focus=_focus(game, state))


def _focus(game: AnyGame, state: Any) -> Focus | None:
    acting = game.to_act(state)
    if not acting:
        return None
    shown = screen(tuple(game.legal_actions(state, acting[0])), ())
    rows = (
        MarkRow(row.question.field, tuple(_numbered(row.question.options))) for row in shown.rows
    )
    return Focus(acting[0], shown.answers, tuple(rows))


def _numbered(options: tuple[Any, ...]) -> list[Mark]:
    return [Mark(option, str(number)) for number, option in enumerate(options, 1)]


def _first_in_process(folder: str, picture: str) -> float:
    """Return the milliseconds of the first picture in a new process.

    :param picture: a call of this module's.
    """
    lines = (
        "import render, pathlib, time",
        f"from bench.pictures import {picture.split('(')[0]}",
        f"picture = {picture}",
        f"render.configure(pathlib.Path({folder!r}))",
        "begun = time.perf_counter()",
        "render.draw(picture)",
        "print((time.perf_counter() - begun) * 1000)",
    )
    code = "\n".join(lines)
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    return float(done.stdout)
