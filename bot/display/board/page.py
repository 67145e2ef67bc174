"""The way to the page where a table is seen up close, its map tapped. PURE (docs/adr/0107)."""

from bot.display.values import Button
from bot.display.vanishing import forgets
from bot.table.values import Live, Phase, game_of
from bot.texts.frame import Frame


def page_button(frame: Frame, live: Live, language: str, *, is_private: bool) -> tuple[Button, ...]:
    """A button to the page while a game runs, where there is one; not where the game forgets.

    :param is_private: whether it stands in a private chat: groups take a link alone.
    """
    table = live.table
    if not frame.app or frame.aloud or table.phase is not Phase.RUNNING:
        return ()
    if forgets(game_of(frame.games, table), live):
        return ()
    said = frame.say(language, "button-app")
    if is_private:
        return (Button(said, page=f"{frame.app}?table={table.id}"),)
    return (Button(said, url=frame.app_link(table.id)),)
