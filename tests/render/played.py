"""Pictures of the recorded games, laid out as they were when somebody last looked: all that a
player sees on the way to each move, in colours that are not those of the seats.

Of the pictures of a move only a digest is kept. See `test_golden.py` for what to do after a change
that is meant.
"""

import json
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import sha256
from itertools import chain
from pathlib import Path
from typing import Any

from msgspec.structs import replace

import render
from bot.display.keyboards import marks
from bot.texts.catalogues import Texts
from games.core.choices import path_to, screen
from games.core.contract import on_page
from games.core.values import TABLE, Viewer
from render import Focus, Picture
from render.sheet.scene import describe
from tests.contract.plays import Play, play, starts
from tests.render.test_golden import GOLDEN, REDRAW

_NAMES = ("Марта", "Oleksandr", "Їжак", "Жан-Поль Крузенштерн", "Mo")
_COLOURS = (3, 5, 1, 0, 4)
_TOGETHER = 10
"""Moves whose pictures have one digest."""


def check_pictures(game: str, folder: Path) -> None:
    """Compare the layouts of all pictures in the recorded games with those that were kept."""
    kept = GOLDEN / "played" / f"{game}.json"
    told = {name: _told(pictures) for name, pictures in _pictures(game)}
    digests = {name: sha256(text.encode()).hexdigest()[:12] for name, text in told.items()}
    if REDRAW:
        kept.write_text(json.dumps(digests, indent=1) + "\n", encoding="utf-8")
    before = json.loads(kept.read_text(encoding="utf-8"))
    others = [name for name in digests if digests[name] != before.get(name)]
    for name in others:
        (folder / f"{name}.txt").write_text(told[name], encoding="utf-8")
    assert others == [], f"see {folder}"
    assert before.keys() == digests.keys()


def _told(pictures: Iterable[Picture]) -> str:
    return "\n".join(describe(render.layout(picture)) for picture in pictures)


def _pictures(game: str) -> Iterator[tuple[str, Iterator[Picture]]]:
    """Yield the pictures of some moves of each game, by the number of the first of them."""
    for start in starts():
        if start.log and start.game == game:
            played = play(start)
            for first in range(0, len(played.positions), _TOGETHER):
                numbers = range(first, min(first + _TOGETHER, len(played.positions)))
                ways = (_on_the_way(played, number) for number in numbers)
                yield f"{start.log}-{first}", chain.from_iterable(ways)
            yield f"{start.log}-over", _pages(played, played.end, TABLE)


def _on_the_way(played: Play, number: int) -> Iterator[Picture]:
    """Yield the board and the mover's hand at one step of the choice that led to a move, a
    different step from move to move, and one of the other pages.
    """
    state, seat, action, _ = played.positions[number]
    actions = tuple(played.game.legal_actions(state, seat))
    path = path_to(actions, action)
    shown = screen(actions, path[: number % (len(path) + 1)])
    focus = Focus(seat, shown.answers, marks(shown), shown.action is not None)
    is_secret = played.game.asks_in_private(state, seat)
    yield replace(_board(played, state, TABLE), focus=None if is_secret else focus)
    yield replace(_board(played, state, seat), focus=focus)
    pages = list(_pages(played, state, seat))
    yield pages[number % len(pages)]


def _pages(played: Play, state: Any, viewer: Viewer) -> Iterator[Picture]:
    """Yield every page that somebody can look at."""
    game, board = played.game, _board(played, state, viewer)
    for page in (*render.pages(game.id, board.view), *render.lenses(game.id, board.view)):
        yield replace(board, page=page, view=on_page(game, board.view, page))


def _board(played: Play, state: Any, viewer: Viewer) -> Picture:
    game, seats = played.game, played.log.seats
    view, words = game.view(state, viewer), _words(game.id)
    return Picture(game.id, "board", view, _NAMES[:seats], _COLOURS[:seats], words)


@cache
def _words(game: str) -> dict[str, str]:
    texts = Texts((f"games.{game}",), strict=True)
    return {id: texts.say("ru", id) for id in render.words(game)}
