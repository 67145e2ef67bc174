"""A message rings if it is somebody's turn, or once an hour a person and kind (docs/adr/0022)."""

import pytest
from msgspec.structs import replace

from bot.display import buttons
from bot.display.surfaces import surfaces
from bot.features.handing.table import KeepSeat, OfferSeat
from bot.table.circles import read_by
from bot.table.forgetting import Forget
from bot.table.gathering import Decline, Join, Leave, Start
from bot.table.habits import Habits
from bot.table.rings import sleeps
from bot.table.seating import awaited_guests, chairs_at, circle_people
from bot.table.showing import Show
from bot.table.slots import PATIENCE, Want
from bot.table.ticking import Tick
from bot.table.values import (
    DAY,
    HOUR,
    MINUTE,
    NOBODY,
    Chair,
    Command,
    Live,
    Matter,
    Place,
    User,
    position,
    with_changes,
)
from bot.table.votes import Agree, Object, TakeBack
from games.core.log import By
from tests.bot.tables import (
    ANNA,
    BORIS,
    CLARA,
    FRAME,
    NOON,
    PEOPLE,
    Asked,
    begun,
    dismiss,
    do,
    lobby,
    moved,
    refusal,
)
from tests.proofs import filled

CIRCLE = Place(NOBODY, 5)


def posts(live: Live) -> tuple[int, ...]:
    """Which messages stand, for all or for each."""
    return (live.table.generation, *(person.generation for person in live.table.people))


def messages(live: Live, by_turns: list[tuple[User, Command | Asked]], start: int = NOON) -> int:
    """How many new messages there are where some go on for half an hour, every minute."""
    count = 0
    for minute in range(30):
        for user, command in by_turns:
            after = do(live, user, command, now=start + minute * MINUTE)
            before = {person.user: person.generation for person in live.table.people}
            count += after.table.generation > live.table.generation or any(
                person.generation > before.get(person.user, person.generation)
                for person in after.table.people
            )
            live = after
    return count


@pytest.mark.parametrize("by", By)
def test_who_has_moved_themselves_within_the_hour_is_awake(by: By) -> None:
    live = with_changes(moved(begun("gifts", ANNA, BORIS), 1), clock=DAY)
    assert live.table.log
    last = replace(live.table.log.moves[-1], by=by)
    log = replace(live.table.log, moves=(*live.table.log.moves[:-1], last))
    user = live.table.people[chairs_at(live.table, last.seat)[0]].user
    antipode = Habits(quiet="0-7", offset=12 * 60)
    at_night = sleeps(with_changes(live, log=log).table, user, antipode, "en", NOON + MINUTE)
    assert at_night != (by is By.PERSON)


@pytest.mark.parametrize("took", [MINUTE, 2 * HOUR])
def test_who_has_moved_hours_before_the_last_one_may_sleep(took: int) -> None:
    live = with_changes(moved(begun("gifts", ANNA, BORIS), 2), clock=DAY)
    assert live.table.log
    first, last = live.table.log.moves[-2:]
    assert first.seat != last.seat
    moves = (replace(first, by=By.PERSON), replace(last, by=By.PERSON, took=took))
    log = replace(live.table.log, moves=(*live.table.log.moves[:-2], *moves))
    user = live.table.people[chairs_at(live.table, first.seat)[0]].user
    antipode = Habits(quiet="0-7", offset=12 * 60)
    asleep = sleeps(with_changes(live, log=log).table, user, antipode, "en", NOON + MINUTE)
    assert asleep == (took > HOUR)


@pytest.mark.parametrize(("clock", "is_awake"), [(0, False), (HOUR - 1, True), (HOUR, False)])
def test_only_who_has_less_than_an_hour_to_move_is_woken(clock: int, *, is_awake: bool) -> None:
    live = with_changes(begun("gifts", ANNA, BORIS), clock=clock)
    antipode = Habits(quiet="0-7", offset=12 * 60)
    assert sleeps(live.table, ANNA.id, antipode, "en", NOON) != is_awake


def mover(live: Live) -> tuple[User, Chair]:
    """Who has moved last."""
    assert live.table.log
    chair = Chair(live.table.log.moves[-1].seat)
    return next(one for one in PEOPLE if one.id == live.table.people[chair].user), chair


def about(live: Live, matter: Matter, chair: Chair) -> tuple[Agree, Object]:
    at = position(live.table)
    return Agree(matter, chair, at), Object(matter, chair, at)


@pytest.mark.parametrize("place", [Place(-100), CIRCLE])
def test_undo_asked_for_and_withdrawn_again_and_again(place: Place) -> None:
    live = with_changes(moved(begun("carcassonne", *PEOPLE), 4), place=place)
    user, chair = mover(live)
    _, withdrawn = about(live, Matter.UNDO, chair)
    by_turns: list[tuple[User, Command | Asked]] = [(user, TakeBack()), (user, withdrawn)]
    assert messages(live, by_turns) == 1
    after = do(live, user, TakeBack())
    assert any(motion.matter is Matter.UNDO for motion in after.table.motions)
    again = do(do(after, user, withdrawn), user, TakeBack(), now=NOON + HOUR)
    assert posts(again) != posts(after)


def test_motions_and_objections_by_turns() -> None:
    live = moved(begun("carcassonne", *PEOPLE), 4)
    live = with_changes(live, host=NOBODY)
    agreed, objected = about(
        live,
        Matter.REMOVE,
        Chair(next(at for at, one in enumerate(live.table.people) if one.user == CLARA.id)),
    )
    assert messages(live, [(ANNA, agreed), (ANNA, objected)]) == 1


def test_guest_who_comes_and_goes_by_the_link() -> None:
    live = with_changes(lobby("carcassonne", ANNA), place=CIRCLE)
    assert messages(live, [(BORIS, Join()), (BORIS, Leave())]) == 1
    joined = do(live, BORIS, Join())
    assert posts(do(joined, CLARA, Join()))[1] > posts(joined)[1]  # another person


def test_seat_offered_and_kept_by_turns() -> None:
    live = begun("carcassonne", ANNA, BORIS)
    assert messages(live, [(ANNA, OfferSeat(NOON)), (ANNA, KeepSeat())]) == 1


def test_board_that_is_asked_for_comes_silently_and_a_turn_rings() -> None:
    live = with_changes(begun("carcassonne", ANNA, BORIS), clock=HOUR)
    once = do(live, ANNA, Show(NOON))
    again = do(once, ANNA, Show(NOON + MINUTE), now=NOON + MINUTE)

    def is_silent(live: Live) -> bool:
        return next(one for one in surfaces(FRAME, live) if one.key == "board").silent

    assert posts(again) != posts(once)
    assert (is_silent(once), is_silent(again)) == (True, True)
    assert not is_silent(moved(again, 1))


def test_game_that_begins_rings_though_its_lobby_was_silent() -> None:
    live = with_changes(lobby("carcassonne", ANNA, BORIS), hushed=True)
    assert all(filled(surface.silent for surface in surfaces(FRAME, live)))
    assert not do(live, ANNA, Start(1)).table.hushed


def test_who_is_removed_joins_no_more() -> None:
    live = do(lobby("carcassonne", ANNA, BORIS), ANNA, dismiss(BORIS.id))
    assert refusal(live, BORIS, Join()) == "refused-removed"
    assert do(live, CLARA, Join()).table.people


def test_who_says_no_to_an_invitation_has_its_lobby_no_more() -> None:
    guest = begun("carcassonne", ANNA, BORIS).table.people
    invited = tuple(person for person in guest if person.user == BORIS.id)
    live = with_changes(lobby("carcassonne", ANNA), place=CIRCLE, invited=invited)
    here = read_by(live, BORIS.id)
    (row,) = [row for row in surfaces(FRAME, here)[0].keyboard if len(row) == 2][:1]
    assert [type(button.token) for button in row if button.token] == [buttons.Join, buttons.Decline]
    after = do(live, BORIS, Decline())
    assert awaited_guests(after.table) == ()
    assert {person.user for person in circle_people(after.table)} == {ANNA.id}


EVE = User(987_654, "Eve", "en", reachable=True)


def test_who_is_forgotten_has_rung_all_the_same_and_is_not_named() -> None:
    """Else /forget before each /board is a bell: what spares others is not the pest's to delete."""
    live = do(lobby("carcassonne", ANNA, EVE), EVE, Show(NOON), now=NOON)
    rung = posts(live)
    after = do(live, EVE, Forget("Player 7"), Leave(), now=NOON)
    assert "987654" not in str(after.table)
    again = do(after, EVE, Show(NOON + 2 * MINUTE), now=NOON + 2 * MINUTE)
    assert posts(again)[0] == rung[0] + 1
    assert again.table.hushed


def test_who_is_removed_joins_no_more_even_once_forgotten_and_is_not_named() -> None:
    live = do(lobby("carcassonne", ANNA, EVE), ANNA, dismiss(EVE.id))
    after = do(live, EVE, Forget("Player 7"))
    assert "987654" not in str(after.table)
    assert refusal(after, EVE, Join()) == "refused-removed"


def test_who_was_removed_by_an_earlier_release_joins_no_more_even_once_forgotten() -> None:
    """0.1.0 wrote down their number."""
    live = with_changes(lobby("carcassonne", ANNA), removed=frozenset({EVE.id}))
    assert refusal(live, EVE, Join()) == "refused-removed"
    after = do(live, EVE, Forget("Player 7"))
    assert "987654" not in str(after.table)
    assert refusal(after, EVE, Join()) == "refused-removed"


def test_board_of_the_clock_rings_though_somebody_has_asked_for_the_board() -> None:
    live = with_changes(begun("carcassonne", ANNA, BORIS), clock=HOUR)
    asked = do(live, ANNA, Show(NOON))
    late = do(asked, ANNA, Tick(NOON + HOUR, asked.revision), now=NOON + HOUR)
    assert late.table.late
    assert (asked.table.hushed, late.table.hushed) == (True, False)


@pytest.mark.parametrize("reachable", [True, False])
def test_who_plays_alone_in_a_group_is_asked_aloud_there_unless_in_private(reachable: bool) -> None:
    alone = with_changes(begun("carcassonne", ANNA, BORIS), gone=frozenset({Chair(1)}))
    people = tuple(replace(person, reachable=reachable) for person in alone.table.people)
    alone = with_changes(alone, people=people)
    late = NOON + PATIENCE
    wanted = do(alone, CLARA, Want(late), now=late)
    (board,) = [one for one in surfaces(FRAME, wanted) if one.key == "board"]
    assert wanted.table.wanted
    assert board.silent is reachable
