"""The language of the scenario files of Guilds of Laar.

A step is a move in notation,

    Anna: send 0,0 spice

or an expectation, one of the sentences in SENTENCES.

What comes before the first step is arranged: the round, who is first in it, the chart, the market,
experts that are left, goods. A card is named by what it is as those goods (`anise`, `4`, `unicorn`,
`pinga:1-2`, `shift`) or by its number (`#36`). `ended = true` begins after the last round.
"""

from re import Match

from msgspec.structs import replace

from games.core.contract import defaults
from games.core.rng import Rng
from games.core.values import TABLE
from games.laar import GAME
from games.laar.components import CARDS, SCORING, Goods, Weapon
from games.laar.ending import after_rounds
from games.laar.rounds import laid_out
from games.laar.stacks import EMPTY, Stacks
from games.laar.state import State
from games.laar.tally import Sheet
from games.laar.view import PlayerView, View
from tests.games import reader
from tests.games.reader import Sentences, common, played, seat_of, viewer_of


class Scenario(reader.Scenario, frozen=True):
    """A passage of the sources, played."""

    players: int = 3
    round: int = 1
    first: str = "Anna"
    chart: str = "i"
    market: str = ""
    experts: tuple[str, ...] = ()
    """Of those who have not all five: `Anna: spice gem`."""
    goods: tuple[str, ...] = ()
    """From before: `Anna: gem 1 2 4 4 8`."""
    ended: bool = False


Moment = reader.Moment[State]


def run(scenario: Scenario) -> Moment:
    """Play a scenario; the first sentence that is not true fails."""
    return played(GAME, _arranged(scenario), scenario, SENTENCES, not scenario.experts)


def _arranged(scenario: Scenario) -> Moment:
    options = {**defaults(GAME), "beasts": scenario.chart, **scenario.options}
    state = GAME.setup(options, scenario.players, Rng(1))
    pool = [*(lot.card for lot in state.market if lot), *state.deck, *state.unused]
    market = [_taken(pool, Goods.SPICE, word) for word in scenario.market.split()]
    stacks = _stacks(scenario, pool)
    size = scenario.players * (13 - scenario.round)
    deck = (*market, *pool)[:size]
    state = replace(
        state,
        round=scenario.round,
        first=seat_of(scenario.first),
        stacks=stacks,
        hands=_hands(scenario, state),
        deck=deck,
        unused=(*market, *pool)[size:],
    )
    if not scenario.ended:
        return Moment(laid_out(state))
    return Moment(*after_rounds(replace(state, deck=(), unused=(*deck, *state.unused), round=12)))


def _hands(scenario: Scenario, state: State) -> tuple[tuple[Goods, ...], ...]:
    hands = list(state.hands)
    for who, words in (line.split(": ") for line in scenario.experts):
        hands[seat_of(who)] = tuple(map(Goods, words.split()))
    return tuple(hands)


def _stacks(scenario: Scenario, pool: list[int]) -> tuple[Stacks, ...]:
    stacks = [EMPTY] * scenario.players
    for who, words in (line.split(": ") for line in scenario.goods):
        goods, *cards = words.split()
        taken = tuple(_taken(pool, Goods(goods), word) for word in cards)
        stacks[seat_of(who)] = {**stacks[seat_of(who)], Goods(goods): taken}
    return tuple(stacks)


def _taken(pool: list[int], goods: Goods, word: str) -> int:
    """Take a card that is so called out of the pool; universal goods only by their number."""
    usual = (c for c in pool if CARDS[c].spell != "universal" or goods is Goods.SPELL)
    found = next(card for card in (pool if "#" in word else usual) if _is(card, goods, word))
    pool.remove(found)
    return found


def _is(card: int, goods: Goods, word: str) -> bool:
    if word.startswith("#"):
        return card == int(word[1:])
    name, _, hits = word.partition(":")
    as_said = "{}-{}".format(*CARDS[card].hits)
    return CARDS[card].zone(goods) == name and hits in ("", as_said)


def _public(moment: Moment) -> View:
    return GAME.view(moment.state, TABLE)


def _player(moment: Moment, who: str) -> PlayerView:
    return _public(moment).players[seat_of(who)]


def _sheet(moment: Moment, who: str) -> Sheet:
    """What is counted at the end."""
    return _public(moment).sheets[seat_of(who)]


def _points(moment: Moment, said: Match[str]) -> bool:
    goods = Goods(said["goods"].removesuffix("s"))
    return _sheet(moment, said["who"]).points(goods) == int(said["points"])


def _total(moment: Moment, said: Match[str]) -> bool:
    result = _public(moment).result
    assert result is not None
    sums = [sum(_sheet(moment, said["who"]).points(goods) for goods in SCORING)]
    return [int(said["points"])] == sums == [result.scores[seat_of(said["who"])]]


def _runs(moment: Moment, said: Match[str]) -> bool:
    gems = _sheet(moment, said["who"]).gems
    assert gems is not None
    found = ["-".join(str(gem.counts) for gem in run) for run in gems.runs]
    return sorted(found) == sorted(said["runs"].split(", "))


def _strikes(moment: Moment, said: Match[str]) -> bool:
    seat = seat_of(said["who"])
    taken = sum(
        blow.points
        for blow in _sheet(moment, said["who"]).blows
        if blow.seat == seat and blow.target == seat_of(said["whom"])
    )
    return taken == int(said["points"])


def _stack(moment: Moment, said: Match[str]) -> bool:
    stack = moment.state.stacks[seat_of(said["who"])][Goods(said["goods"])]
    words = [CARDS[card].zone(Goods(said["goods"])) for card in stack if card]
    return words == said["words"].replace("nothing", "").split()


def _experts(moment: Moment, said: Match[str]) -> bool:
    return _player(moment, said["who"]).experts == tuple(map(Goods, said["words"].split()))


def _all_experts(moment: Moment, said: Match[str]) -> bool:
    return all(player.experts == tuple(Goods) for player in _public(moment).players)


def _sees(moment: Moment, said: Match[str]) -> bool:
    view = GAME.view(moment.state, viewer_of(said["who"]))
    player = view.players[seat_of(said["whom"])]
    if said["what"] == "experts":
        return player.experts is not None
    return None not in player.stacks[Goods.GEM]


def _sees_not(moment: Moment, said: Match[str]) -> bool:
    return not _sees(moment, said)


def _stops(moment: Moment, said: Match[str]) -> bool:
    stopped = _player(moment, said["who"]).stopped
    return stopped == tuple(map(Weapon, said["words"].replace("nothing", "").split()))


def _first(moment: Moment, said: Match[str]) -> bool:
    return _public(moment).first == seat_of(said["who"])


def _round(moment: Moment, said: Match[str]) -> bool:
    return _public(moment).round == int(said["round"])


def _market(moment: Moment, said: Match[str]) -> bool:
    return len([lot for lot in _public(moment).market if lot]) == int(said["count"])


def _deck(moment: Moment, said: Match[str]) -> bool:
    return _public(moment).deck == int(said["count"])


def _private(moment: Moment, said: Match[str]) -> bool:
    return GAME.asks_in_private(moment.state, seat_of(said["who"]))


def _in_group(moment: Moment, said: Match[str]) -> bool:
    return not _private(moment, said)


_WHO = r"(?P<who>\w+)"
_SEER = r"(?P<who>the group|\w+)"

SENTENCES: Sentences[Moment] = {
    rf"{_WHO}'s (?P<goods>spells|gems|spices|beasts|weapons) score (?P<points>-?\d+)": _points,
    rf"{_WHO} has (?P<points>-?\d+) points": _total,
    rf"{_WHO}'s runs are (?P<runs>.+)": _runs,
    rf"{_WHO} takes (?P<points>\d+) from (?P<whom>\w+)": _strikes,
    rf"{_WHO}'s (?P<goods>\w+) stack is (?P<words>.+)": _stack,
    rf"{_WHO}'s experts are (?P<words>.+)": _experts,
    r"everybody has all five experts": _all_experts,
    rf"{_SEER} sees (?P<whom>\w+)'s (?P<what>gems|experts)": _sees,
    rf"{_SEER} does not see (?P<whom>\w+)'s (?P<what>gems|experts)": _sees_not,
    rf"{_WHO}'s shields stop (?P<words>.+)": _stops,
    rf"{_WHO} is first": _first,
    r"it is round (?P<round>\d+)": _round,
    r"(?P<count>\d) cards? (is|are) on the market": _market,
    r"(?P<count>\d+) cards are to come": _deck,
    rf"{_WHO} is asked in private": _private,
    rf"{_WHO} is asked in the group": _in_group,
    **common(GAME),
}
