"""A hint names what somebody would be asked, and nothing that follows of itself."""

from random import Random

from bot.display.board.hints import hint_surface
from bot.table.commands import SetOption, Start
from bot.table.values import Live
from games.core.choices import decision, path_to
from games.glastonbury.actions import Keep, Take
from tests.bot.looking import plain
from tests.bot.tables import ALL, ANNA, BORIS, CLARA, FRAME, decide, do, lobby


def hinted(live: Live, action: Take) -> str:
    """Return what a hint says, in English."""
    assert live.play is not None
    state, seat = live.play.state, live.play.state.turn
    path = path_to(decision(ALL["glastonbury"], state, seat), action)
    return plain(hint_surface(FRAME, live, seat, ANNA, path))


def takes(live: Live) -> list[Take]:
    assert live.play is not None
    actions = ALL["glastonbury"].legal_actions(live.play.state, live.play.state.turn)
    return [action for action in actions if isinstance(action, Take)]


def test_only_where_it_is_asked_a_hint_says_what_becomes_of_a_card() -> None:
    """Whoever takes the last card of a row may leave it out. Booklet, "Конец игры"."""
    waiting = lobby("glastonbury", ANNA, BORIS, CLARA)
    live = do(waiting, ANNA, SetOption("memory", "open"), Start(1))
    chance, asked = Random(3), 0
    while live.play and ALL["glastonbury"].to_act(live.play.state):
        ways = takes(live)
        cells = [way.cell for way in ways]
        for way in ways:
            is_last = cells.count(way.cell) > 1
            word = "Keep it" if way.kept is Keep.KEEP else "Leave it"
            assert (word in hinted(live, way)) is is_last
            asked += is_last
        live = decide(live, live.play.state.turn, chance)
    assert asked
