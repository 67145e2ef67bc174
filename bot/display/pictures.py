"""Chooses the picture of a table: a page of its game's painter, as a viewer may see it. PURE."""

from collections.abc import Mapping
from functools import lru_cache

import render
from bot.display.keyboards import marks
from bot.display.values import BOARD
from bot.display.views import view_of
from bot.table.seating import all_seats, people_at
from bot.table.values import Live, Table
from bot.texts.catalogues import Texts
from bot.texts.frame import Frame, marked
from games.core.choices import Screen
from games.core.contract import Options, on_page
from games.core.values import TABLE, Seat, Viewer
from render import Example, Focus, Picture


def picture_of(
    frame: Frame,
    live: Live,
    viewer: Viewer,
    page: str,
    language: str,
    shown: Screen | None = None,
    seat: Seat | None = None,
) -> Picture | None:
    """Return the picture of a page; None where the painter has no such page, or the chat takes no
    pictures.

    :param shown: the screen of the question to `seat`, whose options the picture marks.
    """
    game, view = live.table.game or "", view_of(frame, live, viewer)
    if not frame.pictures or page not in (*render.pages(game, view), *render.lenses(game, view)):
        return None
    focus = None
    if shown is not None and seat is not None:
        decided = shown.action is not None
        focus = Focus(seat, shown.answers, marks(shown), decided)
    seats = all_seats(live.table)
    picture = Picture(
        game=game,
        page=page,
        view=on_page(frame.games[game], view, page),
        names=tuple(_seat_names(frame, live.table, seat, language) for seat in seats),
        colours=tuple(people_at(live.table, seat)[0].colour for seat in seats),
        words=_words(frame.texts, language, game),
        focus=focus,
    )
    return render.essence(picture)


def map_picture(frame: Frame, live: Live) -> Picture | None:
    """Return the picture of the board as everybody sees it, with no question on it; None without a
    painter.
    """
    return picture_of(frame, live, TABLE, BOARD, live.table.language)


def guide_picture(
    frame: Frame, game: str, options: Options, seats: int, language: str
) -> Picture | None:
    """Return the cheat sheet: a picture of what pays how much with the options of a table, if there
    is one.
    """
    example = render.guide(game, options, seats)
    return example_picture(frame, game, example, language) if example else None


def example_picture(frame: Frame, game: str, example: Example, language: str) -> Picture:
    """Return a picture of no table, which explains a game in the colours that its pieces have."""
    return Picture(
        game=game,
        page=example.page,
        view=example.view,
        names=tuple(frame.say(language, id) for id in example.names),
        colours=frame.games[game].seating.colours[: len(example.names)],
        words=_words(frame.texts, language, game),
    )


def priced_lines(picture: Picture) -> tuple[str, ...]:
    """Return a cheat sheet in words: `Road: for each tile — 1`."""
    return tuple(" — ".join(part for part in line if part) for line in render.priced(picture))


@lru_cache(1 << 6)  # every game in every language
def _words(texts: Texts, language: str, game: str) -> Mapping[str, str]:
    """Return the words that stand in a game's pictures, by message id."""
    return {id: texts.say(language, id) for id in render.words(game)}


def _seat_names(frame: Frame, table: Table, seat: Seat, language: str) -> str:
    """Return the name of a seat's people in a picture. A name that the fonts cannot draw gives way
    to the shape of the seat's colour.
    """
    names = (
        marked(one)
        if render.readable(one.name)
        else frame.say(language, _SHAPES[render.shape(one.colour)])
        for one in people_at(table, seat)
    )
    return frame.listed(language, tuple(names))


_SHAPES = {
    "circle": "shape-circle",
    "square": "shape-square",
    "triangle": "shape-triangle",
    "star": "shape-star",
    "cross": "shape-cross",
    "diamond": "shape-diamond",
}
