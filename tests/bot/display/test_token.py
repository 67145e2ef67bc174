"""Callback data: 1-64 bytes (core.telegram.org/bots/api#inlinekeyboardbutton), maybe forged."""

import pytest

from bot.display.token import LIMIT, BadToken, Token, Verb, choice, path_of, read

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
