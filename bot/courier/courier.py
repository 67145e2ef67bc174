"""The reconciler of all tables (`Courier`): shows the newest state of each table and passes over
what was between. A chat that waits for its rate limit keeps no other chat of the table waiting.
"""

import asyncio
import logging
from collections.abc import Collection, Sequence
from contextlib import AbstractContextManager
from functools import partial

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

from bot.courier import calls
from bot.courier.closed import Closed
from bot.courier.doors import Doors, Openings, topic_shut
from bot.courier.doubts import Late
from bot.courier.errands import Display, Errand
from bot.courier.films import Films
from bot.courier.looks import Looks
from bot.courier.photos import Photos
from bot.courier.pins import Pins
from bot.courier.reach import reach_of
from bot.courier.refusals import is_about_pictures, is_about_place, is_about_topic
from bot.courier.replies import Job, Replies
from bot.courier.retry import Lost
from bot.courier.rights import AGAIN, PhotoRights, may_send
from bot.courier.settled import Settled, release
from bot.courier.shown import Records, Standing
from bot.courier.tidying import Shut, Tidying
from bot.courier.turns import Turns
from bot.courier.whispers import Whispers
from bot.display.board import hand_key
from bot.display.recap import moves_of
from bot.display.surfaces import surfaces
from bot.display.values import NOTHING, Focus, Focuses, Listener, Reach, Surface
from bot.metrics import fault
from bot.painter import Painter
from bot.store.budget import Budget, Rank, Short
from bot.store.client import STORE_AWAY, AnyRedis
from bot.store.migration import migrate
from bot.store.store import Store
from bot.table.values import Chair, Live, Place, is_open, keeps_secrets
from bot.texts.frame import Frame
from games.core.values import Seat

_log = logging.getLogger(__name__)
_AWAY = 3.0
"""Seconds between tries while Telegram or the store is away."""
_REFUSED = 600.0
"""Seconds before something is shown again that Telegram does not take in any way, or that we cannot
show: a bug of ours.
"""
_AT_ONCE = 0.001
_FILM = "film"


class Courier:
    """Shows tables. `show` only asks for it: nobody waits for pictures or sends."""

    def __init__(
        self,
        frame: Frame,
        bot: Bot,
        store: Store,
        redis: AnyRedis,
        painter: Painter,
        budget: Budget,
    ) -> None:
        """:param redis: for what the courier itself writes down: what it has put where."""
        self._frame = frame
        self._bot = bot
        self._store = store
        self._records = Records(redis)
        self._closed = Closed(redis)
        self._settled = Settled(redis, release(frame))
        self._photos = photos = Photos(redis, painter)
        self._pins = Pins(bot, self._records, store.profiles, budget)
        self._turns = turns = Turns(self._try)
        self._late = late = Late(self._records, self.show)
        self._display = display = Display(
            bot, self._records, photos, budget, store.polls, turns.calm, late.note
        )
        self._tidying = Tidying(bot, self._records, budget, self._pins, display)
        self._films = Films(self._display, photos)
        self._whispers = Whispers(bot, photos, budget)
        self._doors = Doors(self._records, self._closed, store.profiles)
        self._replies = Replies(budget)
        self._openings = Openings()
        self._photo_rights = PhotoRights(bot)
        self._looks = Looks(frame.games)

    def show(self, table: str, focus: Focus | None = None) -> None:
        """Ask for the table to be shown as it is now, and as somebody just looks at it."""
        if focus:
            self._looks.note(table, focus)
        self._turns.ask(table, focus or NOTHING)

    def giving_way(self) -> AbstractContextManager[None]:
        """Let what is done in this block go before tables that are still to be shown."""
        return self._turns.giving_way()

    def look(self, table: str, seat: Seat | None) -> Focus | None:
        """Return what a seat looked at last, as far as that is remembered here."""
        return None if seat is None else self._looks.of(table).get(seat)

    def say(self, surface: Surface) -> None:
        """Send a message that belongs to no table, such as the answer to a command."""
        self.do(surface.place.chat, lambda: self._display.post(surface, Rank.REPLY))

    def say_once(self, key: str, surfaces: Sequence[Surface]) -> None:
        """Send messages to one chat, unless those of the same key are still under way there."""
        jobs = [partial(self._display.post, surface, Rank.REPLY) for surface in surfaces]
        self._replies.add_once(surfaces[0].place.chat, key, jobs)

    async def export(self, table: str, files: Sequence[Surface]) -> int | None:
        """Send files of a table, once: return the message where just these stand already."""
        digest = "-".join(file.digest for file in files)
        if there := await self._records.files(table, digest):
            return there

        async def first() -> None:
            message = await self._display.post(files[0], Rank.REPLY)
            await self._records.remember_files(table, digest, message.message_id)

        rest = [partial(self._display.post, file, Rank.REPLY) for file in files[1:]]
        self._replies.add_once(files[0].place.chat, f"export {table}", [first, *rest])
        return None

    async def film(self, table: str, ways: Sequence[Surface]) -> int | None:
        """Send the film of a table in the first of these ways that its chat takes, once: return the
        message where it stands there already.
        """
        place = ways[0].place
        digest = f"{place.chat}/{place.topic}/{ways[0].digest}"
        if there := await self._records.files(table, digest, _FILM):
            return there

        async def shown() -> None:
            if message := await self._films.send(ways):
                await self._records.remember_files(table, digest, message.message_id, _FILM)

        self._replies.add_once(place.chat, f"film {table}", [shown])
        return None

    async def file_id(self, surface: Surface) -> str | None:
        """Return Telegram's id of a surface's picture or film, if it has got it already."""
        return await self._photos.known(surface)

    def rewrite(self, surface: Surface, message: int) -> None:
        """Change a message that belongs to no table: text, buttons, picture."""
        self.do(surface.place.chat, lambda: self._display.rewrite(surface, message))

    def delete(self, chat: int, message: int) -> None:
        """Delete a message that belongs to no table, if it is not gone already."""
        self.do(chat, lambda: calls.delete(self._bot, chat, message))

    def do(self, chat: int, job: Job) -> None:
        """Do something in a chat after all that was asked for before."""
        self._replies.add(chat, job)

    async def may_send(self, chat: int, right: str) -> bool:
        """Tell whether a group lets us send something.

        :param right: as https://core.telegram.org/bots/api#chatpermissions names it.
        :raises TelegramError: when that is not told.
        """
        return await may_send(self._bot, chat, right)

    async def can_whisper(self, listener: Listener, language: str) -> bool:
        """Tell whether somebody can be shown something in the group that nobody else sees."""
        return await self._whispers.can(listener, self._frame.say(language, "whisper-hint"))

    def whisper(self, surface: Surface, listener: Listener, instead: Job) -> None:
        """Show something in the group to one person alone; or if that fails, something instead."""

        async def shown() -> None:
            if not await self._whispers.show(surface, listener):
                await instead()

        self.do(listener.user, shown)

    async def stands(self, table: str) -> tuple[Place, int] | None:
        """Return where a table's board or lobby stands: its place and the number of the message."""
        shown = await self._records.of(table)
        kinds = ("board", "lobby", "poll", "last")
        last = next((shown[kind] for kind in kinds if kind in shown), None)
        return (last.place, last.message) if last else None

    async def show_anyway(self, table: str) -> None:
        """Have a table shown that has not changed, but something else; a crash loses it not."""
        await self._records.doubt(table)
        self.show(table)

    async def repost(self, table: str, key: str) -> None:
        """Show one surface in a new message, at the bottom of its chat."""
        await self._records.wish(table, key)
        self.show(table)

    async def repost_hand(self, table: str, chair: Chair, user: int) -> None:
        """Show a hand at the bottom of the private chat; what else is told there, without one."""
        if hand_key(chair) in await self._records.of(table):
            await self.repost(table, hand_key(chair))
        else:
            await self.repost_secrets(table, user)

    async def repost_secrets(self, table: str, user: int) -> None:
        """Show everything that somebody is told in private at the bottom of their chat."""
        await self._records.wish_all(table, user)
        self.show(table)

    async def opened(self, chat: int, topic: int | None = None) -> None:
        """Show what could not be shown while a chat, or this topic of it, was closed to us."""
        self._openings.note(chat)
        for table in {*await self._closed.reopen(chat, topic), *self._photo_rights.doubt(chat)}:
            self.show(table)

    async def shut(self, user: int) -> None:
        """Leave a private chat alone that its person has shut; the boards tell the others."""
        for table in await self._store.agenda.tables_of(user):
            live = await self._store.tables.load(table)
            if live and live.play and keeps_secrets(self._frame.games, live.table):
                await self._doors.shut_private(table, user)
                self.show(table)

    async def forget(self, user: int, tables: Collection[str]) -> None:
        """Keep no words of the tables that know somebody, and nothing of their private chat."""
        for table in tables:
            await self._records.wish_wordless(table)
            self.show(table)
        await self._closed.forget(user)

    async def moved(self, old: int, new: int) -> None:
        """Follow a group that has become a supergroup."""
        await self._followed(old, new)

    async def _followed(self, old: int, new: int) -> tuple[str, ...]:
        moved = await migrate(self._store, old, new)
        for table in moved:
            self.show(table)
        return moved

    async def settle(self) -> None:
        """Wait until everything asked for is shown, but for what has to wait long."""
        self._turns.end()
        while tasks := (*self._turns.tasks, *self._replies.tasks.values()):
            await asyncio.wait(tasks)
        await self._settled.write()

    async def _try(self, table: str, focus: Focus) -> float:
        """Show the table; return after how many seconds to go on, 0 when all is shown."""
        try:
            return await self._compare(table, focus)
        except Short as short:  # old boards wait for a quiet moment
            return short.seconds
        except (NetworkError, InvalidToken, *STORE_AWAY) as error:
            _log.warning("table %s waits: %s", table, error)
            return _AWAY
        except Exception:  # a bug of ours
            fault(_log, "a bug in showing table %s", table)
            return _REFUSED
        finally:
            self._records.touches(table)

    async def _compare(self, table: str, focus: Focus) -> float:
        """Show each surface that differs from what stands there, then put the old ones right.

        That comes last: a chat that has no room for it now sees the news first.
        """
        looks = self._looks.of(table)  # as they are before the table is read: none of a later one
        tapped = self._display.faces.news(focus.tapped)
        shown = await self._late.joined(table, await self._records.with_wishes(table, tapped))
        live = await self._store.tables.load(table, shown.commit)
        if live is None:
            self._looks.forget(table)
            await self._store.places.finish(table)
            return 0
        self._photos.expect(live.table.game)
        closed = self._closed_chats(live, shown)
        pictures = await self._photo_rights.has(live)
        reach = reach_of(live, shown, closed, pictures=pictures)
        focuses: Focuses = {None: focus, **self._looks.still(live, looks)}
        wanted = surfaces(self._frame, live, focuses, reach)
        waits, full = list[float](), set[int]()
        for surface in wanted:  # in order in each chat: who waits is not overtaken
            chat, errand = surface.place.chat, _errand(live, surface, shown, reach)
            if chat in closed or chat in full or not (wait := await self._run(live, errand)):
                continue
            waits.append(wait)
            if wait < _REFUSED:  # what is refused keeps nothing else waiting
                full.add(chat)
        if full:
            return min(waits)
        if shown.is_doubtful:
            shown = Standing(
                await self._records.of(table), shut=await self._closed.of(table), has_apart=True
            )
            closed = self._closed_chats(live, shown)
        if not await self._tidied(table, shown, wanted, closed):
            return _AT_ONCE
        if waits:
            return min(waits)
        await self._pins.put_right(table, shown, [s for s in wanted if s.place.chat not in closed])
        return await self._rest(live, shown, focuses, reach)

    async def _rest(self, live: Live, shown: Standing, focuses: Focuses, reach: Reach) -> float:
        """All that stands for a table is as it should be: note that, if it is what stands there
        when nobody looks at anything. A closed chat may open by itself, when it is forgotten.

        Return after how many seconds to look whether pictures are taken by now, 0 for never.
        """
        table = live.table.id
        if not is_open(live.table):
            await self._end(live, is_shown=live.table.place.chat not in shown.shut)
        elif not reach.pictures:
            return AGAIN
        touches = self._records.touches(table)
        is_usual = all(replace(focus, tapped=None) == NOTHING for focus in focuses.values())
        if shown.commit and touches is not None and is_usual and not shown.shut:
            self._settled.note(table, shown.commit, touches)
        return 0

    async def _tidied(
        self, table: str, shown: Standing, wanted: Sequence[Surface], closed: frozenset[int]
    ) -> bool:
        """Put the old ones right; False when that chat turned out to be closed: it waits for it,
        and the board says whom we cannot reach.
        """
        live, is_asked = {surface.key for surface in wanted}, partial(self._turns.is_asked, table)
        try:
            await self._tidying.tidy(table, shown, live, closed, is_asked)
        except Shut as shut:
            await self._doors.shut(table, shut.place, shut.error)
            return False
        return True

    async def _end(self, live: Live, *, is_shown: bool) -> None:
        """A table is over: it is not looked after any more once its end stands in its chat."""
        if is_shown:
            await self._store.finish(live.table)
        else:
            await self._store.let_expire(live.table.id)

    def _closed_chats(self, live: Live, shown: Standing) -> frozenset[int]:
        """Return the chats that take nothing from us for this table, among them those of people who
        have left it: something may still stand there.
        """
        secret = live.play is not None and keeps_secrets(self._frame.games, live.table)
        people = live.table.people if secret else ()
        there = (one.place.chat for one in shown.values())
        return shown.shut & {live.table.place.chat, *(person.user for person in people), *there}

    async def _run(self, live: Live, errand: Errand) -> float:
        """Show one surface; return after how many seconds to try again, 0 for not."""
        chat = errand.surface.place.chat
        with self._openings.heard(chat) as opened:
            return await self._shown(live, errand, opened)

    async def _shown(self, live: Live, errand: Errand, opened: asyncio.Event) -> float:
        table, chat = live.table.id, errand.surface.place.chat
        try:
            await self._display.show(errand)
        except Short as short:
            return short.seconds
        except RetryAfter as error:
            return (await self._display.told_to_wait(chat, error)).seconds
        except ChatMigrated as error:
            return _AT_ONCE if table in await self._followed(chat, error.new_chat_id) else 0
        except Lost as lost:
            key = errand.surface.key
            _log.warning("table %s: nobody knows whether %s is shown; %s", table, key, lost)
            return lost.seconds
        except (Forbidden, BadRequest) as error:
            if is_about_pictures(error) and chat == live.table.place.chat:
                self._photo_rights.refused(chat)
                return _AT_ONCE
            await self._refused(live, errand, error, opened)
            if opened.is_set():
                return _AT_ONCE
            return 0 if is_about_place(error) else _REFUSED
        except (NetworkError, InvalidToken) as error:
            _log.warning("table %s, %s waits for Telegram: %s", table, errand.surface.key, error)
            return _AWAY
        return 0

    async def _refused(
        self, live: Live, errand: Errand, error: Forbidden | BadRequest, opened: asyncio.Event
    ) -> None:
        """Leave a chat alone that is closed to us; tell once who should know.

        :param opened: whether the chat was opened after it was tried.
        """
        errand.standing.is_doubtful = True
        place = errand.surface.place
        _log.warning("table %s, %s: %s", live.table.id, errand.surface.key, error)
        is_news = await self._doors.shut(live.table.id, place, error)
        if opened.is_set():  # it was opened meanwhile: take that back
            await self._doors.open(live.table.id, place)
        elif is_news and place != live.table.place:  # the board says whom we cannot reach
            self._turns.ask(live.table.id)
        elif is_news and is_about_topic(error):
            self.say(topic_shut(self._frame, live.table))


def _errand(live: Live, surface: Surface, shown: Standing, reach: Reach) -> Errand:
    told = reach.told.get(surface.key, 0)
    return Errand(live.table.id, surface, shown, told, moves_of(live))
