"""/settings and its buttons: of a private chat, and of a group by its admins."""

from collections.abc import Awaitable, Callable, Sequence
from html import escape

from msgspec.structs import replace
from telegram import Message, Update

from bot.display import buttons
from bot.display.token import BadToken
from bot.handlers.door import rights_in
from bot.handlers.feature import Feature
from bot.handlers.pages.settings_pages import (
    CONFIRMS,
    Page,
    Switch,
    city_name,
    group_panel,
    is_offset,
    settings_panel,
)
from bot.handlers.person import is_private, language_in, place_of, user_of
from bot.handlers.questions import Asked
from bot.handlers.table.opening import welcome_in
from bot.handlers.taps import Answer, Handler, Tap, on
from bot.handlers.typed import Typed
from bot.service.table_service import TableService
from bot.table.habits import DIGEST, QUIET, REMINDERS, next_digest
from bot.table.values import Refused, User
from bot.table.zones import CITIES, found_by
from bot.texts.frame import fenced
from bot.texts.languages import SPOKEN
from games.core.message import Message as Said

_LONG = 40
"""Letters of a place that is told back to who has typed it."""


async def settings(typed: Typed) -> None:
    """/settings: of the chat where it is typed; with the name of a city, one's time zone."""
    if typed.arguments and typed.is_private:
        return await _live_in(typed, " ".join(typed.arguments))
    typed.send(*await _settings_of(typed.service, typed.update, typed.entrances.switches))
    return None


async def _live_in(typed: Typed, place: str) -> None:
    """Set the user's time zone by a place, and show that page."""
    service, frame, language = typed.service, typed.service.frame, typed.language
    offered = {city_name(frame, language, one).casefold(): one for one in CITIES}
    zone = offered.get(place.casefold()) or found_by(place)
    if zone is None:
        return typed.reply(Said("settings-zone-none", {"place": escape(fenced(place[:_LONG]))}))
    await _remember(service, typed.user, zone=zone)
    return typed.send(*await _settings_of(service, typed.update, typed.entrances.switches, "quiet"))


async def _settings_of(
    service: TableService, update: Update, switches: Sequence[Switch], page: Page = ""
) -> Asked:
    assert update.effective_chat is not None
    language = await language_in(service, update)
    profile = await service.store.profiles.of(update.effective_chat.id)
    if is_private(update):
        return settings_panel(service.frame, language, profile, switches, service.now, page)
    user = await rights_in(service, await user_of(service, update), update.effective_chat.id)
    may_change = bool(user.is_admin)
    return group_panel(service.frame, language, profile, switches, may_change=may_change)


async def show_settings(tap: Tap, page: Page) -> Answer:
    """Show a page of the settings as they are now, in the message with the button."""
    return tap.rewrite(*await _settings_of(tap.service, tap.update, tap.entrances.switches, page))


async def _page(tap: Tap, says: buttons.Settings) -> Answer:
    if not is_private(tap.update):
        raise BadToken(str(tap.token))
    return await show_settings(tap, says.page)


async def _language(tap: Tap, says: buttons.Language) -> Answer:
    """Set the language of the chat: a group's by its admins, a private chat's by its person."""
    service, language = tap.service, says.language
    chat = tap.update.effective_chat
    if language not in SPOKEN or chat is None:
        raise BadToken(language)
    await _check_governs(tap, chat.id)
    await service.remember(chat.id, language=language)
    message = tap.query.message
    if isinstance(message, Message):
        await service.speak(tap.user, place_of(message), language)
        if says.place and is_private(tap.update):
            return tap.turn(await welcome_in(service, tap.update, tap.place))
        await show_settings(tap, "language")
    return Answer(service.frame.say(language, "toast-language"))


async def show_tables(tap: Tap, chat: int) -> None:
    """Show the tables of a chat as its settings want it by now."""
    service, message = tap.service, tap.query.message
    tables = await service.store.agenda.tables_of(chat) if chat > 0 else ()
    if chat < 0 and isinstance(message, Message):
        tables = tuple(live.table.id for live in await service.standing(place_of(message)))
    for table in tables:
        await service.messenger.show_anyway(table)


def switching(switch: Switch, then: Callable[[Tap, int], Awaitable[None]] | None = None) -> Handler:
    """Return the handler of a switch: in a private chat its person presses it, in a group its
    admins.

    :param then: (press, chat) -> what follows from it, besides its row on the page.
    """

    async def handle(tap: Tap, says: buttons.Switching) -> Answer:
        chat = await _governed_chat(tap, switch)
        await tap.service.remember(chat, **{switch.fact: says.is_on})
        if then:
            await then(tap, chat)
        return await show_settings(tap, switch.page if chat > 0 else "")

    return on(switch.button, handle)


async def _governed_chat(tap: Tap, switch: Switch) -> int:
    """Return the chat of the press, whose settings have the switch.

    :raises Refused: when the presser is no admin of the group.
    """
    chat, alone = tap.update.effective_chat, is_private(tap.update)
    if chat is None or not (switch.page if alone else switch.is_of_groups):
        raise BadToken(str(tap.token))
    await _check_governs(tap, chat.id)
    return chat.id


async def _check_governs(tap: Tap, chat: int) -> None:
    """Check that the presser may change the settings of the chat of the press.

    :raises Refused: when the presser is no admin of the group.
    """
    if is_private(tap.update):
        return
    user = await rights_in(tap.service, tap.user, chat)
    if not user.is_admin:
        is_unknown = user.is_admin is None
        raise Refused("refused-rights-unknown" if is_unknown else "refused-only-admins")


async def _remind(tap: Tap, says: buttons.Remind) -> Answer:
    is_known = says.reminders in REMINDERS
    return await with_habits(tap, "reminders", is_known, reminders=says.reminders)


async def _quiet(tap: Tap, says: buttons.Quiet) -> Answer:
    return await with_habits(tap, "quiet", says.hours in QUIET, quiet=says.hours)


async def _city(tap: Tap, says: buttons.City) -> Answer:
    if not 0 <= says.city < len(CITIES):
        raise BadToken(str(tap.token))
    return await with_habits(tap, "quiet", is_known=True, zone=[*CITIES][says.city])


async def _offset(tap: Tap, says: buttons.Offset) -> Answer:
    return await with_habits(tap, "quiet", is_offset(says.minutes), offset=says.minutes, zone="")


async def with_habits(tap: Tap, page: Page | None, is_known: bool, **changes: str | int) -> Answer:
    """Remember what somebody wants to be told, and when; and show the page of it again. Where they
    alone see the question in a group, it goes.

    :param page: None: thanks take the place of the question.
    :param is_known: whether it can be chosen.
    """
    is_alone = tap.ephemeral is not None
    if not (is_known and (is_alone or is_private(tap.update))):
        raise BadToken(str(tap.token))
    await _remember(tap.service, tap.user, **changes)
    if is_alone:
        tap.take_away()
        return tap.toast("toast-hour-known")
    if page is None:
        return tap.rewrite(tap.service.frame.say(tap.user.language, "toast-hour-known"))
    return await show_settings(tap, page)


async def _remember(service: TableService, user: User, **changes: str | int) -> None:
    """Change somebody's habits; the daily list comes at its hour by their clock."""
    profile = await service.store.profiles.of(user.id)
    habits = replace(profile.habits, **changes)
    await service.remember(user.id, habits=habits)
    if habits.reminders == DIGEST:
        moment = next_digest(habits, user.language, service.now)
        await service.store.digests.note(user.id, moment)
    else:
        await service.store.digests.forget(user.id)


_PINS = Switch(buttons.Pins, "pins", "settings-pins", 1, held="setting-pins", is_of_groups=True)
_LEVELS = Switch(
    buttons.Levels, "levels", "settings-levels", 2, held="setting-levels", is_of_groups=True
)
_SOON = Switch(buttons.Soon, "soon", "settings-soon", 1, held="setting-soon", page="reminders")
_CONFIRMS = Switch(
    buttons.Confirms, "confirms", "settings-confirm", 0, choices=CONFIRMS, page="moves"
)
FEATURE = Feature(
    handlers=(
        on(buttons.Settings, _page),
        on(buttons.Language, _language),
        switching(_PINS, show_tables),
        switching(_LEVELS),
        switching(_SOON),
        on(buttons.Remind, _remind),
        on(buttons.Quiet, _quiet),
        on(buttons.City, _city),
        on(buttons.Offset, _offset),
        switching(_CONFIRMS),
    ),
    switches=(_PINS, _LEVELS, _SOON, _CONFIRMS),
    commands={"settings": settings},
)
