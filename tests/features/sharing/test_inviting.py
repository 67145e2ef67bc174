"""Invitations that somebody sends into chats where the bot is not (docs/adr/0097)."""

from typing import Any

from telegram import Update

from bot.features.sharing.inviting import invitations, on_chosen
from bot.service.table_service import TableService
from bot.store.store import Store
from bot.table.values import NOBODY, Place, with_changes
from tests.bot.stores import Watch, saved
from tests.bot.tables import ANNA, lobby


class Files:
    """A Telegram that has got no picture yet."""

    async def file_id(self, surface: object) -> None:
        """Know none."""


def with_files(watch: Any) -> None:
    watch.files = Files()


def chosen(result: str, number: int) -> Update:
    """What Telegram tells of a result that has been sent."""
    sender = {"id": ANNA.id, "is_bot": False, "first_name": ANNA.name, "language_code": "en"}
    told = {"result_id": result, "from": sender, "query": "join_", "inline_message_id": str(number)}
    update = Update.de_json({"update_id": number, "chosen_inline_result": told}, None)
    assert update
    return update


async def test_whatever_invitation_is_offered_is_kept_up_to_date(
    store: Store, service: TableService, watch: Watch
) -> None:
    """One that is not would keep the names of people who have asked to be forgotten, and a button
    that leads nowhere.
    """
    with_files(watch)
    live = await saved(store, with_changes(lobby("gifts", ANNA), place=Place(NOBODY, 5)))
    sent = []
    for number in range(12):
        for offer in await invitations(service, ANNA, live.table.id):
            await on_chosen(service, chosen(offer.id, number))
            sent.append(str(number))
    kept = [one.id for one in (await service.find(live.table.id)).table.invitations]
    assert kept == sent
    assert len(sent) == 10


async def test_invitation_that_is_sent_twice_from_one_offer_is_kept_up_to_date(
    store: Store, service: TableService, watch: Watch
) -> None:
    with_files(watch)
    live = await saved(store, with_changes(lobby("gifts", ANNA), place=Place(NOBODY, 5)))
    (offer,) = await invitations(service, ANNA, live.table.id)
    for number in range(12):
        await on_chosen(service, chosen(offer.id, number))
    kept = [one.id for one in (await service.find(live.table.id)).table.invitations]
    assert kept == [str(number) for number in range(12)]
