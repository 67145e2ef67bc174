"""/settings and its buttons: of a private chat, and of a group by its admins."""

from msgspec.structs import replace
from telegram import Message, Update

from bot.display import buttons
from bot.display.token import BadToken
from bot.handlers.feature import Feature
from bot.handlers.pages.settings_pages import Page, group_panel, is_offset, settings_panel
from bot.handlers.person import is_private, language_in, place_of, user_of
from bot.handlers.questions import Asked
from bot.handlers.taps import Answer, Tap, on
from bot.handlers.typed import Typed
from bot.service.table_service import TableService
from bot.table.hours import DIGEST, QUIET, REMINDERS, next_digest
from bot.table.values import Refused
from bot.texts.languages import SPOKEN


async def settings(typed: Typed) -> None:
    """/settings: of the chat where it is typed."""
    asked = await _settings_of(typed.service, typed.update)
    typed.send(asked.text, asked.keyboard)


async def _settings_of(service: TableService, update: Update, page: Page = "") -> Asked:
    assert update.effective_chat is not None
    language = await language_in(service, update)
    profile = await service.store.profiles.of(update.effective_chat.id)
    if is_private(update):
        return settings_panel(service.frame, language, profile, service.now, page)
    user = await user_of(service, update, with_rights=True)
    return group_panel(service.frame, language, profile, may_change=user.is_admin)


async def show_settings(tap: Tap, page: Page) -> None:
    """Show a page of the settings as they are now, in the message with the button."""
    asked = await _settings_of(tap.service, tap.update, page)
    tap.rewrite(asked.text, asked.keyboard)


async def _page(tap: Tap, says: buttons.Settings) -> Answer:
    if not is_private(tap.update):
        raise BadToken(str(tap.token))
    await show_settings(tap, says.page)
    return Answer()


async def _language(tap: Tap, says: buttons.Language) -> Answer:
    """Set the language of the chat: a group's by its admins, a private chat's by its person."""
    service, language = tap.service, says.language
    chat = tap.update.effective_chat
    user = await user_of(service, tap.update, with_rights=True)
    if language not in SPOKEN:
        raise BadToken(language)
    if chat is None or not (user.is_admin or is_private(tap.update)):
        raise Refused("refused-only-admins")
    await service.remember(chat.id, language=language)
    message = tap.query.message
    if isinstance(message, Message):
        await service.speak(user, place_of(message), language)
        await show_settings(tap, "language")
    return Answer(service.frame.say(language, "toast-language"))


async def _pins(tap: Tap, says: buttons.Pins) -> Answer:
    """Set whether boards are pinned in a group: by its admins."""
    await tap.service.remember(await governed(tap), pins=says.is_on)
    if isinstance(message := tap.query.message, Message):
        for live in await tap.service.standing(place_of(message)):
            await tap.service.messenger.show_anyway(live.table.id)
        await show_settings(tap, "")
    return Answer()


async def _levels(tap: Tap, says: buttons.Levels) -> Answer:
    """Set whether a group shows skill levels: for its admins."""
    await tap.service.remember(await governed(tap), levels=says.is_on)
    await show_settings(tap, "")
    return Answer()


async def governed(tap: Tap) -> int:
    """Return the group of the press, of which the presser is an admin.

    :raises Refused: when the presser is no admin.
    """
    chat = tap.update.effective_chat
    user = await user_of(tap.service, tap.update, with_rights=True)
    if chat is None or is_private(tap.update):
        raise BadToken(str(tap.token))
    if not user.is_admin:
        raise Refused("refused-only-admins")
    return chat.id


async def _remind(tap: Tap, says: buttons.Remind) -> Answer:
    reminders = says.reminders
    if reminders not in REMINDERS:
        raise BadToken(str(tap.token))
    return await with_habits(tap, "reminders", reminders=reminders)


async def _quiet(tap: Tap, says: buttons.Quiet) -> Answer:
    quiet = says.hours
    if quiet not in QUIET:
        raise BadToken(str(tap.token))
    return await with_habits(tap, "quiet", quiet=quiet)


async def _offset(tap: Tap, says: buttons.Offset) -> Answer:
    offset = says.minutes
    if not is_offset(offset):
        raise BadToken(str(tap.token))
    return await with_habits(tap, "quiet", offset=offset)


async def with_habits(tap: Tap, page: Page, **changes: str | int) -> Answer:
    """Remember what somebody wants to be told, and when; and show the page of it again."""
    service, user = tap.service, tap.user
    profile = await service.store.profiles.of(user.id)
    habits = replace(profile.habits, **changes)
    await service.remember(user.id, habits=habits)
    if habits.reminders == DIGEST:
        moment = next_digest(habits, user.language, service.now)
        await service.store.digests.note(user.id, moment)
    else:
        await service.store.digests.forget(user.id)
    if is_private(tap.update):
        await show_settings(tap, page)
    return Answer()


async def _confirms(tap: Tap, says: buttons.Confirms) -> Answer:
    """Set whether one's moves wait for Confirm."""
    await tap.service.remember(tap.user.id, confirms=says.answer == "y")
    if is_private(tap.update):
        await show_settings(tap, "moves")
    return Answer()


async def _soon(tap: Tap, says: buttons.Soon) -> Answer:
    """Set whether the presser gets a notice before their turn."""
    await tap.service.remember(tap.user.id, soon=says.answer == "y")
    if is_private(tap.update):
        await show_settings(tap, "reminders")
    return Answer()


FEATURE = Feature(
    handlers=(
        on(buttons.Settings, _page),
        on(buttons.Language, _language),
        on(buttons.Pins, _pins),
        on(buttons.Levels, _levels),
        on(buttons.Remind, _remind),
        on(buttons.Quiet, _quiet),
        on(buttons.Offset, _offset),
        on(buttons.Confirms, _confirms),
        on(buttons.Soon, _soon),
    ),
    commands={"settings": settings},
)
