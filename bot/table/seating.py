"""Maps people to chairs, and chairs to the seats of the game. PURE.

Everybody has a *chair*: their place among the people of a table. The game knows *seats*, places in
its turn order. Each chair has a seat of its own, except that the chairs of a team share one
(docs/adr/0023). A person's rights go by their chair; a game's questions and news go by the seat.
In a circle the people are also the readers, in whose private chats the board stands.

People may wait for a seat of their own in a game that runs: they get it at the first moment at
which the game has room for one more (docs/adr/0125).
"""

from collections.abc import Collection
from typing import Any

from msgspec.structs import replace

from bot.table.values import (
    NOBODY,
    Chair,
    Games,
    Live,
    Person,
    Phase,
    Refused,
    Table,
    User,
    game_of,
    is_gathering,
    keeps_secrets,
    with_preferences,
)
from games.core.contract import AnyGame, Transition
from games.core.log import By
from games.core.seats import lawful_people
from games.core.values import Seat

COLOURS = 12
"""Number of colours to choose from; the theme draws them."""


def name_at(table: Table, user: User) -> str:
    """Return the name of a user at a table."""
    return user.alias if table.strangers else user.name


def person_of(table: Table, user: User, colour: int) -> Person:
    """Return somebody as they sit down at a table."""
    name, language = name_at(table, user), user.language
    person = Person(user.id, name, language, colour, reachable=user.reachable, tips=user.tips)
    return with_preferences(person, user)


def awaited_guests(table: Table) -> tuple[Person, ...]:
    """Return invited people who have not joined the lobby."""
    here = {person.user for person in table.people}
    guests = table.invited if is_gathering(table) else ()
    return tuple(person for person in guests if person.user not in here)


def circle_people(table: Table) -> tuple[Person, ...]:
    """Return the people whose private chats show the board of a circle's table: its players who
    have not left, and invited guests. A table in any other place has none.
    """
    if not table.place.is_circle:
        return ()
    here = (person for chair, person in enumerate(table.people) if chair not in table.gone)
    return tuple(person for person in (*here, *awaited_guests(table)) if person.user != NOBODY)


def posted_anew(table: Table, users: Collection[int] | None = None) -> Table:
    """Return a table whose board is posted anew; in a circle, only in the chats of some users.

    :param users: the users whose chats get the board; None for all.
    """
    if not table.place.is_circle:
        return replace(table, generation=table.generation + 1)
    called = (
        {person.user for person in circle_people(table)} if users is None else {*users} - {NOBODY}
    )
    people = tuple(
        replace(person, generation=person.generation + 1) if person.user in called else person
        for person in table.people
    )
    return replace(table, people=people)


def posted_to_ask(table: Table) -> Table:
    """Return a table whose board is posted anew to ask something of those who play: each is called.
    In a circle whoever a computer plays for is left alone.
    """
    posted = posted_anew(table, {table.people[chair].user for chair in present(table)})
    return replace(posted, calls=replace(posted.calls, asks=posted.generation, polled={}))


def is_team(table: Table) -> bool:
    """Tell whether several people share the game's one seat; never in a lobby."""
    return table.log is not None and table.log.seats < len(table.people)


def is_alone(table: Table) -> bool:
    """Tell whether one person plays alone; never in a lobby."""
    return table.log is not None and table.log.seats == len(table.people) == 1


def all_seats(table: Table) -> tuple[Seat, ...]:
    """Return the seats of the game, in turn order; none in a lobby."""
    return tuple(map(Seat, range(table.log.seats if table.log else 0)))


def seat_at(table: Table, chair: Chair) -> Seat:
    """Return the seat of a chair."""
    return Seat(0 if is_team(table) else chair)


def chairs_at(table: Table, seat: Seat) -> tuple[Chair, ...]:
    """Return the chairs at a seat that were not left; all of them if all were left."""
    theirs = chairs(table) if is_team(table) else (Chair(seat),)
    return tuple(chair for chair in theirs if chair not in table.gone) or theirs


def people_at(table: Table, seat: Seat) -> tuple[Person, ...]:
    """Return the people whose names stand for a seat."""
    return tuple(table.people[chair] for chair in chairs_at(table, seat))


def just_moved(table: Table) -> Chair | None:
    """Return the chair that made the last move for a shared seat; None if unknown."""
    last = table.log.last_decision if table.log else None
    if last is None or table.log is None:
        return None
    move = table.log.moves[last]
    is_alone = len(chairs_at(table, move.seat)) == 1
    return None if move.chair is None or is_alone else Chair(move.chair)


def goes_on(table: Table, chair: Chair) -> bool:
    """Tell whether the person themselves made the last decision: the next question follows from it,
    and they need no ping where they have just tapped.
    """
    last = table.log.last_decision if table.log else None
    if last is None or table.log is None:
        return False
    move, *since = table.log.moves[last:]
    if any(later.by is By.COMPUTER for later in since):
        return False
    is_theirs = move.seat == seat_at(table, chair) and move.chair in {None, chair}
    return is_theirs and move.by is By.PERSON


def is_left(table: Table, seat: Seat) -> bool:
    """Tell whether everybody at a seat has left: the least is decided for it."""
    return table.gone.issuperset(chairs_at(table, seat))


def is_computer(table: Table, seat: Seat) -> bool:
    """Tell whether a computer decides for a seat. It never shares one with a team."""
    return not is_team(table) and table.people[seat].computer is not None


def players(table: Table) -> tuple[Chair, ...]:
    """Return the chairs that play: of people who are present, and of computers."""
    return tuple(chair for chair in chairs(table) if chair not in table.gone)


def chairs(table: Table) -> tuple[Chair, ...]:
    """Return the chairs of all who are known to the table."""
    return tuple(map(Chair, range(len(table.people))))


def present(table: Table) -> tuple[Chair, ...]:
    """Return the chairs of people who are here: they have not left, and no computer plays there."""
    return tuple(chair for chair in players(table) if table.people[chair].computer is None)


def chair_of(table: Table, user: int) -> Chair | None:
    """Return the user's chair, also where a computer plays for them; None for an onlooker."""
    return next((chair for chair in chairs(table) if table.people[chair].user == user), None)


def seat_of(table: Table, user: int) -> Seat | None:
    """Return the user's seat; None for an onlooker."""
    chair = chair_of(table, user)
    return None if chair is None else seat_at(table, chair)


def own_seat(table: Table) -> Seat | None:
    """Return the seat in whose own private chat the table stands; None in a group."""
    return seat_of(table, table.place.chat)


def seated(table: Table, user: User) -> Chair:
    """Return the user's chair.

    :raises Refused: when the user has no chair, or has left it.
    """
    chair = chair_of(table, user.id)
    if chair is None and user.is_admin is None:
        raise Refused("refused-rights-unknown")
    if chair is None:
        raise Refused("refused-onlooker" if user.is_person else "refused-anonymous")
    if chair in table.gone:
        raise Refused("refused-gone")
    if table.people[chair].computer:
        raise Refused("refused-replaced")
    return chair


def own_chair(table: Table, user: User) -> Chair:
    """Return the chair of a user who has not left, even if a computer plays for them.

    :raises Refused: when the user has no chair, or has left it.
    """
    chair = chair_of(table, user.id)
    if chair is None:
        raise Refused("refused-onlooker" if user.is_person else "refused-anonymous")
    if chair in table.gone:
        raise Refused("refused-gone")
    return chair


def follows_in_private(table: Table, user: int) -> bool:
    """Tell whether a person gets in their private chat the news that the group's board shows:
    because they play in words, or because they go on there while the group must wait. A board that
    stands in a private chat needs no such message beside it.
    """
    by_words = any(person.aloud for person in table.people if person.user == user)
    return (by_words or user in table.aside) and table.place.is_group


def is_reached(person: Person) -> bool:
    """Tell whether somebody can be called in private, and wants to be, as far as a table knows."""
    return person.reachable and person.calls


def is_told_apart(games: Games, table: Table, user: int) -> bool:
    """Tell whether a person at this table gets messages in their private chat; in a circle all
    messages are private.
    """
    return table.place.is_circle or keeps_secrets(games, table) or follows_in_private(table, user)


def has_room_later(games: Games, live: Live) -> bool:
    """Tell whether one more can get a seat of their own later in the game: not where others play
    the same deal.
    """
    table = live.table
    if table.phase is not Phase.RUNNING or live.play is None or table.day or is_team(table):
        return False
    game, count = game_of(games, table), len(table.people) + len(table.invited) + 1
    if game.latecomers is None or count not in lawful_people(game, table.options):
        return False
    return game.latecomers.awaits(live.play.state)


def waiting(table: Table, user: User) -> Table:
    """Return the table with one more person who waits for a seat."""
    taken = {person.colour for person in (*table.people, *table.invited)}
    colour = next(colour for colour in range(COLOURS) if colour not in taken)
    return replace(table, invited=(*table.invited, person_of(table, user, colour)))


def welcomed(game: AnyGame, table: Table, play: Transition[Any]) -> tuple[Table, Transition[Any]]:
    """Return table and outcome of a move with all who wait on seats of their own, if the game has
    room for them just now.
    """
    if table.phase is not Phase.RUNNING or not table.invited or game.latecomers is None:
        return table, play
    more = game.latecomers.seated(play)
    if more is None or table.log is None:
        return table, play
    first, *others = table.invited
    grown = replace(
        table, people=(*table.people, first), invited=tuple(others), log=table.log.with_seat()
    )
    return welcomed(game, grown, more)
