"""Who has a film, by its button."""

from collections.abc import Sequence

from bot.display.values import Surface
from bot.features.films.shown import SendFilm
from bot.table.seating import chair_of
from bot.table.values import NOBODY, Place, with_changes, with_person
from games.core.contract import Level
from tests.bot.handlers.pressing import Pressed
from tests.bot.stores import saved
from tests.bot.tables import ANNA, BORIS, begun, moved


class Films:
    """Takes films as a chat does, and notes to whom they go."""

    def __init__(self) -> None:
        self.sent: list[int] = []

    async def film(self, table: str, ways: Sequence[Surface]) -> None:
        self.sent.append(ways[0].place.chat)


async def test_whom_a_computer_represents_sees_what_has_happened_since_their_move(
    bot: Pressed,
) -> None:
    live = with_changes(moved(begun("castle", ANNA, BORIS), 8), place=Place(NOBODY, 1))
    chair, films = chair_of(live.table, ANNA.id), Films()
    assert chair is not None
    bot.messenger.files = films  # type: ignore[attr-defined]
    live = await saved(bot.store, with_person(live, chair, computer=Level.STRONG))
    await bot.press(ANNA, ANNA.id, SendFilm(live.table.id))
    assert films.sent == [ANNA.id]
