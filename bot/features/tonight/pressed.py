"""/tonight: a group votes on what to play, by Telegram's own poll."""

from collections.abc import Sequence

from telegram import Message

from bot.features.calling.calls import call
from bot.features.tonight import shown
from bot.features.tonight.counting import learn
from bot.features.tonight.table import Decide, ballot_of
from bot.handlers.door import stands
from bot.handlers.feature import Feature
from bot.handlers.person import title_of
from bot.handlers.table.opening import make_way, no_room, play, way_to_vote
from bot.handlers.taps import Answer, Tap, on
from bot.handlers.typed import Typed
from bot.table.slots import free_slot
from bot.table.values import Live, Phase, Refused


async def tonight(typed: Typed) -> None:
    """/tonight: a poll of the games. There is one at a time; where one is open, it is shown."""
    service, games = typed.service, typed.service.frame.games
    if typed.is_private:
        raise Refused("tonight-in-group")
    if len(games) < 2:
        return await play(typed)
    standing = await service.standing(typed.place)
    if open_vote := next((live for live in standing if live.table.phase is Phase.VOTING), None):
        return typed.said.append(await way_to_vote(service, open_vote))
    slot = free_slot(typed.place, standing, service.now)
    if slot is None:
        said, way_out = no_room(service, typed.language, standing)
        return typed.send("\n".join(said), way_out)
    if not await service.messenger.chats.may_send(typed.place.chat, "can_send_polls"):
        raise Refused("refused-no-polls")
    return await _begin(typed, standing, slot)


async def _begin(typed: Typed, standing: Sequence[Live], slot: int) -> None:
    service, title = typed.service, title_of(typed.message.chat)
    await make_way(service, typed.user, standing, slot)
    ballot = ballot_of(service.frame.games, service.now)
    live = await service.prepare(
        typed.place, typed.user, typed.language, None, title, slot, ballot=ballot
    )
    service.messenger.show(live.table.id)
    await call(service, live, typed.user.id)


async def decide(tap: Tap, says: shown.Decide) -> Answer:
    """Close the vote; the lobby of the winning game follows. The button names the poll's table."""
    message = tap.query.message
    if isinstance(message, Message) and message.poll and stands(tap.query):
        await learn(tap.service, message.poll, tap.found.table.id)
    await (await tap.with_rights()).change(Decide())
    return Answer()


FEATURE = Feature(
    handlers=(on(shown.Decide, decide),),
    commands={"tonight": tonight},
)
