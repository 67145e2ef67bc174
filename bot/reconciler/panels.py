"""The host's panels of options in the private chat (docs/adr/0039): each is recorded once it is
sent, so that it can lose its buttons when the lobby ends.
"""

from collections.abc import Mapping

from msgspec.structs import replace

from bot.display.lobby.surface import lobby_surface
from bot.display.tables_of import headed
from bot.display.values import NOTHING, Surface
from bot.reconciler.api.calls import WORDLESS
from bot.reconciler.state.shown import Records, Shown, ShownMessages
from bot.table.values import Live, Phase, Table
from bot.texts.frame import Frame

_PANEL = "panel@"
"""Prefix of the surface key, before the message id: two never overwrite each other."""


async def note_panel(records: Records, surface: Surface, message: int) -> None:
    """Record which message holds a panel of options. While it is in use it counts as a message
    without buttons: taps on it say nothing about the table's surfaces.
    """
    stands = Shown(
        surface.place, "", message, surface.digest, None, has_buttons=False, retired_text=""
    )
    await records.remember(surface.options_of, f"{_PANEL}{message}", stands)


async def panels_kept(
    frame: Frame, records: Records, live: Live, standing: ShownMessages
) -> frozenset[str]:
    """Return the surface key of the panel in use, if any: the host's latest, while there is a
    lobby. The others become old messages: deleted during a lobby, retired with a text after it.

    Idempotent: safe to repeat after a crash.
    """
    panels = {key: one for key, one in standing.items() if key.startswith(_PANEL)}
    if not panels:
        return frozenset()
    kept = _kept(live.table, panels)
    for key in panels.keys() - kept:
        was = panels[key]
        standing[key] = replace(
            was,
            has_buttons=True,
            must_go=live.table.phase is Phase.LOBBY,
            retired_text=_retired_text(frame, live, was.place.chat),
        )
        if standing[key] != was:
            await records.remember(live.table.id, key, standing[key])
    return kept


def _kept(table: Table, panels: Mapping[str, Shown]) -> frozenset[str]:
    if table.phase is not Phase.LOBBY:
        return frozenset()
    theirs = {one.message: key for key, one in panels.items() if one.place.chat == table.host}
    return frozenset({theirs[max(theirs)]} if theirs else ())


def _retired_text(frame: Frame, live: Live, chat: int) -> str:
    """Return the retired text of a panel, in its host's language if it is known."""
    if live.table.phase is Phase.LOBBY:
        return WORDLESS  # where Telegram does not delete it
    people = (*live.table.people, *(former.person for former in live.table.former))
    language = next(
        (person.language for person in people if person.user == chat), live.table.language
    )
    table = replace(live.table, language=language)
    begun = frame.say(language, "refused-begun")
    text = begun if live.play else lobby_surface(frame, table, NOTHING).text
    return headed(frame, table, language, text)
