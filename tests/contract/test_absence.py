"""Taking a move back, and deciding for those who are away."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from games.core.contract import (
    AnyGame,
    absent_action,
    defaults,
    has_turned_over,
    may_take_back,
    may_take_back_alone,
    must_forget,
)
from games.core.log import By, Log, follow, replay
from games.core.rng import Rng
from games.core.seats import lawful_seats
from games.core.undo import Revealed, taken_back
from games.core.values import Seat, Viewer
from tests.contract import plays
from tests.contract.plays import ALL, Play, Position, every_play, some
from tests.proofs import filled


@every_play
def test_move_that_may_be_taken_back_has_told_its_maker_no_secret(play: Play) -> None:
    """Where hands are secret: they would see the same, whatever the others held."""
    game = play.game
    if not game.has_secrets(play.log.options):
        return
    for position in filled(play.positions):
        if may_take_back(game, play.log.options, position.state, position.after.state):
            seen = game.view(position.after.state, position.seat)
            for seed in range(5):
                other = game.resample(position.state, position.seat, Rng(seed))
                after = game.apply(other, position.seat, position.action).state
                assert game.view(after, position.seat) == seen


@every_play
def test_move_that_one_takes_back_alone_has_told_nobody_what_chance_would_bring(
    play: Play,
) -> None:
    """All would see the same, whatever lay hidden from its maker: taken back, and with another move
    in its place, it has told nothing of the next tile or card. Else one would try all one can.
    """
    game, options = play.game, play.log.options
    for position in filled(play.positions):
        if may_take_back_alone(game, options, position.state, position.after.state):
            for viewer in play.viewers:
                seen = game.view(position.after.state, viewer)
                # or nothing: chance brings nothing after this move
                for after in _worlds_after(game, position, viewer):
                    assert game.view(after, viewer) == seen, position.action


@every_play
def test_what_takes_consent_to_be_taken_back_has_turned_something_over(play: Play) -> None:
    """Else a person alone could take nothing back."""
    game, options = play.game, play.log.options
    turned = [
        position
        for position in play.positions
        if may_take_back(game, options, position.state, position.after.state)
        and has_turned_over(game, position.state, position.after.state)
    ]
    assert not turned or any(_depends_on_chance(game, position) for position in turned)


def _depends_on_chance(game: AnyGame, position: Position) -> bool:
    """Tell whether its maker might have seen something else after the same move."""
    seen = game.view(position.after.state, position.seat)
    after = _worlds_after(game, position, position.seat)
    return any(game.view(one, position.seat) != seen for one in after)


def _worlds_after(game: AnyGame, position: Position, viewer: Viewer) -> Iterator[Any]:
    """Yield what the move leads to in other worlds that neither its maker nor a viewer can tell
    from the real one. (What its maker alone has known, they may show.)
    """
    mover, state = position.seat, position.state
    dealt = [game.resample(state, by, Rng(seed)) for by in (mover, viewer) for seed in range(3)]
    for world in dealt:
        if all(game.view(world, one) == game.view(state, one) for one in (mover, viewer)):
            yield game.apply(world, mover, position.action).state


@every_play
def test_games_without_secrets_always_let_a_move_back(play: Play) -> None:
    """But for those where it would show again what is to be remembered: docs/adr/0033."""
    game, options = play.game, play.log.options
    is_open = not game.has_secrets(options) and not must_forget(game, options)
    # or nothing: most games have secrets
    for one in play.positions if is_open else ():
        assert may_take_back(game, options, one.state, one.after.state)


@every_play
def test_taken_back_move_leaves_the_table_as_it_was_and_comes_out_the_same(play: Play) -> None:
    game, log = play.game, play.log
    for count in filled(range(1, len(log.moves), max(1, len(log.moves) // 6))):
        begun = replace(log, moves=log.moves[:count])
        try:
            shorter, before = taken_back(game, begun)
        except Revealed:
            continue
        assert shorter.moves == log.moves[: count - 1]
        assert before == replay(game, shorter)
        position = play.positions[count - 1]
        again = follow(game, before, position.seat, position.action)
        assert again.state == position.after.state


def test_something_can_be_taken_back_in_every_game(game: AnyGame) -> None:
    """Where every move draws a card it may be little: only when there are no more to draw."""
    assert any(
        may_take_back(game, play.log.options, position.state, position.after.state)
        for play in plays.plays_of(game)
        for position in play.positions
    )


@every_play
def test_for_who_is_away_something_lawful_is_decided(play: Play) -> None:
    game = play.game
    for position in filled(some(play.positions)):
        for seat in filled(game.to_act(position.state)):
            least = absent_action(game, position.state, seat)
            assert least in list(game.legal_actions(position.state, seat))
            assert least == absent_action(game, position.state, seat)


@every_play
def test_game_of_the_absent_comes_to_its_end(play: Play) -> None:
    game, log = play.game, replace(play.log, moves=())
    reached = replay(game, log)
    while acting := game.to_act(reached.state):
        assert len(log.moves) <= plays.ENOUGH, "the game does not end"
        least = absent_action(game, reached.state, acting[0])
        log = log.with_move(acting[0], least, By.GONE)
        reached = follow(game, reached, acting[0], least, By.GONE)
    assert game.result(reached.state) is not None
    assert replay(game, log) == reached


def test_what_is_decided_for_the_gone_goes_back_with_the_move_before() -> None:
    game = ALL["gifts"]
    log = fresh(game)
    for seat, by in ((Seat(0), By.PERSON), (Seat(1), By.GONE)):
        log = log.with_move(seat, absent_action(game, replay(game, log).state, seat), by)
    assert len(replay(game, log).events) == 2
    assert log.last_decision == 0
    assert taken_back(game, log)[0].moves == ()


def test_absent_player_of_carcassonne_places_no_meeple() -> None:
    game = ALL["carcassonne"]
    state = replay(game, fresh(game)).state
    least: Any = absent_action(game, state, Seat(0))
    assert least.meeple is None


def test_nothing_can_be_taken_back_before_the_first_move(game: AnyGame) -> None:
    assert fresh(game).last_decision is None


def fresh(game: AnyGame) -> Log:
    """A game that has just begun."""
    usual = defaults(game)
    return Log(game.id, game.rules_version, lawful_seats(game, usual)[0], usual, Rng(1))
