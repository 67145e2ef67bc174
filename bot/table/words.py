"""Words that nobody guesses, in links and buttons that give something away: a table's id stands in
every invitation, and opens nothing by itself (docs/adr/0115). PURE.
"""

from hashlib import blake2b
from hmac import compare_digest

from bot.table.values import Table

_LONG = 8
"""Bytes of a word."""


def word_of(table: Table, purpose: str) -> str:
    """Return the word that opens one thing of a table, and no other."""
    key = table.secret.encode()
    return blake2b(purpose.encode(), key=key, digest_size=_LONG).hexdigest()


def is_word(table: Table, purpose: str, word: str) -> bool:
    """Tell whether a word opens a thing of a table, in as long for a wrong one as for the right."""
    is_right = compare_digest(word.encode(), word_of(table, purpose).encode())
    return is_right and bool(table.secret)


_SHORT = 2
"""Bytes of a check."""


def check_of(table: Table, user: int) -> str:
    """Return what tells in a button of a table whom it is about, without a number of theirs: the
    chair that it names may have another person by now.
    """
    key = table.secret.encode()
    return blake2b(f"person/{user}".encode(), key=key, digest_size=_SHORT).hexdigest()


LOOKING = "look"
"""To look at a table where one does not sit: as the chat does in which it stands."""
