"""The calendar in which a person chooses days away, and what boards say of those who are. PURE."""

from calendar import Calendar
from collections.abc import Mapping, Sequence
from datetime import date

from bot.display.values import Button, Keyboard
from bot.features.holidays import buttons
from bot.features.holidays.days import AHEAD, MOST, planned
from bot.table.days_off import Absence
from bot.table.values import DAY, HOUR, Chair, Table
from bot.texts.frame import Frame, bold
from bot.texts.local_time import local_day
from games.core.message import Message, Variable

_MONTHS = 12


def held(frame: Frame, language: str, away: Sequence[Absence], today: date) -> str:
    """Say which days away are planned."""
    found = planned(away, today)
    return frame.say(language, "away-none") if found is None else _days(frame, language, found)


def days_away(
    frame: Frame,
    language: str,
    away: Sequence[Absence],
    today: date,
    month: int | None = None,
    first: date | None = None,
) -> tuple[str, Keyboard]:
    """Return the panel of days away: those that are planned, or a calendar to choose them in.

    :param month: the month that is shown, since the year 0; None for this one.
    :param first: the first day, if it is chosen already.
    """
    if found := planned(away, today):
        told = Message("away-planned", {"days": _days(frame, language, found)})
        cancel = Button(frame.say(language, "button-cancel-away"), buttons.Cancel(""))
        return frame.say(language, told), ((cancel,),)
    here = _month_of(today) if month is None else month
    if first is None:
        asked = f"{frame.say(language, Message('away-help', {'most': MOST}))}\n\n"
        asked += frame.say(language, "away-first")
    else:
        chosen = {"day": _date(frame, language, first)}
        asked = frame.say(language, Message("away-last", chosen))
    title = f"<b>{_month(frame, language, here)} {here // _MONTHS}</b>"
    weeks = frame.say(language, Message("away-weeks", {"month": title}))
    rows = (*_weeks(here, today, first), _month_buttons(frame, language, here, today, first))
    return f"{asked}\n\n{weeks}", rows


def _weeks(month: int, today: date, first: date | None) -> Keyboard:
    """Return the weeks of a month that are not over, a row each; days that are over have a dot."""
    year, number = divmod(month, _MONTHS)
    weeks = Calendar().monthdatescalendar(year, number + 1)
    return tuple(
        tuple(_day(day, today, first) for day in week) for week in weeks if week[6] >= today
    )


def _day(day: date, today: date, first: date | None) -> Button:
    said = "✓" if day == first else "·" if day < (first or today) else str(day.day)
    return Button(said, buttons.Day("", day.toordinal(), _ordinal(first)))


def _month_buttons(
    frame: Frame, language: str, month: int, today: date, first: date | None
) -> tuple[Button, ...]:
    """Return the buttons that turn to other months."""
    said = {month - 1: "‹ {}", month + 1: "{} ›"}
    return tuple(
        Button(words.format(_month(frame, language, to)), buttons.Month("", to, _ordinal(first)))
        for to, words in said.items()
        if is_offered(to, today)
    )


def is_offered(month: int, today: date) -> bool:
    """Tell whether a month has days that can be chosen."""
    last = date.fromordinal(today.toordinal() + AHEAD)
    return _month_of(today) <= month <= _month_of(last)


def _month_of(day: date) -> int:
    return day.year * _MONTHS + day.month - 1


def _ordinal(day: date | None) -> int:
    return 0 if day is None else day.toordinal()


def _month(frame: Frame, language: str, month: int) -> str:
    return frame.say(language, Message("away-month", {"month": month % _MONTHS + 1}))


def _date(frame: Frame, language: str, day: date) -> str:
    return frame.say(language, Message("away-date", {"day": day.day, "month": day.month}))


def _days(frame: Frame, language: str, absence: Absence) -> str:
    ends = dict.fromkeys((absence.first, absence.last))
    return " – ".join(_date(frame, language, day) for day in ends)


def away_lines(table: Table, away: Mapping[Chair, int]) -> list[Message]:
    """Name those who are awaited and away, until when.

    :param away: until when, by chair.
    """
    lines = []
    for chair, until in away.items():
        person = table.people[chair]
        # noon there: the same day nearly everywhere; a weekday says it alone for some days
        back = local_day(until + 12 * HOUR, "w" if until - table.since < 6 * DAY else "D")
        said = "board-out-own" if person.user == table.reader else "board-out"
        told: dict[str, Variable] = {"name": bold(person), "day": back}
        told["clock"] = int(table.clock > 0)
        lines.append(Message(said, told))
    return lines
