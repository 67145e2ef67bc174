"""A sample of real turns: every look of a message that asks or confirms, as phones get it."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from msgspec import Struct

from bot.display.board.recap import moves_of
from bot.display.buttons import Choice
from bot.display.surfaces import surfaces
from bot.display.values import Selection, Surface
from bot.table.gathering import ChooseGame, Join, SetOption, Start
from bot.table.moves import PlayOn
from bot.table.preparing import Press
from bot.table.referee import handle
from bot.table.seating import is_computer, present, seat_at
from bot.table.values import (
    NOBODY,
    Live,
    Matter,
    Phase,
    Place,
    Refused,
    Table,
    User,
    position,
    stamp_of,
    stamp_of_table,
    to_act,
    with_changes,
)
from bot.table.votes import Agree, AskHints, Resign, TakeBack
from bot.texts.catalogues import Texts
from bot.texts.frame import Frame
from bot.texts.languages import SPOKEN
from bot.texts.packages import packages_of
from games import GAMES
from games.core.choices import Decided, Path, decision, narrow, screen
from games.core.contract import defaults
from games.core.seats import lawful_people
from games.core.values import Seat

FRAME = Frame(GAMES, Texts(packages_of(GAMES)), "nastolka_bot")
GROUP = Place(-100)
_NAMES = (
    *("Anna", "Борис", "Оксана Коваль", "Max", "Ярослава", "Liam", "Дмитро", "Eve"),
    *("Ганна", "Tom", "Юрій", "Kate"),
)
_LONG = (
    *("Alexandra Featherstone", "Константин Воробьёв-Задунайский", "Святослава Тернопільська"),
    *("Maximilian Schwarzenegger", "Володимир (чекаю на відпустку)", "Бартоломей Неунывайский"),
    *("Christopher Montgomery III", "Елизавета Преображенская", "Jean-Baptiste de la Fontaine"),
    *("Олександра Загоруйко-Бондаренко", "Wolfgang Amadeus", "Анастасия Великолепная"),
)
COMPUTER = User(NOBODY, "", "en")
NOON = 1_767_268_800
"""12:00 UTC on the first of January 2026."""
_HOUR = 3600


class Kind(Struct, frozen=True):
    """A game, its options, and the number of people."""

    game: str
    people: int
    options: Mapping[str, str] = {}

    @property
    def name(self) -> str:
        """The name of the kind in figures."""
        return f"{self.game}, {self.people} people{', expansions' if self.options else ''}"


class Look(Struct, frozen=True):
    """A message at one moment of a choice."""

    surface: Surface
    moves: int
    """Made in the game before."""
    confirms: bool
    """Whether nothing is left but to confirm."""

    @property
    def is_private(self) -> bool:
        """Whether it stands in a private chat."""
        return self.surface.place.chat > 0


def numbers(game: str) -> tuple[int, ...]:
    """Return with how many people a game is looked at: the fewest of several, five, the most."""
    several = [n for n in lawful_people(GAMES[game], defaults(GAMES[game])) if n > 1]
    return tuple(sorted({several[0], several[-1], *({5} & set(several))}))


def kinds() -> tuple[Kind, ...]:
    """Return the kinds that are measured: all games, and options that bring more people, words and
    buttons.
    """
    usual = (Kind(game, people) for game in GAMES for people in numbers(game))
    return (
        *usual,
        Kind("carcassonne", 5, {"river": "on"}),
        Kind("carcassonne", 6, {"inns": "on", "traders": "on", "river": "on", "prospects": "on"}),
        Kind("saboteur", 10, {"expansion": "on"}),
        Kind("saboteur", 12, {"expansion": "on"}),
        Kind("glastonbury", 4, {"recipes": "on", "memory": "open"}),
        Kind("laar", 4, {"experts": "hidden"}),
        Kind("land_vs_sea", 4, {"mountains": "on", "caravans": "on", "table_talk": "free"}),
    )


def looks(kind: Kind, *, step: int, seed: int = 1, is_hard: bool = False) -> Iterator[Look]:
    """Play a game by random presses; yield the looks of every `step`th decision.

    :param is_hard: whether names are long, hints are on, a computer plays for somebody who has
        left, and something is to be settled between people.
    """
    chance = Random(seed)
    live, count = begun(kind.game, kind.people, seed, kind.options, is_hard=is_hard), 0
    while live.table.phase is Phase.RUNNING:
        seat = chance.choice(to_act(GAMES, live))
        path = random_path(live, seat, chance)
        if count % step == seed % step and not is_computer(live.table, seat):
            shown = _disputed(live, seat, count // step) if is_hard else live
            yield from on_the_way(shown, seat, path)
        press = Press(stamp_of(GAMES, live, seat), path, confirm=True)
        live = pressed(live, seat, press)
        count += 1


def name_of(number: int, *, is_hard: bool) -> str:
    """Return the name of the person of a number, from 0 on; a long name if `is_hard`."""
    return (_LONG if is_hard else _NAMES)[number]


def last_boards(kind: Kind, *, seed: int) -> tuple[Surface, ...]:
    """Play a game of people with long names to its end; return what stands in the group then."""
    chance = Random(seed)
    live = begun(kind.game, kind.people, seed, kind.options, is_hard=True)
    while live.table.phase is Phase.RUNNING:
        seat = chance.choice(to_act(GAMES, live))
        path = random_path(live, seat, chance)
        live = pressed(live, seat, Press(stamp_of(GAMES, live, seat), path, confirm=True))
    return tuple(one for one in surfaces(FRAME, live, {}) if one.place == GROUP)


def begun(
    game: str,
    people: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    *,
    is_hard: bool = False,
    aloud: bool = False,
    names: Sequence[str] = (),
) -> Live:
    """Return a game that has just been begun by a number of people, in one of the languages.

    :param is_hard: as for `looks`.
    :param aloud: whether all of them play in words.
    :param names: those of the people, where they are not to be the usual ones.
    """
    language = SPOKEN[seed % len(SPOKEN)]
    names = names or [name_of(n, is_hard=is_hard) for n in range(people)]
    users = [User(n + 1, names[n], language, reachable=True, aloud=aloud) for n in range(people)]
    live = Live(Table("0123456789", GROUP, language, users[0].id, hints=is_hard))
    live = handle(GAMES, live, users[0], ChooseGame(game), NOON)
    for option, value in (options or {}).items():
        live = handle(GAMES, live, users[0], SetOption(option, value), NOON)
    for user in users:
        live = handle(GAMES, live, user, Join(), NOON)
    live = handle(GAMES, live, users[0], Start(seed), NOON)
    if not is_hard or people < _SEVERAL:
        return live
    left = users[-1]
    return handle(GAMES, live, left, Resign(stamp_of_table(live.table), is_replaced=True), NOON)


_SEVERAL = 3
"""The least number of people of whom one can leave while the others still play and vote."""


def _disputed(live: Live, seat: Seat, number: int) -> Live:
    """Return the table with a question to the people while a seat is asked. The number chooses the
    question: take back the last move, skip the seat, allow hints, or decide about a late player. A
    question that cannot be asked there gives way to the next.
    """
    matters = (_undo, _skip, _hints, _late)
    first = number % len(matters)
    for put in (*matters[first:], *matters[:first]):
        try:
            return put(live, seat)
        except Refused:
            continue
    return live


def _undo(live: Live, seat: Seat) -> Live:
    log = live.table.log
    if log is None or not log.moves:
        raise Refused("refused-no-move")
    return handle(GAMES, live, user_at(int(log.moves[-1].seat), live), TakeBack(), NOON)


def _skip(live: Live, seat: Seat) -> Live:
    """Put it to the vote; the host would decide alone."""
    table = live.table
    chair = next(chair for chair in present(table) if seat_at(table, chair) == seat)
    others = (c for c in present(table) if c != chair and table.people[c].user != table.host)
    voter = next(others, None)
    if voter is None:
        raise Refused("refused-nobody-to-agree")
    agree = Agree(Matter.SKIP, chair, position(table))
    return handle(GAMES, live, user_at(int(voter), live), agree, NOON)


def _hints(live: Live, seat: Seat) -> Live:
    without = with_changes(live, hints=False)
    return handle(GAMES, without, user_at(int(present(live.table)[0]), live), AskHints(), NOON)


def _late(live: Live, seat: Seat) -> Live:
    return with_changes(live, clock=_HOUR, since=NOON - _HOUR, late=True)


def pressed(live: Live, seat: Seat, press: Press) -> Live:
    """Make a move; that of a computer as the clock has it made."""
    if not is_computer(live.table, seat):
        return handle(GAMES, live, user_at(int(seat), live), press, NOON)
    assert live.play is not None
    actions = decision(GAMES[live.table.game or ""], live.play.state, seat)
    asked = narrow(actions, press.path)
    assert isinstance(asked, Decided)
    played = PlayOn(seat, press.stamp, str(asked.action))
    return handle(GAMES, live, COMPUTER, played, NOON)


def user_at(seat: int, live: Live) -> User:
    """Return the user at a seat."""
    person = live.table.people[seat]
    return User(person.user, person.name, person.language, reachable=True)


def random_path(live: Live, seat: Seat, chance: Random) -> Path:
    """Return answers of chance to all that a seat is asked."""
    assert live.play is not None
    actions = decision(GAMES[live.table.game or ""], live.play.state, seat)
    path: Path = ()
    while not isinstance(asked := narrow(actions, path), Decided):
        path = (*path, chance.randrange(len(asked.options)))
    return path


def on_the_way(live: Live, seat: Seat, path: Path) -> Iterator[Look]:
    """Yield the look at each step of a choice; equal looks only once."""
    assert live.play is not None
    actions = decision(GAMES[live.table.game or ""], live.play.state, seat)
    stamp, seen = stamp_of(GAMES, live, seat), set()
    for length in range(len(path) + 1):
        here = path[:length]
        shown = screen(actions, here)
        shows = surfaces(FRAME, live, {seat: Selection(seat, stamp, here)})
        surface = next(surface for surface in shows if asks(surface, stamp))
        if surface.digest not in seen:
            seen.add(surface.digest)
            yield Look(surface, moves_of(live), shown.action is not None)


def asks(surface: Surface, stamp: str) -> bool:
    """Tell whether a message asks for the decision with this stamp."""
    tokens = (button.token for row in surface.keyboard for button in row)
    return any(isinstance(token, Choice) and token.stamp == stamp for token in tokens)
