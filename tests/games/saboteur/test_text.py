"""Mazes in characters: what is drawn can be read back."""

import pytest

from games.core.contract import defaults, legend_of
from games.core.message import Message
from games.core.rng import Rng
from games.core.values import TABLE, Seat
from games.saboteur import GAME
from games.saboteur.components import CARDS, turns
from games.saboteur.text import block
from tests.contract.plays import recorded
from tests.games.saboteur.maps import maze
from tests.proofs import filled


def test_no_two_cards_look_alike() -> None:
    tunnels = [card.id for card in CARDS.values() if card.kind == "tunnel"]
    shapes = [block(id, turned) for id in tunnels for turned in turns(id)]
    assert len(set(shapes)) == len(shapes)


@pytest.mark.parametrize("name", ["saboteur", "saboteur-second"])
def test_a_maze_that_is_drawn_can_be_read(name: str) -> None:
    log = recorded(name)
    state = GAME.setup(log.options, log.seats, log.rng)
    for move in filled(log.moves):
        found = next(a for a in GAME.legal_actions(state, move.seat) if str(a) == move.action)
        state = GAME.apply(state, move.seat, found).state
        text = GAME.text_board(GAME.view(state, TABLE))
        again = maze(text)
        assert again.joined == state.maze.joined
        assert again.frontier == state.maze.frontier
        assert dict(again.cards) == dict(state.maze.cards)


def test_legend_tells_one_s_own_hand_only() -> None:
    state = GAME.setup(defaults(GAME), 3, Rng(1))
    cards = tuple(Message(f"saboteur-word-{card}") for card in state.hands[1])
    hand = Message("saboteur-legend-own", {"cards": cards})
    assert hand.id not in {said.id for said in legend_of(GAME, GAME.view(state, TABLE))}
    assert hand in legend_of(GAME, GAME.view(state, Seat(1)))
