"""Computer players of Saboteur: whom they suspect, and what each side makes of it."""

from collections.abc import Iterable

import pytest
from msgspec.structs import replace

from games import GAMES
from games.core.contract import Action, Transition, agreed
from games.core.players import known, players_of
from games.core.rng import Rng
from games.core.values import Cell, Rotation, Seat
from games.saboteur.actions import Break, Lay, Look, Pass
from games.saboteur.components import Role, Tool
from games.saboteur.events import ToolBroken
from games.saboteur.maze import Laid, built
from games.saboteur.players.suspicion import Observed, World, observed, suspicions, worlds
from games.saboteur.players.way import steps, steps_with
from games.saboteur.state import Knowledge, Looked, State

GAME = GAMES["saboteur"]

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
    begun = Transition(GAME.setup(agreed(GAME, {}), 5, Rng(1)), ())
    state: State = begun.state
    seat = Seat(state.roles.index(Role.DIGGER))
    found = worlds(known(GAME, [begun], seat), Rng(2))
    assert {len(world.saboteurs) for world in found} == {1, 2}
    assert len(found) == 4 + 6
    assert all(seat not in world.saboteurs for world in found)


# What sides make of it


def at_work(
    hand: tuple[str, ...],
    role: Role,
    maze: Iterable[tuple[Cell, Laid]] = START,
    seats: int = 5,
) -> State:
    """Return a round in which the first player has a hand and a role."""
    state: State = GAME.setup(agreed(GAME, {}), seats, Rng(1))
    seat = state.turn
    roles = list(state.roles)
    other = roles.index(role)
    roles[seat], roles[other] = roles[other], roles[seat]
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    return replace(state, maze=built(dict(maze)), hands=hands, roles=tuple(roles))


def move(*states: State) -> Action:
    """Return the move of the strongest, after what has happened."""
    passed = [Transition(state, ()) for state in states]
    player = players_of(GAME)[-1]
    action: Action = player.choose(known(GAME, passed, states[-1].turn), Rng(1), player.budget)
    return action


def away(state: State, action: Action) -> float:
    cards = tuple(state.maze.cards.items())
    assert isinstance(action, Lay)
    after = steps_with(cards, action.cell, action.card, action.turned)
    return sum(after) - sum(steps(cards))


def test_a_saboteur_digs_like_all_as_long_as_the_gold_is_far() -> None:
    far = at_work(("nesw", "break-cart", "x-ew", "map", "map"), Role.SABOTEUR)
    assert away(far, move(far)) < 0


def test_a_saboteur_no_longer_digs_when_the_gold_is_near() -> None:
    way = (*START, *((Cell(x, 0), Laid("ew", Rotation.R0)) for x in range(1, 6)))
    near = at_work(("nesw", "ew", "x-ew"), Role.SABOTEUR, way)
    done = move(near)
    assert not isinstance(done, Lay) or away(near, done) >= 0


@pytest.mark.parametrize(("seats", "strikes"), [(4, False), (5, False), (6, True), (9, True)])
def test_saboteurs_who_are_few_strike_earlier(seats: int, strikes: bool) -> None:
    way = (*START, *((Cell(x, 0), Laid("ew", Rotation.R0)) for x in (1, 2, 3)))
    state = at_work(("nesw", "break-cart"), Role.SABOTEUR, way, seats)
    assert isinstance(move(state), Break) == strikes


def test_who_knows_where_the_gold_is_throws_a_map_away() -> None:
    state = at_work(("map", "map"), Role.DIGGER)
    looked = Knowledge(looked=tuple(Looked(state.turn, goal) for goal in range(3)))
    assert not isinstance(move(replace(state, known=looked)), Look)


@pytest.mark.parametrize(("dug", "hinders"), [(2, False), (6, True)])
def test_a_digger_hinders_a_suspect_only_when_the_gold_is_at_hand(dug: int, hinders: bool) -> None:
    way = (*START, *((Cell(x, 0), Laid("ew", Rotation.R0)) for x in range(1, dug + 1)))
    state = at_work(("break-cart", "x-ew"), Role.DIGGER, way)
    digger, suspect = state.turn, Seat((state.turn + 1) % 5)
    looked = Knowledge(looked=tuple(Looked(digger, goal) for goal in range(3)))
    state = replace(state, known=looked, goals=("stone-nw", "gold", "stone-ne"))
    deeds = (ToolBroken(suspect, digger, Tool.LAMP),) * 6
    asked = known(GAME, [Transition(state, ()), Transition(state, deeds)], digger)
    player = players_of(GAME)[-1]
    assert isinstance(player.choose(asked, Rng(1), player.budget), Break) == hinders


def test_who_could_dig_and_passes_is_suspected() -> None:
    """It is little: a hand may be bad."""
    begun = at_work(("map",) * 6, Role.DIGGER)
    after = GAME.apply(begun, begun.turn, Pass(("map",)))
    seen = [Transition(begun, ()), after]
    watching = Seat((begun.turn + 1) % 5)
    done = observed(known(GAME, seen, watching).past())
    assert [each.seat for each in done] == [begun.turn]
    possible = tuple(World(frozenset({seat})) for seat in range(5))
    assert suspicions(possible, done, 5)[begun.turn] > 1 / 5
