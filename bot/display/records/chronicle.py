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
from bot.texts.reader import Reader, public_reader
from bot.texts.wording import described
from games.core.contract import legend_of
from games.core.log import By, Move, begin, find, unfolded
from games.core.message import Message, message_of
from games.core.score import Reason, Result, ScoreLine
from games.core.values import TABLE, Seat


def chronicle(frame: Frame, live: Live) -> str:
    """Return the text, in the language of the group."""
    reader = public_reader(replace(frame, pictures=False), live.table)
    parts = (_head(reader, live), _moves(reader, live), _board(reader, live), _scores(reader, live))
    return "\n\n".join("\n".join(lines) for part in parts if (lines := list(part))) + "\n"


def _head(reader: Reader, live: Live) -> Iterator[str]:
    table = live.table
    yield _say(reader, live, Message(message_id(table.game or "", "name")))
    yield _plain(chosen_options(reader, table))
    if table.day:
        yield _plain(dealt(reader, live))
    yield from (f"{seat + 1}. {_name(reader, live, seat)}" for seat in all_seats(table))


def _moves(reader: Reader, live: Live) -> Iterator[str]:
    """Yield each move as a person would describe it, and below it the events that the chat was
    told.
    """
    table = live.table
    assert table.log is not None
    game = game_of(reader.frame.games, table)
    before = begin(game, table.log).state
    for number, after in enumerate(unfolded(game, table.log), start=1):
        yield f"{number}. {said_move(reader, live, before, number)}"
        before = after.state
        for event in after.events:
            seen = event.seen_by(TABLE)
            if seen is not None:
                yield f"    {_say(reader, live, message_of(game.id, seen))}"


def said_move(reader: Reader, live: Live, before: Any, number: int) -> str:
    """Describe a move and its player: plain text.

    :param before: the state before the move.
    :param number: the number of the move; the first is 1.
    """
    assert live.table.log is not None
    move = live.table.log.moves[number - 1]
    said = _move(reader, live, before, move) + _by(move)
    return reader.labelled(_mover(reader, live, move), said)


def _move(reader: Reader, live: Live, before: Any, move: Move) -> str:
    """Describe a move, in the game's words where it has them, else in notation."""
    game = game_of(reader.frame.games, live.table)
    action = find(game, before, move.seat, move.action)
    told = described(reader.frame, game, before, move.seat, action)
    return _say(reader, live, told) if told else move.action


def _mover(reader: Reader, live: Live, move: Move) -> str:
    """Name who has decided; the whole team where that is not known, or nobody has."""
    if move.chair is None:
        return _name(reader, live, move.seat)
    return called(live.table.people[move.chair])


def _name(reader: Reader, live: Live, seat: Seat) -> str:
    return reader.listed(plain_names(live.table)(seat))


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


def _board(reader: Reader, live: Live) -> Iterator[str]:
    game, view = game_of(reader.frame.games, live.table), view_of(reader.frame, live, TABLE)
    board = game.text_board(view)
    yield from [board] if board else []
    said = [_say(reader, live, message) for message in legend_of(game, view)]
    yield from ("", *said) if board and said else said


def _scores(reader: Reader, live: Live) -> Iterator[str]:
    """Everybody's lines, best first; they add up to the totals."""
    result = game_of(reader.frame.games, live.table).result(facts(reader.frame, live).state)
    for place in result.ranking if result else ():
        for seat in place:
            assert result is not None
            yield f"{_name(reader, live, seat)} — {figure(result.scores[seat])}"
            yield from _lines(reader, live, result, seat)


def _lines(reader: Reader, live: Live, result: Result, seat: Seat) -> Iterator[str]:
    for line in result.lines:
        if line.seat == seat:
            yield f"    {_line(reader, live, line)}"


def _line(reader: Reader, live: Live, line: ScoreLine) -> str:
    """`City at 1, 0: 6 (3 tiles) + 2 (1 shield) = 8`."""
    game = game_of(reader.frame.games, live.table)
    category = Message(message_id(game.id, "category", line.category))
    what = _say(reader, live, game.telling.scored(line) if game.telling.scored else category)
    first, *others = line.reasons
    said = f"{figure(first.points)}{_why(reader, live, first)}"
    for one in others:
        sign = "−" if one.points < 0 else "+"
        said += f" {sign} {abs(one.points)}{_why(reader, live, one)}"
    said += f" = {figure(line.points)}" if others else ""
    return reader.labelled(what, said)


def _why(reader: Reader, live: Live, reason: Reason) -> str:
    """Return the reason for points, in brackets, where the game has a word for it."""
    id = message_id(live.table.game or "", "reason", reason.what)
    if not reader.frame.texts.has(id):
        return ""
    return f" ({_say(reader, live, Message(id, {'count': reason.count}))})"


def _say(reader: Reader, live: Live, said: Message) -> str:
    return _plain(reader.say(said, plain_names(live.table)))


def _plain(html: str) -> str:
    """Take the markup away."""
    return unescape(sub(r"</?[a-z]+>", "", html))
