"""Three moments of a finished game: one message in the private chat of a person who has played.
PURE.

A moment is shown as a step of a lesson is: as a table that nobody keeps, whose id says which
decision it is, and whose state is the log up to there (docs/adr/0095).
"""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from bot.display.board.aloud import told_aloud
from bot.display.board.asking import Regions, asking_of, choice_rows, laid_out, question_of
from bot.display.board.lenses import close_button
from bot.display.board.previews import named_move, path_of_move
from bot.display.keyboards import with_last_row
from bot.display.pictures import picture_of
from bot.display.tables_of import headed
from bot.display.token import BadToken
from bot.display.values import BOARD, NOTHING, Button, Keyboard, Selection, Surface, reply
from bot.display.views import facts
from bot.features.hints.shown import why
from bot.features.moments.buttons import Moments
from bot.table.values import Live, Phase, Place, game_of, revive, stamp_of, with_changes
from bot.texts.frame import Frame
from bot.texts.reader import Reader
from bot.texts.wording import Asker
from games.core.choices import Path, Screen, decision, screen
from games.core.log import By
from games.core.message import Message
from games.core.moments import Moment
from games.core.values import TABLE, Seat
from render import Picture

_MARK = "^"
"""How the ids of tables begin that are moments; no other has it."""


def is_moment(table: str) -> bool:
    """Tell whether a table's id is that of a moment."""
    return table.startswith(_MARK)


def moment_of(id: str) -> tuple[str, int]:
    """Return the table of a moment, and the number of moves before it.

    :raises BadToken: when the id is no moment's.
    """
    _, table, number = (*id.split(_MARK), "", "")[:3]
    if not (number.isascii() and number.isdigit()):
        raise BadToken(id)
    return table, int(number)


class Reviewed(NamedTuple):
    """One of the moments that were found in a game."""

    live: Live
    """The game, in the language of its reader."""
    found: Sequence[Moment]
    nth: int

    @property
    def moment(self) -> Moment:
        """The moment."""
        return self.found[self.nth]


def intro(reader: Reader, live: Live) -> Surface:
    """Return the explanation, with a button that begins the review."""
    find = _button(reader, "button-find-moments", Moments(live.table.id, "f"))
    return _page(reader, live, "moments-intro", ((find,), _close(reader, live)))


def looking(reader: Reader, live: Live, count: int) -> Surface:
    """Return that it takes a while."""
    stop = _button(reader, "button-cancel", Moments(live.table.id, "x"))
    said = Message("moments-looking", {"count": count})
    return _page(reader, live, said, ((stop,),))


def nothing_found(reader: Reader, live: Live) -> Surface:
    """Return that no decision was worse than another."""
    return _page(reader, live, "moments-none", (_close(reader, live),))


def asked(
    reader: Reader,
    reviewed: Reviewed,
    selection: Selection = NOTHING,
    said: str = "moments-asked",
) -> Surface:
    """Return a decision to be made once more, with the buttons by which it was made.

    :param said: the message id of the comment above the question.
    """
    live, seat = reviewed.live, seat_of_moment(reviewed.live, reviewed.moment)
    here, reader = _at(reader, reviewed)
    asking = asking_of(reader.frame, here, seat, selection)
    shown = asking.shown
    title = Message("moments-title", {"number": reviewed.nth + 1, "all": len(reviewed.found)})
    lines = (
        reader.say(title),
        reader.say(said),
        f"➤ {question_of(reader, here, shown)}" if shown.back else "",
        told_aloud(reader, here, shown),
    )
    text = _headed_text(reader, live, lines)
    better = Moments(live.table.id, "s", reviewed.nth)
    show = _button(reader, "button-show-better", better)

    def keyboard_by(regions: Regions, page: int) -> Keyboard:
        rows = choice_rows(reader, here, asking, regions, page)
        return (*with_last_row(*rows), (show, *_close(reader, live)))

    picture = _picture(reader, here, seat, shown)
    keyboard, pictured = laid_out(keyboard_by, picture, text, asking.page, is_private=True)
    return reply(reader.place, text, keyboard, pictured)


def shown_better(
    reader: Reader, reviewed: Reviewed, reasons: Sequence[Message], *, is_tried: bool
) -> Surface:
    """Return a decision as the computer would have made it, and the reasons; and the real move.

    :param is_tried: whether the reader has found the better move by themselves.
    """
    live, found, nth = reviewed
    moment, seat = reviewed.moment, seat_of_moment(live, reviewed.moment)
    here, reader = _at(reader, reviewed)
    frame = reader.frame
    path = path_of_move(frame, here, seat, moment.better)
    better = _screen(frame, here, seat, path)
    unseen = replace(reader, frame=replace(frame, pictures=False))
    lines = (
        reader.say("moments-found") if is_tried else "",
        _move_line(reader, here, seat, "moments-better", better),
        why(frame, here, reader.language, reasons, plain=False),
        _move_line(unseen, here, seat, "moments-made", _decision_screen(frame, live, here, moment)),
        _luck(reader, moment),
        told_aloud(reader, here),
    )
    following = Moments(live.table.id, "a", nth + 1)
    row = (_button(reader, "button-lesson-next", following),)
    rows = (row,) if nth + 1 < len(found) else ()
    text = _headed_text(reader, live, lines)
    picture = _picture(reader, here, seat, better)
    return reply(reader.place, text, (*rows, _close(reader, live)), picture)


def _at(reader: Reader, reviewed: Reviewed) -> tuple[Live, Reader]:
    """Return the game at a moment, and its reader as they see it there."""
    frame = opened(reader.frame)
    here = at_moment(frame, reviewed.live, reviewed.moment.number, reader.place.chat)
    viewer = _viewer(frame, here, seat_of_moment(reviewed.live, reviewed.moment))
    return here, replace(reader, frame=frame, viewer=viewer)


def _luck(reader: Reader, moment: Moment) -> str:
    if moment.luck is None:
        return ""
    return reader.say(Message("moments-luck", {"kind": moment.luck.value}))


def at_moment(frame: Frame, live: Live, number: int, user: int) -> Live:
    """Return the game as it was after its first `number` moves, as a table of its own."""
    log = live.table.log
    assert log is not None
    past = with_changes(
        live,
        id=f"{_MARK}{live.table.id}{_MARK}{number}",
        place=Place(user),
        phase=Phase.RUNNING,
        log=replace(log, moves=log.moves[:number]),
        lettered=False,
        undone=0,
    )
    return revive(frame.games, past.table)


def seat_of_moment(live: Live, moment: Moment) -> Seat:
    """Return the seat that made the decision."""
    assert live.table.log is not None
    return live.table.log.moves[moment.number].seat


def tried(frame: Frame, here: Live, seat: Seat, path: Path) -> str:
    """Return the move that a path decides at a moment, in notation; empty where it decides none.

    :raises UnknownAction: when the path leads nowhere.
    """
    shown = _screen(opened(frame), here, seat, path)
    return "" if shown.action is None else str(shown.action)


def opened(frame: Frame) -> Frame:
    """Return the frame by which a moment is shown: its game is over, and everything was told."""
    return replace(frame, fleeting=True)


def _screen(frame: Frame, here: Live, seat: Seat, path: Path) -> Screen:
    game = game_of(frame.games, here.table)
    return screen(decision(game, facts(frame, here).state, seat), path)


def _decision_screen(frame: Frame, live: Live, here: Live, moment: Moment) -> Screen:
    """Return the screen of the real decision."""
    assert live.table.log is not None
    move = live.table.log.moves[moment.number]
    path = path_of_move(frame, here, move.seat, move.action)
    return _screen(frame, here, move.seat, path)


def _move_line(reader: Reader, here: Live, seat: Seat, id: str, shown: Screen) -> str:
    stamp = stamp_of(reader.frame.games, here, seat)
    asker = Asker(reader.frame, here.table, reader.language, stamp)
    return reader.say(Message(id, {"move": named_move(asker, here, seat, shown)}))


def _picture(reader: Reader, here: Live, seat: Seat, shown: Screen) -> Picture | None:
    return picture_of(reader.frame, here, reader.viewer, BOARD, reader.language, shown, seat)


def _viewer(frame: Frame, here: Live, seat: Seat) -> Seat | None:
    """Return the viewer of the picture: the seat, where it was asked in private."""
    state = facts(frame, here).state
    return seat if game_of(frame.games, here.table).asks_in_private(state, seat) else TABLE


def _page(reader: Reader, live: Live, said: Message | str, keyboard: Keyboard) -> Surface:
    return reply(reader.place, _headed_text(reader, live, (reader.say(said),)), keyboard)


def _headed_text(reader: Reader, live: Live, lines: Sequence[str]) -> str:
    told = "\n".join(line for line in lines if line)
    return headed(reader.frame, live.table, reader.language, told)


def _button(reader: Reader, id: str, token: Moments) -> Button:
    return Button(reader.say(id), token)


def _close(reader: Reader, live: Live) -> tuple[Button, ...]:
    return (close_button(reader.frame, live, reader.language),)


def moments_button(frame: Frame, live: Live, language: str) -> tuple[Button, ...]:
    """Return the button that leads to the presser's own decisions, once people have played a game
    to its end. They open in private, because the last word has no room for them.
    """
    moves = live.table.log.moves if live.table.log else ()
    if live.table.phase is not Phase.OVER or all(move.by is not By.PERSON for move in moves):
        return ()
    said = f"🔍 {frame.say(language, 'button-moments')}"
    return (Button(said, Moments(live.table.id)),)
