"""A game stepped through, move by move, at one's own pace. PURE.

It shows what the film shows: what the whole table saw after each move (docs/adr/0044).
"""

from collections.abc import Sequence
from html import escape
from typing import Any

from msgspec.structs import replace

from bot.display import buttons
from bot.display.board.finals import share_button
from bot.display.board.lenses import close_button
from bot.display.board.news import tell
from bot.display.fitted import fitted, in_blocks, text_board
from bot.display.keyboards import grid
from bot.display.pictures import picture_of
from bot.display.records.chronicle import said_move
from bot.display.values import BOARD, CAPTION_LIMIT, Button, Surface
from bot.display.views import view_of
from bot.features.moments.shown import moments_button
from bot.table.seating import chair_of
from bot.table.values import (
    Live,
    Refused,
    Table,
    game_of,
    is_open,
    keeps_secrets,
    with_changes,
)
from bot.table.words import LOOKING, word_of
from bot.texts.catalogues import message_id
from bot.texts.frame import Frame
from bot.texts.reader import Reader
from games.core.contract import Transition, must_forget
from games.core.log import begin, unfolded
from games.core.values import TABLE

Moments = Sequence[Transition[Any]]
"""The position before the first move, and the result of each move."""


def stepped(reader: Reader, live: Live, at: int, limit: int = CAPTION_LIMIT) -> Surface:
    """Return a game as the table saw it after `at` moves, with buttons to the moments around.

    :param at: the number of moves; a number beyond the last move means the last move.
    :raises Refused: when the game has not begun, or runs and must not be told again.
    """
    moments = _moments(reader.frame, live)
    at = max(0, min(at, len(moments) - 1))
    here = _live_at_moment(reader, live, moments[at])
    return Surface(
        key="stepped",
        place=reader.place,
        generation="",
        text=_text(reader, here, moments, at, limit),
        keyboard=(
            _ways(reader, here, at, len(moments) - 1),
            *grid((*_score(reader, here, moments, at), *_others(reader, here, at))),
        ),
        picture=picture_of(reader.frame, here, TABLE, BOARD, reader.language),
        silent=True,
    )


def _moments(frame: Frame, live: Live) -> Moments:
    """Play the log again: some 10 ms for a whole game."""
    table = live.table
    if table.log is None:
        raise Refused("refused-not-begun")
    game = game_of(frame.games, table)
    is_closed = keeps_secrets(frame.games, table) or must_forget(game, table.options)
    if is_open(table) and is_closed:
        raise Refused("refused-replay-secret")
    return (begin(game, table.log), *unfolded(game, table.log))


def _live_at_moment(reader: Reader, live: Live, moment: Transition[Any]) -> Live:
    return replace(with_changes(live, language=reader.language, lettered=False), play=moment)


def _text(reader: Reader, here: Live, moments: Moments, at: int, limit: int) -> str:
    """Return the text of a step: the game, the number of the move, the move and its events."""
    table = here.table
    assert table.log is not None
    game = escape(reader.say(message_id(table.game or "", "name")))
    title = f"<b>{game}</b> · {at}/{len(moments) - 1}"

    def words(here: Live) -> tuple[str, ...]:
        told = "\n".join(tell(reader, here, moments[at].events))
        done = escape(said_move(reader, here, moments[at - 1].state, at)) if at else ""
        return told, "\n".join(line for line in (title, done) if line)

    def joined_text(told: str, done: str) -> str:
        return "\n".join(part for part in (done, told) if part)

    said = fitted(here, words, limit, joined_text)
    return in_blocks(said, text_board(reader, here))


def _ways(reader: Reader, here: Live, at: int, last: int) -> tuple[Button, ...]:
    """Buttons to the first moment, the ones before and after, and the last."""
    ways = {"⏮": 0, "◀": at - 1, "▶": at + 1, "⏭": last}
    return tuple(
        _way(here, reader.say(_SPOKEN[sign]) if reader.frame.aloud else sign, to)
        for sign, to in ways.items()
        if 0 <= to <= last and to != at
    )


_SPOKEN = {
    "⏮": "button-step-first",
    "◀": "button-step-before",
    "▶": "button-step-next",
    "⏭": "button-step-last",
}
"""Texts of these buttons for people who do not see the signs."""


def _score(reader: Reader, here: Live, moments: Moments, at: int) -> tuple[Button, ...]:
    """A button to the next moment that pays: below the signs, for a phone would cut its words."""
    pays = _next_score(reader.frame, here, moments, at)
    said = reader.say("button-next-score")
    return () if pays is None else (_way(here, said, pays),)


def _others(reader: Reader, here: Live, at: int) -> tuple[Button, ...]:
    """Return buttons to the presser's own decisions, to share this moment (for players only), and
    to delete the message.
    """
    frame, language = reader.frame, reader.language
    close = close_button(frame, here, language)
    if chair_of(here.table, reader.place.chat) is None:
        return (close,)
    share = share_button(frame, here, language, f"/{at}")
    return (*moments_button(frame, here, language), *share, close)


def step_link(table: Table, moment: str = "") -> str:
    """Return the parameter of the link that opens a game.

    :param moment: the moment after so many moves, such as `_12`; empty for the beginning.
    """
    return f"step_{table.id}_{word_of(table, LOOKING)}{moment}"


def _way(here: Live, said: str, to: int) -> Button:
    return Button(said, buttons.Step(here.table.id, to, "p"))


def _next_score(frame: Frame, here: Live, moments: Moments, at: int) -> int | None:
    """Return the next moment at which the points that all see are others."""
    game = game_of(frame.games, here.table)

    def scores(moment: int) -> tuple[int, ...]:
        return game.scores(view_of(frame, replace(here, play=moments[moment]), TABLE))

    now = scores(at)
    return next((to for to in range(at + 1, len(moments)) if scores(to) != now), None)
