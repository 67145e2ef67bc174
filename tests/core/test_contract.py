"""What the contract itself refuses."""

import pytest

from games.core.contract import Event, defaults
from games.core.values import Viewer
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


def test_the_first_value_of_an_option_is_its_default() -> None:
    assert defaults(GAME) == {"cards": "6"}
