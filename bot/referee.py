"""`handle`: the only way a table changes. PURE: what time it is, is told.

What a person cannot do is a `Refused`, with the sentence that tells him why; the table is then as
it was.
"""

from bot import gathering, hours, moves, people
from bot.table import Command, Games, Handler, Live, Show, Speak, User, with_changes


def handle(games: Games, live: Live, user: User, command: Command, now: int) -> Live:
    """Return the table after the command; equal to `live` when it changes nothing.

    :param now: seconds since 1970.
    :raises Refused: when it cannot be done; the message says why.
    """
    after = _HANDLERS[type(command)](games, live, user, command)
    return after if after == live else hours.timed(games, live, after, now)


def _speak(games: Games, live: Live, user: User, command: Speak) -> Live:
    return with_changes(live, language=command.language)


def _show(games: Games, live: Live, user: User, command: Show) -> Live:
    return with_changes(live, post=live.table.post + 1)


_HANDLERS: dict[type[Command], Handler] = {
    **gathering.HANDLERS,
    **moves.HANDLERS,
    **people.HANDLERS,
    **hours.HANDLERS,
    Speak: _speak,
    Show: _show,
}
