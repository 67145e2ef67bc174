"""Whatever goes to somebody alone who plays in words is heard by them: a voice reads emoji and
arrows by their names, and stumbles over middle dots.
"""

import asyncio
from unicodedata import category, name

import pytest
from msgspec.structs import replace

from bot.display.lobby.surface import host_panel
from bot.display.values import Listener, Surface, reply
from bot.reconciler.messenger import Messenger
from bot.store.profiles import Profile
from bot.store.store import Store
from bot.table.values import Place, with_changes
from bot.texts.catalogues import LANGUAGES
from bot.texts.reader import public_reader
from tests.bot.tables import ANNA, BORIS, FRAME, GROUP, lobby
from tests.bot.telegrams import Telegram

HOME = Place(ANNA.id)


def signs(telegram: Telegram, chat: int) -> list[str]:
    """What of all that stands in a chat is no word."""
    said = "".join(
        str(message.get(part, ""))
        for message in telegram.messages[chat].values()
        for part in ("text", "caption", "buttons")
    )
    return [
        one for one in said if one in "·‹⋯" or "ARROW" in name(one, "") or category(one) == "So"
    ]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_goes_to_somebody_alone_has_no_signs(
    language: str, messenger: Messenger, store: Store, telegram: Telegram
) -> None:
    """The lobby, its panels, an apology, a notice: none has to see to it by itself."""
    await store.profiles.remember(ANNA.id, Profile(language, aloud=True))
    anna = replace(ANNA, language=language, aloud=True)
    fire = replace(BORIS, name="🔥")
    live = with_changes(lobby("carcassonne", anna, fire), place=HOME, language=language)
    await store.tables.save(live, None)
    messenger.show(live.table.id)
    for panel in ("options", "computers", "more"):
        messenger.sender.say(
            reply(HOME, *host_panel(public_reader(FRAME, live.table), live.table, panel))
        )
    for id in ("fault", "refused-memory"):
        messenger.sender.say(reply(HOME, f"➤ {FRAME.say(language, id)} · 🎲"))
    await asyncio.wait_for(messenger.settle(), 60)
    assert len(telegram.messages[ANNA.id]) == 6
    assert signs(telegram, ANNA.id) == []
    assert any("fire" in message["text"] for message in telegram.messages[ANNA.id].values())


async def test_what_goes_to_others_keeps_its_signs(
    messenger: Messenger, store: Store, telegram: Telegram
) -> None:
    await store.profiles.remember(ANNA.id, Profile("en", aloud=True))
    for place in (Place(BORIS.id), Place(-ANNA.id)):
        messenger.sender.say(reply(place, "🎲 · ➤"))
    await asyncio.wait_for(messenger.settle(), 60)
    assert all(signs(telegram, chat) == ["🎲", "·", "➤"] for chat in (BORIS.id, -ANNA.id))


async def test_what_one_alone_sees_in_a_group_is_heard_as_they_want_it(
    messenger: Messenger, store: Store, telegram: Telegram, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not as the group does."""
    await store.profiles.remember(ANNA.id, Profile("en", aloud=True))
    shown: list[str] = []

    async def show(surface: Surface, listener: Listener) -> bool:
        shown.append(surface.text)
        return True

    monkeypatch.setattr(messenger.ephemeral._messages, "show", show)
    for user in (ANNA, BORIS):
        alone = Listener(GROUP, user.id, "query")
        messenger.ephemeral.show(reply(GROUP, "🎲 · ➤ one"), alone, nothing)
    await asyncio.wait_for(messenger.settle(), 60)
    assert sorted(shown) == [", one", "🎲 · ➤ one"]


async def nothing() -> None:
    """Do nothing instead."""
