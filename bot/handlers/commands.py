"""Handlers of slash commands, in groups and in private chats."""

import asyncio

from msgspec.structs import replace
from telegram import Update

from bot import __version__
from bot.display import buttons
from bot.display.pages.about import about as about_text
from bot.display.pages.privacy import privacy as privacy_text
from bot.display.token import BadToken
from bot.display.values import Listener, reply
from bot.handlers.admin import admin
from bot.handlers.door import found_by_link, from_group
from bot.handlers.feature import Feature
from bot.handlers.pages.mine import (
    bring_questions,
    has_hand,
    panel_in_private,
    private_hand,
    send_hand,
)
from bot.handlers.person import (
    ephemeral_number,
    is_private,
    language_in,
    language_of_command,
    place_of,
    speaking_chat,
    user_of,
)
from bot.handlers.questions import forget_question, stop_question, which_question
from bot.handlers.table.circles import invite_instead, invited_to, join_circle
from bot.handlers.table.opening import play, way_to_vote, welcome_in
from bot.handlers.taps import Answer, Tap, on
from bot.handlers.typed import Entrances, Typed, Unclear, runs
from bot.service.clock import Work
from bot.service.table_service import TableService
from bot.table.circles import read_by
from bot.table.gathering import Join
from bot.table.seating import chair_of, is_told_apart
from bot.table.showing import Show
from bot.table.values import Phase, Refused, keeps_secrets


async def on_command(
    service: TableService, update: Update, name: str, entrances: Entrances
) -> None:
    """Run a command; a refused one is answered with the reason."""
    if update.message and update.message.is_automatic_forward:  # a post of the linked channel
        return None
    language, chat = await language_of_command(service, update), speaking_chat(update)
    if chat is not None and chat != update.effective_chat:
        return await _refuse_channel(service, update, language)
    if chat is None and update.effective_user is None:
        return None
    user = await user_of(service, update)
    if is_private(update) and not user.reachable:
        await service.reached(user, reachable=True)
        user = replace(user, reachable=True)
    typed = Typed(service, update, user, language, entrances)
    try:
        await entrances.commands[name](typed)
    except Unclear as unclear:
        speaking = replace(user, language=language)
        asked = which_question(service.frame, unclear.tables, speaking, name)
        typed.said.append(replace(reply(typed.place, *asked), passes=True))
    except Refused as refusal:
        await typed.refuse(refusal)
    if typed.said:
        _answer(typed)
    await service.messenger.chats.opened(typed.place.chat, typed.place.topic)
    return None


def _answer(typed: Typed) -> None:
    """Answer where the command came from: to its sender alone if nobody else has seen it."""
    messenger, said = typed.service.messenger, typed.said
    number = ephemeral_number(typed.message) if typed.user.is_person else None
    if number is None or len(said) > 1:
        return messenger.sender.say_once(_key(typed), said)

    async def instead() -> None:
        messenger.sender.say_once(_key(typed), said)

    listener = Listener(typed.place, typed.user.id, "", command=number)
    messenger.ephemeral.show(said[0], listener, instead)
    return None


async def _refuse_channel(service: TableService, update: Update, language: str) -> None:
    """Say that a channel cannot play: nobody knows who it is."""
    assert update.effective_message is not None
    said = service.frame.say(language, "refused-channel")
    answer = reply(place_of(update.effective_message), said)
    service.messenger.sender.say_once("channel", [answer])


def _key(typed: Typed) -> str:
    """Tell answers apart: one to each person's command is under way in a group at a time."""
    command, *rest = (typed.message.text or "").split()
    asked = [command, *rest] if is_private(typed.update) else [command.partition("@")[0]]
    return f"{typed.user.id} {' '.join(asked)}"


async def carry_out(tap: Tap, says: buttons.Do) -> Answer:
    """Carry a command out at the table that was chosen for it."""
    name = says.command
    if name not in tap.entrances.at_one:
        raise BadToken(str(tap.token))
    language = await language_in(tap.service, tap.update)
    table = tap.found.table.id
    typed = Typed(tap.service, tap.update, tap.user, language, tap.entrances, table)
    await tap.entrances.at_one[name](typed)
    if typed.said:
        tap.service.messenger.sender.say_once(f"{tap.user.id} {name}", typed.said)
    tap.take_away()
    return Answer()


async def _let_pass(service: TableService, stopping: asyncio.Event) -> None:
    """Take away the questions that nobody has answered for an hour, once Telegram is there."""
    if service.store.outages.is_away():
        return
    for chat, message in await service.store.passing.claim_due(service.now):
        service.messenger.sender.delete(chat, message)


async def board(typed: Typed) -> None:
    """/board: the table's message, posted anew at the bottom of the chat. A player who has a hand
    in their private chat gets that there, and the group is left in peace.
    """
    live = await typed.table()
    is_own = typed.is_private and not live.table.place.is_circle
    if is_own and has_hand(typed.service, live, typed.user.id):
        return await send_hand(typed, live)
    if live.table.phase is Phase.VOTING and not typed.is_private:
        return typed.said.append(await way_to_vote(typed.service, live))
    await typed.service.change(live.table.id, typed.user, Show(typed.service.now))
    is_elsewhere = is_own and live.table.place.chat != typed.place.chat
    return await typed.tell(live, "toast-board-there" if is_elsewhere else "toast-board")


async def hand(typed: Typed) -> None:
    """/hand: the secret things, into the private chat."""
    if is_private(typed.update):
        return await private_hand(typed)
    games = typed.service.frame.games
    user = typed.user.id
    live = await typed.table(lambda live: runs(live) and is_told_apart(games, live.table, user))
    if live.table.game and not is_told_apart(games, live.table, user):
        raise Refused("refused-no-secrets")
    if not typed.user.is_person:
        raise Refused("refused-anonymous")
    if not typed.user.reachable:
        raise Refused("refused-unreachable")
    return await send_hand(typed, live)


async def stop(typed: Typed) -> None:
    """/stop: asks first; the table ends by a button."""
    live = await typed.table()
    await typed.ask(live, stop_question(typed.service.frame, live, typed.user))


async def privacy(typed: Typed) -> None:
    """/privacy: what is stored about people. In a group only a link to the private chat."""
    if not typed.is_private:
        return typed.lead("privacy-in-private", "button-private", "privacy")
    frame, days, operator = typed.service.frame, typed.service.store.days, typed.service.operator
    told = privacy_text(frame, typed.language, days, operator.name, operator.contact)
    return typed.send(told)


async def about(typed: Typed) -> None:
    """/about: the authors and the operator."""
    operator = typed.service.operator
    frame, language = typed.service.frame, typed.language
    typed.send(about_text(frame, language, __version__, operator.name, operator.contact))


async def forget(typed: Typed) -> None:
    """/forget in private: asks first; it is done by a button."""
    if not is_private(typed.update):
        return typed.reply("forget-in-private")
    return typed.send(*forget_question(typed.service.frame, typed.language))


async def start(typed: Typed) -> None:
    """/start: welcome, or what a deep link asks for: a seat, a hand, the rules."""
    purpose, _, word = (typed.arguments[0] if typed.arguments else "").partition("_")
    if not is_private(typed.update):
        return await play(typed)
    if link := typed.entrances.links.get(purpose):
        return await link(typed, word)
    typed.said.append(await welcome_in(typed.service, typed.update, typed.place))
    await bring_questions(typed)
    return None


async def _join(typed: Typed, what: str) -> None:
    """Give the user a seat: at a table of people by its invitation, at a group's as a member of the
    group. The private chat is proven by this very message.
    """
    (table, _, word), user = what.partition("_"), typed.user
    if circle := await invited_to(typed.service, table, user.id):
        return await join_circle(typed, circle, user)
    live = await from_group(typed.service, table, user.id, word)
    if live is None:
        return invite_instead(typed, "invitation-over")
    if chair_of(live.table, user.id) is None:
        await typed.service.change(live.table.id, user, Join())
    is_dealt = keeps_secrets(typed.service.frame.games, live.table)
    message_id = "private-joined" if is_dealt else "private-joined-open"
    typed.send(await typed.service.headed(live, typed.language, _say(typed, message_id)))
    return None


def _say(typed: Typed, id: str) -> str:
    return typed.service.frame.say(typed.language, id)


async def _hand(typed: Typed, table: str) -> None:
    await send_hand(typed, await found_by_link(typed.service, table, typed.user.id))


async def _options(typed: Typed, table: str) -> None:
    """Show the options of a lobby to its host: the private chat is open now."""
    live = read_by(await found_by_link(typed.service, table, typed.user.id), typed.user.id)
    typed.said.append(await panel_in_private(typed.service, live, typed.user))


async def _here(typed: Typed, _: str) -> None:
    """Say nothing: the message that the link leads to has been sent already."""


FEATURE = Feature(
    handlers=(on(buttons.Do, carry_out),),
    works=(Work("questions that nobody answers", _let_pass, 20.0),),
    commands={
        "admin": admin,
        "forget": forget,
        "privacy": privacy,
        "about": about,
        "start": start,
    },
    at_one={"board": board, "hand": hand, "stop": stop},
    links={
        "join": _join,
        "hand": _hand,
        "here": _here,
        "options": _options,
        "privacy": lambda typed, word: privacy(typed),
    },
)
