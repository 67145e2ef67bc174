"""The messages of a pause: the question how long, a line of the board, and its buttons. PURE."""

from collections.abc import Iterator

from bot.display.keyboards import grid
from bot.display.values import Button, Keyboard
from bot.features.pause import buttons
from bot.features.pause.table import DAYS, ends_at, stamp_of_wish, wish_of
from bot.table.counting import moment_of, own_time
from bot.table.seating import chair_of
from bot.table.tally import tally_of_all, voters
from bot.table.values import Live, Table
from bot.texts.frame import Frame, bold
from bot.texts.local_time import local_time
from bot.texts.reader import Reader
from games.core.message import Message


def how_long(frame: Frame, language: str, table: str) -> Keyboard:
    """Offer how long a pause may last."""
    labels = (
        frame.say(language, Message("pause-days", {"days": days}) if days else "button-pause-open")
        for days in DAYS
    )
    offered = zip(labels, DAYS, strict=True)
    return grid(tuple(Button(label, buttons.Pause(table, days)) for label, days in offered))


def pause_lines(reader: Reader, table: Table) -> Iterator[Message]:
    """Say until when a game stands still, or who asks for that."""
    if table.is_paused:
        ends, clock = ends_at(table), {"clock": int(table.clock > 0)}
        if ends:
            yield Message("board-paused-until", {"moment": local_time(ends), **clock})
        else:
            yield Message("board-paused", clock)
    elif wish := wish_of(table):
        days = reader.say(Message("pause-days", {"days": wish.days}))
        chair = chair_of(table, wish.author)
        name = "" if chair is None else bold(table.people[chair])
        yield Message("board-pause-asked", {"name": name, "days": days})


def lapses_at(reader: Reader, table: Table, own: int) -> str:
    """Say when the table's own time comes that far. In a pause that is so long after its end, which
    may not be known.
    """
    if (moment := moment_of(table, own)) is not None:
        return local_time(moment)
    if (ends := ends_at(table)) is None:
        return reader.say("after-pause")
    return local_time(ends + own - own_time(table, ends))


def pause_rows(reader: Reader, live: Live) -> Keyboard:
    """Buttons by which a game goes on, or by which a pause is agreed to."""
    table = live.table
    if table.is_paused:
        return ((Button(reader.say("button-resume"), buttons.Resume(table.id)),),)
    if (wish := wish_of(table)) is None:
        return ()
    stands = tally_of_all(reader.frame.games, live, wish.agreed)
    counted = {"votes": len(stands.agreed), "needed": stands.needed}
    agree = reader.say(Message("button-agree-pause", counted))
    no = reader.say("button-no-pause")
    stamp = stamp_of_wish(wish)
    yes, against = (buttons.Answer(table.id, word, stamp) for word in ("y", "n"))
    own = table.reader and chair_of(table, table.reader)
    if table.reader and own not in voters(table):
        return ()
    if table.reader == wish.author:
        return ((Button(no, against),),)  # who asks for it only withdraws it
    return ((Button(agree, yes), Button(no, against)),)
