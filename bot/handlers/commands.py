"""Typed commands, in groups and in private chats."""

from collections.abc import Awaitable, Callable

from telegram import Update

from bot.desk.desk import Desk
from bot.display.exports import exports
from bot.display.rulebook import rules_pages
from bot.display.values import Button, Keyboard, reply
from bot.handlers import seats
from bot.handlers.mine import games, private_hand, send_hand, settings_of
from bot.handlers.person import is_private, language_in, place_of, speaking_chat, user_of
from bot.handlers.questions import forget_question, stop_question
from bot.handlers.typed import Action, Typed
from bot.table.commands import Join, Show
from bot.table.seating import chair_of
from bot.table.values import Phase, Refused, keeps_secrets
from games.core.contract import Options


async def on_command(desk: Desk, update: Update, action: Action) -> None:
    """Carry a command out; what cannot be done is answered with the reason."""
    language, chat = await language_in(desk, update), speaking_chat(update)
    if chat is not None and chat != update.effective_chat:
        return await _refuse_channel(desk, update, language)
    if chat is None and update.effective_user is None:
        return None
    user = await user_of(desk, update)
    if is_private(update) and not user.reachable:
        await desk.reached(user, reachable=True)
    typed = Typed(desk, update, user, language)
    try:
        await action(typed)
    except Refused as refusal:
        await typed.refuse(refusal)
    await desk.courier.opened(typed.place.chat, typed.place.topic)
    return None


async def _refuse_channel(desk: Desk, update: Update, language: str) -> None:
    """Say that a channel cannot play: nobody knows who it is."""
    assert update.effective_message is not None
    said = desk.frame.say(language, "refused-channel")
    desk.courier.say(reply(place_of(update.effective_message), said))


async def play(typed: Typed) -> None:
    """/play: a new table, or the one that stands here already, at the bottom of the chat."""
    if is_private(typed.update):
        return typed.reply("private-play", _add_to_group(typed))
    desk = typed.desk
    standing = await desk.standing(typed.place)
    if standing:
        if standing.table.phase is Phase.RUNNING:
            typed.reply("play-running")
        await desk.change(standing.table.id, typed.user, Show())
        return None
    game = typed.arguments[0].lower() if typed.arguments else None
    await desk.open(
        typed.place,
        typed.user,
        typed.language,
        game if game in desk.frame.games else None,
        typed.message.chat.title or "",
    )
    return None


async def board(typed: Typed) -> None:
    """/board: what the table shows, at the bottom of the chat."""
    live = await typed.table()
    await typed.desk.change(live.table.id, typed.user, Show())


async def hand(typed: Typed) -> None:
    """/hand: the secret things, into the private chat."""
    if is_private(typed.update):
        return await private_hand(typed)
    live = await typed.table()
    if live.table.game and not keeps_secrets(typed.desk.frame.games, live.table):
        raise Refused("refused-no-secrets")
    if not typed.user.is_person:
        raise Refused("refused-anonymous")
    if not typed.user.reachable:
        raise Refused("refused-unreachable")
    return await send_hand(typed, live)


async def stop(typed: Typed) -> None:
    """/stop: asks first; the table ends by a button."""
    live = await typed.table()
    asked = stop_question(typed.desk.frame, live)
    typed.send(asked.text, asked.keyboard)


async def rules(typed: Typed) -> None:
    """/rules: of the table's game, or of the one that is named, or of all."""
    frame = typed.desk.frame
    named = [word for word in typed.arguments if word in frame.games]
    live = None if is_private(typed.update) else await typed.desk.standing(typed.place)
    if live and live.table.game and not named:
        _send_rules(typed, live.table.game, live.table.options)
        return
    for game in named or list(frame.games):
        _send_rules(typed, game)


def _send_rules(typed: Typed, game: str, agreed: Options | None = None) -> None:
    """Send a game's rules: a picture that explains, our own words, whom we owe the game to."""
    for page in rules_pages(typed.desk.frame, game, typed.language, agreed):
        typed.send(page.text, picture=page.picture)


async def export(typed: Typed) -> None:
    """/export: the table that stands here, or stood here last, as files."""
    live = await typed.desk.store.at(typed.place)
    if live is None:
        raise Refused("refused-no-table")
    files = exports(typed.desk.frame, live, typed.place)
    typed.desk.courier.say_once(f"export {live.table.id}", files)


async def help_(typed: Typed) -> None:
    """/help."""
    typed.reply("help-private" if is_private(typed.update) else "help-group")


async def settings(typed: Typed) -> None:
    """/settings: the language; in private also when to be reminded."""
    asked = await settings_of(typed.desk, typed.update)
    typed.send(asked.text, asked.keyboard)


async def forget(typed: Typed) -> None:
    """/forget in private: asks first; it is done by a button."""
    if not is_private(typed.update):
        return typed.reply("forget-in-private")
    asked = forget_question(typed.desk.frame, typed.language)
    return typed.send(asked.text, asked.keyboard)


async def start(typed: Typed) -> None:
    """/start: welcome, or what a deep link asks for: a seat, a hand, the rules."""
    purpose, _, word = (typed.arguments[0] if typed.arguments else "").partition("_")
    if not is_private(typed.update):
        return await play(typed)
    if purpose in _LINKS:
        return await _LINKS[purpose](typed, word)
    return typed.reply("welcome", _add_to_group(typed))


async def _join(typed: Typed, table: str) -> None:
    """The private chat is proven by this very message: the seat is his."""
    user = await user_of(typed.desk, typed.update)
    live = await typed.desk.find(table)
    if chair_of(live.table, user.id) is None:
        await typed.desk.change(table, user, Join())
    typed.reply("private-joined")


async def _hand(typed: Typed, table: str) -> None:
    await send_hand(typed, await typed.desk.find(table))


async def _rules(typed: Typed, game: str) -> None:
    if game not in typed.desk.frame.games:
        raise Refused("refused-outdated")
    _send_rules(typed, game)


_LINKS: dict[str, Callable[[Typed, str], Awaitable[None]]] = {
    "join": _join,
    "hand": _hand,
    "rules": _rules,
    "games": lambda typed, word: games(typed),
}

COMMANDS: dict[str, Action] = {
    "play": play,
    "board": board,
    "hand": hand,
    "rules": rules,
    "stop": stop,
    "export": export,
    "settings": settings,
    "forget": forget,
    "help": help_,
    "start": start,
    "games": games,
    **seats.COMMANDS,
}
"""By name; `menus` shows those that fit the chat."""


def _add_to_group(typed: Typed) -> Keyboard:
    url = f"https://t.me/{typed.desk.frame.username}?startgroup=play"
    return ((Button(typed.desk.frame.say(typed.language, "button-add-to-group"), url=url),),)
