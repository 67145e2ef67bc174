"""Who has a film, by its button."""

from collections.abc import Sequence

from bot.display.values import Surface
from bot.features.films.shown import SendFilm, film
from bot.table.seating import chair_of
from bot.table.values import NOBODY, Place, with_changes, with_person
from bot.texts.reader import reader_in
from games.core.contract import Level
from tests.bot.handlers.pressing import Pressed
from tests.bot.stores import saved
from tests.bot.tables import ANNA, BORIS, FRAME, GROUP, begun, moved, over


class Films:
    """Takes films as a chat does, and notes to whom they go."""

    def __init__(self) -> None:
        self.sent: list[int] = []
        self.texts: list[str] = []

    async def film(self, table: str, ways: Sequence[Surface]) -> None:
        self.sent.append(ways[0].place.chat)
        self.texts.append(ways[0].text)


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


async def test_film_comes_in_the_words_of_its_chat(bot: Pressed) -> None:
    """In a group in the group's, in private in the reader's."""
    await bot.store.profiles.change(BORIS.id, language="ru")
    films, live = Films(), await saved(bot.store, over("carcassonne", ANNA, BORIS))
    bot.messenger.files = films  # type: ignore[attr-defined]
    for chat in (GROUP.chat, BORIS.id):
        await bot.press(BORIS, chat, SendFilm(live.table.id))
    expected = [film(reader_in(FRAME, GROUP, of), live)[0].text for of in ("en", "ru")]
    assert expected[0] != expected[1]
    assert films.texts == expected
