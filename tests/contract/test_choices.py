"""Every legal action can be reached by tapping, and every tap leads somewhere."""

from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import permutations
from math import prod

from games.core.choices import Decided, Decision, Path, Question, Screen, narrow, screen, stamp
from games.core.contract import Action
from games.core.values import Seat
from tests.contract.plays import Play, every_play, some, starts
from tests.contract.plays import play as play_game
from tests.proofs import filled


@every_play
def test_the_questions_lead_to_every_legal_action_by_one_path_for_each_order(play: Play) -> None:
    for position in filled(some(play.positions)):
        actions = tuple(play.game.legal_actions(position.state, position.seat))
        assert Counter(_decided(Decision(actions), ())) == Counter(_in_all_orders(actions))


def _in_all_orders(actions: Iterable[Action]) -> dict[Action, int]:
    """Count the orders in which each action can be named."""
    return {
        action: prod(len(set(permutations(getattr(action, field)))) for field in action.unordered)
        for action in actions
    }


def _decided(actions: Decision, path: Path) -> list[Action]:
    """Return what all paths from here decide."""
    ahead = narrow(actions, path)
    if isinstance(ahead, Decided):
        return [ahead.action]
    assert isinstance(ahead, Question)
    assert len(ahead.options) > 1
    return [action for i in range(len(ahead.options)) for action in _decided(actions, (*path, i))]


@every_play
def test_taps_lead_to_every_legal_action(play: Play) -> None:
    for position in filled(some(play.positions)):
        actions = tuple(play.game.legal_actions(position.state, position.seat))
        shown, decision = _reached(actions), Decision(actions)
        decided = Counter(s.action for s in shown.values() if s.action)
        assert decided == Counter(_in_all_orders(actions))
        for path, seen in filled(shown.items()):
            ahead = narrow(decision, path)
            assert seen.action == (ahead.action if isinstance(ahead, Decided) else None)


@every_play
def test_back_leads_to_a_screen_with_fewer_answers_and_in_the_end_to_the_first(play: Play) -> None:
    for position in filled(some(play.positions)):
        actions = tuple(play.game.legal_actions(position.state, position.seat))
        decision = Decision(actions)
        first = screen(decision, ())
        for seen in filled(_reached(actions).values()):
            while seen.back is not None:
                before = screen(decision, seen.back)
                assert len(seen.back) < len(seen.path)
                assert len(before.answers) < len(seen.answers)
                seen = before
            assert _asked(seen) == _asked(first) or not first.rows


def _asked(shown: Screen) -> list[Question]:
    """Return the first question on a screen; what is picked there may differ."""
    return [row.question for row in shown.rows[:1]]


@cache
def _reached(actions: tuple[Action, ...]) -> dict[Path, Screen]:
    """Tap every button of every screen."""
    decision = Decision(actions)
    first = screen(decision, ())
    shown = {first.path: first}
    ahead = [first]
    while ahead:
        for path in (path for row in ahead.pop().rows for path in row.paths):
            seen = screen(decision, path)
            if seen.path not in shown:
                shown[seen.path] = seen
                ahead.append(seen)
    return shown


@every_play
def test_no_two_decisions_of_a_seat_have_the_same_stamp(play: Play) -> None:
    moves: Counter[Seat] = Counter()
    stamps: set[tuple[Seat, str]] = set()
    for position in play.positions:
        actions = play.game.legal_actions(position.state, position.seat)
        stamps.add((position.seat, stamp(moves[position.seat], actions)))
        moves[position.seat] += 1
    assert len(stamps) == len(play.positions)


@every_play
def test_the_moves_of_others_do_not_change_the_stamp_of_those_who_decide_at_the_same_time(
    play: Play,
) -> None:
    """Or their buttons would die while they think."""
    game = play.game
    for position in filled(play.positions):
        # or nothing: most games ask one seat at a time
        for seat in set(game.to_act(position.state)) - {position.seat}:
            before = stamp(0, game.legal_actions(position.state, seat))
            assert stamp(0, game.legal_actions(position.after.state, seat)) == before


def test_there_are_games_where_several_decide_at_the_same_time() -> None:
    """Or the test above would prove nothing."""
    played = map(play_game, starts())
    assert any(len(play.game.to_act(state)) > 1 for play in played for state in play.states)


@every_play
def test_what_is_decided_at_once_is_one_question(play: Play) -> None:
    """docs/adr/0029: each of its buttons decides."""
    for position in filled(play.positions):
        actions = tuple(play.game.legal_actions(position.state, position.seat))
        if any(action.at_once for action in actions):
            decision = Decision(actions)
            (row,) = screen(decision, ()).rows or (None,)
            assert row is None or all(screen(decision, path).action for path in row.paths)


@every_play
def test_answers_that_need_no_confirm_decide_where_nothing_else_can_be_confirmed(
    play: Play,
) -> None:
    """docs/adr/0029: on one screen only one kind of button is the move."""
    for position in filled(some(play.positions)):
        actions = tuple(play.game.legal_actions(position.state, position.seat))
        decision = Decision(actions)
        for shown in filled(_reached(actions).values()):
            assert not shown.closing or shown.action is None or shown.action.at_once
            # or nothing: most answers are confirmed
            for path in shown.closing:
                assert screen(decision, path).action is not None


def test_there_are_games_where_something_is_decided_at_once() -> None:
    """Or the test above would prove nothing."""
    positions = (one for start in starts() for one in play_game(start).positions)
    assert any(one.action.at_once for one in positions)
