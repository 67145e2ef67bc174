"""Skill ratings: how well people do against each other in one game, as the name of a level. PURE.

Reckoned anew from all games of a group by openskill (Weng and Lin, "A Bayesian Approximation Method
for Online Ranking", 2011; its Plackett-Luce model), with ties and teams. The number is never told.
"""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.table.played import Played, Sitting
from bot.table.values import NOBODY

FEWEST = 5
"""Fewest games for a level."""
LEVELS = ("beginner", "steady", "strong", "master")
_FROM = (16.0, 21.0, 26.0)
"""Lower bounds of the levels above the first: expected skill less uncertainty. All begin with 25
less 8.3."""
_MODEL = PlackettLuce()
USUAL: float = _MODEL.rating().mu
"""The expected skill of a person who has not played yet."""


def levels(played: Sequence[Played]) -> Mapping[int, str]:
    """Return the levels of those who have played enough games.

    :param played: games of one kind, the latest first.
    """
    ratings, games = _ratings(played)
    return {user: _level(ratings[user]) for user, count in games.items() if count >= FEWEST}


def skills(played: Sequence[Played], user: int) -> Mapping[str, float]:
    """Return the expected skill of somebody in each game that they have played against others.

    :param played: their games, the latest first; what others have played elsewhere is not known.
    """
    kinds = {record.game for record in played if record.is_versus}
    return {
        game: _skill([record for record in played if record.game == game], user) for game in kinds
    }


def _skill(played: Sequence[Played], user: int) -> float:
    ratings, _ = _ratings(played)
    return ratings[user].mu


def _ratings(played: Sequence[Played]) -> tuple[dict[int, PlackettLuceRating], Counter[int]]:
    """Return the ratings that follow from games of one kind, and how many each has played."""
    ratings: dict[int, PlackettLuceRating] = defaultdict(_MODEL.rating)
    games: Counter[int] = Counter()
    for one in reversed(played):
        if one.is_versus:
            games.update(_update_ratings(one, ratings))
    return ratings, games


def _update_ratings(game: Played, ratings: dict[int, PlackettLuceRating]) -> list[int]:
    """Update ratings by one game; return whose. Of NOBODY it is not known how they play."""
    sides = _sides(game.sittings)
    if len(sides) < 2:
        return []
    before = [
        [_MODEL.rating() if s.user == NOBODY else ratings[s.user] for s in side] for side in sides
    ]
    after = _MODEL.rate(before, ranks=[float(side[0].place) for side in sides])
    pairs = [
        (sitting.user, rating)
        for side, rated in zip(sides, after, strict=True)
        for sitting, rating in zip(side, rated, strict=True)
        if sitting.user != NOBODY
    ]
    ratings.update(pairs)
    return [user for user, _ in pairs]


def _sides(sittings: Sequence[Sitting]) -> list[list[Sitting]]:
    """Return the teams; a player without a team is a team of one."""
    sides: dict[int, list[Sitting]] = defaultdict(list)
    for number, sitting in enumerate(sittings):
        sides[sitting.side if sitting.side >= 0 else -1 - number].append(sitting)
    return list(sides.values())


def _level(rating: PlackettLuceRating) -> str:
    sure = rating.mu - rating.sigma
    return LEVELS[sum(sure >= begins for begins in _FROM)]
