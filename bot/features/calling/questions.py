"""What people of a group's table are asked besides their turn: votes, and whether a game that
somebody plays alone goes on (docs/adr/0139). PURE.
"""

from bot.table.seating import is_reached, present
from bot.table.slots import awaits_answer
from bot.table.tally import tally
from bot.table.values import Games, Live, Matter, Person, Phase, calls_apart, position


def question_to(games: Games, live: Live, person: Person) -> str:
    """Return which question somebody of a table has not answered; empty for none. It is the same
    while the same is asked at the same position of the game.
    """
    table = live.table
    for motion in table.motions:
        if motion.matter is Matter.HINTS:  # there is no hurry: nobody is called
            continue
        waits_for = tally(games, live, motion).asked - motion.votes - motion.against
        if person.user in waits_for:
            return f"{motion.matter.value} {motion.chair} {position(table)}"
    is_wanted = table.wanted is not None and awaits_answer(table)
    return f"table {table.wanted.since}" if is_wanted and table.wanted else ""


def questioned(games: Games, live: Live) -> tuple[Person, ...]:
    """Return the people of whom a running game's table, where each is called by themselves, asks
    something besides their turn.
    """
    table = live.table
    if not (table.motions or table.wanted) or table.phase is not Phase.RUNNING:
        return ()
    if not calls_apart(table):
        return ()
    people = (table.people[chair] for chair in present(table))
    return tuple(person for person in people if question_to(games, live, person))


def asked_in_group(games: Games, live: Live) -> tuple[Person, ...]:
    """Return those of them who cannot be called in private: the board names them."""
    return tuple(person for person in questioned(games, live) if not is_reached(person))
