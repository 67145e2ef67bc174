"""Pictures as multiples of the bare JPEG encoding of the same picture in the same run.

Figures are processor time, the least of a few rounds, which other processes of the machine distort
least. Each picture is new and comes after those that a chat has seen before it; sprites are on
disk, and in memory as far as shelves reach. The process is set up like a painter's, so memory costs
the same.
"""

import asyncio
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from io import BytesIO
from itertools import chain, count, islice
from multiprocessing import active_children
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, NamedTuple

from msgspec.structs import replace
from PIL import Image

import render
from bench.boards import FULL, board
from bench.processes import peak
from bench.timing import Figures, at_size
from bot.display.keyboards import marks
from bot.display.viewport import beside
from bot.painter import PainterPool, prepare
from games import GAMES
from games.core.choices import Screen, decision, screen
from games.core.contract import AnyGame, defaults
from games.core.rng import Rng
from games.core.values import TABLE, Seat, Viewer
from render import Focus, Picture
from render.pixels.clip import Still, clip
from render.pixels.paint import encoded, forget_maps
from render.pixels.reel import stills as frames

_ROUNDS = 3
_LAST = 40
"""Pictures of a game's end that are measured."""
_NAMES = ("Оксана", "Max", "Дмитро", "Ярослава")
_MOST = 1_000
"""Pictures that a chat sees of a game at most."""
_MANY = 2_000
"""Pictures after which a painter's memory is looked at: of all games by turns."""
_BOARD, _PREVIEW, _TURNED = "boards that ask", "previews", "previews after previews"


class Seen(NamedTuple):
    """A picture that a chat sees."""

    kind: str
    picture: Picture


def measure(size: float) -> Figures:
    """Measure the cost of pictures, as multiples of their own bare JPEG encoding."""
    with tempfile.TemporaryDirectory() as folder:
        prepare(Path(folder))
        full = [Seen(_BOARD, board(3, FULL - n)) for n in range(at_size(size, 12) + 1, 0, -1)]
        yield "carcassonne: boards of 60 to 72 tiles (aim: 5 x)", _spread(times(full)[1:])
        for name in GAMES:
            yield from _of_a_game(name, size)
        yield "carcassonne: the first of a process, sprites on disk (aim: 20 x)", _first(folder)
        many = len(GAMES) * at_size(size, _MANY // len(GAMES))
        for how in ("drawing its sprites", "sprites on disk"):
            yield f"a painter after {many} pictures, {how} (aim: 300 MB)", _memory(folder, many)
        yield from _film(at_size(size, FULL))
    render.configure(None)


def _of_a_game(name: str, size: float) -> Figures:
    shown = islice(chat(GAMES[name], 3), at_size(size, _MOST))
    seen = list(shown)[-max(2, at_size(size, _LAST)) :]
    costs = times(seen)
    busiest = max(range(1, len(seen)), key=lambda n: len(render.layout(seen[n].picture).items))
    yield f"{name}: the busiest that asks (aim: 6 x)", f"{costs[busiest]:.1f} x"
    for kind in (_BOARD, _PREVIEW, _TURNED):
        of_kind = [cost for one, cost in zip(seen, costs, strict=True) if one.kind == kind]
        if of_kind:
            yield f"{name}: {kind}", _spread(of_kind)


def chat(game: AnyGame, seed: int) -> Iterator[Seen]:
    """Yield the pictures that are shown while four people decide at random: each board, and each
    step of the choices on it.
    """
    chance = Random(seed)
    state = game.setup(defaults(game), 4, Rng(seed))
    while acting := game.to_act(state):
        seat, kind = acting[0], _BOARD
        path: tuple[int, ...] = ()
        viewer = seat if game.asks_in_private(state, seat) else TABLE
        actions = decision(game, state, seat)
        while True:
            shown = screen(actions, path)
            yield Seen(kind, _picture(game, state, viewer, seat, shown))
            kind = _PREVIEW if kind is _BOARD else _TURNED
            if shown.action is not None:
                break
            path = chance.choice(shown.rows[-1].paths)
        if len(shown.rows) > 1 and len(shown.rows[0].paths) > 1:
            path = chance.choice(shown.rows[0].paths)
            yield Seen(_TURNED, _picture(game, state, viewer, seat, screen(actions, path)))
        state = game.apply(state, seat, shown.action).state


def _picture(game: AnyGame, state: Any, viewer: Viewer, seat: Seat, shown: Screen) -> Picture:
    words = {id: id for id in render.words(game.id)}
    focus = Focus(seat, shown.answers, marks(shown), shown.action is not None)
    view = game.view(state, viewer)
    picture = Picture(game.id, "board", view, _NAMES, words=words, focus=focus)
    rows = sum(-(-len(row.marks) // 8) for row in focus.rows) + 1
    told = beside(picture, "", ((),) * rows, is_private=viewer is not TABLE) or picture
    if regions := render.regions(told):
        return replace(told, focus=replace(focus, regions=regions, region=0))
    return told


def times(seen: Sequence[Seen]) -> list[float]:
    """Return the time of each picture after the one before, as a multiple of its bare encoding."""
    rounds = [_round(seen) for _ in range(_ROUNDS + 1)][1:]
    return [min(taken) / _bare(one.picture) for one, *taken in zip(seen, *rounds, strict=True)]


def _round(seen: Sequence[Seen]) -> list[float]:
    forget_maps()
    return [_timed(partial(render.draw, one.picture)) for one in seen]


def _bare(picture: Picture) -> float:
    image = Image.open(BytesIO(render.draw(picture)))
    image.load()
    return min(_timed(partial(encoded, image)) for _ in range(_ROUNDS))


def _timed(work: Callable[[], object]) -> float:
    begun = process_time()
    work()
    return process_time() - begun


def _first(folder: str) -> str:
    """Return the time of the first picture in a new process."""
    return _in_process(
        folder,
        f"picture = board(3, {FULL - 1})",
        "taken = _timed(lambda: render.draw(picture))",
        "print(f'{taken / _bare(picture):.1f} x')",
    )


def _memory(folder: str, pictures: int) -> str:
    """Return the most that a painter has held that drew pictures of all games by turns, and beside
    it, the one who draws ahead, if they have not gone before.

    They are the bot's, in a process that has loaded nothing else.
    """
    return _in_process(folder, f"print(*most_held(Path({folder!r}), {pictures}), 'MB')")


def most_held(folder: Path, pictures: int) -> list[int]:
    """Have a painter draw `pictures` pictures; return the most MB that each process has held, the
    painter's first: it is the largest.
    """
    painter = PainterPool(1, folder)
    try:
        asyncio.run(_draw_all(painter, _by_turns(pictures)))
        return sorted((peak(one.pid) for one in active_children() if one.pid), reverse=True)
    finally:
        painter.close()


async def _draw_all(painter: PainterPool, pictures: Iterable[Picture]) -> None:
    for picture in pictures:
        await painter.draw(picture)


def _by_turns(pictures: int) -> Iterator[Picture]:
    """Yield `pictures` pictures of all games."""
    begun, each = 40, pictures // len(GAMES)
    chats = (islice(_chats(game), begun, begun + each) for game in GAMES.values())
    for together in zip(*chats, strict=True):
        yield from (one.picture for one in together)


def _chats(game: AnyGame) -> Iterator[Seen]:
    """Yield the pictures of one game after the other."""
    return chain.from_iterable(chat(game, seed) for seed in count(3))


def _film(moves: int) -> Figures:
    """A film of a game, sprites in memory, in times of a bare JPEG encoding of its last board."""
    boards = [replace(board(3, move), focus=None) for move in range(moves + 1)]
    for _ in range(2):
        begun = process_time()
        stills = [
            Still(image.copy(), ticks) for image, ticks in frames(render.moments(boards), None)
        ]
        drawn = process_time() - begun
    begun = process_time()
    made = clip(stills)
    bare, encoding = _bare(boards[-1]), process_time() - begun
    for what, taken in (("drawing", drawn), ("encoding", encoding)):
        yield (
            f"a film of {moves + 1} tiles: {what} (aim: 2 s)",
            f"{taken:.2f} s, {taken / bare:.0f} x",
        )
    yield f"a film of {moves + 1} tiles: its size (aim: 2 MB)", f"{len(made) / 1000:.0f} kB"


def _in_process(folder: str, *lines: str) -> str:
    """Return the output of a new process that is set up like a painter."""
    code = "\n".join(
        (
            "from pathlib import Path; import render; from bot.painter import prepare",
            "from bench.pictures import _bare, _timed, board, most_held",
            f"prepare(Path({folder!r}))",
            *lines,
        )
    )
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    return done.stdout.strip()


def _spread(costs: Sequence[float]) -> str:
    ordered = sorted(costs)
    p50 = ordered[len(ordered) // 2]
    return f"p50 {p50:.1f} x   most {ordered[-1]:.1f} x   ({len(ordered)} pictures)"
