"""The buttons of the calendar of days away, in /settings of a private chat."""

from collections.abc import Sequence
from datetime import date, tzinfo

from bot.display.token import BadToken
from bot.features.holidays import buttons
from bot.features.holidays.days import (
    planned,
    span_of,
    today_of,
    with_absence,
    without_planned,
)
from bot.features.holidays.shown import days_away, is_offered
from bot.handlers.feature import Feature
from bot.handlers.pages.settings import show_settings
from bot.handlers.pages.settings_pages import with_back
from bot.handlers.person import is_private
from bot.handlers.taps import Answer, Tap, on
from bot.store.profiles import Profile
from bot.table.days_off import Absence
from bot.table.suspension import SetAway
from bot.table.values import Refused, User


async def _month(tap: Tap, says: buttons.Month) -> Answer:
    """Turn to a month."""
    profile = await _own(tap)
    if not is_offered(says.month, _today(tap, profile)):
        raise Refused("refused-outdated")
    return _show(tap, profile, says.month, _day_of(says.first))


async def _day(tap: Tap, says: buttons.Day) -> Answer:
    """Choose the first day, or the last: then the days are planned."""
    profile = await _own(tap)
    today, day, first = _today(tap, profile), _day_of(says.day), _day_of(says.first)
    if day is None:
        raise BadToken(str(tap.token))
    if planned(profile.away, today):
        raise Refused("refused-outdated")
    if day < today:
        raise Refused("refused-day-over")
    if first is None or day < first:
        with_absence((), day, day, today)
        return _show(tap, profile, day.year * 12 + day.month - 1, day)
    away = with_absence(profile.away, first, day, today, tap.service.now)
    await _plan(tap, profile, away)
    return tap.toast("toast-away")


async def _cancel(tap: Tap, says: buttons.Cancel) -> Answer:
    """Cancel the days to come: time goes on at once."""
    profile = await _own(tap)
    await _plan(tap, profile, without_planned(profile.away, _today(tap, profile)))
    return tap.toast("toast-not-away")


async def _plan(tap: Tap, profile: Profile, away: Sequence[Absence]) -> None:
    """Remember somebody's days away, and have each of their tables know: those that do not, as when
    this process ends here, find it out when the clock looks at them.
    """
    service, user = tap.service, tap.user.id
    await service.remember(user, away=tuple(away))
    span = span_of(planned(away, _today(tap, profile)), _zone(tap, profile))
    tables = await service.store.agenda.open_tables_of(user)
    await service.change_all(tables, User(user, "", ""), SetAway(span))
    await show_settings(tap, "away")


async def _own(tap: Tap) -> Profile:
    """Return the presser's profile: only they choose, in their own chat."""
    if not is_private(tap.update):
        raise BadToken(str(tap.token))
    return await tap.service.store.profiles.of(tap.user.id)


def _show(tap: Tap, profile: Profile, month: int, first: date | None) -> Answer:
    frame, language, today = tap.service.frame, tap.user.language, _today(tap, profile)
    shown = days_away(frame, language, profile.away, today, month, first)
    return tap.rewrite(*with_back(frame, language, shown))


def _zone(tap: Tap, profile: Profile) -> tzinfo:
    return profile.habits.clock(tap.user.language)


def _today(tap: Tap, profile: Profile) -> date:
    return today_of(tap.service.now, _zone(tap, profile))


def _day_of(ordinal: int) -> date | None:
    """Read a day of a button; None for none."""
    return date.fromordinal(ordinal) if ordinal else None


FEATURE = Feature(
    handlers=(
        on(buttons.Month, _month),
        on(buttons.Day, _day),
        on(buttons.Cancel, _cancel),
    ),
)
