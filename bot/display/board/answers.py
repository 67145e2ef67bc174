"""Short answers to a question that somebody types about their game: the last events, their own
things, the points, the surroundings of a place. Each is made from the view of the person who asks.
PURE.
"""

import re
from collections.abc import Iterator
from html import unescape

from msgspec.structs import replace

from bot.display.board.aloud import chapters, own_lines
from bot.display.board.news import news, status_lines
from bot.display.fitted import text_board, units
from bot.display.values import TEXT_LIMIT
from bot.display.views import forgets
from bot.table.seating import chair_of, seat_at
from bot.table.values import Live, User, game_of
from bot.texts.frame import ROBOT, Frame, called, html_names
from bot.texts.reader import Reader, private_reader
from games.core.aloud import Lines
from games.core.message import Message, Variable
from games.core.values import Cell

LIST = "list"
"""The question what can be asked."""
SHORT = "short"
FULL = "full"
"""The setting "full": the word typed changes how much is told from now on, and needs no answer."""
_QUESTIONS = {
    "last": "ask-word-last",
    "hand": "ask-word-hand",
    "score": "ask-word-score",
    "left": "ask-word-left",
    "around": "ask-word-around",
    SHORT: "ask-word-short",
    FULL: "ask-word-full",
    LIST: "ask-word-list",
}
"""By question, the sentence that lists its words."""
_TAG = re.compile(r"<[^>]+>")
_NUMBER = re.compile(r"(?<!\d)[-−–]?\d{1,3}(?!\d)")
"""Of a row or a column, as far as any map reaches."""
_SQUARE = re.compile(r"\b([a-j])\s?(\d{1,3})(?!\d)")


def question_in(frame: Frame, language: str, typed: str) -> str:
    """Return the name of the question that was typed, in the person's language or in English; empty
    for none.
    """
    first = (_plain(typed).split() or [""])[0]
    for question, id in _QUESTIONS.items():
        listed = (frame.say(spoken, id) for spoken in (language, "en"))
        if any(first in map(_plain, words.split(", ")) for words in listed):
            return question
    return ""


def answer(frame: Frame, live: Live, user: User, typed: str) -> str:
    """Return the answer to a question typed by a person at the table; empty if the text is no
    question.

    :raises Refused: when the game forgets, because an answer would stay in the chat.
    """
    chair = chair_of(live.table, user.id)
    if chair is None:
        return ""
    in_words = replace(frame, pictures=False, aloud=True)
    reader = private_reader(in_words, user, seat_at(live.table, chair))
    match question_in(frame, user.language, typed):
        case "last":
            text = news(reader, live) or reader.say("ask-not-yet")
        case "hand":
            text = "\n".join(_line_texts(reader, live, own_lines(reader, live)))
        case "score" | "left" as chapter:
            lines = _line_texts(reader, live, chapters(reader, live).get(chapter, ()))
            text = "\n".join(lines) or status_lines(reader, live)
        case "around":
            text = _around(reader, live, typed)
        case "list":
            text = "\n".join(_list(reader, live))
        case _:
            text = _about(reader, live, typed)
    return _cut(text)


def _list(reader: Reader, live: Live) -> Iterator[str]:
    """Yield the lines of the list of words that are answered at this table."""
    game = game_of(reader.frame.games, live.table)
    yield reader.say("ask-list")
    if not forgets(game, live):
        has_left = "left" in chapters(reader, live)
        left = ("ask-list-left",) if has_left else ()
        for id in ("ask-list-last", "ask-list-hand", "ask-list-score", *left):
            yield reader.say(id)
        if game.telling.aloud and (place_of := game.telling.aloud.place):
            place = place_of(Cell(3, 0))
            square = _SQUARE.search(reader.say(place).casefold())
            variables: dict[str, Variable] = {
                "typed": square[0] if square else "0 3",
                "place": place,
            }
            yield reader.say(Message("ask-list-around", variables))
        yield reader.say("ask-list-name")
    yield reader.say("ask-list-amount")
    yield reader.say("ask-list-list")


def _line_texts(reader: Reader, live: Live, lines: Lines) -> list[str]:
    return [reader.say(line, html_names(live.table)) for line in lines]


def _around(reader: Reader, live: Live, typed: str) -> str:
    """Describe a place and its neighbours, row by row."""
    game, at = game_of(reader.frame.games, live.table), _place_in(typed)
    if at is None or game.telling.aloud is None or game.telling.aloud.place is None:
        return "\n".join(_list(reader, live))
    cells = [Cell(at.x + x, at.y + y) for y in (-1, 0, 1) for x in (-1, 0, 1)]
    places = [f"{reader.say(game.telling.aloud.place(cell))}:" for cell in cells]
    chapter_lines = chapters(reader, live).values()
    lines = dict.fromkeys(line for one in chapter_lines for line in _line_texts(reader, live, one))
    found = [line for place in places for line in lines if line.startswith(place)]
    return "\n".join(found) or reader.say("ask-nothing")


def _place_in(typed: str) -> Cell | None:
    """Read a place: row and column, or the letter and number of a square."""
    if square := _SQUARE.search(typed.casefold()):
        return Cell(ord(square[1]) - ord("a"), int(square[2]) - 1)
    numbers = [int(re.sub("[−–]", "-", one)) for one in _NUMBER.findall(typed)[:2]]
    return Cell(numbers[1], numbers[0]) if len(numbers) == 2 else None


def _about(reader: Reader, live: Live, typed: str) -> str:
    """Describe the things of the player whose name was typed; empty if nobody has that name."""
    names = (_words(called(person)) for person in live.table.people)
    named = [name for name in names if typed.strip() and _plain(name).startswith(_plain(typed))]
    if not named:
        return ""
    told = chapters(reader, live).get("others", ())
    own = text_board(reader, live).split("\n")
    lines = (*_line_texts(reader, live, told), *own)
    return "\n".join(line for line in lines if _words(line).startswith(tuple(named)))


def _words(html: str) -> str:
    return unescape(_TAG.sub("", html)).removeprefix(f"{ROBOT} ")


def _plain(word: str) -> str:
    return word.strip().casefold().replace("ё", "е")


def _cut(text: str) -> str:
    """Return as many lines as a message takes."""
    lines = text.split("\n")
    while units("\n".join(lines)) > TEXT_LIMIT:
        lines.pop()
    return "\n".join(lines)
