"""What the contract itself refuses."""

import pytest
from msgspec.structs import replace

from games.core.contract import Event, PublicEvent, Seating, always, defaults
from games.core.message import Message
from games.core.seats import is_shared, lawful_people, lawful_seats, seats_for
from games.core.values import TABLE, Seat, Viewer
from tests.toys.gifts import GAME


def test_an_event_must_decide_itself_who_sees_it() -> None:
    with pytest.raises(TypeError, match="Whispered must define seen_by"):
        type("Whispered", (Event,), {"__module__": __name__})


def test_an_event_may_not_inherit_who_sees_it() -> None:
    class Told(Event, frozen=True):
        def seen_by(self, viewer: Viewer) -> "Told":
            return self

    assert Told().seen_by(None) == Told()
    with pytest.raises(TypeError, match="Shouted must define seen_by"):
        type("Shouted", (Told,), {"__module__": __name__})


def test_everybody_sees_a_public_event_as_it_is() -> None:
    class Cried(PublicEvent, frozen=True):
        seat: int

    assert [Cried(1).seen_by(viewer) for viewer in (TABLE, Seat(0), Seat(1))] == [Cried(1)] * 3


def test_the_first_value_of_an_option_is_its_default() -> None:
    assert defaults(GAME) == {"cards": "6"}


def test_people_have_a_seat_each_unless_the_options_make_them_a_team() -> None:
    assert not is_shared(GAME, {})
    assert (seats_for(GAME, {}, 3), lawful_people(GAME, {})) == (3, (2, 3, 4))
    team = replace(
        GAME, seats=(1, 2, 3), seating=Seating(shares_seat=lambda options: options["cards"] == "4")
    )
    assert is_shared(team, {"cards": "4"})
    assert (seats_for(team, {"cards": "4"}, 3), lawful_people(team, {"cards": "4"})) == (
        1,
        (1, 2, 3),
    )
    assert seats_for(team, {}, 3) == 3


def test_number_of_people_is_refused_where_the_number_of_their_seats_is() -> None:
    only_one = replace(
        GAME,
        seats=(1, 2, 3),
        seating=Seating(refuses=lambda options, seats: None if seats == 1 else Message("no")),
    )
    assert lawful_seats(only_one, {}) == lawful_people(only_one, {}) == (1,)
    assert lawful_people(
        replace(only_one, seating=replace(only_one.seating, shares_seat=always)), {}
    ) == (1, 2, 3)
