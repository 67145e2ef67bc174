"""Hides what a viewer may not know: builds the view from the state, without other people's hands,
roles and gold, the deck and the goals.
"""

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from itertools import chain, count

from msgspec.structs import replace

from games.core.memo import memo
from games.core.values import TABLE, Cell, Seat, Viewer
from games.saboteur.components import CARDS, GOALS, UPRIGHT
from games.saboteur.expansions import SEATS
from games.saboteur.gold import all_lines, gold_by_seat, lines, nuggets
from games.saboteur.maze import Laid, Maze, joined_cells
from games.saboteur.rounds import result
from games.saboteur.state import Before, Round, RoundLine, State, Treasury
from games.saboteur.view import Goal, Phase, PlayerView, Tale, View


def view(state: State, viewer: Viewer) -> View:
    """Build a viewer's view of the state. A player who joined later knew what all knew."""
    if viewer is not TABLE and viewer >= len(state.hands):
        viewer = TABLE
    treasury, over = state.treasury, state.phase is Phase.OVER
    common = viewer is TABLE and state.phase is Phase.PLAYING
    paid = () if common else lines(state)
    tunnels, joined, goals = _table(state.maze)
    seen = _seen_by_all(treasury, state.lines)
    players = tuple(map(seen, count(), map(len, state.hands), _cards_by_seat(state.before)))
    picks = state.phase is Phase.PICKING and viewer == state.turn
    return View(
        viewer=viewer,
        options=state.options,
        round=state.round,
        rounds=int(state.options["rounds"]),
        phase=state.phase,
        turn=None if over else state.turn,
        maze=tunnels,
        joined=joined,
        goals=goals if common else _goals(state, viewer, goals),
        players=players if common else _players(state, viewer, paid, players),
        hand=() if viewer is TABLE else state.hands[viewer],
        role=None if viewer is TABLE else state.roles[viewer],
        deck=len(state.deck),
        last=state.last,
        offer=treasury.offer if picks else (),
        offered=len(treasury.offer),
        gold=() if viewer is TABLE else gold_by_seat(treasury).get(viewer, ()),
        tales=_public_tales(state.rounds) if common else _tales(state.rounds, paid, viewer, over),
        lines=paid if over else _own(paid, viewer),
        result=result(state) if over else None,
    )


def asks_in_private(state: State, seat: Seat) -> bool:
    """Hands and gold are secret; whom one steals from all may see."""
    return state.phase in (Phase.PLAYING, Phase.PICKING)


@memo(1 << 3, by=1)
def _table(maze: Maze) -> tuple[dict[Cell, Laid], tuple[Cell, ...], tuple[Goal, ...]]:
    """Return the public table while a round runs: tunnels, joined cells, goals."""
    cards = dict(maze.cards)
    goals = tuple([_goal(cell, cards.pop(cell, None)) for cell in GOALS])
    return cards, joined_cells(maze.cards, maze.joined), goals


_HIDDEN = {cell: Goal(cell, None, UPRIGHT, None) for cell in GOALS}


def _goal(cell: Cell, laid: Laid | None) -> Goal:
    if laid is None:
        return _HIDDEN[cell]
    return Goal(cell, laid.card, laid.turned, laid.card)


def _goals(state: State, viewer: Viewer, seen: tuple[Goal, ...]) -> tuple[Goal, ...]:
    """Return the goals: after a round all are turned over, in it who has looked at one knows it."""
    if state.phase is not Phase.PLAYING:
        goals = zip(seen, state.goals, strict=True)
        return tuple([replace(goal, face=face, known=face) for goal, face in goals])
    known = {looked.goal for looked in state.known.looked if looked.seat == viewer}
    return tuple(
        [
            replace(goal, known=state.goals[place]) if place in known else goal
            for place, goal in enumerate(seen)
        ]
    )


def _players(
    state: State, viewer: Viewer, paid: tuple[RoundLine, ...], seen: tuple[PlayerView, ...]
) -> tuple[PlayerView, ...]:
    """Return each player as the viewer sees them, where that is more than the public knowledge in a
    round.
    """
    revealed, over = state.phase is not Phase.PLAYING, state.phase is Phase.OVER
    learnt, has = _learnt(state, viewer), nuggets(paid)
    return tuple(
        [
            replace(
                player,
                role=role if revealed else None,
                learnt=role if revealed or seat in learnt else None,
                nuggets=has.get(seat, 0) if over or seat == viewer else None,
            )
            for seat, (player, role) in enumerate(zip(seen, state.roles, strict=True))
        ]
    )


@memo(1 << 4, by=2)
def _seen_by_all(
    treasury: Treasury, others: tuple[RoundLine, ...]
) -> Callable[[int, int, tuple[str, ...]], PlayerView]:
    """Return (seat, size of the hand, cards before them) -> what all see while a round runs."""
    gold, has = gold_by_seat(treasury), nuggets(all_lines(treasury, others))

    @lru_cache(1 << 7)
    def seen(seat: int, hand: int, before: tuple[str, ...]) -> PlayerView:
        return PlayerView(
            hand=hand,
            before=before,
            role=None,
            learnt=None,
            gold_cards=len(gold.get(seat, ())),
            has_gold=has.get(seat, 0) > 0,
            nuggets=None,
        )

    return seen


def _own(paid: tuple[RoundLine, ...], viewer: Viewer) -> tuple[RoundLine, ...]:
    return () if viewer is TABLE else tuple([line for line in paid if line.seat == viewer])


def _learnt(state: State, viewer: Viewer) -> set[Seat]:
    """Return the seats whose hidden role a viewer knows: their own, and those that they have
    had or inspected.
    """
    if viewer is TABLE:
        return set()
    return {viewer, *(met.player for met in state.known.met if met.seat == viewer)}


@memo(1 << 6, by=1)
def _cards_by_seat(before: tuple[Before, ...]) -> tuple[tuple[str, ...], ...]:
    """Return the cards before each seat there can be, in the order in which they came."""
    cards: list[tuple[str, ...]] = [()] * SEATS[-1]
    for lying in before:
        cards[lying.seat] += (lying.card,)
    return tuple(cards)


@memo(1 << 4, by=1)
def _public_tales(rounds: tuple[Round, ...]) -> tuple[Tale, ...]:
    """Return the public knowledge of the rounds while the game runs."""
    return tuple(
        Tale(
            outcome=ended.outcome,
            roles=ended.roles,
            winners=ended.winners,
            finisher=ended.finisher,
            crystals=ended.crystals,
            maze=ended.cards,
            goals=ended.goals,
            joined=joined_cells(ended.cards),
            last=ended.last,
            nuggets=(None,) * len(ended.roles),
        )
        for ended in rounds
    )


@memo(1 << 5)
def _tales(
    rounds: tuple[Round, ...], paid: tuple[RoundLine, ...], viewer: Viewer, over: bool
) -> tuple[Tale, ...]:
    """Return a viewer's knowledge of the rounds; `over` says whether all gold has been counted."""
    brought = _brought(paid)
    return tuple(
        replace(
            tale,
            nuggets=tuple(
                brought[n, Seat(seat)] if over or viewer == seat else None
                for seat in range(len(tale.roles))
            ),
        )
        for n, tale in enumerate(_public_tales(rounds), 1)
    )


@memo(1 << 5, by=1)
def _brought(lines: tuple[RoundLine, ...]) -> Counter[tuple[int, Seat]]:
    """Return the nuggets that each round brought each seat."""
    brought: Counter[tuple[int, Seat]] = Counter()
    for line in lines:
        brought[line.where, line.seat] += line.points
    return brought


def components(state: State) -> Counter[str]:
    """Count cards, roles, goals and gold, wherever they are."""
    treasury = state.treasury
    tunnels = (laid.card for laid in state.maze.cards.values())
    found = Counter(card for card in tunnels if CARDS[card].kind == "tunnel")
    found.update(chain(state.deck, state.aside, state.played, *state.hands))
    found.update(lying.card for lying in state.before)
    found.update(gone.card for gone in state.discarded)
    found.update(f"goal {card}" for card in state.goals)
    dwarves = (*state.roles, *state.spare, *(dropped.role for dropped in state.known.dropped))
    found.update(f"role {role}" for role in dwarves)
    kept = (card.gold for card in (*treasury.picked, *treasury.paid))
    gold = (*treasury.supply, *treasury.offer, *kept)
    found.update(f"gold {card}" for card in gold)
    return found
