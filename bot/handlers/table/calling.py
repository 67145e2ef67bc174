"""/callme: who asks for it is called in a group once a game is being gathered there."""

import asyncio
from html import escape

from msgspec.structs import replace

from bot.display import buttons
from bot.display.token import BadToken, Token
from bot.display.values import Button, Keyboard, reply
from bot.handlers.taps import Answer, Tap
from bot.handlers.typed import Typed
from bot.service.table_service import TableService
from bot.table.values import Live, Refused
from bot.texts.frame import Frame
from games.core.message import Message

_OFF: Token = buttons.CallMe("", "n")


async def call_me(typed: Typed) -> None:
    """/callme in a group: be called there from now on."""
    if typed.is_private:
        raise Refused("callme-in-group")
    if not typed.user.is_person:
        raise Refused("refused-anonymous")
    callings = typed.service.store.callings
    if not await callings.join(typed.place.chat, typed.user.id, typed.user.name):
        raise Refused("refused-many-called")
    typed.reply("callme", _off(typed.service.frame, typed.language))


async def call_no_more(tap: Tap, says: buttons.CallMe) -> Answer:
    """Call the presser no more in the group of the button."""
    chat = tap.update.effective_chat
    if chat is None or says.answer != "n":
        raise BadToken(str(tap.token))
    await tap.service.store.callings.leave(chat.id, tap.user.id)
    return Answer(tap.service.frame.say(tap.user.language, "toast-called-no-more"))


async def call(service: TableService, live: Live, user: int) -> None:
    """Call those who want it once a lobby has opened, all but who has opened it, and whose quiet
    hours it is; once an hour at most, whoever opens and cancels.
    """
    table, callings = live.table, service.store.callings
    if not table.place.is_group or live.revision > 1:
        return
    people = await callings.people(table.place.chat)
    sitting = {user, *(person.user for person in table.people)}
    others = {id: name for id, name in people.items() if id not in sitting}
    quiet = await asyncio.gather(*(service.sleeps(id, table.language) for id in others))
    names = [
        _mention(*one) for one, sleeps in zip(others.items(), quiet, strict=True) if not sleeps
    ]
    if not names or not await callings.claim(table.place.chat):
        return
    listed = service.frame.listed(table.language, names)
    said = service.frame.say(table.language, Message("call", {"names": listed}))
    calling = reply(table.place, said, _off(service.frame, table.language))
    service.messenger.sender.say(replace(calling, silent=False))


def _off(frame: Frame, language: str) -> Keyboard:
    return ((Button(frame.say(language, "button-call-no-more"), _OFF),),)


def _mention(user: int, name: str) -> str:
    return f'<a href="tg://user?id={user}">{escape(name)}</a>'
