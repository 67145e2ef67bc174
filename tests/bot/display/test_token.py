"""Callback data: 1-64 bytes (core.telegram.org/bots/api#inlinekeyboardbutton), maybe forged."""

from itertools import chain, product
from typing import Any

import pytest
from msgspec import inspect

from bot.display.token import (
    LIMIT,
    Asks,
    BadToken,
    Begins,
    Consents,
    Counts,
    Decides,
    Ends,
    Names,
    OpensLens,
    Paces,
    Picks,
    Resigns,
    Says,
    Sets,
    SetsStack,
    Switches,
    Token,
    choice,
    path_of,
    read,
    said_by,
)
from bot.display.verb import Verb
from bot.table.values import Chair, Matter

TABLE = "0123456789"
LONGEST_STAMP = "999x0123abcd"


@pytest.mark.parametrize(
    "token",
    [
        Token("", Verb.LANGUAGE, ("en",)),
        Token(TABLE, Verb.JOIN),
        Token(TABLE, Verb.OPTIONS, ("farmers", "on")),
        *(Token(TABLE, verb) for verb in Verb),
    ],
    ids=str,
)
def test_token_is_read_as_it_was_written(token: Token) -> None:
    assert read(str(token)) == token


@pytest.mark.parametrize("path", [(), (0,), (12, 3, 0)], ids=str)
@pytest.mark.parametrize("page", [0, 2])
def test_choice_is_read_as_it_was_made(path: tuple[int, ...], page: int) -> None:
    token = choice(TABLE, "3x0123abcd", path, page=page)
    assert token.verb is Verb.CHOOSE
    assert path_of(read(str(token))) == ("3x0123abcd", path, page)


def test_confirm_carries_the_whole_path() -> None:
    token = choice(TABLE, "3x0123abcd", (7, 1, 0), confirm=True)
    assert token.verb is Verb.CONFIRM
    assert str(token) == "0123456789:y:3x0123abcd:7.1.0"


def test_longest_choice_fits() -> None:
    """A table of its usual length, a thousand moves, six questions of a hundred answers."""
    token = choice(TABLE, LONGEST_STAMP, (99,) * 12, page=9)
    assert len(str(token).encode()) <= LIMIT


def test_what_does_not_fit_is_our_bug() -> None:
    with pytest.raises(AssertionError):
        str(Token(TABLE, Verb.OPTIONS, ("опция" * 6, "on")))


@pytest.mark.parametrize(
    "data", [None, "", "x", ":", "0123456789", "0123456789:", "t:jj", "t:?:1", "t:j:" + 61 * "1"]
)
def test_foreign_data_is_no_token(data: str | None) -> None:
    with pytest.raises(BadToken):
        read(data)


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("1x0",),
        ("1x0", "a"),
        ("1x0", "-1"),
        ("1x0", "1..2"),
        ("1x0", "1_0"),
        ("1x0", " 1"),
        ("1x0", "٣"),
        ("1x0", "1", ""),
        ("1x0", "1", "-1"),
    ],
    ids=str,
)
def test_foreign_path_is_no_path(words: tuple[str, ...]) -> None:
    with pytest.raises(BadToken):
        path_of(Token(TABLE, Verb.CHOOSE, words))


@pytest.mark.parametrize(
    ("says", "words"),
    [
        (Picks("ru"), ("ru",)),
        (Begins(), ()),
        (Begins("carcassonne"), ("carcassonne",)),
        (Sets(), ()),
        (Sets("farmers"), ("farmers",)),
        (Sets("farmers", "on"), ("farmers", "on")),
        (Paces(), ()),
        (Paces(0), ("0",)),
        (SetsStack(), ()),
        (SetsStack(is_daily=False), ("0",)),
        (SetsStack(is_daily=True), ("1",)),
        (Counts(-30), ("-30",)),
        (OpensLens("left"), ("left",)),
        (Ends(), ()),
        (Ends("0.3"), ("0.3",)),
        (Ends("0.3", "q"), ("0.3", "q")),
        (Decides(Matter.SKIP, Chair(2), 17), ("s", "2", "17")),
        (Decides(Matter.REMOVE, Chair(0), 17, "q"), ("r", "0", "17", "q")),
        (Names(Chair(2), "0.3"), ("2", "0.3")),
        (Resigns(Chair(1), "0.3"), ("1", "0.3")),
        (Asks(Chair(1)), ("1",)),
        (Consents("n"), ("n",)),
    ],
    ids=str,
)
def test_what_a_button_says_is_read_as_it_was_written(
    says: Says[Any], words: tuple[str, ...]
) -> None:
    token = says.as_token(TABLE, Verb.GAME)
    assert token.words == words
    assert said_by(read(str(token)), type(says)) == says


@pytest.mark.parametrize("kind", Says.__subclasses__(), ids=lambda kind: kind.__name__)
def test_whatever_a_button_can_say_is_read_as_it_was_written(kind: type[Says[Any]]) -> None:
    """Words that are empty, the least and the greatest numbers, what is left out: all of it."""
    about = inspect.type_info(kind)
    assert isinstance(about, inspect.StructType)
    for words in product(*(_all_of(field.type) for field in about.fields)):
        says = kind(*words)
        assert said_by(read(str(says.as_token(TABLE, Verb.GAME))), kind) == says


def _all_of(type: inspect.Type) -> tuple[object, ...]:
    """Everything that a field can be, or what lies at its limits."""
    match type:
        case inspect.StrType():
            return ("", "farmers")
        case inspect.IntType(ge=least, le=most, lt=above):
            return (least, 0, most or (above or 2**53) - 1)
        case inspect.BoolType():
            return (False, True)
        case inspect.NoneType():
            return (None,)
        case inspect.EnumType(cls=kind):
            return tuple(kind)
        case inspect.LiteralType(values=values):
            return tuple(values)
        case inspect.UnionType(types=types):
            return tuple(chain.from_iterable(map(_all_of, types)))
    raise AssertionError(type)


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        (Picks, ()),
        (Picks, ("a", "b")),
        (Paces, ("",)),
        (Paces, ("soon",)),
        (Paces, ("9" * 12,)),
        (SetsStack, ("2",)),
        (Counts, ("+1",)),
        (Counts, (" 1",)),
        (Counts, ("1_0",)),
        (Counts, ("٣",)),
        (Ends, ("0.3", "x")),
        (Decides, ("s", "1")),
        (Decides, ("x", "1", "2")),
        (Decides, ("s", "-1", "2")),
        (Names, ("5",)),
        (Names, ("-5", "0.3")),
        (Consents, ("Y",)),
    ],
    ids=str,
)
def test_what_no_button_says_is_not_believed(kind: type[Says[Any]], words: tuple[str, ...]) -> None:
    with pytest.raises(BadToken):
        said_by(Token(TABLE, Verb.GAME, words), kind)


def test_a_type_checker_refuses_words_of_another_verb() -> None:
    """Mypy, which warns of what is ignored for nothing, holds that the next line is wrong."""
    wrong = Picks("x").as_token("t", Verb.PINS)  # type: ignore[arg-type]
    with pytest.raises(BadToken):
        said_by(wrong, Switches)
