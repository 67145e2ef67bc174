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
from bot.display.views import forgets, view_of
from bot.table.seating import all_seats, seat_at
from bot.table.values import Chair, Live, game_of, is_open
from bot.texts.catalogues import message_id
from bot.texts.frame import Frame, html_names
from bot.texts.wording import Asker, chosen
from games.core.aloud import Lines, within
from games.core.choices import Screen
from games.core.contract import AnyGame, agreed
from games.core.log import replay
from games.core.memo import memo
from games.core.message import Message, Named
from games.core.values import TABLE, Seat, Viewer
from render import GUIDE

_ROOM = TEXT_LIMIT - 200
"""The most characters of a page; the rest of a message is for the page's title and the table's
name."""
_HEARD_NOW = 120
"""The most words on a page of the chapter `NOW`: some half a minute of listening."""


NOW = "now"
"""The chapter of the present position: the points, the board, the reader's own things, all news."""


def chapter_rows(
    frame: Frame, live: Live, key: str, viewer: Viewer, language: str, *, is_begun: bool = False
) -> Keyboard:
    """Return the buttons below a message that call up its chapters; none where pictures are seen,
    or the game is over.

    :param is_begun: whether a choice has begun; then only the button of the first chapter stands
        there.
    """
    if not frame.aloud or not is_open(live.table):
        return ()
    names = _names(frame, live, viewer)
    return _to_each(frame, live, key, names[:1] if is_begun else names, language)


def _to_each(frame: Frame, live: Live, key: str, names: tuple[str, ...], language: str) -> Keyboard:
    said = ((name, _title(frame, live, name, language)) for name in names)
    return grid(tuple(_to(frame, live, key, name, 0, title) for name, title in said))


def told_aloud(
    frame: Frame, live: Live, viewer: Viewer, language: str, shown: Screen | None = None
) -> str:
    """Return in words what a picture of the position would show: the status, the board, the answers
    chosen so far. Empty for a reader who sees the picture.
    """
    if not frame.aloud:
        return ""
    asker = Asker(frame, live.table, language, "", view_of(frame, live, viewer))
    told = (
        status_lines(frame, live, viewer, language),
        text_board(frame, live, viewer, language),
        escape(chosen(asker, shown)) if shown else "",
    )
    return "\n".join(line for line in told if line)


def panel_of(says: Read) -> str:
    """Return the panel of a chapter's page, as `with_chapter` reads it."""
    return f"{says.key}/{says.chapter}/{says.page}"


def with_chapter(
    frame: Frame, live: Live, surface: Surface, viewer: Viewer, language: str, panel: str
) -> Surface:
    """Return a message with the chapter of `panel` in the place of its text; unchanged if `panel`
    names no chapter of this message.
    """
    key, _, rest = panel.partition("/")
    chapter, _, number = rest.partition("/")
    if key != surface.key or not number.isdigit():
        return surface
    names = _names(frame, live, viewer)
    if chapter not in names:
        return surface
    lines = _lines(frame, live, viewer, language, chapter)
    pages = _pages(lines, _HEARD_NOW if chapter == NOW and not frame.full else _ROOM)
    page = min(int(number), len(pages) - 1)
    head = f"<b>{_title(frame, live, chapter, language)}</b>"
    if len(pages) > 1:
        head += f" ({page + 1}/{len(pages)})"
    turns = (("button-previous-page", page - 1), ("button-next-page", page + 1))
    turning = tuple(
        _to(frame, live, key, chapter, to, frame.say(language, id))
        for id, to in turns
        if 0 <= to < len(pages)
    )
    back = _to(frame, live, key, "", 0, frame.say(language, "button-back"))
    others = _to_each(frame, live, key, names[1:], language) if chapter == NOW else ()
    keyboard = (*grid(turning), *others, (back,))
    return replace(surface, text=f"{head}\n\n{pages[page]}", keyboard=keyboard)


def _lines(frame: Frame, live: Live, viewer: Viewer, language: str, chapter: str) -> list[str]:
    """Return the lines of a chapter."""
    if chapter == NOW:
        told = told_aloud(frame, live, viewer, language), news(frame, live, viewer, language)
        return [line for part in told for line in part.split("\n") if line]
    by_name = chapters(frame, live, viewer)
    lines = by_name[chapter] if chapter in by_name else priced(frame, live, language)
    return [frame.say(language, line, html_names(live.table)) for line in lines]


def _to(frame: Frame, live: Live, key: str, chapter: str, page: int, said: str) -> Button:
    return Button(said, Read(live.table.id, key, chapter, page))


def _title(frame: Frame, live: Live, chapter: str, language: str) -> str:
    if chapter == NOW:
        return frame.say(language, "aloud-now")
    game = live.table.game or ""
    own = message_id(game, "chapter", chapter)
    return frame.say(language, own if frame.texts.has(own) else message_id(game, "lens", chapter))


def _names(frame: Frame, live: Live, viewer: Viewer) -> tuple[str, ...]:
    """Return the names of the chapters: the present position, the game's own, the values of
    scoring.
    """
    told = chapters(frame, live, viewer)
    now = (NOW,) if has_chapters(frame, live, viewer) else ()
    has_guide = GUIDE not in told and render.guide(live.table.game or "", {}, 0)
    return (*now, *told, *((GUIDE,) if told and has_guide else ()))


def priced(frame: Frame, live: Live, language: str) -> Lines:
    """Return lines on how much each thing scores, as the cheat sheet shows it."""
    game, seats = game_of(frame.games, live.table), len(all_seats(live.table))
    options = agreed(game, live.table.options)
    picture = guide_picture(frame, game.id, options, seats, language)
    lines = priced_lines(picture) if picture else ()
    return tuple(Message("aloud-priced", {"said": line}) for line in lines)


def own_lines(frame: Frame, live: Live, seat: Seat) -> Lines:
    """Return the lines on a seat's own position: lines that only this seat is told, and public
    lines that name the seat.
    """
    aloud = game_of(frame.games, live.table).telling.aloud
    if aloud is None:
        return ()
    public = aloud.brief(view_of(frame, live, TABLE), TABLE)
    told = aloud.brief(view_of(frame, live, seat), seat)
    return tuple(one for one in told if one not in public or Named(seat) in within(one))


def own_told(frame: Frame, live: Live, chair: Chair, language: str) -> str:
    """Say what somebody has, each on a line: first, and called so, what has come since they last
    chose, for a card that is drawn lies among the others without a mark.
    """
    own, had = own_lines(frame, live, seat_at(live.table, chair)), list(_had(frame, live, chair))
    came, kept = [], []
    for line in own:
        if line in had:
            had.remove(line)
            kept.append(line)
        else:
            came.append(Message("aloud-came", {"line": line}))
    lines = (*came, *kept) if kept else own  # of another hand nothing is told apart
    return "\n".join(frame.say(language, line, html_names(live.table)) for line in lines)


def _had(frame: Frame, live: Live, chair: Chair) -> Lines:
    """Return what somebody had when they last chose; nothing where that is to be remembered."""
    game, last = game_of(frame.games, live.table), last_own(live.table, chair)
    if not last or live.table.log is None or forgets(game, live):
        return ()
    log = replace(live.table.log, moves=live.table.log.moves[: last - 1])
    return own_lines(frame, replace(live, play=replay(game, log)), seat_at(live.table, chair))


def chapters(frame: Frame, live: Live, viewer: Viewer) -> Mapping[str, Lines]:
    """Return the game's own chapters that have lines, by name; none for a reader who sees the
    pictures.
    """
    game = game_of(frame.games, live.table) if frame.aloud else None
    if game is None or game.telling.aloud is None:
        return {}
    return _told(game, view_of(frame, live, viewer), viewer)


@memo(1 << 5)  # as many as there are views
def _told(game: AnyGame, view: Any, viewer: Viewer) -> Mapping[str, Lines]:
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
