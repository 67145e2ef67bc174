"""Presses and commands that nobody was offered: forged, stale, foreign, malformed. Fixed by a seed.

Nothing that is made here is lawful: whatever is answered, no table may change by it.
"""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple, TypeVar

from bot.display import buttons
from bot.display.buttons import choice
from bot.display.surfaces import surfaces
from bot.display.token import LIMIT, Token, code_of
from bot.handlers.features import ROUTES
from bot.table.seating import seat_of
from bot.table.values import Live, Phase, User, position, stamp_of, to_act
from tests.bot.tables import ALL, ANNA, BORIS, CLARA, FRAME, STRANGER

T = TypeVar("T")
Json = dict[str, Any]
_LETTERS = "0123456789abcdef:.-xcyjh_ \n\x00" + "ЯжٱةⅣ½٣一🎲\u202e\u200d"
_NUMBERS = ("", "-1", "0", "1", "7", "64", "99999", "1e3", "+2", " 2", "٣", "½", "9" * 40, "0x1")
_LOBBY_ONLY: tuple[type[Token], ...] = (
    buttons.Game,
    buttons.Join,
    buttons.Leave,
    buttons.Colour,
    buttons.Start,
    buttons.Clock,
)
_OF_A_GAME: tuple[type[Token], ...] = (buttons.Confirm, buttons.Hand, buttons.Rematch)
_WHILE_IT_RUNS: tuple[type[Token], ...] = (
    buttons.Stop,
    buttons.Agree,
    buttons.Resign,
    buttons.Confirm,
)
_FOR_ALL = (buttons.Join, buttons.Rematch)
_SEATED = (ANNA, BORIS, CLARA)
_ANONYMOUS = {
    "id": 1087968824,
    "is_bot": True,
    "first_name": "Group",
    "username": "GroupAnonymousBot",
}


class Scene(NamedTuple):
    """The tables that are attacked, and what they have shown."""

    running: tuple[Live, ...]
    lobby: Live
    finished: tuple[Live, ...]
    stale: tuple[str, ...]
    """Data of buttons that stood on the running tables some moves ago."""


def buttons_of(live: Live) -> tuple[str, ...]:
    """Return the data of all buttons that a table shows anywhere."""
    keys = (key for s in surfaces(FRAME, live) for row in s.keyboard for key in row)
    return tuple(str(key.token) for key in keys if key.token)


class Forger:
    """Makes updates; the same ones for the same seed."""

    def __init__(self, scene: Scene, seed: int) -> None:
        self._scene = scene
        self._chance = Random(seed)
        self._number = 0
        self._buttons = {
            live.table.id: [
                data for data in buttons_of(live) if type(ROUTES.read(data)) not in _FOR_ALL
            ]
            for live in (*scene.running, scene.lobby)
        }

    def presses(self, count: int) -> Iterator[Json]:
        """Return presses that are not lawful."""
        makers: tuple[Callable[[], tuple[User, Live, str | None]], ...] = (
            self._noise,
            self._broken,
            self._foreign,
            self._out_of_turn,
            self._wrong_choice,
            self._wrong_phase,
            self._elsewhere,
            self._about_people,
            self._settings,
            self._stale,
        )
        for number in range(count):
            user, live, data = makers[number % len(makers)]()
            yield self._press(user, live, data)

    def commands(self, count: int) -> Iterator[Json]:
        """Return commands of ours that cannot be carried out, or only say something."""
        for _ in range(count):
            yield self._pick(
                (self._private_command, self._group_command, self._deep_link, self._nobody)
            )()

    def others(self, count: int) -> Iterator[Json]:
        """Return what is not for us: other bots' commands, talk, edits, channels."""
        for _ in range(count):
            yield self._pick((self._talk, self._edited, self._channel))()

    # Presses: who presses, where, what

    def _noise(self) -> tuple[User, Live, str | None]:
        data = self._text(self._pick((0, 1, 3, 10, 40, LIMIT, 300)))
        return self._anybody(), self._table(), self._pick((data, data, data, None))

    def _broken(self) -> tuple[User, Live, str]:
        """A button of ours, of which something is cut off, changed or put in."""
        live, data = self._button()
        at = self._chance.randrange(len(data) + 1)
        cut = self._pick((data[:at], data[at:], data[:at] + self._text(2) + data[at:], data * 4))
        return STRANGER, live, cut

    def _foreign(self) -> tuple[User, Live, str]:
        """A button of ours, pressed by somebody who does not sit there."""
        live, data = self._button()
        return STRANGER, live, data

    def _out_of_turn(self) -> tuple[User, Live, str]:
        live = self._pick(self._scene.running)
        acting = to_act(ALL, live)
        waiting = [
            u for u in _SEATED if (s := seat_of(live.table, u.id)) is not None and s not in acting
        ]
        seat = self._pick(acting)
        confirm = self._pick((True, False))
        token = choice(live.table.id, stamp_of(ALL, live, seat), self._path(3), confirm=confirm)
        return self._pick(waiting or [STRANGER]), live, str(token)

    def _wrong_choice(self) -> tuple[User, Live, str]:
        """The one who is awaited, with a path that leads nowhere, or no further."""
        live = self._pick(self._scene.running)
        seat = self._pick(to_act(ALL, live))
        user = next(u for u in _SEATED if seat_of(live.table, u.id) == seat)
        stamp = stamp_of(ALL, live, seat)
        odd = ".".join(self._pick(_NUMBERS) for _ in range(self._pick((1, 2, 3))))
        words = self._pick(
            (
                (stamp, odd + ".77"),
                (stamp, "77"),
                (stamp, "."),
                (self._text(10), "0"),
                (stamp,),
                (),
                (stamp, odd + ".77", self._pick(_NUMBERS)),
                (stamp.upper(), "0"),
                ("0x00000000", "0.0"),
            )
        )
        kind = buttons.Confirm if words[1:] else self._pick((buttons.Confirm, buttons.Choose))
        return user, live, ":".join((live.table.id, code_of(kind), *words))

    def _wrong_phase(self) -> tuple[User, Live, str]:
        """Buttons of the lobby while a game runs or after it; of the game in the lobby."""
        word = self._pick((*_NUMBERS, "carcassonne", "gifts", "3600"))
        live = self._pick((*self._scene.running, *self._scene.finished))
        kind: type[Token] = self._pick(_LOBBY_ONLY)
        if self._chance.random() < 0.3:
            live = self._scene.lobby
            kind = self._pick(_OF_A_GAME)
        elif live.table.phase is not Phase.RUNNING and self._chance.random() < 0.5:
            kind = self._pick(_WHILE_IT_RUNS)
        return self._pick(_SEATED), live, f"{live.table.id}:{code_of(kind)}:{word}"

    def _elsewhere(self) -> tuple[User, Live, str]:
        """A lawful button with another table's name, or nobody's."""
        live, other = self._pick(self._scene.running), self._table()
        seat = self._pick(to_act(ALL, live))
        name = self._pick((self._text(10), "ffffffffff", "", other.table.id + "0", "t:x", "*"))
        token = choice(live.table.id, stamp_of(ALL, live, seat), self._path(2), confirm=True)
        return self._pick(_SEATED), live, str(token).replace(live.table.id, name, 1)

    def _about_people(self) -> tuple[User, Live, str]:
        """Votes about nobody, or at moments that are over; answers in the place of others."""
        live = self._pick(self._scene.running)
        at = position(live.table) + self._pick((-1, 1, 1000, -(10**8)))
        seat = self._pick((-1, 5, 99, "x", "", "٣", "9" * 30))
        words = self._pick(
            (
                f"a:u:0:{at}",
                f"a:s:1:{at}",
                f"a:r:0:{at}:q",
                f"a:{self._text(1)}:0:1",
                f"a:r:{seat}:1:q",
                f"d:u:{seat}:{at}",
                f"d:s:0:{at}",
                f"e:{seat}",
                f"q:{seat}",
                "e",
                "q",
                "a",
                "a:r",
                "d:r:0",
            )
        )
        return self._pick((*_SEATED, STRANGER)), live, f"{live.table.id}:{words}"

    def _settings(self) -> tuple[User, Live, str]:
        word = self._pick((*_NUMBERS, "xx", "EN", "half ", "never:never", "1000000", "-31", "٣"))
        return self._anybody(), self._table(), f":{self._pick('tmfb')}:{word}"

    def _stale(self) -> tuple[User, Live, str]:
        """A button of an old board, pressed by anybody who sits there."""
        data = self._pick(self._scene.stale)
        live = next(t for t in self._scene.running if data.startswith(t.table.id))
        return self._pick(_SEATED), live, data

    # Updates

    def _press(self, user: User, live: Live, data: str | None) -> Json:
        query: Json = {"id": str(self._next()), "from": _user(user), "chat_instance": "1"}
        query |= {"game_short_name": "x"} if data is None else {"data": data}
        chat = self._chat(live, user)
        kind = self._chance.random()
        if kind < 0.05:
            query["inline_message_id"] = self._text(8)
        elif kind < 0.1:
            query["message"] = {"chat": chat, "message_id": 5, "date": 0}
        elif kind < 0.98:
            query["message"] = {"chat": chat, "message_id": 5, "date": 1, "text": "a board"}
        return self._update(callback_query=query)

    def _private_command(self) -> Json:
        name = self._pick(
            (
                "board",
                "hand",
                "rules",
                "stop",
                "settings",
                "games",
                "help",
                "undo",
                "leave",
                "kick",
                "skip",
                "start",
                "forget",
            )
        )
        return self._command(STRANGER, {"id": STRANGER.id, "type": "private"}, name)

    def _group_command(self) -> Json:
        name = self._pick(
            (
                "hand",
                "rules",
                "stop",
                "settings",
                "games",
                "help",
                "undo",
                "leave",
                "kick",
                "skip",
                "forget",
            )
        )
        chat = self._chat(self._pick(self._scene.running), None)
        said = self._command(STRANGER, chat, name)
        if name not in ("kick", "skip") and self._chance.random() < 0.2:  # an admin may
            said["message"] |= {"from": _ANONYMOUS, "sender_chat": chat}
        return said

    def _deep_link(self) -> Json:
        ids = [live.table.id for live in (*self._scene.running, *self._scene.finished)]
        word = self._pick((*ids, "carcassone", "", "_", self._text(20), "9" * 60, "ffffffffff"))
        payload = self._pick(("join_", "hand_", "rules_", "games_", "Join_", "join", "")) + word
        return self._command(STRANGER, {"id": STRANGER.id, "type": "private"}, "start", payload)

    def _command(self, user: User, chat: Json, name: str, junk: str | None = None) -> Json:
        argument = self._text(self._pick((0, 1, 20, 500))) if junk is None else junk
        entity = {"type": "bot_command", "offset": 0, "length": len(name) + 1}
        return self._update(
            message={
                "message_id": self._number,
                "date": 1,
                "chat": chat,
                "from": _user(user),
                "text": f"/{name} {argument}",
                "entities": [entity],
            }
        )

    def _talk(self) -> Json:
        name = self._pick(("play@another_bot", "PLAYS", "unknown", "стоп"))
        said = self._command(self._anybody(), self._chat(self._table(), None), name)
        if self._chance.random() < 0.5:
            said["message"]["entities"] = []
        return said

    def _edited(self) -> Json:
        said = self._command(ANNA, self._chat(self._table(), None), "stop")
        return {
            "update_id": said["update_id"],
            "edited_message": {**said["message"], "edit_date": 2},
        }

    def _channel(self) -> Json:
        chat = {"id": -1009, "type": "channel", "title": "News"}
        said = self._command(ANNA, chat, "play")
        del said["message"]["from"]
        kind = self._pick(("channel_post", "edited_channel_post"))
        return {"update_id": said["update_id"], kind: said["message"]}

    def posts(self, count: int) -> Iterator[Json]:
        """Commands that a channel writes in a group."""
        return (self._nobody() for _ in range(count))

    def _nobody(self) -> Json:
        """A command without a sender: a channel speaks in its group."""
        chat = self._chat(self._pick(self._scene.running), None)
        said = self._command(ANNA, chat, self._pick(("board", "stop", "play", "help")))
        del said["message"]["from"]
        said["message"]["sender_chat"] = {"id": -1009, "type": "channel", "title": "News"}
        return said

    def _update(self, **what: Json) -> Json:
        return {"update_id": self._next(), **what}

    def _next(self) -> int:
        self._number += 1
        return self._number

    # Parts

    def _chat(self, live: Live, user: User | None) -> Json:
        if user and self._chance.random() < 0.2:
            return {"id": user.id, "type": "private", "first_name": user.name}
        return {"id": live.table.place.chat, "type": "supergroup", "title": "Friday"}

    def _button(self) -> tuple[Live, str]:
        """Return a button that a stranger may not press."""
        live = self._pick((*self._scene.running, self._scene.lobby))
        return live, self._pick(self._buttons[live.table.id])

    def _table(self) -> Live:
        return self._pick((*self._scene.running, self._scene.lobby, *self._scene.finished))

    def _anybody(self) -> User:
        return self._pick((*_SEATED, STRANGER))

    def _path(self, most: int) -> tuple[int, ...]:
        return tuple(self._chance.randrange(4) for _ in range(self._chance.randrange(most + 1)))

    def _text(self, length: int) -> str:
        return "".join(self._chance.choices(_LETTERS, k=length))

    def _pick(self, options: Sequence[T]) -> T:
        return self._chance.choice(options)


def _user(user: User) -> Json:
    return {"id": user.id, "is_bot": False, "first_name": user.name, "language_code": user.language}
