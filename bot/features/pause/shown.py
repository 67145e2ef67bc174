"""The messages of a pause: the question how long, a line of the board, and its buttons. PURE."""

from bot.display.keyboards import grid
from bot.display.values import Button, Keyboard
from bot.features.pause import buttons
from bot.features.pause.table import DAYS, ends_at, is_paused, voters, wish_of
from bot.table.values import Table
from bot.texts.frame import Frame, bold
from bot.texts.local_time import local_time
from games.core.message import Message


def how_long(frame: Frame, language: str, table: str) -> Keyboard:
    """Offer how long a pause may last."""
    labels = (
        frame.say(language, Message("pause-days", {"days": days}) if days else "button-pause-open")
        for days in DAYS
    )
    offered = zip(labels, DAYS, strict=True)
    return grid(tuple(Button(label, buttons.Pause(table, days)) for label, days in offered))


def pause_line(frame: Frame, table: Table) -> Message | None:
    """Say until when a game stands still, or who asks for that; None for neither."""
    if is_paused(table):
        if (ends := ends_at(table)) is None:
            return Message("board-paused")
        return Message("board-paused-until", {"moment": local_time(ends)})
    if wish := wish_of(table):
        days = frame.say(table.language, Message("pause-days", {"days": wish.days}))
        name = bold(table.people[wish.chair])
        return Message("board-pause-asked", {"name": name, "days": days})
    return None


def pause_rows(frame: Frame, table: Table) -> Keyboard:
    """Buttons by which a game goes on, or by which a pause is agreed to."""
    say, language = frame.say, table.language
    if is_paused(table):
        return ((Button(say(language, "button-resume"), buttons.Resume(table.id)),),)
    if (wish := wish_of(table)) is None:
        return ()
    counted = {"votes": len(wish.agreed), "needed": len(voters(table))}
    agree = say(language, Message("button-agree-pause", counted))
    no = say(language, "button-no-pause")
    yes = buttons.Answer(table.id, "y")
    return ((Button(agree, yes), Button(no, buttons.Answer(table.id, "n"))),)
