"""What somebody is shown in private of a move that they prepare before their turn
(docs/adr/0094).
"""

from bot.display.board.hints import named_move
from bot.display.token import Prepares, Token
from bot.display.values import Button, Keyboard, Selection
from bot.display.vanishing import facts
from bot.display.verb import Verb
from bot.table.prepared import AHEAD, Prepared
from bot.table.preparing import action_of, asked_by, imagined, prepared_by
from bot.table.seating import is_computer
from bot.table.values import Live, game_of, to_act
from bot.texts.frame import Frame
from bot.texts.ids import message_id
from bot.texts.wording import Asker
from games.core.choices import decision, path_to, screen
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


def prepared_line(frame: Frame, live: Live, seat: Seat, language: str) -> str:
    """Say what a seat has prepared, or that it does not fit any more; nothing where it has not."""
    one = prepared_by(live.table, seat)
    if one is None or live.is_imagined:
        return ""
    ahead = None if seat in to_act(frame.games, live) else imagined(frame.games, live, seat)
    action = action_of(frame.games, ahead, one) if ahead else None
    if ahead is None or action is None:
        return frame.say(language, "prepared-misfit")
    if not one.action:
        return frame.say(language, message_id(live.table.game or "", "idling"))
    move = _said(frame, ahead, seat, action, language)
    return frame.say(language, Message("prepared-move", {"move": move}))


def _said(frame: Frame, ahead: Live, seat: Seat, action: Action, language: str) -> str:
    actions = decision(game_of(frame.games, ahead.table), facts(frame, ahead).state, seat)
    asker = Asker(frame, ahead.table, language, "")
    return named_move(asker, ahead, seat, screen(actions, path_to(actions, action)))


def preparing_rows(frame: Frame, live: Live, seat: Seat, language: str) -> Keyboard:
    """Let a seat that waits prepare its move, idle where it cannot play, or take that back."""
    ahead = None if is_computer(live.table, seat) else imagined(frame.games, live, seat)
    if ahead is None:
        return ()

    def button(id: str, verb: Verb) -> Button:
        return Button(frame.say(language, id), Token(live.table.id, verb))

    if prepared_by(live.table, seat):
        return ((button("button-withdraw", Verb.WITHDRAW),),)
    prepare = button("button-prepare", Verb.PREPARE)
    if action_of(frame.games, ahead, Prepared(seat)) is None:
        return ((prepare,),)
    return ((prepare,), (button(message_id(live.table.game or "", "idle"), Verb.IDLE),))


def leave_button(frame: Frame, live: Live, language: str) -> Button:
    """Leave off preparing, before anything is chosen."""
    token = Prepares("n").as_token(live.table.id, Verb.PREPARE)
    return Button(f"‹ {frame.say(language, 'button-back')}", token)
