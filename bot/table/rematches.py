"""The lobby of a rematch: what it keeps of the game before. PURE."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from bot.table.computers import own, speaking
from bot.table.days_off import Suspension
from bot.table.seating import seated
from bot.table.values import VANISHING, Games, Person, Table, User, keeps_secrets, with_preferences
from games.core.contract import Level


def rematch_people(
    games: Games, old: Table, host: User, language: str, level: Level | None
) -> tuple[Person, ...]:
    """Return who sits in a rematch's lobby from the beginning: whoever asks for it, if they can be
    told secrets, and the computers.

    :param level: how well these play; None: as before. Where one of them played better, who played
        worse does not improve.
    :raises Refused: when the user did not play to the end.
    """
    person = with_preferences(old.people[seated(old, host)], host)
    person = replace(person, reachable=host.reachable, language=host.language, tips=host.tips)
    computers = (replace(player, computer=each) for player, each in _levels(old, level))
    can_play = host.reachable or not keeps_secrets(games, old)
    return (*([person] if can_play else []), *(speaking(each, language) for each in computers))


def _levels(old: Table, level: Level | None) -> Iterator[tuple[Person, Level]]:
    """Yield a game's own computers, each with how well it plays in the rematch."""
    order = tuple(Level).index
    before = [(player, player.computer) for player in own(old) if player.computer]
    is_easier = level is not None and any(order(each) > order(level) for _, each in before)
    for player, each in before:
        yield player, min(each, level or each, key=order) if is_easier else level or each


def rematch_lobby(old: Table, lobby: Table, invited: Iterable[Person]) -> Table:
    """Return a new lobby with the game, the options and the time of a table that is over.

    :param invited: those of its people who are expected, if they do not sit there yet.
    """
    sitting = {one.user for one in lobby.people}
    return replace(
        lobby,
        slot=old.slot,
        game=old.game,
        options=old.options,
        invited=tuple(one for one in invited if one.user not in sitting),
        tempo=old.tempo,
        clock=old.clock,
        increment=old.increment,
        still=Suspension(weekends=old.still.weekends),
        pace=old.pace,
        vanishing=old.vanishing or VANISHING[0],
        hints=old.hints,
        title=old.title,
        strangers=old.strangers,
    )
