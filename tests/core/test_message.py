"""An event names its sentence; its fields are the variables."""

from enum import Enum, IntEnum

from msgspec import Struct

from games.core.message import Message, Named, is_seat, message_of
from games.core.values import Cell, Seat


class Colour(Enum):
    RED = "red"


class Size(IntEnum):
    BIG = 3


class BigThingHappened(Struct, frozen=True):
    seat: Seat
    seats: tuple[Seat, ...]
    nobody: Seat | None
    somebody: Seat | None
    count: int
    word: str
    colour: Colour
    size: Size
    cell: Cell
    certain: bool
    missing: str | None = None


def test_a_class_names_the_sentence_and_its_fields_the_variables() -> None:
    event = BigThingHappened(
        seat=Seat(1),
        seats=(Seat(0), Seat(2)),
        nobody=None,
        somebody=Seat(3),
        count=4,
        word="so",
        colour=Colour.RED,
        size=Size.BIG,
        cell=Cell(1, 2),
        certain=True,
    )
    assert message_of("my_game", event) == Message(
        "my-game-big-thing-happened",
        {
            "seat": Named(Seat(1)),
            "seats": (Named(Seat(0)), Named(Seat(2))),
            "somebody": Named(Seat(3)),
            "count": 4,
            "word": "so",
            "colour": "red",
            "size": 3,
        },
    )


def test_seats_are_told_from_numbers_by_their_annotation() -> None:
    told = {
        field for field in BigThingHappened.__struct_fields__ if is_seat(BigThingHappened, field)
    }
    assert told == {"seat", "seats", "nobody", "somebody"}
    assert not is_seat(BigThingHappened, "kind")
