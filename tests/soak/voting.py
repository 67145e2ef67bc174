"""How people come to a game by /tonight: each votes for it, then the host closes the vote."""

from functools import cache

from bot.display.token import code_of
from bot.features.tonight.shown import Decide, sized
from bot.texts.catalogues import LANGUAGES
from playground.person import Key, Person, Post
from tests.bot.tables import FRAME
from tests.e2e.groups import keys_of, verb


def close_key(poll: Post) -> Key | None:
    """Return the button that closes a vote; None if a message has none."""
    return next((key for key in keys_of(poll) if verb(key) == code_of(Decide)), None)


def vote(person: Person, poll: Post, game: str) -> None:
    """Vote for a game by its name, in whatever language the poll is.

    :raises RefusedError: when the poll is closed.
    """
    assert poll.poll
    names = _names(game)
    person.vote(poll, next(option.text for option in poll.poll.options if option.text in names))


@cache
def _names(game: str) -> frozenset[str]:
    return frozenset(sized(FRAME, language, game) for language in LANGUAGES)
