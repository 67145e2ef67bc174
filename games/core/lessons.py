"""Lessons as data: positions of a game in which a learner decides (docs/adr/0087).

A game's lessons lie in its folder `lessons/`: `steps.toml`, and their sentences in
`texts/<language>.ftl`. Every position is a log, so a lesson can never differ from the rules.
"""

from collections.abc import Collection, Iterable, Mapping
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files

from msgspec import Struct

from games.core.components import load
from games.core.contract import AnyGame, Options, agreed
from games.core.log import Log, Move
from games.core.rng import stack
from games.core.values import Seat

RIGHT, WRONG = "right", "wrong"
"""The suffixes of the sentences about an answer; a wrong answer may have another suffix."""


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One position, and the question in it: a move, one of `choices`, or none. Its sentence is
    `<game>-lesson-<lesson>-<step>`; the comment on an answer has `-right` or `-wrong` behind it,
    and `$points` in it are the points that the answer has brought the learner.
    """

    id: str
    learner: Seat = Seat(0)
    goes_on: bool = False
    """Whether it goes on from the step before, after its right answer; else it has its own `deal`,
    or the lesson's."""
    deal: tuple[tuple[str, ...], ...] = ()
    """Orders to deal instead of chance, one a shuffle: see `rng.stack`."""
    moves: tuple[str, ...] = ()
    """Moves that lead to the position, the seat first: `1 place 1,0 r0`."""
    answer: str = ""
    """The right move, in notation, or the right one of the choices."""
    also: tuple[str, ...] = ()
    """Patterns of other right moves, as `fnmatch` reads them."""
    wrong: Mapping[str, str] = {}
    """Pattern of a move -> the name of the sentence that says why not, for those that have one of
    their own; the first that fits."""
    choices: tuple[str, ...] = ()
    """Names of the answers, where no move is asked: `...-<step>-is-<choice>` is on the button."""
    points: tuple[str, ...] = ()
    """Things that the step speaks of, as `render` finds them in the picture (`Picture.points`)."""
    brings: tuple[str, ...] = ()
    """The same, once it is answered."""
    page: str = "board"

    @property
    def asks_move(self) -> bool:
        """Tell whether a move is asked."""
        return bool(self.answer) and not self.choices


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson: a few positions. `<game>-lesson-<lesson>` is the id of its name."""

    id: str
    """Unique among all games."""
    step: tuple[Step, ...]
    players: int = 2
    options: Options = {}
    deal: tuple[tuple[str, ...], ...] = ()
    seed: int = 0
    """Of all chance that no deal fixes."""
    first_game: Options = {}
    """Options of a first game, beside those of the lesson."""


class Tip(Struct, frozen=True, forbid_unknown_fields=True):
    """A line for people who meet a kind of decision for the first time: `<game>-tip-<id>`."""

    id: str
    of: str
    """Pattern of a move, as `fnmatch` reads it: the line is due where such a move is lawful."""
    asks: str = ""
    """The field that is asked for where the line is due; empty: each question of the decision."""


class _Lessons(Struct, frozen=True, forbid_unknown_fields=True):
    lesson: tuple[Lesson, ...]
    tip: tuple[Tip, ...] = ()


def lessons_of(game: AnyGame) -> tuple[Lesson, ...]:
    """Return the lessons of a game, the first one for people who do not know it; it may have
    none.
    """
    return _read_lessons(game.package).lesson


def first_options(game: AnyGame, id: str = "") -> Options:
    """Return the options of a first game: those of a lesson, and those that its file adds.

    :param id: the lesson's; without one the first lesson's.
    """
    lesson = next((one for one in lessons_of(game) if id in {one.id, ""}), None)
    return {**lesson.options, **lesson.first_game} if lesson else {}


def tips_of(game: AnyGame) -> tuple[Tip, ...]:
    """Return the tips of a first game, in the order in which they are shown."""
    return _read_lessons(game.package).tip


def next_tip(
    game: AnyGame, moves: Iterable[str], told: Collection[str], asked: str | None = None
) -> str | None:
    """Return the id of the tip that is due at a decision; None if it has been shown.

    :param moves: those that are left, in notation.
    :param told: the ids of those that were told before.
    :param asked: the field that is asked for; None: any.
    """
    known = tuple(moves)
    for tip in tips_of(game):
        is_of_step = asked is None or tip.asks in ("", asked)
        if not is_of_step or (id := tip_id(game, tip)) in told:
            continue
        if any(fnmatchcase(move, tip.of) for move in known):
            return id
    return None


def tip_id(game: AnyGame, tip: Tip) -> str:
    """Return the id of the sentence that a tip is."""
    return f"{game.id.replace('_', '-')}-tip-{tip.id}"


@cache
def _read_lessons(package: str) -> _Lessons:
    if not files(package).joinpath("lessons", "steps.toml").is_file():
        return _Lessons(())
    return load(f"{package}.lessons", "steps.toml", _Lessons)


def log_of(game: AnyGame, lesson: Lesson, number: int) -> Log:
    """Return the log that leads to the position of a step."""
    step = lesson.step[number]
    moves = tuple(_move(said) for said in step.moves)
    if step.goes_on:
        before, answered = log_of(game, lesson, number - 1), lesson.step[number - 1]
        made = (Move(answered.learner, answered.answer),) if answered.asks_move else ()
        return Log(
            before.game,
            before.rules_version,
            before.seats,
            before.options,
            before.rng,
            (*before.moves, *made, *moves),
        )
    rng = stack(*(step.deal or lesson.deal), seed=lesson.seed)
    options = agreed(game, lesson.options)
    return Log(game.id, game.rules_version, lesson.players, options, rng, moves)


def _move(said: str) -> Move:
    seat, _, action = said.partition(" ")
    return Move(Seat(int(seat)), action)


def verdict(step: Step, answer: str) -> str:
    """Return the name of the sentence about an answer: `right`, or why not.

    :param answer: a move in notation, or one of the choices.
    """
    if answer == step.answer or any(fnmatchcase(answer, pattern) for pattern in step.also):
        return RIGHT
    fitting = (why for pattern, why in step.wrong.items() if fnmatchcase(answer, pattern))
    return next(fitting, WRONG)
