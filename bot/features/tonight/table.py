"""A vote on what to play: people vote for every game that they would join; the most wanted game is
played, and those who want it are invited. PURE.

Only votes that have reached us count: https://core.telegram.org/bots/api#pollanswer.
"""

from collections import Counter
from collections.abc import Iterable
from zlib import crc32

from msgspec.structs import replace

from bot.features.tonight.part import Ballot
from bot.table.gathering import seated_at_once, usual_people, with_game
from bot.table.values import (
    HOUR,
    Command,
    Games,
    Live,
    Person,
    Phase,
    Refused,
    Table,
    User,
    with_changes,
)
from bot.table.votes import in_charge, not_in_charge

LIFE = 12 * HOUR
"""Seconds until a vote closes by itself."""
OPTIONS = 12
"""Games on a ballot. https://core.telegram.org/bots/api#sendpoll"""
VOTERS = 100
"""The most people whose votes count: the table stores each of them."""
GUESTS = 20
"""People who are invited: a lobby has room for that many names, a game for fewer."""


def ballot_of(games: Iterable[str], now: int) -> Ballot:
    """Return the ballot of a new vote."""
    return Ballot(tuple(games)[:OPTIONS], now + LIFE)


def popular(ballot: Ballot) -> tuple[str, ...]:
    """Return the games with the most votes: several in a tie, none without votes."""
    counts = _counts(ballot)
    most = max(counts.values(), default=0)
    return tuple(game for game in ballot.games if most and counts[game] == most)


def leaders(games: Games, ballot: Ballot) -> tuple[str, ...]:
    """Return the games that the vote chooses: several in a tie, none without votes. Games that
    exactly their voters can play go first; then the one that seats most of them.
    """
    ranks = {
        game: _rank(usual_people(games[game]), votes)
        for game, votes in _counts(ballot).items()
        if game in games
    }
    best = max(ranks.values(), default=None)
    return tuple(game for game in ballot.games if ranks.get(game, ()) == best)


def _rank(seats: tuple[int, ...], votes: int) -> tuple[bool, int]:
    return votes in seats, min(votes, max(seats))


def _counts(ballot: Ballot) -> Counter[str]:
    return Counter(game for games in ballot.votes.values() for game in games)


def closed(games: Games, live: Live) -> Live:
    """Return a table after its vote: a lobby for the game that won, by lot in a tie; over if nobody
    has voted.
    """
    table, ballot = live.table, live.table.ballot
    assert ballot is not None
    first = leaders(games, ballot)
    if not first:
        return with_changes(live, phase=Phase.EXPIRED)
    game = first[crc32(f"{table.id} {len(ballot.votes)}".encode()) % len(first)]
    guests = tuple(p for p in table.invited if game in ballot.votes.get(p.user, ()))
    return with_game(games, with_changes(live, invited=guests[:GUESTS]), game)


class Vote(Command, frozen=True):
    """Vote on what to play; replaces the user's former vote."""

    options: tuple[int, ...]
    """Indexes of games on the ballot; empty takes the vote back."""

    def apply(self, games: Games, live: Live, user: User) -> Live:
        ballot = _ballot(live.table)
        chosen = tuple(game for n, game in enumerate(ballot.games) if n in self.options)
        votes = {voter: wants for voter, wants in ballot.votes.items() if voter != user.id}
        guests = tuple(person for person in live.table.invited if person.user != user.id)
        if chosen and len(votes) < VOTERS:
            votes[user.id] = chosen
            if user.is_person:
                guests = (*guests, Person(user.id, user.name, user.language, 0, user.reachable))
        return with_changes(live, ballot=replace(ballot, votes=votes), invited=guests)


class Decide(Command, frozen=True):
    """Close the vote: the most popular game is played."""

    def apply(self, games: Games, live: Live, user: User) -> Live:
        """Close the vote. The host sits down if they can and have voted for the game."""
        ballot = _ballot(live.table)
        if not in_charge(live.table, user):
            raise not_in_charge(user)
        if not leaders(games, ballot):
            raise Refused("refused-no-votes")
        after = closed(games, live)
        wants = ballot.votes.get(user.id, ())
        if after.table.game not in wants:
            return after
        return replace(after, table=seated_at_once(games, after.table, user))


def _ballot(table: Table) -> Ballot:
    """Return the ballot of a vote that is open.

    :raises Refused: when none is.
    """
    if table.ballot is None or table.phase is not Phase.VOTING:
        raise Refused("refused-outdated")
    return table.ballot
