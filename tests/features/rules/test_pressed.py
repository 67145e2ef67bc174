"""The button that leads to the rules: at which boards it stands, and where it leads."""

import pytest
from msgspec.structs import replace

from bot.display.values import BOARD, Surface
from bot.features.rules.buttons import Rules
from bot.table.values import Live, Phase, Place, with_changes
from bot.texts.catalogues import LANGUAGES
from games import GAMES
from tests.bot.handlers.pressing import Pressed
from tests.bot.looking import labels, shown
from tests.bot.stores import saved
from tests.bot.tables import ANNA, BORIS, FRAME, GROUP, begun, lobby, moved, people_for


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_all_boards_and_hands_lead_to_the_rules_whatever_is_asked(game: str, language: str) -> None:
    live = begun(game, *people_for(game), language=language)
    live = with_changes(live, people=[replace(one, language=language) for one in live.table.people])
    for moves in (0, 1, 5):
        at = moved(live, moves)
        assert at.table.phase is Phase.RUNNING
        surfaces = shown(at)
        assert BOARD in surfaces
        for surface in surfaces.values():
            if surface.keyboard:
                assert FRAME.say(language, "button-rules") in labels(surface)
                assert _rules_of(surface) == {at.table.id}
    alone = with_changes(live, place=Place(ANNA.id))
    assert _rules_of(shown(alone)[BOARD]) == {live.table.id}


def _rules_of(surface: Surface) -> set[str]:
    """Return the tables whose rules a message leads to."""
    rows = (*surface.keyboard, *surface.more)
    return {b.token.table for row in rows for b in row if isinstance(b.token, Rules)}


async def test_a_board_leads_to_the_rules_by_which_it_plays_and_a_lobby_to_the_games(
    bot: Pressed,
) -> None:
    """From the board one found what any table may agree on, and no way back."""
    live = begun("gifts", ANNA, BORIS)
    link = await _led(bot, live)
    assert link.startswith(f"rules_{live.table.id}_")
    waiting = with_changes(lobby("gifts", ANNA), id="9876543210")
    assert await _led(bot, waiting) == "rules_gifts"


async def _led(bot: Pressed, live: Live) -> str:
    await saved(bot.store, live)
    await bot.press(BORIS, GROUP.chat, Rules(live.table.id))
    return bot.telegram.led[-1].partition("?start=")[2]
