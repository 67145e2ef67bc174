"""A game's catalogues, and every message that the game can be asked for."""

from collections.abc import Hashable, Iterator
from functools import cache
from importlib.resources import files
from itertools import combinations
from re import match
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from msgspec.structs import astuple, fields

import render
from games.core.choices import Question, Stop, narrow
from games.core.contract import Action, AnyGame, Options, defaults, legend_of, notes_of
from games.core.message import Message, Named, message_of
from games.core.score import Result
from games.core.seats import refusal
from games.core.values import Turned
from tests.contract.aloud import read_aloud
from tests.contract.knowing import asked, decided
from tests.contract.plays import Play

PEOPLE = (
    *("Anna", "Bob", "Cleo", "Dan", "Eve", "Fay"),
    *("Gus", "Hana", "Ian", "June", "Kit", "Lena"),
)
"""By seats."""


@cache
def catalogue(package: str, language: str) -> dict[str, ast.Message]:
    """Return the messages of a catalogue by id."""
    text = files(package).joinpath("texts", f"{language}.ftl").read_text(encoding="utf-8")
    body = FluentResource(text).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def say(package: str, language: str, message: Message) -> str:
    """Put a message into words; an error fails."""
    variables = message.variables.items()
    words = tuple((name, _word(package, language, value)) for name, value in variables)
    return _filled(package, language, message.id, words)


@cache
def _filled(package: str, language: str, id: str, words: tuple[tuple[str, int | str], ...]) -> str:
    """Fill in a sentence once, in how many games ever it is said."""
    bundle = _bundle(package, language)
    pattern = bundle.get_message(id).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, dict(words))
    assert not errors, (id, words, errors)
    return str(text)


@cache
def _bundle(package: str, language: str) -> FluentBundle:
    text = files(package).joinpath("texts", f"{language}.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle


def _word(package: str, language: str, variable: Any) -> int | str:
    if isinstance(variable, Named):
        return PEOPLE[variable.seat]
    if isinstance(variable, Message):
        return say(package, language, variable)
    if isinstance(variable, tuple):
        return ", ".join(str(_word(package, language, each)) for each in variable)
    assert isinstance(variable, (int, str))
    return variable


def about(game: AnyGame) -> Iterator[Message]:
    """Yield what every game has: its name, rules, presets, options, why some are refused."""
    name = _id(game)
    yield from (Message(f"{name}-{word}") for word in ("name", "blurb", "credit"))
    for preset in game.presets:
        yield Message(f"{name}-preset-{preset.id.replace('_', '-')}")
    for option in game.options:
        said = f"{name}-option-{option.id.replace('_', '-')}"
        yield from (Message(said), Message(f"{said}-help"))
        yield from (Message(f"{said}-{value}") for value in option.values)
        holds = f"{name}-holds-{option.id.replace('_', '-')}"
        for value in option.values:
            yield _of_rules(game, f"{holds}-{value}", {option.id: value})
    for feat in game.feats:
        yield Message(f"{name}-category-{feat.category}")
        yield from (Message(f"{name}-record-{feat.id}", {"count": n}) for n in (1, 2, 5, 21))
    if game.preparing and game.preparing.idle:
        yield from (Message(f"{name}-idle"), Message(f"{name}-idling"))
    yield from parts(game)
    yield from refusals(game)


def parts(game: AnyGame) -> Iterator[Message]:
    """Yield the rules, and their parts that belong to an option's value, where there are some."""
    yield _of_rules(game, f"{_id(game)}-rules")
    written = catalogue(game.package, "en")
    for option in game.options:
        ids = (f"{_id(game)}-rules-{option.id.replace('_', '-')}-{v}" for v in option.values)
        yield from (_of_rules(game, id) for id in ids if id in written)


def _of_rules(game: AnyGame, id: str, agreed: Options | None = None) -> Message:
    """Return a message of the rules: its variables are the options, and how many play."""
    chosen = {**defaults(game), **(agreed or {})}
    values = {option: int(value) if value.isdigit() else value for option, value in chosen.items()}
    return Message(id, {**values, "players": 0})


def refusals(game: AnyGame) -> Iterator[Message]:
    """Yield why two values of options, or one and a number of seats, do not go together."""
    values = [(option.id, value) for option in game.options for value in option.values]
    for one, other in combinations(values, 2):
        for seats in game.seats:
            message = refusal(game, dict((one, other)), seats)
            if message is not None:
                yield message


def said(play: Play) -> tuple[Message, ...]:
    """Return all that is said in a game, each thing once: gathered once for all languages."""
    if id(play) not in _SAID:
        once: dict[tuple[str, str], Message] = {}
        for message in _said(play):
            _note(message, once)
        _SAID[id(play)] = tuple(once.values())
    return _SAID[id(play)]


def _note(message: Message, once: dict[tuple[str, str], Message]) -> None:
    """Keep a message that is new, and those that are said inside it."""
    if once.setdefault((message.id, repr(message.variables)), message) is not message:
        return
    for value in message.variables.values():
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Message):
                _note(part, once)


def _whys(play: Play) -> Iterator[Message]:
    """Yield why a computer would make some moves that are lawful, some of them those made."""
    if play.game.telling.reasons is None:
        return
    for knowing in asked(play, 6):
        for action in knowing.actions[:: max(1, len(knowing.actions) // 8)]:
            yield from play.game.telling.reasons(knowing, action)
    for knowing, action in decided(play)[::3]:
        yield from play.game.telling.reasons(knowing, action)


_SAID: dict[int, tuple[Message, ...]] = {}
"""By play: plays are kept, too, so that none takes the place of another."""


def _said(play: Play) -> Iterator[Message]:
    """Yield all that is said in a game: events, how things stand, notes, questions, categories."""
    game = play.game
    for event in play.events:
        seen = (event.seen_by(viewer) for viewer in play.viewers)
        yield from (message_of(game.id, each) for each in seen if each is not None)
    for state in play.states:
        for view in (game.view(state, viewer) for viewer in play.viewers):
            yield from game.status(view)
            yield from notes_of(game, view).values()
            if game.telling.acting and (acting := game.telling.acting(view)):
                yield acting
            if game.telling.hampers:
                yield from game.telling.hampers(view)
            if game.telling.contested and (contested := game.telling.contested(view)):
                yield contested
        yield from _lenses(game, state)
    yield from _kept(play)
    result = game.result(play.end)
    assert result is not None
    yield from (Message(f"{_id(game)}-category-{line.category}") for line in result.lines)
    if game.telling.scored:
        yield from map(game.telling.scored, result.lines)
    yield from _reasons(game, result)
    yield from _whys(play)
    yield from _asked(play)
    yield from _options(play)
    yield from read_aloud(play)


def _kept(play: Play) -> Iterator[Message]:
    """Yield what moves are called in a log, and what stands below boards in characters."""
    for state in (*play.states[::_FOURTH], play.end):
        views = (play.game.view(state, viewer) for viewer in play.viewers)
        yield from (said for view in views for said in legend_of(play.game, view))
    if play.game.telling.describes:
        for position in play.positions:
            yield play.game.telling.describes(position.state, position.seat, position.action)


_FOURTH = 4
"""Legends are long, and change little from one move to the next."""


def _reasons(game: AnyGame, result: Result) -> Iterator[Message]:
    """Yield what paid; a game need not have words for it."""
    for reason in (reason for line in result.lines for reason in line.reasons):
        if (id := f"{_id(game)}-reason-{reason.what}") in catalogue(game.package, "en"):
            yield Message(id, {"count": reason.count})


def _lenses(game: AnyGame, state: Any) -> Iterator[Message]:
    """Yield the words on the buttons to what can be called up beside the board."""
    words = (page.partition("-")[0] for page in render.lenses(game.id, game.view(state, None)))
    yield from (Message(f"{_id(game)}-lens-{word}") for word in words if word != "seat")


def _asked(play: Play) -> Iterator[Message]:
    """Yield the questions that a person can come to, once for each kind of decision."""
    kinds: dict[Hashable, tuple[Action, ...]] = {}
    for position in play.positions:
        actions = tuple(play.game.legal_actions(position.state, position.seat))
        kinds.setdefault(_kind_of(actions), actions)
    for actions in kinds.values():
        yield from (Message(f"{_id(play.game)}-ask-{field}") for field in _fields(actions))


def _kind_of(actions: tuple[Action, ...]) -> Hashable:
    """Return what decides which fields are asked: those of which there are several values."""
    values: dict[tuple[type, int], set[Hashable]] = {}
    for action in actions:
        for number, value in enumerate(astuple(action)):
            values.setdefault((type(action), number), set()).add(value)
    return frozenset((*field, len(some) > 1, None in some) for field, some in values.items())


def _fields(actions: tuple[Action, ...]) -> Iterator[str]:
    """Yield the fields that are asked on all ways through the actions."""
    ahead = narrow(actions, ())
    if isinstance(ahead, Question):
        yield ahead.field
        for option in ahead.options:
            left = tuple(a for a in actions if option in (type(a), getattr(a, ahead.field, None)))
            if len(left) < len(actions):
                yield from _fields(left) if left else ()


def _options(play: Play) -> Iterator[Message]:
    """Yield the words for what can be answered; numbers and places need none."""
    decisions = [set(play.game.legal_actions(p.state, p.seat)) for p in play.positions]
    for actions in decisions:
        if len({type(action) for action in actions}) > 1:
            kinds = {_kind(action) for action in actions if not action.direct}
            yield from (Message(f"{_id(play.game)}-kind-{kind}") for kind in kinds)
    for field, value in set().union(*map(_answers, decisions)):
        yield from (_word_for(play.game, field, word) for word in _words(value))
        nothing = f"{_id(play.game)}-{field}-none"  # if it is asked for, though it is usual
        if nothing in catalogue(play.game.package, "en"):
            yield Message(nothing)


def _answers(actions: set[Action]) -> set[tuple[str, Hashable]]:
    """Return fields and values; "nothing" only where it can be chosen among others, and is not what
    is usual: that is not told.
    """
    answers = {(f, getattr(a, f)) for a in actions for f in a.__struct_fields__}
    usual = {f.name for kind in set(map(type, actions)) for f in fields(kind) if f.default is None}
    chosen = {field for field, value in answers if value is not None and field not in usual}
    return {(field, value) for field, value in answers if value is not None or field in chosen}


def _word_for(game: AnyGame, field: str, word: str) -> Message:
    """Name the word for an answer to a question; else the one that it has in all questions."""
    ids = (f"{_id(game)}-{field}-{word}", f"{_id(game)}-word-{word}")
    return Message(next((id for id in ids if id in catalogue(game.package, "en")), ids[0]))


def _kind(action: Action) -> str:
    return type(action).__name__.lower()


def _words(value: object) -> Iterator[str]:
    """Yield the last part of the id of an answer: `road` of `road0`."""
    if value is None:
        yield "none"
    elif isinstance(value, tuple) and not hasattr(value, "_fields"):
        yield Stop.STOP.value
        yield from (word for element in value for word in _words(element))
    elif not isinstance(value, Turned):
        found = match("[a-z][a-z-]*", str(value))
        yield from [found.group()] if found else []


def _id(game: AnyGame) -> str:
    return game.id.replace("_", "-")


class Mentions(Visitor):
    """What a message, or a part of one, speaks of."""

    def __init__(self, message: ast.BaseNode) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.visit(message)

    def generic_visit(self, node: ast.BaseNode) -> None:
        """Note references, and go on into everything else."""
        if isinstance(node, ast.VariableReference):
            self.variables.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            self.messages.add(node.id.name)
        else:
            super().generic_visit(node)
