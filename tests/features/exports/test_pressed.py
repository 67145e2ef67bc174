"""Who has the files of a game, by the button below its last word."""

from collections.abc import Sequence

from bot.display.values import Surface
from bot.features.exports.shown import Export
from bot.table.seating import chair_of
from bot.table.values import Live, Phase, with_changes, with_person
from games.core.contract import Level
from tests.bot.handlers.pressing import Pressed
from tests.bot.stores import saved
from tests.bot.tables import ANNA, BORIS, CLARA, FRAME, GROUP, NOON, STRANGER, lobby, over


class Files:
    """Takes files as a chat does, and notes them."""

    def __init__(self) -> None:
        self.sent: list[str] = []

    async def export(self, table: str, files: Sequence[Surface]) -> None:
        self.sent += [surface.key for surface in files]


async def ended(bot: Pressed) -> tuple[Live, Files]:
    """A game for whose first person a computer has played to the end, and where files go."""
    live = over("gifts", ANNA, BORIS, CLARA)
    chair = chair_of(live.table, ANNA.id)
    assert chair is not None
    files = Files()
    bot.messenger.files = files  # type: ignore[attr-defined]
    return await saved(bot.store, with_person(live, chair, computer=Level.STRONG)), files


async def test_whom_a_computer_represented_has_them_when_the_game_is_over(bot: Pressed) -> None:
    live, files = await ended(bot)
    said = await bot.press(ANNA, GROUP.chat, Export(live.table.id))
    assert said in {FRAME.say("en", id) for id in ("toast-export", "toast-export-log")}
    assert files.sent


async def test_an_onlooker_has_none(bot: Pressed) -> None:
    live, files = await ended(bot)
    said = await bot.press(STRANGER, GROUP.chat, Export(live.table.id))
    assert said == FRAME.say("en", "refused-onlooker")
    assert not files.sent


async def test_a_lobby_that_came_to_nothing_hides_no_game(bot: Pressed) -> None:
    live, files = await ended(bot)
    await bot.store.note(live)
    cancelled = with_changes(lobby("gifts", ANNA), id="cancelled", since=NOON, phase=Phase.STOPPED)
    await saved(bot.store, cancelled)
    await bot.store.places.claim(GROUP, "cancelled", None)
    await bot.say(ANNA, GROUP.chat, "/export")
    assert files.sent
