"""Votes as Telegram tells them, in whatever order they come."""

from typing import Any

from telegram import Update

from bot.features.tonight.counting import learn, on_vote
from bot.features.tonight.table import Decide, ballot_of
from bot.service.table_service import TableService
from bot.store.store import Store
from bot.table.values import Live, Phase, User, with_changes
from tests.bot.stores import standing
from tests.bot.tables import ANNA, BORIS, CLARA, NOON, fresh

POLL = "77"
POLL_OF_OURS = {
    "id": POLL,
    "question": "?",
    "options": [],
    "total_voter_count": 2,
    "type": "regular",
    "is_closed": False,
    "is_anonymous": False,
    "allows_multiple_answers": True,
    "allows_revoting": True,
    "members_only": False,
}


def told(what: dict[str, Any]) -> Update:
    update = Update.de_json({"update_id": 1, **what}, None)
    assert update
    return update


def answer(user: User, *options: int) -> Update:
    sender = {"id": user.id, "is_bot": False, "first_name": user.name, "language_code": "en"}
    options_of = {"option_ids": [*options], "option_persistent_ids": [*map(str, options)]}
    return told({"poll_answer": {"poll_id": POLL, "user": sender, **options_of}})


async def voting(store: Store) -> Live:
    ballot = ballot_of(("cairns", "gifts", "sealed"), NOON)
    return await standing(
        store, with_changes(fresh(), phase=Phase.VOTING, ballot=ballot, host=ANNA.id, since=NOON)
    )


async def votes(service: TableService, live: Live) -> dict[int, tuple[str, ...]]:
    ballot = (await service.find(live.table.id)).table.ballot
    assert ballot
    return dict(ballot.votes)


async def test_a_vote_that_comes_before_its_poll_is_known_waits_for_it(
    store: Store, service: TableService
) -> None:
    """Of two by the same person the last one counts."""
    live = await voting(store)
    for update in (answer(ANNA, 0), answer(BORIS, 1), answer(BORIS, 2)):
        await on_vote(service, update)
    assert await votes(service, live) == {}
    poll = told({"poll": POLL_OF_OURS}).poll
    assert poll
    await learn(service, poll, live.table.id)
    assert await votes(service, live) == {ANNA.id: ("cairns",), BORIS.id: ("sealed",)}
    assert await store.polls.held(POLL) == []


async def test_a_vote_in_a_poll_that_is_known_counts_at_once(
    store: Store, service: TableService
) -> None:
    live = await voting(store)
    await store.polls.note(POLL, live.table.id, NOON + 600)
    await on_vote(service, answer(ANNA, 1))
    assert await votes(service, live) == {ANNA.id: ("gifts",)}
    await on_vote(service, answer(ANNA))
    assert await votes(service, live) == {}


async def test_voters_of_a_game_that_lost_are_forgotten_as_well(
    store: Store, service: TableService
) -> None:
    live = await voting(store)
    await store.polls.note(POLL, live.table.id, NOON + 600)
    for update in (answer(ANNA, 1), answer(BORIS, 1), answer(CLARA, 2)):
        await on_vote(service, update)
    await service.change(live.table.id, ANNA, Decide())
    assert CLARA.id in await votes(service, live)
    await service.forget(CLARA)
    assert CLARA.id not in await votes(service, live)
