"""Looking for strangers to play with: the question, the wait, and the news that nobody has come.
PURE.
"""

from html import escape

from bot.display import buttons
from bot.display.keyboards import grid
from bot.display.lobby.options import clock_word
from bot.display.values import Button, Keyboard
from bot.features.seeking.buttons import Relent, Seek, SeekNoMore, Shun
from bot.features.seeking.table import LIVE, Wish, ends_at, sizes
from bot.table.values import DAY, NOBODY, Chair, Table, User
from bot.texts.catalogues import message_id
from bot.texts.frame import Frame, fenced
from bot.texts.local_time import local_time
from bot.texts.reader import Reader
from games.core.message import Message

ANY = "*"
"""Stands for any game."""
_CLOCKS = {DAY: "seek-slow", LIVE: "seek-live"}


def seeking(frame: Frame, user: User, clock: int, shunned: int) -> tuple[str, Keyboard]:
    """Ask a person which game they want to play.

    :param clock: the time for a move that is ticked.
    :param shunned: the number of people with whom the person does not want to play again.
    """
    language = user.language
    name = escape(fenced(user.alias)) or frame.say(language, "forgotten-name")
    text = frame.say(language, Message("seek-panel", {"name": name}))
    rows = (
        (_game(frame, language, ANY, clock),),
        *grid(tuple(_game(frame, language, id, clock) for id in sizes(frame.games))),
        tuple(_clock(frame, language, one, is_picked=one == clock) for one in _CLOCKS),
    )
    if not shunned:
        return text, rows
    relent = frame.say(language, Message("button-relent", {"count": shunned}))
    return text, (*rows, (Button(relent, Relent("")),))


def _game(frame: Frame, language: str, game: str, clock: int) -> Button:
    sign = "🎲" if game == ANY else frame.games[game].sign
    said = f"{sign} {_name(frame, language, game)}".lstrip()
    return Button(said, Seek("", game, clock))


def _name(frame: Frame, language: str, game: str) -> str:
    return frame.say(language, message_id(game, "name") if game in frame.games else "seek-any")


def _clock(frame: Frame, language: str, clock: int, *, is_picked: bool) -> Button:
    said = f"{'✓ ' if is_picked else ''}{frame.say(language, _CLOCKS[clock])}"
    return Button(said, Seek("", "", clock))


def waiting(frame: Frame, wish: Wish) -> tuple[str, Keyboard]:
    """Name the games that a person waits for, and until when; offer computers meanwhile."""
    return _waits(frame, wish, "seek-waiting")


def first_in_line(frame: Frame, wish: Wish) -> tuple[str, Keyboard]:
    """Say that a table has not come about, and that its person waits for the next one."""
    return _waits(frame, wish, "seek-first")


def _waits(frame: Frame, wish: Wish, said_by: str) -> tuple[str, Keyboard]:
    language = wish.user.language
    until = local_time(ends_at(wish))
    said = frame.say(language, Message(said_by, {**_wish_variables(frame, wish), "moment": until}))
    stop = Button(frame.say(language, "button-seek-no-more"), SeekNoMore(""))
    return said, ((_meanwhile(frame, wish),), (stop,))


def found_nobody(frame: Frame, wish: Wish) -> tuple[str, Keyboard]:
    """Say that nobody has come."""
    said = frame.say(wish.user.language, Message("seek-nobody", _wish_variables(frame, wish)))
    return said, ((_again(frame, wish),), (_meanwhile(frame, wish),))


def sits_at_three(frame: Frame, wish: Wish) -> tuple[str, Keyboard]:
    """Say that a person has left the queue, because they have found enough tables otherwise."""
    return frame.say(wish.user.language, "refused-many-circles"), ((_again(frame, wish),),)


def _again(frame: Frame, wish: Wish) -> Button:
    """Let somebody wait for the same once more."""
    again = Seek("", wish.game or ANY, wish.clock)
    return Button(f"🔎 {frame.say(wish.user.language, 'button-seek-again')}", again)


def _wish_variables(frame: Frame, wish: Wish) -> dict[str, str]:
    language = wish.user.language
    clock = clock_word(frame, language, wish.clock)
    return {"game": _name(frame, language, wish.game), "clock": clock}


def _meanwhile(frame: Frame, wish: Wish) -> Button:
    said = f"🤖 {frame.say(wish.user.language, 'button-meanwhile')}"
    return Button(said, buttons.Alone("", wish.game))


def shun_rows(reader: Reader, table: Table) -> Keyboard:
    """Return buttons that keep a person from meeting one of these strangers again."""
    if not (table.strangers and table.reader):
        return ()
    others = ((n, one) for n, one in enumerate(table.people) if one.user != table.reader)
    return tuple(
        (
            Button(
                reader.say(Message("button-shun", {"name": fenced(one.name)})),
                Shun(table.id, Chair(n)),
            ),
        )
        for n, one in others
        if one.user != NOBODY
    )
