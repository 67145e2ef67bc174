"""Who decides what, and when it is over."""

import os
import subprocess
import sys
from itertools import combinations

import pytest

from bot.display.values import picture_digest
from games import GAMES
from games.core.contract import AnyGame, defaults
from games.core.errors import GameOver, NotYourTurn, UnknownAction
from games.core.log import find
from games.core.seats import is_shared, lawful_people, lawful_seats
from games.core.values import Seat
from render import Picture
from tests.contract.pairs import begun, pairs
from tests.contract.plays import ALL, Play, Start, every_play, plays_of
from tests.contract.plays import play as play_game
from tests.proofs import filled


@every_play
def test_a_game_ends(play: Play) -> None:
    """Termination first: without it no other test here ends."""
    assert play.positions
    assert play.game.to_act(play.end) == ()


@every_play
def test_there_is_a_result_exactly_at_the_end(play: Play) -> None:
    over = [play.game.result(state) is not None for state in play.states]
    assert over == [False] * len(play.positions) + [True]


@every_play
def test_exactly_those_who_act_have_legal_actions(play: Play) -> None:
    for state in filled(play.states):
        deciding = [seat for seat in play.seats if list(play.game.legal_actions(state, seat))]
        assert tuple(deciding) == play.game.to_act(state)


@every_play
def test_legal_actions_differ_in_notation(play: Play) -> None:
    for position in filled(play.positions):
        written = [str(a) for a in play.game.legal_actions(position.state, position.seat)]
        assert len(set(written)) == len(written)


@every_play
def test_what_is_written_is_found(play: Play) -> None:
    for position in filled(play.positions):
        found = find(play.game, position.state, position.seat, str(position.action))
        assert found == position.action


@every_play
def test_an_action_of_another_moment_is_refused(play: Play) -> None:
    found = 0
    for before, position in filled(zip(play.positions, play.positions[1:], strict=False)):
        if before.action in play.game.legal_actions(position.state, position.seat):
            continue
        with pytest.raises(UnknownAction):
            play.game.apply(position.state, position.seat, before.action)
        with pytest.raises(UnknownAction):
            find(play.game, position.state, position.seat, str(before.action))
        found += 1
    assert found or play.game.id not in GAMES  # in a toy all may be lawful at any time


@every_play
def test_who_does_not_act_is_told_so(play: Play) -> None:
    found = 0
    for position in filled(play.positions):
        # or nothing: all may act at once, and one may play alone
        for seat in set(play.seats) - set(play.game.to_act(position.state)):
            found += 1
            with pytest.raises(NotYourTurn):
                play.game.apply(position.state, seat, position.action)
            with pytest.raises(NotYourTurn):
                find(play.game, position.state, seat, str(position.action))
    assert found or len(play.seats) == 1


@every_play
def test_after_the_end_nothing_is_legal(play: Play) -> None:
    last = play.positions[-1]
    for seat in play.seats:
        with pytest.raises(GameOver):
            play.game.apply(play.end, seat, last.action)
        with pytest.raises(GameOver):
            find(play.game, play.end, seat, str(last.action))


def test_nothing_depends_on_the_hashes_of_a_process(game: AnyGame) -> None:
    """Buttons carry indexes into the legal actions: an order that comes from a set would press
    others. Photos are known by the digest of their picture: with another one all boards would be
    drawn and sent anew after each start, and by each worker.
    """
    program = "import sys; from tests.contract.test_turns import write_all; write_all(sys.argv[1])"
    told = [
        subprocess.run(
            [sys.executable, "-c", program, game.id],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "3")
    ]
    assert told[0] == told[1]
    assert told[0].count("\n") > len(game.seats)


def write_all(name: str) -> None:
    """Write down all legal actions of a game, in their order, and the digests of its views (called
    in processes of its own).
    """
    game = ALL[name]
    usual = defaults(game)
    start = Start(name, lawful_seats(game, usual)[-1], tuple(usual.items()), seed=1)
    for position in play_game(start).positions:
        for seat in map(Seat, range(start.seats)):
            actions = game.legal_actions(position.state, seat)
            view = Picture(name, "", game.view(position.state, seat), ())
            sys.stdout.write(f"{seat}: {'; '.join(map(str, actions))} {picture_digest(view)}\n")


def test_people_who_share_a_seat_share_the_only_one(game: AnyGame) -> None:
    """docs/adr/0023: whatever the options, in any lawful combination with one other."""
    values = [(option.id, value) for option in game.options for value in option.values]
    found = 0
    # or nothing: a game may have no options
    for options in map(dict, combinations(values, 2)):
        if is_shared(game, options):
            found += 1
            assert lawful_seats(game, options) in ((), (1,))
            assert lawful_people(game, options) in ((), game.seats)
    assert bool(found) == (game.seating.shares_seat is not None)


@every_play
def test_prospects_are_for_every_seat_or_not_shown(play: Play) -> None:
    if play.game.prospects is None:
        return
    for state in filled(play.states):
        ahead = play.game.prospects(play.game.view(state, None))
        assert len(ahead) in (0, len(play.seats))
        assert not (ahead and play.game.result(state))


def test_each_two_values_of_two_options_meet_in_a_game(game: AnyGame) -> None:
    """Or all these tests would have looked at too little; but those that are refused."""
    played = [set(play.log.options.items()) for play in plays_of(game)]
    # or nothing: a game may have no options
    for pair in pairs(game):
        assert begun(game, pair) is None or any(pair <= options for options in played)
