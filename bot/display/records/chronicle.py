"""Exports a game as text: the players, every move with the names of tiles and cards and their
places, its points, and every score line, so that anyone can check the sum. PURE.
"""

from collections.abc import Iterator
from html import unescape
from re import sub
from typing import Any

from msgspec.structs import replace

from bot.display.board.finals import dealt
from bot.display.lobby.options import chosen_options
from bot.display.views import facts, view_of
from bot.table.seating import all_seats
from bot.table.values import Live, game_of
from bot.texts.catalogues import figure, message_id
from bot.texts.frame import ROBOT, Frame, called, plain_names
from bot.texts.reader import public_reader
from bot.texts.wording import described
from games.core.contract import legend_of
from games.core.log import By, Move, begin, find, unfolded
from games.core.message import Message, message_of
from games.core.score import Reason, Result, ScoreLine
from games.core.values import TABLE, Seat


def chronicle(frame: Frame, live: Live) -> str:
    """Return the text, in the language of the group."""
    frame = replace(frame, pictures=False)
    parts = (_head(frame, live), _moves(frame, live), _board(frame, live), _scores(frame, live))
    return "\n\n".join("\n".join(lines) for part in parts if (lines := list(part))) + "\n"


def _head(frame: Frame, live: Live) -> Iterator[str]:
    table = live.table
    yield _say(frame, live, Message(message_id(table.game or "", "name")))
    yield _plain(chosen_options(public_reader(frame, table), table))
    if table.day:
        yield _plain(dealt(frame, live))
    yield from (f"{seat + 1}. {_name(frame, live, seat)}" for seat in all_seats(table))


def _moves(frame: Frame, live: Live) -> Iterator[str]:
    """Yield each move as a person would describe it, and below it the events that the chat was
    told.
    """
    table = live.table
    assert table.log is not None
    game = game_of(frame.games, table)
    before = begin(game, table.log).state
    for number, after in enumerate(unfolded(game, table.log), start=1):
        yield f"{number}. {said_move(frame, live, before, number)}"
        before = after.state
        for event in after.events:
            seen = event.seen_by(TABLE)
            if seen is not None:
                yield f"    {_say(frame, live, message_of(game.id, seen))}"


def said_move(frame: Frame, live: Live, before: Any, number: int) -> str:
    """Describe a move and its player: plain text.

    :param before: the state before the move.
    :param number: the number of the move; the first is 1.
    """
    assert live.table.log is not None
    move = live.table.log.moves[number - 1]
    said = _move(frame, live, before, move) + _by(move)
    return frame.labelled(live.table.language, _mover(frame, live, move), said)


def _move(frame: Frame, live: Live, before: Any, move: Move) -> str:
    """Describe a move, in the game's words where it has them, else in notation."""
    game = game_of(frame.games, live.table)
    action = find(game, before, move.seat, move.action)
    told = described(frame, game, before, move.seat, action)
    return _say(frame, live, told) if told else move.action


def _mover(frame: Frame, live: Live, move: Move) -> str:
    """Name who has decided; the whole team where that is not known, or nobody has."""
    if move.chair is None:
        return _name(frame, live, move.seat)
    return called(live.table.people[move.chair])


def _name(frame: Frame, live: Live, seat: Seat) -> str:
    return frame.listed(live.table.language, plain_names(live.table)(seat))


def _by(move: Move) -> str:
    """Return the mark of a move that was skipped, made by a computer, or prepared before its
    turn.
    """
    return _BY[move.by]


_BY = {
    By.PERSON: "",
    By.SKIPPED: " ⏭",
    By.GONE: " 🚪",
    By.COMPUTER: f" {ROBOT}",
    By.PREPARED: " 📌",
}


def _board(frame: Frame, live: Live) -> Iterator[str]:
    game, view = game_of(frame.games, live.table), view_of(frame, live, TABLE)
    board = game.text_board(view)
    yield from [board] if board else []
    said = [_say(frame, live, message) for message in legend_of(game, view)]
    yield from ("", *said) if board and said else said


def _scores(frame: Frame, live: Live) -> Iterator[str]:
    """Everybody's lines, best first; they add up to the totals."""
    result = game_of(frame.games, live.table).result(facts(frame, live).state)
    for place in result.ranking if result else ():
        for seat in place:
            assert result is not None
            yield f"{_name(frame, live, seat)} — {figure(result.scores[seat])}"
            yield from _lines(frame, live, result, seat)


def _lines(frame: Frame, live: Live, result: Result, seat: Seat) -> Iterator[str]:
    for line in result.lines:
        if line.seat == seat:
            yield f"    {_line(frame, live, line)}"


def _line(frame: Frame, live: Live, line: ScoreLine) -> str:
    """`City at 1, 0: 6 (3 tiles) + 2 (1 shield) = 8`."""
    game = game_of(frame.games, live.table)
    category = Message(message_id(game.id, "category", line.category))
    what = _say(frame, live, game.telling.scored(line) if game.telling.scored else category)
    first, *others = line.reasons
    said = f"{figure(first.points)}{_why(frame, live, first)}"
    for one in others:
        sign = "−" if one.points < 0 else "+"
        said += f" {sign} {abs(one.points)}{_why(frame, live, one)}"
    said += f" = {figure(line.points)}" if others else ""
    return frame.labelled(live.table.language, what, said)


def _why(frame: Frame, live: Live, reason: Reason) -> str:
    """Return the reason for points, in brackets, where the game has a word for it."""
    id = message_id(live.table.game or "", "reason", reason.what)
    if not frame.texts.has(id):
        return ""
    return f" ({_say(frame, live, Message(id, {'count': reason.count}))})"


def _say(frame: Frame, live: Live, said: Message) -> str:
    return _plain(frame.say(live.table.language, said, plain_names(live.table)))


def _plain(html: str) -> str:
    """Take the markup away."""
    return unescape(sub(r"</?[a-z]+>", "", html))
