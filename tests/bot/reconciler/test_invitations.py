"""Messages that people have sent through us into other chats are kept up to date."""

import pytest

from bot.reconciler.messenger import Messenger
from bot.store.store import Store
from bot.table.parts import Invitation
from bot.table.values import NOBODY, Place, with_changes
from tests.bot.tables import ANNA, BORIS, FRAME, lobby, over
from tests.bot.telegrams import Telegram, shown

SENT = (
    Invitation("to Kyiv", "uk", has_picture=False),
    Invitation("to Berlin", "de", has_picture=False),
)


async def test_invitation_stays_in_the_language_in_which_it_was_sent(
    telegram: Telegram, messenger: Messenger, store: Store
) -> None:
    live = with_changes(lobby("gifts", ANNA, BORIS), place=Place(NOBODY, 5), invitations=SENT)
    await shown(messenger, await store.tables.save(live, None))
    names = {sent.id: FRAME.say(sent.language, "gifts-name") for sent in SENT}
    assert len(set(names.values())) == 2
    assert {id: names[id] in text for id, text in telegram.elsewhere.items()} == {
        "to Kyiv": True,
        "to Berlin": True,
    }


@pytest.mark.parametrize("is_aside", [False, True])
async def test_end_is_told_elsewhere_unless_somebody_wants_to_be_left_out(
    telegram: Telegram, messenger: Messenger, store: Store, is_aside: bool
) -> None:
    """docs/adr/0044"""
    if is_aside:
        await store.past.step_aside(BORIS.id, counts=False)
    live = with_changes(over("gifts", ANNA, BORIS), place=Place(NOBODY, 5), invitations=SENT[:1])
    await shown(messenger, await store.tables.save(live, None))
    (text,) = telegram.elsewhere.values()
    assert (FRAME.say("uk", "invitation-closed") in text) == is_aside
    assert any(mark in text for mark in "🥇🏆") != is_aside
