"""Writes down a whole game, message by message: what the group sees and what each person sees.

The table changes by the commands that the bot's buttons give, and what the chats show is what the
reconciler makes them show: a new message where the `generation` of a surface is new, else an
edit; what must not stay is seen to go. Left out: lines and rows of buttons that the message before
had already, how a question looks half-way (its taps stand in the heading; `tests/e2e/transcripts`
have the looks), and that an old message loses its buttons.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from bot.display.buttons import choice
from bot.display.keyboards import choice_keyboard
from bot.display.surfaces import surfaces
from bot.display.token import Token
from bot.display.values import Surface
from bot.table.gathering import Join, SetOption, Start
from bot.table.preparing import Press
from bot.table.values import Live, User, stamp_of
from bot.texts.wording import Asker
from games.core.choices import Path, Screen, decision, path_to, screen
from games.core.log import Log, Move, find
from render import Picture
from tests.bot.looking import plain
from tests.bot.tables import ALL, FRAME, GROUP, do, lobby
from tests.chats import cauldrons, islands, markets, mazes, wards

USERS = tuple(
    User(id, name, "en", reachable=True)
    for id, name in enumerate(("Anna", "Boris", "Clara", "Dan"), start=1)
)
EVERY = 16
"""Moves between two boards that are written out; so are other pages."""
READ = (GROUP.chat, USERS[0].id)
"""Chats that are written out, the group's and the host's: of others is said what comes when."""


class Teller(NamedTuple):
    """Says what pictures of a game show."""

    in_words: Callable[[Picture], Iterator[str]]
    drawn: Callable[[Picture], list[str]]


_TELLERS = {
    "castle": Teller(wards.in_words, wards.drawn),
    "glastonbury": Teller(cauldrons.in_words, cauldrons.drawn),
    "laar": Teller(markets.in_words, markets.drawn),
    "land_vs_sea": Teller(islands.in_words, islands.drawn),
    "saboteur": Teller(mazes.in_words, mazes.drawn),
}


class Moment(NamedTuple):
    """A table, and what somebody did that led to it."""

    deed: str
    live: Live


def moments(log: Log) -> Iterator[Moment]:
    """Yield the table as people sit down at it, at its beginning and after each move."""
    host, *_ = users = USERS[: log.seats]
    live = do(lobby(log.game), host, *(SetOption(*option) for option in log.options.items()))
    for user in users:
        live = do(live, user, Join())
    yield Moment("All have joined", live)
    live = do(live, host, Start(log.rng.seed))
    yield Moment(f"{host.name} taps [Start]", live)
    for move in log.moves:
        person = live.table.people[move.seat]
        path, taps = _chosen(live, move)
        press = Press(stamp_of(ALL, live, move.seat), path, confirm=True)
        live = do(live, next(user for user in users if user.id == person.user), press)
        yield Moment(f"{person.name} taps {' '.join(taps)}", live)
    assert live.table.log == log


def transcript(log: Log) -> Iterator[str]:
    """Yield the lines of a game's transcript."""
    options = ", ".join(f"{option} {value}" for option, value in log.options.items())
    yield f"{log.game}, {log.seats} people ({options})"
    shown: dict[str, Surface] = {}
    for number, (deed, live) in enumerate(moments(log), start=-1):
        yield f"\n{number}. {deed}" if number > 0 else f"\n{deed}"
        wanted = surfaces(FRAME, live)
        for surface in wanted:
            old = shown.get(surface.key)
            if _is_new(old, surface) or (old and old.digest != surface.digest):
                yield f"  To {_reader(live, surface)}, {_manner(old, surface)}:"
                if surface.place.chat in READ:
                    yield from ("    " + line for line in _look(old, surface, number))
                yield from ("    " + line for line in _gone(old, surface))
            shown[surface.key] = surface
        for key in sorted(shown.keys() - {surface.key for surface in wanted}):
            gone = shown.pop(key)
            if gone.opening:
                yield f"  To {_reader(live, gone)}: that message is deleted"


def _reader(live: Live, surface: Surface) -> str:
    names = {person.user: person.name for person in live.table.people}
    return names.get(surface.place.chat, "the group")


def _manner(old: Surface | None, new: Surface) -> str:
    if not _is_new(old, new):
        return "an edit"
    return "a silent message" if new.silent else "a message that pings"


def _is_new(old: Surface | None, new: Surface) -> bool:
    """Tell whether a surface is a new message; one that rests is shown where it stands."""
    return old is None or (old.generation != new.generation and not new.rests)


def _gone(old: Surface | None, new: Surface) -> Iterator[str]:
    """Say what has to go where what was seen is to be remembered (docs/adr/0033)."""
    if old is not None and old.opening and old.generation != new.generation:
        yield f"then the former one is deleted, or says: {old.retired_text}"
    elif old is not None and new.is_one and _is_new(old, new):
        yield "then the former one is deleted"


def _look(old: Surface | None, new: Surface, number: int) -> Iterator[str]:
    """Yield the picture if it is another one, then those lines of text and rows of buttons that the
    message before did not have.
    """
    is_other = old is None or old.picture != new.picture
    if new.picture and (_is_new(old, new) or is_other):
        told = _TELLERS[new.picture.game]
        yield f"({'; '.join(told.in_words(new.picture))})"
        if new.place.chat < 0 and _is_drawn(new.picture, number):
            yield from told.drawn(new.picture)
    known = [] if old is None else _lines(old)
    yield from (line for line in _lines(new) if line not in known)
    if old and old.keyboard and not new.keyboard:
        yield "[no buttons any more]"


def _lines(surface: Surface) -> list[str]:
    rows = (" ".join(f"[{button.text}]" for button in row) for row in surface.keyboard)
    return [*filter(None, plain(surface).split("\n")), *rows]


def _is_drawn(picture: Picture, number: int) -> bool:
    """Whether the board that the group sees is written out."""
    is_last = picture.page != "board" or picture.view.result is not None
    return is_last or number % EVERY == 0


def _chosen(live: Live, move: Move) -> tuple[Path, list[str]]:
    """Return the path to a move, and the buttons that lead there."""
    assert live.play
    game, state = ALL[live.table.game or ""], live.play.state
    actions = decision(game, state, move.seat)
    path = path_to(actions, find(game, state, move.seat, move.action))
    asker = Asker(FRAME, live.table, "en", stamp_of(ALL, live, move.seat))
    taps: list[str] = []
    shown = screen(actions, ())
    while shown.path != path:
        step = next(way for row in shown.rows for way in row.paths if _leads(way, shown.path, path))
        ons = [choice(live.table.id, asker.stamp, step, page=page) for page in range(_PAGES)]
        at_once = choice(live.table.id, asker.stamp, step, confirm=True)
        pages = ((page, on, _words(asker, shown, page)) for page, on in enumerate(ons))
        page, on, words = next(p for p in pages if not p[2].keys().isdisjoint({p[1], at_once}))
        taps += ["[▶]"] * page
        if at_once in words:
            return path, [*taps, words[at_once]]
        taps.append(words[on])
        shown = screen(actions, step)
    return path, [*taps, list(_words(asker, shown, 0).values())[-1]]


_PAGES = 9
"""That any question has at most."""


def _leads(way: Path, here: Path, path: Path) -> bool:
    """Whether an answer is one of those that lead to the path, and not given already."""
    return path[: len(way)] == way != here[: len(way)]


def _words(asker: Asker, shown: Screen, page: int) -> dict[Token | None, str]:
    """What the buttons of a page say, by what they do; the last one confirms."""
    rows = choice_keyboard(asker, shown, page)
    return {button.token: f"[{button.text}]" for row in rows for button in row}
