"""Fits words under a picture, or in its place: as many as a message has room for, in few lines, and
with names that leave room for a sentence.
"""

from collections import Counter, defaultdict
from collections.abc import Callable
from html import escape

from msgspec.structs import replace

import render
from bot.display.values import CAPTION_LIMIT, LETTER_ROOM, TEXT_LIMIT
from bot.display.viewport import MOST_LINES, seen_lines
from bot.display.views import facts, forgets, view_for
from bot.table.seating import people_at
from bot.table.values import Live, Phase, game_of, with_changes
from bot.texts.catalogues import figure, message_id
from bot.texts.frame import html_names
from bot.texts.reader import Reader
from games.core.contract import holds, legend_of
from games.core.values import TABLE, Seat

Blocks = tuple[str, ...]
"""Parts of a caption. The first of them is the news; in a caption that asks, the question and the
tip follow, then what is open between people, which table it is, and at last the status."""
LIMIT = CAPTION_LIMIT - LETTER_ROOM
_HEARD = 600
"""The most characters of a message that is heard. Older news can be read in the chapter of the
present position."""
_SHORT = 14
"""Letters of a name that leave room for a sentence in its line."""
_BOARD_LIMIT = TEXT_LIMIT - CAPTION_LIMIT - len("\n\n<pre></pre>")


def caption_of(
    reader: Reader,
    live: Live,
    words: Callable[[Live], Blocks],
    limit: int = LIMIT,
) -> str:
    """Return the caption of a board or hand: the question first. Under a picture it has few lines;
    without one, the board in characters follows. Who plays in words hears the news before the
    question, which leads to the buttons; a chapter holds the board, unless the view holds secrets
    that no chapter may repeat later.
    """
    if is_pictured(reader, live):
        return fitted(live, words, limit, _folded_blocks)
    is_short = has_chapters(reader, live) and not reader.frame.full
    if is_short and not _shows_once(reader, live):
        return fitted(live, words, min(limit, _HEARD))
    joined = in_blocks if reader.frame.aloud else _unfolded_blocks
    return in_blocks(fitted(live, words, limit, joined), text_board(reader, live))


def _shows_once(reader: Reader, live: Live) -> bool:
    """Tell whether a view holds something that must be remembered: no chapter can tell it later."""
    game = game_of(reader.frame.games, live.table)
    return forgets(game, live) and holds(game, view_for(reader, live))


def has_chapters(reader: Reader, live: Live) -> bool:
    """Tell whether the reader plays in words and can call up chapters with all that a message
    leaves out. A group's board has no chapters, not even where the game is told in words because
    its pictures were refused.
    """
    table = live.table
    if not reader.frame.aloud or table.phase is not Phase.RUNNING:
        return False
    if game_of(reader.frame.games, table).telling.aloud is None:
        return False
    alone = (person for person in table.people if person.user == table.place.chat)
    readers = alone if reader.viewer is TABLE else people_at(table, reader.viewer)
    return any(person.aloud for person in readers)


def is_pictured(reader: Reader, live: Live) -> bool:
    """Tell whether a picture stands above the words that a viewer gets."""
    pages = render.pages(live.table.game or "", view_for(reader, live))
    return reader.frame.pictures and bool(pages)


def text_board(reader: Reader, live: Live) -> str:
    """Return the board in characters and its legend, as much of them as a message has room for; for
    a reader who plays in words, its description. Empty where a picture shows the board.
    """
    if is_pictured(reader, live):
        return ""
    game = game_of(reader.frame.games, live.table)
    view, names = view_for(reader, live), html_names(live.table)
    lines, told = escape(game.text_board(view)).split("\n"), legend_of(game, view)
    if reader.frame.aloud and game.telling.aloud:
        lines, told = [], game.telling.aloud.brief(view, reader.viewer)
    said = [reader.say(message, names) for message in told]
    if reader.frame.aloud:
        said += _sums(reader, live)
    for part in (said, lines):
        while part and units("\n".join((*lines, *said))) > _BOARD_LIMIT:
            part.pop()
    board = "\n".join(lines)
    return "\n".join((*([f"<pre>{board}</pre>"] if board else []), *said))


def final_board(reader: Reader, live: Live) -> str:
    """Return the last board where there is no picture. A reader who plays in words gets only the
    points by category, because stepping through the moves tells them the positions, up to the last
    one.
    """
    if reader.frame.aloud:
        return "\n".join(_sums(reader, live))
    return text_board(reader, live)


def _sums(reader: Reader, live: Live) -> list[str]:
    """Return a line a seat with its points by category, once the game is played to its end."""
    game, names = game_of(reader.frame.games, live.table), html_names(live.table)
    result = game.result(facts(reader.frame, live).state)
    sums: dict[Seat, Counter[str]] = defaultdict(Counter)
    for line in result.lines if result else ():
        sums[line.seat][message_id(game.id, "category", line.category)] += line.points

    def sum_text(of: Counter[str]) -> str:
        each = [f"{reader.say(id)} {figure(points)}" for id, points in of.items()]
        return reader.enumerated(each)

    return [reader.labelled(reader.listed(names(seat)), sum_text(of)) for seat, of in sums.items()]


def _folded_blocks(news: str, question: str, tip: str, *others: str) -> str:
    """Join the blocks of a message that asks: the question first and whole, then the tip of this
    step, and the newest news first in a quotation. Of four layouts the first of at most
    `MOST_LINES` lines is taken, so that picture, words and buttons are seen at one glance: the
    status, which the picture shows, too, is left out; then which table it is, and what is open
    between people, go into the quotation. A tip that does not fit beside the question begins it.

    :param others: see `Blocks`.
    """
    *about, table, status = others
    newest = newest_first(news)
    if seen_lines(_joined_lines(question, tip)) > MOST_LINES:
        return _joined_lines(question, quotation(_joined_lines(tip, *about, newest, table, status)))
    ways = (
        (*about, table, quotation(_joined_lines(newest, status))),
        (*about, table, quotation(newest)),
        (*about, quotation(_joined_lines(newest, table, status))),
        (quotation(_joined_lines(*about, newest, table)),),
    )
    said = tuple(_joined_lines(question, tip, *way) for way in ways)
    return next((one for one in said if seen_lines(one) <= MOST_LINES), said[-1])


def _unfolded_blocks(news: str, question: str, tip: str, *others: str) -> str:
    """Join the blocks of a message that asks without a picture, in the same order."""
    *about, table, status = others
    return in_blocks(question, tip, *about, table, newest_first(news), status)


def newest_first(news: str) -> str:
    """Turn the lines of news around, which are told in the order of events."""
    return "\n".join(reversed(news.split("\n")))


def _joined_lines(*blocks: str) -> str:
    return "\n".join(block for block in blocks if block)


def quotation(lines: str) -> str:
    """Return lines as a quotation that clients fold up at three lines."""
    return f"<blockquote expandable>{lines}</blockquote>" if lines else ""


def fitted(
    live: Live,
    words: Callable[[Live], Blocks],
    limit: int = LIMIT,
    joined: Callable[..., str] | None = None,
) -> str:
    """Join the blocks that are not empty so that they fit under a picture. Where they are too long,
    the oldest news is left out first; where that is not enough, long names are cut.
    """
    joined = joined or in_blocks
    for most in _NAMES:
        news, *others = words(live if most is None else _with_names(live, most))
        lines, kept = news.split("\n"), news
        while kept and units(joined(kept, *others)) > limit:
            lines = lines[1:]
            kept = "\n".join(("…", *lines)) if lines else ""
        text = joined(kept, *others)
        if units(text) <= limit:
            break
    return text


_NAMES = (None, 16, 8, 3)
"""The most letters of a name; None: all of them. An emoji may be several."""


def _with_names(live: Live, most: int) -> Live:
    people = tuple(
        replace(one, name=one.name if len(one.name) <= most else f"{one.name[: most - 1]}…")
        for one in live.table.people
    )
    return replace(live, table=replace(live.table, people=people))


def in_blocks(*blocks: str) -> str:
    """Join the blocks that are not empty, with an empty line between them."""
    return "\n\n".join(block for block in blocks if block)


def units(text: str) -> int:
    """Return the length as Telegram's clients count it: in units of UTF-16, where an emoji has two.

    HTML tags are counted, too, which errs on the safe side.
    """
    return len(text.encode("utf-16-le")) // 2


def with_short_names(live: Live) -> Live:
    """Shorten names in messages that ask something: a caption is 300 points wide on a phone. Call
    people whose names are long by their first word, else by its beginning, as long as that
    tells them apart.
    """
    names = [person.name for person in live.table.people]
    for shorten in (_first_word, _shortened_name):
        taken = Counter(map(shorten, names))
        names = [short if taken[short := shorten(name)] == 1 else name for name in names]
    people = (replace(one, name=name) for one, name in zip(live.table.people, names, strict=True))
    former = (
        replace(one, person=replace(one.person, name=_shortened_name(_first_word(one.person.name))))
        for one in live.table.former
    )
    return with_changes(live, people=tuple(people), former=tuple(former))


def _first_word(name: str) -> str:
    return name if len(name) <= _SHORT else name.split()[0]


def _shortened_name(name: str) -> str:
    return name if len(name) <= _SHORT else f"{name[: _SHORT - 1].rstrip()}…"
