"""The head of a caption: whether the question stands first and whole outside the quotation, and
below it the tip of this step, however long names are, in every game and language.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from bench.fold.looks import (
    FRAME,
    Kind,
    asks,
    begun,
    kinds,
    pressed,
    random_path,
)
from bench.timing import Figures, at_size
from bot.display.board.asking import is_untouched, question_of
from bot.display.surfaces import surfaces
from bot.display.values import Selection, Surface
from bot.display.viewport import seen_lines
from bot.features.tips.table import due_tip
from bot.table.preparing import Press
from bot.table.seating import is_computer
from bot.table.values import (
    NOBODY,
    Chair,
    Live,
    Phase,
    Place,
    stamp_of,
    to_act,
    with_changes,
    with_person,
)
from bot.texts.languages import SPOKEN
from bot.texts.reader import Reader
from games import GAMES
from games.core.choices import Path, decision, screen
from games.core.contract import Level
from games.core.values import Seat

_STEP = 11
"""One in this many decisions is looked at in a group; alone one in three."""
_QUOTE = "<blockquote expandable>"
_TURN = ("➤ ", "📌 ")


class Head(Struct, frozen=True):
    """What stands above the fold of a message that asks."""

    is_first: bool
    """Whether the question is in the first line, all of it."""
    lines: int
    """Of question and tip."""
    tip: str
    """The id of the tip of this step; empty where it has none."""
    is_told: bool
    """Whether the tip stands outside the quotation, all of it."""
    room: int
    """How tall the picture may be; 0 where it is as tall as it likes."""


def measure_heads(size: float) -> Figures:
    """Print by kind of game the shares of messages whose question is first and whole, and whose tip
    is whole; at last the tips that gave way, by language.
    """
    gave_way: Counter[str] = Counter()
    for kind in at_most(size):
        there = []
        for seed, language in enumerate(SPOKEN):
            some = [*heads(kind, language, seed)]
            gave_way.update(f"{language} {one.tip}" for one in some if one.tip and not one.is_told)
            there += some
        yield f"{kind.name}, heads", said(there)
    yield (
        "tips that gave way",
        ", ".join(f"{id} ({n})" for id, n in sorted(gave_way.items())) or "none",
    )


def at_most(size: float) -> tuple[Kind, ...]:
    """Return each kind with the most people, as many as a measurement of a size takes."""
    most: dict[tuple[str, str], Kind] = {}
    for kind in kinds():
        most[kind.game, repr(kind.options)] = kind
    every = (*most.values(),)
    return every[: at_size(size, len(every))]


def said(there: list[Head]) -> str:
    """Return the figures of some messages."""
    tips = [one for one in there if one.tip]
    first = sum(one.is_first for one in there) / max(1, len(there))
    told = sum(one.is_told for one in tips) / max(1, len(tips))
    lines = max((one.lines for one in there), default=0)
    rooms = [one.room for one in there if one.room]
    room = sum(rooms) / max(1, len(rooms))
    return (
        f"question first and whole in {first:4.0%} of {len(there)}, tip whole in {told:4.0%} of"
        f" {len(tips)}, at most {lines} lines; pictures of {room:.0f} pixels"
    )


def heads(kind: Kind, language: str, seed: int) -> Iterator[Head]:
    """Play a game of people with long names in a group, whose first game it is all the time, and
    the same by one person against computers; yield the heads of each step of some decisions.
    """
    for is_alone in (False, True):
        chance, count = Random(seed), 0
        live = _begun(kind, language, seed, is_alone=is_alone)
        while live.table.phase is Phase.RUNNING:
            seat = chance.choice(to_act(GAMES, live))
            path = random_path(live, seat, chance)
            step = 3 if is_alone else _STEP
            if count % step == seed % step and not is_computer(live.table, seat):
                yield from _on_the_way(_first_time(live), seat, path)
            live = pressed(live, seat, Press(stamp_of(GAMES, live, seat), path, confirm=True))
            count += 1


def _begun(kind: Kind, language: str, seed: int, *, is_alone: bool) -> Live:
    """Return a game of a group; that of a person alone has the same seats, all but the first a
    computer's.
    """
    live = begun(kind.game, kind.people, seed, kind.options, is_hard=True)
    live = with_changes(live, language=language, hints=False)
    first, *others = (replace(one, language=language) for one in live.table.people)
    if not is_alone:
        return with_changes(live, people=(first, *others))
    computers = (replace(one, user=NOBODY, computer=Level.EASY) for one in others)
    return with_changes(live, people=(first, *computers), place=Place(first.user))


def _first_time(live: Live) -> Live:
    """Return the table as if nobody had had a tip yet."""
    for chair, person in enumerate(live.table.people):
        live = live if person.computer else with_person(live, Chair(chair), tips=())
    return live


def _on_the_way(live: Live, seat: Seat, path: Path) -> Iterator[Head]:
    """Yield the heads of each step of a choice."""
    stamp = stamp_of(GAMES, live, seat)
    for length in range(len(path) + 1):
        look = Selection(seat, stamp, path[:length])
        surface = next(one for one in surfaces(FRAME, live, {seat: look}) if asks(one, stamp))
        yield _head(live, seat, surface, path[:length])


def _head(live: Live, seat: Seat, surface: Surface, path: Path) -> Head:
    assert live.play is not None
    reader = Reader(FRAME, live.table.place, live.table.language)
    shown = screen(decision(GAMES[live.table.game or ""], live.play.state, seat), path)
    question = question_of(reader, live, shown)
    outside = surface.text.partition(_QUOTE)[0]
    first, *others = outside.split("\n")
    own = surface.place.chat > 0 and (is_untouched(shown) or shown.action is None)
    id = due_tip(GAMES, live, Chair(int(seat)), shown) if own else None
    tip = reader.say(id) if id else ""
    lines = [first, *(line for line in others if tip and tip in line)]
    return Head(
        is_first=first.startswith(_TURN) and question in first,
        lines=seen_lines("\n".join(lines)),
        tip=id or "",
        is_told=bool(tip) and tip in outside,
        room=surface.picture.room if surface.picture else 0,
    )
