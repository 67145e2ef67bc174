"""A preview says what the move brings, and nothing that its viewer cannot know."""

import pytest
from msgspec.structs import replace

from bot.display.board.captions import board_caption
from bot.display.board.previews import brings
from bot.table.gathering import SetOption, Start
from bot.table.preparing import Press
from bot.table.values import Live, position, stamp_of
from bot.texts.reader import Reader
from games.carcassonne import GAME
from games.core.choices import Screen, decision, path_to, screen
from games.core.log import find
from games.core.rng import Rng
from games.core.values import TABLE, Seat
from tests.bot.looking import selection, shown
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    FRAME,
    GROUP,
    PEOPLE,
    begun,
    do,
    everybody,
    lobby,
    moved,
    user_at,
)
from tests.proofs import filled


def chosen(live: Live, notation: str, seat: int = 0) -> Screen:
    """The preview of a move."""
    assert live.play is not None
    game, state = ALL[live.table.game or ""], live.play.state
    action = find(game, state, Seat(seat), notation)
    actions = decision(game, state, Seat(seat))
    return screen(actions, path_to(actions, action))


def first_that_pays(live: Live) -> str:
    """A move of Carcassonne that completes something."""
    assert live.play is not None
    state = live.play.state
    seat = GAME.to_act(state)[0]
    pays = (
        str(action)
        for action in GAME.legal_actions(state, seat)
        if sum(GAME.scores(GAME.view(GAME.apply(state, seat, action).state, TABLE)))
        > sum(GAME.scores(GAME.view(state, TABLE)))
    )
    return next(pays, "")


def until_it_pays(live: Live) -> tuple[Live, str]:
    for _ in range(60):
        if found := first_that_pays(live):
            return live, found
        assert live.play is not None
        seat = GAME.to_act(live.play.state)[0]
        ways = [a for a in GAME.legal_actions(live.play.state, seat) if getattr(a, "meeple", 0)]
        action = (ways or list(GAME.legal_actions(live.play.state, seat)))[0]
        path = path_to(decision(GAME, live.play.state, seat), action)
        press = Press(stamp_of(ALL, live, seat), path, confirm=True)
        live = do(live, user_at(live, seat), press)
    raise AssertionError("nothing is ever completed")


@pytest.mark.parametrize(("prospects", "told"), [("on", "At the end: 🔴 +2"), ("off", "")])
def test_forecast_is_told_where_a_table_shows_it(prospects: str, told: str) -> None:
    live = do(lobby("carcassonne", ANNA, BORIS), ANNA, SetOption("prospects", prospects), Start(1))
    assert live.play is not None
    ways = GAME.legal_actions(live.play.state, Seat(0))
    move = next(str(action) for action in ways if "road" in str(action))
    said = brings(Reader(FRAME, GROUP, "en"), live, chosen(live, move))
    assert said.startswith(told)
    assert bool(said) == bool(told)


def test_forecast_that_the_button_says_already_is_not_repeated() -> None:
    """In a first game: "Follower on the road (+2)"."""
    live = do(lobby("carcassonne", ANNA, BORIS), ANNA, SetOption("prospects", "on"), Start(1))
    assert live.play is not None
    ways = GAME.legal_actions(live.play.state, Seat(0))
    preview = chosen(live, next(str(action) for action in ways if "road" in str(action)))
    for points, told in ((2, ""), (1, "At the end: 🔴 +2")):
        rows = (*preview.rows[:-1], replace(preview.rows[-1], sure=points))
        assert brings(Reader(FRAME, GROUP, "en"), live, replace(preview, rows=rows)) == told


def test_preview_says_what_it_pays_as_the_move_then_does() -> None:
    live, move = until_it_pays(begun("carcassonne", ANNA, BORIS))
    assert live.play is not None
    seat = GAME.to_act(live.play.state)[0]
    preview = chosen(live, move, seat)
    said = brings(Reader(FRAME, GROUP, "en"), live, preview)
    assert said.startswith("➕ ")
    board = shown(live, selection(live, seat, *preview.path))["board"].text
    assert said in board
    after = do(
        live, user_at(live, seat), Press(stamp_of(ALL, live, seat), preview.path, confirm=True)
    )
    first = said.split("\n")[0].removeprefix("➕ ")
    assert first in shown(after)["board"].text


def test_last_question_that_is_a_tap_says_what_is_paid_whatever_the_answer() -> None:
    """Land vs Sea ends a turn with the stack that is drawn from, without Confirm: docs/adr/0029."""
    game, live = ALL["land_vs_sea"], begun("land_vs_sea", ANNA, BORIS, seed=3)
    told: set[str] = set()
    while len(told) < 3:
        assert live.play is not None
        state = live.play.state
        seat = game.to_act(state)[0]
        actions = decision(game, state, seat)
        for action in filled(actions):
            path = path_to(actions, action)
            if path not in screen(actions, path[:-1]).closing or len(path) < 2:
                continue
            said = brings(Reader(FRAME, GROUP, "en", seat), live, screen(actions, path[:-1]))
            assert said == brings(Reader(FRAME, GROUP, "en", seat), live, screen(actions, path))
            told |= {said} - {""}
        live = moved(live, 1, seed=position(live.table))


def test_nothing_is_said_before_a_move_is_chosen() -> None:
    live = begun("carcassonne", ANNA, BORIS)
    assert live.play is not None
    untouched = screen(decision(GAME, live.play.state, Seat(0)), ())
    assert "➕" not in board_caption(everybody(live), live, untouched)
    assert "➕" not in board_caption(everybody(live), live, None)


def test_two_tables_that_look_alike_are_told_alike() -> None:
    """Whatever is hidden may be dealt anew: ADR 33, and `Game.resample`."""
    for game in ("saboteur", "land_vs_sea", "laar"):
        live = begun(game, *PEOPLE[:2], *PEOPLE[2:] if game == "saboteur" else ())
        assert live.play is not None
        state, owner = live.play.state, ALL[game]
        seat = owner.to_act(state)[0]
        viewer = seat if owner.asks_in_private(state, seat) else TABLE
        twin = replace(live, play=replace(live.play, state=owner.resample(state, viewer, Rng(5))))
        for action in filled(list(owner.legal_actions(state, seat))[:40]):
            preview = chosen(live, str(action), seat)
            said = brings(Reader(FRAME, GROUP, "en", viewer), live, preview)
            assert brings(Reader(FRAME, GROUP, "en", viewer), twin, preview) == said
