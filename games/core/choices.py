"""Turns legal actions into questions: the keyboard is the trie of the legal actions.

A decision is asked as a row of questions: the kind of action (its class), then each of its fields
in order. A question with one possible answer is not asked. A tuple field is asked element by
element, with STOP ("that's all") among the answers where the tuple may end; the elements of an
`unordered` one in any order.

Kinds that are `direct` are not asked for: the options of their first field stand in the first
question beside the other kinds, and the kind comes after it, as a question that has one possible
answer unless one option belongs to several kinds.

The answers so far are a *path*: for each question that was asked, the index of the answer. A button
carries only its path, so nothing half-done is ever stored, Back is `path[:-1]`, and any worker
after any restart can go on from it. `screen` adds what a person sees at once: an action's `tuning`
fields (a rotation) are answered with the first option that completes something, else with the
first, and stay changeable in their own row. What can be left out (a follower) is left out at first;
for newcomers `AtFirst` says otherwise.

One press asks for the same decision several times: for its meaning, for the stamp, for the
keyboard, the caption and the picture. `decision` works it out once.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from enum import Enum
from functools import cache, cached_property
from itertools import chain, permutations, product
from typing import Any
from zlib import crc32

from msgspec import NODEFAULT, Struct
from msgspec.structs import fields, replace

from games.core.aloud import COMPLETES
from games.core.contract import Action, AnyGame
from games.core.errors import UnknownAction
from games.core.values import Seat

Path = tuple[int, ...]

Answer = tuple[str, Any]
"""A field and its value."""

KIND = "kind"
"""The field of the question which class of action; the first one, unless kinds are direct."""


class Stop(Enum):
    """The answer that ends a tuple."""

    STOP = "stop"


class Question(Struct, frozen=True):
    """The next question, and its possible answers."""

    field: str
    """Of the first option, where the first question mixes cards and kinds."""
    options: tuple[Any, ...]
    """Values of the field (classes, for KIND), in the order of the legal actions."""
    are_things: bool = False
    """Whether cells among them are things that lie there: see `Action.things`."""


class Decided(Struct, frozen=True):
    """A complete decision: no question is left."""

    action: Action


class AtFirst(Enum):
    """What is chosen at first where a question has an answer that leaves the preview as it is."""

    LEFT_OUT = "left out"
    """That answer."""
    SURE = "sure"
    """The answer that surely scores most, if one scores enough."""
    NOTHING = "nothing"
    """Nothing: everybody is to choose."""


class Row(Struct, frozen=True):
    """One question on the screen: an option for each button, and the path that it leads to."""

    question: Question
    paths: tuple[Path, ...]
    picked: int | None
    """The index of the option that is chosen now."""
    named: tuple[Any, ...]
    """Those by which labels count: of the elements of a tuple the options of the first one, so that
    the letter of a card stays while several are chosen."""
    is_at_first: bool = False
    """Whether the option is chosen that nobody has tapped."""
    sure: int = 0
    """The points for which the chosen option was chosen at first; 0: it was not."""


class Screen(Struct, frozen=True):
    """The screen that a person sees at `path`."""

    path: Path
    answers: tuple[Answer, ...]
    """Every answer so far, those to questions with one possible answer included."""
    told: tuple[Answer, ...]
    """The answers worth telling: all but those that were not asked and have the default value of
    their field."""
    rows: tuple[Row, ...]
    closing: frozenset[Path]
    """Of the paths in the rows those that are the move, without Confirm."""
    action: Action | None
    """The action, when no question is left: then it can be confirmed."""
    back: Path | None


Weighs = Callable[[dict[str, Any], str, Any], int]
"""(answers so far, field, option) -> how much an option matters, as `Aloud.weigh` has it."""


class Decision(tuple[Action, ...]):
    """The legal actions of one seat, spelt out as answers at most once."""

    @cached_property
    def spelt(self) -> "list[_Spelt]":
        """Each action with the answers that lead to it, in each order that they may come in."""
        return [(answers, action) for action in self for answers in _spellings(action)]

    @cached_property
    def branches(self) -> "dict[tuple[Any, ...], dict[Any, list[_Spelt]]]":
        """By the answers so far, the possible next answers and the actions that each of them
        leaves; filled as paths are followed.
        """
        return {}

    @cached_property
    def walks(self) -> "dict[Path, _Walk]":
        """By path, the walk to its end, for paths that have been followed; filled by the functions
        that follow them.
        """
        return {}

    @cached_property
    def first(self) -> "dict[Path, int]":
        """By the path to a question about a rotation, the option that is chosen at first; filled by
        the functions that ask.
        """
        return {}

    weighs: "Weighs | None" = None
    """How much answers matter, where that is known. None: all alike."""

    sure: "Callable[[Action], int] | None" = None
    """The points that an action's answer to a question that could be left out surely scores; None:
    nobody knows."""

    @cached_property
    def checksum(self) -> int:
        """Checksum of the actions."""
        return crc32("\n".join(map(str, self)).encode())


def decision(game: AnyGame, state: Any, seat: Seat) -> Decision:
    """Return a seat's decision. It is computed once for each state object, however often it is
    asked for.
    """
    key = (id(state), game.id, seat)
    known = _RECENT.get(key)
    if known is None:  # the state is kept beside, so that no other one gets its id
        known = _RECENT[key] = (state, Decision(game.legal_actions(state, seat)))
        known[1].weighs = _weighs(game, state, seat)
        known[1].sure = _sure(game, state, seat)
        if len(_RECENT) > _KEPT:
            _RECENT.popitem(last=False)
    return known[1]


_KEPT = 32
"""Decisions that are remembered: more than are in the making at a time."""

_RECENT: OrderedDict[tuple[int, str, Seat], tuple[Any, Decision]] = OrderedDict()


def _weighs(game: AnyGame, state: Any, seat: Seat) -> Weighs | None:
    """Return the function that weighs a seat's answers by its view, if its game has one."""
    aloud = game.telling.aloud
    if aloud is None or aloud.weigh is None:
        return None
    told, weigh = aloud.option, aloud.weigh

    @cache
    def current_view() -> Any:
        return game.view(state, seat)

    def weighs(answers: dict[str, Any], field: str, option: Any) -> int:
        called = told(current_view(), answers, field, option)
        return weigh(current_view(), seat, called) if called else 0

    return weighs


def _sure(game: AnyGame, state: Any, seat: Seat) -> Callable[[Action], int] | None:
    """Return the function that counts what an action surely scores, if its game has one."""
    counted = game.sure
    return None if counted is None else cache(lambda action: counted(state, seat, action))


def narrow(actions: Iterable[Action], path: Path) -> Question | Decided:
    """Follow `path` through the actions: return the next question, or the complete decision.

    :raises UnknownAction: when the path leads nowhere.
    """
    return _walk(_decision(actions), path).reached


def left_at(actions: Iterable[Action], path: Path) -> tuple[Action, ...]:
    """Return the actions that a path leaves.

    :raises UnknownAction: when the path leads nowhere.
    """
    decision = _decision(actions)
    given = _walk(decision, path).answers
    spelt = (action for answers, action in decision.spelt if answers[: len(given)] == given)
    return tuple(dict.fromkeys(spelt))


def path_to(actions: Iterable[Action], action: Action) -> Path:
    """Return the path that decides one of these actions.

    :raises UnknownAction: when the action is none of them.
    """
    decision, answers = _decision(actions), next(_spellings(action))
    path: Path = ()
    while isinstance((walk := _walk(decision, path)).reached, Question):
        options, answer = walk.reached.options, answers[len(walk.answers)][1]
        if answer not in options:
            raise UnknownAction
        path = (*path, options.index(answer))
    return path


def screen(actions: Iterable[Action], path: Path, at_first: AtFirst = AtFirst.LEFT_OUT) -> Screen:
    """Lay out what a person sees at `path`: from the first tuning field on, all rows together.

    :raises UnknownAction: when the path leads nowhere.
    """
    decision = _decision(actions)
    walk = _walk(decision, path)
    tapped = len(path)
    while (preset := _preset(decision, path, walk, at_first)) is not None:
        path = (*path, preset)
        walk = _walk(decision, path)
    first = len(path) if walk.tuned_from is None else walk.tuned_from
    rows = [_row(walk, walk.asked[i], path[:i], path[i]) for i in range(first, len(path))]
    if len(path) > tapped and rows:
        sure = _surely(decision, walk) if at_first is AtFirst.SURE else 0
        rows[-1] = replace(rows[-1], is_at_first=True, sure=sure)
    if isinstance(walk.reached, Question):
        rows.append(_row(walk, walk.reached, path, None))
    return Screen(
        path=path,
        answers=walk.answers,
        told=tuple(_answers_to_tell(walk)),
        rows=tuple(rows),
        closing=frozenset(_closing_paths(decision, rows)),
        action=walk.reached.action if isinstance(walk.reached, Decided) else None,
        back=path[: first - 1] if first else None,
    )


def _chosen_first(decision: Decision, path: Path, walk: "_Walk") -> int:
    """Return which way to turn a piece is chosen at first: the first one that completes something,
    else the first.
    """
    assert isinstance(walk.reached, Question)
    if decision.weighs is None:
        return 0
    if path not in decision.first:
        answers, field = dict(walk.answers), walk.reached.field
        weights = [decision.weighs(answers, field, one) for one in walk.reached.options]
        completing = (at for at, weight in enumerate(weights) if weight >= COMPLETES)
        decision.first[path] = next(completing, 0)
    return decision.first[path]


def _preset(decision: Decision, path: Path, walk: "_Walk", at_first: AtFirst) -> int | None:
    """Return which option of the question ahead is chosen at first: a way to turn a piece, or the
    only answer that leaves the preview as it is, unless newcomers are helped otherwise; None where
    it is to be answered.
    """
    if not isinstance(walk.reached, Question):
        return None
    if walk.reached.field in walk.tuning:
        return _chosen_first(decision, path, walk)
    options = enumerate(walk.reached.options)
    leaving = [at for at, option in options if (walk.reached.field, option) in walk.closing]
    if len(leaving) != 1 or at_first is AtFirst.NOTHING:
        return None
    return leaving[0] if at_first is AtFirst.LEFT_OUT else _surest(decision, path, walk, leaving[0])


def _surest(decision: Decision, path: Path, walk: "_Walk", leaving: int) -> int:
    """Return the option that surely scores most; the one that leaves the preview as it is, where
    none scores enough.
    """
    assert isinstance(walk.reached, Question)
    ahead = (_walk(decision, (*path, at)) for at in range(len(walk.reached.options)))
    points = [_surely(decision, each) for each in ahead]
    return points.index(max(points)) if max(points) >= _WORTH else leaving


_WORTH = 2
"""Points for which something is chosen for a newcomer: for one each, they would soon have nothing
left to place."""


def _surely(decision: Decision, walk: "_Walk") -> int:
    """Return the points that a decided action's figure surely scores."""
    if decision.sure is None or not isinstance(walk.reached, Decided):
        return 0
    return decision.sure(walk.reached.action)


def _closing_paths(decision: Decision, rows: list[Row]) -> Iterator[Path]:
    """Yield the paths whose tap makes the move: the answers to a single small question; and in the
    last row, while nothing is chosen there, those that leave the preview as it is.
    """
    for row in rows[-1:]:
        for option, path in zip(row.question.options, row.paths, strict=True):
            outcome = _walk(decision, path).reached
            if not isinstance(outcome, Decided):
                continue
            leaves = (row.question.field, option) in outcome.action.closing
            if outcome.action.at_once or (leaves and row.picked is None):
                yield path


def _answers_to_tell(walk: "_Walk") -> Iterator[Answer]:
    """Yield the answers that were asked for, and the others where they are no defaults."""
    kind = dict(walk.answers).get(KIND)
    usual = _usual(kind) if kind else {}
    for field, answer in walk.answers:
        if (field, answer) in walk.chosen or usual.get(field, NODEFAULT) != answer:
            yield field, answer


@cache
def _usual(kind: type[Action]) -> dict[str, Any]:
    """Return the defaults of a class's fields; msgspec works them out from its source each time."""
    return {field.name: field.default for field in fields(kind)}


def resumed(actions: Iterable[Action], tapped: Path, latest: Path) -> Path:
    """Return the path that a tap means when it may have come before its screen was redrawn.

    The tapped button knows nothing of answers given since. On the rows of one screen the tap
    changes its own answer; the other answers stay as they are at `latest`, as far as that is
    legal. Of a tuple, the elements of both are chosen.

    :raises UnknownAction: when `tapped` leads nowhere; a `latest` that leads nowhere is ignored.
    """
    decision = _decision(actions)
    tap = _walk(decision, tapped)
    try:
        last = _walk(decision, latest)
    except UnknownAction:
        return tapped
    if not tapped or tapped[:-1] == latest:
        return tapped
    if _is_more_of_a_tuple(tap, tapped, last, latest):
        return _with_answers(decision, latest, {tap.asked[-1].field: _value(tap, tapped, -1)})
    first = tap.tuned_from
    if first is None or len(tapped) <= first or tapped[:first] != latest[:first]:
        return tapped
    chosen = {tap.asked[i].field: _value(tap, tapped, i) for i in range(first, len(tapped))}
    chosen |= {last.asked[i].field: _value(last, latest, i) for i in range(first, len(latest))}
    chosen[tap.asked[-1].field] = _value(tap, tapped, -1)
    return _with_answers(decision, tapped[:first], chosen)


def _is_more_of_a_tuple(tap: "_Walk", tapped: Path, last: "_Walk", latest: Path) -> bool:
    """Tell whether a tap on a former screen adds one more element to the tuple that is being
    chosen.
    """
    here = len(tapped) - 1
    if tapped[:here] != latest[:here] or tapped == latest[: here + 1]:
        return False
    field = tap.asked[here].field
    goes_on = isinstance(last.reached, Question) and last.reached.field == field
    is_tuple = goes_on or sum(answered == field for answered, _ in last.answers) > 1
    return is_tuple and {question.field for question in last.asked[here:]} == {field}


def _value(walk: "_Walk", path: Path, depth: int) -> Any:
    """Return the answer at a depth of the path."""
    return walk.asked[depth].options[path[depth]]


def _with_answers(decision: "Decision", path: Path, chosen: dict[str, Any]) -> Path:
    """Extend `path` by the chosen answers, each once, as far as that is legal."""
    left = dict(chosen)
    while isinstance(question := _walk(decision, path).reached, Question):
        if question.field not in left or left[question.field] not in question.options:
            break
        path = (*path, question.options.index(left.pop(question.field)))
    return path


def stamp(moves: int, actions: Iterable[Action]) -> str:
    """Return the identity of one seat's decision: the number of its moves and its legal actions.
    Seats that decide at the same time have different stamps, so one's move does not outdate the
    buttons of another.
    """
    return f"{moves}x{_decision(actions).checksum:08x}"


_Spelt = tuple[tuple[Answer, ...], Action]


def _decision(actions: Iterable[Action]) -> Decision:
    return actions if isinstance(actions, Decision) else Decision(actions)


class _Walk(Struct, frozen=True):
    """A path followed to its end."""

    asked: tuple[Question, ...]
    answers: tuple[Answer, ...]
    chosen: tuple[Answer, ...]
    """To each question that was asked."""
    reached: Question | Decided
    tuning: frozenset[str]
    closing: frozenset[Answer]
    tuned_from: int | None
    """How many questions were asked before the first tuning field; None before it is reached."""


def _walk(decision: Decision, path: Path) -> _Walk:
    """Follow a path once: a screen asks where each of its buttons leads, and is laid out often."""
    known = decision.walks.get(path)
    if known is None:
        known = decision.walks[path] = _walk_along(decision, path)
    return known


def _walk_along(decision: Decision, path: Path) -> _Walk:
    left = decision.spelt
    answers: list[Answer] = []
    chosen: list[Answer] = []
    asked: list[Question] = []
    tuned_from: int | None = None
    while left and len(answers) < len(left[0][0]):
        field = left[0][0][len(answers)][0]
        if tuned_from is None and field in left[0][1].tuning:
            tuned_from = len(asked)
        branches = _branches(decision, left, tuple(answer for _, answer in answers))
        options = tuple(branches)
        if len(options) > 1 and len(asked) == len(path):
            question = Question(field, options, field in left[0][1].things)
            walked = tuple(asked), tuple(answers), tuple(chosen)
            kind = left[0][1]
            return _Walk(*walked, question, kind.tuning, kind.closing, tuned_from)
        answer = options[0]
        if len(options) > 1:
            answer = _pick(options, path[len(asked)])
            asked.append(Question(field, options, field in left[0][1].things))
        left = branches[answer]
        answers.append(left[0][0][len(answers)])
        chosen += answers[-1:] if len(options) > 1 else ()
    if not left or len(asked) != len(path):
        raise UnknownAction
    action, walked = left[0][1], (tuple(asked), tuple(answers), tuple(chosen))
    return _Walk(*walked, Decided(action), action.tuning, action.closing, tuned_from)


def _branches(
    decision: Decision, left: list[_Spelt], so_far: tuple[Any, ...]
) -> dict[Any, list[_Spelt]]:
    """Group the remaining actions by their next answer; computed once for all that follow this
    path.
    """
    found = decision.branches.get(so_far)
    if found is None:
        found = decision.branches[so_far] = {}
        for spelt in left:
            found.setdefault(spelt[0][len(so_far)][1], []).append(spelt)
    return found


def _spellings(action: Action) -> Iterator[tuple[Answer, ...]]:
    """Spell an action out as the answers that lead to it."""
    spelt_fields = (_field(action, field) for field in action.__struct_fields__)
    for answers in product(*spelt_fields):
        spelt: list[Answer] = [(KIND, type(action)), *chain.from_iterable(answers)]
        if action.direct:
            spelt[:2] = reversed(spelt[:2])
        yield tuple(spelt)


def _field(action: Action, field: str) -> list[tuple[Answer, ...]]:
    """Return the answers that give a field its value, in each order that they may come in."""
    value = getattr(action, field)
    if not isinstance(value, tuple) or hasattr(value, "_fields"):
        return [((field, value),)]
    orders = dict.fromkeys(permutations(value)) if field in action.unordered else [value]
    return [tuple((field, element) for element in (*order, Stop.STOP)) for order in orders]


def _pick(options: tuple[Any, ...], index: int) -> Any:
    if not 0 <= index < len(options):
        raise UnknownAction
    return options[index]


def _row(walk: _Walk, question: Question, before: Path, picked: int | None) -> Row:
    paths = tuple((*before, index) for index in range(len(question.options)))
    return Row(question, paths, picked, _named_options(walk, question))


def _named_options(walk: _Walk, question: Question) -> tuple[Any, ...]:
    """Return the options of the first question about a tuple whose further elements are asked."""
    first = next((one.options for one in walk.asked if one.field == question.field), ())
    stops = tuple(option for option in question.options if isinstance(option, Stop))
    if all(option in first for option in question.options if option not in stops):
        return (*(option for option in first if option not in stops), *stops)
    return question.options
