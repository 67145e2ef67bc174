"""Why a computer would play a card of Saboteur: what it is good for, and against whom."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from games import GAMES
from games.core.contract import Action, Transition, agreed
from games.core.players import known
from games.core.rng import Rng
from games.core.values import Seat
from games.saboteur.actions import Break, Lay, Pass, Repair
from games.saboteur.components import Role
from games.saboteur.state import Before, State

GAME = GAMES["saboteur"]


def state_of(role: Role, hand: tuple[str, ...], *broken: str) -> State:
    """Return a round of five in which the first player has a role, a hand and broken tools."""
    state: State = GAME.setup(agreed(GAME, {}), 5, Rng(1))
    seat = state.turn
    roles, other = list(state.roles), state.roles.index(role)
    roles[seat], roles[other] = roles[other], roles[seat]
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    before = tuple(Before(seat, card) for card in broken)
    return replace(state, hands=hands, roles=tuple(roles), before=before)


def said(state: State, action: Action) -> dict[str, Mapping[str, Any]]:
    reasons = GAME.telling.reasons
    assert reasons
    told = reasons(known(GAME, [Transition(state, ())], state.turn), action)
    return {one.id: one.variables for one in told}


def test_a_repair_does_not_promise_tunnels_while_another_tool_is_broken() -> None:
    hand = ("repair-cart", "ew")
    once = state_of(Role.DIGGER, hand, "break-cart")
    twice = state_of(Role.DIGGER, hand, "break-cart", "break-lamp")
    for state, left in ((once, 0), (twice, 1)):
        action = next(each for each in actions(state) if isinstance(each, Repair))
        assert said(state, action)["saboteur-why-dig"]["left"] == left


def test_a_saboteur_is_told_that_the_player_they_hinder_is_a_digger() -> None:
    state = state_of(Role.SABOTEUR, ("break-cart", "ew"))
    action = Break("break-cart", Seat((state.turn + 1) % 5))
    opinion = said(state, action)["saboteur-why-suspected"]
    assert opinion["digger"]
    assert opinion["chance"] > 50


def test_a_tunnel_thrown_away_is_lost_to_the_diggers_where_a_saboteur_does_it() -> None:
    throw = Pass(("nesw",))
    assert "saboteur-why-withheld" in said(state_of(Role.SABOTEUR, ("nesw", "map")), throw)
    assert "saboteur-why-least" in said(state_of(Role.DIGGER, ("nesw", "map")), throw)
    assert "saboteur-why-least" in said(state_of(Role.SABOTEUR, ("nesw", "map")), Pass(("map",)))


def test_of_another_player_a_repair_does_not_promise_tunnels_either() -> None:
    state = state_of(Role.DIGGER, ("repair-cart", "ew"))
    friend = Seat((state.turn + 1) % 5)
    once = (Before(friend, "break-cart"),)
    for before, left in ((once, None), ((*once, Before(friend, "break-lamp")), 1)):
        action = next(
            each for each in actions(replace(state, before=before)) if isinstance(each, Repair)
        )
        still = said(replace(state, before=before), action).get("saboteur-why-still")
        assert (still["left"] if still else None) == left


def test_a_saboteur_is_told_that_a_tunnel_brings_the_gold_no_nearer() -> None:
    """Not only how suspicious it looks."""
    state = state_of(Role.SABOTEUR, ("ns", "map"))
    tunnels = [each for each in actions(state) if isinstance(each, Lay)]
    told = [said(state, each) for each in tunnels]
    assert all("saboteur-why-open" in one or "saboteur-why-way" in one for one in told)
    assert any(one["saboteur-why-open"]["hostile"] for one in told if "saboteur-why-open" in one)


def actions(state: State) -> tuple[Action, ...]:
    return tuple(GAME.legal_actions(state, Seat(state.turn)))


def test_a_geologist_hears_why_the_gold_is_better_farther_away() -> None:
    """Crystals count at the end of a round."""
    told = Counter[str]()
    for role in (Role.GEOLOGIST, Role.BLUE):
        state: State = GAME.setup(agreed(GAME, {"expansion": "on"}), 12, Rng(3))
        seat = Seat(state.roles.index(role))
        hands = (*state.hands[:seat], ("nesw", "x-ew"), *state.hands[seat + 1 :])
        state = replace(state, hands=hands, turn=seat)
        for each in actions(state):
            if isinstance(each, Lay) and (way := said(state, each).get("saboteur-why-way")):
                is_told = "saboteur-why-longer" in said(state, each)
                assert is_told is (role is Role.GEOLOGIST and way["way"] == "farther")
                told[f"{role.value} {way['way']}"] += 1
    assert {"geologist farther", "geologist nearer", "blue farther"} <= told.keys()
