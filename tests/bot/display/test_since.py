"""What somebody is told at their first look after hours: at most three lines, what their seat may
know, and nothing where what was seen is to be remembered.
"""

from random import Random

import pytest

from bot.display.board import recap
from bot.display.board.recap import LONG, has_slept, is_long, since_own
from bot.table.seating import chair_of
from bot.table.values import Chair, Live, to_act
from bot.texts.catalogues import LANGUAGES
from tests.bot.looking import more, shown
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    CLARA,
    FRAME,
    NOON,
    PEOPLE,
    begun,
    decide,
    moved,
    people_for,
)

CHAIRS = tuple(map(Chair, range(3)))


def mover(live: Live) -> Chair:
    assert live.table.log
    chair = chair_of(live.table, live.table.people[live.table.log.moves[-1].seat].user)
    assert chair is not None
    return chair


def played(game: str, moves: int, pause: int = 0) -> Live:
    """A game of three, or two, with a pause before each move."""
    live, chance = begun(game, *people_for(game, 3)), Random(4)
    for number in range(moves):
        if not to_act(ALL, live):
            break
        live = decide(live, to_act(ALL, live)[0], chance, NOON + number * pause)
    return live


def test_it_is_told_after_hours_to_who_has_moved_and_others_since() -> None:
    live = moved(begun("carcassonne", *PEOPLE), 7)
    others = [chair for chair in CHAIRS if chair != mover(live)]
    assert [is_long(live.table, chair, NOON + LONG) for chair in others] == [True, True]
    assert not any(is_long(live.table, chair, NOON + LONG - 1) for chair in CHAIRS)
    assert not is_long(live.table, mover(live), NOON + LONG)
    fresh = begun("carcassonne", *PEOPLE)
    assert not any(is_long(fresh.table, chair, NOON + LONG) for chair in CHAIRS)


def test_time_of_the_moves_between_counts() -> None:
    live = played("carcassonne", 6, pause=LONG // 2)
    next_up = chair_of(live.table, live.table.people[to_act(ALL, live)[0]].user)
    assert next_up is not None
    assert is_long(live.table, next_up, live.table.since)


def test_it_tells_the_points_that_were_made_meanwhile() -> None:
    for moves in range(6, 40):
        live = moved(begun("carcassonne", ANNA, BORIS), moves)
        chair = Chair(1 - mover(live))
        if not (told := since_own(FRAME, live, chair, "en")):
            continue
        assert told.startswith("🕰 Since your move: ")
        assert any(f"+{points}" in told for points in range(1, 30))
        return
    raise AssertionError("nobody has made a point")


@pytest.mark.parametrize("game", [game for game in ALL if game != "glastonbury"])
def test_it_is_three_lines_at_most_of_what_the_seat_knows(game: str) -> None:
    for moves in (5, 9, 14, 30):
        live = played(game, moves)
        if not to_act(ALL, live):
            continue
        for chair in CHAIRS[: len(live.table.people)]:
            for language in LANGUAGES:
                told = since_own(FRAME, live, chair, language)
                assert len(told.split("\n")) <= 3
                assert "<" not in told.replace(CLARA.name, "")


def test_what_is_told_names_the_seat_or_tells_points() -> None:
    live = played("saboteur", 24)
    named = 0
    for chair in CHAIRS:
        name = live.table.people[chair].name
        for line in filter(None, since_own(FRAME, live, chair, "en").split("\n")):
            assert name in line
            named += 1
    assert named


def test_the_latest_of_what_names_the_seat_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where more has happened than there are lines."""
    live, chance = begun("saboteur", *PEOPLE), Random(1)
    for _ in range(35):
        live = decide(live, to_act(ALL, live)[0], chance, NOON)
    (chair,) = (one for one in CHAIRS if "\n" in since_own(FRAME, live, one, "en"))
    first, last = since_own(FRAME, live, chair, "en").split("\n")
    assert first != last
    monkeypatch.setattr(recap, "LINES", 1)
    assert since_own(FRAME, live, chair, "en") == f"🕰 Since your move: {last}"


def test_it_says_since_when_also_where_no_points_are_told() -> None:
    live = played("saboteur", 24)
    told = [since_own(FRAME, live, chair, "en") for chair in CHAIRS]
    assert any(told)
    assert all(not one or one.startswith("🕰 Since your move: ") for one in told)


def test_nothing_is_told_where_what_was_seen_is_to_be_remembered() -> None:
    """docs/adr/0033"""
    live = played("glastonbury", 9)
    assert [since_own(FRAME, live, chair, "en") for chair in CHAIRS] == ["", "", ""]


def test_film_is_offered_on_the_board_where_a_round_took_hours() -> None:
    quick, slow = played("carcassonne", 9, pause=60), played("carcassonne", 9, pause=LONG)
    assert [has_slept(quick.table), has_slept(slow.table)] == [False, True]
    secret = played("saboteur", 9, pause=LONG)
    offered = ["🎞 Film" in more(shown(live)["board"]) for live in (quick, slow, secret)]
    assert offered == [False, True, False]
