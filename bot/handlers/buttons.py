"""Callback queries of a table's buttons: each press is answered as soon as its outcome is known;
pictures follow later.
"""

import asyncio
import logging
from contextlib import suppress
from functools import partial
from math import ceil

from msgspec.structs import replace
from telegram import CallbackQuery, Update
from telegram import User as Sender
from telegram.error import BadRequest, TelegramError

from bot.display import buttons
from bot.display.board.hands import ephemeral_hand, may_be_ephemeral
from bot.display.heard import heard
from bot.display.lobby.computers import level_word
from bot.display.lobby.surface import CANCEL
from bot.display.selections import gone_on, has_seen
from bot.display.token import BadToken, Token
from bot.display.values import Selection, Tapped, reply
from bot.features.calling.alone import with_question
from bot.features.calling.calls import call
from bot.features.calling.hearing import noted_press
from bot.features.calling.table import OFTEN
from bot.features.tips.telling import remember_tips, tip_for_press
from bot.handlers.alone import show_alone
from bot.handlers.door import by_press, way_of
from bot.handlers.feature import Feature
from bot.handlers.going_on import lead_on
from bot.handlers.person import known
from bot.handlers.questions import stop_question
from bot.handlers.routes import Routes
from bot.handlers.table.preparing import prepared
from bot.handlers.table.since import told_first
from bot.handlers.taps import Answer, Tap, on
from bot.metrics import PRESSES
from bot.reconciler.api.retry import PATIENCE, retried
from bot.service.table_service import TableService
from bot.table.computers import is_against_computers, persons
from bot.table.gathering import Start
from bot.table.prepared import AHEAD
from bot.table.preparing import Press, asked_by
from bot.table.seating import all_seats, awaited_guests, chair_of, seat_of, seated
from bot.table.values import MINUTE, Live, Refused, User, is_gathering, is_open, stamp_of_table
from bot.table.votes import GoOn, Stop, check_may_stop
from bot.texts.catalogues import spoken
from bot.texts.frame import headlined, plain_names
from games.core.contract import Level
from games.core.message import Message as Said

_log = logging.getLogger(__name__)
_SLOW = 6.0
"""Seconds after which a press is answered, whatever it waits for: it is void after some 15."""
_ALERT_LIMIT = 200
"""Characters of an answer. https://core.telegram.org/bots/api#answercallbackquery"""


async def on_press(service: TableService, update: Update, routes: Routes) -> None:
    """Handle a press. It is answered in any case, before boards are updated; `faults` answers for
    errors in between.
    """
    query, sender = update.callback_query, update.effective_user
    assert query is not None
    assert sender is not None
    waiting = asyncio.create_task(_ask_to_wait(service, query, sender))
    try:
        with service.messenger.giving_way():
            answer = await _answer(service, update, query, sender, routes)
    finally:
        waiting.cancel()
    if service.delivery:
        await service.delivery.outlive()
    if answer.after is None:
        return await answer_query(query, answer)
    answering = asyncio.create_task(_answer_once_shown(query, answer.after, answer))
    _ANSWERING.add(answering)
    answering.add_done_callback(_ANSWERING.discard)
    return None


_ANSWERING = set[asyncio.Task[None]]()
"""Presses that are answered once something is shown; no other press waits for that."""


async def _answer_once_shown(
    query: CallbackQuery, shown: "asyncio.Future[bool]", answer: Answer
) -> None:
    await asyncio.wait([shown], timeout=_SLOW)
    if answer.otherwise and shown.done() and not shown.result():
        answer = replace(answer, url=answer.otherwise)
    await answer_query(query, answer)


async def _ask_to_wait(service: TableService, query: CallbackQuery, sender: Sender) -> None:
    """Answer a press whose outcome is long in coming: Telegram or the store may be away."""
    await asyncio.sleep(_SLOW)
    language = spoken(sender.language_code)  # the store may be what is waited for
    await answer_query(query, Answer(service.frame.say(language, "toast-slow")))


async def _answer(
    service: TableService, update: Update, query: CallbackQuery, sender: Sender, routes: Routes
) -> Answer:
    token = _token_of(query, routes)
    profile, live = await service.store.meet(sender.id, token.table if token else "")
    user = known(sender, profile)
    wait = service.messenger.boards.wait_of(query.message.chat.id) if query.message else None
    if token:
        PRESSES.labels(type(token).__name__).inc()
        live = live and by_press(live, query, type(token))
        service.presses[user.id] = service.now
        if live and service.now - live.table.since >= OFTEN:
            live = await noted_press(service, live, user)
        with suppress(BadToken):
            tap = Tap(service, update, query, token, user, live, wait, routes.entrances)
            answer = await _outcome(tap, routes)
            if wait and (silence := wait.silence()):
                answer = _with_silence(service, silence, user, answer)
            return _heard_by(user, answer)
    return _heard_by(user, Answer(service.frame.say(user.language, "refused-outdated")))


def _heard_by(user: User, answer: Answer) -> Answer:
    """Return an answer for the presser's way of playing: in words, it stays until it is closed, and
    has no signs.
    """
    if not user.aloud:
        return answer
    return replace(answer, text=answer.text and heard(answer.text), stays=True)


def _with_silence(service: TableService, silence: float, user: User, answer: Answer) -> Answer:
    """Add to the answer until when its chat has to wait, if Telegram lets nothing be sent there for
    long: then nothing else tells that a press has counted.
    """
    if answer.url:
        return answer
    minutes = ceil(silence / MINUTE)
    told = {"hours": minutes // 60, "minutes": minutes % 60}
    said = service.frame.say(user.language, Said("toast-chat-waits", told))
    outdated = service.frame.say(user.language, "refused-outdated")  # no other message is there
    before = f"{answer.text} " if answer.text and answer.text != outdated else ""
    return replace(answer, text=before + said)


def _token_of(query: CallbackQuery, routes: Routes) -> Token | None:
    """Return the token of the button; None if it is none of ours, or of a former version."""
    with suppress(BadToken):
        return routes.read(query.data)
    return None


async def _outcome(tap: Tap, routes: Routes) -> Answer:
    """Return what the handler of the button answers, or why not.

    :raises BadToken: when no such button was ever offered.
    """
    try:
        return await routes.handle(tap)
    except Refused as refusal:
        return await _refusal(tap, refusal)


async def answer_query(query: CallbackQuery, answer: Answer) -> None:
    """Answer a press; one that has waited too long is void and needs none. Where Telegram refuses
    a link (URL_INVALID), the press is answered without it: a button must not spin.
    """
    text = answer.text and answer.text[:_ALERT_LIMIT]
    try:
        stays = True if text and answer.stays else None
        await retried(lambda: query.answer(text, stays, answer.url), patience=PATIENCE)
    except BadRequest as refusal:
        if answer.url:
            _log.warning("a link was refused: %s: %s", answer.url, refusal)
            await answer_query(query, replace(answer, url=None))
    except TelegramError as error:
        _log.warning("an answer did not get through: %s", error)


async def _refusal(tap: Tap, refusal: Refused) -> Answer:
    """Tell why not. An outdated board is shown anew, beside."""
    service = tap.service
    live = await service.store.tables.load(tap.live.table.id) if tap.live else None
    if live and (ahead := _ahead(tap, live)):
        service.messenger.show(live.table.id, Selection(tapped=ahead))
    elif live and refusal.message.id in ("refused-outdated", "refused-moved-on"):
        service.messenger.show(live.table.id)
    if live and refusal.message.id == "refused-unreachable":
        return tap.lead(f"join_{way_of(live.table, tap.user.id)}")
    names = plain_names(live.table) if live else None
    return Answer(service.frame.say(tap.user.language, refusal.message, names))


def _ahead(tap: Tap, live: Live) -> Tapped | None:
    """Return the message with the button if it asks a decision that is not open: the store may have
    lost the move that it shows (docs/adr/0059).
    """
    if not (isinstance(tap.token, buttons.Choice) and tap.tapped):
        return None
    games, stamp = tap.service.frame.games, tap.token.stamp
    is_true = any(asked_by(games, live, seat, stamp) for seat in all_seats(live.table))
    return None if is_true else replace(tap.tapped, is_true=False)


async def _choose(tap: Tap, says: buttons.Choose) -> Answer:
    """Go on with a choice, from where its person has come since the button was drawn. One that
    leaves nothing to confirm is played.
    """
    live, games, stamp = tap.found, tap.service.frame.games, says.stamp
    seat = seat_of(live.table, tap.user.id)
    latest = tap.service.selections.of(live.table.id).get(seat)
    tapped = gone_on(games, live, Selection(seat, stamp, says.path, says.page), latest)
    press = Press(stamp, tapped.path, confirm=False, now=tap.service.now)
    after, played = await tap.press(press, replace(tapped, tapped=tap.tapped))
    is_played = after.revision != live.revision
    if delivery := tap.service.delivery:
        delivery.changes_nothing = not is_played
    if is_played:
        await _learn(tap, after)
        return await _led_on(tap, after, played)
    if latest and latest.stamp == stamp:
        return Answer()
    return Answer(await told_first(tap, live) or tip_for_press(tap, live, tapped))


async def _confirm(tap: Tap, says: buttons.Confirm) -> Answer:
    """Play what somebody has chosen and seen; what was chosen meanwhile is shown first."""
    live, stamp = tap.found, says.stamp
    seat = seat_of(live.table, tap.user.id)
    latest = tap.service.selections.of(live.table.id).get(seat)
    chosen = Selection(seat, stamp, says.path, says.page)
    if not has_seen(tap.service.frame.games, live, chosen, latest):
        tap.service.messenger.show(live.table.id, latest)
        return tap.toast("toast-look-first")
    after, played = await tap.press(Press(stamp, says.path, confirm=True, seen=says.page))
    await _learn(tap, after)
    return prepared(tap) if stamp.startswith(AHEAD) else await _led_on(tap, after, played)


async def _led_on(tap: Tap, after: Live, played: Answer) -> Answer:
    """Lead somebody who has moved on, in private where they can be written to."""
    if not tap.user.reachable:
        return await with_question(tap, after, played)
    lead_on(tap, after)
    return played


async def _learn(tap: Tap, after: Live) -> None:
    """Remember the tips that somebody has had, if a press has changed what its table knows."""
    if after.table.people != tap.found.table.people:
        await remember_tips(tap.service, tap.user, after)


async def _hand(tap: Tap, says: buttons.Hand) -> Answer:
    """Show the hand in the group to the presser alone, or bring it to the bottom of the private
    chat, or show the way there.
    """
    live, frame, user = tap.found, tap.service.frame, tap.user
    table, chair = live.table, seated(live.table, user)
    if live.play is None and user.reachable:
        raise Refused("refused-outdated")
    may = user.reachable and tap.is_at(table.place.chat) and may_be_ephemeral(frame, live)
    here = ephemeral_hand(frame, live, chair) if may else None

    async def bring() -> None:
        await tap.service.messenger.boards.repost_hand(table.id, chair, user.id)

    shown = await show_alone(tap, f"hand_{table.id}", bring, here)
    return shown if shown.url else replace(shown, text=await told_first(tap, live) or shown.text)


async def _stop(tap: Tap, says: buttons.Stop) -> Answer:
    """End a table when that was asked just now: host and admins at once, the seated by vote."""
    tap = await tap.with_rights()
    if not says.stamp:
        return await (_ask_below if says.question else _cancel_lobby)(tap)
    try:
        live = await tap.change(Stop(says.stamp))
    except Refused as refusal:
        return await tap.ask_again(refusal, partial(_ask_to_stop, tap, says=says))
    # the question of /stop goes, or shows the new count
    return await _after_vote(tap, live) if says.question else Answer()


async def _ask_to_stop(tap: Tap, live: Live, says: buttons.Stop) -> Answer:
    """Ask anew, where it was asked."""
    if says.question:
        return await tap.ask(live, partial(stop_question, tap.service.frame, asker=tap.user))
    if not is_gathering(live.table):
        raise Refused("refused-begun")
    return tap.open(CANCEL)


async def _ask_below(tap: Tap) -> Answer:
    """Ask below the board whether a game shall end."""
    live = await tap.latest()
    check_may_stop(live.table, tap.user)
    asked = stop_question(tap.service.frame, live, tap.user)
    text = headlined(tap.service.frame, live.table, asked.text)
    question = reply(live.table.place, text, asked.keyboard)
    tap.service.messenger.sender.say_once(f"stop {live.table.id}", [question])
    return Answer()


async def _cancel_lobby(tap: Tap) -> Answer:
    """Cancel a lobby that keeps nobody else waiting; else ask. A running game is not ended by
    this.
    """
    live = await tap.latest()
    check_may_stop(live.table, tap.user)
    if not is_gathering(live.table):
        raise Refused("refused-begun")
    if any(person.user != tap.user.id for person in persons(live.table)):
        return tap.open(CANCEL)
    await tap.change(Stop(stamp_of_table(live.table)))
    return Answer()


async def _after_vote(tap: Tap, live: Live) -> Answer:
    if not is_open(live.table) or not live.table.votes:
        tap.take_away()
        return Answer()
    return await tap.ask(live, partial(stop_question, tap.service.frame, asker=tap.user))


async def _cancel(tap: Tap, says: buttons.Cancel) -> Answer:
    """Withdraw one's vote; the question of /stop goes once nobody wants to stop."""
    tap = await tap.with_rights()
    live = await tap.change(GoOn())
    shown = await _after_vote(tap, live)
    if is_gathering(live.table):
        return shown
    return replace(shown, text=tap.toast("toast-goes-on").text)


async def _rematch(tap: Tap, says: buttons.Rematch) -> Answer:
    """Open the lobby of a rematch: those who played are invited there, and join by themselves.
    Against computers alone there is nobody to wait for, so the game begins.
    """
    old = tap.found
    if is_open(old.table) or not tap.is_at(old.table.place.chat):
        raise Refused("refused-outdated")
    level = Level(says.level) if says.level else None
    opened = await tap.service.rematch(tap.live or old, tap.user, level)
    there = opened.table
    if is_against_computers(there) and there.game == old.table.game:
        begins = Start(tap.service.seed(), tap.service.today)
        await tap.service.change(there.id, tap.user, begins)
        if level is None:
            return Answer()
        word = level_word(tap.service.frame, tap.user.language, level)
        return tap.toast(Said("toast-level", {"level": word}))
    await call(tap.service, opened, tap.user.id)
    said = "toast-rematch" if awaited_guests(there) else "toast-joined"
    if chair_of(there, tap.user.id) is None:
        said = "toast-rematch-join"
    return tap.toast(said)


FEATURE = Feature(
    handlers=(
        on(buttons.Choose, _choose),
        on(buttons.Confirm, _confirm),
        on(buttons.Hand, _hand),
        on(buttons.Stop, _stop),
        on(buttons.Cancel, _cancel),
        on(buttons.Rematch, _rematch),
    ),
)
