"""What leads into the bot's features: each way into one, and each listed in the menus is there."""

import re
from collections import Counter

import pytest

from bot.handlers.features import FEATURES, ROUTES
from bot.handlers.menus import GROUP, PRIVATE
from bot.handlers.pages.help import help_page
from tests.bot.tables import FRAME


def test_no_two_features_have_the_same_button_command_or_link() -> None:
    kinds = Counter(handler.kind for one in FEATURES for handler in one.handlers)
    names = Counter(name for one in FEATURES for name in (*one.commands, *one.at_one))
    words = Counter(word for one in FEATURES for word in one.links)
    for counted in (kinds, names, words):
        assert counted
        assert {what for what, count in counted.items() if count > 1} == set()


def test_whatever_a_menu_offers_is_carried_out() -> None:
    assert {*GROUP, *PRIVATE} <= set(ROUTES.entrances.commands)


@pytest.mark.parametrize("is_private", [False, True])
def test_whatever_help_lists_is_carried_out(is_private: bool) -> None:
    """A feature's line goes with it: nothing is listed that nobody carries out."""
    text, _ = help_page(FRAME, "en", is_private=is_private, lists=True)
    listed = set(re.findall(r"^/(\w+)|, /(\w+)", text, re.MULTILINE))
    assert len(listed) > len(GROUP)
    assert {first or other for first, other in listed} <= set(ROUTES.entrances.commands)
