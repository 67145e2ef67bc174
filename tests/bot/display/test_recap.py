"""Several moves behind an exhausted rate limit become one board: it tells them all."""

import pytest
from msgspec.structs import replace

from bot.display.board.news import news
from bot.display.board.recap import moves_of, recapped, row_of, told_before
from bot.display.surfaces import surfaces
from bot.display.values import CAPTION_LIMIT, ChatContext
from bot.table.computers import awaited
from bot.table.gathering import AddComputer, Start
from bot.table.moves import take_back
from bot.table.values import Live, Place, with_changes
from bot.texts.reader import Reader
from games.core.contract import Level
from games.core.log import By
from games.core.values import TABLE, Seat, Viewer
from games.saboteur.events import GoalSeen, Passed
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    FRAME,
    GROUP,
    PEOPLE,
    begun,
    computed,
    do,
    lobby,
    moved,
    until_person,
    user_at,
)
from tests.proofs import filled


def text(live: Live, key: str, told: int | None = None) -> str:
    context = ChatContext() if told is None else ChatContext({key: told})
    return next(s.text for s in surfaces(FRAME, live, {}, context) if s.key == key)


@pytest.mark.parametrize(
    ("moves", "told", "known", "then"),
    [
        (0, 0, 0, 0),  # the first board
        (5, 3, 4, 4),  # one more move: it is the news
        (9, 3, 4, 4),  # five more: all of them are
        (4, 3, 4, 3),  # a preview: the news stays
        (4, 1, 4, 1),  # ... also when it was a long one
        (2, 3, 4, 1),  # moves were taken back: the last one that stands is told
        (0, 3, 4, 0),
    ],
)
def test_board_tells_what_its_chat_has_not_been_told(
    moves: int, told: int, known: int, then: int
) -> None:
    assert told_before(moves, told, known) == then


def test_recap_is_the_news_of_each_move_the_newest_first() -> None:
    start = begun("gifts", *PEOPLE)
    lines = [news(Reader(FRAME, GROUP, "en"), moved(start, moves)) for moves in range(1, 5)]
    assert "\n\n".join(("", "\n".join(lines[:0:-1]), "")) in text(moved(start, 4), "board", 1)
    assert text(moved(start, 4), "board", 3) == text(moved(start, 4), "board")


@pytest.mark.parametrize("seat", [0, 1])
def test_hand_is_told_everything_that_only_it_may_know(seat: int) -> None:
    viewer: Viewer = Seat(seat)
    start = begun("sealed", ANNA, replace(BORIS, language="en"))
    later = moved(start, 3)
    steps = [news(Reader(FRAME, GROUP, "en", viewer), moved(start, moves)) for moves in range(1, 4)]
    told = text(later, f"hand{seat}", 0)
    assert all(line in told for step in steps for line in step.split("\n"))
    board = text(later, "board", 0)
    own = {line for step in steps for line in step.split("\n")}
    assert any(line not in board for line in own)


def test_long_recap_is_cut_oldest_first() -> None:
    start = begun("carcassonne", *PEOPLE)
    later = moved(start, 60)
    told = text(later, "board", 0)
    assert "\n…</blockquote>" in told
    newest = news(Reader(FRAME, GROUP, "en"), later).split("\n")[-1]
    assert (
        f"where does the tile go?\n<blockquote expandable>{newest}\n" in told
    )  # below the question, newest first
    assert all(line in told for line in news(Reader(FRAME, GROUP, "en"), later).split("\n"))
    assert len(told) <= CAPTION_LIMIT


def test_own_move_is_no_news_in_ones_own_chat() -> None:
    """The picture has it; what others did since is seen above the fold instead."""
    there = moved(begun("carcassonne", ANNA, BORIS), 4)
    own = text(with_changes(there, place=Place(ANNA.id)), "board", 1)
    assert "<b>Борис</b>" in own
    assert "<b>Anna</b>" not in own
    assert "<b>Anna</b>: a follower on the road" in text(there, "board", 1)


@pytest.mark.parametrize("game", ["castle", "carcassonne"])
def test_all_that_a_move_brought_is_told_to_its_own_person_too(game: str) -> None:
    """Points stand for more than the deed, which the picture has; and the end is told whole."""
    scored = 0
    for moves in range(1, 40):
        there = moved(begun(game, ANNA, BORIS), moves)
        assert there.table.log
        chat = Place(user_at(there, int(there.table.log.moves[-1].seat)).id)
        own = text(with_changes(there, place=chat), "board", moves - 1)
        points = [line for line in text(there, "board", moves - 1).split("\n") if ": +" in line]
        assert [line for line in points if line not in own] == []
        scored += len(points)
    assert scored
    end = moved(begun(game, ANNA, BORIS), 100)
    assert end.table.log
    last = user_at(end, int(end.table.log.moves[-1].seat))
    told = text(with_changes(end, place=Place(last.id)), "board", len(end.table.log.moves) - 1)
    assert told == text(end, "board", len(end.table.log.moves) - 1)


def test_recap_changes_no_picture() -> None:
    later = moved(begun("carcassonne", ANNA, BORIS), 5)
    (short,), (long,) = (
        surfaces(FRAME, later),
        surfaces(FRAME, later, {}, ChatContext({"board": 0})),
    )
    assert short.text != long.text
    assert (short.picture, short.keyboard) == (long.picture, long.keyboard)


def test_board_names_only_those_at_the_table_whom_we_cannot_reach() -> None:
    live = begun("sealed", ANNA, BORIS)
    both = surfaces(FRAME, live, {}, ChatContext(unreachable=frozenset({ANNA.id, BORIS.id, 99})))
    assert "✉️ I can’t message" in both[0].text
    assert both[0].text.count("<b>Anna</b>") == both[0].text.count("<b>Борис</b>") == 1
    assert "✉️" not in both[0].retired_text
    nobody = surfaces(FRAME, live, {}, ChatContext(unreachable=frozenset({99})))
    assert nobody == surfaces(FRAME, live)


def test_recap_of_the_last_map_tells_all_that_came_before() -> None:
    end = moved(begun("carcassonne", ANNA, BORIS), 100)
    assert end.play
    last = text(end, "board", 0)
    assert news(Reader(FRAME, GROUP, "en"), replace(end)).split("\n")[-1] in last


@pytest.mark.parametrize("game", ["gifts", "sealed", "carcassonne", "laar", "saboteur"])
@pytest.mark.parametrize("gone", [frozenset(), frozenset({Seat(1)})], ids=["here", "gone"])
def test_recap_is_the_same_whether_moves_are_remembered_or_played_again(
    game: str, gone: frozenset[Seat]
) -> None:
    start = begun(game, *PEOPLE)
    later = moved(replace(start, table=replace(start.table, gone=gone)), 9)
    forgotten = replace(later, tale=())
    moves = moves_of(later)
    assert later.tale
    for context in filled(ChatContext({"board": told, "hand0": told}) for told in range(moves)):
        assert surfaces(FRAME, later, {}, context) == surfaces(FRAME, forgotten, {}, context)


def test_person_after_a_row_of_computers_is_told_all_since_people_decided_last() -> None:
    """The decision before the row, and each move of it: see `row_of`."""
    live = do(lobby("gifts", ANNA), ANNA, *(AddComputer(Level.EASY),) * 3, Start(1))
    steps = [moved(until_person(live), 1)]
    while awaited(ALL, steps[-1]):
        steps.append(computed(steps[-1]))
    assert len(steps) > 2
    asked, moves = steps[-1], moves_of(steps[-1])
    told = told_before(moves, moves - 2, moves - 1, row_of(asked))
    assert told == moves - len(steps)
    lines = [news(Reader(FRAME, GROUP, "en"), step) for step in steps]
    assert "\n".join(reversed(lines)) in text(asked, "board", told)
    assert moves_of(steps[0]) - row_of(steps[0]) == told  # a person's own move is told alone


def test_recap_tells_nothing_of_what_was_taken_back() -> None:
    later = moved(begun("gifts", *PEOPLE), 5)
    earlier = take_back(ALL["gifts"], later)
    assert len(earlier.tale) == moves_of(earlier) < moves_of(later)
    context = ChatContext({"board": 1})
    forgotten = replace(earlier, tale=())
    assert surfaces(FRAME, earlier, {}, context) == surfaces(FRAME, forgotten, {}, context)


def test_who_was_skipped_is_told_what_was_done_in_their_place() -> None:
    """It is no deed of their own, though it was their seat's."""
    live = moved(begun("carcassonne", ANNA, BORIS), 1)
    log = live.table.log
    assert log
    skipped = replace(log, moves=(replace(log.moves[0], by=By.SKIPPED),))
    told = ChatContext({"board": 0})
    own, all_ = (
        recapped(ALL, with_changes(live, log=skipped), told, "board", reader).play
        for reader in (log.moves[0].seat, TABLE)
    )
    deeds = recapped(ALL, live, told, "board", log.moves[0].seat).play
    assert own
    assert all_
    assert deeds
    assert own.events == all_.events != deeds.events


def test_what_somebody_alone_learns_is_told_before_what_others_did_since() -> None:
    """It stands last, so a caption begins with it: no computer that moves at once hides it."""
    live = begun("saboteur", *PEOPLE)
    assert live.play
    events = (GoalSeen(Seat(0), 1, "gold"), Passed(Seat(1), 1))
    later = replace(live, play=replace(live.play, events=events))
    told = {
        own: news(Reader(FRAME, GROUP, "en", own), later, own).split("\n")
        for own in map(Seat, (0, 2))
    }
    assert "gold" in told[Seat(0)][-1]
    assert "gold" not in "".join(told[Seat(2)])
    assert "look" in told[Seat(2)][0]
