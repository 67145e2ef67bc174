"""Compares a table's messages in Telegram with its surfaces, and updates them.

The next update shows the newest state, whatever has happened meanwhile; states in between are
skipped. A chat that must wait delays no other chat of the table.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial

from cachetools import LRUCache
from msgspec.structs import replace
from telegram import Bot
from telegram.error import (
    BadRequest,
    ChatMigrated,
    Forbidden,
    InvalidToken,
    NetworkError,
    RetryAfter,
)

from bot.display.board.recap import moves_of, row_of, told_before
from bot.display.lobby.invitations import invitation_key
from bot.display.selections import SelectionMemory
from bot.display.surfaces import surfaces
from bot.display.values import (
    BOARD,
    LOBBY,
    NOTHING,
    ChatContext,
    Selection,
    Selections,
    Surface,
    hand_key,
    key_in,
)
from bot.metrics import REFUSALS, SHOWN
from bot.reconciler.api.photos import Photos
from bot.reconciler.api.refusals import (
    is_about_bot,
    is_about_pictures,
    is_about_place,
    is_about_topic,
)
from bot.reconciler.api.retry import Lost
from bot.reconciler.invitations import Invitations
from bot.reconciler.pins import Pins
from bot.reconciler.reachability.chats import (
    AGAIN,
    PhotoRights,
    Reachability,
    Reopenings,
    place_shut,
)
from bot.reconciler.reachability.unreachable import UnreachableChats
from bot.reconciler.scheduler import Scheduler
from bot.reconciler.state.shown import Records, ShownMessages
from bot.reconciler.state.synced import SyncedTables, release
from bot.reconciler.surface_updates import SurfaceUpdate, SurfaceUpdater
from bot.reconciler.tidying import Shut, Tidying, left_behind, panels_kept
from bot.seldom import SELDOM
from bot.store.client import AnyRedis, Attempt
from bot.store.migration import bring, leave_topic, migrate
from bot.store.operating import LONG
from bot.store.profiles import Profile
from bot.store.rate_limits import RateLimited, RateLimiter
from bot.store.store import Store
from bot.table.circles import dismissed
from bot.table.habits import is_day, named_by
from bot.table.relations import language_of
from bot.table.rings import sleeps
from bot.table.seating import chairs, chairs_at, circle_people, is_told_apart
from bot.table.values import (
    MINUTE,
    Live,
    Phase,
    Table,
    calls_apart,
    is_open,
    is_over_days,
    to_act,
    with_changes,
)
from bot.texts.frame import Frame

_log = logging.getLogger(__name__)
_AWAY = 3.0
"""Seconds between attempts while Telegram or the store is unavailable."""
_UNSURE = 1.0
"""Seconds after which it should be known again whether this process is at work."""
_REFUSED = 600.0
"""Seconds before another attempt at a message that Telegram refuses in every form, or that we fail
to draw: a bug of ours."""
_AT_ONCE = 0.001
_ONE_SOUND = 2 * MINUTE
"""Seconds after a sound in a private chat in which no other table makes one there, over days: who
hears one looks, and finds both. Whoever has pressed a button is called no sooner.
"""


class Reconciler:
    """Makes chats show the current state of their tables, one table at a time."""

    def __init__(
        self,
        frame: Frame,
        bot: Bot,
        store: Store,
        redis: AnyRedis,
        photos: Photos,
        limiter: RateLimiter,
        show: Callable[[str], None],
        say: Callable[[Surface], None],
        holds: Callable[[], bool],
        now: Callable[[], float],
        selections: SelectionMemory,
    ) -> None:
        """:param redis: the client for the records of the messages that were sent.
        :param show: requests that a table be shown.
        :param say: sends a message that belongs to no table.
        :param holds: whether no other process can be at work.
        """
        self._now = now
        self._frame = frame
        self._limiter = limiter
        self._is_frozen = False
        """Whether Telegram has said so of the bot, and its operator was told."""
        self._store = store
        self._photos = photos
        self._show = show
        self._say = say
        self._holds = holds
        self.synced = SyncedTables(redis, release(frame))
        self.records = Records(redis)
        self.unreachable = UnreachableChats(redis)
        self._invitations = Invitations(frame, bot, self.records, limiter, store)
        self.pins = Pins(bot, self.records, store.profiles, limiter)
        self.scheduler = Scheduler(self.shown)
        self.updater = SurfaceUpdater(
            frame, bot, self.records, photos, limiter, store, self.scheduler.calm
        )
        self._rang: LRUCache[int, tuple[int, str]] = LRUCache(10_000)
        """When a table has made a sound in each person's private chat last, and which."""
        self._tidying = Tidying(
            bot, self.records, limiter, self.pins, self.updater, store.kept_boards, now
        )
        self.reachability = Reachability(self.records, self.unreachable, store.profiles)
        self.reopenings = Reopenings()
        self.photo_rights = PhotoRights(bot, store.profiles)
        self.selections = selections

    async def shown(self, table: str, selection: Selection) -> float:
        """Reconcile a table; return the seconds until it must be looked at again, 0 for never."""
        if not self._holds():
            return _UNSURE
        with Attempt(_log, f"showing table {table}") as attempt:
            try:
                return await self._compare(table, selection)
            except RateLimited as short:
                return short.seconds
            except (NetworkError, InvalidToken) as error:
                _log.warning("table %s waits: %s", table, error, extra=SELDOM)
                return _AWAY
            finally:
                self.records.touches(table)
        return _AWAY if attempt.is_away else _REFUSED

    async def _compare(self, table: str, selection: Selection) -> float:
        """Update each surface that differs from its message, then retire old messages.

        In this order, because a chat whose rate limit is exhausted should see the news first.
        """
        looks = self.selections.of(table)  # before the table is read: none of a later one
        tapped = self.updater.recent_keyboards.news(selection.tapped)
        shown = await self.records.with_wishes(table, tapped)
        if tapped:
            self.updater.recent_keyboards.heard(tapped)
        live = await self._store.tables.load(table, shown.commit)
        if live is None:
            self.selections.forget(table)
            await self._store.places.finish(table)
            return 0
        self._photos.expect(live.table.game)
        closed = self._closed_chats(live, shown)
        silence = self._limiter.silence(live.table.place.chat)
        live = await self._aside(live, shown) if silence else live
        live, context, group = await self._context(live, shown, closed)
        selections: Selections = {None: selection, **self.selections.still(live, looks)}
        wanted = surfaces(self._frame, live, selections, context)
        await left_behind(self._frame, self.records, live, shown)
        updates = [self._update(live, one, shown, context, selections, group) for one in wanted]
        waits, held_up = await self._run_all(live, updates, closed)
        if (shown.has_lost_topic and await self._leave_topic(live)) or (
            not silence and self._limiter.silence(live.table.place.chat)
        ):
            return _AT_ONCE  # it is shown there; or those who are asked go on elsewhere
        if not waits:
            self._measure(live)
        shown, closed = await self._reread_if_doubtful(live, shown, closed)
        waits += await self._retire_messages(live, shown, wanted, closed | held_up, group)
        if waits:
            return min(waits)
        if live.table.invitations:
            await self._invitations.put_right(live, shown)
        await self.pins.put_right(
            table, shown, [s for s in wanted if s.place.chat not in closed], group
        )
        if silence:
            return self._limiter.silence(live.table.place.chat) or _AT_ONCE
        return await self._rest(live, shown, selections, context)

    async def _leave_topic(self, live: Live) -> bool:
        """Move a topic's tables into its group, where topics are switched off; return whether this
        one is among them.
        """
        moved = await leave_topic(self._store, live.table.place)
        for table in moved:
            self._show(table)
        return live.table.id in moved

    async def _context(
        self, live: Live, shown: ShownMessages, closed: frozenset[int]
    ) -> tuple[Live, ChatContext, Profile | None]:
        """Return a table as its group wants to be called, in its language, the context of its
        chats, and the profile of the group: it is read once for all that depends on it, such as how
        the board is drawn, and whether it is pinned.
        """
        pictures = await self.photo_rights.has(live)
        place = live.table.place
        group = await self._store.profiles.of(place.chat) if place.is_group else None
        live = with_changes(live, is_loud=True) if group and not group.calls else live
        if group and group.language:  # in a forum, it may have been chosen in another topic
            live = with_changes(live, language=group.language)
        return live, _chat_context(live, shown, closed, pictures=pictures), group

    def _update(
        self,
        live: Live,
        surface: Surface,
        shown: ShownMessages,
        context: ChatContext,
        selections: Selections,
        group: Profile | None,
    ) -> SurfaceUpdate:
        return SurfaceUpdate(
            live.table.id,
            surface,
            shown,
            context.told.get(surface.key, 0),
            moves_of(live),
            partial(self._in_words, live, selections, context, surface),
            partial(self._is_still, live.table, surface),
            group if surface.place.is_group else None,
        )

    async def _is_still(self, table: Table, surface: Surface) -> bool:
        """Tell whether a message of a table makes no sound just now: its people sleep, or another
        table has called them just before. Note the sound that it makes otherwise.
        """
        chat, now = surface.place.chat, int(self._now())
        if await self._sleeps(table, surface):
            return True
        if chat < 0 or not is_over_days(table):
            return False
        rang, by = self._rang.get(chat, (0, ""))
        if by != table.id and 0 <= now - rang < _ONE_SOUND:
            return True
        self._rang[chat] = now, table.id
        return False

    async def _sleeps(self, table: Table, surface: Surface) -> bool:
        """Tell whether a message of a table may make no sound just now: the reader in whose private
        chat it comes sleeps, or it is night for all whom it names in a group; for anybody whom a
        lobby names, for it waits for days.
        """
        users, now = surface.names or (surface.place.chat,), int(self._now())
        profiles = {user: await self._store.profiles.of(user) for user in users}
        near = await self._store.near(table) if surface.names else ""
        nights = []
        for user, profile in profiles.items():
            language = profile.language or language_of(table, user)
            is_night = (
                not is_day(named_by(profile.habits, language, near), language, now)
                if surface.names
                else sleeps(table, user, profile.habits, language, now)
            )
            nights.append(is_night)
        return any(nights) if surface.key == LOBBY else all(nights)

    async def _reread_if_doubtful(
        self, live: Live, shown: ShownMessages, closed: frozenset[int]
    ) -> tuple[ShownMessages, frozenset[int]]:
        """Return the shown messages and closed chats, read anew where a call was refused meanwhile:
        a refusal changes other records, too.
        """
        if not shown.is_doubtful:
            return shown, closed
        table = live.table.id
        unreachable = await self.unreachable.of(table)
        shown = ShownMessages(await self.records.of(table), shut=unreachable)
        return shown, self._closed_chats(live, shown)

    async def _aside(self, live: Live, shown: ShownMessages) -> Live:
        """Return a table whose group must wait for long, with players who go on in their private
        chats (docs/adr/0007): those who are asked there and can be written to, and those who have
        gone on there before.
        """
        table = live.table
        if not table.place.is_group or table.phase is not Phase.RUNNING:
            return live
        asked = {one for seat in to_act(self._frame.games, live) for one in chairs_at(table, seat)}
        before = {chair for chair in chairs(table) if hand_key(chair) in shown}
        users = {table.people[chair].user for chair in asked | before} - shown.shut
        profiles = {user: await self._store.profiles.of(user) for user in users}
        aside = frozenset(user for user, profile in profiles.items() if profile.reachable)
        return with_changes(live, aside=aside)

    def _in_words(
        self, live: Live, selections: Selections, context: ChatContext, surface: Surface
    ) -> Surface:
        """Return a surface in words, for a chat that refuses its picture or poll. Its buttons say
        what they do, as for people who play in words: a bare number means nothing without a map.
        """
        if surface.poll:
            text = self._frame.say(live.table.language, "refused-no-polls")
            return replace(surface, poll=None, text=text)
        frame = replace(self._frame, pictures=False, aloud=True)
        context, chat = replace(context, pictures=False), surface.place.chat
        in_words = surfaces(frame, live, selections, context, chat)
        bare = replace(surface, picture=None, empty=None)
        return next((candidate for candidate in in_words if candidate.key == surface.key), bare)

    def _measure(self, live: Live) -> None:
        """Note how long it has taken until all chats of a table show it."""
        if (seconds := self.scheduler.met(live.table.id)) is not None:
            SHOWN.observe(seconds)
            if seconds >= LONG and live.table.place.is_group:
                self._store.operating.waited(live.table.place.chat, seconds)

    async def _run_all(
        self, live: Live, updates: Sequence[SurfaceUpdate], closed: frozenset[int]
    ) -> tuple[list[float], frozenset[int]]:
        """Update surfaces, in order within each chat: no message overtakes one that waits. Return
        the seconds until the next attempts, and the chats that have to wait; a refused message
        blocks no other.
        """
        waits, full = list[float](), set[int]()
        for update in updates:
            chat = update.surface.place.chat
            if chat in closed or chat in full or not (wait := await self._run(live, update)):
                continue
            waits.append(wait)
            if wait != _REFUSED:
                full.add(chat)
        return waits, frozenset(full)

    async def _rest(
        self, live: Live, shown: ShownMessages, selections: Selections, context: ChatContext
    ) -> float:
        """All messages of a table are up to date: record that, unless they show a selection, or a
        chat is closed, which may open by itself.

        Return the seconds until the chat is asked again whether it takes pictures; 0 for never.
        """
        table = live.table.id
        if not is_open(live.table):
            await self._end(live, is_shown=live.table.place.chat not in shown.shut)
        elif not context.pictures:
            return AGAIN
        touches = self.records.touches(table)
        is_usual = all(
            replace(selection, tapped=None) == NOTHING for selection in selections.values()
        )
        if shown.commit and touches is not None and is_usual and not shown.shut:
            self.synced.note(table, shown.commit, touches)
        return 0

    async def _retire_messages(
        self,
        live: Live,
        shown: ShownMessages,
        wanted: Sequence[Surface],
        closed: frozenset[int],
        group: Profile | None,
    ) -> list[float]:
        """Retire old messages; return the seconds until the next attempt, if there must be one: old
        boards wait for a quiet moment, and hold up no news; where the chat turned out to be
        unreachable, they wait until it opens, and the board names whom we cannot reach.
        """
        table, is_asked = live.table.id, partial(self.scheduler.is_asked, live.table.id)
        panels = await panels_kept(self._frame, self.records, live, shown)
        invited = map(invitation_key, live.table.invitations)
        keys = {*panels, *invited, *(surface.key for surface in wanted)}
        is_album = group is None or group.album
        try:
            await self._tidying.tidy(table, shown, keys, closed, is_asked, is_album=is_album)
        except RateLimited as short:
            return [short.seconds]
        except Shut as shut:
            await self.reachability.shut(table, shut.place, shut.error)
            return [_AT_ONCE]
        return []

    async def _end(self, live: Live, *, is_shown: bool) -> None:
        """Stop looking after a table that is over, once its end is shown."""
        if is_shown:
            await self._store.finish(live.table)
        else:
            await self._store.let_expire(live.table.id)

    def _closed_chats(self, live: Live, shown: ShownMessages) -> frozenset[int]:
        """Return the unreachable chats of this table, those of people who have left it included:
        messages may remain there.
        """
        if not shown.shut:
            return frozenset()
        table, people = live.table, live.table.people if live.play else ()
        named = (person.user for person in people)
        told = partial(is_told_apart, self._frame.games, table)
        users = (user for user in named if told(user) or calls_apart(table))
        circle = (reader.user for reader in circle_people(table))
        shown_in = (message.place.chat for message in shown.values())
        return shown.shut & {table.place.chat, *users, *circle, *shown_in}

    async def _run(self, live: Live, update: SurfaceUpdate) -> float:
        """Update one surface; return the seconds until the next attempt, 0 for none."""
        chat = update.surface.place.chat
        with self.reopenings.heard(chat) as opened:
            return await self._show_update(live, update, opened)

    async def _show_update(self, live: Live, update: SurfaceUpdate, opened: asyncio.Event) -> float:
        table, chat = live.table.id, update.surface.place.chat
        try:
            await self.updater.show(update)
        except RateLimited as short:
            return short.seconds
        except RetryAfter as error:
            return (await self.updater.told_to_wait(chat, error)).seconds
        except ChatMigrated as error:
            return await self._follow_migration(update, error.new_chat_id)
        except Lost as lost:
            key = update.surface.key
            _log.warning("table %s: nobody knows whether %s is shown; %s", table, key, lost)
            return lost.seconds
        except (Forbidden, BadRequest) as error:
            is_picture = update.surface.picture is not None
            if is_picture and is_about_pictures(error) and chat == live.table.place.chat:
                self.photo_rights.refused(chat)
                return _AT_ONCE
            await self._note_refusal(live, update, error, opened)
            if opened.is_set():
                return _AT_ONCE
            return 0 if is_about_place(error) else _REFUSED
        except (NetworkError, InvalidToken) as error:
            what = (table, update.surface.key, error)
            _log.warning("table %s, %s waits for Telegram: %s", *what, extra=SELDOM)
            return _AWAY
        return 0

    async def _note_refusal(
        self,
        live: Live,
        update: SurfaceUpdate,
        error: Forbidden | BadRequest,
        opened: asyncio.Event,
    ) -> None:
        """Leave a chat alone that is closed to us; tell once who should know.

        :param opened: whether the chat was opened after it was tried.
        """
        update.standing.is_doubtful = True
        place = update.surface.place
        _log.warning("table %s, %s: %s", live.table.id, update.surface.key, error)
        is_news = await self.reachability.shut(live.table.id, place, error)
        if opened.is_set():  # it was opened meanwhile: take that back
            await self.reachability.open(live.table.id, place)
        elif is_news and place != live.table.place:  # the board says whom we cannot reach
            self.scheduler.ask(live.table.id)
            await self._store.agenda.hurry(live.table.id)
        elif is_news and place.is_group and isinstance(error, BadRequest):  # else we are thrown out
            self._say(place_shut(self._frame, live.table, topic_only=is_about_topic(error)))
        elif is_about_bot(error) and not self._is_frozen:
            self._is_frozen = True
            _log.error("Telegram has frozen this bot: @BotSupport tells why")
            REFUSALS.inc()

    async def _follow_migration(self, update: SurfaceUpdate, new: int) -> float:
        """Follow a group that has become a supergroup: also with a game that is over, where it is
        not told yet how it ended. Return the seconds until the next attempt, 0 for none.
        """
        if update.table not in await self.followed(update.surface.place.chat, new):
            if update.before:
                return 0
            await bring(self._store, update.table, new)
        return _AT_ONCE

    async def followed(self, old: int, new: int) -> tuple[str, ...]:
        """Follow a group that has become a supergroup; return its tables, which are shown there."""
        moved = await migrate(self._store, old, new)
        for table in moved:
            self._show(table)
        return moved


def _chat_context(
    live: Live,
    shown: ShownMessages,
    closed: frozenset[int],
    *,
    pictures: bool,
) -> ChatContext:
    """Return the state of the chats that surfaces need besides the table.

    :param closed: chats that accept no messages of the bot.
    :param pictures: whether the table's chat takes pictures.
    """
    moves, row = moves_of(live), row_of(live)
    users = gone = tuple[int, ...]()
    if live.table.place.is_circle:
        gone = tuple(one.user for one in dismissed(live.table) if key_in(BOARD, one.user) in shown)
        users = (*(person.user for person in circle_people(live.table)), *gone)
    boards = (key_in(BOARD, user) for user in users)
    hands = tuple(map(hand_key, chairs(live.table)))
    keys = (BOARD, *boards, *hands)
    late = {key: max(0, moves - row) if key in hands else 0 for key in keys}
    told = {
        key: told_before(moves, shown[key].told, shown[key].moves, row)
        if key in shown
        else late[key]
        for key in keys
    }
    private = frozenset(chat for chat in closed if chat > 0)
    board = shown.get(BOARD)
    previewed = (board.moves, board.previews) if board and board.previews else None
    return ChatContext(told, previewed, private, pictures, gone)
