"""Holds a week to what its people would put up with (docs/testing.md). Who is awaited is asked of
the store; whether they were called, of the messages that came.
"""

from collections import defaultdict
from collections.abc import Mapping
from typing import NamedTuple

from bot.display import buttons
from bot.display.token import Token
from bot.table.counting import ledger_of, own_time
from bot.table.hours import asked
from bot.table.values import Live, Phase, position, stamp_of, to_act
from games import GAMES
from playground.world.values import Message
from tests.week.acting import Player
from tests.week.chronicle import Came, Chronicle, Where, tokens
from tests.week.habits import DAY, HOUR, MINUTE, STEP, Habit, recently, told

HEARD_WITHIN = 2 * HOUR
"""Waking hours within which a person is called."""
ONE_SOUND = 2 * MINUTE
"""After a sound in private another table's call makes none: who looks finds both."""
LONGEST_STAND = 2.5 * DAY
YOUNG = 47 * HOUR
"""Pictures that are older are not counted: nobody can delete them any more after 48 hours."""
MOST_PICTURES = 3
_LONG = 20 * HOUR
"""After an unanswered private call of that age its person may be named in the group, once."""
_SOON = HOUR
"""How long a question may stand that is void, and a lobby that all have joined may wait."""


class Failure(NamedTuple):
    """Something that the people of the week would not put up with."""

    kind: str
    line: str


class Turn:
    """A person is awaited at a table."""

    def __init__(self, table: str, game: str, player: Player, began: int) -> None:
        self.table = table
        self.game = game
        self.player = player
        self.began = began
        self.ended: int | None = None
        self.heard = 0
        """Waking hours that have passed meanwhile, in seconds."""
        self.calls: list[int] = []
        """When they were called with a sound: in private, or by their name in the group."""
        self.heard_calls: list[int] = []
        """Those that came while they were awake."""
        self.notices = 0
        """What has come for them meanwhile, with a sound or without."""
        self.posts = 0
        """Posts in the group with a sound that named them."""
        self.was_named_late = False
        self.taps = 0
        self.is_uncalled = False

    @property
    def lasted(self) -> int:
        return (self.ended or self.began) - self.began


class Judge:
    """Looks at the chats after whatever happens, and each quarter of an hour."""

    def __init__(self, chronicle: Chronicle, players: Mapping[int, Player], group: int) -> None:
        self._chronicle = chronicle
        self._players = players
        self._group = group
        self.failures: list[Failure] = []
        self.turns: list[Turn] = []
        self.open: dict[tuple[str, int], Turn] = {}
        self.unknown = 0
        """Turns of people who had not said yet by which clock they live: called without a sound."""
        self.nights: list[tuple[int, str]] = []
        """Calls at night: when, and whom they woke."""
        self.posts: list[tuple[int, str]] = []
        """Posts with a sound in the group while a game runs: when, and whom they name, `reachable`,
        `unreachable`, `late`, `others` or `nobody`."""
        self.stands: dict[str, int] = defaultdict(int)
        """The longest stand of each table, in its own time."""
        self.pictures: dict[str, int] = defaultdict(int)
        """The most young pictures of each table that stood in the group."""
        self._void: dict[Where, int] = {}
        """Since when a question is void that stands."""
        self._told: set[tuple[object, ...]] = set()
        """Failures that are told once."""
        self._full: dict[str, int] = {}
        """Since when all have joined a lobby that does not begin."""
        self.unplayed: set[str] = set()
        """Tables that nobody plays at: the rematch, once it has begun."""
        self.lobbies: dict[str, str] = {}
        """How each lobby ended that all had joined: `waits`, `begun`, `closed`."""
        self._spared: dict[str, set[int]] = defaultdict(set)
        """The pictures of each table that may stay: the first, the last of a round."""
        self._rounds: dict[str, object] = {}

    # After each deed

    def observe(self, now: int, tables: Mapping[str, Live]) -> None:
        """Follow who is awaited, and what has come since."""
        self._begin(now, tables)
        for came in self._chronicle.fresh():
            if came.what == "sent" and came.message.sender not in self._players:
                self._hear(came, tables)
        self._end(now, tables)

    def _begin(self, now: int, tables: Mapping[str, Live]) -> None:
        for id, live in tables.items():
            if live.table.phase is not Phase.RUNNING or id in self.unplayed:
                continue
            for person in asked(GAMES, live):
                if person.user in self._players and (id, person.user) not in self.open:
                    turn = Turn(id, live.table.game or "", self._players[person.user], now)
                    self.open[id, person.user] = turn
                    self.turns.append(turn)

    def _end(self, now: int, tables: Mapping[str, Live]) -> None:
        for key in list(self.open):
            live = tables.get(key[0])
            is_running = live is not None and live.table.phase is Phase.RUNNING
            awaited = {one.user for one in asked(GAMES, live)} if live and is_running else set()
            if key[1] not in awaited:
                self.open.pop(key).ended = now

    def _hear(self, came: Came, tables: Mapping[str, Live]) -> None:
        message = came.message
        table = self._chronicle.table_of(message)
        self._notice(message, table)
        if message.chat_id == self._group:
            self._hear_in_group(came, table, tables)
        elif message.chat_id in self._players and self._is_heard(came):
            turns = [turn for turn in self.open.values() if turn.player.user == message.chat_id]
            named = [turn for turn in turns if turn.table == table] or turns
            self._call(came.at, self._players[message.chat_id], named, "in private")

    def _is_heard(self, came: Came) -> bool:
        """Tell whether a message in private makes a sound, or comes so soon after one that whoever
        looks because of it finds this one, too.
        """
        player = self._players[came.message.chat_id]
        if not came.message.silent:
            player.rang = came.at
        return came.at - player.rang < ONE_SOUND

    def _notice(self, message: Message, table: str) -> None:
        for turn in self.open.values():
            user = turn.player.user
            if message.chat_id == user or user in message.pinged:
                turn.notices += table in ("", turn.table)

    def _hear_in_group(self, came: Came, table: str, tables: Mapping[str, Live]) -> None:
        message = came.message
        for user in message.pinged if not message.silent else ():
            if player := self._players.get(user):
                turns = [turn for turn in self.open.values() if turn.player is player]
                named = [turn for turn in turns if turn.table == table] or turns
                self._call(came.at, player, named, "in the group")
        live = tables.get(table)
        is_played = live and live.table.phase is Phase.RUNNING and table not in self.unplayed
        if is_played and not message.silent:
            self._post(came, table)

    def _call(self, now: int, player: Player, turns: list[Turn], where: str) -> None:
        is_awake = recently(player.pressed, now) or player.habit.may_hear(now)
        for turn in turns:
            turn.calls.append(now)
            if is_awake:
                turn.heard_calls.append(now)
        if turns and player.habit.is_night(now) and not recently(player.pressed, now):
            self.nights.append((now, player.habit.name))
            self._fail("woken", now, player.habit, turns[0].game, f"a call {where} at night")

    def _post(self, came: Came, table: str) -> None:
        named = [p for user in came.message.pinged if (p := self._players.get(user))]
        if not named:
            self.posts.append((came.at, "nobody"))
        for player in named:
            turn = self.open.get((table, player.user))
            if turn is None:
                self.posts.append((came.at, "others"))
                continue
            turn.posts += 1
            self._about(came.at, player, turn)

    def _about(self, now: int, player: Player, turn: Turn) -> None:
        """Judge a post in the group that names somebody who is awaited."""
        before = [at for at in turn.calls if at <= now - _LONG]
        if not player.can_be_written_to:
            self.posts.append((now, "unreachable"))
            if turn.posts > 1:
                said = f"named in the group with a sound {turn.posts} times in a turn"
                self._fail("named twice", now, player.habit, turn.game, said)
        elif before and not turn.was_named_late:
            turn.was_named_late = True
            self.posts.append((now, "late"))
        else:
            self.posts.append((now, "reachable"))
            said = "a post with a sound in the group about somebody who can be written to"
            self._fail("post", now, player.habit, turn.game, said)

    # Each quarter of an hour

    def look(self, now: int, tables: Mapping[str, Live], pinned: tuple[int, ...]) -> None:
        """Judge what has come of the time since the last look."""
        for turn in self.open.values():
            self._wait(now, turn)
        for id, live in tables.items():
            if live.table.phase is Phase.RUNNING and id not in self.unplayed:
                self._stand(now, live)
                self._pictures(now, live, pinned)
            self._gathered(now, id, live)
        for id in [id for id in self._full if id not in tables]:
            del self._full[id]
            self.lobbies[id] = "closed"
            self._fail("rematch", now, None, "a rematch", "closed although all had joined")
        self._questions(now, tables)

    def _wait(self, now: int, turn: Turn) -> None:
        if turn.began < now and turn.player.habit.may_hear(now - STEP):
            turn.heard += STEP
        if turn.heard > HEARD_WITHIN and not turn.calls and not turn.is_uncalled:
            turn.is_uncalled = True
            if turn.player.is_asked_city():  # until they say where they live nothing may wake them
                self.unknown += 1
                return
            said = f"awaited since {told(turn.began)}, and not called in two waking hours"
            self._fail("uncalled", now, turn.player.habit, turn.game, said)

    def _stand(self, now: int, live: Live) -> None:
        id, game = live.table.id, live.table.game or ""
        stands = own_time(live.table, now) - ledger_of(live.table).began
        self.stands[id] = max(self.stands[id], stands)
        if stands > LONGEST_STAND:
            users = [one.user for one in asked(GAMES, live)]
            habits = [self._players[user].habit for user in users if user in self._players]
            said = f"the table stands for {stands / DAY:.1f} days of its own time"
            self._once((id, position(live.table)), "stand", now, habits[0], game, said)

    def _pictures(self, now: int, live: Live, pinned: tuple[int, ...]) -> None:
        there = [
            one
            for one in self._chronicle.standing(self._group)
            if one.media and self._chronicle.table_of(one) == live.table.id
        ]
        spared = self._spared[live.table.id]
        played = getattr(live.play.state, "round", 0) if live.play else 0
        if there and (not spared or self._rounds.get(live.table.id, played) != played):
            spared.update(one.id for one in (there[-2:] if spared else there[:1]))
        self._rounds[live.table.id] = played
        spared = spared.union(pinned)
        young = [one for one in there if now - one.date < YOUNG and one.id not in spared]
        self.pictures[live.table.id] = max(self.pictures[live.table.id], len(young))
        if len(young) > MOST_PICTURES:
            said = f"{len(young)} pictures of the running game stand that could be deleted"
            key = (live.table.id, "pictures", now // DAY)
            self._once(key, "pictures", now, None, live.table.game or "", said)

    def _gathered(self, now: int, id: str, live: Live) -> None:
        """Follow a lobby of a rematch that all who were asked have joined."""
        table = live.table
        if table.phase is not Phase.LOBBY:
            if self._full.pop(id, None) is not None or id in self.unplayed:  # within one look
                self.lobbies[id] = "begun"
            return
        here = {one.user for one in table.people}
        wanted = {one.user for one in table.invited}
        if not (table.previous and here and wanted <= here and len(here) > 2):
            self._full.pop(id, None)
            return
        since = self._full.setdefault(id, now)
        self.lobbies[id] = "waits"
        if now - since > _SOON:
            said = "the rematch that all have joined does not begin"
            self._once((id, "full"), "rematch", now, None, table.game or "", said)

    def full_since(self, lobby: str) -> int | None:
        """Return since when all have joined a lobby that has not begun."""
        return self._full.get(lobby)

    def _questions(self, now: int, tables: Mapping[str, Live]) -> None:
        users = [user for user, one in self._players.items() if one.can_be_written_to]
        here = [one for chat in (self._group, *users) for one in self._chronicle.standing(chat)]
        void = {}
        for message in here:
            if reason := _void(message, tables, now):
                void[message.chat_id, message.id] = reason
        self._void = {where: self._void.get(where, now) for where in void}
        for where, since in self._void.items():
            if now - since >= _SOON or void[where] == _WHICH:
                player, live = (
                    self._players.get(where[0]),
                    tables.get(self._chronicle.tables[where]),
                )
                game = live.table.game or "" if live else "a table that is over"
                kind = "unanswered" if void[where] == _WHICH else "void"
                habit = player.habit if player else None
                self._once(where, kind, now, habit, game, f"{void[where]} (message {where[1]})")

    # How it is told

    def _once(
        self, key: tuple[object, ...], kind: str, now: int, who: Habit | None, game: str, said: str
    ) -> None:
        if key not in self._told:
            self._told.add(key)
            self._fail(kind, now, who, game, said)

    def _fail(self, kind: str, now: int, who: Habit | None, game: str, said: str) -> None:
        name = who.name if who else "the group"
        self.failures.append(Failure(kind, f"{told(now, who)}, {name}, {game}: {said}"))


_WHICH = "the question which table is meant stands for an hour"


def _void(message: Message, tables: Mapping[str, Live], now: int) -> str:
    """Return what is void about a question that stands; nothing if it is none, or not void."""
    for token in tokens(message):
        live = tables.get(token.table)
        if isinstance(token, buttons.Do) and now - message.date > HOUR:
            return _WHICH
        if isinstance(token, buttons.Join | buttons.Start | buttons.Game):
            if live is None or live.table.phase is not Phase.LOBBY:
                return "a lobby stands that is over"
        elif isinstance(token, buttons.Choice) and (live is None or not _is_asked(live, token)):
            return "a decision is asked for that is not due"
        elif isinstance(token, buttons.Agree | buttons.Object) and live is None:
            return "a vote stands at a table that is over"
    return ""


def _is_asked(live: Live, token: Token) -> bool:
    assert isinstance(token, buttons.Choice)
    if not token.stamp[:1].isdigit():  # a move that is prepared
        return live.table.phase is Phase.RUNNING
    return token.stamp in {stamp_of(GAMES, live, seat) for seat in to_act(GAMES, live)}
