"""Time zones as people know them: by a city, and by its clock on the wall (docs/adr/0118). PURE.

Names are those of the IANA time zone database, which also knows summer time:
https://data.iana.org/time-zones/theory.html. The package `tzdata` brings it where the system has
none.
"""

from collections import Counter
from collections.abc import Iterable
from datetime import UTC, date, datetime, time, timedelta, timezone, tzinfo
from functools import lru_cache
from zoneinfo import ZoneInfo, available_timezones

NEAR = {
    "uk": ("Europe/Kyiv", "Europe/Warsaw", "Europe/Berlin", "Europe/London", "America/New_York"),
    "ru": ("Europe/Moscow", "Asia/Yekaterinburg", "Asia/Novosibirsk", "Asia/Almaty"),
    "de": ("Europe/Berlin", "Europe/London", "Europe/Istanbul", "America/New_York"),
    "en": ("Europe/London", "Europe/Berlin", "America/New_York", "America/Los_Angeles"),
}
"""Cities that are offered first, by language."""
CITIES = {
    "Pacific/Honolulu": "city-honolulu",
    "America/Anchorage": "city-anchorage",
    "America/Los_Angeles": "city-los-angeles",
    "America/Denver": "city-denver",
    "America/Chicago": "city-chicago",
    "America/Mexico_City": "city-mexico-city",
    "America/New_York": "city-new-york",
    "America/Bogota": "city-bogota",
    "America/Halifax": "city-halifax",
    "America/Sao_Paulo": "city-sao-paulo",
    "America/Argentina/Buenos_Aires": "city-buenos-aires",
    "Atlantic/Azores": "city-azores",
    "Europe/Lisbon": "city-lisbon",
    "Europe/London": "city-london",
    "Europe/Berlin": "city-berlin",
    "Europe/Paris": "city-paris",
    "Europe/Warsaw": "city-warsaw",
    "Africa/Lagos": "city-lagos",
    "Africa/Johannesburg": "city-johannesburg",
    "Africa/Cairo": "city-cairo",
    "Europe/Kyiv": "city-kyiv",
    "Europe/Chisinau": "city-chisinau",
    "Asia/Jerusalem": "city-jerusalem",
    "Europe/Istanbul": "city-istanbul",
    "Europe/Minsk": "city-minsk",
    "Europe/Moscow": "city-moscow",
    "Europe/Samara": "city-samara",
    "Asia/Tbilisi": "city-tbilisi",
    "Asia/Dubai": "city-dubai",
    "Asia/Tashkent": "city-tashkent",
    "Asia/Yekaterinburg": "city-yekaterinburg",
    "Asia/Almaty": "city-almaty",
    "Asia/Kolkata": "city-kolkata",
    "Asia/Kathmandu": "city-kathmandu",
    "Asia/Omsk": "city-omsk",
    "Asia/Novosibirsk": "city-novosibirsk",
    "Asia/Bangkok": "city-bangkok",
    "Asia/Krasnoyarsk": "city-krasnoyarsk",
    "Asia/Irkutsk": "city-irkutsk",
    "Asia/Singapore": "city-singapore",
    "Asia/Shanghai": "city-shanghai",
    "Australia/Perth": "city-perth",
    "Asia/Yakutsk": "city-yakutsk",
    "Asia/Tokyo": "city-tokyo",
    "Australia/Adelaide": "city-adelaide",
    "Asia/Vladivostok": "city-vladivostok",
    "Australia/Sydney": "city-sydney",
    "Asia/Magadan": "city-magadan",
    "Asia/Kamchatka": "city-kamchatka",
    "Pacific/Auckland": "city-auckland",
}
"""Cities that are offered, from the west to the east, each with the id of its name. Their numbers
stand in buttons: others are only ever added at the end.
"""
USUAL = {"ru": "Europe/Moscow", "uk": "Europe/Kyiv", "de": "Europe/Berlin"}
"""Where most live who speak a language."""


@lru_cache(maxsize=1024)
def named(name: str) -> tzinfo | None:
    """Return the zone of this name; None for one that nobody knows."""
    return ZoneInfo(name) if name in _place_names() else None


@lru_cache(maxsize=1)
def _place_names() -> frozenset[str]:
    """Return the names of places: not those of areas and of fixed offsets."""
    return frozenset(name for name in available_timezones() if "/" in name and "Etc/" not in name)


def ahead(minutes: int) -> tzinfo:
    """Return the zone whose clock is always so far ahead of UTC."""
    return timezone(timedelta(minutes=minutes))


def zone_of(name: str, minutes: int = 0) -> tzinfo:
    """Return the zone of this name; without one, that which is so far ahead of UTC."""
    return named(name) or ahead(minutes)


def city_of(name: str) -> str:
    """Return the name of a zone's city in English."""
    return name.rpartition("/")[2].replace("_", " ")


def found_by(typed: str) -> str | None:
    """Return the zone whose city somebody has typed in English, or by its whole name; the first in
    the alphabet of several. None for none.
    """
    wanted = typed.strip().replace(" ", "_").casefold()
    found = (name for name in sorted(_place_names()) if wanted in _names(name))
    return next(found, None) if wanted else None


def _names(zone: str) -> tuple[str, str]:
    return zone.casefold(), zone.rpartition("/")[2].casefold()


def most_common(zones: Iterable[str]) -> str:
    """Return the zone that most live by; the first in the alphabet of several, empty for none."""
    counts = Counter(name for name in zones if name)
    return min(counts, key=lambda name: (-counts[name], name), default="")


def local(moment: int, zone: tzinfo) -> datetime:
    """Return what clocks and calendars there say at a moment."""
    return datetime.fromtimestamp(moment, UTC).astimezone(zone)


def first_of(day: date, zone: tzinfo) -> int:
    """Return the first second of a day there, also where midnight is left out, or comes twice."""
    return at_hour(day, 0, zone)


def at_hour(day: date, hour: int, zone: tzinfo) -> int:
    """Return when it is so late there; where clocks leave that hour out, when they do."""
    return int(datetime.combine(day, time(hour), zone).timestamp())
