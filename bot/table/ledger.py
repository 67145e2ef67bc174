"""The part of a table that records how its time was used (docs/adr/0118)."""

from collections.abc import Mapping

from msgspec import Struct


class Ledger(Struct, frozen=True, omit_defaults=True):
    """What has been counted of a table's time. All of it is counted up to one moment, `at`, and
    stays as it is whatever happens later.
    """

    at: int = 0
    """Seconds since 1970; 0: nothing has been counted yet."""
    began: int = 0
    """When the present wait began, in the table's own time (`bot.table.counting`)."""
    spent: Mapping[int, int] = {}
    """Seconds of thinking that count, by seat of those who are asked."""
    lost: int = 0
    """Seconds in which nobody could do anything: outages, and what a clock was put back by."""
    paused: int = 0
    """Seconds of pauses, outages in them left out."""
    meanwhile: Mapping[int, int] = {}
    """Seconds of thinking in the present pause by seat: whoever moves in it pays for them."""
