"""What decides stands on a button that is heard, and what matters most is heard first: whoever sees
finds both in the picture at a glance (docs/adr/0080).
"""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bench.words import decisions
from bench.words.agent import Agent
from games import GAMES
from games.carcassonne.components import Feature, tile
from games.core.choices import Path, screen
from games.core.values import Cell, Side, around, beside
from games.glastonbury.actions import Take
from games.glastonbury.components import CARDS
from games.glastonbury.field import CORNERS
from games.glastonbury.walk import trail
from games.saboteur.actions import Lay

_OTHERS = re.compile(r"Other places \(([0-9]+)\)")


def _places(agent: Agent) -> tuple[Any, ...]:
    """Return the places that are asked for where somebody looks, if any."""
    rows = agent.asked.rows
    options = rows[-1].question.options if rows else ()
    return tuple(option for option in options if isinstance(option, Cell))


def _state(agent: Agent) -> Any:
    assert agent.live.play
    return agent.live.play.state


def _own(agent: Agent) -> str:
    return agent.live.table.people[agent.seat].name


def _looked(kind: str, seed: int = 0) -> Iterator[tuple[Agent, Path]]:
    """Yield each step of a game, with the way there."""
    for agent, path in decisions(kind, seed):
        for length in range(len(path) + 1):
            agent.go(path[:length])
            yield agent, path[:length]


def _rank(label: str, own: str) -> int:
    """Return what is to be heard first: 0 what is completed, for oneself or for whoever stands on
    it, 1 one's own, 2 all the rest.
    """
    completes = re.findall(r"can complete the [^)]*\)(?: — ([^,]*))?", label)
    if any(not owner or own in owner for owner in completes):
        return 0
    return 1 if own in label else 2


def test_what_is_completed_is_heard_first_then_ones_own_then_all_the_rest() -> None:
    """Plain places stand behind one button as soon as they are some; nothing is lost there."""
    hidden = 0
    for agent, _ in _looked("carcassonne"):
        places = _places(agent)
        if not places or "around" in agent.labels[0]:
            continue
        ranks = [_rank(label, _own(agent)) for label in agent.labels if " column " in label]
        assert ranks == sorted(ranks)
        others = [found for label in agent.labels if (found := _OTHERS.fullmatch(label))]
        assert len(ranks) + sum(int(found[1]) for found in others) == len(places)
        assert len(agent.questions()[0]) == len(places)
        hidden += len(others)
    assert hidden > 10


@pytest.mark.parametrize("kind", ["castle", "land_vs_sea"])
def test_the_way_to_turn_a_piece_that_completes_something_is_chosen_at_first(kind: str) -> None:
    """For whoever sees, too: Confirm lost points without a word where it was the third button."""
    found = 0
    for agent, path in _looked(kind, seed=4):
        could = [n for n, _ in enumerate(_places(agent), 1) if _could(agent, n)]
        for number in could:
            agent.go((*path, number - 1))
            said = [label for label in agent.labels if " completes the " in label]
            good = [label for label in said if _is_good(agent, label)]
            chosen = [label for label in agent.labels if label.endswith(", chosen")]
            if good and chosen:
                assert chosen[0] in good or " links the " in chosen[0]  # a route scores, too
                found += agent.asked.rows[0].picked != 0
            agent.go(path)
    assert found


def _could(agent: Agent, number: int) -> bool:
    """Tell whether something can be completed at the place with a number."""
    return any(one.startswith(f"{number}, ") and "can complete" in one for one in agent.labels)


def _is_good(agent: Agent, label: str) -> bool:
    """Tell whether what is completed there scores for whoever decides."""
    completed = re.findall(r"completes the ([^)]*\))(?: — ([^,]*))?", label)
    if agent.live.table.game == "land_vs_sea":
        return any(what.startswith(_side(agent)) or "plus" in what for what, _ in completed)
    return any(not owner or _own(agent) in owner for _, owner in completed)


def _side(agent: Agent) -> str:
    view = GAMES["land_vs_sea"].view(_state(agent), agent.seat)
    return str(view.sides[agent.seat].value)


def test_a_place_for_a_monastery_says_how_many_tiles_lie_around() -> None:
    told = 0
    for agent, _ in _looked("carcassonne"):
        state, places = _state(agent), _places(agent)
        drawn = tile(state.drawn) if state.drawn else None
        parts = drawn.parts if drawn else ()
        if places and any(part.segment.feature is Feature.MONASTERY for part in parts):
            counts = sorted(sum(c in state.land.tiles for c in around(place)) for place in places)
            said = re.findall(r"([0-9]) of 8 tiles around", "\n".join(agent.labels))
            assert sorted(map(int, said)) == counts
            told += 1
    assert told > 3


def test_a_monastery_is_measured_by_the_tiles_around_on_each_button() -> None:
    """Its place said "5 of 8 tiles around", then the follower's button "6 tiles, unfinished"."""
    said = [
        label
        for agent, _ in _looked("carcassonne")
        for label in agent.labels
        if re.match(r"[A-Z], monastery: ", label)
    ]
    assert said
    assert [one for one in said if not re.search(r": [0-8] of 8 tiles around", one)] == []


def test_a_place_for_a_tunnel_says_which_way_the_path_goes_on() -> None:
    told = 0
    for agent, path in _looked("saboteur"):
        for number, place in enumerate(_places(agent)):
            if agent.asked.answers[-1][0] != "kind" or len(agent.labels) <= number:
                continue
            shown = screen(agent.actions, (*path, number))
            if isinstance(shown.action, Lay) and len(shown.rows) == 0:
                assert _leads(agent, shown.action) in agent.labels[number]
                told += place is not None
    assert told > 20


def _leads(agent: Agent, action: Lay) -> str:
    """Return where the path goes on from a tunnel once it lies."""
    before, after = _state(agent).maze, GAMES["saboteur"].apply
    maze = after(_state(agent), agent.seat, action).state.maze
    sides = [
        side.name
        for side in Side
        if maze.joined.get(action.cell, 0) & 1 << side
        and beside(action.cell, side) not in before.cards
    ]
    names = {"N": "north", "E": "east", "S": "south", "W": "west"}
    return f"then leads {', '.join(names[side] for side in sides)}" if sides else "leads nowhere"


def test_an_ingredient_says_where_its_number_leads() -> None:
    told = 0
    for agent, _ in _looked("glastonbury"):
        for action in agent.actions:
            if not isinstance(action, Take) or len(agent.actions) == 1 or agent.asked.back:
                continue
            state, place = _state(agent), f"row {action.cell.y + 1} column {action.cell.x + 1}"
            label = next((one for one in agent.labels if f"{place}:" in one), "")
            card = state.field[action.cell.y * 6 + action.cell.x]
            if label and CARDS[card].colour and str(action.kept.value) == "keep":
                after = GAMES["glastonbury"].apply(state, agent.seat, action).state
                wizard = after.wizards[agent.seat]
                has_walked = wizard.place != state.wizards[agent.seat].place
                if not has_walked and wizard.cauldron and wizard.cauldron[-1] == card:
                    assert ("corner" in label) == (trail(wizard)[-1] in CORNERS)
                    assert ", then " in label
                    told += 1
    assert told > 20
