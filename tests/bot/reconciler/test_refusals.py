"""What Telegram refuses, told apart by what was sent (tdlib/td, MessageContent.cpp,
DialogManager.cpp; tdlib/telegram-bot-api, Client.cpp), and pictures that it fails to process now
and then.
"""

from typing import Any

import pytest
from redis.asyncio import Redis
from telegram.error import BadRequest

from bot.display.values import Selection, Selections, Tapped
from bot.features.tonight.table import ballot_of
from bot.metrics import REFUSALS
from bot.reconciler.api import retry
from bot.reconciler.api.calls import REPEATED
from bot.reconciler.messenger import Messenger
from bot.reconciler.reachability.unreachable import UnreachableChats
from bot.store.store import Store
from bot.table.values import HOUR, Live, Phase, Place, stamp_of, to_act, with_changes
from tests.bot.stores import standing
from tests.bot.tables import ALL, ANNA, BORIS, FRAME, GROUP, NOON, PEOPLE, begun, fresh
from tests.bot.telegrams import Brush, Telegram, messenger_at, shown
from tests.proofs import filled

NOTHING_CHOSEN: Selections = {}
IMAGE = BadRequest("IMAGE_PROCESS_FAILED")


@pytest.fixture
def brush() -> Brush:
    return Brush()


@pytest.fixture(autouse=True)
def _no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tried again is tried at once."""
    monkeypatch.setattr(retry, "_PAUSE", 0.0)


@pytest.fixture
def messenger(telegram: Telegram, store: Store, redis: Redis, brush: Brush) -> Messenger:
    return messenger_at(telegram, store, redis, brush=brush)


def said(telegram: Telegram, chat: int = GROUP.chat) -> list[dict[str, Any]]:
    return list(telegram.messages[chat].values())


def labels(message: dict[str, Any]) -> list[str]:
    return [button["text"] for row in message["buttons"] for button in row]


def is_told_in_words(message: dict[str, Any]) -> bool:
    """Whether it has no picture, and no button is a mere number or letter."""
    return "text" in message and all(len(label) > 2 for label in labels(message))


FIRST_QUESTION = [
    "1 · row 0 column −1: road east",
    "2 · row 0 column 1: road west",
    "3 · row 1 column 0: field north",
    "More",
]
"""The buttons of Carcassonne's first question as they are read by who plays in words."""
CONFIRMING = [
    "A · road: east, west, 2 tiles, unfinished",
    "B · field: north-west, north-east, 2 tiles, unfinished",
    "C · field: south-east, south-west, 2 tiles, unfinished",
    *("No follower · chosen", "Others", "Back", "More", "Confirm"),
]
AHEAD = {
    "en": ["📌 Prepare my move", "More"],
    "ru": ["📌 Заготовить ход", "Ещё"],
    "uk": ["📌 Підготувати хід", "Ще"],
}
"""The buttons of a hand whose turn it is not."""
DIGGING = [
    "A · тунель (північ, схід, південь)",
    "B · тунель (північ, схід, захід)",
    *("C · Мапа", "Пропустити хід", "Ще"),
]
"""The buttons of Clara's hand, who begins at Saboteur."""


@pytest.mark.parametrize(
    "said", ["PEER_ID_INVALID", "CHANNEL_PRIVATE", "CHANNEL_PUBLIC_GROUP_NA", "USER_DELETED"]
)
async def test_refusals_that_are_about_the_chat_blame_no_picture(
    store: Store, messenger: Messenger, telegram: Telegram, brush: Brush, said: str
) -> None:
    """They reach us as 400 (telegram-bot-api/Client.cpp, 88 to 101)."""
    live = await standing(store, begun("carcassonne", ANNA, BORIS))
    telegram.refusals["send_photo"] = [BadRequest(said)]
    refusals = REFUSALS._value.get()
    await shown(messenger, live)
    assert (brush.drawn, REFUSALS._value.get()) == (1, refusals)
    assert not telegram.messages[GROUP.chat]


async def test_message_whose_picture_can_no_longer_be_edited_is_gone(
    store: Store, messenger: Messenger, telegram: Telegram
) -> None:
    """td/telegram/MessagesManager.cpp, 23624: an empty board, to be filled, is posted anew
    after a while, and its content is not blamed.
    """
    live = await standing(store, begun("glastonbury", ANNA, BORIS))
    telegram.refusals["edit_message_media"] = [BadRequest("Message media can't be edited")]
    refusals = REFUSALS._value.get()
    messenger.show(live.table.id)
    await messenger.settle()
    assert ("send_message" in telegram.calls, REFUSALS._value.get()) == (False, refusals)


# One picture


async def test_picture_that_could_not_be_processed_is_drawn_and_sent_again(
    store: Store, messenger: Messenger, telegram: Telegram, brush: Brush
) -> None:
    """The message may stand there all the same: the second is marked."""
    live = await standing(store, begun("carcassonne", ANNA, BORIS))
    refusals = REFUSALS._value.get()
    telegram.refusals["send_photo"] = [IMAGE, IMAGE]
    await shown(messenger, live)
    (board,) = said(telegram)
    assert board["photo"] == b"\xff\xd8"
    assert board["caption"].startswith(REPEATED)
    assert brush.drawn == 3
    assert REFUSALS._value.get() == refusals


async def test_message_that_stands_though_its_picture_was_refused_has_a_marked_copy_below(
    store: Store, messenger: Messenger, telegram: Telegram
) -> None:
    """As after a lost answer (docs/adr/0006): nobody knows of the first."""
    tonight = with_changes(begun("carcassonne", ANNA, BORIS), clock=HOUR)
    live = await standing(store, tonight)
    telegram.refusals_after["send_photo"] = [IMAGE]
    await shown(messenger, live)
    first, second = said(telegram)
    assert second["caption"] == REPEATED + first["caption"]
    assert (first["disable_notification"], second["disable_notification"]) == (False, True)
    tapped = Tapped(GROUP.chat, 1, has_picture=True, button=first["buttons"][0][0]["callback_data"])
    await shown(messenger, live, Selection(tapped=tapped))
    first, second = said(telegram)
    assert not labels(first)
    assert labels(second)


async def test_board_whose_picture_is_refused_to_the_last_is_told_in_words(
    store: Store, messenger: Messenger, telegram: Telegram
) -> None:
    """The question "where does the tile go?" stood with buttons 1 to 6 and no map for good."""
    live = await standing(store, begun("carcassonne", ANNA, BORIS))
    telegram.refusals["send_photo"] = [IMAGE] * 3
    await shown(messenger, live)
    (board,) = said(telegram)
    assert is_told_in_words(board)
    assert labels(board) == FIRST_QUESTION
    await shown(messenger, live)
    assert said(telegram) == [board]


async def test_preview_whose_picture_is_refused_to_the_last_is_told_in_words(
    store: Store, messenger: Messenger, telegram: Telegram
) -> None:
    live = await standing(store, begun("carcassonne", ANNA, BORIS))
    await shown(messenger, live)
    seat = to_act(ALL, live)[0]
    telegram.refusals["edit_message_media"] = [IMAGE] * 3
    chosen = Selection(seat, stamp_of(ALL, live, seat), (0,))
    await shown(messenger, live, chosen)
    old, board = said(telegram)
    assert is_told_in_words(board)
    assert labels(board) == CONFIRMING
    assert not labels(old)


async def test_preview_whose_picture_is_refused_once_is_shown(
    store: Store, messenger: Messenger, telegram: Telegram
) -> None:
    live = await standing(store, begun("carcassonne", ANNA, BORIS))
    await shown(messenger, live)
    seat = to_act(ALL, live)[0]
    telegram.refusals["edit_message_media"] = [IMAGE]
    await shown(messenger, live, Selection(seat, stamp_of(ALL, live, seat), (0,)))
    (board,) = said(telegram)
    assert board["media"].media


@pytest.mark.parametrize("game", ["saboteur", "laar"])
async def test_hand_whose_picture_is_refused_to_the_last_is_told_in_words(
    store: Store, messenger: Messenger, telegram: Telegram, game: str
) -> None:
    people = PEOPLE[:3]
    live = await standing(store, begun(game, *people))
    telegram.refusals["send_photo"] = [IMAGE] * 99
    await shown(messenger, live)
    assert all(filled("photo" not in one for person in people for one in said(telegram, person.id)))
    found = {one.language: labels(said(telegram, one.id)[-1]) for one in people}
    assert found == AHEAD | ({"uk": DIGGING} if game == "saboteur" else {})


# A chat


@pytest.mark.parametrize(
    "refusal",
    [
        "Have no write access to the chat",
        "CHAT_RESTRICTED",
        "CHAT_SEND_PLAIN_FORBIDDEN",
        "CHAT_GUEST_SEND_FORBIDDEN",
        "USER_BANNED_IN_CHANNEL",
        "ALLOW_PAYMENT_REQUIRED_5",
        "Need administrator rights in the channel chat",
        "Group chat was deactivated",
        "Not enough rights to send text messages to the chat",
    ],
)
async def test_group_that_takes_nothing_is_left_alone_and_its_host_told_once(
    store: Store, messenger: Messenger, telegram: Telegram, redis: Redis, refusal: str
) -> None:
    """It was taken for a fault of what was sent, and tried again without end."""
    live = await standing(store, begun("gifts", ANNA, BORIS))
    telegram.refusals["send_message"] = [BadRequest(refusal)]
    await shown(messenger, live)
    await shown(messenger, live)
    assert said(telegram) == []
    assert GROUP.chat in await UnreachableChats(redis).of(live.table.id)
    (told,) = said(telegram, ANNA.id)
    assert FRAME.say("en", "group-shut") in told["text"]


def voting() -> Live:
    return with_changes(
        fresh(), phase=Phase.VOTING, ballot=ballot_of(tuple(ALL), NOON), host=ANNA.id, since=NOON
    )


@pytest.mark.parametrize(
    "refusal", ["Not enough rights to send polls to the chat", "CHAT_SEND_MEDIA_FORBIDDEN"]
)
async def test_group_that_takes_no_polls_is_told_so_once_and_stays_open(
    store: Store, messenger: Messenger, telegram: Telegram, redis: Redis, refusal: str
) -> None:
    """A refused poll closed the whole group for its table."""
    live = await standing(store, voting())
    telegram.refusals["send_poll"] = [BadRequest(refusal)] * 9
    await shown(messenger, live)
    await shown(messenger, live)
    (posted,) = said(telegram)
    assert posted["text"] == FRAME.say("en", "refused-no-polls")
    assert not await UnreachableChats(redis).of(live.table.id)


async def test_message_that_is_refused_in_every_form_holds_up_no_other_of_its_chat(
    store: Store, messenger: Messenger, telegram: Telegram, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a circle the board stands above the role and the hand of each."""
    live = await standing(store, with_changes(begun("saboteur", *PEOPLE), place=Place(0, 5)))
    tried, send = list[int](), telegram._sent

    async def sent(method: str, chat: int, **given: Any) -> Any:
        if "🃏" not in str(given) and "⛏" not in str(given):
            tried.append(chat)
            raise BadRequest("Can't parse entities")
        return await send(method, chat, **given)

    monkeypatch.setattr(telegram, "_sent", sent)
    messenger.show(live.table.id)
    await messenger.settle()
    assert set(tried) == {person.id for person in PEOPLE}
    for person in PEOPLE:
        role, hand = (str(one) for one in said(telegram, person.id))
        assert "⛏" in role
        assert "🃏" in hand


async def test_frozen_bot_tells_its_operator_once_and_tries_no_other_form(
    store: Store, messenger: Messenger, telegram: Telegram, caplog: pytest.LogCaptureFixture
) -> None:
    """406 FROZEN_METHOD_INVALID comes as a 400 (tdlib/telegram-bot-api, Client.cpp)."""
    live = await standing(store, begun("carcassonne", ANNA, BORIS))
    refusals = REFUSALS._value.get()
    telegram.refusals["send_photo"] = [BadRequest("FROZEN_METHOD_INVALID")] * 9
    await shown(messenger, live)
    assert telegram.calls == ["send_photo"]
    await shown(messenger, live)
    assert telegram.calls == ["send_photo"] * 2
    assert len([one for one in caplog.records if "frozen" in one.message]) == 1
    assert REFUSALS._value.get() == refusals + 1


async def test_message_of_another_kind_is_replaced_by_a_new_one(
    store: Store, messenger: Messenger, telegram: Telegram
) -> None:
    live = await standing(store, begun("gifts", ANNA, BORIS))
    await shown(messenger, live)
    seat = to_act(ALL, live)[0]
    refusal = BadRequest("There is no text in the message to edit")
    telegram.refusals["edit_message_text"] = [refusal] * 2
    await shown(messenger, live, Selection(seat, stamp_of(ALL, live, seat), (0,)))
    assert len(said(telegram)) == 2
    assert labels(said(telegram)[-1])
