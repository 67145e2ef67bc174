"""The identity of a person who opens the page: Telegram's signature proves it, and nothing else is
believed.

https://core.telegram.org/bots/webapps#validating-data-received-via-the-mini-app
"""

import hmac
from hashlib import sha256
from urllib.parse import parse_qsl

import msgspec
from msgspec import Struct
from telegram import User as Sender

OLDEST = 24 * 3600
"""Seconds for which a signature holds; an app that is open longer is opened anew."""
_AHEAD = 300
"""Seconds that our clock may be behind."""
_LONGEST = 4096
"""Characters: Telegram's are some 600."""
_MOST = 32
"""Fields."""


class Forged(Exception):
    """It is not signed for our bot, or was too long ago."""


class _User(Struct):
    """https://core.telegram.org/bots/webapps#webappuser"""

    id: int
    first_name: str = ""
    last_name: str | None = None
    username: str | None = None
    language_code: str | None = None


def sender(init_data: str, token: str, now: int) -> Sender:
    """Return the user who opened the page, from the data that Telegram gave it.

    :param now: seconds since 1970.
    :raises Forged: when the data are not Telegram's, or have expired.
    """
    if len(init_data) > _LONGEST:
        raise Forged
    try:
        fields = dict(parse_qsl(init_data, True, True, max_num_fields=_MOST))
        shown = fields.pop("hash").encode()
        if not hmac.compare_digest(signature(fields, token).encode(), shown):
            raise Forged
        if not -_AHEAD <= now - int(fields["auth_date"]) <= OLDEST:
            raise Forged
        user = msgspec.json.decode(fields["user"], type=_User)
    except (ValueError, KeyError) as error:  # msgspec's are, too
        raise Forged from error
    return Sender(is_bot=False, **msgspec.structs.asdict(user))


def signature(fields: dict[str, str], token: str) -> str:
    """Return Telegram's signature of these fields."""
    said = "\n".join(f"{name}={fields[name]}" for name in sorted(fields))
    key = hmac.digest(b"WebAppData", token.encode(), sha256)
    return hmac.digest(key, said.encode(), sha256).hex()
