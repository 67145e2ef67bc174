"""People at a running game: leaving, being removed or skipped, and moves that are taken back."""

from random import Random

import pytest
from msgspec.structs import replace

from bot.table.gathering import Join, SetClock, Start
from bot.table.preparing import Press
from bot.table.tally import is_disputed
from bot.table.ticking import Tick
from bot.table.values import (
    Chair,
    Live,
    Matter,
    Motion,
    Phase,
    User,
    position,
    revive,
    stamp_of,
    to_act,
    with_changes,
)
from bot.table.votes import Agree, Object, TakeBack, in_charge, not_in_charge
from games.core.log import By, Move
from games.core.values import Seat
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    CLARA,
    NOON,
    PEOPLE,
    STRANGER,
    begun,
    decide,
    do,
    lobby,
    moved,
    over,
    refusal,
    resign,
    stop,
    user_at,
)

ADMIN = User(8, "Admin", "en", is_admin=True)
DAY = 86_400


def log(live: Live) -> tuple[Move, ...]:
    assert live.table.log
    return live.table.log.moves


def about(live: Live, matter: Matter, chair: int) -> Agree:
    """A press on a button that is on the board now."""
    return Agree(matter, Chair(chair), position(live.table))


def no(live: Live, matter: Matter, chair: int) -> Object:
    """The other press."""
    return Object(matter, Chair(chair), position(live.table))


def four() -> Live:
    """A game of four, hosted by Anna."""
    return do(do(lobby("gifts", *PEOPLE), STRANGER, Join()), ANNA, Start(1))


def late(game: str = "gifts", *people: User) -> Live:
    """A game with a clock of a day, whose first player has let it run out."""
    live = do(lobby(game, *(people or PEOPLE)), ANNA, SetClock(DAY), Start(1))
    return do(live, STRANGER, Tick(NOON + DAY, live.revision), now=NOON + DAY)


def guest(live: Live, *seats: int) -> int:
    """The first of the seats on which the host does not sit."""
    return next(seat for seat in seats if user_at(live, seat) != ANNA)


# Taking a move back


def test_one_tap_of_the_only_other_gives_the_move_back() -> None:
    before = moved(begun("gifts", ANNA, BORIS), 1)
    after = moved(before, 1, seed=5)
    mover, other = user_at(after, 1), user_at(after, 0)
    asked = do(after, mover, TakeBack())
    assert asked.table.motions == (Motion(Matter.UNDO, Chair(1)),)
    back = do(asked, other, about(asked, Matter.UNDO, 1))
    assert (log(back), back.play) == (log(before), before.play)
    assert back.table.motions == ()
    assert to_act(ALL, back) == (1,)


def test_more_than_half_of_the_others_must_agree() -> None:
    live = moved(four(), 1)
    asked = do(live, user_at(live, 0), TakeBack())
    once = do(asked, user_at(live, 1), about(asked, Matter.UNDO, 0))
    assert log(once) == log(live)
    same = do(once, user_at(live, 1), about(once, Matter.UNDO, 0))
    assert log(same) == log(live)
    assert log(do(once, user_at(live, 2), about(once, Matter.UNDO, 0))) == ()


def test_who_does_not_agree_plays_on_and_the_question_is_gone() -> None:
    live = moved(begun("gifts", *PEOPLE), 1)
    asked = do(live, user_at(live, 0), TakeBack())
    old = about(asked, Matter.UNDO, 0)
    played = moved(asked, 1)
    assert played.table.motions == ()
    assert refusal(played, user_at(live, 2), old) == "refused-outdated"


def test_only_who_moved_last_can_ask_and_he_cannot_agree_with_himself() -> None:
    live = moved(begun("gifts", *PEOPLE), 1)
    assert refusal(begun("gifts", *PEOPLE), ANNA, TakeBack()) == "refused-no-move"
    assert refusal(live, user_at(live, 1), TakeBack()) == "refused-move-of-other"
    assert refusal(live, STRANGER, TakeBack()) == "refused-onlooker"
    unasked = about(live, Matter.UNDO, 0)
    assert refusal(live, user_at(live, 1), unasked) == "refused-outdated"
    asked = do(live, user_at(live, 0), TakeBack())
    assert refusal(asked, user_at(live, 0), about(asked, Matter.UNDO, 0)) == "refused-about-you"
    assert refusal(asked, ADMIN, about(asked, Matter.UNDO, 0)) == "refused-onlooker"


def test_move_that_opened_secrets_stays() -> None:
    """Sealed bids: before the last one they are closed, after it everybody knows them."""
    live = decide(begun("sealed", ANNA, BORIS), Seat(0), Random(1))
    asked = do(live, user_at(live, 0), TakeBack())
    assert log(do(asked, user_at(live, 1), about(asked, Matter.UNDO, 0))) == ()
    opened = decide(live, Seat(1), Random(1))
    assert refusal(opened, user_at(live, 1), TakeBack()) == "refused-revealed"


def test_tile_that_was_drawn_is_drawn_again_after_taking_back() -> None:
    """docs/adr/0008: chance that everybody has seen does not forbid it, and does not change."""
    live = moved(begun("carcassonne", ANNA, BORIS), 3)
    assert live.play
    asked = do(live, user_at(live, 0), TakeBack())
    back = do(asked, user_at(live, 1), about(asked, Matter.UNDO, 0))
    again = decide(back, Seat(0), Random(8))
    assert again.play
    assert again.play.state.drawn == live.play.state.drawn


def test_no_button_from_before_fits_after_a_move_was_taken_back() -> None:
    live = begun("gifts", ANNA, BORIS)
    press = Press(stamp_of(ALL, live, Seat(0)), (0,), confirm=True)
    after = do(live, user_at(live, 0), press)
    asked = do(after, user_at(live, 0), TakeBack())
    agree = about(asked, Matter.UNDO, 0)
    back = do(asked, user_at(live, 1), agree)
    assert refusal(back, user_at(live, 0), press) == "refused-outdated"
    assert refusal(back, user_at(live, 1), agree) == "refused-outdated"
    assert position(back.table) > position(after.table)
    assert back.table.generation > asked.table.generation


def test_finished_games_keep_their_last_move() -> None:
    live = over("gifts", ANNA, BORIS)
    assert refusal(live, ANNA, TakeBack()) == "refused-over"


# Leaving


def test_turns_of_who_leaves_are_played_the_plainest_way() -> None:
    live = do(begun("gifts", *PEOPLE), user_at(begun("gifts", *PEOPLE), 0), resign)
    assert [(m.seat, m.action, m.by) for m in log(live)] == [(0, "keep", By.GONE)]
    assert to_act(ALL, live) == (1,)
    assert revive(ALL, live.table).play == live.play
    later = moved(live, 2)
    assert [m.by for m in log(later)] == [By.GONE, By.PERSON, By.PERSON, By.GONE]
    assert later.play
    assert len(later.play.events) == 2
    assert revive(ALL, later.table).play == later.play


def test_game_with_somebody_gone_comes_to_its_end() -> None:
    live = do(begun("gifts", *PEOPLE), BORIS, resign)
    assert moved(live, 100).table.phase is Phase.OVER


def test_game_ends_when_fewer_remain_than_it_needs() -> None:
    assert do(begun("gifts", ANNA, BORIS), BORIS, resign).table.phase is Phase.STOPPED


def test_host_who_leaves_hands_over_to_who_is_here() -> None:
    live = do(begun("gifts", *PEOPLE), ANNA, resign)
    assert live.table.host in {BORIS.id, CLARA.id}
    assert do(begun("gifts", *PEOPLE), BORIS, resign).table.host == ANNA.id


def test_who_has_left_has_no_say_any_more() -> None:
    live = do(four(), BORIS, resign)
    press = Press("", (), confirm=True)
    assert refusal(live, BORIS, press) == "refused-gone"
    assert refusal(live, BORIS, resign) == "refused-gone"
    assert refusal(live, BORIS, stop) == "refused-gone"
    assert refusal(live, STRANGER, about(live, Matter.REMOVE, gone_seat(live))) == (
        "refused-outdated"
    )


def gone_seat(live: Live) -> int:
    (seat,) = live.table.gone
    return seat


def test_votes_are_counted_among_those_who_are_here() -> None:
    live = do(do(four(), BORIS, stop), BORIS, resign)
    assert live.table.votes == frozenset()
    one = do(live, CLARA, stop)
    assert one.table.phase is Phase.RUNNING
    assert do(one, STRANGER, stop).table.phase is Phase.STOPPED


def test_nobody_leaves_a_game_that_does_not_run() -> None:
    assert refusal(lobby("gifts", ANNA), ANNA, resign) == "refused-outdated"
    assert refusal(over("gifts", ANNA, BORIS), ANNA, resign) == "refused-over"


# Removing


@pytest.mark.parametrize("matter", [Matter.REMOVE, Matter.REPLACE])
def test_an_admin_who_does_not_play_decides_at_once(matter: Matter) -> None:
    live = four()
    assert not in_play(do(live, ADMIN, about(live, matter, 0)), 0)


@pytest.mark.parametrize("matter", [Matter.REMOVE, Matter.REPLACE])
@pytest.mark.parametrize("is_admin", [False, True], ids=["host", "host and admin"])
def test_a_host_who_plays_sends_off_nobody_alone_who_has_time(
    matter: Matter, *, is_admin: bool
) -> None:
    """The host of a game could be first by sending off whoever led."""
    host = replace(ANNA, is_admin=is_admin)
    live = do(lobby("gifts", *PEOPLE, STRANGER), ANNA, SetClock(DAY), Start(1))
    seat = guest(live, 0, 1)
    asked = do(live, host, about(live, matter, seat))
    assert in_play(asked, seat)
    assert [(m.matter, m.chair, m.votes) for m in asked.table.motions] == [
        (matter, seat, frozenset({ANNA.id}))
    ]


@pytest.mark.parametrize("matter", [Matter.REMOVE, Matter.REPLACE])
def test_the_host_alone_sends_off_who_is_late(matter: Matter) -> None:
    live = late("gifts", *PEOPLE)
    if user_at(live, 0) == ANNA:
        live = with_changes(live, host=BORIS.id)
    host = next(user for user in PEOPLE if user.id == live.table.host)
    assert not in_play(do(live, host, about(live, matter, 0)), 0)


def test_a_guest_alone_removes_nobody_who_is_late() -> None:
    """It is for good, unlike a computer that plays until they are back: one vote of three."""
    live = do(lobby("gifts", *PEOPLE, STRANGER), ANNA, SetClock(DAY), Start(1))
    live = do(live, STRANGER, Tick(NOON + DAY, live.revision), now=NOON + DAY)
    assert live.table.late
    host, by = user_at(live, 2), user_at(live, 1)
    live = with_changes(live, host=host.id)
    asked = do(live, by, about(live, Matter.REMOVE, 0))
    assert in_play(asked, 0)
    assert [(m.matter, m.chair, m.votes) for m in asked.table.motions] == [
        (Matter.REMOVE, 0, frozenset({by.id}))
    ]
    assert not in_play(do(live, by, about(live, Matter.REPLACE, 0)), 0)


def test_an_admin_who_has_left_the_game_has_no_vote_on_who_plays() -> None:
    admin = replace(BORIS, is_admin=True)
    live = do(four(), admin, resign)
    for matter in (Matter.REMOVE, Matter.REPLACE):
        assert refusal(live, admin, about(live, matter, guest(live, *here(live)))) == "refused-gone"


def here(live: Live) -> tuple[int, ...]:
    return tuple(seat for seat in range(len(live.table.people)) if seat not in live.table.gone)


def in_play(live: Live, seat: int) -> bool:
    """Whether the person there still plays, and plays themselves."""
    return seat not in live.table.gone and live.table.people[seat].computer is None


def test_others_remove_by_vote_of_more_than_half() -> None:
    live = four()
    seat = guest(live, *range(4))
    voters = [user_at(live, s) for s in range(4) if s != seat and user_at(live, s) != ANNA]
    live = do(live, voters[0], about(live, Matter.REMOVE, seat))
    live = do(live, voters[1], about(live, Matter.REMOVE, seat))
    assert live.table.gone == frozenset()
    assert do(live, ANNA, about(live, Matter.REMOVE, seat)).table.gone == {seat}


def test_second_vote_keeps_the_rows_of_two_questions_in_place() -> None:
    live = four()
    anna, boris = (next(c for c in range(4) if user_at(live, c) == u) for u in (ANNA, BORIS))
    live = do(live, BORIS, about(live, Matter.REMOVE, anna))
    live = do(live, CLARA, about(live, Matter.REMOVE, boris))
    live = do(live, CLARA, about(live, Matter.REMOVE, anna))
    assert [(m.chair, len(m.votes)) for m in live.table.motions] == [(anna, 2), (boris, 1)]
    live = do(live, BORIS, no(live, Matter.REMOVE, anna))
    assert [(m.chair, len(m.votes)) for m in live.table.motions] == [(boris, 1)]


def test_no_is_counted_and_closes_what_it_leaves_no_chance() -> None:
    """Of four, two of the other three give a move back: one No leaves a chance, two leave none."""
    live = moved(four(), 1)
    mover, others = user_at(live, 0), [user_at(live, seat) for seat in (1, 2, 3)]
    live = do(live, mover, TakeBack())
    once = do(live, others[0], no(live, Matter.UNDO, 0))
    assert [(m.votes, m.against) for m in once.table.motions] == [
        (frozenset(), frozenset({others[0].id}))
    ]
    assert do(once, others[1], no(once, Matter.UNDO, 0)).table.motions == ()
    assert do(live, mover, no(live, Matter.UNDO, 0)).table.motions == ()  # their own wish


def test_mind_may_be_changed_while_the_vote_is_open() -> None:
    live = moved(four(), 1)
    live = do(live, user_at(live, 0), TakeBack())
    live = do(live, user_at(live, 1), no(live, Matter.UNDO, 0), about(live, Matter.UNDO, 0))
    assert [(len(m.votes), m.against) for m in live.table.motions] == [(1, frozenset())]
    live = do(live, user_at(live, 1), no(live, Matter.UNDO, 0))
    assert [(m.votes, len(m.against)) for m in live.table.motions] == [(frozenset(), 1)]


def test_whom_it_is_about_has_no_vote_against_it_either() -> None:
    live = with_changes(four(), host=0)
    live = do(live, user_at(live, 0), about(live, Matter.REMOVE, 1))
    assert refusal(live, user_at(live, 1), no(live, Matter.REMOVE, 1)) == "refused-about-you"


def test_move_that_is_taken_back_is_told_until_the_next_one() -> None:
    live = moved(begun("gifts", ANNA, BORIS), 1)
    live = do(live, user_at(live, 0), TakeBack())
    live = do(live, user_at(live, 1), about(live, Matter.UNDO, 0))
    assert live.table.retracted == 0
    assert moved(live, 1).table.retracted is None


def test_who_has_left_is_not_awaited_again_when_a_move_is_taken_back() -> None:
    """All give at once; who has given takes it back, and another has left meanwhile."""
    live = begun("sealed", *PEOPLE)
    first, leaver, other = (user_at(live, seat) for seat in (0, 1, 2))
    live = decide(live, Seat(0), Random(1))
    left = do(live, leaver, resign(live))
    asked = do(left, first, TakeBack())
    (other,) = [
        user_at(asked, seat) for seat in (0, 1, 2) if user_at(asked, seat) not in (first, leaver)
    ]
    back = do(asked, other, Agree(Matter.UNDO, Chair(0), position(asked.table)))
    assert set(to_act(ALL, back)) == {Seat(0), Seat(2)}
    assert back.table.retracted == Seat(0)


def test_vote_to_remove_lasts_until_the_person_plays_or_votes_are_taken_back() -> None:
    live = four()
    voter = user_at(live, 0)
    live = do(
        replace(live, table=replace(live.table, host=0)), voter, about(live, Matter.REMOVE, 1)
    )
    later = moved(live, 1)
    assert [m.matter for m in later.table.motions] == [Matter.REMOVE]
    assert moved(live, 2).table.motions == ()
    withdrawn = do(later, voter, Object(Matter.REMOVE, Chair(1), position(later.table)))
    assert withdrawn.table.motions == ()


def test_onlookers_remove_nobody_and_nobody_himself() -> None:
    live = begun("gifts", *PEOPLE)
    assert refusal(live, STRANGER, about(live, Matter.REMOVE, 0)) == "refused-onlooker"
    own = next(s for s in range(3) if user_at(live, s) == BORIS)
    assert refusal(live, BORIS, about(live, Matter.REMOVE, own)) == "refused-about-you"


def test_one_of_two_cannot_vote_the_other_out() -> None:
    live = begun("gifts", ANNA, BORIS)
    seat = next(s for s in range(2) if user_at(live, s) == ANNA)
    assert refusal(live, BORIS, about(live, Matter.REMOVE, seat)) == "refused-nobody-to-agree"


# Skipping


def test_who_is_late_may_be_skipped_by_anyone_at_the_table() -> None:
    live = late()
    after = do(live, user_at(live, 2), about(live, Matter.SKIP, 0))
    assert [(m.seat, m.by) for m in log(after)] == [(0, By.SKIPPED)]
    assert after.table.gone == frozenset()
    assert (to_act(ALL, after), after.table.late) == ((1,), False)


def test_who_is_late_may_still_move_and_then_is_late_no_more() -> None:
    after = moved(late(), 1)
    assert [m.by for m in log(after)] == [By.PERSON]
    assert not after.table.late


def test_nobody_is_skipped_in_his_time() -> None:
    live = do(lobby("gifts", *PEOPLE), ANNA, SetClock(DAY), Start(1))
    for user in (user_at(live, 1), ADMIN):
        assert refusal(live, user, about(live, Matter.SKIP, 0)) == "refused-not-late"


def test_only_who_is_awaited_is_skipped_and_not_by_onlookers() -> None:
    live = late()
    assert refusal(live, user_at(live, 2), about(live, Matter.SKIP, 1)) == "refused-outdated"
    assert refusal(live, STRANGER, about(live, Matter.SKIP, 0)) == "refused-onlooker"
    assert refusal(live, user_at(live, 0), about(live, Matter.SKIP, 0)) == "refused-awaited"


def test_without_a_clock_players_skip_by_vote_and_an_admin_who_does_not_play_at_once() -> None:
    live = begun("gifts", *PEOPLE)
    once = do(live, user_at(live, 1), about(live, Matter.SKIP, 0))
    assert log(once) == ()
    assert [m.by for m in log(do(once, user_at(live, 2), about(live, Matter.SKIP, 0)))] == [
        By.SKIPPED
    ]
    assert len(log(do(live, ADMIN, about(live, Matter.SKIP, 0)))) == 1
    two = begun("gifts", ANNA, BORIS)
    assert refusal(two, user_at(two, 1), about(two, Matter.SKIP, 0)) == "refused-nobody-to-agree"


def test_of_two_the_other_may_remove_who_is_late() -> None:
    live = late("gifts", ANNA, BORIS)
    over = do(live, user_at(live, 1), about(live, Matter.REMOVE, 0))
    assert over.table.phase is Phase.STOPPED


def test_skipped_person_may_ask_for_his_move_back() -> None:
    live = late()
    skipped = do(live, user_at(live, 1), about(live, Matter.SKIP, 0))
    asked = do(skipped, user_at(live, 0), TakeBack())
    agree = about(asked, Matter.UNDO, 0)
    back = do(do(asked, user_at(live, 1), agree), user_at(live, 2), agree)
    assert log(back) == ()


def test_double_press_skips_once() -> None:
    live = late()
    press = about(live, Matter.SKIP, 0)
    after = do(live, user_at(live, 1), press)
    assert refusal(after, user_at(live, 1), press) == "refused-outdated"


def test_the_host_alone_sends_nobody_off_who_is_not_awaited_while_another_is_late() -> None:
    live = late()
    (seat,) = to_act(ALL, live)
    host = user_at(live, (seat + 1) % 3)
    hosted = replace(live, table=replace(live.table, host=host.id))
    other = about(hosted, Matter.REMOVE, (seat + 2) % 3)
    assert refusal(hosted, host, other) == "refused-nobody-to-agree"
    gone = do(hosted, host, about(hosted, Matter.REMOVE, seat))
    assert gone.table.gone == {Chair(seat)}


def test_who_may_not_decide_is_told_why() -> None:
    live = begun("gifts", *PEOPLE)
    for is_admin, why in ((False, "refused-only-host"), (None, "refused-rights-unknown")):
        assert not_in_charge(replace(STRANGER, is_admin=is_admin)).message.id == why
    assert in_charge(live.table, ANNA)
    assert in_charge(live.table, ADMIN)
    assert not in_charge(live.table, BORIS)


def test_a_vote_is_about_the_one_whom_it_names_and_a_wish_about_nobody() -> None:
    live = begun("gifts", *PEOPLE)
    asked = do(live, user_at(live, 0), about(live, Matter.REMOVE, 1))
    disputed = [is_disputed(asked.table, user_at(live, seat)) for seat in range(3)]
    assert disputed == [False, True, False]
    wished = do(moved(live, 1), user_at(live, 0), TakeBack())
    assert wished.table.motions
    assert not is_disputed(wished.table, user_at(live, 0))
