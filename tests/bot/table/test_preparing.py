"""Moves prepared before their turn: made with the move before, once, or their seat is asked; void
where the game takes another course; told to nobody else (docs/adr/0094).
"""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.features.handing.table import OfferSeat, TakeOver, word_of_offer
from bot.store.tables import decoded, encoded, new_moves, snapshot_of
from bot.table.days_off import Span
from bot.table.gathering import AddComputer, SetOption, Start
from bot.table.prepared import Prepared
from bot.table.preparing import Idle, Press, Withdraw, asked_by, has_room, imagined
from bot.table.suspension import SetAway
from bot.table.values import (
    DAY,
    Chair,
    Live,
    Matter,
    Phase,
    position,
    stamp_of,
    stamp_of_table,
    to_act,
    with_changes,
)
from bot.table.votes import Agree, Resign, TakeBack
from games.core.ahead import idling
from games.core.choices import decision, path_to
from games.core.contract import Action, Level
from games.core.log import By, begin, replay, unfolded
from games.core.values import Seat
from games.saboteur.actions import Lay, Pass
from games.saboteur.state import Before
from games.saboteur.turns import is_hindered
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    NOON,
    PEOPLE,
    STRANGER,
    begun,
    decide,
    do,
    lobby,
    moved,
    random_press,
    refusal,
    resign,
    stop,
    user_at,
)

NEXT = Seat(1)


def mine(seed: int = 1) -> Live:
    """A game of Saboteur; it is the first seat's turn."""
    live = begun("saboteur", *PEOPLE, seed=seed)
    assert to_act(ALL, live) == (0,)
    return live


def ways(live: Live, seat: Seat) -> tuple[Action, ...]:
    """What a seat that waits could do if its turn had come."""
    ahead = imagined(ALL, live, seat)
    assert ahead
    assert ahead.play
    return decision(ALL[live.table.game or ""], ahead.play.state, seat)


def preparing(live: Live, seat: Seat, action: Action) -> Press:
    """The press that confirms a move ahead."""
    ahead = imagined(ALL, live, seat)
    assert ahead
    path = path_to(ways(live, seat), action)
    stamp, seen = stamp_of(ALL, ahead, seat), position(live.table)
    return Press(stamp, path, confirm=True, seen=seen)


def prepared(live: Live, seat: Seat, action: Action | None = None) -> Live:
    """The table where a seat has prepared a move: to discard its first card, if nothing is said."""
    action = action or next(way for way in ways(live, seat) if isinstance(way, Pass))
    return do(live, user_at(live, seat), preparing(live, seat, action))


def with_state(live: Live, **changes: Any) -> Live:
    """The table in another state."""
    assert live.play
    return replace(live, play=replace(live.play, state=replace(live.play.state, **changes)))


def passes(live: Live) -> Live:
    """Let whose turn it is discard a card."""
    (seat,) = to_act(ALL, live)
    assert live.play
    actions = decision(ALL["saboteur"], live.play.state, seat)
    least = next(way for way in actions if isinstance(way, Pass))
    press = Press(stamp_of(ALL, live, seat), path_to(actions, least), confirm=True)
    return do(live, user_at(live, seat), press)


def ahead_game() -> Live:
    """Carcassonne with tiles drawn one ahead, which all see; three have had three turns each."""
    waiting = lobby("carcassonne", *PEOPLE)
    return moved(do(waiting, ANNA, SetOption("draw", "ahead"), Start(1)), 9)


def answered(live: Live) -> Live:
    """Let the first seat move where the prepared move of the next one still fits."""
    tried = (decide(live, Seat(0), Random(seed)) for seed in range(50))
    return next(one for one in tried if moves(one)[-2:] == [(0, By.PERSON), (1, By.PREPARED)])


def moves(live: Live) -> list[tuple[int, By]]:
    assert live.table.log
    return [(move.seat, move.by) for move in live.table.log.moves]


def test_prepared_move_is_made_with_the_move_before() -> None:
    after = passes(prepared(mine(), NEXT))
    assert moves(after) == [(0, By.PERSON), (1, By.PREPARED)]
    assert to_act(ALL, after) == (2,)
    assert after.table.prepared == ()


def test_it_is_the_move_that_would_have_been_made_by_hand() -> None:
    live = mine()
    lay = next(way for way in ways(live, NEXT) if isinstance(way, Lay))
    ahead, by_hand = passes(prepared(live, NEXT, lay)), passes(live)
    assert by_hand.play
    path = path_to(decision(ALL["saboteur"], by_hand.play.state, NEXT), lay)
    by_hand = do(by_hand, user_at(live, 1), Press(stamp_of(ALL, by_hand, NEXT), path, confirm=True))
    assert ahead.play == by_hand.play
    assert by_hand.play
    assert ahead.table.log
    assert replay(ALL["saboteur"], ahead.table.log).state == by_hand.play.state
    assert moves(by_hand) == [(0, By.PERSON), (1, By.PERSON)]


def test_several_prepared_moves_follow_one_another() -> None:
    live = prepared(prepared(mine(), Seat(2)), NEXT)
    after = passes(live)
    assert moves(after) == [(0, By.PERSON), (1, By.PREPARED), (2, By.PREPARED)]
    assert to_act(ALL, after) == (0,)


def test_it_is_made_once() -> None:
    live = mine()
    press = preparing(live, NEXT, next(w for w in ways(live, NEXT) if isinstance(w, Pass)))
    live = do(live, user_at(live, 1), press, press)
    assert len(live.table.prepared) == 1
    after = passes(passes(passes(passes(live))))
    assert moves(after).count((1, By.PREPARED)) == 1
    assert refusal(after, user_at(live, 1), press) == "refused-outdated"


def laid_over(live: Live, seat: Seat = NEXT) -> tuple[Live, Action]:
    """A table where a seat has prepared to lay a tunnel, and what the first seat can do so that
    this does not fit any more.
    """
    lay = next(way for way in ways(live, seat) if isinstance(way, Lay))
    assert live.play
    actions = decision(ALL["saboteur"], live.play.state, Seat(0))
    there = next(way for way in actions if isinstance(way, Lay) and way.cell == lay.cell)
    return prepared(live, seat, lay), there


def makes(live: Live, seat: Seat, action: Action) -> Live:
    """Let a seat make a move."""
    assert live.play
    path = path_to(decision(ALL["saboteur"], live.play.state, seat), action)
    return do(live, user_at(live, seat), Press(stamp_of(ALL, live, seat), path, confirm=True))


def test_second_move_is_made_where_the_first_does_not_fit() -> None:
    """Docs/adr/0094, "else": the place was taken."""
    live, taken = laid_over(mine())
    away = [way for way in ways(live, NEXT) if isinstance(way, Pass)][-1]
    live = prepared(live, NEXT, away)
    after = makes(live, Seat(0), taken)
    assert moves(after) == [(0, By.PERSON), (1, By.PREPARED)]
    assert after.table.log
    assert after.table.log.moves[-1].action == str(away)
    assert to_act(ALL, after) == (2,)
    assert after.table.prepared == ()


def test_second_move_is_not_made_where_the_first_fits() -> None:
    first, second = [way for way in ways(mine(), NEXT) if isinstance(way, Pass)][:2]
    once = passes(prepared(mine(), NEXT, first))
    both = passes(prepared(prepared(mine(), NEXT, first), NEXT, second))
    assert both.table == once.table
    assert both.play == once.play


def test_where_neither_fits_the_person_is_asked_and_told_once() -> None:
    live, taken = laid_over(mine())
    live = prepared(live, NEXT, next(way for way in ways(live, NEXT) if isinstance(way, Lay)))
    after = makes(live, Seat(0), taken)
    assert to_act(ALL, after) == (1,)
    assert [one.is_void for one in after.table.prepared] == [True]
    assert passes(after).table.prepared == ()


def test_what_does_not_fit_is_gone_once_its_person_is_skipped() -> None:
    """They could prepare nothing, nor take it back, until they had moved."""
    live, taken = laid_over(mine())
    void = makes(live, Seat(0), taken)
    late = with_changes(void, late=True)
    skip = Agree(Matter.SKIP, Chair(NEXT), position(late.table))
    after = do(late, user_at(live, 0), skip)
    assert moves(after)[-1] == (1, By.SKIPPED)
    assert after.table.prepared == ()


def test_two_moves_are_prepared_at_most_and_confirm_pressed_twice_prepares_one() -> None:
    live = mine()
    first, second, third = [way for way in ways(live, NEXT) if isinstance(way, Pass)][:3]
    press = preparing(live, NEXT, first)
    once = do(live, user_at(live, NEXT), press)
    assert do(once, user_at(live, NEXT), press) == once
    press = preparing(once, NEXT, second)
    both = do(once, user_at(live, NEXT), press, press)
    assert [one.action for one in both.table.prepared] == [str(first), str(second)]
    ahead = imagined(ALL, both, NEXT)
    assert ahead
    assert not asked_by(ALL, both, NEXT, stamp_of(ALL, ahead, NEXT))
    more = do(both, user_at(live, NEXT), preparing(both, NEXT, third))
    assert [one.action for one in more.table.prepared] == [str(first), str(third)]


def test_second_move_changes_nothing_of_the_table_but_itself() -> None:
    """Docs/adr/0094: no ring, no deadline, no board posted anew tells others how much is ready."""
    once = prepared(mine(), NEXT)
    both = prepared(once, NEXT)
    assert replace(both.table, prepared=once.table.prepared) == once.table


def test_no_second_move_is_prepared_without_a_first() -> None:
    live = mine()
    once = prepared(live, NEXT)
    press = preparing(once, NEXT, ways(live, NEXT)[-1])
    assert refusal(live, user_at(live, NEXT), press) == "refused-outdated"
    idle = do(hindered(live, NEXT), user_at(live, NEXT), Idle())
    assert refusal(idle, user_at(live, NEXT), press) == "refused-outdated"


def test_it_is_taken_back_by_one_tap() -> None:
    both = prepared(prepared(mine(), NEXT), NEXT)
    live = do(both, user_at(mine(), NEXT), Withdraw())
    assert live.table.prepared == ()
    assert moves(passes(live)) == [(0, By.PERSON)]
    assert refusal(live, user_at(live, 1), Withdraw()) == "refused-outdated"


def test_where_what_it_concerns_has_changed_its_seat_is_asked() -> None:
    """Somebody lays a tunnel right where it was to lie."""
    live, taken = laid_over(mine())
    after = makes(live, Seat(0), taken)
    assert moves(after) == [(0, By.PERSON)]
    assert to_act(ALL, after) == (1,)
    assert [one.is_void for one in after.table.prepared] == [True]
    assert passes(after).table.prepared == ()


def test_confirm_counts_for_the_position_that_its_person_has_seen() -> None:
    """Docs/adr/0094: somebody moves between the preview and the tap; the decision is the same."""
    live, waits = mine(), Seat(2)
    lay = next(way for way in ways(live, waits) if isinstance(way, Lay))
    shown, after = preparing(live, waits, lay), passes(live)
    again = preparing(after, waits, lay)
    assert (again.stamp, again.path) == (shown.stamp, shown.path)
    assert refusal(after, user_at(after, waits), shown) == "refused-moved-on"
    assert do(after, user_at(after, waits), again).table.prepared


def test_what_waits_outlives_an_undo_and_its_person_is_asked_where_it_does_not_fit() -> None:
    """Docs/adr/0094: it went without a word to whoever had prepared it."""
    live, waits = decide(ahead_game(), Seat(0), Random(1)), Seat(2)
    live = prepared(live, waits, ways(live, waits)[-1])
    asked = do(live, user_at(live, 0), TakeBack())
    motion = Agree(Matter.UNDO, Chair(0), position(asked.table))
    undone = do(do(asked, user_at(live, 1), motion), user_at(live, 2), motion)
    assert undone.table.undone
    assert [(one.seat, one.is_void) for one in undone.table.prepared] == [(waits, False)]
    for seed in range(20):
        after = decide(decide(undone, Seat(0), Random(seed)), Seat(1), Random(seed))
        is_made = moves(after)[-1] == (waits, By.PREPARED)
        assert is_made or [one.is_void for one in after.table.prepared] == [True]


def test_what_was_prepared_by_whose_turn_comes_back_is_not_made_and_told_of() -> None:
    live = decide(begun("sealed", *PEOPLE), Seat(0), Random(1))
    live = prepared(live, Seat(0), ways(live, Seat(0))[0])
    live = prepared(live, Seat(0), ways(live, Seat(0))[-1])
    asked = do(live, user_at(live, 0), TakeBack())
    assert asked.table.prepared
    motion = Agree(Matter.UNDO, Chair(0), position(asked.table))
    undone = do(do(asked, user_at(live, 1), motion), user_at(live, 2), motion)
    assert undone.table.undone
    assert [one.is_void for one in undone.table.prepared] == [True, True]
    assert to_act(ALL, undone) == (0, 1, 2)


def test_who_has_prepared_a_move_cannot_undo_it_once_it_is_made() -> None:
    """It counts as an answer to the move before, which has opened all bids here."""
    live = begun("sealed", *PEOPLE)
    live = decide(live, Seat(0), Random(1))
    live = prepared(live, Seat(0), ways(live, Seat(0))[0])
    live = decide(decide(live, Seat(1), Random(1)), Seat(2), Random(1))
    assert moves(live)[-1] == (0, By.PREPARED)
    assert refusal(live, user_at(live, 0), TakeBack()) == "refused-move-of-other"
    assert refusal(live, user_at(live, 2), TakeBack()) == "refused-revealed"


def test_undo_takes_it_back_with_the_move_before() -> None:
    """Where nothing is secret; then its seat is asked, for it was prepared for another game."""
    waiting = ahead_game()
    live = answered(prepared(waiting, NEXT, ways(waiting, NEXT)[-1]))
    assert live.table.tapped
    asked = do(live, user_at(live, 0), TakeBack())
    motion = Agree(Matter.UNDO, Chair(0), position(asked.table))
    undone = do(do(asked, user_at(live, 1), motion), user_at(live, 2), motion)
    assert moves(undone) == moves(waiting)
    assert to_act(ALL, decide(undone, Seat(0), Random(1))) == (1,)


def test_it_is_void_where_the_game_ends_or_somebody_else_decides() -> None:
    live = prepared(mine(), NEXT)
    assert do(live, ANNA, stop).table.phase is Phase.STOPPED
    assert do(live, ANNA, stop).table.prepared == ()
    left = do(live, user_at(live, 1), Resign(stamp_of_table(live.table), is_replaced=True))
    assert left.table.people[1].computer
    assert left.table.prepared == ()
    offered = do(live, user_at(live, 1), OfferSeat(1_767_268_800))
    assert offered.table.prepared
    assert offered.table.offer
    taken = do(
        offered,
        STRANGER,
        TakeOver(Chair(1), word_of_offer(offered.table, offered.table.offer), 1_767_268_800),
    )
    assert taken.table.people[1].user == STRANGER.id
    assert taken.table.prepared == ()


def test_who_leaves_takes_it_with_them() -> None:
    live = begun("saboteur", *PEOPLE, replace(STRANGER, id=10))
    live = prepared(live, NEXT)
    assert do(live, user_at(live, 1), resign).table.prepared == ()


def test_computers_and_onlookers_prepare_nothing() -> None:
    live = do(lobby("saboteur", ANNA, BORIS), ANNA, AddComputer(Level.EASY), Start(1))
    stamp = stamp_of(ALL, ahead, Seat(2)) if (ahead := imagined(ALL, live, Seat(2))) else ""
    press = Press(stamp, (0,), confirm=True)
    assert refusal(live, STRANGER, press) == "refused-onlooker"
    assert refusal(live, user_at(live, 1), press) == "refused-outdated"
    assert refusal(live, user_at(live, 1), Idle()) == "refused-outdated"


def test_no_button_of_the_board_prepares_and_none_of_the_hand_moves() -> None:
    live = mine()
    board = random_press(live, Seat(0), Random(1))
    assert refusal(live, user_at(live, 1), board) == "refused-not-your-turn"
    hand = preparing(live, NEXT, ways(live, NEXT)[0])
    assert refusal(passes(live), user_at(live, 1), hand) == "refused-outdated"
    assert asked_by(ALL, live, NEXT, hand.stamp)
    assert not asked_by(ALL, passes(live), NEXT, hand.stamp)


def hindered(live: Live, seat: Seat) -> Live:
    """The table where a lamp of a seat is broken."""
    return with_state(live, before=(Before(seat, "break-lamp"),))


def test_who_cannot_dig_passes_until_they_can() -> None:
    live = do(hindered(mine(), NEXT), user_at(mine(), NEXT), Idle())
    assert live.table.prepared == (Prepared(NEXT),)
    assert not has_room(live.table, NEXT)
    after = live
    for _ in range(4):
        after = passes(after)
    assert moves(after).count((1, By.PREPARED)) == 2
    assert after.table.prepared == (Prepared(NEXT),)
    assert to_act(ALL, after) == (0,)
    asked = passes(with_state(after, before=()))
    assert to_act(ALL, asked) == (1,)
    assert asked.table.prepared == ()


def test_who_can_dig_again_idles_no_more_before_their_turn_either() -> None:
    waits = Seat(2)
    live = do(hindered(mine(), waits), user_at(mine(), waits), Idle())
    repaired = passes(with_state(live, before=()))
    assert to_act(ALL, repaired) == (1,)
    assert repaired.table.prepared == ()
    broken = passes(hindered(repaired, waits))
    assert to_act(ALL, broken) == (waits,)


def whole_game(seed: int) -> tuple[Live, list[tuple[Seat, int]]]:
    """A game of Saboteur, with or without its second box, in which whoever cannot dig wishes to
    pass until they can; and who has wished so after how many moves.
    """
    table, chance, wishes = lobby("saboteur", *PEOPLE), Random(seed), list[tuple[Seat, int]]()
    live = do(table, ANNA, SetOption("expansion", ("off", "on")[seed % 2]), Start(seed))
    while live.table.phase is Phase.RUNNING:
        for seat in map(Seat, range(3)):
            ahead = None if Prepared(seat) in live.table.prepared else imagined(ALL, live, seat)
            if ahead and ahead.play and idling(ALL["saboteur"], ahead.play.state, seat):
                live = do(live, user_at(live, seat), Idle())
                wishes.append((seat, len(moves(live))))
        live = decide(live, chance.choice(to_act(ALL, live)), chance)
    return live, wishes


@pytest.mark.parametrize("seed", range(40))
def test_who_idles_does_so_within_one_round_and_one_role_and_until_they_can_dig(seed: int) -> None:
    """They went on passing in the next round, with a new role, and after a repair once their tools
    were broken anew.
    """
    live, wishes = whole_game(seed)
    assert live.table.log
    log = live.table.log
    states = [begin(ALL["saboteur"], log).state]
    states += [after.state for after in unfolded(ALL["saboteur"], log)]
    passed = [(i, move.seat) for i, move in enumerate(log.moves) if move.by is By.PREPARED]
    for at, seat in passed:
        given = max(moment for one, moment in wishes if one == seat and moment <= at)
        meanwhile = states[given : at + 1]
        assert len({(state.round, state.roles[seat]) for state in meanwhile}) == 1
        assert all(is_hindered(state, seat) for state in meanwhile)


def test_some_games_have_somebody_idle() -> None:
    """Or nothing were seen of it above."""
    games = [whole_game(seed)[0] for seed in range(4)]
    assert all(any(by is By.PREPARED for _, by in moves(live)) for live in games)


def test_who_can_dig_does_not_idle() -> None:
    assert refusal(mine(), user_at(mine(), NEXT), Idle()) == "refused-outdated"


def test_it_is_stored_with_the_table() -> None:
    live = prepared(prepared(mine(), NEXT), NEXT)
    _, stored = new_moves(live, None)
    assert decoded(ALL, encoded(live.table), snapshot_of(live), stored) == live
    assert len(encoded(live.table)) - len(encoded(mine().table)) < 200


@pytest.mark.parametrize("seed", range(3))
def test_games_with_prepared_moves_come_to_their_end(seed: int) -> None:
    """Whoever waits prepares now and then: the log leads to the state, nothing is left over."""
    live, chance, made = mine(seed), Random(seed), 0
    while live.table.phase is Phase.RUNNING:
        for seat in map(Seat, range(3)):
            if imagined(ALL, live, seat) and has_room(live.table, seat) and chance.random() < 0.5:
                live = prepared(live, seat, chance.choice(ways(live, seat)))
        live = decide(live, chance.choice(to_act(ALL, live)), chance)
    assert live.table.log
    assert live.play
    made = sum(move.by is By.PREPARED for move in live.table.log.moves)
    assert made > 20
    assert live.table.prepared == ()
    assert replay(ALL["saboteur"], live.table.log).state == live.play.state


@pytest.mark.parametrize("matter", [Matter.SKIP, Matter.REMOVE])
def test_it_is_made_where_somebodys_days_off_carry_a_vote(matter: Matter) -> None:
    """It waited for whatever was done next, and its person was called."""
    people = (*PEOPLE, STRANGER)
    ahead = SetOption("draw", "ahead")
    live = moved(do(lobby("carcassonne", *people), ANNA, ahead, Start(1)), 8)
    (late,) = to_act(ALL, live)
    next_one = Seat((late + 1) % 4)
    live = prepared(live, next_one, ways(live, next_one)[-1])
    live = with_changes(live, host=user_at(live, late).id)
    wish = Agree(matter, Chair(late), position(live.table))
    for at in (1, 2):
        live = do(live, user_at(live, (late + at) % 4), wish)
    after = do(live, user_at(live, (late + 3) % 4), SetAway(Span(NOON, NOON + 3 * DAY)))
    assert moves(after)[-1] == (next_one, By.PREPARED)
    assert after.table.prepared == ()
