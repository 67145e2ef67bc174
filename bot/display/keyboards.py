"""Inline keyboards of a question: options as buttons in columns wide enough for a thumb, paged
where there are too many.
"""

from itertools import count
from math import ceil
from operator import itemgetter
from typing import Any

from bot.display.buttons import Confirm, choice
from bot.display.token import Token
from bot.display.values import BUTTON_LIMIT, Button, Keyboard
from bot.table.prepared import AHEAD
from bot.table.values import position
from bot.texts.frame import Frame
from bot.texts.wording import BETWEEN, Asker, asks_for_people, surely, weight_of, word_for
from games.core.aloud import CONCERNS
from games.core.choices import Path, Row, Screen, Stop
from games.core.message import Message
from games.core.values import Cell, Turned
from render import REGIONS, Mark, MarkRow

PER_PAGE = 35
"""Buttons of one question, those that turn pages among them: five rows of numbers are seen at one
glance below a picture."""
_BELOW = 24
"""Buttons that may stand below a choice."""
_FEW = 10
"""Numbers that stand in rows of five; more of them, in rows of seven: where eight letters have room
in the width of a picture, phones cut off the second figure."""
_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Without I and O, which read as 1 and 0."""


def marks(screen: Screen) -> tuple[MarkRow, ...]:
    """Return the labels of all options on the screen: pictures and buttons both use these."""
    return tuple(
        MarkRow(
            row.question.field,
            tuple(
                Mark(option, label, index == row.picked)
                for index, (option, label) in enumerate(
                    zip(row.question.options, _labels(screen, row), strict=True)
                )
            ),
        )
        for row in screen.rows
    )


Choices = tuple[Keyboard, tuple[Button, ...]]
"""Rows of options; and the first and last buttons of the message's last row: Back and Confirm."""


def choice_keyboard(
    asker: Asker, screen: Screen, page: int, regions: tuple[tuple[Cell, ...], ...] = ()
) -> Keyboard:
    """Return the buttons for the screen, where nothing else is offered."""
    return with_last_row(*choices(asker, screen, page, regions))


def choices(
    asker: Asker, screen: Screen, page: int, regions: tuple[tuple[Cell, ...], ...] = ()
) -> Choices:
    """Return the buttons for the screen.

    :param regions: the regions of a map whose places are asked for region by region; then a page is
        a region.
    """
    rows: list[tuple[Button, ...]] = []
    most = per_page(len(screen.rows))
    near = region_at(regions, page)
    for row, marked in zip(screen.rows, marks(screen), strict=True):
        if regions and near is None and asks_for_places(row):
            rows += grid(_to_regions(asker, row, len(regions)))
            continue
        words = tuple(words_of(asker, screen, row, mark) for mark in marked.marks)
        some = None if near is None else frozenset(regions[near])
        weights = tuple(weight_of(asker, screen, row.question.field, m.value) for m in marked.marks)
        rows += _row_buttons(asker, row, words, weights, page, most, some, screen.closing)
    if len(regions) > 1 and near is not None:
        return tuple(rows), (_to_all(asker, screen),)
    return _with_ends(tuple(rows), _last_row(asker, screen, page))


def _with_ends(rows: Keyboard, ends: tuple[Button, ...]) -> Choices:
    """Put answers that are the move beside Back, as Confirm is, if there is room for them."""
    whole = (*ends, *(rows[-1] if ends and rows else ()))
    if len(whole) > len(ends) and all(map(is_move, rows[-1])) and len(whole) <= columns(whole):
        return rows[:-1], whole
    return rows, ends


def is_move(button: Button) -> bool:
    """Tell whether a tap on a button makes the move."""
    return isinstance(button.token, Confirm)


def region_at(regions: tuple[tuple[Cell, ...], ...], page: int) -> int | None:
    """Return which region a page shows large; None: all of them, to choose one."""
    if len(regions) == 1:
        return 0
    return page - 1 if 0 < page <= len(regions) else None


def asks_for_places(row: Row) -> bool:
    """Tell whether a row asks for a place on a map."""
    return any(isinstance(option, Cell) for option in row.question.options)


def _to_regions(asker: Asker, row: Row, count: int) -> tuple[Button, ...]:
    """Return buttons that show a region large: each opens a page and chooses nothing."""
    return tuple(
        _turn_button(asker, row, f"🔍 {letter}", page)
        for page, letter in enumerate(REGIONS[:count], 1)
    )


def back_button(frame: Frame, language: str, token: Token) -> Button:
    """A button to what a message shows usually, or to the message behind this one."""
    return Button(f"‹ {frame.say(language, 'button-back')}", token)


def _to_all(asker: Asker, screen: Screen) -> Button:
    """Back from a region to the whole map."""
    whole = choice(asker.table.id, asker.stamp, screen.path)
    return back_button(asker.frame, asker.language, whole)


def with_last_row(rows: Keyboard, last: tuple[Button, ...]) -> Keyboard:
    """Put Back and Confirm below, or what belongs to no choice; one button alone beside the last
    ones, where there is room.
    """
    if len(last) == 1 and rows and len(rows[-1]) < columns((*rows[-1], *last)):
        return (*rows[:-1], (*rows[-1], *last))
    return (*rows, last) if last else rows


def per_page(rows: int) -> int:
    """Return how many buttons each of several questions may have, so that all stay within
    Telegram's limit: the last row has Back and Confirm, and below it stand lenses and decisions
    about people.
    """
    return min(PER_PAGE, (BUTTON_LIMIT - _BELOW - 2) // max(rows, 1))


def grid(buttons: tuple[Button, ...]) -> Keyboard:
    """Put buttons into rows of equal length, as many a row as their words allow; where one is too
    long for that, the others still stand in pairs.
    """
    if not buttons:
        return ()
    if columns(buttons) == 1:
        return in_pairs(buttons)
    rows = ceil(len(buttons) / columns(buttons))
    each = ceil(len(buttons) / rows)
    return tuple(buttons[i : i + each] for i in range(0, len(buttons), each))


def in_pairs(buttons: tuple[Button, ...]) -> Keyboard:
    """Put buttons into pairs; one whose words are too long for that has a row of its own."""
    if not buttons:
        return ()
    size = min(2, columns(buttons[:2]))
    return (buttons[:size], *in_pairs(buttons[size:]))


def columns(buttons: tuple[Button, ...]) -> int:
    """Return how many buttons fit side by side: of numbers five, while these are few rows."""
    longest = max(len(button.text) for button in buttons)
    letters, figures = (5, 5) if len(buttons) <= _FEW else (8, 7)
    widths = ((1, letters), (2, figures), (4, 5), (6, 4), (9, 3), (16, 2), (999, 1))
    return next(n for words, n in widths if longest <= words)


def side_by_side(*rows: tuple[Button, ...]) -> Keyboard:
    """Put rows that belong to nobody's choice beside each other, as far as their words allow."""
    packed: list[tuple[Button, ...]] = []
    for row in rows:
        together = (*packed[-1], *row) if packed else row
        if packed and len(together) <= columns(together):
            packed[-1] = together
        elif row:
            packed.append(row)
    return tuple(packed)


def _row_buttons(
    asker: Asker,
    row: Row,
    words: tuple[str, ...],
    weights: tuple[int, ...],
    page: int,
    most: int,
    near: frozenset[Cell] | None,
    closing: frozenset[Path],
) -> Keyboard:
    """Return the buttons of one question; of its first page where there is no such page. The
    buttons that decline stand on each page, lest people turn pages to find them.

    :param weights: how much each option matters; the options that matter most come first.
    :param near: the places of the region that is shown large; only they get buttons, without pages.
    :param closing: paths that complete the move.
    """
    buttons = tuple(
        _to(asker, said, path, page, confirm=path in closing)
        for said, path in zip(words, row.paths, strict=True)
    )
    ranked = sorted(
        zip(weights, row.question.options, buttons, strict=True), key=itemgetter(0), reverse=True
    )
    options = tuple((option, button) for _, option, button in ranked)
    some = tuple(button for option, button in options if not _declines(option))
    none = tuple(button for option, button in options if _declines(option))
    if near is not None and asks_for_places(row):
        return (*grid(tuple(button for option, button in options if option in near)), *grid(none))
    matters = sum(weight >= CONCERNS for weight in weights)
    is_parted = matters and len(some) - matters >= _HIDDEN and not asker.frame.full
    if asks_for_places(row) and is_parted:
        return (*grid(_place_buttons(asker, row, some, matters, page, most)), *grid(none))
    if len(buttons) > most:
        return (*grid(_page_of_buttons(asker, row, some, page, most - len(none))), *grid(none))
    together = grid(tuple(button for _, button in options))
    apart = (*grid(some), *grid(none))
    return apart if len(apart) < len(together) else together


def _to(asker: Asker, said: str, path: Path, page: int, *, confirm: bool) -> Button:
    """Return the button of an option. A button that makes the move is green, and says so to people
    who do not see colours. Its page is the one that Back returns to.
    """
    page = _viewed_position(asker) if confirm else page
    token = choice(asker.table.id, asker.stamp, path, confirm=confirm, page=page)
    if confirm and asker.frame.aloud:
        said += BETWEEN + asker.frame.say(asker.language, "button-confirm")
    return Button(said, token, style="success" if confirm else None)


def _viewed_position(asker: Asker) -> int:
    """Return the position that is looked at, where a move is prepared: in the place of the page,
    which Confirm has none of.
    """
    return position(asker.table) if asker.stamp.startswith(AHEAD) else 0


def _declines(option: Any) -> bool:
    return option is None or isinstance(option, Stop)


_HIDDEN = 4
"""Places that matter little and are worth a page of their own, where some matter."""


def _place_buttons(
    asker: Asker, row: Row, buttons: tuple[Button, ...], matters: int, page: int, most: int
) -> tuple[Button, ...]:
    """Return the places that matter, which come first, and the way to all others; or a page of
    these.
    """
    first = buttons[: min(matters, most - 1)]
    others = buttons[len(first) :]
    said = asker.frame.say(asker.language, Message("aloud-other-places", {"count": len(others)}))
    if not 0 < page <= ceil(len(others) / (most - 2)):
        return (*first, _turn_button(asker, row, said, 1))
    return _page(asker, row, (first, *_pages(others, most)), page)


def _page_of_buttons(
    asker: Asker, row: Row, buttons: tuple[Button, ...], page: int, most: int
) -> tuple[Button, ...]:
    """Return one page of buttons, with those that turn pages."""
    pages = _pages(buttons, most)
    return _page(asker, row, pages, page if page < len(pages) else 0)


def _pages(buttons: tuple[Button, ...], most: int) -> tuple[tuple[Button, ...], ...]:
    """Put buttons onto pages of equal length that leave room for those that turn them."""
    size = ceil(len(buttons) / ceil(len(buttons) / (most - 2)))
    return tuple(buttons[at : at + size] for at in range(0, len(buttons), size))


def _page(
    asker: Asker, row: Row, pages: tuple[tuple[Button, ...], ...], here: int
) -> tuple[Button, ...]:
    def turn_label(sign: str, id: str) -> str:
        return asker.frame.say(asker.language, id) if asker.frame.aloud else sign

    back, on = turn_label("◀", "button-previous-page"), turn_label("▶", "button-next-page")
    before = (_turn_button(asker, row, back, here - 1),) if here > 0 else ()
    after = (_turn_button(asker, row, on, here + 1),) if here + 1 < len(pages) else ()
    return (*before, *pages[here], *after)


def _turn_button(asker: Asker, row: Row, sign: str, page: int) -> Button:
    """A button to another page of the same question."""
    return Button(sign, choice(asker.table.id, asker.stamp, row.paths[0][:-1], page=page))


def _last_row(asker: Asker, screen: Screen, page: int) -> tuple[Button, ...]:
    """Return Back, to the page that one has come from, and Confirm."""

    def word(sign: str, id: str) -> str:
        said = asker.frame.say(asker.language, id)
        return said if asker.frame.aloud else f"{sign} {said}"

    last = []
    if screen.back is not None:
        back = choice(asker.table.id, asker.stamp, screen.back, page=page)
        last.append(Button(word("‹", "button-back"), back))
    if screen.action is not None:
        here = asker.table.id, asker.stamp, screen.path
        confirm = choice(*here, confirm=True, page=_viewed_position(asker))
        last.append(Button(word("✓", "button-confirm"), confirm, style="success"))
    return tuple(last)


def _labels(screen: Screen, row: Row) -> tuple[str, ...]:
    """Numbers are places and turns, letters are things in the hand or spots on a piece. Many things
    that lie in a grid are named by column and row, as on a chessboard.

    People need none: a seat is known by its colour.
    """
    if asks_for_people(screen, row.question.field):
        return ("",) * len(row.question.options)
    letters, numbers = iter(_LETTERS), count(1)

    def label(option: Any) -> str:
        if _declines(option) or isinstance(option, type):
            return ""
        is_place = isinstance(option, Cell) and not row.question.are_things
        if is_place or isinstance(option, Turned):
            return str(next(numbers))
        if _is_by_grid(row) and isinstance(option, Cell):
            return f"{_LETTERS[option.x]}{option.y + 1}"
        return next(letters, "") or f"Z{next(numbers)}"

    named = {option: label(option) for option in row.named}
    return tuple(named[option] for option in row.question.options)


def _is_by_grid(row: Row) -> bool:
    """Tell whether things that lie in a grid are named by column and row, for they are many."""
    return row.question.are_things and len(row.named) > _FEW


def words_of(asker: Asker, screen: Screen, row: Row, mark: Mark) -> str:
    """Return the text of an option's button: its label, the game's word for the option if there is
    one, and whether it is chosen. A column and a row say enough beside a picture.
    """
    word = word_for(asker, screen, row.question.field, mark.value)
    if _is_by_grid(row) and isinstance(mark.value, Cell) and not asker.frame.aloud:
        word = ""
    is_turn = isinstance(mark.value, Turned) and not asker.frame.aloud
    label = f"↻ {mark.label}" if is_turn else mark.label
    if mark.picked and row.sure:
        word = surely(asker, row, mark.value, word)
    text = BETWEEN.join(part for part in (label, word) if part) or str(mark.value)
    return _chosen_label(asker, text) if mark.picked else text


def _chosen_label(asker: Asker, text: str) -> str:
    """Mark the chosen option of several: with a dot, or with a word for a reader who plays in
    words.
    """
    if not asker.frame.aloud:
        return f"● {text}"
    return f"{text}{BETWEEN}{asker.frame.say(asker.language, 'aloud-chosen')}"
