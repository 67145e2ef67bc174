"""Random players: each game has people and a group of its own, or none (`circle`). They press what
they may press, and now and then what they may not: the same button twice at once, an old one,
somebody else's.
"""

import re
import time
from collections import Counter, deque
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from random import Random
from typing import NamedTuple

from httpx import HTTPError

from bot.display import buttons
from bot.display.token import Token, code_of
from bot.features.handing.buttons import OfferSeat, TakeOver
from bot.features.hints.shown import Hint
from bot.features.latecomers.buttons import AnswerLatecomer
from bot.features.tonight.shown import Decide
from games.core.contract import agreed
from playground.person import Host, Key, Person, Post, RefusedError
from tests.bot.tables import ALL, FRAME
from tests.e2e.groups import asked_by, data_of, has, keys_of, pick, table_of, verb
from tests.soak.agreeing import JOIN, computers_key, hints_key, is_lobby, next_key, ticked
from tests.soak.plans import Plan
from tests.soak.resting import AWAY, LEAVING, PAUSING, REPLACING, leaving, page, pausing
from tests.soak.voting import close_key, vote
from tests.soak.watch import Watch
from tests.soak.world import World

NAMES = ("Anna", "Борис", "Оксана", "Mo", "Eve")
MISCHIEF = {"twice": 0.1, "stale": 0.08, "old": 0.06, "foreign": 0.08, "talk": 0.02}
"""How often players do what they should not, of all that they do."""
ASIDES: Mapping[str, tuple[type[Token], float]] = {
    "hand": (buttons.Hand, 0.03),
    "lens": (buttons.Lens, 0.04),
    "hint": (Hint, 0.04),
}
"""Buttons that players may press to look at something besides, and how often they do."""
_AHEAD = 0.3
"""How often somebody prepares a move before their turn, leaves off or takes it back."""
_RESTS = 0.1
"""How often somebody pauses the game or goes on, or chooses days away or cancels them."""
_PREPARING = (code_of(buttons.Prepare), code_of(buttons.Idle), code_of(buttons.Withdraw))
_HANDS_ON = 0.05
"""How often somebody hands on their seat, where nothing is secret."""
_LATE = 0.15
"""How often somebody who does not play asks to, or is answered, or sits down."""
_HANDS = code_of(OfferSeat)
_ANSWERS, _TAKES = code_of(AnswerLatecomer), code_of(TakeOver)
_SITS = FRAME.say("en", "toast-takes-over")
_MEDDLES = 0.2
"""How often a stranger would cancel a lobby where nobody tells us who is an admin."""
_FORBIDS = 0.05
"""How often a group that minds pictures forbids them, or allows them again."""
LOOK = 2.0
"""Seconds that players wait for the result of a press before they press again ..."""
SHRUG = 0.3
"""... and for anything new when they were told that it leads to nothing."""
STUCK = 120.0
"""Seconds without any change in its chats after which a game counts as stuck."""


TALK = ("/board", "/rules", "/games", "/hand", "/undo", "/play", "/skip", "/leave")
"""Commands that strangers send, who have no say in the game."""
_BINDING = ("y", "c")
"""Buttons that decide: they are `stale` when they are old."""
_ENDS = re.compile(rf":{code_of(buttons.Stop)}:.*:q$|{REPLACING.pattern}")
"""The button by which a running game is stopped, that asks first, and that which has a computer
play on: they end what is to be played."""
_NEVER: tuple[type[Token], ...] = (buttons.Retract, buttons.Leave, buttons.Rematch)
"""Buttons that nobody presses by chance."""
_ANOTHER = "E"
"""The button that opens another table: nobody here means that."""


class Played(NamedTuple):
    """How a game went, as its players saw it."""

    plan: Plan
    chat: int
    users: tuple[int, ...]
    table: str
    ended: bool
    seconds: float
    presses: Counter[str]
    """By kind: lawful, twice, stale, old, foreign; `unanswered` of all of them."""
    former: tuple[int, ...] = ()
    """The chat that its group was before it became a supergroup."""


class Deed(NamedTuple):
    """A button that somebody is about to press."""

    person: Person
    post: Post
    key: Key


class Party:
    """The people of one game."""

    def __init__(self, host: Host, watch: Watch, plan: Plan) -> None:
        self._host = host
        self._watch = watch
        self._plan = plan
        self._chance = Random(plan.seed)
        names = (f"{name}{plan.number}" for name in NAMES)
        self.people = tuple(
            host.person(name, language)
            for name, language in zip(names, plan.languages, strict=False)
        )
        self.stranger = host.person(f"Zed{plan.number}")
        self.late = host.person(f"Kim{plan.number}")
        self._world = World(host, plan)
        self.chat = self._meet()
        self._presses: Counter[str] = Counter()
        self._old: deque[Deed] = deque(maxlen=30)
        self._seen: dict[str, tuple[Post, Key]] = {}
        """Every button that was ever seen and decides nothing, by its data."""
        self._refused: deque[Post] = deque(maxlen=30)
        """Messages whose buttons lead to nothing: others are tried before them."""
        self._joined: set[Person] = set()
        self._unset = dict(plan.kind.options)
        """Options that nobody has seen picked yet."""
        self._are_computers_there = not plan.kind.computers
        """Whether the host has seen them all sitting there."""
        self._are_hints_set = not plan.has_hints
        """Whether the host has seen that hints are allowed."""
        self._voted: set[Person] = set()
        self._has_pictures = True
        self._table = ""

    def play(self, patience: float = STUCK) -> Played:
        """Play to the end, or until nothing has changed for some seconds."""
        begun = time.monotonic()
        self._open()
        moved = time.monotonic()
        seen = self._version()
        while not (ended := self._is_over()) and time.monotonic() - moved < patience:
            if self._watch.is_given_up:
                break
            self._step()
            if (now := self._version()) != seen:
                seen, moved = now, time.monotonic()
        return Played(
            self._plan,
            self.chat,
            tuple(person.user_id for person in self.people),
            self._table,
            ended,
            time.monotonic() - begun,
            self._presses,
            self._world.former,
        )

    def _meet(self) -> int:
        """Return the chat in which the table is to stand."""
        everybody = (*self.people, self.stranger, self.late)
        return self._host.group(f"Game {self._plan.number}", *everybody)

    def _open(self) -> None:
        """Ask for a table, or for a vote on the game."""
        if self._plan.hides_admins:
            self._permit(tells_members=False)
        self._world.appoint(self.chat)
        voice = "group" if self._plan.is_anonymous else None
        opening = "/tonight" if self._plan.is_voted else f"/play {self._plan.kind.game}"
        self.people[0].send(self.chat, opening, voice=voice)

    def _homes(self) -> tuple[int, ...]:
        """Return the chats in which the table stands, that of its host first."""
        return (self.chat,)

    def _onlookers(self, post: Post) -> tuple[Person, ...]:
        """Return the people who see a message."""
        everybody = (*self.people, self.stranger)
        return tuple(
            p for p in everybody if post.chat_id in (self.chat, *self._world.former, p.user_id)
        )

    def _step(self) -> None:
        """Do one thing, and wait for its result."""
        before = self._version()
        self._look_round()
        if self._plan.minds_pictures and self._chance.random() < _FORBIDS:
            self._has_pictures = not self._has_pictures
            self._permit(photos=self._has_pictures)
        lobby = self._lobby()
        if lobby and not self._has_begun():
            self._table = table_of(lobby)
            self._gather(lobby)
        elif not self._table and (poll := self._newest(self.chat, code_of(Decide))):
            self._vote(poll)
        elif deeds := self._lawful():
            self._befall()
            hopeful = [deed for deed in deeds if deed.post not in self._refused]
            return self._act(self._chance.choice(hopeful or deeds))
        self._watch.wait(lambda: self._version() != before, LOOK)
        return None

    def _befall(self) -> None:
        """Let something befall the chats in which the game goes on."""
        self.chat = self._world.upgraded(self.chat)
        self._world.clear(self.people, self._watch.posts)

    def _permit(self, **rights: bool) -> None:
        self._host.post(f"chats/{self.chat}/permissions", rights)

    def _vote(self, newest: Post) -> None:
        """Vote one after the other, in any poll that stands there, then close the vote."""
        person = next((one for one in self.people if one not in self._voted), None)
        if person is None:
            key = close_key(newest)
            assert key
            self._press(Deed(self.people[0], newest, key), "lawful")
            return
        polls = [post for post in self._watch.posts(self.chat) if close_key(post)]
        with suppress(RefusedError):
            vote(person, self._chance.choice(polls), self._plan.kind.game)
            self._voted.add(person)

    def _look_round(self) -> None:
        """Remember the buttons in the chats of the table. Nobody takes moves back, because the
        judge compares each confirmation with the log; nor a seat by chance, at which they would
        have to play. Nobody leaves the lobby or plays again: one would be named who is no player,
        in a message of another table.
        """
        kept = (*_BINDING, _ANOTHER, _TAKES, *map(code_of, _NEVER))
        for post in (post for home in self._homes() for post in self._watch.posts(home)):
            keys = [
                key
                for key in keys_of(post)
                if key.data and verb(key) not in kept and not _ENDS.search(key.data)
            ]
            self._seen = {key.data or "": (post, key) for key in keys} | self._seen

    def _gather(self, lobby: Post) -> None:
        """Set the options, seat computers, sit down one after the other, then begin."""
        for option in ticked(lobby, self._unset):
            del self._unset[option]
        if self._plan.hides_admins and self._chance.random() < _MEDDLES and has(lobby, "x"):
            self._press(Deed(self.stranger, lobby, key_of(lobby, "x")), "foreign")
        if not self._unset and (setting := self._about_computers(lobby)):
            self._press(Deed(self.people[0], lobby, setting), "lawful")
            return
        if self._unset:
            self._press(Deed(self.people[0], lobby, next_key(lobby, self._unset)), "lawful")
            return
        self._seat(lobby)

    def _seat(self, lobby: Post) -> None:
        """Have the next one sit down, by the button that joins; then begin."""
        key = next_key(lobby, {})
        if verb(key) != JOIN:
            self._press(Deed(self.people[0], lobby, key), "lawful")
            return
        person = next((one for one in self.people if one not in self._joined), None)
        if person is None:
            self._begin(lobby)
            return
        text, url = self._press(Deed(person, lobby, key), "lawful")
        if text:  # "you are in", or in already
            self._joined.add(person)
        elif url:
            person.start(url.partition("?start=")[2])

    def _begin(self, lobby: Post) -> None:
        if wanted := next((each for each in ("s", "mr") if has(lobby, each)), None):
            self._press(Deed(self.people[0], lobby, key_of(lobby, wanted)), "lawful")  # or Back

    def _about_computers(self, lobby: Post) -> Key | None:
        """Return the next button that seats computers or allows hints; None once both are done."""
        if not self._are_computers_there:
            if adding := computers_key(lobby, self._plan.kind.computers):
                return adding
            self._are_computers_there = True
        if not self._are_hints_set:
            if allowing := hints_key(lobby):
                return allowing
            self._are_hints_set = True
        return None

    def _lawful(self) -> list[Deed]:
        """Return the presses that are open to the people who are asked, wherever they are asked."""
        deeds = []
        board = self._newest(self.chat, "cy")
        if board:
            asked = asked_by(self.people, board)
            deeds += [Deed(person, board, pick(board, self._chance)) for person in asked]
        for person in self.people:
            if hand := self._newest(person.user_id, "cy"):
                deeds.append(Deed(person, hand, pick(hand, self._chance)))
        return deeds

    def _act(self, deed: Deed) -> None:
        if self._chance.random() < _AHEAD:
            self._prepare()
        if not self._plan.is_circle and self._chance.random() < _LATE:
            self._come_late()
        if not self._plan.is_circle and self._chance.random() < _HANDS_ON:
            self._hand_on()
        if self._chance.random() < _RESTS:
            self._rest()
        luck = self._chance.random()
        for kind, share in MISCHIEF.items():
            luck -= share
            if luck < 0:
                return self._misbehave(kind, deed)
        for kind, (wanted, share) in ASIDES.items():
            luck -= share
            if luck < 0:
                return self._look(kind, deed, code_of(wanted))
        refused, _ = self._press(deed, "lawful")
        self._old.append(deed)
        return self._await(deed, refused)

    def _await(self, deed: Deed, refused: str | None) -> None:
        """Wait until the message with the button that was pressed changes, as it must."""
        before = self._version()
        if refused:
            self._refused.append(deed.post)
            self._watch.wait(lambda: self._version() != before, SHRUG)
        else:
            posts = partial(self._watch.posts, deed.post.chat_id)
            self._watch.wait(lambda: deed.post not in posts(), LOOK)

    def _misbehave(self, kind: str, deed: Deed) -> None:
        if kind == "twice":
            with ThreadPoolExecutor(2) as both:
                answers = list(both.map(lambda each: self._press(each, kind), (deed, deed)))
            self._await(deed, answers[0][0] and answers[1][0])
        elif kind == "foreign":
            if others := [p for p in self._onlookers(deed.post) if p != deed.person]:
                self._press(deed._replace(person=self._chance.choice(others)), kind)
        elif kind == "stale" and self._old:
            self._press(self._chance.choice(self._old), kind)
        elif kind == "old" and self._seen:
            post, key = self._chance.choice(list(self._seen.values()))
            self._press(Deed(self._chance.choice(self._onlookers(post)), post, key), kind)
        elif kind == "talk":
            self._talk()

    def _talk(self) -> None:
        self.stranger.send(self.chat, self._chance.choice(TALK))

    def _prepare(self) -> None:
        """Press what somebody has before their turn; one who does so may go on with the choice as
        if it were. Every other person takes nothing back.
        """
        person = self._chance.choice(self.people)
        post = self._newest(person.user_id, _PREPARING) or self._newest(self.chat, _PREPARING)
        kept = _PREPARING[: 2 + person.user_id % 2]
        keys = [key for key in keys_of(post) if verb(key) in kept] if post else []
        if post and keys:
            self._press(Deed(person, post, self._chance.choice(keys)), "ahead")

    def _come_late(self) -> None:
        """Have somebody ask for a computer's seat or one of their own, or the players answer. They
        sit down where nothing is secret: elsewhere the judge would have to know two people's hands.
        """
        is_open = self._is_open()
        if asked := self._newest(self.chat, (_ANSWERS,)):
            yes, no = (key for key in keys_of(asked) if verb(key) == _ANSWERS)
            person, key = self._chance.choice(self.people), self._chance.choice((yes, yes, yes, no))
            self._press(Deed(person, asked, key), "late")
        elif is_open and (offer := self._newest(self.chat, (_TAKES,))):
            told, _ = self._press(Deed(self.late, offer, key_of(offer, _TAKES)), "late")
            if told == _SITS:
                self.people = (*self.people, self.late)
        elif self.late not in self.people:
            self._presses["late"] += 1
            self.late.send(self.chat, "/join")

    def _is_open(self) -> bool:
        """Tell whether nothing is secret in the game."""
        game = ALL[self._plan.kind.game]
        return not game.has_secrets(agreed(game, self._plan.kind.options))

    def _hand_on(self) -> None:
        """Have somebody other than the host offer their seat, by the question of /leave; whoever
        comes late may take it.
        """
        if not self._is_open() or self.late in self.people:
            return
        person = self._chance.choice(self.people[1:] or self.people)
        if (asked := self._newest(self.chat, (_HANDS,))) is None:
            person.send(self.chat, "/leave")
            return
        key = next(key for key in keys_of(asked) if verb(key) == _HANDS)
        self._press(Deed(person, asked, key), "rest")

    def _rest(self) -> None:
        """Let time stand still, or go on: by a pause of all, or by days away of one. Moves go on
        all the while.
        """
        person = self._chance.choice(self.people)
        if self._chance.random() < 0.5:
            post, said = self._newest(self._home(person), PAUSING), "/pause"
            key = pausing(post, self._chance) if post else None
        else:
            post, said = self._newest(person.user_id, LEAVING), "/settings"
            key = leaving(post, self._chance) if post else None
            if post is None and (post := self._newest(person.user_id, AWAY[:1])):
                key = page(post)
        if post and key:
            self._press(Deed(person, post, key), "rest")
        else:
            with suppress(RefusedError):  # somebody may not have begun a chat with the bot
                person.send(self._home(person) if said == "/pause" else person.user_id, said)

    def _home(self, person: Person) -> int:
        """Return the chat in which somebody sees the table."""
        return self.chat or person.user_id

    def _look(self, kind: str, deed: Deed, wanted: str) -> None:
        """Look at something where the table stands, or below one's own question."""
        standing = (self._newest(home, wanted) for home in self._homes())
        seen = (post for post in standing if post and deed.person in self._onlookers(post))
        posts = [deed.post, *seen]
        keys = [(post, key) for post in posts for key in keys_of(post) if verb(key) == wanted]
        if keys:
            post, key = self._chance.choice(keys)
            _, url = self._press(Deed(deed.person, post, key), kind)
            if url and "?start=" in url:
                deed.person.start(url.partition("?start=")[2])

    def _press(self, deed: Deed, kind: str) -> tuple[str | None, str | None]:
        """Press; return the toast and the address that the press was answered with.

        Forced: people see buttons for a moment after they are gone.
        """
        self._presses[kind] += 1
        try:
            answer = deed.person.press(deed.post, data=deed.key.data, force=True)
        except (RefusedError, HTTPError):
            self._presses["refused"] += 1
            return None, None
        self._presses["unanswered"] += not answer.answered
        return answer.text, answer.url

    def _newest(self, chat: int, verbs: Iterable[str]) -> Post | None:
        """The newest message in a chat with a button that does one of these."""
        posts = (post for post in reversed(self._watch.posts(chat)) if post.sender.is_bot)
        return next(
            (p for p in posts if any(verb(key) in tuple(verbs) for key in keys_of(p))), None
        )

    def _lobby(self) -> Post | None:
        """The newest lobby where its host looks, or one of its panels."""
        posts = (post for post in reversed(self._watch.posts(self._homes()[0])))
        return next((post for post in posts if post.sender.is_bot and is_lobby(post)), None)

    def _has_begun(self) -> bool:
        """Whether something newer than the lobby stands where its host looks."""
        posts = self._with_buttons(self._homes()[0])
        return bool(posts) and not is_lobby(posts[-1])

    def _is_over(self) -> bool:
        """Whether each chat has the last word; what people call up afterwards stands below it."""
        standing = [self._with_buttons(home) for home in self._homes()]
        return all(any(has(post, "r") for post in posts) for posts in standing)

    def _with_buttons(self, home: int) -> list[Post]:
        """Return the messages with buttons in a chat, except answers to /play."""
        return [
            post
            for post in self._watch.posts(home)
            if any(key.data for key in keys_of(post)) and not has(post, _ANOTHER)
        ]

    def _version(self) -> int:
        return self._watch.version(self.chat, *(person.user_id for person in self.people))


def key_of(post: Post, wanted: str) -> Key:
    """Return the button that does this."""
    return next(key for key in keys_of(post) if key.data == data_of(post, wanted))
