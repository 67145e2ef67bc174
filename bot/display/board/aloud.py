"""The chapters of a game that is played in words alone, by people who do not see its pictures
(docs/adr/0080). PURE.

A message holds the news, the question and the status, and the labels of its buttons hold the facts
that decide. Its chapters hold all the rest. A chapter that is called up takes the place of the
message's text, until Back is pressed or something happens.
"""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from msgspec.structs import replace

import render
from bot.display.board.news import news, status_lines
from bot.display.board.recap import last_own
from bot.display.buttons import Read
from bot.display.fitted import has_chapters, text_board, units
from bot.display.keyboards import grid
from bot.display.pictures import guide_picture, priced_lines
from bot.display.values import TEXT_LIMIT, Button, Keyboard, Surface
from bot.display.views import forgets, view_for, view_of
from bot.table.seating import all_seats
from bot.table.values import Live, game_of, is_open
from bot.texts.catalogues import message_id
from bot.texts.frame import html_names
from bot.texts.reader import Reader
from bot.texts.wording import Asker, chosen
from games.core.aloud import Lines, within
from games.core.choices import Screen
from games.core.contract import AnyGame, agreed
from games.core.log import replay
from games.core.memo import memo
from games.core.message import Message, Named
from games.core.values import TABLE, Viewer
from render import GUIDE

_ROOM = TEXT_LIMIT - 200
"""The most characters of a page; the rest of a message is for the page's title and the table's
name."""
_HEARD_NOW = 120
"""The most words on a page of the chapter `NOW`: some half a minute of listening."""


NOW = "now"
"""The chapter of the present position: the points, the board, the reader's own things, all news."""


def chapter_rows(reader: Reader, live: Live, key: str, *, is_begun: bool = False) -> Keyboard:
    """Return the buttons below a message that call up its chapters; none where pictures are seen,
    or the game is over.

    :param is_begun: whether a choice has begun; then only the button of the first chapter stands
        there.
    """
    if not reader.frame.aloud or not is_open(live.table):
        return ()
    names = _names(reader, live)
    return _to_each(reader, live, key, names[:1] if is_begun else names)


def _to_each(reader: Reader, live: Live, key: str, names: tuple[str, ...]) -> Keyboard:
    said = ((name, _title(reader, live, name)) for name in names)
    return grid(tuple(_to(reader, live, key, name, 0, title) for name, title in said))


def told_aloud(reader: Reader, live: Live, shown: Screen | None = None) -> str:
    """Return in words what a picture of the position would show: the status, the board, the answers
    chosen so far. Empty for a reader who sees the picture.
    """
    if not reader.frame.aloud:
        return ""
    asker = Asker(reader.frame, live.table, reader.language, "", view_for(reader, live))
    told = (
        status_lines(reader, live),
        text_board(reader, live),
        escape(chosen(asker, shown)) if shown else "",
    )
    return "\n".join(line for line in told if line)


def panel_of(says: Read) -> str:
    """Return the panel of a chapter's page, as `with_chapter` reads it."""
    return f"{says.key}/{says.chapter}/{says.page}"


def with_chapter(reader: Reader, live: Live, surface: Surface, panel: str) -> Surface:
    """Return a message with the chapter of `panel` in the place of its text; unchanged if `panel`
    names no chapter of this message.
    """
    key, _, rest = panel.partition("/")
    chapter, _, number = rest.partition("/")
    if key != surface.key or not number.isdigit():
        return surface
    names = _names(reader, live)
    if chapter not in names:
        return surface
    lines = _lines(reader, live, chapter)
    pages = _pages(lines, _HEARD_NOW if chapter == NOW and not reader.frame.full else _ROOM)
    page = min(int(number), len(pages) - 1)
    head = f"<b>{_title(reader, live, chapter)}</b>"
    if len(pages) > 1:
        head += f" ({page + 1}/{len(pages)})"
    turns = (("button-previous-page", page - 1), ("button-next-page", page + 1))
    turning = tuple(
        _to(reader, live, key, chapter, to, reader.say(id))
        for id, to in turns
        if 0 <= to < len(pages)
    )
    back = _to(reader, live, key, "", 0, reader.say("button-back"))
    others = _to_each(reader, live, key, names[1:]) if chapter == NOW else ()
    keyboard = (*grid(turning), *others, (back,))
    return replace(surface, text=f"{head}\n\n{pages[page]}", keyboard=keyboard)


def _lines(reader: Reader, live: Live, chapter: str) -> list[str]:
    """Return the lines of a chapter."""
    if chapter == NOW:
        told = told_aloud(reader, live), news(reader, live)
        return [line for part in told for line in part.split("\n") if line]
    by_name = chapters(reader, live)
    lines = by_name[chapter] if chapter in by_name else priced(reader, live)
    return [reader.say(line, html_names(live.table)) for line in lines]


def _to(reader: Reader, live: Live, key: str, chapter: str, page: int, said: str) -> Button:
    return Button(said, Read(live.table.id, key, chapter, page))


def _title(reader: Reader, live: Live, chapter: str) -> str:
    if chapter == NOW:
        return reader.say("aloud-now")
    game = live.table.game or ""
    own = message_id(game, "chapter", chapter)
    return reader.say(own if reader.frame.texts.has(own) else message_id(game, "lens", chapter))


def _names(reader: Reader, live: Live) -> tuple[str, ...]:
    """Return the names of the chapters: the present position, the game's own, the values of
    scoring.
    """
    told = chapters(reader, live)
    now = (NOW,) if has_chapters(reader, live) else ()
    has_guide = GUIDE not in told and render.guide(live.table.game or "", {}, 0)
    return (*now, *told, *((GUIDE,) if told and has_guide else ()))


def priced(reader: Reader, live: Live) -> Lines:
    """Return lines on how much each thing scores, as the cheat sheet shows it."""
    game, seats = game_of(reader.frame.games, live.table), len(all_seats(live.table))
    options = agreed(game, live.table.options)
    picture = guide_picture(reader.frame, game.id, options, seats, reader.language)
    lines = priced_lines(picture) if picture else ()
    return tuple(Message("aloud-priced", {"said": line}) for line in lines)


def own_lines(reader: Reader, live: Live) -> Lines:
    """Return the lines on a seat's own position: lines that only this seat is told, and public
    lines that name the seat.
    """
    aloud = game_of(reader.frame.games, live.table).telling.aloud
    if aloud is None:
        return ()
    public = aloud.brief(view_of(reader.frame, live, TABLE), TABLE)
    told = aloud.brief(view_for(reader, live), reader.seat)
    return tuple(one for one in told if one not in public or Named(reader.seat) in within(one))


def own_told(reader: Reader, live: Live) -> str:
    """Say what somebody has, each on a line: first, and called so, what has come since they last
    chose, for a card that is drawn lies among the others without a mark.
    """
    own, had = own_lines(reader, live), list(_had(reader, live))
    came, kept = [], []
    for line in own:
        if line in had:
            had.remove(line)
            kept.append(line)
        else:
            came.append(Message("aloud-came", {"line": line}))
    lines = (*came, *kept) if kept else own  # of another hand nothing is told apart
    return "\n".join(reader.say(line, html_names(live.table)) for line in lines)


def _had(reader: Reader, live: Live) -> Lines:
    """Return what somebody had when they last chose; nothing where that is to be remembered."""
    game, last = game_of(reader.frame.games, live.table), last_own(live.table, reader.own_chair)
    if not last or live.table.log is None or forgets(game, live):
        return ()
    log = replace(live.table.log, moves=live.table.log.moves[: last - 1])
    return own_lines(reader, replace(live, play=replay(game, log)))


def chapters(reader: Reader, live: Live) -> Mapping[str, Lines]:
    """Return the game's own chapters that have lines, by name; none for a reader who sees the
    pictures.
    """
    game = game_of(reader.frame.games, live.table) if reader.frame.aloud else None
    if game is None or game.telling.aloud is None:
        return {}
    return _nonempty_chapters(game, view_for(reader, live), reader.viewer)


@memo(1 << 5)  # as many as there are views
def _nonempty_chapters(game: AnyGame, view: Any, viewer: Viewer) -> Mapping[str, Lines]:
    assert game.telling.aloud
    told = game.telling.aloud.chapters(view, viewer)
    return {name: lines for name, lines in told.items() if lines}


def _pages(lines: Sequence[str], words: int) -> list[str]:
    """Distribute lines over pages that a message has room for. A page has at most `words` words,
    unless a single line has more.
    """
    pages: list[str] = []
    for line in lines:
        both = f"{pages[-1]}\n{line}" if pages else ""
        if both and units(both) <= _ROOM and len(both.split()) <= words:
            pages[-1] = both
        else:
            pages.append(line)
    return pages
