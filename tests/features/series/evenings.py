"""Games of an evening: each the rematch of the one before, by the real handlers."""

from typing import NamedTuple

from bot.display import buttons
from bot.display.board.finals import final_caption
from bot.display.lobby.surface import lobby_surface
from bot.display.values import NOTHING
from bot.table.values import Live, Phase, User
from bot.texts.reader import public_reader
from tests.bot.handlers.pressing import Pressed
from tests.bot.stores import saved
from tests.bot.tables import ALL, FRAME, GROUP, everybody, moved, over


class Evening(NamedTuple):
    """A group's table, as it is now."""

    bot: Pressed
    live: Live

    async def press(self, user: User, token: object) -> "Evening":
        """Press a button of the table."""
        await self.bot.press(user, GROUP.chat, token)  # type: ignore[arg-type]
        return await self.now()

    async def now(self) -> "Evening":
        """Look at what stands in the group now."""
        found = await self.bot.store.at(GROUP, 0)
        assert found
        return self._replace(live=found)

    async def rematch(self, *people: User) -> "Evening":
        """The first asks for a rematch, the others join."""
        lobby = await self.press(people[0], buttons.Rematch(self.live.table.id))
        for user in people[1:]:
            lobby = await lobby.press(user, buttons.Join(lobby.live.table.id))
        return lobby

    async def played(self, user: User, seed: int = 1) -> "Evening":
        """Start, and play to the end."""
        begun = await self.press(user, buttons.Start(self.live.table.id))
        assert begun.live.table.phase is Phase.RUNNING
        ended = moved(begun.live, 10_000, seed)
        kept = await self.bot.store.tables.save(ended, begun.live)
        await self.bot.store.note(kept)
        return self._replace(live=kept)

    @property
    def lobby(self) -> str:
        """What the lobby says."""
        return lobby_surface(public_reader(FRAME, self.live.table), self.live.table, NOTHING).text

    @property
    def last_word(self) -> str:
        """What the last word says."""
        return final_caption(everybody(self.live), self.live)


async def first_game(bot: Pressed, *people: User, game: str = "gifts") -> Evening:
    """The first game of an evening, played to the end."""
    live = await saved(bot.store, over(game, *people))
    await bot.store.places.claim(GROUP, live.table.id, None)
    return Evening(bot, live)


def winners(live: Live) -> set[int]:
    """Return the users who have won a game."""
    assert live.play
    result = ALL[live.table.game or ""].result(live.play.state)
    assert result
    return {live.table.people[seat].user for seat in result.ranking[0]}
