"""/admin in private, for the people of `ADMINS`; each step is written into the audit log
(docs/adr/0084). No answer shows a hand, or anything from a table's log.
"""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from html import escape

from msgspec.structs import asdict, replace
from telegram.error import TelegramError

from bot import __version__
from bot.display.values import reply
from bot.handlers.typed import Typed
from bot.reconciler.api.retry import PATIENCE, retried
from bot.service.operator import NONE, clock_name, default_of
from bot.store.operating import State
from bot.table.seating import circle_people
from bot.table.values import Place, Refused, Table, User, is_open, stamp_of_table
from bot.table.votes import Stop
from games.core.message import Message

_LAST = 20
"""Lines of the audit log that are shown."""


async def admin(typed: Typed) -> None:
    """/admin: tell the state of the bot, or do the command of the next word. For other people this
    command does not exist.

    :raises Refused: when the command cannot be done.
    """
    if not typed.is_private or typed.user.id not in typed.service.operator.admins:
        return None
    said = (typed.message.text or "").split(maxsplit=2)[1:]
    if not said:
        return await _state(typed)
    if said[0] not in _DEEDS:
        raise Refused("admin-help")
    return await _DEEDS[said[0]](typed, said[1].strip() if len(said) > 1 else "")


async def _state(typed: Typed) -> None:
    operating = typed.service.store.operating
    state, defaults = await operating.state(typed.service.now), await operating.defaults()
    told = {"language": defaults.language or NONE, "clock": clock_name(defaults.clock)}
    lines = [Message("admin-state", {**_counts(state), **told, "release": __version__})]
    lines += [
        Message("admin-slow", {"group": str(group), "seconds": seconds})
        for group, seconds in state.slowest
    ]
    frame = typed.service.frame
    typed.send("\n".join(frame.say(typed.language, line) for line in lines))
    typed.reply("admin-help")


def _counts(state: State) -> dict[str, int]:
    return {name: fact for name, fact in asdict(state).items() if isinstance(fact, int)}


async def _notice(typed: Typed, text: str) -> None:
    """Say something wherever a table stands that is open."""
    if not text:
        raise Refused("admin-help")
    await _note(typed, f"notice {text}")
    store, places = typed.service.store, dict[Place, str]()
    for id in await store.places.open_tables():
        live = await store.readable(id)
        if live and is_open(live.table):
            places |= _languages(live.table)
    for place, language in places.items():
        said = Message("admin-notice", {"text": escape(text)})
        typed.service.messenger.sender.say(reply(place, typed.service.frame.say(language, said)))
    typed.reply(Message("admin-noticed", {"count": len(places)}))


def _languages(table: Table) -> dict[Place, str]:
    """Return where a table stands, with the language that is spoken there."""
    if table.place.is_circle:
        return {Place(person.user): person.language for person in circle_people(table)}
    return {table.place: table.language}


async def _close(typed: Typed, id: str) -> None:
    """End a table, as an admin of its group may."""
    live = await typed.service.find(id)
    await _note(typed, f"close {id}")
    by = replace(typed.user, is_admin=True)
    await typed.service.change(id, by, Stop(stamp_of_table(live.table)))
    typed.reply("admin-done")


async def _ban(typed: Typed, given: str) -> None:
    """Leave a group for good, or stop answering a person."""
    id = _number(given)
    await _note(typed, f"ban {id}")
    ids = await typed.service.store.operating.ban(id, banned=True)
    await typed.service.store.callings.forget_person(id, typed.service.today)
    await typed.service.store.seekers.leave(id)
    for one in ids:
        await _leave_chat(typed, one)
    typed.reply("admin-done")


async def _unban(typed: Typed, given: str) -> None:
    id = _number(given)
    await _note(typed, f"unban {id}")
    await typed.service.store.operating.ban(id, banned=False)
    typed.reply("admin-done")


async def _default(typed: Typed, given: str) -> None:
    """Set a default of new groups."""
    if (default := default_of(given.split())) is None:
        raise Refused("admin-help")
    await _note(typed, f"default {given}")
    await typed.service.store.operating.set_default(*default)
    typed.reply("admin-done")


async def _leave(typed: Typed, given: str) -> None:
    id = _number(given)
    await _note(typed, f"leave {id}")
    await _leave_chat(typed, id)
    typed.reply("admin-done")


async def _leave_chat(typed: Typed, id: int) -> None:
    if id < 0:
        bot = typed.message.get_bot()
        with suppress(TelegramError):  # we are not in it
            await retried(lambda: bot.leave_chat(id), patience=PATIENCE)


async def _forget(typed: Typed, given: str) -> None:
    """Delete what is known of a person, as /forget does for oneself; also a seat that is offered to
    them by their username, if it is told.
    """
    number, _, name = given.partition(" ")
    id = _number(number)
    if id < 0:
        raise Refused("admin-help")
    await _note(typed, f"forget {id}")
    username = name.strip().removeprefix("@")
    await typed.service.forget(User(id, "", typed.language, username=username))
    typed.reply("admin-done")


async def _log(typed: Typed, _: str) -> None:
    lines = await typed.service.store.operating.noted(_LAST)
    typed.send(f"<pre>{escape(chr(10).join(lines)) or '-'}</pre>")


async def _note(typed: Typed, what: str) -> None:
    """Record a command in the audit log before it runs: one that a crash has cut off is in the log,
    too.
    """
    await typed.service.store.operating.note(typed.service.now, typed.user.id, what)


def _number(given: str) -> int:
    """:raises Refused: when the word is no number."""
    if not given.removeprefix("-").isascii() or not given.removeprefix("-").isdigit():
        raise Refused("admin-help")
    return int(given)


_DEEDS: dict[str, Callable[[Typed, str], Awaitable[None]]] = {
    "notice": _notice,
    "close": _close,
    "ban": _ban,
    "unban": _unban,
    "leave": _leave,
    "default": _default,
    "forget": _forget,
    "log": _log,
}
