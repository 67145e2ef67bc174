"""Moments as each reader's Telegram writes them.

https://core.telegram.org/bots/api#date-time-entity-formatting
"""

from bot.texts.local_time import local_day, local_time
from playground.world.markup import parse_html
from tests.bot.tables import NOON


def test_a_moment_has_its_weekday_its_day_and_its_time() -> None:
    """Where a client does not know the tag, the reader sees the day and UTC."""
    written = '<tg-time unix="1767268800" format="wdt">2026-01-01 12:00 UTC</tg-time>'
    assert local_time(NOON) == written
    assert parse_html(written).text == "2026-01-01 12:00 UTC"


def test_a_day_has_no_time() -> None:
    assert local_day(NOON) == '<tg-time unix="1767268800" format="D">2026-01-01</tg-time>'
    assert local_day(NOON, "d") == '<tg-time unix="1767268800" format="d">2026-01-01</tg-time>'
