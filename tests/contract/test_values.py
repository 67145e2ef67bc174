"""States are values: applying changes none, a log leads to them, bytes bring them back."""

from collections.abc import Iterable, Mapping, Set
from enum import Enum
from typing import Union

from msgspec import Struct, msgpack
from msgspec.structs import astuple

import render
from games.core.contract import AnyGame, legend_of, on_page
from games.core.log import Log, replay
from tests.contract.plays import Play, every_play, looked_at
from tests.proofs import filled

_APART = 15
"""One in so many of the states that are looked at, where all pages of all viewers are."""


@every_play
def test_apply_changes_nothing_and_gives_the_same_twice(play: Play) -> None:
    for position in filled(play.positions):
        before = msgpack.encode(position.state)
        again = play.game.apply(position.state, position.seat, position.action)
        assert msgpack.encode(position.state) == before
        assert again == position.after


@every_play
def test_asking_changes_nothing(play: Play) -> None:
    for state in filled(looked_at(play)[::6]):
        before = msgpack.encode(state)
        for viewer in play.viewers:
            play.game.text_board(play.game.view(state, viewer))
        for seat in play.seats:
            list(play.game.legal_actions(state, seat))
        play.game.result(state)
        assert msgpack.encode(state) == before


@every_play
def test_what_a_page_shows_besides_is_for_that_page_only(play: Play) -> None:
    """docs/adr/0052: which pictures there are and what is said does not wait for it."""
    game, states = play.game, looked_at(play)[::_APART]
    for view in filled(game.view(state, viewer) for state in states for viewer in play.viewers):
        pages, lenses = render.pages(game.id, view), render.lenses(game.id, view)
        usual = said(game, view)
        # or nothing: a game may have no other pages
        for page in (*pages, *lenses):
            fuller = on_page(game, view, page)
            assert on_page(game, fuller, page) == fuller
            assert (render.pages(game.id, fuller), render.lenses(game.id, fuller)) == (
                pages,
                lenses,
            )
            assert said(game, fuller) == usual


@every_play
def test_a_view_holds_no_set(play: Play) -> None:
    """The same set comes in different orders, and with it a picture that is the same has another
    digest: it is drawn and sent again.
    """
    game, states = play.game, looked_at(play)[::_APART]
    assert not any(
        filled(
            _holds_set(on_page(game, view, page))
            for view in (game.view(state, viewer) for state in states for viewer in play.viewers)
            for page in ("", *render.pages(game.id, view), *render.lenses(game.id, view))
        )
    )


def _holds_set(value: object) -> bool:
    if value is None or isinstance(value, str | int | Enum):  # most of a million values
        return False
    parts: Iterable[object] = ()
    if isinstance(value, Struct):
        parts = astuple(value)
    elif isinstance(value, tuple):
        parts = value
    elif isinstance(value, Mapping):
        parts = (*value, *value.values())
    return isinstance(value, Set) or any(map(_holds_set, parts))


def said(game: AnyGame, view: object) -> list[object]:
    """Return what is said of a view in words and figures."""
    return [game.status(view), game.scores(view), game.text_board(view), legend_of(game, view)]


@every_play
def test_the_log_leads_to_the_state(play: Play) -> None:
    assert replay(play.game, play.log) == play.positions[-1].after


@every_play
def test_a_log_comes_back_from_its_bytes(play: Play) -> None:
    assert msgpack.decode(msgpack.encode(play.log), type=Log) == play.log


@every_play
def test_a_snapshot_comes_back_as_the_same_state(play: Play) -> None:
    """The same in all: equal, equal in bytes, and its legal actions in the same order."""
    game = play.game
    for state in filled(play.states):
        snapshot = msgpack.encode(state)
        back = msgpack.decode(snapshot, type=game.state_type)
        assert back == state
        assert msgpack.encode(back) == snapshot
        # or nothing: nobody acts at the end
        for seat in game.to_act(state):
            assert list(game.legal_actions(back, seat)) == list(game.legal_actions(state, seat))


@every_play
def test_a_snapshot_is_small(play: Play) -> None:
    """A running game is to take less than 20 KiB of memory, all told: 134 tiles of five people
    with all that Carcassonne has took 14.3 for the state, 126 tiles of six 4.5 for the moves.
    """
    assert max(len(msgpack.encode(state)) for state in play.states) < 15 * 1024


@every_play
def test_events_are_of_the_announced_types_and_come_back_from_their_bytes(play: Play) -> None:
    decoder = msgpack.Decoder(Union.__getitem__(play.game.event_types))
    for event in filled(play.events):
        for seen in (event.seen_by(viewer) for viewer in play.viewers):
            if seen is not None:
                assert decoder.decode(msgpack.encode(seen)) == seen


def test_a_game_is_known_by_its_folder(game: AnyGame) -> None:
    assert game.package.rpartition(".")[2] == game.id
