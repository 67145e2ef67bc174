"""Messages of each kind that people meet, as the bot makes them: in every language, plain and as
hard as they get.
"""

import re
from collections.abc import Iterator
from html import unescape
from random import Random

from bench.fold.looks import (
    FRAME,
    GROUP,
    NOON,
    Look,
    asks,
    name_of,
    pressed,
    random_path,
    user_at,
)
from bot.display.surfaces import surfaces
from bot.display.tables_of import board_button, listed, mine_first
from bot.display.values import NOTHING, Selection, Surface, reply
from bot.features.challenge.shown import todays
from bot.features.challenge.table import Challenged, offered
from bot.features.hints.shown import hint_surface
from bot.handlers.features import ROUTES
from bot.handlers.pages.help import help_page
from bot.handlers.pages.settings_pages import settings_panel
from bot.handlers.table.opening import welcome
from bot.store.profiles import Profile
from bot.table.first_games import PlayGently
from bot.table.gathering import AddComputer, ChooseGame, Join, Start, opened
from bot.table.preparing import Press
from bot.table.referee import handle
from bot.table.seating import is_computer
from bot.table.values import (
    Live,
    Phase,
    Place,
    Table,
    User,
    stamp_of,
    stamp_of_table,
    to_act,
)
from bot.table.votes import Resign, TakeBack
from bot.texts.languages import SPOKEN
from bot.texts.reader import Reader
from games import GAMES
from games.core.choices import decision, screen
from games.core.contract import Level
from games.core.lessons import first_options
from games.core.players import reasons_for
from games.core.values import Seat

_ALONE = Place(1)
_GAME, _SECRET = "carcassonne", "saboteur"
_LATE = 60
"""Moves of a game that is nearly over."""
_FEW = 6
_CROWD = 5
"""People in a hard case; else three."""


def words_in(html: str) -> int:
    """Count the words of a message; signs apart."""
    words = unescape(re.sub(r"<[^>]+>", "", html)).split()
    return sum(any(map(str.isalnum, word)) for word in words)


def messages() -> Iterator[tuple[str, bool, Look]]:
    """Yield each kind of message with its look, and whether it is a hard case: long names, five
    people, late in a game, hints on, somebody has left.
    """
    for language in SPOKEN:
        for is_hard in (False, True):
            for kind, surface in messages_in(language, is_hard=is_hard):
                yield kind, is_hard, Look(surface, 0, confirms=False)


def messages_in(language: str, *, is_hard: bool = True) -> Iterator[tuple[str, Surface]]:
    """Yield each kind of message in a language."""
    yield "welcome", welcome(FRAME, language, _ALONE)
    yield "choice of a game", _shown(_alone(language, None))
    yield from _lobbies(language, is_hard=is_hard)
    yield "first board", _shown(_first(language))
    yield from _questions(language, is_hard=is_hard)
    yield "end", _shown(_played(_begun(_GAME, language, is_hard=is_hard), None))
    now, user = NOON, _user(1, language, is_hard=is_hard)
    asked = settings_panel(FRAME, language, Profile(language), ROUTES.entrances.switches, now)
    yield "/settings", reply(_ALONE, asked.text, asked.keyboard)
    yield "/help", reply(_ALONE, *help_page(FRAME, language, is_private=True))
    yield "/games", _games(user, is_hard=is_hard)
    found = [Challenged("2026-01-01", game) for game in offered(GAMES)]
    yield "/challenge", todays(FRAME, language, _ALONE, found)


def _lobbies(language: str, *, is_hard: bool) -> Iterator[tuple[str, Surface]]:
    alone = _gathering(_GAME, language, 1, is_hard=is_hard)
    yield "lobby, alone", _shown(alone)
    several = _gathering(_GAME, language, _CROWD - 1 if is_hard else 3, is_hard=is_hard)
    yield "lobby, several", _shown(several)
    yield "lobby, private", _shown(_alone(language, _GAME))


def _questions(language: str, *, is_hard: bool) -> Iterator[tuple[str, Surface]]:
    begun = _begun(_GAME, language, is_hard=is_hard)
    live = _played(begun, _LATE if is_hard else _FEW)
    seat = to_act(GAMES, live)[0]
    yield "question", _asking(live, seat, NOTHING)
    path, game = _longest(live, seat), GAMES[_GAME]
    assert live.play is not None
    assert live.table.log is not None
    actions = decision(game, live.play.state, seat)
    look = Selection(seat, stamp_of(GAMES, live, seat), path)
    yield "preview", _asking(live, seat, look)
    yield (
        "hint",
        hint_surface(
            Reader(
                FRAME, Place(user_at(int(seat), live).id), user_at(int(seat), live).language, seat
            ),
            live,
            path,
            reasons_for(game, live.table.log, seat, str(screen(actions, path).action)),
        ),
    )
    secret = _played(_begun(_SECRET, language, is_hard=is_hard), _FEW)
    holder = to_act(GAMES, secret)[0]
    yield "hand", _asking(secret, holder, NOTHING)
    yield "vote", _asking(_voted(live), seat, NOTHING)


def _longest(live: Live, seat: Seat) -> tuple[int, ...]:
    """Return the answers to whichever of some moves has the most buttons on its preview."""
    assert live.play is not None
    actions, chance = decision(GAMES[live.table.game or ""], live.play.state, seat), Random(1)
    paths = [random_path(live, seat, chance) for _ in range(20)]

    def options(path: tuple[int, ...]) -> int:
        return sum(len(row.paths) for row in screen(actions, path).rows)

    return max(paths, key=options)


def _voted(live: Live) -> Live:
    """Return the table after the player who moved last has asked to take the move back."""
    assert live.table.log is not None
    last = user_at(int(live.table.log.moves[-1].seat), live)
    return handle(GAMES, live, last, TakeBack(), NOON)


def _games(user: User, *, is_hard: bool) -> Surface:
    begun = [_begun(game, user.language, is_hard=is_hard) for game in (_GAME, _SECRET)]
    open_still = [_gathering(game, user.language, 2, is_hard=False) for game in GAMES]
    tables = [*begun, *(open_still if is_hard else ())]
    first = mine_first(FRAME, tables, user.id)
    text, shown = listed(FRAME, first, user)
    return reply(_ALONE, text, tuple((board_button(FRAME, live, None, user),) for live in shown))


def _user(id: int, language: str, *, is_hard: bool) -> User:
    return User(id, name_of(id - 1, is_hard=is_hard), language, reachable=True, tips=())


def _alone(language: str, game: str | None) -> Live:
    user = _user(1, language, is_hard=False)
    return Live(opened(GAMES, Table("0123456789", _ALONE, language, 1), user, game))


def _first(language: str) -> Live:
    user = _user(1, language, is_hard=False)
    gentle = PlayGently(first_options(GAMES[_GAME], ""))
    live = handle(GAMES, _alone(language, _GAME), user, gentle, NOON)
    for seed in range(100):  # until the person begins
        live_now = handle(GAMES, live, user, Start(seed), NOON)
        if not is_computer(live_now.table, to_act(GAMES, live_now)[0]):
            return live_now
    raise AssertionError


def _gathering(game: str, language: str, people: int, *, is_hard: bool) -> Live:
    users = [_user(n + 1, language, is_hard=is_hard) for n in range(people)]
    live = Live(Table("0123456789", GROUP, language, 1, hints=is_hard, title="Friday games"))
    live = handle(GAMES, live, users[0], ChooseGame(game), NOON)
    for user in users:
        live = handle(GAMES, live, user, Join(), NOON)
    if is_hard and people > 1:
        live = handle(GAMES, live, users[0], AddComputer(Level.STRONG), NOON)
    return live


def _begun(game: str, language: str, *, is_hard: bool) -> Live:
    people = _CROWD if is_hard else 3
    live = _gathering(game, language, people - 1 if is_hard else people, is_hard=is_hard)
    live = handle(GAMES, live, _user(1, language, is_hard=is_hard), Start(1), NOON)
    if not is_hard:
        return live
    left = _user(people - 1, language, is_hard=is_hard)
    resigned = Resign(stamp_of_table(live.table), is_replaced=True)
    return handle(GAMES, live, left, resigned, NOON)


def _played(live: Live, moves: int | None) -> Live:
    """Play on by chance, to the end or to a question that a person asks a person after a number of
    moves.
    """
    chance, count, last = Random(1), 0, None
    while live.table.phase is Phase.RUNNING:
        seat = to_act(GAMES, live)[0]
        are_people = last is not None and not any(is_computer(live.table, s) for s in (seat, last))
        if moves is not None and count >= moves and are_people:
            return live
        last = seat
        path = random_path(live, seat, chance)
        live = pressed(live, seat, Press(stamp_of(GAMES, live, seat), path, confirm=True))
        count += 1
    return live


def _asking(live: Live, seat: Seat, look: Selection) -> Surface:
    """Return the message that asks a seat."""
    stamp = stamp_of(GAMES, live, seat)
    shows = surfaces(FRAME, live, {seat: look} if look.path else {})
    return next(one for one in shows if asks(one, stamp))


def _shown(live: Live) -> Surface:
    """Return the table's message to everybody: its board, or its last word if it is over."""
    return [one for one in surfaces(FRAME, live, {}) if one.place == live.table.place][-1]
