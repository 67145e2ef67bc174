"""Sentences that were wrong when read aloud: docs/words.md, "The voice"."""

import pytest

from games.core.message import Message, Named
from games.core.values import Seat
from games.laar import GAME
from tests.contract.texts import say

ASKED = Message("laar-ask-goods")


def broken(tie: str) -> Message:
    """Say what has decided; ruling 6."""
    return Message("laar-tie-broken", {"tie": tie, "seats": (Named(Seat(0)),)})


@pytest.mark.parametrize(
    ("language", "message", "text"),
    [
        ("ru", ASKED, "чем станет последняя карта?"),
        ("uk", ASKED, "чим стане остання карта?"),
        ("ru", broken("points"), "При равенстве побеждает меньшее число очков за оружие: Anna"),
        ("uk", broken("points"), "За рівності перемагає менша кількість очок за зброю: Anna"),
        ("ru", broken("cards"), "При равенстве побеждает меньшее число карт оружия: Anna"),
        ("uk", broken("cards"), "За рівності перемагає менша кількість карт зброї: Anna"),
    ],
)
def test_a_sentence_reads_well_aloud(language: str, message: Message, text: str) -> None:
    assert say(GAME.package, language, message) == text


def test_beast_charts_are_about_beasts() -> None:
    """A chart of beasts is a «таблиця» wherever it is named."""
    assert "п’ять таблиць звірів" in say(GAME.package, "uk", Message("laar-example"))
