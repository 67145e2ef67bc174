"""Stores which messages show a table, so that a new process can reconcile them.

t:<table>:shown        hash: a `Shown` by the key of its surface
t:<table>:anew         set of wishes: keys of surfaces, or @<chat> for all that stand in a chat,
                       @<chat>^<message> for those above a message there, that are to be shown in a
                       new message; or - for no words to be kept
t:<table>:files        what was exported last, and the message where it stands, for a day
t:<table>:film         the same of the film that was sent last, with its chat

Only the table's own reconciler writes what is shown: another's word would be lost with the next
edit, which may just be under way. Others leave it a wish.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.display.values import Tapped
from bot.store.client import DONE, AnyRedis, Script, ScriptRunner, text_of
from bot.store.tables import TOUCH, table_key
from bot.table.values import DAY, Place
from render import Picture

ASKED, PINNED = "asked", "pinned"
"""States of a pin: about to be pinned, and pinned."""
_SILENTLY = "~"
"""Before a wish that is fulfilled without a sound."""
_WORDLESS = "-"
"""A wish to erase stored words; live messages are then shown anew in today's words."""

OLD_BOARDS = 50
"""How many old boards of a surface are kept in mind: a look at a table reads and writes a bounded
amount. An older one loses its buttons once somebody taps it, as any message that is not known."""
_LOOK = """
return {redis.call('HMGET', KEYS[1], 'commit', 'touches'), redis.call('HGETALL', KEYS[2]),
        redis.call('SMEMBERS', KEYS[3]), redis.call('HKEYS', KEYS[4])}
"""
"""KEYS: table, shown, anew, shut."""
_KEEP = f"""
{TOUCH}
redis.call('HSET', KEYS[2], ARGV[1], ARGV[2])
return {DONE}
"""
"""KEYS: table, shown. ARGV: the key of a surface, and its `Shown`."""
_FORGET = f"{TOUCH} redis.call('HDEL', KEYS[2], ARGV[1]) return {DONE}"
"""KEYS: table, shown. ARGV: the key of a surface, and its `Shown`."""
_WISH = f"""
{TOUCH}
redis.call('SADD', KEYS[2], ARGV[1])
redis.call('EXPIRE', KEYS[2], ARGV[2])  -- if the table is no more
return {DONE}
"""
"""KEYS: table, anew. ARGV: the wish, seconds."""


class RetiredMessage(Struct, frozen=True):
    """A message that is not live any more, and its retired text."""

    message: int
    text: str
    """Empty: no words are stored."""
    has_picture: bool
    empty: Picture | None = None
    """The picture that replaces this one if the message cannot be deleted."""
    must_go: bool = False
    """Whether it must be deleted (docs/adr/0033)."""
    is_pinned: bool = False
    """Whether it may be pinned in its chat."""
    is_poll: bool = False
    """Whether it is a poll, to be closed."""
    goes: bool = False
    """Whether to delete the message while Telegram allows it: its successor says it all."""
    is_copy: bool = False
    """Whether it is a copy whose answer was lost: its buttons go, its text stays."""
    left_in: int = 0
    """The group in which it was left when that became a supergroup; 0: it stands where the live
    one does."""


class FormerBoard(Struct, frozen=True):
    """A board that another has followed, and that goes once two newer ones stand."""

    message: int
    sent: int
    """When it was sent: seconds since 1970."""


class Shown(Struct, frozen=True):
    """The message that stands for one surface."""

    place: Place
    generation: str
    message: int
    digest: str
    picture: str | None
    """Digest of the picture; None for a text message."""
    has_buttons: bool
    retired_text: str
    stale: tuple[RetiredMessage, ...] = ()
    """Old messages above it in the same chat that still have buttons."""
    told: int = 0
    """How many moves the chat knew before this message."""
    moves: int = 0
    """How many moves it knows now."""
    empty: Picture | None = None
    """The picture that replaces this one when the message must be forgotten."""
    must_go: bool = False
    """Whether it must be deleted once it is not live any more (docs/adr/0033)."""
    pin: str = ""
    """State of its pin: empty, `ASKED` or `PINNED`."""
    is_poll: bool = False
    """Whether it is a poll."""
    sent: int = 0
    """When it was sent, if that is known: seconds since 1970."""
    chapter: int | None = None
    """The round that it shows, of a board whose former ones go."""
    asked: int = 0
    """When somebody had asked for it at the bottom of the chat, before it was shown."""
    is_first: bool = False
    """Whether it is the first board: it stays."""
    previews: str = ""
    """The move that its picture already shows, in notation."""
    is_hushed: bool = False
    """Whether it is to be posted anew without a sound."""
    former: tuple[FormerBoard, ...] = ()
    """Former boards in the same chat that may still go, the oldest first."""


class ShownMessages(dict[str, Shown]):
    """The messages of a table by the key of their surface: read once for an update, and kept
    current by the code that shows them.
    """

    def __init__(
        self,
        shown: Mapping[str, Shown],
        commit: bytes | None = None,
        shut: Iterable[int] = (),
    ) -> None:
        super().__init__(shown)
        self.commit = commit
        """Commit of the table; None when there is none."""
        self.shut = frozenset(shut)
        """Chats that take nothing from us for the table."""
        self.is_doubtful = False
        """Whether something was refused meanwhile: then more than this is written down."""
        self.has_lost_topic = False
        """Whether a message for a topic came to stand in its group: topics are switched off."""


class Records:
    """Reads and writes which messages stand for the surfaces of a table."""

    def __init__(self, redis: AnyRedis) -> None:
        self._redis = redis
        self._scripts = ScriptRunner(redis)
        self._touches: dict[str, int] = {}
        """Of tables that are being looked at, as far as they are known here."""

    async def of(self, id: str) -> dict[str, Shown]:
        """Return the messages of a table, by surface key."""
        found: Any = await self._redis.hgetall(table_key(id, "shown"))
        return _decoded_messages(found.items())

    async def wish(self, id: str, key: str) -> None:
        """Ask for a surface to be posted anew; survives a crash."""
        keys = (table_key(id), table_key(id, "anew"))
        await self._scripts.make(Script(_WISH, keys, (key, DAY)))

    async def doubt(self, id: str) -> None:
        """Mark a table as out of sync for a reason that it does not know itself: an empty wish."""
        await self.wish(id, "")

    async def wish_all(self, id: str, chat: int, above: int | None = None) -> None:
        """Ask for all messages of a table in a chat to be posted anew, or for those above a message
        there.
        """
        await self.wish(id, f"@{chat}" if above is None else f"@{chat}^{above}")

    async def wish_silently(self, id: str, chat: int) -> None:
        """Ask for all messages of a table in a chat to be posted anew, without a sound."""
        await self.wish(id, f"{_SILENTLY}@{chat}")

    async def wish_wordless(self, id: str) -> None:
        """Ask for stored retired texts to be erased, because they name people."""
        await self.wish(id, _WORDLESS)

    async def with_wishes(self, id: str, tapped: Tapped | None = None) -> ShownMessages:
        """Return the messages of a table, without those that are to be posted anew.

        :param tapped: the message of the press that led here; if it shows the live board, it counts
            as the live message, whatever the record says.
        """
        keys = tuple(table_key(id, part) for part in ("", "shown", "anew", "shut"))
        (((commit, touches), found, asked, shut),) = await self._scripts.make(Script(_LOOK, keys))
        self._touches[id] = int(touches or 0)
        shown = _decoded_messages(zip(found[::2], found[1::2], strict=True))
        standing = ShownMessages(shown, commit, map(int, shut))
        wishes = set(map(text_of, asked))
        for key, message in shown.items():
            if _WORDLESS in wishes:
                standing[key] = _wordless(message)
                await self.remember(id, key, standing[key])
            is_hushed = f"{_SILENTLY}@{message.place.chat}" in wishes
            if is_hushed or _is_wished(wishes, key, message):
                standing[key] = replace(standing[key], generation="", is_hushed=is_hushed)
                await self.remember(id, key, standing[key])
        if wishes:  # one that has come meanwhile is the same: it is fulfilled, too
            await self._redis.srem(table_key(id, "anew"), *wishes)
        for key, message in adopted(standing, tapped).items() if tapped else ():
            standing[key] = message
            await self.remember(id, key, message)
        return standing

    async def files(self, id: str, digest: str, what: str = "files") -> int | None:
        """Return the message that holds exactly these files of a table."""
        found = await self._redis.get(table_key(id, what))
        known, _, message = text_of(found).partition(" ") if found else ("", "", "")
        return int(message) if known == digest else None

    async def remember_files(self, id: str, digest: str, message: int, what: str = "files") -> None:
        """Record which message holds a table's files; for a day only, as people may delete it."""
        await self._redis.set(table_key(id, what), f"{digest} {message}", ex=DAY)

    async def remember(self, id: str, key: str, shown: Shown | None, *scripts: Script) -> None:
        """Record the message of one surface, and run more scripts in the same trip; None deletes
        the record.
        """
        keys = (table_key(id), table_key(id, "shown"))
        if shown is None:
            await self._scripts.make(Script(_FORGET, keys, (key,)), *scripts)
        else:
            kept = Script(_KEEP, keys, (key, msgspec.json.encode(shown)))
            await self._scripts.make(kept, *scripts)
        if id in self._touches:
            self._touches[id] += 1

    def touches(self, id: str) -> int | None:
        """Return how often a table was touched until the end of a look, as far as by that look."""
        return self._touches.pop(id, None)


def _is_wished(wishes: Iterable[str], key: str, shown: Shown) -> bool:
    """Tell whether a surface is to be posted anew: by its key, with all messages in its chat, or
    with all above a message there.
    """
    asked = (wish.partition("^") for wish in wishes)
    chat = f"@{shown.place.chat}"
    return any(
        what == key or (what == chat and (not above or shown.message < int(above)))
        for what, _, above in asked
    )


def _decoded_messages(found: Iterable[tuple[bytes, bytes]]) -> dict[str, Shown]:
    return {text_of(key): msgspec.json.decode(one, type=Shown) for key, one in found}


def _wordless(shown: Shown) -> Shown:
    stale = tuple(replace(retired, text="") for retired in shown.stale)
    return replace(shown, digest="", retired_text="", stale=stale)


def adopted(shown: Mapping[str, Shown], tapped: Tapped) -> dict[str, Shown]:
    """Return the corrections to the record of a chat that follow from a tap there.

    A tapped message below all that we know of is the live one: its record was lost, or overwritten
    by a worker that had slept. Its content is unknown, so it is shown once more; likewise a known
    one that asks a question which is not open. A tapped message above, unknown to us, is a copy
    whose answer was lost: without a record its buttons would stay for ever.
    """
    in_chat = {key: record for key, record in shown.items() if record.place.chat == tapped.chat}
    asking = {key: record.message for key, record in in_chat.items() if record.has_buttons}
    key = max(asking, key=lambda key: asking[key], default="")
    if not key:
        return {}
    if tapped.message < asking[key] + tapped.is_true:
        return _with_copy(in_chat, key, tapped)
    live = replace(in_chat[key], digest="", picture="" if tapped.has_picture else None)
    if tapped.message > live.message:
        live = replace(live, message=tapped.message, stale=stale_of(in_chat[key]), pin="")
    return {key: live}


def _with_copy(in_chat: Mapping[str, Shown], key: str, tapped: Tapped) -> dict[str, Shown]:
    old = {old.message for record in in_chat.values() for old in record.stale if not old.left_in}
    if tapped.message in old | {record.message for record in in_chat.values()}:
        return {}
    copy = RetiredMessage(tapped.message, "", tapped.has_picture, is_copy=True)
    return {key: replace(in_chat[key], stale=(*in_chat[key].stale, copy))}


def stale_of(shown: Shown, *, goes: bool = False) -> tuple[RetiredMessage, ...]:
    """Return the messages to retire once this one is not live any more: those that must be deleted
    or unpinned, and those with buttons.

    :param goes: whether another has taken its place, and it is to be deleted.
    """
    has_picture, is_pinned = shown.picture is not None, bool(shown.pin)
    this = RetiredMessage(
        shown.message,
        shown.retired_text,
        has_picture,
        shown.empty,
        shown.must_go,
        is_pinned,
        shown.is_poll,
        goes,
    )
    is_left = shown.has_buttons or shown.must_go or is_pinned or goes
    if not is_left:
        return shown.stale
    stale = (*shown.stale, this)
    latest = stale[-OLD_BOARDS:]  # of older ones, those that only have buttons are forgotten
    return tuple(one for one in stale if one in latest or one.must_go or one.is_pinned)
