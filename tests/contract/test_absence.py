"""Taking a move back, and deciding for those who are away."""

from typing import Any

from msgspec.structs import replace

from games.core.contract import AnyGame, absent_action, defaults, may_take_back, must_forget
from games.core.log import By, Log, follow, replay
from games.core.rng import Rng
from games.core.seats import lawful_seats
from games.core.undo import Revealed, taken_back
from games.core.values import Seat
from tests.contract import plays
from tests.contract.plays import ALL, Play, every_play, some


@every_play
def test_move_that_may_be_taken_back_has_told_its_maker_no_secret(play: Play) -> None:
    """Where hands are secret: they would see the same, whatever the others held."""
    game = play.game
    if not game.has_secrets(play.log.options):
        return
    for position in play.positions:
        if may_take_back(game, play.log.options, position.state, position.after.state):
            seen = game.view(position.after.state, position.seat)
            for seed in range(5):
                other = game.resample(position.state, position.seat, Rng(seed))
                after = game.apply(other, position.seat, position.action).state
                assert game.view(after, position.seat) == seen


@every_play
def test_games_without_secrets_always_let_a_move_back(play: Play) -> None:
    """But for those where it would show again what is to be remembered: docs/adr/0033."""
    game, options = play.game, play.log.options
    if not game.has_secrets(options) and not must_forget(game, options):
        assert all(may_take_back(game, options, p.state, p.after.state) for p in play.positions)


@every_play
def test_taken_back_move_leaves_the_table_as_it_was_and_comes_out_the_same(play: Play) -> None:
    game, log = play.game, play.log
    for count in range(1, len(log.moves), max(1, len(log.moves) // 6)):
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
    for position in some(play.positions):
        for seat in game.to_act(position.state):
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
