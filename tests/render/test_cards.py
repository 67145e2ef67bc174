"""Equal cards lie as one, with their number."""

from render.sheet.cards import Held, spread
from render.sheet.scene import Label


def test_of_equal_cards_it_is_told_how_many_there_are_and_how_many_go() -> None:
    card = spread([Held("a card", 3, discarded=2)], 100, 184)
    said = [item.text for item in card if isinstance(item, Label)]
    assert [text.strip("×x") for text in said] == ["3", "2"]
