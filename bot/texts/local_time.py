"""Moments as people read them: in their own time. PURE."""

from datetime import UTC, datetime


def local_time(at: int) -> str:
    """Return a moment as everybody reads it in their own time; elsewhere it is in UTC.

    https://core.telegram.org/bots/api#date-time-entity-formatting
    """
    there = datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")
    return f'<tg-time unix="{at}" format="wdt">{there}</tg-time>'


def local_day(at: int, format: str = "D") -> str:
    """Return the day of a moment, as everybody reads it; elsewhere it is that of UTC."""
    there = datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d")
    return f'<tg-time unix="{at}" format="{format}">{there}</tg-time>'
