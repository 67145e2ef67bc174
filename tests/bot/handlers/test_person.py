"""What is known of somebody from Telegram."""

from telegram import User as Sender

from bot.handlers.person import known
from bot.store.profiles import Profile


def test_strangers_see_the_first_name_of_who_has_no_nickname() -> None:
    user = known(Sender(1, "Anna", is_bot=False, last_name="Karenina"), Profile())
    assert (user.name, user.alias) == ("Anna Karenina", "Anna")
