"""Labels of the options of a choice: people by colour and name, everything else by the game's
texts.
"""

from re import match
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.table.values import Table
from bot.texts.catalogues import message_id
from bot.texts.frame import Frame, plain_names, seat_mark
from games.core.aloud import called
from games.core.choices import KIND, Row, Screen, Stop
from games.core.contract import Action, AnyGame
from games.core.message import Message, Variable, is_seat
from games.core.values import Seat

BETWEEN = " · "
"""Stands between answers."""


class Asker(Struct, frozen=True):
    """The reader of a question, with their table and language."""

    frame: Frame
    table: Table
    language: str
    stamp: str
    """Of the decision."""
    view: Any = None
    """The view of the place where the question stands. None: options have their short words
    alone."""
    seat: Seat | None = None
    """The seat that decides. None: all options weigh the same."""


def word_for(
    asker: Asker, screen: Screen, field: str, option: Any, *, is_chosen: bool = False
) -> str:
    """Return the word for an option; empty when the game has none for it.

    :param is_chosen: whether the reader has heard the description already, on the option's button.
    """
    if asks_for_people(screen, field) and isinstance(option, int):
        seat, names = Seat(option), plain_names(asker.table)
        return f"{seat_mark(asker.table, seat)} {asker.frame.listed(asker.language, names(seat))}"
    if description := _option_description(asker, screen, field, option):
        description = called(description) if is_chosen else description
        return asker.frame.say(asker.language, description, plain_names(asker.table))
    game, word = asker.table.game or "", _word(option)
    asked = KIND if isinstance(option, type) else field
    ids = message_id(game, asked, word), message_id(game, "word", word)
    found = asker.frame.texts.first(*ids)
    return asker.frame.say(asker.language, found) if found else ""


def surely(asker: Asker, row: Row, option: Any, word: str) -> str:
    """Return the word for an option that was chosen at first, with the points that it surely
    scores; a whole sentence where the game has one.
    """
    id = message_id(asker.table.game or "", "sure", row.question.field)
    if asker.frame.aloud or not asker.frame.texts.has(id):
        return f"{word} (+{row.sure})"
    told: dict[str, Variable] = {"what": _word(option), "word": word, "points": row.sure}
    return asker.frame.say(asker.language, Message(id, told))


def _option_description(asker: Asker, screen: Screen, field: str, option: Any) -> Message | None:
    """Return the description of an option, at length for people who do not see the picture; None
    where its word is enough.
    """
    if asker.view is None or isinstance(option, Stop):
        return None
    aloud = asker.frame.games[asker.table.game or ""].telling.aloud
    if aloud is None:
        return None
    name = aloud.option if asker.frame.aloud else aloud.short
    return name(asker.view, dict(screen.answers), field, option) if name else None


def weight_of(asker: Asker, screen: Screen, field: str, option: Any) -> int:
    """Return the weight of an option for the player who decides: the heaviest are read first."""
    if not asker.frame.aloud or asker.seat is None:
        return 0
    aloud = asker.frame.games[asker.table.game or ""].telling.aloud
    if aloud is None or aloud.weigh is None:
        return 0
    description = _option_description(asker, screen, field, option)
    return aloud.weigh(asker.view, asker.seat, description) if description else 0


def chosen(asker: Asker, screen: Screen) -> str:
    """Describe the answers so far, as far as they tell something. In words without those to
    questions below: their buttons say which answer is chosen.
    """
    if not asker.frame.aloud:
        return BETWEEN.join(word for _, word in answered(asker, screen))
    below = {row.question.field for row in screen.rows if row.picked is not None}
    words = [word for field, word in answered(asker, screen) if field not in below]
    return "; ".join(words)  # one card may have several parts


def answered(asker: Asker, screen: Screen) -> tuple[tuple[str, str], ...]:
    """Return the answers so far that tell something, in their order: the field, a word for it. A
    kind of move that is called as its card is said once; so is the one tool that a card fixes.
    """
    words = (
        (field, word_for(asker, screen, field, option, is_chosen=True))
        for field, option in screen.told
        if not isinstance(option, Stop)
    )
    worded = tuple((field, word) for field, word in words if word)
    cards = [word for field, word in worded if field == "card"]
    by_card = {part for word in cards for part in (word, word.partition(" ")[2])}
    return tuple(answer for answer in worded if answer[0] == "card" or answer[1] not in by_card)


def asks_for_people(screen: Screen, field: str) -> bool:
    """Tell whether a question's options are seats."""
    kind = dict(screen.answers).get(KIND)
    return kind is not None and is_seat(kind, field)


def described(
    frame: Frame, game: AnyGame, state: Any, seat: Seat, action: Action
) -> Message | None:
    """Return the description of a move as the game's log has it; None if the game has no words for
    moves. If there is a picture, the description leaves the place of the move to it, because places
    on maps have no names.
    """
    if game.telling.describes is None:
        return None
    told = game.telling.describes(state, seat, action)
    return replace(told, variables={**told.variables, "pictured": int(frame.pictures)})


def _word(option: Any) -> str:
    """Return the last part of the id of the game's word for an option."""
    if option is None:
        return "none"
    if isinstance(option, type):
        return option.__name__.lower()
    name = option.value if isinstance(option, Stop) else str(option)
    found = match(r"[a-z][a-z_-]*", name.lower())
    return found.group() if found else ""
