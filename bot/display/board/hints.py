"""Hints: the move that a computer would make in a person's seat, shown to that person alone.
PURE.
"""

from html import escape

from bot.display.board.lenses import BOARD
from bot.display.board.previews import brings
from bot.display.pictures import picture_of
from bot.display.values import Surface, reply
from bot.display.vanishing import facts
from bot.table.values import Live, Place, User, game_of, stamp_of
from bot.texts.frame import Frame, html_names, plain_names
from bot.texts.wording import BETWEEN, Asker, answered, chosen, described
from games.core.choices import KIND, Path, Screen, decision, path_to, screen
from games.core.log import find
from games.core.message import Message
from games.core.players import reading_back
from games.core.values import TABLE, Seat


def asks_at(frame: Frame, live: Live, seat: Seat, place: Place) -> bool:
    """Tell whether what a seat is asked stands in this private chat of its person."""
    game = game_of(frame.games, live.table)
    return live.table.place == place or game.asks_in_private(facts(frame, live).state, seat)


def path_of_move(frame: Frame, live: Live, seat: Seat, notation: str) -> Path:
    """Return how somebody comes to a move by answering."""
    game, state = game_of(frame.games, live.table), facts(frame, live).state
    return path_to(decision(game, state, seat), find(game, state, seat, notation))


def named_move(asker: Asker, live: Live, seat: Seat, shown: Screen) -> str:
    """Describe a move as the log does, with its place where no picture shows it, and with details
    that the log leaves to the events. The caption may already name the kind of move and the first
    answer, a card of the hand: these are then left out.
    """
    frame, game = asker.frame, game_of(asker.frame.games, live.table)
    if shown.action is None:
        return chosen(asker, shown)
    told = described(frame, game, facts(frame, live).state, seat, shown.action)
    if told is None:
        return chosen(asker, shown)
    named = frame.say(asker.language, told, plain_names(live.table))
    first = next((field for field, _ in shown.told if field != KIND), KIND)
    words = (
        word
        for field, word in answered(asker, shown)
        if field not in (KIND, first) or word not in named
    )
    return escape(BETWEEN.join((named, *words)))


def why(frame: Frame, live: Live, seat: Seat, language: str, path: Path, *, plain: bool) -> str:
    """Say in a line why a computer would make a move, as far as the seat can know it.

    :param plain: for a toast, without HTML.
    """
    game, state = game_of(frame.games, live.table), facts(frame, live).state
    action = screen(decision(game, state, seat), path).action
    if game.telling.reasons is None or action is None:
        return ""
    names = (plain_names if plain else html_names)(live.table)
    assert live.table.log is not None
    known = reading_back(game, live.table.log, facts(frame, live), seat)
    told = game.telling.reasons(known, action)
    said = "; ".join(frame.say(language, one, names) for one in told)
    return frame.say(language, Message("hint-why", {"reasons": said})) if said else ""


def hint_surface(frame: Frame, live: Live, seat: Seat, user: User, path: Path) -> Surface:
    """Return a move that is asked in public as a preview for the private chat."""
    shown = screen(decision(game_of(frame.games, live.table), facts(frame, live).state, seat), path)
    asker = Asker(frame, live.table, user.language, stamp_of(frame.games, live, seat))
    said = frame.say(user.language, Message("hint", {"move": named_move(asker, live, seat, shown)}))
    brought = brings(frame, live, seat, shown, user.language)
    reason = why(frame, live, seat, user.language, path, plain=False)
    picture = picture_of(frame, live, TABLE, BOARD, user.language, shown, seat)
    text = "\n".join(line for line in (said, brought, reason) if line)
    return reply(Place(user.id), text, (), picture)
