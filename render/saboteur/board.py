"""The board in the group: the maze, the people, the player on turn; at a round's end the
winners.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby

from games.core.values import Seat
from games.saboteur.view import Phase, View
from render.saboteur.deeds import deed_of
from render.saboteur.hand import held
from render.saboteur.kit import GROUND, MARGIN, bench, counters
from render.saboteur.maze import Spread, cells, maze, spread
from render.saboteur.people import PanelStyle, height, looks, people
from render.saboteur.signs import outcome_sign, outcome_word
from render.sheet.cards import STRIP, strip
from render.sheet.head import HEAD, head, title
from render.sheet.marks import marks
from render.sheet.people import name_of, on_dark
from render.sheet.picture import Picture
from render.sheet.scene import Item, Scene
from render.theme import TALLEST, WIDTH


def board(picture: Picture) -> Scene:
    """Lay out the maze, as large as the people leave room, and the people below it."""
    view: View = picture.view
    how = _looks(picture)
    foot = height(view, how) + (STRIP if view.hand else 0)
    room = min(picture.room, _STEADY) if picture.focus else picture.room
    where = spread(cells(view), HEAD, max(room - foot, _LEAST) - HEAD)
    bottom = where.bottom
    items = [*maze(view, where), *head(_left_of_head(picture), counters(view)), bench(bottom)]
    if view.hand:  # only in a position that explains the game
        items += strip(held(view, None), bottom)
        bottom += STRIP
    items += people(picture, bottom, how)
    return Scene(WIDTH, bottom + height(view, how), tuple(items), GROUND)


_LEAST = 520
"""Of head and maze, where somebody is chosen among the people and they need the room."""


_STEADY = 1280
"""Of a sheet with a question: as tall before the answer as after it, when there are fewer buttons.
"""


def film(pictures: Sequence[Picture]) -> Iterator[Scene]:
    """Lay out each round's maze again and again where it will lie at last, all people below."""
    foot = max(height(picture.view, looks(picture.view)) for picture in pictures)
    rounds = [[*some] for _, some in groupby(pictures, lambda picture: picture.view.round)]
    places = [
        spread([cell for picture in some for cell in cells(picture.view)], HEAD, _ROOM - foot)
        for some in rounds
    ]
    bottom = max(where.bottom for where in places)
    for where, some in zip(places, rounds, strict=True):
        for picture in some:
            yield _frame(picture, where, bottom, bottom + foot)


_ROOM = TALLEST - HEAD


def _frame(picture: Picture, where: Spread, bottom: int, height: int) -> Scene:
    items = [
        *maze(picture.view, where),
        *head(_left_of_head(picture), counters(picture.view)),
        bench(bottom),
        *people(picture, bottom, _looks(picture)),
    ]
    return Scene(WIDTH, height, tuple(items), GROUND)


def _looks(picture: Picture) -> PanelStyle:
    """Return the style of the people; those who can be chosen here stand out."""
    plain = looks(picture.view)
    options = frozenset(Seat(mark.value) for mark in marks(picture.focus, int))
    answers = dict(picture.focus.answers) if picture.focus else {}
    if "victim" in answers:
        chosen = frozenset({Seat(answers["victim"])})
        deed = deed_of(picture.view, picture.focus)
        return PanelStyle(plain.columns, options | chosen, chosen, deed=deed)
    return PanelStyle(plain.columns, options, plain.golden) if options else plain


def _left_of_head(picture: Picture) -> Iterator[Item]:
    view: View = picture.view
    y = HEAD // 2 - 2
    if view.phase is Phase.PLAYING and view.turn is not None:
        yield from on_dark(picture, view.turn, MARGIN + 40, y, 70)
        yield title(name_of(picture, view.turn), MARGIN + 92, 760)
    elif view.tales:
        outcome = view.tales[-1].outcome
        yield from outcome_sign(outcome, MARGIN + 46, y, 84)
        yield title(picture.words[outcome_word(outcome)], MARGIN + 112, 760)
