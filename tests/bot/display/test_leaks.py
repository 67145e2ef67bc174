"""No chat shows what its reader may not know: every registered game with secrets, at many moments.

Of each game and each way to begin it a whole random play; nothing has to be added for a new game.
"""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import render
from bot.texts.frame import Frame
from games.core.contract import AnyGame, notes_of
from games.core.rng import Rng
from games.core.values import TABLE, Viewer
from tests.bot.leaks import called_up, leaks, live_at, seen, state_of, with_state
from tests.bot.tables import ALL, FRAME
from tests.contract import plays
from tests.proofs import filled
from tests.properties import each

MOMENTS = 3
"""Of each play, besides its end."""
SECRET = [start for start in plays.starts() if ALL[start.game].has_secrets(dict(start.options))]


@each("start", SECRET, ids=str)
def test_no_chat_shows_what_its_reader_may_not_know(start: plays.Start) -> None:
    play = plays.play(start)
    for moves in filled(moments(play)):
        assert list(leaks(FRAME, play, moves, seed=moves)) == []


@each("start", SECRET, ids=str)
def test_no_chat_shows_more_where_its_pictures_are_refused(start: plays.Start) -> None:
    """Then all is told in words, in the group, too."""
    play, frame = plays.play(start), replace(FRAME, pictures=False, aloud=True)
    assert list(leaks(frame, play, len(play.positions) // 2, seed=1)) == []


@pytest.mark.parametrize("game", {start.game: start for start in SECRET}.values(), ids=str)
def test_pictures_for_the_group_are_the_same_byte_for_byte(game: plays.Start) -> None:
    play = plays.play(game)
    live, drawn = live_at(play, len(play.positions) // 2), 0
    for viewer in (TABLE, play.seats[0]):
        dealt = with_state(live, play.game.resample(state_of(live), viewer, Rng(3)))
        # or nothing: from memory nobody sees a picture, see the last line
        for key, surface in seen(FRAME, live, {}, viewer).items():
            other = seen(FRAME, dealt, {}, viewer)[key]
            if surface.picture and other.picture:
                assert render.draw(surface.picture) == render.draw(other.picture)
                drawn += 1
    assert drawn or not render.pages(play.game.id, play.game.view(play.end, TABLE))


@each("start", SECRET, ids=str)
def test_pictures_of_ones_own_have_words_and_notes_their_pictures(start: plays.Start) -> None:
    """A page of a seat's view that the group has not is a note's (docs/adr/0020)."""
    play = plays.play(start)
    first, game = play.states[0], play.game
    public = render.pages(game.id, game.view(first, TABLE))
    for seat in play.seats:
        view = game.view(first, seat)
        own = [page for page in render.pages(game.id, view) if page not in public]
        assert not own or own == list(notes_of(game, view))


def test_door_notices_what_a_view_tells_too_much() -> None:
    """Or it would prove nothing: a view that counts all hands, choices that count them."""
    sealed = ALL["sealed"]

    def open_view(state: Any, viewer: Viewer) -> Any:
        view = sealed.view(state, viewer)
        return replace(view, scores=tuple(sum(hand) for hand in state.hands))

    assert found(replace(sealed, view=open_view))


def test_door_notices_callback_data_that_depend_on_a_secret() -> None:
    """The stamp is made from the legal actions: they must not be asked for in the group."""
    assert any("keyboard" in leak for leak in found(replace(ALL["sealed"], asks_in_private=never)))


def test_door_looks_through_lenses() -> None:
    """They are messages of their own (docs/adr/0035): no look at a table's surfaces has them."""
    play = plays.play(next(start for start in SECRET if start.game == "laar"))
    shown = called_up(FRAME, live_at(play, 0))
    assert {page: seen.picture.page for page, seen in shown.items() if seen.picture} == {
        "score": "score",
        "guide": "guide",
    }


def never(state: Any, seat: int) -> bool:
    return False


def found(game: AnyGame) -> list[str]:
    """What the door finds in whole plays of a game that is made leaky."""
    frame = Frame({**ALL, game.id: game}, FRAME.texts, FRAME.username)
    start = next(start for start in SECRET if start.game == game.id)
    play = plays.play(start)._replace(game=game)
    return [leak for moves in moments(play) for leak in leaks(frame, play, moves, seed=moves)]


def moments(play: plays.Play) -> list[int]:
    """Return after how many moves to look: at the start, on the way, at the end."""
    moves = range(len(play.positions))
    way = Random(len(moves)).sample(moves, min(MOMENTS, len(moves)))
    return sorted({0, *way, len(moves)})
