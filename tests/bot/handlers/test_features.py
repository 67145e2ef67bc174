"""What leads into the bot's features: each way into one, and each listed in the menus is there."""

from collections import Counter

from bot.handlers.features import FEATURES, ROUTES
from bot.handlers.menus import GROUP, PRIVATE


def test_no_two_features_have_the_same_button_command_or_link() -> None:
    kinds = Counter(handler.kind for one in FEATURES for handler in one.handlers)
    names = Counter(name for one in FEATURES for name in (*one.commands, *one.at_one))
    words = Counter(word for one in FEATURES for word in one.links)
    for counted in (kinds, names, words):
        assert counted
        assert {what for what, count in counted.items() if count > 1} == set()


def test_whatever_a_menu_offers_is_carried_out() -> None:
    assert {*GROUP, *PRIVATE} <= set(ROUTES.commands)
