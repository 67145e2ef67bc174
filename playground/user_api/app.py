"""Opens the bot's Mini App as Telegram does: with signed data on the person who opens it.

https://core.telegram.org/bots/webapps
"""

from __future__ import annotations

import hmac
import json
from hashlib import sha256
from urllib.parse import urlencode

from starlette.requests import Request

from playground.state import Playground
from playground.user_api.bodies import OpenedApp, read_body, user_of
from playground.world.errors import ApiError
from playground.world.values import Json, User

THEME = {
    "bg_color": "#17212b",
    "secondary_bg_color": "#232e3c",
    "text_color": "#f5f5f5",
    "hint_color": "#8d9aa7",
    "button_color": "#2f7fc1",
    "button_text_color": "#ffffff",
}
"""A dark one."""


async def open_app(play: Playground, request: Request) -> Json:
    """The address to be shown in a frame: of a button's page, or of the bot's app by a link."""
    user_id, opened = user_of(play, request), await read_body(request, OpenedApp)
    url = opened.url or play.settings.app_url
    if not url:
        raise ApiError("the bot has no app")
    fields = {
        "auth_date": str(int(play.clock())),
        "user": json.dumps(_told(play.world.user(user_id)), ensure_ascii=False),
        "query_id": "AAHplayground",
    }
    if opened.start is not None:
        fields |= {"start_param": opened.start, "chat_type": "group", "chat_instance": "1"}
    init_data = urlencode({**fields, "hash": signature(fields, play.world.token)})
    given = {
        "tgWebAppData": init_data,
        "tgWebAppVersion": "9.1",
        "tgWebAppPlatform": "playground",
        "tgWebAppThemeParams": json.dumps(THEME),
    }
    return {"url": f"{url}#{urlencode(given)}"}


def signature(fields: dict[str, str], token: str) -> str:
    """How Telegram signs what it gives a page."""
    lines = "\n".join(f"{name}={value}" for name, value in sorted(fields.items()))
    key = hmac.digest(b"WebAppData", token.encode(), sha256)
    return hmac.digest(key, lines.encode(), sha256).hex()


def _told(user: User) -> Json:
    told = {
        "id": user.id,
        "first_name": user.first_name,
        "last_name": user.last_name,
        "username": user.username,
        "language_code": user.language_code,
    }
    return {name: value for name, value in told.items() if value}
