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
from bot.display.board.asking import asked_here, asking_of
from bot.display.board.captions import board_caption, hand_caption, waiting_line
from bot.display.board.finals import final_caption, stopped_caption
from bot.display.board.lenses import offered
from bot.display.board.news import status_line, status_lines
from bot.display.keyboards import marks, words_of
from bot.display.pictures import picture_of
from bot.display.selections import gone_on
from bot.display.values import BOARD, NOTHING, Selection
from bot.display.views import view_for, view_of
from bot.features.contrast.shown import shaped, sharp
from bot.table.circles import read_by
from bot.table.seating import (
    all_seats,
    chair_of,
    is_team,
    people_at,
    present,
    seat_at,
    seat_of,
)
from bot.table.values import (
    Live,
    Phase,
    User,
    game_of,
    keeps_secrets,
    position,
    stamp_of,
    to_act,
    with_changes,
)
from bot.texts.frame import Frame, for_reader, seat_mark
from bot.texts.reader import Reader, public_reader
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


class Sitting(Struct, frozen=True):
    """A seat in the strip above the map."""

    name: str
    """As short as people call each other."""
    mark: str
    """The sign before its name in texts, for which its piece stands; empty where it has none."""
    points: int
    ahead: int | None
    """Points that it would still get if the game ended now, where that is told."""
    acts: bool


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
    high: int = 0
    """How far down something lies on the picture that stands in the map's place, in its pixels; its
    ground goes on below."""
    status: str = ""
    """How things stand, where the text does not say it."""
    people: tuple[Sitting, ...] = ()
    """Who has how many points, by seat: a short form of the status beside a map, in which whoever
    sees the map finds the rest."""
    stock: str = ""
    """The rest of that short form."""
    lenses: tuple[tuple[str, str], ...] = ()
    """The pages that can be called up, with their words: a layer of the map, or a picture."""
    lens: str = ""
    """The page of the lens that is shown."""


class _Sight(Struct, frozen=True):
    """What the reader of the page has before them."""

    reader: Reader
    """Without a chair: an onlooker."""
    live: Live
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
    sight = _sight(frame, live, user, tried, latest, lens if lens in dict(lenses) else "")
    text, status, chart = _text(sight), _status(sight), _chart(sight)
    people, picture = _people(sight) if chart else (), _picture(sight)
    if picture and not chart:
        picture = replace(picture, tall=True)
    bare = Look(
        version,
        text.replace(status, "").strip(),
        words,
        user.language,
        picture=picture,
        high=render.layout(picture).height if picture and not chart else 0,
        chart=chart,
        status=status,
        people=people,
        stock=plain(status_line(sight.reader, live, is_seen=True)) if people else "",
        lenses=lenses,
        lens=sight.lens,
    )
    looked = _with_questions(sight, bare) if sight.shown else bare
    return _with_shapes(looked) if user.contrast else looked


def _with_shapes(bare: Look) -> Look:
    """Return a view with players' shapes in the place of their colours, as in its picture."""
    questions = tuple(
        replace(one, options=tuple(replace(each, says=shaped(each.says)) for each in one.options))
        for one in bare.questions
    )
    said = {part: shaped(getattr(bare, part)) for part in ("text", "status", "stock", "confirms")}
    people = tuple(replace(sitting, mark="") for sitting in bare.people)
    return replace(bare, questions=questions, people=people, **said)


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
        sight = _sight(frame, live, user, NOTHING, NOTHING, "")
        seen += [_text(sight), _status(sight), sight.asked, offered(frame, live, user.language)]
        seen += [one for one in table.prepared if one.seat == seat]
    told = blake2b(msgspec.json.encode(seen), digest_size=_SHORT).digest()
    return int.from_bytes(told)


_SHORT = 6
"""Bytes of a version: as many as a number of a script holds."""


def _sight(
    frame: Frame, live: Live, user: User, tried: Selection, latest: Selection, lens: str
) -> _Sight:
    table = live.table
    chair, reader = chair_of(table, user.id), public_reader(frame, table)
    if chair is None or chair not in present(table):
        return _Sight(reader, live, None, None, lens, user.contrast)
    seat = seat_at(table, chair)
    viewer: Viewer = seat if keeps_secrets(frame.games, table) else TABLE
    reader = replace(reader, viewer=viewer, chair=chair)
    if not any(asked_here(frame, live, seat, place) for place in (seat, TABLE)):
        return _Sight(reader, live, None, None, lens, user.contrast)
    wanted = gone_on(frame.games, live, replace(tried, seat=seat), replace(latest, seat=seat))
    shown = asking_of(frame, live, seat, wanted).shown
    return _Sight(reader, live, seat, shown, lens, user.contrast)


def _text(sight: _Sight) -> str:
    reader, live, shown = sight.reader, sight.live, sight.shown
    everybody = replace(reader, viewer=TABLE)
    if live.table.phase is not Phase.RUNNING:
        over = final_caption if live.table.phase is Phase.OVER else stopped_caption
        return plain(over(everybody, live))
    if reader.viewer is TABLE:
        return plain(board_caption(everybody, live, shown))
    caption = hand_caption(reader, live, shown)
    waits = not shown and not live.table.place.is_group  # there the board beside it says for whom
    return plain(f"{waiting_line(reader, live)}\n{caption}" if waits else caption)


def _status(sight: _Sight) -> str:
    """Return how things stand, as it may stand below board or hand."""
    live = sight.live
    return plain(status_lines(sight.reader, live)) if live.table.phase is Phase.RUNNING else ""


def _people(sight: _Sight) -> tuple[Sitting, ...]:
    """Return the seats with their points, where several people play for points that are open."""
    live, frame = sight.live, sight.reader.frame
    game, view = game_of(frame.games, live.table), view_for(sight.reader, live)
    scores = game.scores(view)
    if live.table.phase is not Phase.RUNNING or len(scores) < _SEVERAL:
        return ()
    ahead = game.prospects(view) if game.prospects else ()
    acting = to_act(frame.games, live)
    return tuple(
        Sitting(
            " + ".join(_short(person.name) for person in people_at(live.table, seat)),
            "" if is_team(live.table) else seat_mark(live.table, seat),
            scores[seat],
            ahead[seat] if ahead else None,
            seat in acting,
        )
        for seat in all_seats(live.table)
    )


_SEVERAL = 2


def _short(name: str) -> str:
    """Return the first word of a name."""
    return next(iter(name.split()), name)


def plain(html: str) -> str:
    """Return HTML of ours as text."""
    return unescape(sub("<[^<>]*>", "", html))


def _picture(sight: _Sight) -> Picture | None:
    """Return the picture that stands in the reader's own chat: the hand, or the board; or the
    lens that they have called up.
    """
    frame, live = sight.reader.frame, sight.live
    if sight.lens:
        return _page_picture(sight, TABLE, sight.lens)
    if live.table.phase is not Phase.RUNNING:
        pages = render.pages(live.table.game or "", view_of(frame, live, TABLE)) or (BOARD,)
        return _page_picture(sight, TABLE, pages[-1])
    return _page_picture(sight, sight.reader.viewer, BOARD, sight.shown)


def _page_picture(
    sight: _Sight, viewer: Viewer, page: str, shown: Screen | None = None
) -> Picture | None:
    """Return a page of the table, in high contrast if the reader wants that."""
    language = sight.live.table.language
    found = picture_of(sight.reader.frame, sight.live, viewer, page, language, shown, sight.asked)
    return sharp(found) if found and sight.contrast else found


def _chart(sight: _Sight) -> Chart | None:
    """Return the map, with a lens over it that is one of its layers: as everybody sees it, unless
    its question is asked in secret; and below it the hand that the reader's own picture shows.
    """
    page = sight.lens or BOARD
    chart = _chart_for(sight, sight.reader.viewer if sight.shown else TABLE, page)
    own = _chart_for(sight, sight.reader.viewer, BOARD)
    return replace(chart, held=own.held) if chart and own else chart


def _chart_for(sight: _Sight, viewer: Viewer, page: str) -> Chart | None:
    pictured = _page_picture(sight, viewer, page, sight.shown)
    return render.chart(pictured) if pictured else None


def _with_questions(sight: _Sight, bare: Look) -> Look:
    frame, live, shown = sight.reader.frame, sight.live, sight.shown
    assert shown is not None
    assert sight.asked is not None
    language, stamp = live.table.language, stamp_of(frame.games, live, sight.asked)
    known = view_of(frame, live, sight.reader.viewer)
    asker = Asker(frame, live.table, language, stamp, known)
    return replace(
        bare,
        stamp=stamp,
        path=shown.path,
        questions=tuple(_questions(asker, shown)),
        back=shown.back,
        back_says=frame.say(language, "button-back"),
        confirm=frame.say(language, "button-confirm") if shown.action else "",
        confirms="" if sight.reader.viewer is TABLE or not shown.action else chosen(asker, shown),
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
