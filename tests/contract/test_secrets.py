"""Nobody learns what they may not know: not by views, not by legal actions, not by events."""

from random import Random
from typing import Any

from msgspec import msgpack

from games.core.contract import AnyGame
from games.core.rng import Rng
from games.core.values import Viewer
from tests.contract.plays import Play, every_play, leaves_to_chance, looked_at, some
from tests.proofs import filled

SEEDS = range(3)
AHEAD = 20
"""Moves that computers look ahead, and some more."""


@every_play
def test_what_a_viewer_cannot_know_does_not_show_in_his_view(play: Play) -> None:
    game = play.game
    for state in filled(looked_at(play)):
        for viewer in play.viewers:
            view = game.view(state, viewer)
            for other in filled(_others(game, state, viewer)):
                assert game.view(other, viewer) == view
                assert game.to_act(other) == game.to_act(state)


@every_play
def test_what_a_seat_cannot_know_does_not_show_in_its_choices(play: Play) -> None:
    game = play.game
    for position in filled(some(play.positions)):
        for seat in play.seats:
            own = list(game.legal_actions(position.state, seat))
            for other in filled(_others(game, position.state, seat)):
                assert list(game.legal_actions(other, seat)) == own
                assert game.asks_in_private(other, seat) == game.asks_in_private(
                    position.state, seat
                )


@every_play
def test_whom_the_view_does_not_tell_events_do_not_tell(play: Play) -> None:
    """Of all that could have been decided or hidden: where views are equal, events are."""
    for position in filled(some(play.positions)):
        for viewer in play.viewers:
            told: dict[bytes, Any] = {}
            for view, events in filled(_outcomes(play, position.state, viewer)):
                assert told.setdefault(view, events) == events


def _outcomes(play: Play, state: Any, viewer: Viewer) -> list[tuple[bytes, Any]]:
    """Return what a viewer could be shown next: views, and the events seen with each."""
    game, outcomes = play.game, []
    for world in (state, *_others(game, state, viewer)):
        for seat in game.to_act(world):
            for action in list(game.legal_actions(world, seat))[:8]:
                after = game.apply(world, seat, action)
                seen = [event.seen_by(viewer) for event in after.events]
                outcomes.append((msgpack.encode(game.view(after.state, viewer)), seen))
    return outcomes


@every_play
def test_dealing_anew_loses_nothing(play: Play) -> None:
    game = play.game
    for position in filled(some(play.positions)):
        for viewer in play.viewers:
            for other in filled(_others(game, position.state, viewer)):
                assert game.components(other) == game.components(position.state)


@every_play
def test_in_a_world_dealt_anew_one_can_play_on(play: Play) -> None:
    """As computers do: what is in the box stays in it, and each that is to act has a choice."""
    game = play.game
    for position in filled(some(play.positions)[1::2]):
        world, chance = game.resample(position.state, position.seat, Rng(8)), Random(8)
        for _ in range(AHEAD):
            for seat in game.to_act(world)[:1]:
                action = chance.choice(list(game.legal_actions(world, seat)))
                world = game.apply(world, seat, action).state
        assert game.components(world) == game.components(position.state)


@every_play
def test_what_is_dealt_anew_does_not_depend_on_what_was_hidden(play: Play) -> None:
    """So it is the same distribution from every state that a viewer cannot tell from another."""
    game = play.game
    for position in filled(some(play.positions)):
        for viewer in play.viewers:
            dealt = game.resample(position.state, viewer, Rng(99))
            for other in filled(_others(game, position.state, viewer)):
                assert game.resample(other, viewer, Rng(99)) == dealt


@every_play
def test_dealing_anew_really_deals_anew(play: Play) -> None:
    """Or the tests above would prove nothing. Where nothing is left to chance, nothing is dealt."""
    state, dealt = play.states[0], leaves_to_chance(play)
    for viewer in play.viewers:
        assert any(other != state for other in _others(play.game, state, viewer)) == dealt


@every_play
def test_a_game_without_secrets_shows_the_same_to_all(play: Play) -> None:
    game = play.game
    shown = [[game.view(state, viewer) for viewer in play.viewers] for state in play.states]
    asked = {game.asks_in_private(state, seat) for state in play.states for seat in play.seats}
    same = all(view == views[0] for views in shown for view in views)
    has_secrets = game.has_secrets(play.log.options)
    assert has_secrets == (not same)
    assert has_secrets or asked == {False}


@every_play
def test_an_event_that_was_seen_hides_nothing_more_from_its_viewer(play: Play) -> None:
    for event in filled(play.events):
        for viewer in play.viewers:
            seen = event.seen_by(viewer)
            assert seen is None or seen.seen_by(viewer) == seen


def _others(game: AnyGame, state: Any, viewer: Viewer) -> list[Any]:
    return [game.resample(state, viewer, Rng(seed)) for seed in SEEDS]
