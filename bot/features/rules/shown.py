"""The rules of a game as one message with chapters: a picture that explains it, and of the words
one chapter at a time, the goal and a turn first. PURE.
"""

import re
from collections.abc import Iterable, Iterator
from html import escape
from itertools import islice

from msgspec import Struct

import render
from bot.display.fitted import units
from bot.display.keyboards import grid
from bot.display.pictures import example_picture, guide_picture, priced_lines
from bot.display.values import CAPTION_LIMIT, Button, Keyboard, Surface, reply
from bot.features.lessons.shown import how_to_play
from bot.features.rules import buttons
from bot.features.tonight.shown import span
from bot.table.gathering import usual_people
from bot.table.values import Place
from bot.texts.catalogues import message_id
from bot.texts.frame import ROBOT, Frame
from games.core.contract import AnyGame, Option, Options, defaults, has_effect
from games.core.message import Message, Variable
from games.core.seats import lawful_people
from render import GUIDE, Picture


class Chapter(Struct, frozen=True):
    """The content below the picture at a time."""

    name: str
    """The text of its button."""
    text: str
    page: str = ""
    """The picture above it, if it is not the one that explains the game."""


class Rules(Struct, frozen=True):
    """The rules of a game, for a table and a reader."""

    game: str
    language: str
    table: str = ""
    """The id of the table whose rules they are; empty: of any."""
    agreed: Options | None = None
    """How it plays: then the rules follow that, and say of each option what holds."""
    seats: int = 0
    """Number of players; 0 if it is not known yet, so that the rules for any number are shown."""


def rules_surface(
    frame: Frame, rules: Rules, user: int, number: int = 0, back: tuple[Button, ...] = ()
) -> Surface:
    """Return one chapter for somebody's private chat; the first one where there is no such.

    :param back: the way back to the table.
    """
    all_of_them = chapters(frame, rules)
    here = number if number < len(all_of_them) else 0
    name = rules.game if not rules.table else ""

    def button(at: int, chapter: Chapter) -> Button:
        said = f"{'✓ ' if at == here else ''}{chapter.name}"
        return Button(said, buttons.Chapter(rules.table, at, name))

    contents = grid(tuple(button(at, chapter) for at, chapter in enumerate(all_of_them)))
    ways = (*how_to_play(frame, rules.game, rules.language), *back)
    keyboard: Keyboard = (*contents, *((ways,) if ways else ()))
    picture = _picture(frame, rules, all_of_them[here].page)
    return reply(Place(user), all_of_them[here].text, keyboard, picture)


def chapters(frame: Frame, rules: Rules) -> tuple[Chapter, ...]:
    """Return the chapters about a game: the goal and a turn, the rest of the rules by their
    headings, options, credits.
    """
    game, language = rules.game, rules.language
    agreed = None
    if rules.agreed is not None:
        agreed = {**defaults(frame.games[game]), **rules.agreed}
    people = span(_people(frame.games[game], agreed))
    told = frame.say(language, Message("lobby-people", {"count": people}))
    said = frame.say(language, _of_table(frame, rules, message_id(game, "rules")))
    parts = _parts(frame, rules, agreed)
    whole = "\n\n".join((f"👥 {told}", said, *parts))
    blocks = re.split(r"\n{2,}", whole)  # what is told to nobody at this table leaves more of them
    options = tuple(
        _option_explanations(frame, game, language)
        if agreed is None
        else _option_values(frame, rules)
    )
    named = "lobby-options" if agreed is None else "rules-own"
    return (
        *_chapters_by_heading(blocks, frame.say(language, "rules-turn")),
        *_guide(frame, rules),
        *_chapters_by_room(frame.say(language, named), options),
        *_about(frame, game, language),
    )


def _guide(frame: Frame, rules: Rules) -> Iterator[Chapter]:
    """Yield the chapter about what pays how much, in one picture if there is one, and in words."""
    picture = _picture(frame, rules, GUIDE)
    if picture and picture.page == GUIDE:
        name = frame.say(rules.language, message_id(rules.game, "lens", GUIDE))
        lines = (escape(f"• {line}") for line in priced_lines(picture))
        yield Chapter(name, "\n".join((f"👁 <b>{name}</b>", *lines)), GUIDE)


def _chapters_by_heading(blocks: list[str], first: str) -> Iterator[Chapter]:
    """Split rules into chapters, one a heading. The goal and the text after it come first; a short
    block joins the one before it.
    """
    name, lines = first, list[str]()
    headings = 0
    for block in blocks:
        found = _HEADING.match(block)
        headings += bool(found)
        is_new = found and headings > _OPENING and len(block) > _SHORT
        if lines and (is_new or units("\n\n".join((*lines, block))) > _MOST):
            yield from _chapters_by_room(name, lines)
            name, lines = _name(found.group(1)) if found else name, []
        lines.append(block)
    yield from _chapters_by_room(name, lines)


_OWN = "⚙️"
"""Marks options that a table plays otherwise than usual."""
_HEADING = re.compile(r"(?:<i>[^\n]*</i>\n)?\W*<b>(.+?)</b>")
"""The heading of a block, below the introduction of an option's part."""
_OPENING = 3
"""Headings of the first chapter, if it has room: the players, the game's name and a turn."""
_SHORT = 160
"""Letters of a block that is no chapter."""
_MOST = CAPTION_LIMIT - 24


def _name(heading: str) -> str:
    return re.split(r"[,:(]", heading)[0].strip(" .")


def _chapters_by_room(name: str, blocks: Iterable[str]) -> Iterator[Chapter]:
    """Yield as many chapters as a picture has room for words; from the second on, numbered."""
    texts: list[str] = []
    for block in blocks:
        for joint, piece in _pieces(block):
            if texts and units(texts[-1] + joint + piece) <= _MOST:
                texts[-1] += joint + piece
            else:
                texts.append(piece)
    for number, text in enumerate(texts, 1):
        yield Chapter(name if number == 1 else f"{name} ({number})", text)


def _pieces(block: str) -> Iterator[tuple[str, str]]:
    """Yield a block whole, or where that is too long, its lines; before each what joins it."""
    if units(block) <= _MOST:
        yield "\n\n", block
        return
    for number, line in enumerate(block.split("\n")):
        yield "\n" if number else "\n\n", line


def _about(frame: Frame, game: str, language: str) -> Iterator[Chapter]:
    """Yield the chapter that explains the picture, if there is one, the numbers of players, and the
    credits.
    """
    if render.example(game):
        example = frame.say(language, message_id(game, "example"))
        yield Chapter(frame.say(language, "rules-picture"), example)
    credit = frame.say(language, message_id(game, "credit"))
    computers = f"{ROBOT} {frame.say(language, 'rules-computers')}"
    yield Chapter(frame.say(language, "rules-about"), f"{computers}\n\n<i>{credit}</i>")


def _people(game: AnyGame, agreed: Options | None) -> tuple[int, ...]:
    """Return how many can play: at a table as is agreed there, else as is usual."""
    return (lawful_people(game, agreed) if agreed else ()) or usual_people(game)


def _of_table(frame: Frame, rules: Rules, id: str) -> Message:
    """Return a message of the rules, which follows the options and the number of players: they are
    its variables, as each option is called, and `players`, which is 0 while nobody knows it.
    """
    agreed = {**defaults(frame.games[rules.game]), **(rules.agreed or {})}
    values = {id: int(value) if value.isdigit() else value for id, value in agreed.items()}
    return Message(id, {**values, "players": rules.seats})


def _parts(frame: Frame, rules: Rules, agreed: Options | None) -> Iterator[str]:
    """Yield the parts of the rules that depend on an option: messages such as
    `saboteur-rules-expansion-on`. Without a table, yield the part of the option's first value that
    has one, and say so if that is not the usual value.
    """
    for option in _in_force(frame, rules.game, agreed):
        values = option.values if agreed is None else (agreed[option.id],)
        ids = ((value, message_id(rules.game, "rules", option.id, value)) for value in values)
        for value, id in islice(((v, id) for v, id in ids if frame.texts.has(id)), 1):
            said = frame.say(rules.language, _of_table(frame, rules, id))
            if agreed is None and value != option.values[0]:
                said = f"{_mark(frame, rules, option, value)}\n{said}"
            yield from (said,) if said else ()


def _mark(frame: Frame, rules: Rules, option: Option, value: str) -> str:
    """`Only with “Saboteur 2: on”:`"""
    id = message_id(rules.game, "option", option.id)
    named: dict[str, Variable] = {
        "option": Message(id),
        "value": Message(message_id(id, value)),
    }
    return frame.say(rules.language, Message("rules-with", named))


def _in_force(frame: Frame, game: str, agreed: Options | None) -> Iterator[Option]:
    """Yield the options that change anything at a table; without one, all."""
    for option in frame.games[game].options:
        if agreed is None or has_effect(option, agreed):
            yield option


def _option_explanations(frame: Frame, game: str, language: str) -> Iterator[str]:
    """Explain what can be agreed on."""
    for option in frame.games[game].options:
        id = message_id(game, "option", option.id)
        yield f"<b>{frame.say(language, id)}.</b> {frame.say(language, f'{id}-help')}"


def _option_values(frame: Frame, rules: Rules) -> Iterator[str]:
    """Yield the value of each option at a table, unusual ones first."""
    agreed = {**defaults(frame.games[rules.game]), **(rules.agreed or {})}
    options = tuple(_in_force(frame, rules.game, agreed))
    usual = tuple(one for one in options if agreed[one.id] == one.values[0])
    for option in options:
        if option not in usual:
            yield f"{_OWN} {_option_line(frame, rules, option, agreed[option.id])}"
    if usual:
        yield "\n".join(f"• {_option_line(frame, rules, one, one.values[0])}" for one in usual)


def _option_line(frame: Frame, rules: Rules, option: Option, value: str) -> str:
    """`Small city: 2 points. A completed city of two tiles scores only 2 points...`"""
    id = message_id(rules.game, "option", option.id)
    name, held = (frame.say(rules.language, one) for one in (id, message_id(id, value)))
    said = _of_table(frame, rules, message_id(rules.game, "holds", option.id, value))
    return f"<b>{name}: {held.rstrip('.')}.</b> {frame.say(rules.language, said)}"


def _picture(frame: Frame, rules: Rules, page: str) -> Picture | None:
    """Return the picture that explains the game, or what pays what with the options of a table."""
    game = frame.games[rules.game]
    agreed = {**defaults(game), **(rules.agreed or {})}
    if page == GUIDE:
        seats = rules.seats or usual_people(game)[0]
        return guide_picture(frame, game.id, agreed, seats, rules.language)
    example = render.example(game.id)
    return example_picture(frame, game.id, example, rules.language) if example else None
