"""Typed commands, in groups and in private chats."""

from collections.abc import Awaitable, Callable

from telegram import Message, Update

from bot.desk import Desk
from bot.handlers.person import is_private, language_in, place_of, user_of
from bot.handlers.questions import language_keyboard, stop_question
from bot.rulebook import rules_pages
from bot.shown import Button, Keyboard, reply
from bot.table import Join, Live, Phase, Refused, Show, User, seat_of
from games.core.message import Message as Said
from render.picture import Picture


class Typed:
    """A command as it arrived."""

    def __init__(self, desk: Desk, update: Update, user: User, language: str) -> None:
        assert update.effective_message is not None
        self.desk = desk
        self.update = update
        self.message: Message = update.effective_message
        self.user = user
        self.language = language
        self.place = place_of(self.message)
        self.arguments = (self.message.text or "").split()[1:]

    def reply(self, said: Said | str, keyboard: Keyboard = ()) -> None:
        """Say a message of the catalogue."""
        self.send(self.desk.frame.say(self.language, said), keyboard)

    def send(self, html: str, keyboard: Keyboard = (), picture: Picture | None = None) -> None:
        """Send something to where the command came from."""
        self.desk.courier.say(reply(self.place, html, keyboard, picture))

    async def table(self) -> Live:
        """Return the open table that stands here.

        :raises Refused: when there is none.
        """
        live = await self.desk.standing(self.place)
        if live is None:
            raise Refused("refused-no-table")
        return live


Action = Callable[[Typed], Awaitable[None]]


async def on_command(desk: Desk, update: Update, action: Action) -> None:
    """Carry a command out; what cannot be done is answered with the reason."""
    user = await user_of(desk, update)
    if is_private(update) and not user.reachable:
        await desk.remember(user.id, reachable=True)
    typed = Typed(desk, update, user, await language_in(desk, update))
    try:
        await action(typed)
    except Refused as refusal:
        typed.reply(refusal.message)
    await desk.courier.opened(typed.place.chat, typed.place.topic)


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
        typed.place, typed.user, typed.language, game if game in desk.frame.games else None
    )
    return None


async def board(typed: Typed) -> None:
    """/board: what the table shows, at the bottom of the chat."""
    live = await typed.table()
    await typed.desk.change(live.table.id, typed.user, Show())


async def hand(typed: Typed) -> None:
    """/hand in a group: the secret things, into the private chat."""
    live = await typed.table()
    if live.table.game and not typed.desk.frame.games[live.table.game].has_secrets:
        raise Refused("refused-no-secrets")
    if not typed.user.reachable:
        raise Refused("refused-unreachable")
    await _send_hand(typed, live)


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
    playing = [live.table.game] if live and live.table.game else []
    for game in named or playing or list(frame.games):
        _send_rules(typed, game)


def _send_rules(typed: Typed, game: str) -> None:
    """Send a game's rules: a picture that explains, our own words, whom we owe the game to."""
    for page in rules_pages(typed.desk.frame, game, typed.language):
        typed.send(page.text, picture=page.picture)


async def help_(typed: Typed) -> None:
    """/help."""
    typed.reply("help-private" if is_private(typed.update) else "help-group")


async def settings(typed: Typed) -> None:
    """/settings: the language."""
    typed.reply("settings-language", language_keyboard(typed.language))


async def forget(typed: Typed) -> None:
    """/forget in private: what is known of the person, deleted."""
    if not is_private(typed.update):
        return typed.reply("forget-in-private")
    said = typed.desk.frame.say(typed.language, "forgotten")
    await typed.desk.forget(typed.user, typed.desk.frame.say(typed.language, "forgotten-name"))
    typed.send(said)
    return None


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
    await typed.desk.change(table, user, Join())
    typed.reply("private-joined")


async def _hand(typed: Typed, table: str) -> None:
    await _send_hand(typed, await typed.desk.find(table))


async def _send_hand(typed: Typed, live: Live) -> None:
    seat = seat_of(live.table, typed.user.id)
    if seat is None:
        raise Refused("refused-onlooker")
    if live.play is None:
        raise Refused("refused-not-begun")
    await typed.desk.courier.again(live.table.id, f"hand{seat}")


async def _rules(typed: Typed, game: str) -> None:
    if game not in typed.desk.frame.games:
        raise Refused("refused-outdated")
    _send_rules(typed, game)


_LINKS: dict[str, Callable[[Typed, str], Awaitable[None]]] = {
    "join": _join,
    "hand": _hand,
    "rules": _rules,
}

COMMANDS: dict[str, Action] = {
    "play": play,
    "board": board,
    "hand": hand,
    "rules": rules,
    "stop": stop,
    "settings": settings,
    "forget": forget,
    "help": help_,
    "start": start,
}
"""By name; `menus` shows those that fit the chat."""


def _add_to_group(typed: Typed) -> Keyboard:
    url = f"https://t.me/{typed.desk.frame.username}?startgroup=play"
    return ((Button(typed.desk.frame.say(typed.language, "button-add-to-group"), url=url),),)
