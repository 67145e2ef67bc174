"""Who was removed from a lobby, or turned down: they cannot join that table again. PURE.

The table keeps a word for each of them, made with its own secret, which ends with the table. So
/forget has no number to delete here, and is no way back in.
"""

from bot.table.values import Table
from bot.table.words import word_of


def is_removed(table: Table, user: int) -> bool:
    """Tell whether a user was removed from the table, or turned down there."""
    return user in table.removed or _word(table, user) in table.removed


def with_removed(table: Table, user: int) -> frozenset[int | str]:
    """Return all who are kept out of the table, and one more user: by their word alone, also where
    their number stands there.
    """
    return table.removed - {user} | {_word(table, user)}


def without_removed(table: Table, user: int) -> frozenset[int | str]:
    """Return all who are kept out of the table, but for a user who may come back."""
    return table.removed - {user, _word(table, user)}


def _word(table: Table, user: int) -> str:
    return word_of(table, f"removed/{user}")
