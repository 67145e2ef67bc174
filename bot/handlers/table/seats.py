"""Commands and buttons about people at a table: leaving, removing, skipping, taking a move back,
stopping a game.
"""

from functools import partial

from bot.display import buttons
from bot.display.token import BadToken
from bot.display.values import reply
from bot.features.handing.table import OfferSeat
from bot.features.latecomers.table import StepBack, waits
from bot.handlers.door import with_rights
from bot.handlers.feature import Feature
from bot.handlers.person import mentioned
from bot.handlers.questions import dismiss_question, leave_question, people_question
from bot.handlers.taps import Answer, Tap, on
from bot.handlers.typed import Typed
from bot.table.gathering import Dismiss, InviteBack, Leave
from bot.table.seating import chair_of, chairs_at, present, seated
from bot.table.ticking import Remind
from bot.table.values import (
    MINUTE,
    NOBODY,
    Chair,
    Live,
    Matter,
    Refused,
    is_gathering,
    position,
    stamp_of_table,
    to_act,
)
from bot.table.votes import Agree, Object, Resign, Retract, TakeBack, in_charge, not_in_charge
from bot.table.words import check_of
from bot.texts.frame import called, fenced, headlined
from games.core.message import Message


async def undo(typed: Typed) -> None:
    """/undo: asks the others on the board."""
    live = await typed.game()
    after = await typed.service.change(live.table.id, typed.user, TakeBack())
    await typed.tell(live, "told-asked" if after.table.motions else "toast-done")


async def leave(typed: Typed) -> None:
    """/leave: leave a lobby at once, as where one waits to join; a game after a question. A person
    who is mentioned with it in a group is asked to play on.
    """
    live = await typed.table()
    if is_gathering(live.table):
        await typed.service.change(live.table.id, typed.user, Leave())
        return await typed.tell(live, "toast-left")
    if waits(live.table, typed.user.id):
        await typed.service.change(live.table.id, typed.user, StepBack())
        return await typed.tell(live, "toast-left")
    chair = seated(live.table, typed.user)
    friend = mentioned(typed.message, typed.service.frame.username)
    if friend and live.table.place.is_group and not typed.is_private:
        offer = OfferSeat(typed.service.now, friend)
        await typed.service.change(live.table.id, typed.user, offer)
        return None
    asked = leave_question(typed.service.frame, live, chair, by_name=not typed.is_private)
    return await typed.ask(live, asked)


async def kick(typed: Typed) -> None:
    """/kick: removes the person who is replied to, or asks whom."""
    live = await typed.table()
    known = _replied_to(typed, live)
    if is_gathering(live.table):
        return await _kick_from_lobby(typed, live, known)
    if known is not None:
        return await _decide(typed, live, Matter.REMOVE, known)
    return await _ask(typed, live, Matter.REMOVE, present(live.table))


async def _kick_from_lobby(typed: Typed, live: Live, known: Chair | None) -> None:
    user = await with_rights(typed.service, typed.user, live.table)
    if known is not None:
        stamp = stamp_of_table(live.table)
        await typed.service.change(
            live.table.id, user, Dismiss(live.table.people[known].user, stamp)
        )
        return
    mine = chair_of(live.table, user.id)
    others = tuple(chair for chair in present(live.table) if chair != mine)
    asked = others or live.table.dismissed
    if not asked or not in_charge(live.table, user):
        raise not_in_charge(user) if asked else Refused("refused-nobody-here")
    await typed.ask(live, dismiss_question(typed.service.frame, live, others, mine))


async def skip(typed: Typed) -> None:
    """/skip: the one who is awaited, or asks whom."""
    live = await typed.game()
    seats = to_act(typed.service.frame.games, live)
    awaited = tuple(chairs_at(live.table, seat)[0] for seat in seats)
    if len(awaited) == 1:
        return await _decide(typed, live, Matter.SKIP, awaited[0])
    return await _ask(typed, live, Matter.SKIP, awaited)


def _replied_to(typed: Typed, live: Live) -> Chair | None:
    """Return where somebody sits who is replied to.

    In a topic every message replies to its creation.
    """
    replied = typed.message.reply_to_message
    if replied is None or replied.forum_topic_created or replied.from_user is None:
        return None
    return chair_of(live.table, replied.from_user.id)


async def _decide(typed: Typed, live: Live, matter: Matter, chair: Chair) -> None:
    user = await with_rights(typed.service, typed.user, live.table)
    command = Agree(matter, chair, position(live.table))
    after = await typed.service.change(live.table.id, user, command)
    await typed.tell(live, _outcome(after, matter, chair))


def _outcome(after: Live, matter: Matter, chair: Chair) -> str:
    is_voted_on = any((m.matter, m.chair) == (matter, chair) for m in after.table.motions)
    return "toast-voted" if is_voted_on else "toast-done"


async def _ask(typed: Typed, live: Live, matter: Matter, whom: tuple[Chair, ...]) -> None:
    mine = chair_of(live.table, typed.user.id)
    others = tuple(chair for chair in whom if chair != mine)
    if not others:
        raise Refused("refused-nobody-here")
    await typed.ask(live, people_question(typed.service.frame, live, matter, others, mine))


async def _agree(tap: Tap, says: buttons.Agree) -> Answer:
    tap = await tap.with_rights()
    matter, chair = says.matter, says.chair
    if await _asks_first(tap, says):
        return Answer()
    live = tap.found
    after = await tap.change(Agree(matter, chair, says.position, says.who))
    if says.question:  # the question about the person is answered
        tap.take_away()
    outcome = _outcome(after, matter, chair)
    if matter is Matter.REPLACE and outcome == "toast-done":
        name = called(live.table.people[chair])
        return tap.toast(Message("toast-computer-plays", {"name": fenced(name)}))
    return tap.toast(outcome)


async def _asks_first(tap: Tap, says: buttons.Agree) -> bool:
    """Ask before somebody is removed by one tap on the board: that is for good."""
    live, matter, chair = await tap.latest(), says.matter, says.chair
    is_open = any((m.matter, m.chair) == (matter, chair) for m in live.table.motions)
    if matter is not Matter.REMOVE or says.question or is_open:
        return False
    table = live.table
    if says.position != position(table) or chair not in present(table):
        raise Refused("refused-outdated")
    if says.who != check_of(table, table.people[chair].user):
        raise Refused("refused-outdated")
    mine = chair_of(live.table, tap.user.id)
    if mine == chair:
        raise Refused("refused-about-you")
    if not in_charge(live.table, tap.user):
        mine = seated(live.table, tap.user)
    asked = people_question(tap.service.frame, live, matter, (chair,), mine)
    text = headlined(tap.service.frame, table, asked.text)
    if not await tap.service.store.rings.claim(
        table.place.chat, tap.user.id, f"remove {table.id}/{chair}", MINUTE
    ):
        raise Refused("toast-asked-already")
    tap.service.messenger.sender.say(reply(live.table.place, text, asked.keyboard))
    return True


async def _retract(tap: Tap, says: buttons.Retract) -> Answer:
    """Take the last move back, at once or when the others consent."""
    after = await tap.change(Retract(says.position, tap.service.now))
    is_asked = any(motion.matter is Matter.UNDO for motion in after.table.motions)
    said = "told-asked" if is_asked else "toast-taken-back"
    return tap.toast(said)


async def _call(tap: Tap, says: buttons.Call) -> Answer:
    is_loud = await tap.service.is_loud(tap.found.table)
    await tap.change(Remind(says.position, is_loud))
    return tap.toast("toast-reminded")


async def _object(tap: Tap, says: buttons.Object) -> Answer:
    after = await tap.change(Object(says.matter, says.chair, says.position, says.who))
    goes_on = _outcome(after, says.matter, says.chair) == "toast-voted"
    said = "toast-voted" if goes_on else "toast-objected"
    return tap.toast(said)


async def _dismiss(tap: Tap, says: buttons.Dismiss) -> Answer:
    tap = await tap.with_rights()
    people = tap.found.table.people
    user = people[says.chair].user if says.chair < len(people) else NOBODY
    try:
        await tap.change(Dismiss(user, says.stamp))
    except Refused as refusal:
        return await tap.ask_again(refusal, partial(_ask_whom, tap))
    tap.take_away()
    return tap.toast("toast-dismissed")


async def _invite_back(tap: Tap, says: buttons.InviteBack) -> Answer:
    tap = await tap.with_rights()
    table = tap.found.table
    person = table.dismissed[says.index] if says.index in range(len(table.dismissed)) else None
    if person is None or check_of(table, person.user) != says.who:
        raise Refused("refused-outdated")
    await tap.change(InviteBack(person.user))
    tap.take_away()
    return tap.toast("toast-done")


async def _ask_whom(tap: Tap, live: Live) -> Answer:
    mine = chair_of(live.table, tap.user.id)
    others = tuple(chair for chair in present(live.table) if chair != mine)
    if not (others or live.table.dismissed):
        raise Refused("refused-nobody-here")
    return await tap.ask(live, lambda live: dismiss_question(tap.service.frame, live, others, mine))


async def _resign(tap: Tap, says: buttons.Resign) -> Answer:
    only_asked(tap, says.chair)
    try:
        await tap.change(Resign(says.stamp, bool(says.computer)))
    except Refused as refusal:
        return await tap.ask_again(refusal, partial(_ask_to_leave, tap))
    tap.take_away()
    said = "toast-replaced" if says.computer else "toast-left"
    return tap.toast(said)


async def _ask_to_leave(tap: Tap, live: Live) -> Answer:
    chair = seated(live.table, tap.user)
    return await tap.ask(live, lambda live: leave_question(tap.service.frame, live, chair))


async def _close(tap: Tap, says: buttons.Close) -> Answer:
    only_asked(tap, says.chair)
    tap.take_away()
    return Answer()


def only_asked(tap: Tap, asked: Chair) -> None:
    """Make sure that the question was put to the presser.

    :raises Refused: when the question was put to somebody else.
    """
    people = tap.found.table.people
    if asked >= len(people):
        raise BadToken(str(tap.token))
    if chair_of(tap.found.table, tap.user.id) != asked:
        raise Refused("refused-not-asked", name=called(people[asked]))


FEATURE = Feature(
    handlers=(
        on(buttons.Agree, _agree),
        on(buttons.Object, _object),
        on(buttons.Retract, _retract),
        on(buttons.Call, _call),
        on(buttons.Dismiss, _dismiss),
        on(buttons.InviteBack, _invite_back),
        on(buttons.Resign, _resign),
        on(buttons.Close, _close),
    ),
    at_one={"undo": undo, "leave": leave, "kick": kick, "skip": skip},
)
