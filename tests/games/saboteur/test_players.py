"""Computer players of Saboteur: whom they suspect, and what each side makes of it."""

from games import GAMES
from games.core.contract import Transition, agreed
from games.core.players import known
from games.core.rng import Rng
from games.core.values import Cell, Rotation, Seat
from games.saboteur.components import Role
from games.saboteur.players.suspicion import Observed, World, suspicions, worlds
from games.saboteur.players.way import steps, steps_with
from games.saboteur.state import State
from games.saboteur.view import Laid

WORLDS = (World(frozenset({2})), World(frozenset({1})), World(frozenset()))
"""As seat 0 sees them, who is a digger: one of the others may be a saboteur."""

START = ((Cell(0, 0), Laid("start", Rotation.R0)),)


def test_nobody_is_suspected_before_anything_was_done() -> None:
    assert suspicions(WORLDS, (), 3) == (0, 1 / 3, 1 / 3)


def test_who_leads_the_way_astray_is_suspected_and_who_digs_is_not() -> None:
    _, helper, spoiler = suspicions(WORLDS, (Observed(Seat(1), 2.0), Observed(Seat(2), -2.0)), 3)
    assert helper < 0.1
    assert spoiler > 0.7


def test_whom_a_digger_hinders_is_suspected() -> None:
    """And whoever is hindered by somebody under suspicion is trusted the more."""
    _, _, hindered = suspicions(WORLDS, (Observed(Seat(0), 0, Seat(2)),), 3)
    assert hindered > 1 / 3


def test_the_way_to_the_middle_goal_takes_seven_tunnels() -> None:
    """Booklet, the picture of the setup: seven empty columns."""
    assert steps(START) == (9, 7, 9)


def test_a_tunnel_brings_the_goals_nearer_and_a_dead_end_does_not() -> None:
    assert steps_with(START, Cell(1, 0), "ew", Rotation.R0) == (8, 6, 8)
    assert steps_with(START, Cell(1, 0), "x-ew", Rotation.R0) == (9, 9, 9)


def test_a_gap_in_the_way_takes_one_tunnel_however_much_lies_behind_it() -> None:
    behind = tuple((Cell(x, 0), Laid("ew", Rotation.R0)) for x in range(2, 6))
    assert steps((*START, *behind)) == (5, 3, 5)


def test_a_cell_that_few_cards_fit_counts_for_more_than_one_tunnel() -> None:
    """Between two walls only the plain tunnel leads on."""
    walls = ((Cell(1, -1), Laid("ew", Rotation.R0)), (Cell(1, 1), Laid("ew", Rotation.R0)))
    _, middle, _ = steps((*START, *walls))
    assert middle > 7


def test_all_ways_to_deal_the_roles_are_weighed() -> None:
    """Booklet, "Подготовка к 1-му раунду": with five, two of six dwarves are saboteurs."""
    game = GAMES["saboteur"]
    begun = Transition(game.setup(agreed(game, {}), 5, Rng(1)), ())
    state: State = begun.state
    seat = Seat(state.roles.index(Role.DIGGER))
    found = worlds(known(game, [begun], seat), Rng(2))
    assert {len(world.saboteurs) for world in found} == {1, 2}
    assert len(found) == 4 + 6
    assert all(seat not in world.saboteurs for world in found)
