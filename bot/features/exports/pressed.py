"""Buttons that send a table as files: the map as a picture, the game as text."""

from collections.abc import Sequence

from bot.display.tables_of import address
from bot.display.values import Button, Keyboard, Surface
from bot.features.exports.shown import Export, exports
from bot.handlers.feature import Feature
from bot.handlers.person import is_private, takes
from bot.handlers.table.lenses import opened
from bot.handlers.taps import Answer, Tap, on
from bot.handlers.typed import Typed, runs
from bot.service.table_service import TableService
from bot.table.circles import read_by
from bot.table.seating import chair_of, seated
from bot.table.values import Live, Place, Refused, is_open, with_changes


async def export(typed: Typed) -> None:
    """/export: the table that stands here, or stood here last, as files."""
    live = await typed.here(runs) or await typed.last_game() or await typed.here()
    if live is None:
        raise Refused("refused-no-table")
    files = exports(typed.service.frame, read_by(live, typed.user.id), typed.place)
    await _check_rights(typed.service, typed.place)
    there = await typed.service.messenger.files.export(live.table.id, files)
    if there is not None:
        typed.reply("export-there", _way_to(typed, there))


async def _check_rights(service: TableService, place: Place) -> None:
    """Check that a chat takes files, as far as Telegram tells us.

    :raises Refused: when the chat takes no files.
    """
    if not await takes(service, place, "can_send_documents"):
        raise Refused("refused-no-files")


def _way_to(typed: Typed, message: int) -> Keyboard:
    """Lead to a message; only those of supergroups have addresses."""
    link, said = (
        address(typed.place, message),
        typed.service.frame.say(typed.language, "button-export"),
    )
    return ((Button(said, url=link),),) if link else ()


async def on_export(tap: Tap, says: Export) -> Answer:
    """Send the table as files, below its last word: for those who played."""
    live = tap.found
    if is_private(tap.update) and not live.table.place.is_private:
        await opened(tap.service, live.table.id, tap.user)
        return _exported_in_private(tap, live)
    if is_open(live.table) or chair_of(live.table, tap.user.id) is None:
        seated(live.table, tap.user)
    files = exports(tap.service.frame, live, live.table.place)
    await _check_rights(tap.service, live.table.place)
    there = await tap.service.messenger.files.export(live.table.id, files)
    said = _on_the_way(files) if there is None else "export-there"
    return tap.toast(said)


def _on_the_way(files: Sequence[Surface]) -> str:
    only = files[0].document if len(files) == 1 else None
    return "toast-export-log" if only and isinstance(only.content, str) else "toast-export"


def _exported_in_private(tap: Tap, live: Live) -> Answer:
    """Send the files of a finished game to a person in their private chat."""
    if is_open(live.table):
        raise Refused("refused-outdated")
    spoken = with_changes(live, language=tap.user.language)
    files = exports(tap.service.frame, spoken, Place(tap.user.id))
    tap.service.messenger.sender.say_once(f"export {live.table.id}", files)
    return Answer()


FEATURE = Feature(
    handlers=(on(Export, on_export),),
    at_one={"export": export},
)
