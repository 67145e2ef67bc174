"""A person's view of a table on the page: the content of board and hand, as data. PURE.

It reads the game through `facts` (docs/adr/0033), as they do. Where the game forgets, there is no
page, because it would keep what it has shown.
"""

from collections.abc import Iterator
from hashlib import blake2b
from html import unescape
from re import sub

import msgspec
from msgspec import Struct
from msgspec.structs import replace

import render
from bot.display.board.asking import asked_here, screen_of
from bot.display.board.captions import board_caption, hand_caption, waiting_line
from bot.display.board.finals import final_caption, stopped_caption
from bot.display.board.lenses import offered
from bot.display.board.news import status_lines
from bot.display.keyboards import marks, words_of
from bot.display.pictures import picture_of
from bot.display.selections import gone_on
from bot.display.values import BOARD, NOTHING, Selection
from bot.display.views import view_of
from bot.features.contrast.shown import shaped, sharp
from bot.table.circles import read_by
from bot.table.seating import chair_of, present, seat_at, seat_of
from bot.table.values import (
    Chair,
    Live,
    Phase,
    User,
    keeps_secrets,
    position,
    stamp_of,
    with_changes,
)
from bot.texts.frame import Frame, for_reader
from bot.texts.wording import Asker, chosen
from games.core.choices import Path, Row, Screen
from games.core.values import TABLE, Seat, Turned, Viewer
from render import Chart, Picture

WORDS = (
    "app-places",
    "app-turn",
    "app-picture",
    "app-nearer",
    "app-farther",
    "app-whole",
    "app-offline",
)
"""The page's own texts."""


class Option(Struct, frozen=True):
    """One answer."""

    says: str
    path: Path
    picked: bool
    label: str
    """By which the map knows it."""
    moves: bool
    """Whether a tap is the move already (docs/adr/0029)."""


class Question(Struct, frozen=True):
    """One question of the screen."""

    options: tuple[Option, ...]
    turns: bool
    """Whether its answers are turns of the piece that is tried."""


class Look(Struct, frozen=True):
    """A person's view at one moment."""

    version: int
    """Its digest: `version_of`."""
    text: str
    """Plain, in lines."""
    words: dict[str, str]
    language: str
    """Of text and words."""
    stamp: str = ""
    path: Path = ()
    questions: tuple[Question, ...] = ()
    back: Path | None = None
    confirm: str = ""
    """The text of the button; empty: there is nothing to confirm."""
    confirms: str = ""
    """The move to be confirmed, and its target: in secret, where no board shows it."""
    back_says: str = ""
    chart: Chart | None = None
    picture: Picture | None = None
    """A picture that can be enlarged besides the map, or instead of it."""
    status: str = ""
    """How things stand, where the text does not say it."""
    lenses: tuple[tuple[str, str], ...] = ()
    """The pages that can be called up, with their words: a layer of the map, or a picture."""
    lens: str = ""
    """The page of the lens that is shown."""


class _Reader(Struct, frozen=True):
    """The reader of the page."""

    frame: Frame
    live: Live
    chair: Chair | None
    """None: an onlooker."""
    viewer: Viewer
    asked: Seat | None
    shown: Screen | None
    lens: str
    """The lens that is called up; empty for none."""
    contrast: bool


def look(
    frame: Frame, live: Live, user: User, tried: Selection, latest: Selection, lens: str = ""
) -> Look:
    """Return a person's view, with their choices so far.

    :param tried: the selection that the person has tapped.
    :param latest: the person's selection before the tap.
    :param lens: the lens that is called up; ignored if the game does not have it now.
    :raises Refused: when the game forgets, so that no view may be kept.
    """
    version = version_of(frame, live, user)
    frame, live = _for(frame, live, user)
    words = {id.removeprefix("app-"): frame.say(user.language, id) for id in WORDS}
    if live.play is None:
        return Look(version, frame.say(user.language, "app-lobby"), words, user.language)
    lenses = offered(frame, live, user.language)
    reader = _reader(frame, live, user, tried, latest, lens if lens in dict(lenses) else "")
    text, status = _text(reader), _status(reader)
    bare = Look(
        version,
        text.replace(status, "").strip(),
        words,
        user.language,
        picture=_picture(reader),
        chart=_chart(reader),
        status=status,
        lenses=lenses,
        lens=reader.lens,
    )
    looked = _asking(reader, bare) if reader.shown else bare
    return _shaped(looked) if user.contrast else looked


def _shaped(bare: Look) -> Look:
    """Return a view with players' shapes in the place of their colours, as in its picture."""
    questions = tuple(
        replace(one, options=tuple(replace(each, says=shaped(each.says)) for each in one.options))
        for one in bare.questions
    )
    said = {part: shaped(getattr(bare, part)) for part in ("text", "status", "confirms")}
    return replace(bare, questions=questions, **said)


def _for(frame: Frame, live: Live, user: User) -> tuple[Frame, Live]:
    """Return frame and table as somebody reads them."""
    read = with_changes(read_by(live, user.id), language=user.language)
    return for_reader(frame, user), read


def version_of(frame: Frame, live: Live, user: User) -> int:
    """Return a digest of a person's view before they try anything. The revision would also change
    by secret moves, such as preparing one.
    """
    frame, live = _for(frame, live, user)
    table, seat = live.table, seat_of(live.table, user.id)
    seen: list[object] = [table.phase, position(table), seat, user.contrast]
    if live.play is not None:
        reader = _reader(frame, live, user, NOTHING, NOTHING, "")
        seen += [_text(reader), _status(reader), reader.asked, offered(frame, live, user.language)]
        seen += [one for one in table.prepared if one.seat == seat]
    told = blake2b(msgspec.json.encode(seen), digest_size=_SHORT).digest()
    return int.from_bytes(told)


_SHORT = 6
"""Bytes of a version: as many as a number of a script holds."""


def _reader(
    frame: Frame, live: Live, user: User, tried: Selection, latest: Selection, lens: str
) -> _Reader:
    table = live.table
    chair = chair_of(table, user.id)
    if chair is None or chair not in present(table):
        return _Reader(frame, live, None, TABLE, None, None, lens, user.contrast)
    seat = seat_at(table, chair)
    viewer: Viewer = seat if keeps_secrets(frame.games, table) else TABLE
    if not any(asked_here(frame, live, seat, one) for one in (seat, TABLE)):
        return _Reader(frame, live, chair, viewer, None, None, lens, user.contrast)
    wanted = gone_on(frame.games, live, replace(tried, seat=seat), replace(latest, seat=seat))
    shown = screen_of(frame, live, seat, wanted)
    return _Reader(frame, live, chair, viewer, seat, shown, lens, user.contrast)


def _text(reader: _Reader) -> str:
    frame, live, shown = reader.frame, reader.live, reader.shown
    if live.table.phase is not Phase.RUNNING:
        over = final_caption if live.table.phase is Phase.OVER else stopped_caption
        return plain(over(frame, live))
    if reader.viewer is TABLE or reader.chair is None:
        return plain(board_caption(frame, live, shown))
    language = live.table.language
    people = tuple(replace(one, language=language) for one in live.table.people)
    said = hand_caption(frame, with_changes(live, people=people), reader.chair, shown)
    waits = not shown and not live.table.place.is_group  # there the board beside it says for whom
    return plain(f"{waiting_line(frame, live, language)}\n{said}" if waits else said)


def _status(reader: _Reader) -> str:
    """Return how things stand, as it may stand below board or hand."""
    live = reader.live
    if live.table.phase is not Phase.RUNNING:
        return ""
    return plain(status_lines(reader.frame, live, reader.viewer, live.table.language))


def plain(html: str) -> str:
    """Return HTML of ours as text."""
    return unescape(sub("<[^<>]*>", "", html))


def _picture(reader: _Reader) -> Picture | None:
    """Return the picture that stands in the reader's own chat: the hand, or the board; or the
    lens that they have called up.
    """
    frame, live = reader.frame, reader.live
    if reader.lens:
        return _pictured(reader, TABLE, reader.lens)
    if live.table.phase is not Phase.RUNNING:
        pages = render.pages(live.table.game or "", view_of(frame, live, TABLE)) or (BOARD,)
        return _pictured(reader, TABLE, pages[-1])
    return _pictured(reader, reader.viewer, BOARD, reader.shown)


def _pictured(
    reader: _Reader, viewer: Viewer, page: str, shown: Screen | None = None
) -> Picture | None:
    """Return a page of the table, in high contrast if the reader wants that."""
    language = reader.live.table.language
    found = picture_of(reader.frame, reader.live, viewer, page, language, shown, reader.asked)
    return sharp(found) if found and reader.contrast else found


def _chart(reader: _Reader) -> Chart | None:
    """Return the map, with a lens over it that is one of its layers: as everybody sees it, unless
    its question is asked in secret; and below it the hand that the reader's own picture shows.
    """
    page = reader.lens or BOARD
    chart = _chart_for(reader, reader.viewer if reader.shown else TABLE, page)
    own = _chart_for(reader, reader.viewer, BOARD)
    return replace(chart, held=own.held) if chart and own else chart


def _chart_for(reader: _Reader, viewer: Viewer, page: str) -> Chart | None:
    pictured = _pictured(reader, viewer, page, reader.shown)
    return render.chart(pictured) if pictured else None


def _asking(reader: _Reader, bare: Look) -> Look:
    frame, live, shown = reader.frame, reader.live, reader.shown
    assert shown is not None
    assert reader.asked is not None
    language, stamp = live.table.language, stamp_of(frame.games, live, reader.asked)
    known = view_of(frame, live, reader.viewer)
    asker = Asker(frame, live.table, language, stamp, known)
    return replace(
        bare,
        stamp=stamp,
        path=shown.path,
        questions=tuple(_questions(asker, shown)),
        back=shown.back,
        back_says=frame.say(language, "button-back"),
        confirm=frame.say(language, "button-confirm") if shown.action else "",
        confirms="" if reader.viewer is TABLE or not shown.action else chosen(asker, shown),
    )


def _questions(asker: Asker, shown: Screen) -> Iterator[Question]:
    for row, marked in zip(shown.rows, marks(shown), strict=True):
        options = tuple(
            Option(
                words_of(asker, shown, row, mark),
                path,
                mark.picked,
                mark.label,
                moves=path in shown.closing,
            )
            for mark, path in zip(marked.marks, row.paths, strict=True)
        )
        yield Question(options, _turns(row))


def _turns(row: Row) -> bool:
    return any(isinstance(option, Turned) for option in row.question.options)
