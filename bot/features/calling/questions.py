"""What people of a group's table are asked besides their turn: votes, a pause, whether somebody may
come late, and whether a game that somebody plays alone goes on (docs/adr/0139). PURE.
"""

from collections.abc import Iterator

from bot.features.latecomers.table import is_latecomers
from bot.features.pause.table import wish_of
from bot.table.seating import is_reached, present
from bot.table.slots import awaits_answer
from bot.table.tally import tally, tally_of_all, tally_to_stop
from bot.table.values import Games, Live, Matter, Person, Phase, calls_apart, is_asking


def questioned(games: Games, live: Live) -> tuple[Person, ...]:
    """Return the people of whom a running game's table, where each is called by themselves, asks
    something besides their turn.
    """
    return _asked_people(games, live) if calls_apart(live.table) else ()


def _asked_people(games: Games, live: Live) -> tuple[Person, ...]:
    table = live.table
    if not is_asking(table) or table.phase is not Phase.RUNNING:
        return ()
    asked = frozenset[int]().union(*_users_to_answer(games, live))
    people = (table.people[chair] for chair in present(table))
    return tuple(person for person in people if person.user in asked)


def _users_to_answer(games: Games, live: Live) -> Iterator[frozenset[int]]:
    """Yield of each question the users who have not answered it. That of hints is none: there is no
    hurry.
    """
    table, offer = live.table, live.table.offer
    for motion in table.motions:
        if motion.matter is not Matter.HINTS:
            yield tally(games, live, motion).asked - motion.votes - motion.against
    if table.votes:
        yield tally_to_stop(games, live).asked - table.votes
    if wish := wish_of(table):
        yield tally_of_all(games, live, wish.agreed).asked - wish.agreed
    if offer and offer.agreed is not None and is_latecomers(table, offer):
        yield tally_of_all(games, live, offer.agreed).asked - offer.agreed
    if awaits_answer(table):
        yield frozenset(table.people[chair].user for chair in present(table))


def asked_in_group(games: Games, live: Live) -> tuple[Person, ...]:
    """Return those of whom a group's board asks something, by name: over days who cannot be called
    in private, else everybody who has not answered.
    """
    if not live.table.place.is_group:
        return ()
    asked, is_apart = _asked_people(games, live), calls_apart(live.table)
    return tuple(person for person in asked if not (is_apart and is_reached(person)))
