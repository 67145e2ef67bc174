"""The language of the scenario files of Glastonbury.

A step is a move in notation,

    Anna: take 1,3

or an expectation, one of the sentences in SENTENCES. Cards are written as on the text board:
`fro3`.

What comes before the first step is arranged. The wizards, in the order of seats: the place where
each stands before the walk; what is in the cauldron, the top card last; spells with the uses that
are left; recipes: `3; ros1 fro3; mov+2 app+1 luck; orange ender`. Then whoever has the turn walks.
Without wizards the game has not begun. `field` is six lines of six cards, `*` for any card; `stock`
names the next cards; `empty = true` leaves nothing in it but these: the others are out of the game.
Here two have all colours, too.
"""

from re import Match

from msgspec.structs import replace

from games.core.contract import defaults
from games.core.rng import Rng
from games.core.values import Cell, Seat
from games.glastonbury import GAME
from games.glastonbury.components import APPEARANCE, BAD_LUCK, CARDS, DECK, EYEBALL, MOVEMENT
from games.glastonbury.field import CORNERS, index
from games.glastonbury.state import State, Wizard
from games.glastonbury.view import PlayerView, View
from games.glastonbury.walk import next_turn
from tests.games import reader
from tests.games.reader import Sentences, common, played, seat_of, seats_of, viewer_of

_SPELLS = {BAD_LUCK: "luck", EYEBALL: "eye!", APPEARANCE: "app+", MOVEMENT: "mov+"}


def code(card: str) -> str:
    """Return a card in four characters: the first three letters of what it shows, and its value."""
    return _SPELLS.get(card) or f"{CARDS[card].kind[:3]}{CARDS[card].value}"


_CARDS = {code(card): card for card in CARDS}


class Scenario(reader.Scenario, frozen=True):
    """A passage of the sources, played."""

    players: int = 2
    wizards: tuple[str, ...] = ()
    turn: str = "Anna"
    field: str = ""
    stock: str = ""
    empty: bool = False


Moment = reader.Moment[State]


def run(scenario: Scenario) -> Moment:
    """Play a scenario; the first sentence that is not true fails."""
    return played(GAME, _arranged(scenario), scenario, SENTENCES)


def _arranged(scenario: Scenario) -> Moment:
    options = {**defaults(GAME), **scenario.options}
    seats = len(scenario.wizards) or scenario.players
    state = GAME.setup(options, seats, Rng(1))
    if not scenario.wizards:
        return Moment(replace(state, turn=seat_of(scenario.turn)))
    pool = list(DECK)
    wizards = tuple(_wizard(words, pool) for words in scenario.wizards)
    known = tuple(recipe for wizard in wizards for recipe in wizard.recipes)
    box = (*state.spare, *(recipe for wizard in state.wizards for recipe in wizard.recipes))
    stock = _taken(pool, scenario.stock.split())
    field = _field(scenario.field.split(), pool)
    before = Seat((seat_of(scenario.turn) - 1) % seats)
    state = replace(
        state,
        turn=before,
        removed=None,
        wizards=wizards,
        field=field,
        stock=stock if scenario.empty else (*stock, *pool),
        gone=tuple(pool) if scenario.empty else (),
        spare=tuple(recipe for recipe in box if recipe not in known),
    )
    return Moment(*next_turn(state))


def _wizard(words: str, pool: list[str]) -> Wizard:
    place, cauldron, spells, recipes = [*(part.strip() for part in words.split(";")), "", "", ""][
        :4
    ]
    left = {word[:4]: int(word[4:] or 0) for word in spells.split()}
    return Wizard(
        place=int(place),
        cauldron=_taken(pool, cauldron.split()),
        spells=_taken(pool, [word[:4] for word in spells.split()]),
        appearances=left.get("app+", 0),
        movements=left.get("mov+", 0),
        recipes=tuple(recipes.split()),
    )


def _taken(pool: list[str], codes: list[str]) -> tuple[str, ...]:
    cards = tuple(_CARDS[word] for word in codes)
    for card in cards:
        pool.remove(card)
    return cards


def _field(words: list[str], pool: list[str]) -> tuple[str, ...]:
    """Lay the named cards, and harmless ones where any will do."""
    words = words or ["*"] * 36
    named = {at: _CARDS[word] for at, word in enumerate(words) if word in _CARDS}
    for card in named.values():
        pool.remove(card)
    corners = {index(cell) for cell in CORNERS.values()}
    cards = []
    for at, word in enumerate(words):
        if at in named:
            cards.append(named[at])
        elif at in corners or word != "*":
            cards.append("")
        else:
            cards.append(pool.pop(0))
    return tuple(cards)


def _view(moment: Moment, who: str) -> View:
    return GAME.view(moment.state, viewer_of(who))


def _player(moment: Moment, said: Match[str]) -> PlayerView:
    return _view(moment, "the group").players[seat_of(said["who"])]


def _stands(moment: Moment, said: Match[str]) -> bool:
    return _player(moment, said).place == int(said["place"])


def _top(moment: Moment, said: Match[str]) -> bool:
    top = _player(moment, said).top
    return (code(top) if top else "nothing") == said["card"]


def _counts(moment: Moment, said: Match[str]) -> bool:
    return _player(moment, said).cards == int(said["count"])


def _appearances(moment: Moment, said: Match[str]) -> bool:
    return _player(moment, said).appearances == int(said["count"])


def _movements(moment: Moment, said: Match[str]) -> bool:
    return _player(moment, said).movements == int(said["count"])


def _stock(moment: Moment, said: Match[str]) -> bool:
    return _view(moment, "the group").stock == int(said["count"])


def _under(moment: Moment, said: Match[str]) -> bool:
    cards = said["cards"].split()
    return sorted(map(code, moment.state.stock[-len(cards) :])) == sorted(cards)


def _lies(moment: Moment, said: Match[str]) -> bool:
    x, y = map(int, said["cell"].split(","))
    card = _view(moment, "the group").field.get(Cell(x, y))
    return (code(card) if card else "nothing") == said["card"]


def _sees(moment: Moment, said: Match[str]) -> bool:
    player = _view(moment, said["viewer"]).players[seat_of(said["who"])]
    return " ".join(map(code, player.cauldron)) == said["cards"].replace("nothing", "")


def _knows_recipes(moment: Moment, said: Match[str]) -> bool:
    return " ".join(_view(moment, said["viewer"]).recipes) == said["recipes"].replace("none", "")


def _points(moment: Moment, said: Match[str]) -> bool:
    result = GAME.result(moment.state)
    return result is not None and result.scores[seat_of(said["who"])] == int(said["points"])


def _ended(moment: Moment, said: Match[str]) -> bool:
    return moment.state.ender == seat_of(said["who"])


def _powder(moment: Moment, said: Match[str]) -> bool:
    return " ".join(_player(moment, said).powder) == said["kinds"]


def _unlucky(moment: Moment, said: Match[str]) -> bool:
    last = moment.state.last
    return last is not None and last.unlucky == seats_of(said["who"])


def _removed(moment: Moment, said: Match[str]) -> bool:
    cards = GAME.components(moment.state)
    left = sum(count for card, count in cards.items() if card in CARDS)
    return left == int(said["count"]) and moment.state.removed in ("yellow", "green", None)


_WHO = r"(?P<who>\w+)"
_VIEWER = r"(?P<viewer>the group|\w+)"

SENTENCES: Sentences[Moment] = {
    rf"{_WHO} stands at (?P<place>\d+)": _stands,
    rf"the top card of {_WHO} is (?P<card>\S+)": _top,
    rf"{_WHO} has (?P<count>\d+) cards? in the cauldron": _counts,
    rf"{_WHO} can let (?P<count>\d) cards? appear": _appearances,
    rf"{_WHO} can walk on (?P<count>\d) times?": _movements,
    r"the stock has (?P<count>\d+) cards?": _stock,
    r"under the stock lie (?P<cards>.+)": _under,
    r"at (?P<cell>\d,\d) lies (?P<card>\S+)": _lies,
    rf"{_VIEWER} sees in the cauldron of {_WHO}: (?P<cards>.+)": _sees,
    rf"{_VIEWER} knows these recipes: (?P<recipes>.+)": _knows_recipes,
    rf"{_WHO} has (?P<points>-?\d+) points": _points,
    rf"{_WHO} ended the game": _ended,
    rf"{_WHO} adds powder to (?P<kinds>.+)": _powder,
    r"(?P<who>.+) lost a top card": _unlucky,
    r"the game has (?P<count>\d+) cards": _removed,
    **common(GAME),
}
