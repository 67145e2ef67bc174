"""The language of the scenario files of Saboteur.

A step is a move in notation,

    Anna: lay nes 1,0 r0

or an expectation, one of the sentences in SENTENCES.

What comes before the first step is arranged: roles and hands by seat, goals from north to south,
the next cards of the deck, the next gold cards, the maze as the text board draws it, cards that lie
before players (`Bob break-lamp`). Hands that are not named are filled; `empty = true` leaves
nothing in the deck but what is named. Everything is taken from the box: what is left is put aside.
"""

from collections.abc import Iterator
from re import Match

from msgspec.structs import replace

from games.core.contract import defaults
from games.core.rng import Rng
from games.core.values import TABLE, Cell
from games.saboteur import GAME
from games.saboteur.actions import Lay
from games.saboteur.components import CARDS, Gold, Role
from games.saboteur.maze import is_joined
from games.saboteur.state import Before, State, WonGold
from games.saboteur.turns import hand
from games.saboteur.view import View
from tests.games import reader
from tests.games.reader import Sentences, common, played, seat_of, seats_of
from tests.games.saboteur.maps import maze


class Scenario(reader.Scenario, frozen=True):
    """A passage of the sources, played."""

    players: int = 3
    round: int = 1
    roles: str = ""
    spare: str = ""
    """The next roles that were not dealt."""
    goals: str = "gold stone-ne stone-nw"
    hands: tuple[str, ...] = ()
    deck: str = ""
    empty: bool = False
    gold: str = ""
    kept: tuple[str, ...] = ()
    """Gold cards that somebody has from before: `Cleo 3 3 2`."""
    maze: str = ""
    before: tuple[str, ...] = ()
    map: str = ""
    """The maze at the end."""


Moment = reader.Moment[State]


def run(scenario: Scenario) -> Moment:
    """Play a scenario; the first sentence that is not true fails."""
    return played(GAME, Moment(_arranged(scenario)), scenario, SENTENCES)


def _arranged(scenario: Scenario) -> State:
    options = {**defaults(GAME), **scenario.options}
    state = GAME.setup(options, scenario.players, Rng(1))
    state = replace(state, round=scenario.round, goals=tuple(scenario.goals.split()))
    return _dealt(_cast(_with_gold(state, scenario), scenario), scenario)


def _with_gold(state: State, scenario: Scenario) -> State:
    """Put the named gold cards on top of the supply; give away what is kept."""
    rest = list(state.treasury.supply)
    first = [Gold(int(word)) for word in scenario.gold.split()]
    kept = [
        WonGold(seat_of(who), Gold(int(gold)), 0)
        for who, *cards in map(str.split, scenario.kept)
        for gold in cards
    ]
    for gold in (*first, *(card.gold for card in kept)):
        rest.remove(gold)
    treasury = replace(state.treasury, supply=(*first, *rest), picked=tuple(kept))
    return replace(state, treasury=treasury)


def _cast(state: State, scenario: Scenario) -> State:
    """Give the seats the named roles."""
    rest = [*state.roles, *state.spare]
    named = [Role(word) for word in f"{scenario.roles} {scenario.spare}".split()]
    for role in named:
        rest.remove(role)
    order, seats = (*named, *rest), scenario.players
    return replace(state, roles=order[:seats], spare=order[seats:])


def _dealt(state: State, scenario: Scenario) -> State:
    """Deal the cards that are named, and fill up with the others."""
    pool = [*state.deck, *state.aside, *(card for cards in state.hands for card in cards)]
    size = len(state.hands[0])
    if scenario.maze:
        state = replace(state, maze=maze(scenario.maze))
    _taken(pool, (laid.card for laid in state.maze.cards.values()))
    before = tuple(Before(seat_of(word.split()[0]), word.split()[1]) for word in scenario.before)
    _taken(pool, (lying.card for lying in before))
    hands = [tuple(words.split()) for words in scenario.hands]
    deck = tuple(scenario.deck.split())
    _taken(pool, (card for cards in (*hands, deck) for card in cards))
    while len(hands) < scenario.players:
        hands.append(tuple(pool.pop() for _ in range(size)))
    aside = len(pool) if scenario.empty else len(state.aside)
    return replace(
        state,
        before=before,
        hands=tuple(map(hand, hands)),
        deck=(*deck, *pool[aside:]),
        aside=tuple(pool[:aside]),
    )


def _taken(pool: list[str], cards: Iterator[str]) -> None:
    for card in cards:
        if CARDS[card].kind != "special":
            pool.remove(card)


def _view(moment: Moment, who: str) -> View:
    return GAME.view(moment.state, seat_of(who))


def _public(moment: Moment) -> View:
    return GAME.view(moment.state, TABLE)


def _cell(word: str) -> Cell:
    x, y = word.split(",")
    return Cell(int(x), int(y))


def _nothing_at(moment: Moment, said: Match[str]) -> bool:
    actions = GAME.legal_actions(moment.state, seat_of(said["who"]))
    return all(a.cell != _cell(said["cell"]) for a in actions if isinstance(a, Lay))


def _no_tunnels(moment: Moment, said: Match[str]) -> bool:
    actions = GAME.legal_actions(moment.state, seat_of(said["who"]))
    return not any(isinstance(action, Lay) for action in actions)


def _joined(moment: Moment, said: Match[str]) -> bool:
    return is_joined(moment.state.maze, _cell(said["cell"]))


def _cut_off(moment: Moment, said: Match[str]) -> bool:
    return not _joined(moment, said)


def _goal(moment: Moment, said: Match[str]) -> bool:
    goal = next(g for g in _public(moment).goals if g.cell == _cell(said["cell"]))
    return f"{goal.face} {goal.turned}" == said["face"]


def _hidden(moment: Moment, said: Match[str]) -> bool:
    goal = next(g for g in _public(moment).goals if g.cell == _cell(said["cell"]))
    return goal.face is None


def _knows_goal(moment: Moment, said: Match[str]) -> bool:
    view = _view(moment, said["who"])
    known = next(goal.known for goal in view.goals if goal.cell == _cell(said["cell"]))
    return known == (None if said["face"] == "nothing" else said["face"])


def _knows_role(moment: Moment, said: Match[str]) -> bool:
    learnt = _view(moment, said["who"]).players[seat_of(said["whom"])].learnt
    return learnt is (None if said["role"] == "nobody known" else Role(said["role"]))


def _counts_cards(moment: Moment, said: Match[str]) -> bool:
    return _public(moment).players[seat_of(said["who"])].hand == int(said["count"])


def _holds(moment: Moment, said: Match[str]) -> bool:
    return sorted(_view(moment, said["who"]).hand) == sorted(said["cards"].split())


def _lies(moment: Moment, said: Match[str]) -> bool:
    lying = _public(moment).players[seat_of(said["who"])].before
    return " ".join(lying) == said["cards"].replace("nothing", "")


def _deck(moment: Moment, said: Match[str]) -> bool:
    return _public(moment).deck == int(said["count"])


def _ended(moment: Moment, said: Match[str]) -> bool:
    tales = _public(moment).tales
    number = int(said["round"])
    return len(tales) >= number and tales[number - 1].outcome.value == said["outcome"]


def _won(moment: Moment, said: Match[str]) -> bool:
    winners = _public(moment).tales[int(said["round"]) - 1].winners
    return winners == (() if said["who"] == "nobody" else seats_of(said["who"]))


def _offered(moment: Moment, said: Match[str]) -> bool:
    offer = _view(moment, said["who"]).offer
    return " ".join(str(int(gold)) for gold in offer) == said["cards"].replace("no gold cards", "")


def _nuggets(moment: Moment, said: Match[str]) -> bool:
    return _view(moment, said["who"]).players[seat_of(said["who"])].nuggets == int(said["count"])


def _cards_of_gold(moment: Moment, said: Match[str]) -> bool:
    return _public(moment).players[seat_of(said["who"])].gold_cards == int(said["count"])


def _secret(moment: Moment, said: Match[str]) -> bool:
    return _public(moment).players[seat_of(said["who"])].nuggets is None


def _round(moment: Moment, said: Match[str]) -> bool:
    return _public(moment).round == int(said["round"])


_WHO = r"(?P<who>\w+)"
_AT = r"(?P<cell>-?\d+,-?\d+)"

SENTENCES: Sentences[Moment] = {
    rf"{_WHO} may lay nothing at {_AT}": _nothing_at,
    rf"{_WHO} may lay no tunnels": _no_tunnels,
    rf"{_AT} is joined to the start": _joined,
    rf"{_AT} is cut off": _cut_off,
    rf"the goal at {_AT} shows (?P<face>\S+ r\d+)": _goal,
    rf"the goal at {_AT} is face down": _hidden,
    rf"{_WHO} knows the goal at {_AT}: (?P<face>\S+)": _knows_goal,
    rf"to {_WHO} (?P<whom>\w+) is (?P<role>nobody known|\w+)": _knows_role,
    rf"{_WHO} has (?P<count>\d+) cards?": _counts_cards,
    rf"{_WHO} holds (?P<cards>.*)": _holds,
    rf"before {_WHO} lies (?P<cards>.+)": _lies,
    r"the deck has (?P<count>\d+) cards?": _deck,
    r"round (?P<round>\d) ended: (?P<outcome>\w+)": _ended,
    r"round (?P<round>\d) was won by (?P<who>.+)": _won,
    rf"{_WHO} is offered (?P<cards>.+)": _offered,
    rf"{_WHO} has (?P<count>\d+) nuggets?": _nuggets,
    rf"{_WHO} has (?P<count>\d+) gold cards?": _cards_of_gold,
    rf"what {_WHO} has is secret": _secret,
    r"it is round (?P<round>\d)": _round,
    **common(GAME),
}
