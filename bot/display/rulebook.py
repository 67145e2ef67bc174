"""The pages of /rules: a picture that explains a game, then its rules in words."""

from collections.abc import Iterable, Iterator
from itertools import islice

from msgspec import Struct

import render
from bot.display.ballots import span
from bot.table.gathering import usual_people
from bot.texts.frame import ROBOT, Frame
from bot.texts.ids import message_id
from games.core.contract import AnyGame, Option, Options, defaults, has_effect, lawful_people
from games.core.message import Message, Variable
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
    if agreed is not None:
        agreed = {**defaults(frame.games[game]), **agreed}
    rules, credit = (frame.say(language, message_id(game, part)) for part in ("rules", "credit"))
    computers = f"{ROBOT} {frame.say(language, 'rules-computers')}"
    counts = span(_people(frame.games[game], agreed))
    people = frame.say(language, Message("lobby-people", {"count": counts}))
    said = (
        f"👥 {people}",
        rules,
        *_parts(frame, game, language, agreed),
        computers,
        f"<i>{credit}</i>",
    )
    words = map(Page, _gathered(said))
    picture = _example(frame, game, language)
    pages = (*words, *_options(frame, game, language, agreed))
    if picture is None:
        return pages
    return (Page(frame.say(language, message_id(game, "example")), picture), *pages)


def _people(game: AnyGame, agreed: Options | None) -> tuple[int, ...]:
    """Return how many can play: at a table as is agreed there, else as is usual."""
    return (lawful_people(game, agreed) if agreed else ()) or usual_people(game)


def _parts(frame: Frame, game: str, language: str, agreed: Options | None) -> Iterator[str]:
    """Tell how one plays with an option, where the game has a part of its own for it: messages such
    as `saboteur-rules-expansion-on`. Without a table the first value is told of that has one, and
    said to be so where that is not as usual.
    """
    for option in _in_force(frame, game, agreed):
        values = option.values if agreed is None else (agreed[option.id],)
        for value in islice((v for v in values if frame.texts.has(_part(game, option, v))), 1):
            said = frame.say(language, _part(game, option, value))
            is_usual = agreed is not None or value == option.values[0]
            yield said if is_usual else f"{_with(frame, game, language, option, value)}\n{said}"


def _with(frame: Frame, game: str, language: str, option: Option, value: str) -> str:
    """`Only with “Saboteur 2: on”:`."""
    id = message_id(game, "option", option.id)
    named: dict[str, Variable] = {
        "option": Message(id),
        "value": Message(message_id(id, value)),
    }
    return frame.say(language, Message("rules-with", named))


def _in_force(frame: Frame, game: str, agreed: Options | None) -> Iterator[Option]:
    """Yield the options that change anything at a table; without one, all."""
    for option in frame.games[game].options:
        if agreed is None or has_effect(option, agreed):
            yield option


def _part(game: str, option: Option, value: str) -> str:
    return message_id(game, "rules", option.id, value)


def _options(frame: Frame, game: str, language: str, agreed: Options | None) -> Iterator[Page]:
    """Explain what can be agreed on, or is, in as many messages as it takes."""
    title = f"<b>{frame.say(language, 'lobby-options')}</b>"
    options = [
        option
        for option in _in_force(frame, game, agreed)
        if agreed is None or _is_untold(frame, game, option, agreed)
    ]
    entries = (_entry(frame, game, language, option, agreed) for option in options)
    return map(Page, _gathered((title, *entries) if options else ()))


def _gathered(blocks: Iterable[str]) -> Iterator[str]:
    """Join blocks to as few texts as messages take."""
    text = ""
    for block in blocks:
        if text and len(text) + len(block) > _MOST:
            yield text
            text = ""
        text = f"{text}\n\n{block}" if text else block
    if text:
        yield text


def _is_untold(frame: Frame, game: str, option: Option, agreed: Options) -> bool:
    """Tell whether a table does not play as the rules say that come before the options."""
    value = agreed[option.id]
    return value != option.values[0] and not frame.texts.has(_part(game, option, value))


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
