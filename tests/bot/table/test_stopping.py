"""How a table ends before its game does: at once by who may, else by votes."""

import pytest

from bot.table.gathering import Join, Start
from bot.table.preparing import Press
from bot.table.values import Phase, User
from bot.table.votes import GoOn
from tests.bot.tables import (
    ANNA,
    BORIS,
    CLARA,
    PEOPLE,
    STRANGER,
    begun,
    dismiss,
    do,
    lobby,
    moved,
    over,
    refusal,
    resign,
    stop,
    with_votes,
)

ADMIN = User(8, "Admin", "en", is_admin=True)


@pytest.mark.parametrize("user", [ANNA, ADMIN], ids=["host", "admin"])
def test_host_and_admins_stop_at_once(user: User) -> None:
    assert do(begun("gifts", *PEOPLE), user, stop).table.phase is Phase.STOPPED
    assert do(lobby("gifts"), user, stop).table.phase is Phase.STOPPED


def test_more_than_half_of_the_seated_stop_by_vote() -> None:
    one = do(begun("gifts", *PEOPLE), BORIS, stop, stop)
    assert one.table.phase is Phase.RUNNING
    assert one.table.votes == {BORIS.id}
    assert do(one, CLARA, stop).table.phase is Phase.STOPPED


def test_what_ends_or_removes_holds_for_the_moment_at_which_it_was_asked() -> None:
    """An old button ends no game that runs such as Cancel of the lobby."""
    waiting = lobby("gifts", ANNA, BORIS)
    assert refusal(do(waiting, CLARA, Join()), ANNA, stop(waiting)) == "refused-outdated"
    early = begun("gifts", ANNA, BORIS, CLARA)
    assert refusal(early, ANNA, stop(lobby("gifts", *PEOPLE))) == "refused-outdated"
    later = moved(early, 1)
    assert refusal(later, ANNA, stop(early)) == "refused-outdated"
    assert refusal(later, BORIS, resign(early)) == "refused-outdated"
    changed = do(waiting, CLARA, Join())
    assert refusal(changed, ANNA, dismiss(BORIS.id)(waiting)) == "refused-outdated"


def test_half_is_not_enough() -> None:
    four = do(do(lobby("gifts", *PEOPLE, STRANGER), ANNA, Start(1)), STRANGER, stop)
    assert do(four, BORIS, stop).table.phase is Phase.RUNNING


def test_onlooker_has_no_vote_and_guests_cancel_no_lobby() -> None:
    assert refusal(begun("gifts", *PEOPLE), STRANGER, stop) == "refused-onlooker"
    assert refusal(lobby("gifts", BORIS), STRANGER, stop) == "refused-onlooker"
    assert refusal(lobby("gifts", BORIS), BORIS, stop) == "refused-only-host"


def test_stopped_and_played_games_cannot_be_stopped() -> None:
    stopped = do(begun("gifts", *PEOPLE), ANNA, stop)
    assert refusal(stopped, ANNA, stop) == "refused-over"
    assert refusal(over("gifts", *PEOPLE), ANNA, stop) == "refused-over"
    assert refusal(stopped, BORIS, Press("", (), confirm=True)) == "refused-over"


def test_vote_can_be_taken_back() -> None:
    live = with_votes(begun("gifts", *PEOPLE), BORIS.id)
    assert do(live, BORIS, GoOn()).table.votes == frozenset()


def test_nobody_takes_the_vote_of_another_back() -> None:
    live = with_votes(begun("gifts", *PEOPLE), BORIS.id)
    for user in (CLARA, ANNA, ADMIN):
        assert do(live, user, GoOn()).table.votes == {BORIS.id}
    assert refusal(live, STRANGER, GoOn()) == "refused-onlooker"


def test_who_moves_wants_to_go_on() -> None:
    live = begun("gifts", *PEOPLE)
    mover, other = live.table.people[0].user, live.table.people[1].user
    assert moved(with_votes(live, mover, other), 1).table.votes == {other}
