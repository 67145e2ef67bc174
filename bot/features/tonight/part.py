"""The value of a vote on what to play; `ballots` has its rules. PURE."""

from collections.abc import Mapping

from msgspec import Struct


class Ballot(Struct, frozen=True):
    """A vote on what to play, by Telegram's own poll: docs/adr/0049."""

    games: tuple[str, ...]
    """Games to vote for, in the order of the poll's options."""
    until: int
    """When it closes by itself: seconds since 1970."""
    votes: Mapping[int, tuple[str, ...]] = {}
    """By user, or by the chat as which somebody votes: the games."""
