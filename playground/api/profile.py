"""Methods about the bot itself: its identity, its menus, its texts."""

from __future__ import annotations

import re
from typing import Any

from aiogram.methods import (
    DeleteMyCommands,
    GetMe,
    GetMyCommands,
    GetMyDefaultAdministratorRights,
    GetMyDescription,
    GetMyName,
    GetMyShortDescription,
    GetUserProfilePhotos,
    SetMyCommands,
    SetMyDefaultAdministratorRights,
    SetMyDescription,
    SetMyName,
    SetMyProfilePhoto,
    SetMyShortDescription,
)

from playground.api.desk import Desk, read_chat_id
from playground.world.changes import CommandsPut, ProfilePut, RightsPut
from playground.world.errors import ApiError
from playground.world.values import Command, Json, Scope
from playground.world.wire import RIGHTS, user_json

COMMANDS = 100
LENGTHS = {"name": 64, "description": 512, "short_description": 120}


async def get_me(desk: Desk, call: GetMe) -> Json:
    """GetMe."""
    return {
        **user_json(desk.world.bot),
        "can_join_groups": True,
        "can_read_all_group_messages": False,
        "supports_inline_queries": desk.play.settings.inline,
        "has_topics_enabled": desk.play.settings.topics,
        "allows_users_to_create_topics": desk.play.settings.topics,
        "can_connect_to_business": False,
        "has_main_web_app": False,
    }


async def set_my_commands(desk: Desk, call: SetMyCommands) -> bool:
    """SetMyCommands."""
    if len(call.commands) > COMMANDS:
        raise ApiError("BOT_COMMANDS_TOO_MUCH")
    for command in call.commands:
        if not re.fullmatch(r"[a-z0-9_]{1,32}", command.command):
            raise ApiError("BOT_COMMAND_INVALID")
        if not 1 <= len(command.description) <= 256:
            raise ApiError("BOT_COMMAND_DESCRIPTION_INVALID")
    commands = tuple(
        Command(one.command, one.description, bool(one.is_ephemeral)) for one in call.commands
    )
    desk.world.record(CommandsPut(_scope(desk, call.scope), _language(call), commands))
    return True


async def get_my_commands(desk: Desk, call: GetMyCommands) -> list[Json]:
    """GetMyCommands: exactly what was set for the scope and language."""
    commands = desk.world.commands.get((_scope(desk, call.scope), _language(call)), ())
    return [_command_json(one) for one in commands]


def _command_json(command: Command) -> Json:
    told: Json = {"command": command.command, "description": command.description}
    return told | ({"is_ephemeral": True} if command.ephemeral else {})


async def delete_my_commands(desk: Desk, call: DeleteMyCommands) -> bool:
    """DeleteMyCommands."""
    desk.world.record(CommandsPut(_scope(desk, call.scope), _language(call), ()))
    return True


def _scope(desk: Desk, scope: Any) -> Scope:
    if scope is None:
        return Scope()
    if getattr(scope, "chat_id", None) is None:
        return Scope(scope.type)
    chat = desk.chat(read_chat_id(scope.chat_id))
    return Scope(scope.type, chat.id, getattr(scope, "user_id", None))


def _language(call: Any) -> str:
    language: str = call.language_code or ""
    if not re.fullmatch(r"(?:[a-z]{2})?", language):
        raise ApiError("invalid language code specified")
    return language


async def set_my_name(desk: Desk, call: SetMyName) -> bool:
    """SetMyName."""
    return _set(desk, call, "name", call.name)


async def set_my_description(desk: Desk, call: SetMyDescription) -> bool:
    """SetMyDescription."""
    return _set(desk, call, "description", call.description)


async def set_my_short_description(desk: Desk, call: SetMyShortDescription) -> bool:
    """SetMyShortDescription."""
    return _set(desk, call, "short_description", call.short_description)


async def set_my_profile_photo(desk: Desk, call: SetMyProfilePhoto) -> bool:
    """SetMyProfilePhoto; what it shows is not kept."""
    desk.world.record(ProfilePut("photo", "", "set"))
    return True


async def get_user_profile_photos(desk: Desk, call: GetUserProfilePhotos) -> Json:
    """GetUserProfilePhotos: people here have none, the bot one at most."""
    is_set = call.user_id == desk.world.bot.id and ("photo", "") in desk.world.profile
    return {"total_count": int(is_set), "photos": []}


def _set(desk: Desk, call: Any, field: str, text: str | None) -> bool:
    if len(text or "") > LENGTHS[field]:
        raise ApiError(f"BOT_{field.upper()}_TOO_LONG")
    desk.world.record(ProfilePut(field, _language(call), text or ""))
    return True


async def get_my_name(desk: Desk, call: GetMyName) -> Json:
    """GetMyName."""
    return {"name": _get(desk, call, "name") or desk.world.bot.first_name}


async def get_my_description(desk: Desk, call: GetMyDescription) -> Json:
    """GetMyDescription."""
    return {"description": _get(desk, call, "description")}


async def get_my_short_description(desk: Desk, call: GetMyShortDescription) -> Json:
    """GetMyShortDescription."""
    return {"short_description": _get(desk, call, "short_description")}


def _get(desk: Desk, call: Any, field: str) -> str:
    """The text in the language, or the one for all languages."""
    profile = desk.world.profile
    return profile.get((field, _language(call))) or profile.get((field, ""), "")


async def set_my_default_administrator_rights(
    desk: Desk, call: SetMyDefaultAdministratorRights
) -> bool:
    """SetMyDefaultAdministratorRights."""
    rights = call.rights.model_dump(exclude_none=True) if call.rights else None
    desk.world.record(RightsPut(bool(call.for_channels), rights))
    return True


async def get_my_default_administrator_rights(
    desk: Desk, call: GetMyDefaultAdministratorRights
) -> Json:
    """GetMyDefaultAdministratorRights."""
    rights = desk.world.default_rights.get(bool(call.for_channels))
    return rights or dict.fromkeys(RIGHTS, False)
