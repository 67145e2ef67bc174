"""A hint names what somebody would be asked, and nothing that follows of itself."""

from random import Random

import pytest
from msgspec.structs import replace

from bot.features.hints.shown import hint_surface
from bot.table.gathering import SetOption, Start
from bot.table.values import Live, Place, game_of, to_act
from bot.texts.reader import Reader
from games.core.choices import decision, path_to
from games.core.contract import Action
from games.glastonbury.actions import Keep, Take
from playground.world.markup import parse_html
from tests.bot.looking import plain
from tests.bot.tables import ALL, ANNA, BORIS, CLARA, FRAME, begun, decide, do, lobby, moved
from tests.bot.thinking import why_so


def hinted(live: Live, action: Action) -> str:
    """Return what a hint says, in English."""
    assert live.play is not None
    (seat,) = to_act(ALL, live)
    path = path_to(decision(game_of(ALL, live.table), live.play.state, seat), action)
    reader = Reader(FRAME, Place(ANNA.id), ANNA.language, seat)
    return plain(hint_surface(reader, live, path, why_so(live, seat, action)))


def test_hint_names_people_whatever_they_are_called() -> None:
    """Most names are plain: the message of one who plays with a "Bo<b>&" was never sent."""
    anna, boris = (replace(one, name=f"{one.name}<b>&") for one in (ANNA, BORIS))
    live = begun("gifts", anna, boris)
    assert live.play is not None
    (seat,) = to_act(ALL, live)
    game, state = game_of(ALL, live.table), live.play.state
    asked = decision(game, state, seat)
    reader = Reader(FRAME, Place(ANNA.id), ANNA.language, seat)
    hints = [
        parse_html(hint_surface(reader, live, path_to(asked, action), ()).text).text
        for action in game.legal_actions(state, seat)
    ]
    assert any("<b>&" in said for said in hints)


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


@pytest.mark.parametrize("game", ["carcassonne", "castle"])
def test_hint_says_where_the_figure_goes_whatever_the_tile_is_called(game: str) -> None:
    """A city on a tile that is called a city corner, a path on one with paths at its sides."""
    kind, seen = ALL[game], 0
    for count in range(4, 24, 4):
        live = moved(begun(game, ANNA, BORIS), count)
        assert live.play is not None
        for action in [*kind.legal_actions(live.play.state, to_act(ALL, live)[0])][:40:7]:
            _, _, *words = str(action).split()
            spot = words[-1].rstrip("0123456789")
            if spot in {"city", "road", "path", "house", "court", "tower"}:
                assert f" · {spot}" in hinted(live, action)
                seen += 1
    assert seen
