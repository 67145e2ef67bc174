"""A table stands still if all who are asked agree, or its host wants it for a day (ADR 128)."""

from random import Random

import pytest
from msgspec.structs import replace

from bot.features.pause.part import Pause
from bot.features.pause.table import (
    AskPause,
    Consent,
    Decline,
    Resume,
    ends_at,
    stamp_of_wish,
    wish_of,
)
from bot.table.habits import Habits
from bot.table.hours import (
    DORMANT,
    LONGEST_PAUSE,
    NOTICE,
    closing,
    deadline,
    late_at,
    next_moment,
    soonest,
)
from bot.table.parting import Parted
from bot.table.referee import handle
from bot.table.seating import chair_of, present, seat_of
from bot.table.ticking import Remind, Tick
from bot.table.values import (
    DAY,
    HOUR,
    NOBODY,
    Chair,
    Command,
    Live,
    Matter,
    Motion,
    Phase,
    Refused,
    User,
    position,
    to_act,
    with_changes,
)
from bot.table.votes import Agree, AskHints, Stop
from games.core.contract import Level
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    CLARA,
    NOON,
    PEOPLE,
    STRANGER,
    begun,
    do,
    random_press,
    refusal,
)

CLOCK = User(0, "", "en")


def game(clock: int = HOUR) -> Live:
    """A game of three that has begun at noon; Anna is the host."""
    live = begun("gifts", *PEOPLE)
    return with_changes(live, clock=clock, since=NOON)


def done(live: Live, user: User, command: Command, at: int) -> Live:
    return handle(ALL, live, user, command, NOON + at)


def stamp_of(live: Live) -> str:
    """What names the wish that is open."""
    wish = wish_of(live.table)
    assert wish
    return stamp_of_wish(wish)


def consent(live: Live) -> Consent:
    return Consent(stamp_of(live))


def paused(live: Live, days: int = 3, at: int = 600) -> Live:
    """All agree, ten minutes after noon."""
    live = done(live, BORIS, AskPause(days, NOON + at), at)
    live = done(live, ANNA, consent(live), at)
    return done(live, CLARA, consent(live), at)


def test_nobody_waits_whom_a_computer_plays_for() -> None:
    """With a short clock no pause of one's own is time to think, unless one is alone."""
    live = game()
    mover = live.table.people[int(to_act(ALL, live)[0])]
    people = tuple(
        one if one.user == mover.user else replace(one, computer=Level.EASY)
        for one in live.table.people
    )
    alone = with_changes(live, people=people, host=mover.user)
    user = User(mover.user, mover.name, "en")
    assert done(alone, user, AskPause(1, NOON), 0).table.is_paused
    assert not done(with_changes(live, host=mover.user), user, AskPause(1, NOON), 0).table.is_paused


def test_it_begins_once_all_agree() -> None:
    live = done(game(), BORIS, AskPause(3, NOON), 0)
    wish = wish_of(live.table)
    assert wish
    assert (wish.author, wish.days, set(wish.agreed)) == (BORIS.id, 3, {BORIS.id})
    live = done(live, ANNA, consent(live), 1)
    assert not live.table.is_paused
    live = done(live, CLARA, consent(live), 2)
    assert live.table.is_paused
    assert ends_at(live.table) == NOON + 2 + 3 * DAY


def test_who_is_asked_is_called_by_a_new_board() -> None:
    live = game()
    assert done(live, BORIS, AskPause(3, NOON), 0).table.generation > live.table.generation


def test_host_pauses_for_a_day_alone_and_asks_for_longer() -> None:
    assert done(game(), ANNA, AskPause(1, NOON), 0).table.is_paused
    assert not done(game(), ANNA, AskPause(3, NOON), 0).table.is_paused
    assert not done(game(), BORIS, AskPause(1, NOON), 0).table.is_paused


def test_among_strangers_nobody_is_host() -> None:
    live = with_changes(game(), strangers=True, host=NOBODY)
    assert not done(live, ANNA, AskPause(1, NOON), 0).table.is_paused


def test_one_who_does_not_agree_is_enough() -> None:
    asked = done(game(), BORIS, AskPause(3, NOON), 0)
    live = done(asked, CLARA, Decline(stamp_of(asked)), 1)
    assert wish_of(live.table) is None
    with pytest.raises(Refused, match="refused-outdated"):
        done(live, ANNA, consent(asked), 2)


def test_who_has_left_the_chat_is_not_asked() -> None:
    live = game()
    clara = chair_of(live.table, CLARA.id)
    assert clara is not None
    live = with_changes(live, away=frozenset({clara}))
    live = done(live, BORIS, AskPause(3, NOON), 0)
    assert done(live, ANNA, consent(live), 0).table.is_paused


def test_a_move_makes_the_wish_void() -> None:
    live = done(game(), BORIS, AskPause(3, NOON), 0)
    assert wish_of(moved(live, 5).table) is None


def moved(live: Live, at: int) -> Live:
    """Let whoever is to act make a move."""
    (seat,) = to_act(ALL, live)
    return done(live, at_seat(live, seat), random_press(live, seat, Random(1)), at)


def at_seat(live: Live, seat: int) -> User:
    return next(one for one in PEOPLE if one.id == live.table.people[seat].user)


def test_onlookers_neither_pause_nor_go_on() -> None:
    for live, command in (
        (game(), AskPause(3, NOON)),
        (game(), AskPause(1, NOON)),
        (paused(game()), Resume(NOON)),
    ):
        with pytest.raises(Refused, match="refused-onlooker"):
            done(live, STRANGER, command, 700)


def test_no_time_counts_meanwhile() -> None:
    """No deadline, no half of the time, no reminder: the clock looks when it ends."""
    live = paused(game())
    habits = {user.id: Habits("daily") for user in PEOPLE}
    assert deadline(ALL, live) is None
    assert next_moment(ALL, live, habits, NOON + 600) == ends_at(live.table)
    assert soonest(ALL, live) <= NOON + 600 + 3 * DAY
    ticked = done(live, CLOCK, Tick(NOON + 2 * DAY, live.revision, ()), 2 * DAY)
    assert (ticked.table.late, ticked.table.half, ticked.table.reminded) == (False, False, {})


def test_nobody_is_late_after_a_day_of_silence_either() -> None:
    """Where there is no clock, somebody is late after a day."""
    live = paused(game(clock=0))
    ticked = done(live, CLOCK, Tick(NOON + 2 * DAY, live.revision, ()), 2 * DAY)
    assert not ticked.table.late


@pytest.mark.parametrize("clock", [HOUR, 0])
def test_who_was_late_has_half_of_their_time_when_it_goes_on(clock: int) -> None:
    """By a clock, or without one of a day of silence; the clock that comes by finds nobody late."""
    time = clock or DAY
    live = game(clock)
    late = done(live, CLOCK, Tick(NOON + time, live.revision), time)
    assert late.table.late
    end = time + DAY
    on = done(paused(late, at=time), CLARA, Resume(NOON + end), end)
    ticked = done(on, CLOCK, Tick(NOON + end + 1, on.revision), end + 1)
    assert not ticked.table.late
    assert late_at(ALL, ticked) == NOON + end + time // 2


def voted(live: Live, matter: Matter, chair: Chair) -> Live:
    """All but the one in question vote for it."""
    vote = Agree(matter, chair, position(live.table))
    others = [one for one in PEOPLE if one.id != live.table.people[chair].user]
    for other in others:
        live = done(live, other, vote, 700)
    return live


def test_nobody_is_skipped_meanwhile() -> None:
    live = paused(game(clock=0))
    (seat,) = to_act(ALL, live)
    asker = next(one for one in (BORIS, CLARA) if one != at_seat(live, seat))
    with pytest.raises(Refused, match="refused-paused"):
        done(live, asker, Agree(Matter.SKIP, Chair(seat), position(live.table)), 700)


@pytest.mark.parametrize("matter", [Matter.REMOVE, Matter.REPLACE])
def test_what_is_voted_meanwhile_is_done_when_it_goes_on(matter: Matter) -> None:
    """But for the host, who is not asked to wait: an admin who plays decides as others do."""
    live = replace(paused(game(clock=0)), table=replace(paused(game(clock=0)).table, host=0))
    chair = chair_of(live.table, CLARA.id)
    assert chair is not None
    asked = voted(live, matter, chair)
    assert CLARA.id in {asked.table.people[one].user for one in present(asked.table)}
    on = done(asked, ANNA, Resume(NOON + 800), 800)
    assert CLARA.id not in {on.table.people[one].user for one in present(on.table)}


def test_votes_keep_their_voices_through_a_pause() -> None:
    live = done(game(), BORIS, AskHints(), 0)
    live = done(live, ANNA, Agree(Matter.HINTS, live.table.motions[0].chair, 0), 1)
    still = paused(live)
    assert [one.votes for one in still.table.motions] == [one.votes for one in live.table.motions]
    ready = done(still, CLARA, Agree(Matter.HINTS, still.table.motions[0].chair, 0), 700)
    assert not ready.table.hints
    assert done(ready, ANNA, Resume(NOON + 800), 800).table.hints


def test_the_end_is_voted_on_meanwhile() -> None:
    live = paused(game())
    live = done(live, BORIS, Stop(str(position(live.table))), 700)
    assert live.table.phase is Phase.RUNNING
    assert done(live, CLARA, Stop(str(position(live.table))), 701).table.phase is Phase.STOPPED


def test_who_asked_for_it_and_left_is_sent_off_at_once() -> None:
    live = paused(with_changes(game(clock=0), host=0))
    live = done(live, BORIS, Parted(is_back=False), 600)
    chair = chair_of(live.table, BORIS.id)
    assert chair is not None
    after = voted(live, Matter.REMOVE, chair)
    assert after.table.is_paused
    assert chair in after.table.gone


@pytest.mark.parametrize("matter", [Matter.REMOVE, Matter.REPLACE])
def test_host_pauses_nothing_alone_while_a_vote_about_them_is_open(matter: Matter) -> None:
    """Two taps voided all votes about the host, three rounds of three."""
    live = game(clock=0)
    host = chair_of(live.table, ANNA.id)
    assert host is not None
    live = done(live, BORIS, Agree(matter, host, position(live.table)), 0)
    asked = done(live, ANNA, AskPause(1, NOON), 1)
    assert not asked.table.is_paused
    assert asked.table.motions


def test_second_wish_of_the_same_length_is_a_vote_for_the_first() -> None:
    live = done(game(), BORIS, AskPause(3, NOON), 0)
    live = done(live, CLARA, AskPause(3, NOON), 1)
    assert done(live, ANNA, AskPause(3, NOON), 2).table.is_paused


def test_who_agreed_to_a_day_has_not_agreed_to_another_pause() -> None:
    day = done(game(), BORIS, AskPause(1, NOON), 0)
    other = done(day, CLARA, AskPause(0, NOON), 1)
    with pytest.raises(Refused, match="refused-outdated"):
        done(other, ANNA, consent(day), 2)
    wish = wish_of(other.table)
    assert wish
    assert (wish.days, set(wish.agreed)) == (0, {CLARA.id})


def test_nobody_is_called_meanwhile() -> None:
    live = paused(game())
    half = replace(live, table=replace(live.table, half=True))
    with pytest.raises(Refused, match="refused-outdated"):
        done(half, BORIS, Remind(position(live.table)), 700)


def test_host_may_end_the_game() -> None:
    live = paused(game())
    assert done(live, ANNA, Stop(str(position(live.table))), 700).table.phase is Phase.STOPPED


def test_it_ends_by_itself_and_all_have_the_time_they_had() -> None:
    """Ten minutes of an hour were over when it began."""
    live = paused(game())
    ends = ends_at(live.table)
    assert ends
    after = done(live, CLOCK, Tick(ends, live.revision, ()), ends - NOON)
    assert not after.table.is_paused
    assert deadline(ALL, after) == ends + HOUR - 600
    assert after.table.generation > live.table.generation


def test_anybody_who_sits_there_goes_on() -> None:
    live = paused(game(), days=0)
    assert ends_at(live.table) is None
    after = done(live, CLARA, Resume(NOON + 9 * DAY), 9 * DAY)
    assert not after.table.is_paused
    assert deadline(ALL, after) == NOON + 9 * DAY + HOUR - 600


def test_who_moves_meanwhile_ends_no_pause_and_the_next_has_all_their_time() -> None:
    live = moved(paused(game()), 2 * HOUR)
    assert live.table.is_paused
    assert deadline(ALL, live) is None
    after = done(live, BORIS, Resume(NOON + DAY), DAY)
    assert deadline(ALL, after) == NOON + DAY + HOUR


def test_a_pause_with_an_open_end_lasts_for_a_year() -> None:
    """After two months a game is announced to be closed: but here all have agreed to wait."""
    live = paused(game(), days=0, at=0)
    later = done(live, CLOCK, Tick(NOON + 200 * DAY, live.revision), 200 * DAY)
    assert (later.table.dormant, later.table.phase) == (False, Phase.RUNNING)
    year = LONGEST_PAUSE
    assert next_moment(ALL, live, {}, NOON) == NOON + year
    told = done(live, CLOCK, Tick(NOON + year, live.revision), year)
    assert told.table.dormant
    assert closing(told.table) == NOON + year + NOTICE
    going = done(told, CLARA, Resume(NOON + year + DAY), year + DAY)
    assert not going.table.dormant
    assert deadline(ALL, going) == NOON + year + DAY + HOUR
    over = done(told, CLOCK, Tick(closing(told.table), told.revision), year + NOTICE)
    assert over.table.phase is Phase.EXPIRED


def test_a_pause_takes_back_that_the_game_will_be_closed() -> None:
    live = game(0)
    told = done(live, CLOCK, Tick(NOON + DORMANT, live.revision), DORMANT)
    assert told.table.dormant
    waiting = paused(told, days=0, at=DORMANT)
    assert not waiting.table.dormant
    later = DORMANT + 90 * DAY
    going = done(waiting, CLARA, Resume(NOON + later), later)
    assert (going.table.dormant, going.table.phase) == (False, Phase.RUNNING)


def test_an_admin_who_does_not_play_may_go_on() -> None:
    admin = replace(STRANGER, is_admin=True)
    live = do(begun("gifts", ANNA, BORIS), admin, AskPause(1, NOON))
    assert live.table.is_paused
    assert not do(live, admin, Resume(NOON + 1)).table.is_paused
    assert refusal(live, STRANGER, Resume(NOON + 1)) == "refused-onlooker"


def test_a_vote_that_a_pause_ends_with_needs_those_who_have_time_again() -> None:
    """They were late before it, and did not have to agree."""
    live = with_changes(begun("gifts", ANNA, BORIS), clock=DAY, since=NOON, late=True)
    (late,) = (one for one in (ANNA, BORIS) if seat_of(live.table, one.id) in to_act(ALL, live))
    other, chair = ({ANNA, BORIS} - {late}).pop(), chair_of(live.table, late.id)
    assert chair is not None
    motion = Motion(Matter.REPLACE, chair, frozenset({other.id}))
    paused = with_changes(live, pause=Pause(NOON, 0, late.id), motions=(motion,))
    after = done(paused, other, Resume(NOON + HOUR), HOUR)
    assert not after.table.is_paused
    assert after.table.people[chair].computer is None
