"""What somebody prefers goes before what Telegram says of them."""

from bot.service.people import preferring
from bot.store.profiles import Profile
from bot.table.values import User

ANNA = User(1, "Anna Karenina", "ru", alias="Anna")


def test_strangers_read_the_nickname_of_who_has_one() -> None:
    assert preferring(ANNA, Profile(nick="Fox")).alias == "Fox"
    assert preferring(ANNA, Profile()).alias == "Anna"


def test_chosen_language_goes_before_telegrams() -> None:
    assert preferring(ANNA, Profile("uk")).language == "uk"
    assert preferring(ANNA, Profile()).language == "ru"
