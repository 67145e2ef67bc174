"""The numbers of players that options allow, and the seats that are shared."""

from games.core.contract import AnyGame, Options, agreed
from games.core.message import Message
from games.core.values import Seat


def is_shared(game: AnyGame, options: Options) -> bool:
    """Tell whether all who play with these options share one seat."""
    return game.seating.shares_seat is not None and game.seating.shares_seat(agreed(game, options))


def seats_for(game: AnyGame, options: Options, people: int) -> int:
    """Return how many seats a number of people take."""
    return 1 if is_shared(game, options) else people


def team_of(game: AnyGame, options: Options, seats: int, seat: Seat) -> int:
    """Return which team a seat is of; -1 where everybody plays for themselves."""
    teams = game.seating.teams(agreed(game, options), seats) if game.seating.teams else ()
    return next((number for number, team in enumerate(teams) if seat in team), -1)


def refusal(game: AnyGame, options: Options, seats: int) -> Message | None:
    """Say why this number of seats cannot play with these options; None when it can."""
    return (
        None if game.seating.refuses is None else game.seating.refuses(agreed(game, options), seats)
    )


def lawful_seats(game: AnyGame, options: Options) -> tuple[int, ...]:
    """Return how many seats there can be with these options; nothing where they clash."""
    return tuple(count for count in game.seats if refusal(game, options, count) is None)


def lawful_people(game: AnyGame, options: Options) -> tuple[int, ...]:
    """Return how many people can play with these options: on a seat each, or sharing one."""
    lawful = lawful_seats(game, options)
    return tuple(count for count in game.seats if seats_for(game, options, count) in lawful)
