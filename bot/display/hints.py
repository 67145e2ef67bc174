"""What a computer would do in somebody's seat, shown to him alone."""

from bot.display.lenses import BOARD
from bot.display.pictures import picture_of
from bot.display.values import Surface, reply
from bot.table.values import Live, Place, User, game_of, stamp_of
from bot.texts.frame import Frame
from bot.texts.wording import Asker, chosen
from games.core.choices import Path, decision, screen
from games.core.message import Message
from games.core.values import TABLE, Seat


def asks_at(frame: Frame, live: Live, seat: Seat, place: Place) -> bool:
    """Tell whether what a seat is asked stands in this private chat of its person."""
    assert live.play is not None
    game = game_of(frame.games, live.table)
    return live.table.place == place or game.asks_in_private(live.play.state, seat)


def hint_surface(frame: Frame, live: Live, seat: Seat, user: User, path: Path) -> Surface:
    """Return a move that is asked in public as a preview for the private chat."""
    assert live.play is not None
    shown = screen(decision(game_of(frame.games, live.table), live.play.state, seat), path)
    asker = Asker(frame, live.table, user.language, stamp_of(frame.games, live, seat))
    said = frame.say(user.language, Message("hint", {"move": chosen(asker, shown)}))
    picture = picture_of(frame, live, TABLE, BOARD, user.language, shown, seat)
    return reply(Place(user.id), said, (), picture)
