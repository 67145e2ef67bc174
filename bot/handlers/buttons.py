"""Taps: each is answered as soon as its outcome is known, the pictures come behind."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

from telegram import CallbackQuery, Message, Update
from telegram.error import BadRequest

from bot.courier.retry import PATIENCE, retried
from bot.desk.desk import Desk
from bot.display.board import may_be_whispered, whispered_hand
from bot.display.choosing import gone_on, has_seen
from bot.display.lobby import CANCEL, host_panel
from bot.display.options import CLOCK, OPTIONS, STACK, single_options
from bot.display.token import (
    BadToken,
    Counts,
    Ends,
    Paces,
    Picks,
    Sets,
    Stacks,
    Token,
    Turns,
    Verb,
    path_of,
    read,
)
from bot.display.values import Focus, Listener, reply
from bot.handlers.alone import play_alone
from bot.handlers.commands import carry_out
from bot.handlers.computers import COMPUTERS
from bot.handlers.files import on_export
from bot.handlers.hints import on_hint
from bot.handlers.looks import LOOKS
from bot.handlers.mine import MINE, panel_in_private, show_settings
from bot.handlers.person import is_private, place_of, user_of
from bot.handlers.questions import Asked, stop_question
from bot.handlers.seats import SEATS
from bot.handlers.taps import Answer, Tap
from bot.table.commands import (
    AsLastTime,
    ChooseGame,
    GoOn,
    Join,
    Leave,
    Press,
    Recolour,
    SetClock,
    SetOption,
    SetPreset,
    SetStack,
    Speak,
    Start,
    Stop,
)
from bot.table.computers import persons
from bot.table.gathering import against, only_host, remembered
from bot.table.seating import chair_of, seat_of, seated
from bot.table.values import (
    Live,
    Phase,
    Refused,
    User,
    is_open,
    stamp_of_table,
)
from bot.table.votes import may_stop
from bot.texts.catalogues import LANGUAGES
from bot.texts.frame import plain_names

_ALERT_LIMIT = 200
"""Characters of an answer. https://core.telegram.org/bots/api#answercallbackquery"""


async def on_press(desk: Desk, update: Update) -> None:
    """Deal with a press: whatever comes of it, it is answered."""
    query = update.callback_query
    assert query is not None
    user = await user_of(desk, update)
    try:
        token = read(query.data)
        answer = await _ACTIONS[token.verb](Tap(desk, update, query, token, user))
    except BadToken:
        answer = Answer(desk.frame.say(user.language, "refused-outdated"))
    except Refused as refusal:
        answer = await _refusal(desk, user, token, refusal)
    await answer_query(query, answer)


async def answer_query(query: CallbackQuery, answer: Answer) -> None:
    """Answer a press; one that has waited too long is void and needs none."""
    text = answer.text and answer.text[:_ALERT_LIMIT]
    with suppress(BadRequest):
        await retried(lambda: query.answer(text=text, url=answer.url), patience=PATIENCE)


async def _refusal(desk: Desk, user: User, token: Token, refusal: Refused) -> Answer:
    """Tell why not. An outdated board is shown anew, beside."""
    live = await desk.store.tables.load(token.table)
    if refusal.message.id == "refused-outdated" and live:
        desk.courier.show(token.table)
    if refusal.message.id == "refused-unreachable":
        return Answer(url=desk.frame.deep_link(f"join_{token.table}"))
    names = plain_names(live.table) if live else None
    return Answer(desk.frame.say(user.language, refusal.message, names))


async def _game(tap: Tap) -> Answer:
    """Choose the game; who has opened the table sits down, if he can at once."""
    await tap.change(ChooseGame(tap.says(Picks).what, sits=True))
    return Answer()


async def _options(tap: Tap) -> Answer:
    """Open the panel of options or one of them, or set one and stay there. Only the host may, and
    sees it: in his private chat, while others go on joining; in the lobby, if that is not open.
    """
    says = tap.says(Sets)
    if not says.value:
        return await _open_panel(tap, "/".join((OPTIONS, *filter(None, (says.option,)))))
    table = (await tap.desk.find(tap.token.table)).table
    panel = single_options(tap.desk.frame, table) if table.game else OPTIONS
    live = await tap.change(SetOption(says.option, says.value))
    await _show_panel(tap, live, panel)
    clash = against(tap.desk.frame.games, live.table)
    return Answer(tap.desk.frame.say(tap.user.language, clash) if clash else None)


async def _preset(tap: Tap) -> Answer:
    """Set all options at once."""
    return await _set_all(tap, SetPreset(tap.says(Picks).what))


async def _as_last_time(tap: Tap) -> Answer:
    """Set options and clock as this group has played before."""
    return await _set_all(tap, AsLastTime())


async def _set_all(tap: Tap, command: SetPreset | AsLastTime) -> Answer:
    live = await tap.change(command)
    if _is_aside(tap, live):
        await _show_panel(tap, live, OPTIONS)
    return Answer()


async def _open_panel(tap: Tap, panel: str) -> Answer:
    live = await tap.desk.find(tap.token.table)
    if live.table.phase is not Phase.LOBBY:
        raise Refused("refused-begun")
    only_host(live.table, tap.user)
    here = live.table.place.is_private or not tap.user.reachable
    if here or _is_aside(tap, live):
        await _show_panel(tap, live, panel)
        return Answer()
    asked = await panel_in_private(tap.desk, live, tap.user)
    tap.desk.courier.say_once(f"options {live.table.id}", [asked])
    return Answer(url=tap.desk.frame.deep_link(f"options_{live.table.id}"))


def _is_aside(tap: Tap, live: Live) -> bool:
    """Tell whether the button stands in the host's private chat, and the table in another."""
    return is_private(tap.update) and not tap.is_at(live.table.place.chat)


async def _show_panel(tap: Tap, live: Live, panel: str) -> None:
    """Show a panel in the message with the button: in the private chat, else in the lobby."""
    if not _is_aside(tap, live):
        return tap.desk.courier.show(live.table.id, Focus(panel=panel))
    frame = tap.desk.frame
    return await tap.ask(live, lambda live: Asked(*host_panel(frame, live.table, panel)))


async def _clock(tap: Tap) -> Answer:
    seconds = tap.says(Paces).seconds
    if seconds is None:
        return await _open_panel(tap, CLOCK)
    await _show_panel(tap, await tap.change(SetClock(seconds)), OPTIONS)
    return Answer()


async def _stack(tap: Tap) -> Answer:
    """Open the choice of the stack, or choose."""
    is_daily = tap.says(Stacks).is_daily
    if is_daily is None:
        return await _open_panel(tap, STACK)
    await _show_panel(tap, await tap.change(SetStack(is_daily)), OPTIONS)
    return Answer()


async def _lobby(tap: Tap) -> Answer:
    """Put the panel of options away, or leave the question of cancelling."""
    if _is_aside(tap, await tap.desk.find(tap.token.table)):
        await tap.take_away()
        return Answer()
    tap.desk.courier.show(tap.token.table)
    return Answer()


async def _join(tap: Tap) -> Answer:
    await tap.change(Join())
    return Answer(tap.desk.frame.say(tap.user.language, "toast-joined"))


async def _leave(tap: Tap) -> Answer:
    await tap.change(Leave())
    return Answer(tap.desk.frame.say(tap.user.language, "toast-left"))


async def _colour(tap: Tap) -> Answer:
    await tap.change(Recolour(tap.says(Counts).number))
    return Answer()


async def _start(tap: Tap) -> Answer:
    """Begin, and remember how this group plays."""
    desk, begun = tap.desk, await tap.change(Start(tap.desk.seed(), tap.desk.today))
    chat = begun.table.place.chat
    before = (await desk.store.profiles.of(chat)).recent
    await desk.remember(chat, recent=remembered(begun.table, before))
    return Answer()


async def _choose(tap: Tap) -> Answer:
    return await _press(tap, confirm=False)


async def _confirm(tap: Tap) -> Answer:
    return await _press(tap, confirm=True)


async def _press(tap: Tap, *, confirm: bool) -> Answer:
    """Go on with a choice, from where its person has come since the button was drawn."""
    stamp, path, page = path_of(tap.token)
    live, games = await tap.desk.find(tap.token.table), tap.desk.frame.games
    seat = seat_of(live.table, tap.user.id)
    tapped, latest = Focus(seat, stamp, path, page), tap.desk.courier.look(live.table.id, seat)
    if not confirm:
        tapped = gone_on(games, live, tapped, latest)
        await tap.change(Press(stamp, tapped.path, confirm=False, now=tap.desk.now), tapped)
        return Answer()
    if not has_seen(games, live, tapped, latest):
        tap.desk.courier.show(live.table.id, latest)
        return Answer(tap.desk.frame.say(tap.user.language, "toast-look-first"))
    await tap.change(Press(stamp, path, confirm=True))
    return Answer()


async def _hand(tap: Tap) -> Answer:
    """Show the hand in the group to the presser alone, or bring it to the bottom of the private
    chat, or show the way there.
    """
    live, courier = await tap.desk.find(tap.token.table), tap.desk.courier
    chair = seated(live.table, tap.user)
    if not tap.user.reachable:
        return Answer(url=tap.desk.frame.deep_link(f"hand_{live.table.id}"))
    if live.play is None:
        raise Refused("refused-outdated")
    listener = Listener(live.table.place, tap.user.id, tap.query.id)
    may = tap.is_at(live.table.place.chat) and may_be_whispered(tap.desk.frame, live)
    if may and await courier.can_whisper(listener, tap.user.language):
        hand = whispered_hand(tap.desk.frame, live, chair)
        instead = partial(courier.repost_hand, live.table.id, chair, tap.user.id)
        courier.whisper(hand, listener, instead)
        return Answer()
    await courier.repost_hand(live.table.id, chair, tap.user.id)
    return Answer(tap.desk.frame.say(tap.user.language, "toast-hand-sent"))


async def _stop(tap: Tap) -> Answer:
    """End a table when that was asked just now: host and admins at once, the seated by vote."""
    tap, says = await tap.with_rights(), tap.says(Ends)
    if not says.stamp:
        return await (_ask_below if says.question else _cancel_lobby)(tap)
    try:
        live = await tap.change(Stop(says.stamp))
    except Refused as refusal:
        return await tap.ask_again(refusal, partial(_ask_to_stop, tap))
    if says.question:  # the question of /stop: it goes, or shows the new count
        await _after_vote(tap, live)
    return Answer()


async def _ask_to_stop(tap: Tap, live: Live) -> None:
    """Ask anew, where it was asked."""
    if tap.says(Ends).question:
        return await tap.ask(live, partial(stop_question, tap.desk.frame))
    if live.table.phase is not Phase.LOBBY:
        raise Refused("refused-begun")
    return tap.desk.courier.show(live.table.id, Focus(panel=CANCEL))


async def _ask_below(tap: Tap) -> Answer:
    """Ask below the board whether a game shall end."""
    live = await tap.desk.find(tap.token.table)
    may_stop(live.table, tap.user)
    asked = stop_question(tap.desk.frame, live)
    question = reply(live.table.place, asked.text, asked.keyboard)
    tap.desk.courier.say_once(f"stop {live.table.id}", [question])
    return Answer()


async def _cancel_lobby(tap: Tap) -> Answer:
    """Cancel a lobby that keeps nobody else waiting; else ask. What runs is not ended by this."""
    live = await tap.desk.find(tap.token.table)
    may_stop(live.table, tap.user)
    if live.table.phase is not Phase.LOBBY:
        raise Refused("refused-begun")
    if any(person.user != tap.user.id for person in persons(live.table)):
        tap.desk.courier.show(live.table.id, Focus(panel=CANCEL))
    else:
        await tap.change(Stop(stamp_of_table(live.table)))
    return Answer()


async def _after_vote(tap: Tap, live: Live) -> None:
    if not is_open(live.table) or not live.table.votes:
        return await tap.take_away()
    return await tap.ask(live, partial(stop_question, tap.desk.frame))


async def _cancel(tap: Tap) -> Answer:
    """Take one's vote back; the question of /stop goes when nobody wants to stop any more."""
    tap = await tap.with_rights()
    live = await tap.change(GoOn())
    await _after_vote(tap, live)
    if live.table.phase is Phase.LOBBY:
        return Answer()
    return Answer(tap.desk.frame.say(tap.user.language, "toast-goes-on"))


async def _rematch(tap: Tap) -> Answer:
    """Open the lobby of a rematch: those who played are invited there, and join by themselves."""
    old = await tap.desk.find(tap.token.table)
    if is_open(old.table) or not tap.is_at(old.table.place.chat):
        raise Refused("refused-outdated")
    there = (await tap.desk.rematch(old, tap.user)).table
    if there.phase is not Phase.LOBBY:
        raise Refused("refused-game-here")
    tap.desk.courier.show(there.id)
    sits = chair_of(there, tap.user.id) is not None
    said = "toast-rematch" if sits else "toast-rematch-join"
    return Answer(tap.desk.frame.say(tap.user.language, said))


async def _language(tap: Tap) -> Answer:
    """Set the language of the chat: a group's by its admins, a private chat's by its person."""
    desk, language = tap.desk, tap.says(Picks).what
    chat = tap.update.effective_chat
    user = await user_of(desk, tap.update, with_rights=True)
    if language not in LANGUAGES:
        raise BadToken(language)
    if chat is None or not (user.is_admin or is_private(tap.update)):
        raise Refused("refused-only-admins")
    await desk.remember(chat.id, language=language)
    message = tap.query.message
    if isinstance(message, Message):
        if live := await desk.standing(place_of(message)):
            await desk.change(live.table.id, user, Speak(language))
        await show_settings(tap)
    return Answer(desk.frame.say(language, "toast-language"))


async def _pins(tap: Tap) -> Answer:
    """Set whether boards are pinned in a group: by its admins."""
    chat = tap.update.effective_chat
    user = await user_of(tap.desk, tap.update, with_rights=True)
    if chat is None or is_private(tap.update):
        raise BadToken(str(tap.token))
    if not user.is_admin:
        raise Refused("refused-only-admins")
    await tap.desk.remember(chat.id, pins=tap.says(Turns).is_on)
    if isinstance(message := tap.query.message, Message):
        if live := await tap.desk.standing(place_of(message)):
            tap.desk.courier.show(live.table.id)
        await show_settings(tap)
    return Answer()


async def _rules(tap: Tap) -> Answer:
    live = await tap.desk.find(tap.token.table)
    return Answer(url=tap.desk.frame.deep_link(f"rules_{live.table.game}"))


_ACTIONS: dict[Verb, Callable[[Tap], Awaitable[Answer]]] = {
    Verb.GAME: _game,
    Verb.OPTIONS: _options,
    Verb.PRESET: _preset,
    Verb.AS_LAST_TIME: _as_last_time,
    Verb.CLOCK: _clock,
    Verb.STACK: _stack,
    Verb.LOBBY: _lobby,
    Verb.JOIN: _join,
    Verb.LEAVE: _leave,
    Verb.COLOUR: _colour,
    Verb.START: _start,
    Verb.CHOOSE: _choose,
    Verb.CONFIRM: _confirm,
    **LOOKS,
    Verb.HAND: _hand,
    Verb.STOP: _stop,
    Verb.CANCEL: _cancel,
    Verb.REMATCH: _rematch,
    Verb.EXPORT: on_export,
    Verb.LANGUAGE: _language,
    Verb.PINS: _pins,
    Verb.RULES: _rules,
    Verb.ALONE: play_alone,
    Verb.HINT: on_hint,
    **SEATS,
    **COMPUTERS,
    **MINE,
    Verb.DO: carry_out,
}
