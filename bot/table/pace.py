"""The pace of a table: whether it is played in one evening or over days. PURE."""

from bot.table.values import DAY, Table


def is_over_days(table: Table) -> bool:
    """Tell whether a table is played over days: without a clock, or with a day or more a move."""
    return not table.clock or (table.clock >= DAY and not table.increment)
