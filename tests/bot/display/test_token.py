"""Callback data: 1-64 bytes (core.telegram.org/bots/api#inlinekeyboardbutton), maybe forged."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.display import buttons
from bot.display.buttons import choice
from bot.display.token import LIMIT, BadToken, Token, code_of, table_of
from bot.features.tips.shown import Tips
from bot.handlers.features import ROUTES
from bot.handlers.taps import Answer, Tap, on
from bot.table.values import Chair, Matter
from tests.bot.saying import tokens
from tests.properties import each

TABLE = "0123456789"
LONGEST_STAMP = "999x0123abcd"


@pytest.mark.parametrize("path", [(), (0,), (12, 3, 0)], ids=str)
@pytest.mark.parametrize("page", [0, 2])
def test_choice_is_read_as_it_was_made(path: tuple[int, ...], page: int) -> None:
    token = choice(TABLE, "3x0123abcd", path, page=page)
    assert isinstance(token, buttons.Choose)
    assert ROUTES.read(str(token)) == token
    assert (token.stamp, token.path, token.page) == ("3x0123abcd", path, page)


def test_confirm_carries_the_whole_path() -> None:
    token = choice(TABLE, "3x0123abcd", (7, 1, 0), confirm=True)
    assert isinstance(token, buttons.Confirm)
    assert str(token) == "0123456789:y:3x0123abcd:7.1.0"


def test_longest_choice_fits() -> None:
    """A table of its usual length, a thousand moves, six questions of a hundred answers."""
    token = choice(TABLE, LONGEST_STAMP, (99,) * 12, page=9)
    assert len(str(token).encode()) <= LIMIT


def test_what_does_not_fit_is_our_bug() -> None:
    with pytest.raises(AssertionError):
        str(buttons.Options(TABLE, "опция" * 6, "on"))


@pytest.mark.parametrize(
    "data", [None, "", "x", ":", "0123456789", "0123456789:", "t:jj", "t:?:1", "t:j:" + 61 * "1"]
)
def test_foreign_data_is_no_token(data: str | None) -> None:
    with pytest.raises(BadToken):
        ROUTES.read(data)


def test_each_class_of_button_has_a_code_of_its_own_and_one_handler() -> None:
    tagged = [kind for kind in _kinds(Token) if kind.__struct_config__.tag]
    assert len({*map(code_of, tagged)}) == len(tagged)
    assert set(tagged) == set(ROUTES.handlers)


def _kinds(base: type[Token]) -> list[type[Token]]:
    return [one for kind in base.__subclasses__() for one in (kind, *_kinds(kind))]


def test_table_of_a_press_is_known_whatever_else_it_says() -> None:
    assert table_of("0123456789:never heard of:1") == TABLE
    assert [table_of(data) for data in (None, "", "noise", ":t:en")] == ["", "", "", ""]


@each(
    "words",
    [
        (),
        ("1x0",),
        ("1x0", "a"),
        ("1x0", "-1"),
        ("1x0", "1..2"),
        ("1x0", "1_0"),
        ("1x0", " 1"),
        ("1x0", "1\n"),
        ("1x0", "٣"),
        ("1x0", "1", ""),
        ("1x0", "1", "-1"),
        ("1x0", "1", "1", "1"),
    ],
)
def test_foreign_path_is_no_path(words: tuple[str, ...]) -> None:
    with pytest.raises(BadToken):
        ROUTES.read(data(buttons.Choose, words))


def data(kind: type[Token], words: tuple[str, ...]) -> str:
    return ":".join((TABLE, code_of(kind), *words))


@each(
    ("token", "words"),
    [
        (buttons.Language(TABLE, "ru"), ("ru",)),
        (buttons.Join(TABLE), ()),
        (buttons.Alone(TABLE), ()),
        (buttons.Alone(TABLE, "carcassonne"), ("carcassonne",)),
        (buttons.Alone(TABLE, "carcassonne", stamp="17"), ("carcassonne", "", "17")),
        (buttons.Options(TABLE), ()),
        (buttons.Options(TABLE, "farmers"), ("farmers",)),
        (buttons.Options(TABLE, "farmers", "on"), ("farmers", "on")),
        (buttons.Clock(TABLE), ()),
        (buttons.Clock(TABLE, 0), ("0",)),
        (buttons.Stack(TABLE), ()),
        (buttons.Stack(TABLE, is_daily=False), ("0",)),
        (buttons.Stack(TABLE, is_daily=True), ("1",)),
        (buttons.Offset(TABLE, -30), ("-30",)),
        (buttons.Lens(TABLE, "left"), ("left",)),
        (buttons.Stop(TABLE), ()),
        (buttons.Stop(TABLE, "0.3"), ("0.3",)),
        (buttons.Stop(TABLE, "0.3", "q"), ("0.3", "q")),
        (buttons.Agree(TABLE, Matter.SKIP, Chair(2), 17), ("s", "2", "17")),
        (buttons.Agree(TABLE, Matter.REMOVE, Chair(0), 17, "q"), ("r", "0", "17", "q")),
        (buttons.Dismiss(TABLE, Chair(2), "0.3"), ("2", "0.3")),
        (buttons.Resign(TABLE, Chair(1), "0.3"), ("1", "0.3")),
        (buttons.Close(TABLE, Chair(1)), ("1",)),
        (buttons.Forget(TABLE, "n"), ("n",)),
    ],
)
def test_what_a_button_says_is_read_as_it_was_written(token: Token, words: tuple[str, ...]) -> None:
    assert str(token) == data(type(token), words)
    assert ROUTES.read(str(token)) == token


@each("kind", ROUTES.handlers, lambda kind: kind.__name__)
def test_whatever_a_button_can_say_is_read_as_it_was_written(kind: type[Token]) -> None:
    """Whatever its fields allow, and the limit of 64 bytes."""

    @given(token=tokens(kind))
    def holds(token: Token) -> None:
        assert ROUTES.read(str(token)) == token

    holds()


CODES = st.sampled_from(sorted(map(code_of, ROUTES.handlers)))
WORDS = st.one_of(st.text(max_size=12), st.integers().map(str), st.sampled_from(["y", "n", "0.1"]))
FORGED = st.tuples(st.text(max_size=12), CODES, st.lists(WORDS, max_size=4))


@given(st.one_of(st.text(max_size=80), FORGED.map(lambda parts: ":".join((*parts[:2], *parts[2])))))
def test_forged_data_is_refused_or_says_what_a_button_may_say(data: str) -> None:
    with suppress(BadToken):
        token = ROUTES.read(data)
        assert ROUTES.read(str(token)) == token


@each(
    ("kind", "words"),
    [
        (buttons.Join, ("a",)),
        (buttons.Language, ()),
        (buttons.Language, ("a", "b")),
        (buttons.Clock, ("",)),
        (buttons.Clock, ("soon",)),
        (buttons.Clock, ("9" * 12,)),
        (buttons.Stack, ("2",)),
        (buttons.Offset, ("+1",)),
        (buttons.Offset, (" 1",)),
        (buttons.Offset, ("1_0",)),
        (buttons.Offset, ("٣",)),
        (buttons.Stop, ("0.3", "x")),
        (buttons.Agree, ("s", "1")),
        (buttons.Agree, ("x", "1", "2")),
        (buttons.Agree, ("s", "-1", "2")),
        (buttons.Object, ("s", "1", "2", "q")),
        (buttons.Dismiss, ("5",)),
        (buttons.Dismiss, ("-5", "0.3")),
        (buttons.Forget, ("Y",)),
    ],
)
def test_what_no_button_says_is_not_believed(kind: type[Token], words: tuple[str, ...]) -> None:
    with pytest.raises(BadToken):
        ROUTES.read(data(kind, words))


def test_a_type_checker_refuses_the_handler_of_another_button() -> None:
    """Mypy, which warns of what is ignored for nothing, holds that the wrong pair is wrong."""

    async def told(tap: Tap, says: Tips) -> Answer:
        return Answer(str(says.is_on))

    assert on(Tips, told).kind is Tips
    assert on(buttons.Aloud, told).kind is buttons.Aloud  # type: ignore[arg-type]
