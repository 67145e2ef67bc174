"""A message's keyboard, composed by rank: the question's buttons, at most one row besides, and the
rest behind "⋯", which turns the keyboard into the list of the rest, with Back. PURE
(docs/adr/0114).

Any surface has such a list: its `more`. Whether a reader has it open is a panel like others: it
comes with the press and is never stored.
"""

from collections.abc import Callable, Container, Iterator, Sequence
from enum import IntEnum
from operator import itemgetter
from typing import NamedTuple

from msgspec.structs import replace

from bot.display import buttons
from bot.display.keyboards import columns, in_pairs, is_move
from bot.display.token import Token
from bot.display.values import Button, Keyboard, Surface
from bot.texts.frame import Frame

_PANEL = "more/"


class Rank(IntEnum):
    """How close an offer is to the current question. Where there is no room, the greatest number
    goes first.
    """

    WAY = 0
    """Leads to where one decides, if that is not here."""
    NEAR = 1
    """Helps with the current question; stands in the one row, as far as that has room."""
    REST = 2
    """Can wait: stands behind "⋯"."""


class Offer(NamedTuple):
    """A button besides what is asked."""

    rank: Rank
    button: Button


class Composed(NamedTuple):
    """A keyboard, and the list that its "⋯" opens: all offers, because the row is hidden
    meanwhile.
    """

    keyboard: Keyboard
    more: Keyboard


def offers(rank: Rank, *rows: Sequence[Button]) -> tuple[Offer, ...]:
    """Return rows of buttons as offers of one rank."""
    return tuple(Offer(rank, button) for row in rows for button in row)


def composed(
    frame: Frame,
    language: str,
    where: tuple[str, str],
    asked: Keyboard,
    offered: Sequence[Offer],
    ends: tuple[Button, ...] = (),
    *,
    is_shared: bool = False,
) -> Composed:
    """Compose a keyboard: the question's buttons, and one row with as many offers as it has room
    for. The others stand behind "⋯"; a single one of them stands in its place.

    :param where: the table of the message, and its key among the surfaces.
    :param ends: Back and Confirm, the first and the last button of the last row, between which
        offers may stand; Confirm always stands at the same place.
    :param is_shared: whether others press there, too; then the list opens below the question.
    """
    ranked = tuple(offer.button for offer in sorted(offered, key=itemgetter(0)))
    if not ranked:
        return Composed((*asked, ends) if ends else asked, ())
    near = sum(offer.rank < Rank.REST for offer in offered)
    opens = Button(more_word(frame, language), buttons.More(*where))
    ways = _ways(ranked, near, opens, ends)
    below = next(rows for rows in ways if len(rows[0]) <= columns(rows[0]))
    if len(ranked) < _FEW:
        return Composed((*asked, *below), ())
    back = Button(_back(frame, language, is_shared=is_shared), buttons.More(*where, "n"))
    return Composed((*asked, *below), (*in_pairs(ranked), (back,)))


def _ways(
    ranked: tuple[Button, ...], near: int, opens: Button, ends: tuple[Button, ...]
) -> Iterator[Keyboard]:
    """Yield the rows below what is asked, from the fullest one on. The last of them fits always:
    "⋯" alone, above the ends.
    """
    final = tuple(filter(is_move, ends))
    back = ends[: len(ends) - len(final)]
    for head, tail, apart in ((back, final, ()), ((), (), (ends,))):
        for count in range(near, -1, -1):
            stands, behind = ranked[:count], ranked[count:]
            if len(behind) < _FEW:
                yield ((*head, *stands, *behind, *tail), *apart)
            if behind:
                yield ((*head, *stands, opens, *tail), *apart)


_FEW = 2
"""Buttons that are worth a list: one alone stands where "⋯" would."""


def without_preview(
    offered: tuple[Offer, ...], ends: tuple[Button, ...], *, is_private: bool
) -> tuple[Offer, ...]:
    """Return the offers besides a choice. On a preview all of them can wait. Its only reader finds
    them one tap back, at the question; in a group they stand behind "⋯", if they are worth a list.
    """
    if not any(map(is_move, ends)):
        return offered
    if is_private or len(offered) < _FEW:
        return ()
    return tuple(one if one.rank is Rank.WAY else Offer(Rank.REST, one.button) for one in offered)


def more_word(frame: Frame, language: str) -> str:
    """Return the text of the button that opens the list; screen readers do not speak the sign."""
    said = frame.say(language, "button-more")
    return said if frame.aloud else f"⋯ {said}"


def _back(frame: Frame, language: str, *, is_shared: bool) -> str:
    """Return the text of the button that closes a list; on a preview it must differ from the
    preview's own Back.
    """
    said = frame.say(language, "button-less" if is_shared else "button-back")
    return said if frame.aloud else f"‹ {said}"


def panel_of(key: str) -> str:
    """Return the panel of a message's open list."""
    return _PANEL + key


def without_dead_buttons(surface: Surface, handled: Container[type[Token]]) -> Surface:
    """Return a message without buttons that nothing handles, for their feature is left out; and
    without a "⋯" that leads to nothing else then.
    """
    keyboard, more = (
        _only(rows, lambda button: button.token is None or type(button.token) in handled)
        for rows in (surface.keyboard, surface.more)
    )
    if (keyboard, more) == (surface.keyboard, surface.more):
        return surface
    stands = {button for row in keyboard for button in row}
    if all(button in stands or _is_way(button) for row in more for button in row):
        keyboard, more = _only(keyboard, lambda button: not _is_way(button)), ()
    return replace(surface, keyboard=keyboard, more=more)


def _only(rows: Keyboard, keeps: Callable[[Button], bool]) -> Keyboard:
    return tuple(filter(None, (tuple(filter(keeps, row)) for row in rows)))


def _is_way(button: Button) -> bool:
    """Tell whether a button leads to a list, or back from it."""
    return isinstance(button.token, buttons.More)


def with_list(surface: Surface, panel: str) -> Surface:
    """Return a message with its list in the place of its buttons, if its reader has opened it. In a
    group the buttons of a choice stay: nobody may take them from the player whose turn it is.
    """
    if panel != panel_of(surface.key) or not surface.more:
        return surface
    asked = _choice_rows(surface) if surface.place.is_group else ()
    is_preview = any(is_move(button) for row in asked[-1:] for button in row)
    above, ends = (asked[:-1], asked[-1:]) if is_preview else (asked, ())
    return replace(surface, keyboard=(*above, *surface.more, *ends))


def _choice_rows(surface: Surface) -> Keyboard:
    """Return the rows of a choice, if there is one, without the offers and "⋯"."""
    kinds = buttons.Choice | buttons.Confirm
    if not any(isinstance(button.token, kinds) for row in surface.keyboard for button in row):
        return ()
    listed = {button for row in surface.more for button in row}
    rows = (
        tuple(b for b in row if b not in listed and not isinstance(b.token, buttons.More))
        for row in surface.keyboard
    )
    return tuple(filter(None, rows))
