"""Who opened the page: only what Telegram has signed, and not long ago.

https://core.telegram.org/bots/webapps#validating-data-received-via-the-mini-app
"""

from urllib.parse import parse_qs, urlencode

import pytest

from bot.app.identity import OLDEST, Forged, sender, signature
from tests.bot.app.scene import TOKEN, signed
from tests.bot.tables import ANNA, BORIS, NOON


def test_who_is_signed_is_known() -> None:
    found = sender(signed(BORIS, NOON), TOKEN, NOON)
    assert (found.id, found.full_name, found.language_code) == (BORIS.id, BORIS.name, "ru")
    assert not found.is_bot


def test_signature_is_telegrams() -> None:
    """Worked out by hand: key = HMAC("WebAppData", token), over the sorted lines."""
    right = "6fa094fdd88d2af061cb38c97bb3a058f15f2e48436b7b43020ec3e3452eea72"
    assert signature({"b": "2", "a": "1"}, "1:x") == right


@pytest.mark.parametrize("age", [-3600, OLDEST + 1])
def test_signature_of_another_day_is_refused(age: int) -> None:
    with pytest.raises(Forged):
        sender(signed(ANNA, NOON - age), TOKEN, NOON)


def test_signature_of_another_bot_is_refused() -> None:
    with pytest.raises(Forged):
        sender(signed(ANNA, NOON, token="43:other"), TOKEN, NOON)


@pytest.mark.parametrize("field", ["user", "auth_date", "hash", "query_id"])
def test_what_is_changed_is_refused(field: str) -> None:
    said = {name: values[0] for name, values in parse_qs(signed(ANNA, NOON)).items()}
    with pytest.raises(Forged):
        sender(urlencode({**said, field: signed(BORIS, NOON)}), TOKEN, NOON)
    with pytest.raises(Forged):
        sender(urlencode({name: said[name] for name in said if name != field}), TOKEN, NOON)


@pytest.mark.parametrize(
    "said",
    ["", "hash", "hash=", "hash=é", "a&b", "&" * 4000, "a=1&" * 40 + "hash=x", "x" * 5000],
)
def test_what_is_no_init_data_is_refused(said: str) -> None:
    with pytest.raises(Forged):
        sender(said, TOKEN, NOON)


@pytest.mark.parametrize("user", ["{", "[]", '{"id":"1"}', '{"first_name":"A"}'])
def test_signed_nonsense_is_refused(user: str) -> None:
    fields = {"auth_date": str(NOON), "user": user}
    with pytest.raises(Forged):
        sender(urlencode({**fields, "hash": signature(fields, TOKEN)}), TOKEN, NOON)
