"""Whoever reads of a table reads how it stands: that it pauses, who is late, what is asked. A pause
was unknown to the hand, the list of tables, the copy in words and the page.
"""

from collections.abc import Callable
from html import unescape
from re import sub

import pytest
from msgspec.structs import replace

from bot.app.looks import look
from bot.display.board.standing import standing_lines
from bot.display.surfaces import surfaces
from bot.display.tables_of import listed
from bot.display.values import NOTHING, hand_key
from bot.features.latecomers.table import AskToJoin
from bot.features.pause.table import AskPause
from bot.table.seating import chair_of
from bot.table.values import Chair, Live, Matter, User, position, to_act, with_changes
from bot.table.votes import Agree, AskHints
from bot.texts.frame import html_names
from bot.texts.reader import public_reader
from tests.bot.tables import ANNA, BORIS, CLARA, FRAME, NOON, PEOPLE, STRANGER, begun, do
from tests.features.pause.test_table import consent

READER = replace(CLARA, language="en")


def paused(live: Live) -> Live:
    live = do(live, BORIS, AskPause(3, NOON))
    live = do(live, ANNA, consent(live))
    return do(live, CLARA, consent(live))


def voted_on(live: Live) -> Live:
    chair = chair_of(live.table, CLARA.id)
    assert chair is not None
    return do(live, BORIS, Agree(Matter.REMOVE, chair, position(live.table)))


STATES: dict[str, Callable[[Live], Live]] = {
    "paused": paused,
    "a pause is asked for": lambda live: do(live, BORIS, AskPause(3, NOON)),
    "late": lambda live: with_changes(live, late=True),
    "a vote about the reader": voted_on,
    "somebody asks for hints": lambda live: do(live, BORIS, AskHints()),
    "somebody asks for a seat": lambda live: do(live, STRANGER, AskToJoin(NOON)),
}


def on_board(live: Live, user: User) -> str:
    return next(one.text for one in surfaces(FRAME, live) if one.key == "board")


def in_hand(live: Live, user: User) -> str:
    chair = chair_of(live.table, user.id)
    assert chair is not None
    return next(one.text for one in surfaces(FRAME, live) if one.key == hand_key(chair))


def in_words(live: Live, user: User) -> str:
    people = tuple(
        replace(one, aloud=True) if one.user == user.id else one for one in live.table.people
    )
    return in_hand(with_changes(live, people=people), user)


def in_list(live: Live, user: User) -> str:
    return listed(FRAME, [live], user)[0]


def on_page(live: Live, user: User) -> str:
    return look(FRAME, live, user, NOTHING, NOTHING).text


READERS = {"board": on_board, "hand": in_hand, "words": in_words, "list": in_list, "page": on_page}


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("reader", READERS)
def test_everybody_who_reads_of_a_table_is_told_how_it_stands(state: str, reader: str) -> None:
    """In their own language, which need not be the group's."""
    live = STATES[state](begun("saboteur", *PEOPLE))
    people = tuple(replace(one, language="en") for one in live.table.people)
    is_own = reader in ("hand", "words", "list")
    live = with_changes(live, people=people, language="ru" if is_own else "en")
    chair = None if reader == "board" else chair_of(live.table, READER.id)
    english = replace(public_reader(FRAME, live.table), language="en")
    (line, *_) = standing_lines(english, live, chair)
    told = _plain(FRAME.say("en", line, html_names(live.table)))
    assert told in _plain(READERS[reader](live, READER))


def _plain(html: str) -> str:
    return unescape(sub("<[^<>]*>", "", html))


@pytest.mark.parametrize("matter", [Matter.REPLACE, Matter.SKIP])
def test_warning_ends_with_what_it_warned_of(matter: Matter) -> None:
    """A computer plays already, or the turn has passed on."""
    live = begun("gifts", *PEOPLE)
    (seat,) = to_act(FRAME.games, live)
    chair = Chair(seat)
    late = live.table.people[chair].user
    calls = replace(live.table.calls, leaving={late: NOON})
    live = with_changes(live, calls=calls, vanishing="skip", late=True)

    def told(live: Live) -> set[str]:
        return {line.id for line in standing_lines(public_reader(FRAME, live.table), live, None)}

    assert "leaving-skip" in told(live)
    voter = next(one for one in PEOPLE if one.id != late)
    live = do(live, voter, Agree(matter, chair, position(live.table)))
    assert seat not in to_act(FRAME.games, live) or live.table.people[chair].computer is not None
    assert "leaving-skip" not in told(live)
