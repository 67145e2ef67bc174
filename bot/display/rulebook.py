"""The rules of a game, as they are sent: a picture that explains, then words."""

from collections.abc import Iterator

from msgspec import Struct

import render
from bot.texts.frame import Frame
from bot.texts.ids import message_id
from render import Picture


class Page(Struct, frozen=True):
    """One message."""

    text: str
    picture: Picture | None = None


def rules_pages(frame: Frame, game: str, language: str) -> tuple[Page, ...]:
    """Return the messages that explain a game."""
    rules, credit = (frame.say(language, message_id(game, part)) for part in ("rules", "credit"))
    words = Page(f"{rules}\n\n<i>{credit}</i>")
    picture = _example(frame, game, language)
    pages = (words, *_options(frame, game, language))
    if picture is None:
        return pages
    return (Page(frame.say(language, message_id(game, "example")), picture), *pages)


def _options(frame: Frame, game: str, language: str) -> Iterator[Page]:
    """Explain what can be agreed on: all of it, in as many messages as it takes."""
    text = f"<b>{frame.say(language, 'lobby-options')}</b>"
    for option in frame.games[game].options:
        id = message_id(game, "option", option.id)
        name, said = frame.say(language, id), frame.say(language, f"{id}-help")
        entry = f"<b>{name}.</b> {said}"
        if len(text) + len(entry) > _MOST:
            yield Page(text)
            text = entry
        else:
            text = f"{text}\n\n{entry}"
    if frame.games[game].options:
        yield Page(text)


_MOST = 3500
"""Characters of a message with some room to its limit."""


def _example(frame: Frame, game: str, language: str) -> Picture | None:
    example = render.example(game)
    if example is None:
        return None
    return Picture(
        game=game,
        page=example.page,
        view=example.view,
        names=tuple(frame.say(language, id) for id in example.names),
        words={id: frame.say(language, id) for id in render.words(game)},
    )
