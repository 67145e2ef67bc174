"""Hints: what a computer player would do in one's seat, shown to that person alone."""

from bot.display.fading import facts
from bot.display.lenses import BOARD
from bot.display.pictures import picture_of
from bot.display.values import Surface, reply
from bot.table.values import Live, Place, User, game_of, stamp_of
from bot.texts.frame import Frame
from bot.texts.wording import Asker, chosen
from games.core.choices import Path, decision, path_to, screen
from games.core.log import find
from games.core.message import Message
from games.core.values import TABLE, Seat


def asks_at(frame: Frame, live: Live, seat: Seat, place: Place) -> bool:
    """Tell whether what a seat is asked stands in this private chat of its person."""
    game = game_of(frame.games, live.table)
    return live.table.place == place or game.asks_in_private(facts(frame, live).state, seat)


def path_of_move(frame: Frame, live: Live, seat: Seat, notation: str) -> Path:
    """Return how somebody comes to a move by answering."""
    game, state = game_of(frame.games, live.table), facts(frame, live).state
    return path_to(decision(game, state, seat), find(game, state, seat, notation))


def hint_surface(frame: Frame, live: Live, seat: Seat, user: User, path: Path) -> Surface:
    """Return a move that is asked in public as a preview for the private chat."""
    shown = screen(decision(game_of(frame.games, live.table), facts(frame, live).state, seat), path)
    asker = Asker(frame, live.table, user.language, stamp_of(frame.games, live, seat))
    said = frame.say(user.language, Message("hint", {"move": chosen(asker, shown)}))
    picture = picture_of(frame, live, TABLE, BOARD, user.language, shown, seat)
    return reply(Place(user.id), said, (), picture)
