"""Three moments of a finished game: one message in the private chat of a person who has played.
PURE.

A moment is shown as a step of a lesson is: as a table that nobody keeps, whose id says which
decision it is, and whose state is the log up to there (docs/adr/0095).
"""

from collections.abc import Sequence

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
from bot.features.moments.buttons import Moments, Reviewing
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


def intro(frame: Frame, live: Live, user: int, language: str) -> Surface:
    """Return the explanation, with a button that begins the review."""
    find = _button(frame, live, language, "button-find-moments", "f")
    return _page(frame, live, user, language, "moments-intro", ((find,), _close(frame, live)))


def looking(frame: Frame, live: Live, user: int, language: str, count: int) -> Surface:
    """Return that it takes a while."""
    stop = _button(frame, live, language, "button-cancel", "x")
    said = Message("moments-looking", {"count": count})
    return _page(frame, live, user, language, said, ((stop,),))


def nothing_found(frame: Frame, live: Live, user: int, language: str) -> Surface:
    """Return that no decision was worse than another."""
    return _page(frame, live, user, language, "moments-none", (_close(frame, live),))


def asked(
    frame: Frame,
    live: Live,
    found: Sequence[Moment],
    index: int,
    user: int,
    selection: Selection = NOTHING,
    said: str = "moments-asked",
) -> Surface:
    """Return a decision to be made once more, with the buttons by which it was made.

    :param live: the game, in the language of its reader.
    :param said: the message id of the comment above the question.
    """
    here, frame = at_moment(frame, live, found[index].number, user), opened(frame)
    seat, language = seat_of_moment(live, found[index]), live.table.language
    asking = asking_of(frame, here, seat, selection)
    shown = asking.shown
    viewer = _viewer(frame, here, seat)
    reader = Reader(frame, Place(user), language, viewer)
    picture = picture_of(frame, here, viewer, BOARD, language, shown, seat)
    title = Message("moments-title", {"number": index + 1, "all": len(found)})
    lines = (
        frame.say(language, title),
        frame.say(language, said),
        f"➤ {question_of(reader, here, shown)}" if shown.back else "",
        told_aloud(reader, here, shown),
    )
    text = _headed(frame, live, lines)
    show = _button(frame, live, language, "button-show-better", "s", index)

    def keyboard_by(regions: Regions, page: int) -> Keyboard:
        rows = choice_rows(reader, here, asking, regions, page)
        return (*with_last_row(*rows), (show, *_close(frame, live)))

    keyboard, pictured = laid_out(keyboard_by, picture, text, asking.page, is_private=True)
    return reply(Place(user), text, keyboard, pictured)


def shown_better(
    frame: Frame, live: Live, found: Sequence[Moment], index: int, user: int, *, is_tried: bool
) -> Surface:
    """Return a decision as the computer would have made it, and the reasons; and the real move.

    :param is_tried: whether the reader has found the better move by themselves.
    """
    moment = found[index]
    here, frame = at_moment(frame, live, moment.number, user), opened(frame)
    seat, language = seat_of_moment(live, moment), live.table.language
    reader = Reader(frame, Place(user), language, _viewer(frame, here, seat))
    path = path_of_move(frame, here, seat, moment.better)
    better, unseen = _screen(frame, here, seat, path), replace(frame, pictures=False)
    lines = (
        frame.say(language, "moments-found") if is_tried else "",
        _told(frame, here, seat, "moments-better", better),
        why(frame, here, seat, language, path, plain=False),
        _told(unseen, here, seat, "moments-made", _made(frame, live, here, moment)),
        _luck(frame, language, moment),
        told_aloud(reader, here),
    )
    following = _button(frame, live, language, "button-lesson-next", "a", index + 1)
    rows = ((following,),) if index + 1 < len(found) else ()
    picture = _picture(frame, here, seat, better)
    text = _headed(frame, live, lines)
    return reply(Place(user), text, (*rows, _close(frame, live)), picture)


def _luck(frame: Frame, language: str, moment: Moment) -> str:
    if moment.luck is None:
        return ""
    return frame.say(language, Message("moments-luck", {"kind": moment.luck.value}))


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


def selection_of(frame: Frame, here: Live, seat: Seat, path: Path, page: int) -> Selection:
    """Return the selection of a person with their choices so far."""
    return Selection(seat, stamp_of(frame.games, here, seat), path, page)


def opened(frame: Frame) -> Frame:
    """Return the frame by which a moment is shown: its game is over, and everything was told."""
    return replace(frame, fleeting=True)


def _screen(frame: Frame, here: Live, seat: Seat, path: Path) -> Screen:
    game = game_of(frame.games, here.table)
    return screen(decision(game, facts(frame, here).state, seat), path)


def _made(frame: Frame, live: Live, here: Live, moment: Moment) -> Screen:
    """Return the screen of the real decision."""
    assert live.table.log is not None
    move = live.table.log.moves[moment.number]
    path = path_of_move(frame, here, move.seat, move.action)
    return _screen(frame, here, move.seat, path)


def _told(frame: Frame, here: Live, seat: Seat, id: str, shown: Screen) -> str:
    language = here.table.language
    asker = Asker(frame, here.table, language, stamp_of(frame.games, here, seat))
    return frame.say(language, Message(id, {"move": named_move(asker, here, seat, shown)}))


def _picture(frame: Frame, here: Live, seat: Seat, shown: Screen) -> Picture | None:
    viewer = _viewer(frame, here, seat)
    return picture_of(frame, here, viewer, BOARD, here.table.language, shown, seat)


def _viewer(frame: Frame, here: Live, seat: Seat) -> Seat | None:
    """Return the viewer of the picture: the seat, where it was asked in private."""
    state = facts(frame, here).state
    return seat if game_of(frame.games, here.table).asks_in_private(state, seat) else TABLE


def _page(
    frame: Frame, live: Live, user: int, language: str, said: Message | str, keyboard: Keyboard
) -> Surface:
    text = _headed(frame, live, (frame.say(language, said),))
    return reply(Place(user), text, keyboard)


def _headed(frame: Frame, live: Live, lines: Sequence[str]) -> str:
    told = "\n".join(line for line in lines if line)
    return headed(frame, live.table, live.table.language, told)


def _button(
    frame: Frame, live: Live, language: str, id: str, what: Reviewing, index: int = 0
) -> Button:
    token = Moments(live.table.id, what, index)
    return Button(frame.say(language, id), token)


def _close(frame: Frame, live: Live) -> tuple[Button, ...]:
    return (close_button(frame, live, live.table.language),)


def moments_button(frame: Frame, live: Live, language: str) -> tuple[Button, ...]:
    """Return the button that leads to the presser's own decisions, once people have played a game
    to its end. They open in private, because the last word has no room for them.
    """
    moves = live.table.log.moves if live.table.log else ()
    if live.table.phase is not Phase.OVER or all(move.by is not By.PERSON for move in moves):
        return ()
    said = f"🔍 {frame.say(language, 'button-moments')}"
    return (Button(said, Moments(live.table.id)),)
