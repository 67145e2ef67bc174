"""What people are called at a table: issue "What the third look found", point 15."""

from random import Random

from msgspec.structs import replace

from bot.table.forgetting import Forget
from bot.table.gathering import Recolour
from bot.table.values import Live, to_act
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    begun,
    do,
    lobby,
    random_press,
    user_at,
)


def names(live: Live) -> list[str]:
    return [person.name for person in live.table.people]


def test_a_new_name_is_taken_over_at_the_next_move() -> None:
    live = begun("gifts", ANNA, BORIS)
    seat = to_act(ALL, live)[0]
    mover = user_at(live, seat)
    press = random_press(live, seat, Random(1))
    after = do(live, replace(mover, name="Nova"), press)
    assert names(after)[seat] == "Nova"
    assert names(after)[1 - seat] == names(live)[1 - seat]
    looked = do(live, replace(mover, name="Nova"), replace(press, confirm=False))
    assert looked == live  # a look saves nothing


def test_stranger_keeps_the_name_that_they_began_the_game_with() -> None:
    """Else one becomes the other in the middle of it."""
    live = begun("gifts", ANNA, BORIS)
    live = replace(live, table=replace(live.table, strangers=True))
    seat = to_act(ALL, live)[0]
    mover = replace(user_at(live, seat), alias=names(live)[1 - seat])
    after = do(live, mover, random_press(live, seat, Random(1)))
    assert after != live
    assert names(after) == names(live)


def test_a_new_name_is_taken_over_in_a_lobby_and_by_onlookers_nowhere() -> None:
    live = do(lobby("gifts", ANNA, BORIS), replace(BORIS, name="Bo"), Recolour(5))
    assert names(live) == ["Anna", "Bo"]


def test_who_has_had_a_name_forgotten_keeps_being_nobody() -> None:
    live = do(lobby("gifts", ANNA, BORIS), BORIS, Forget("Player"))
    assert names(do(live, BORIS, Recolour(5))) == ["Anna", "Player"]
