"""The text of /about: what the bot is, who made it, and whose the games are. PURE."""

from collections.abc import Iterator
from html import escape

from bot.texts.catalogues import message_id
from bot.texts.frame import Frame
from games.core.message import Message


def about(frame: Frame, language: str, release: str, operator: str = "", contact: str = "") -> str:
    """Name the authors of bot and games, and the operator.

    :param operator: the name of the bot's operator; empty if none is given.
    :param contact: how to reach the operator; empty if not given.
    """
    parts = _parts(frame, language, release, {"named": operator, "contact": contact})
    return "\n\n".join(parts)


def _parts(frame: Frame, language: str, release: str, people: dict[str, str]) -> Iterator[str]:
    yield frame.say(language, Message("about-title", {"release": release}))
    yield frame.say(language, "about-own")
    yield "\n".join(_credits(frame, language))
    for what, fact in people.items():
        if fact:
            yield frame.say(language, Message(f"privacy-{what}", {"fact": escape(fact)}))


def _credits(frame: Frame, language: str) -> Iterator[str]:
    for game in frame.games:
        told = {what: frame.say(language, message_id(game, what)) for what in ("name", "credit")}
        yield frame.say(
            language, Message("about-game", {"game": told["name"], "credit": told["credit"]})
        )
