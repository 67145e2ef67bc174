"""The bot's Mini App: buttons that open it, and Telegram's word on who does.

https://core.telegram.org/bots/webapps
"""

from __future__ import annotations

import hmac
import json
from hashlib import sha256
from urllib.parse import parse_qsl, urlsplit

import pytest
from telegram import Bot, InlineKeyboardButton, InlineKeyboardMarkup, WebAppInfo
from telegram.error import BadRequest

from playground.person import PATIENCE
from playground.settings import NO_RATES, Settings
from playground.testing import Running
from tests.playground.conftest import WEB, Friends

PAGE = "http://127.0.0.1:8443/play"
BUTTON = InlineKeyboardMarkup([[InlineKeyboardButton("Map", web_app=WebAppInfo(PAGE))]])


@pytest.fixture
def settings() -> Settings:
    return Settings(rates=NO_RATES, press_seconds=PATIENCE, app_url=PAGE)


async def test_page_button_stands_in_private_chats_alone(bot: Bot, friends: Friends) -> None:
    friends.anna.start()
    sent = await bot.send_message(friends.anna.user_id, "Map", reply_markup=BUTTON)
    assert sent.reply_markup == BUTTON
    with pytest.raises(BadRequest, match="Button_type_invalid"):
        await bot.send_message(friends.group, "Map", reply_markup=BUTTON)


def test_page_is_told_who_opens_it_in_telegrams_word(server: Running, friends: Friends) -> None:
    told = opened(server, friends.boris.user_id, start="42")
    fields = dict(parse_qsl(told["tgWebAppData"]))
    shown = fields.pop("hash")
    key = hmac.digest(b"WebAppData", server.token.encode(), sha256)
    lines = "\n".join(f"{name}={fields[name]}" for name in sorted(fields))
    assert shown == hmac.digest(key, lines.encode(), sha256).hex()
    assert fields["start_param"] == "42"
    user = json.loads(fields["user"])
    assert (user["first_name"], user["language_code"]) == ("Борис", "ru")


def test_page_of_a_button_is_its_own(server: Running, friends: Friends) -> None:
    told = opened(server, friends.anna.user_id, url=f"{PAGE}?table=42")
    assert "start_param" not in dict(parse_qsl(told["tgWebAppData"]))


def opened(server: Running, user: int, **how: str) -> dict[str, str]:
    """What stands behind the # of the address that is shown."""
    answer = WEB.post(f"{server.url}/play/users/{user}/app", json=how).json()
    assert answer["url"].startswith(how.get("url", PAGE) + "#")
    return dict(parse_qsl(urlsplit(answer["url"]).fragment))
