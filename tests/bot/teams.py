"""Teams for tests: several people on the one seat of Carcassonne's challenge."""

from bot.display.values import Surface
from bot.table.gathering import Join, SetOption, Start
from bot.table.preparing import Press
from bot.table.seating import chair_of
from bot.table.values import Live, Matter, User, position, stamp_of
from bot.table.votes import Agree
from games.core.choices import screen
from games.core.log import Move
from games.core.values import Seat
from tests.bot.looking import shown
from tests.bot.tables import ALL, ANNA, PEOPLE, do, lobby

TEAM = "Anna, Борис and Clara <3"


def gathered(*people: User, mode: str = "solo", language: str = "en") -> Live:
    """A lobby for the challenge."""
    live = do(lobby("carcassonne", ANNA, language=language), ANNA, SetOption("mode", mode))
    for person in people[1:]:
        live = do(live, person, Join())
    return live


def team(*people: User, seed: int = 1, language: str = "en") -> Live:
    """A challenge that has just begun."""
    return do(gathered(*(people or PEOPLE), language=language), ANNA, Start(seed))


def press(live: Live) -> Press:
    """The press that makes the first move that there is."""
    assert live.play is not None
    actions = tuple(ALL["carcassonne"].legal_actions(live.play.state, Seat(0)))
    path: tuple[int, ...] = (0,)
    while (seen := screen(actions, path)).action is None:
        path = (*seen.path, 0)
    return Press(stamp_of(ALL, live, Seat(0)), path, confirm=True)


def by(live: Live, *users: User) -> Live:
    """Let people move in turn."""
    for user in users:
        live = do(live, user, press(live))
    return live


def log(live: Live) -> tuple[Move, ...]:
    assert live.table.log
    return live.table.log.moves


def board(live: Live) -> Surface:
    return shown(live)["board"]


def about(live: Live, matter: Matter, user: User) -> Agree:
    """A press on a button about somebody that is on the board now."""
    chair = chair_of(live.table, user.id)
    assert chair is not None
    return Agree(matter, chair, position(live.table))
