"""The rules of a game, as they are sent: a picture that explains, then words."""

from collections.abc import Iterator

from msgspec import Struct

import render
from bot.texts.frame import ROBOT, Frame
from bot.texts.ids import message_id
from games.core.contract import Option, Options
from render import Picture


class Page(Struct, frozen=True):
    """One message."""

    text: str
    picture: Picture | None = None


def rules_pages(
    frame: Frame, game: str, language: str, agreed: Options | None = None
) -> tuple[Page, ...]:
    """Return the messages that explain a game: first what one does in a turn, options last.

    :param agreed: how a table plays: then only what it plays otherwise is told of the options.
    """
    rules, credit = (frame.say(language, message_id(game, part)) for part in ("rules", "credit"))
    computers = f"{ROBOT} {frame.say(language, 'rules-computers')}"
    words = Page(f"{rules}\n\n{computers}\n\n<i>{credit}</i>")
    picture = _example(frame, game, language)
    parts = _parts(frame, game, language, agreed)
    pages = (words, *parts, *_options(frame, game, language, agreed))
    if picture is None:
        return pages
    return (Page(frame.say(language, message_id(game, "example")), picture), *pages)


def _parts(frame: Frame, game: str, language: str, agreed: Options | None) -> Iterator[Page]:
    """Tell how one plays with an option, where the game has a part of its own for it: messages such
    as `saboteur-rules-expansion-on`.
    """
    for option, value in ((o.id, value) for o in frame.games[game].options for value in o.values):
        id = message_id(game, "rules", option, value)
        if frame.texts.has(id) and (agreed is None or agreed.get(option) == value):
            yield Page(frame.say(language, id))


def _options(frame: Frame, game: str, language: str, agreed: Options | None) -> Iterator[Page]:
    """Explain what can be agreed on, or is, in as many messages as it takes."""
    text = f"<b>{frame.say(language, 'lobby-options')}</b>"
    options = [o for o in frame.games[game].options if agreed is None or _is_changed(o, agreed)]
    for option in options:
        entry = _entry(frame, game, language, option, agreed)
        if len(text) + len(entry) > _MOST:
            yield Page(text)
            text = entry
        else:
            text = f"{text}\n\n{entry}"
    if options:
        yield Page(text)


def _is_changed(option: Option, agreed: Options) -> bool:
    """Tell whether a table does not play as the rules say that come before the options."""
    return agreed.get(option.id, option.values[0]) != option.values[0]


def _entry(frame: Frame, game: str, language: str, option: Option, agreed: Options | None) -> str:
    """`Small city: 2 points. What a completed city of two tiles scores...`"""
    id = message_id(game, "option", option.id)
    name, said = frame.say(language, id), frame.say(language, f"{id}-help")
    if agreed is not None:
        value = message_id(game, "option", option.id, agreed[option.id])
        name = f"{name}: {frame.say(language, value)}"
    return f"<b>{name}.</b> {said}"


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
