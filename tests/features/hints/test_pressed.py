"""A hint comes as its person reads."""

import pytest

from bot.features.hints.shown import Hint
from bot.table.values import to_act, with_changes
from tests.bot.handlers.test_lenses import GROUP, Evening, evening, message
from tests.bot.looking import plain
from tests.bot.tables import ALL, ANNA, BORIS, begun

__all__ = ["evening"]


@pytest.mark.parametrize("aloud", [False, True])
async def test_hint_to_a_move_of_the_group_is_a_picture_or_in_words(
    evening: Evening, aloud: bool
) -> None:
    """Who plays in words got a picture, and a place by its number there."""
    live = await evening.put(with_changes(begun("carcassonne", ANNA, BORIS), hints=True), GROUP)
    user = (ANNA, BORIS)[to_act(ALL, live)[0]]
    await evening.store.profiles.change(user.id, aloud=aloud, reachable=True)
    says = Hint(live.table.id)
    await evening.press(user, message(GROUP.chat, says), says)
    (hint,) = [one for one in evening.messenger.surfaces if one.place.chat == user.id]
    assert (hint.picture is None) == aloud
    assert ("row " in plain(hint)) == aloud
