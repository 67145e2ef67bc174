"""Questions become buttons: columns that a thumb hits, pages where there are too many."""

from itertools import count
from math import ceil
from re import match
from typing import Any

from msgspec import Struct

from bot.frame import Frame
from bot.shown import BUTTON_LIMIT, Button, Keyboard
from bot.token import choice
from games.core.choices import Row, Screen, Stop
from games.core.values import Cell, Rotation
from render.picture import Mark, MarkRow

PER_PAGE = 64
"""Options on a page; leaves room for the other rows under Telegram's 100 buttons."""
_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Without I and O, which read as 1 and 0."""


class Asker(Struct, frozen=True):
    """Who is asked what, in which language."""

    frame: Frame
    table: str
    game: str
    language: str
    stamp: str


def marks(screen: Screen) -> tuple[MarkRow, ...]:
    """Return the labels of all options on the screen: pictures and buttons both use these."""
    return tuple(
        MarkRow(
            row.question.field,
            tuple(
                Mark(option, label, index == row.picked)
                for index, (option, label) in enumerate(
                    zip(row.question.options, _labels(row), strict=True)
                )
            ),
        )
        for row in screen.rows
    )


def choice_keyboard(asker: Asker, screen: Screen, page: int) -> Keyboard:
    """Return the buttons for the screen: its rows, Confirm, Back."""
    rows: list[tuple[Button, ...]] = []
    for row, marked in zip(screen.rows, marks(screen), strict=True):
        rows += _row_buttons(asker, row, marked, page)
    rows += _last_row(asker, screen)
    assert sum(map(len, rows)) <= BUTTON_LIMIT
    return tuple(rows)


def grid(buttons: tuple[Button, ...]) -> Keyboard:
    """Put buttons into rows of equal length, as many a row as their words allow."""
    if not buttons:
        return ()
    longest = max(len(button.text) for button in buttons)
    columns = next(
        n for words, n in ((4, 6), (7, 4), (11, 3), (20, 2), (999, 1)) if longest <= words
    )
    rows = ceil(len(buttons) / columns)
    each = ceil(len(buttons) / rows)
    return tuple(buttons[i : i + each] for i in range(0, len(buttons), each))


def _row_buttons(asker: Asker, row: Row, marked: MarkRow, page: int) -> Keyboard:
    first = page * PER_PAGE
    shown = tuple(zip(marked.marks, row.paths, strict=True))[first : first + PER_PAGE]
    buttons = tuple(
        Button(_words(asker, row.question.field, mark), choice(asker.table, asker.stamp, path))
        for mark, path in shown
    )
    return (*grid(buttons), *_turning(asker, row, page))


def _turning(asker: Asker, row: Row, page: int) -> Keyboard:
    """Buttons to the other pages of a long row."""
    pages = ceil(len(row.paths) / PER_PAGE)
    if pages == 1:
        return ()
    here = row.paths[0][:-1]
    turns = ((page - 1, "◀"), (page + 1, "▶"))
    return (
        tuple(
            Button(f"{sign} {to + 1}/{pages}", choice(asker.table, asker.stamp, here, page=to))
            for to, sign in turns
            if 0 <= to < pages
        ),
    )


def _last_row(asker: Asker, screen: Screen) -> Keyboard:
    def word(id: str) -> str:
        return asker.frame.say(asker.language, id)

    last = []
    if screen.back is not None:
        back = choice(asker.table, asker.stamp, screen.back)
        last.append(Button("‹ " + word("button-back"), back))
    if screen.action is not None:
        confirm = choice(asker.table, asker.stamp, screen.path, confirm=True)
        last.append(Button("✓ " + word("button-confirm"), confirm, style="success"))
    return (tuple(last),) if last else ()


def _labels(row: Row) -> tuple[str, ...]:
    """Numbers are places and turns, letters are things in the hand or spots on a piece."""
    letters, numbers = iter(_LETTERS), count(1)

    def label(option: Any) -> str:
        if option is None or isinstance(option, (type, Stop)):
            return ""
        if isinstance(option, (Cell, Rotation)):
            return str(next(numbers))
        return next(letters, "") or f"Z{next(numbers)}"

    return tuple(map(label, row.question.options))


def _words(asker: Asker, field: str, mark: Mark) -> str:
    """What the button says: its label, the game's word for the option if it has one, a tick."""
    id = f"{asker.game.replace('_', '-')}-{field}-{_word(mark.value)}"
    word = asker.frame.say(asker.language, id) if asker.frame.texts.has(id) else ""
    label = f"↻ {mark.label}" if isinstance(mark.value, Rotation) else mark.label
    text = " · ".join(part for part in (label, word) if part) or str(mark.value)
    return f"✓ {text}" if mark.picked else text


def _word(option: Any) -> str:
    """Return the last part of the id of the game's word for an option."""
    if option is None:
        return "none"
    if isinstance(option, type):
        return option.__name__.lower()
    name = option.value if isinstance(option, Stop) else str(option)
    found = match(r"[a-z][a-z_]*", name.lower())
    return found.group().replace("_", "-") if found else ""
