"""Captions, buttons and pictures of a move that a person prepares before their turn, in their
private chat (docs/adr/0094). PURE.
"""

from msgspec.structs import replace

from bot.display import buttons
from bot.display.board.previews import named_move
from bot.display.keyboards import back_button
from bot.display.token import Token
from bot.display.values import NOTHING, Button, Keyboard, Selection, Selections
from bot.display.views import facts, view_of
from bot.table.prepared import AHEAD, Prepared
from bot.table.preparing import action_of, asked_by, has_room, imagined, misfits, prepared_by
from bot.table.seating import all_seats, chair_of, is_computer, is_left
from bot.table.values import Live, Phase, game_of, keeps_secrets, to_act
from bot.texts.catalogues import message_id
from bot.texts.frame import Frame
from bot.texts.reader import Reader
from bot.texts.wording import Asker
from games.core.choices import Screen, decision, path_to, screen
from games.core.contract import Action
from games.core.message import Message
from games.core.values import Seat


def looked_at(frame: Frame, live: Live, seat: Seat, selection: Selection) -> Live | None:
    """Return the table as if the turn of a seat had come that is preparing its move just now; None
    where it is not.
    """
    if selection.seat != seat or not selection.stamp.startswith(AHEAD):
        return None
    return asked_by(frame.games, live, seat, selection.stamp)


def is_preparing(frame: Frame, live: Live, seat: Seat, selections: Selections) -> bool:
    """Tell whether a seat prepares its move just now, or has done so."""
    if prepared_by(live.table, seat):
        return True
    return looked_at(frame, live, seat, selections.get(seat, NOTHING)) is not None


def shown_ahead(reader: Reader, live: Live) -> tuple[Live, Screen] | None:
    """Return the table as if the seat's turn had come, and its prepared move, the first that fits,
    for the picture of the hand; None where nothing that fits is prepared.
    """
    ready = () if live.is_imagined else prepared_by(live.table, reader.seat)
    fitting = (_fitting_move(reader.frame, live, move) for move in ready if move.action)
    fits = next(filter(None, fitting), None)
    if fits is None:
        return None
    future, action = fits
    return future, replace(_screen(reader.frame, future, reader.seat, action), rows=())


def _fitting_move(frame: Frame, live: Live, prepared: Prepared) -> tuple[Live, Action] | None:
    """Return the table as if the turn of the seat had come, and its prepared move; None where that
    does not fit any more.
    """
    is_asked = prepared.seat in to_act(frame.games, live)
    future = None if is_asked else imagined(frame.games, live, prepared.seat)
    action = action_of(frame.games, future, prepared) if future else None
    return (future, action) if future and action else None


def _screen(frame: Frame, future: Live, seat: Seat, action: Action) -> Screen:
    actions = decision(game_of(frame.games, future.table), facts(frame, future).state, seat)
    return screen(actions, path_to(actions, action))


def prepared_line(reader: Reader, live: Live) -> str:
    """Describe the prepared moves of a seat, or say that the first, or none, fits any more; empty
    if there are none.
    """
    ready = () if live.is_imagined else prepared_by(live.table, reader.seat)
    told = (_move_description(reader, live, one, order) for order, one in enumerate(ready))
    return "\n".join(filter(None, told))


def _move_description(reader: Reader, live: Live, prepared: Prepared, order: int) -> str:
    """Describe a seat's first or second prepared move. A second one that does not fit is not told
    of.
    """
    seat, fits = prepared.seat, _fitting_move(reader.frame, live, prepared)
    if fits is None:
        is_over = order or not prepared.action  # idling ends by itself, as it said
        return "" if is_over else reader.say("prepared-misfit")
    if not prepared.action:
        return reader.say(message_id(live.table.game or "", "idling"))
    future, action = fits
    asker = Asker(
        reader.frame, future.table, reader.language, "", view_of(reader.frame, future, seat)
    )
    move = named_move(asker, future, seat, _screen(reader.frame, future, seat, action))
    return reader.say(Message(_PREPARED[order], {"move": move}))


_PREPARED = ("prepared-move", "prepared-else")


def preparing_rows(reader: Reader, live: Live) -> Keyboard:
    """Let a seat that waits prepare its move, also in the place of those that do not fit any more,
    idle where it cannot play, take back what it has prepared, or add a second move. The first
    stands there also while nothing can be prepared: no hand is edited for a button. A person who
    plays against computers alone waits for nobody.
    """
    game, table = game_of(reader.frame.games, live.table), live.table
    if (
        game.preparing is None
        or table.phase is not Phase.RUNNING
        or is_computer(table, reader.seat)
    ):
        return ()

    def button(id: str, token: Token) -> Button:
        return Button(reader.say(id), token)

    ready = prepared_by(table, reader.seat)
    if ready and ready[0].is_void:
        return ()
    if ready and not misfits(reader.frame.games, live, reader.seat):
        second = button("button-else", buttons.Prepare(table.id, "o"))
        withdraw = button("button-withdraw", buttons.Withdraw(table.id))
        return ((withdraw, second) if has_room(table, reader.seat) else (withdraw,),)
    others = (other for other in all_seats(table) if other != reader.seat)
    waits = any(not is_computer(table, other) for other in others)
    prepare = ((button("button-prepare", buttons.Prepare(table.id)),),) if waits else ()
    future = imagined(reader.frame.games, live, reader.seat)
    if future is None or action_of(reader.frame.games, future, Prepared(reader.seat)) is None:
        return prepare
    return (*prepare, (button(message_id(table.game or "", "idle"), buttons.Idle(table.id)),))


def public_button(reader: Reader, live: Live) -> tuple[Button, ...]:
    """Return the button on the public board by which waiting players prepare a move, in games
    without private hands. The choice itself is made in private. In a circle, a board has one
    reader, who may be played for by a computer.
    """
    table = live.table
    own = chair_of(table, table.reader) if table.reader else None
    is_played_for = own is not None and table.people[own].computer is not None
    if is_played_for or keeps_secrets(reader.frame.games, table):
        return ()
    if not any(
        imagined(reader.frame.games, live, seat)
        and not (is_computer(table, seat) or is_left(table, seat))
        for seat in all_seats(table)
    ):
        return ()
    said = reader.say("button-prepare")
    return (Button(said, buttons.Prepare(table.id)),)


def leave_button(reader: Reader, live: Live) -> Button:
    """Leave off preparing, before anything is chosen."""
    return back_button(reader.frame, reader.language, buttons.Prepare(live.table.id, "n"))
