"""Who has how much time left for the game. PURE."""

from bot.display.fitted import with_short_names
from bot.display.token import Token
from bot.display.values import Button
from bot.table.banks import left
from bot.table.computers import people_asked
from bot.table.seating import all_seats, is_computer, is_left, is_team
from bot.table.values import DAY, HOUR, MINUTE, Live, Table
from bot.texts.frame import Frame, plain_names
from bot.texts.reader import Reader
from games.core.message import Message


class Banks(Token, tag="bk", frozen=True):
    """Tell how much time each seat has left for the game."""


def banks_button(reader: Reader, table: Table) -> tuple[Button, ...]:
    """Return the button that tells it."""
    return (Button(reader.say("button-banks"), Banks(table.id)),)


def banks_text(frame: Frame, live: Live, language: str, now: int) -> str:
    """Say how much time each seat has left that people play; with short names, for a toast."""
    return banks_told(frame, with_short_names(live), language, now)


def banks_told(frame: Frame, live: Live, language: str, now: int) -> str:
    """Say how much time each seat has left that people play, a line each."""
    table, asked = live.table, people_asked(frame.games, live)
    lines = []
    for seat in all_seats(table):
        if is_computer(table, seat) or is_left(table, seat):
            continue
        time = _time(frame, language, left(frame.games, live, seat, now))
        running = "⏳ " if seat in asked else ""
        name = "👥" if is_team(table) else " ".join(plain_names(table)(seat))
        lines.append(f"{running}{name}: {time}")
    return "\n".join(lines)


def _time(frame: Frame, language: str, seconds: int) -> str:
    """Say a time by its two greatest units."""
    days, hours, minutes = seconds // DAY, seconds % DAY // HOUR, seconds % HOUR // MINUTE
    if days:
        return frame.say(language, Message("time-days", {"days": days, "hours": hours}))
    if hours:
        return frame.say(language, Message("time-hours", {"hours": hours, "minutes": minutes}))
    return frame.say(language, Message("time-minutes", {"minutes": minutes}))
