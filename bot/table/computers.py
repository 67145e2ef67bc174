"""Computer players at a table: who they are, which moves are theirs to make, and when. PURE.

A computer has a chair as people have, or plays on in a person's place. The table does not know how
it chooses a move: the move arrives as a command (docs/adr/0036).
"""

from hashlib import blake2b

from msgspec.structs import replace

from bot.table.seating import COLOURS, is_computer, present
from bot.table.values import (
    NOBODY,
    Chair,
    Games,
    Live,
    Matter,
    Person,
    Table,
    game_of,
    position,
    to_act,
    with_changes,
)
from games.core.contract import Level
from games.core.players import players_of
from games.core.rng import Rng
from games.core.seats import is_shared, lawful_people
from games.core.values import Seat

STRONGEST = tuple(Level)[-1]
"""The level that plays in the place of a person."""
CONSIDERING = 60
"""Seconds that computers wait while people vote on taking a move back."""
_NAMES = {
    "en": "Ada, Bruno, Cleo, Dante, Elsa, Felix, Greta, Hugo, Iris, Juno, Klaus, Luna",
    "ru": "Ада, Бруно, Клео, Данте, Эльза, Феликс, Грета, Гуго, Ирис, Юнона, Клаус, Луна",
    "uk": "Ада, Бруно, Клео, Данте, Ельза, Фелікс, Грета, Гуго, Ірис, Юнона, Клаус, Луна",
    "de": "Ada, Bruno, Cleo, Dante, Elsa, Felix, Greta, Hugo, Iris, Juno, Klaus, Luna",
}
"""Names of computers by language; as many as a table has seats."""


def levels(games: Games, table: Table) -> tuple[Level, ...]:
    """Return how well computers can play the game of a table, the weakest first."""
    return tuple(player.level for player in players_of(game_of(games, table)))


def own(table: Table) -> tuple[Person, ...]:
    """Return the computers on chairs of their own: not those of people who are forgotten."""
    theirs = (person for person in table.people if person.computer and person.user == NOBODY)
    return tuple(person for person in theirs if not person.is_forgotten)


def is_against_computers(table: Table) -> bool:
    """Tell whether one person plays in their private chat, against computers alone."""
    is_alone = table.place.is_private and not table.reader and len(persons(table)) == 1
    return is_alone and bool(own(table))


def persons(table: Table) -> tuple[Person, ...]:
    """Return the people at a table, computers on chairs of their own left out."""
    return tuple(person for person in table.people if person not in own(table))


def _names(language: str) -> list[str]:
    """Return the names of computers; the English ones where a language has none yet."""
    return _NAMES.get(language, _NAMES["en"]).split(", ")


def with_computer(table: Table, level: Level) -> Table:
    """Return the table with one more computer; there must be room."""
    taken, names = {p.colour for p in table.people}, {p.name for p in table.people}
    name = next(n for n in _names(table.language) if n not in names)
    colour = next(colour for colour in range(COLOURS) if colour not in taken)
    newcomer = Person(NOBODY, name, table.language, colour, computer=level)
    return replace(table, people=(*table.people, newcomer))


def speaking(person: Person, language: str) -> Person:
    """Return a computer with its name in a language; people unchanged."""
    if person.user != NOBODY or not person.computer:
        return person
    names = zip(_names(person.language), _names(language), strict=True)
    return replace(person, name=dict(names).get(person.name, person.name), language=language)


def filled(games: Games, live: Live) -> Live:
    """Return a table in a private chat with the computers needed to play; any other table
    unchanged.
    """
    table = live.table
    game = game_of(games, table)
    lawful = lawful_people(game, table.options)
    if not table.place.is_private or not lawful:
        return live
    sitting = () if is_shared(game, table.options) else own(table)
    people = (*persons(table), *sitting)
    wanted = min((count for count in lawful if count >= len(people)), default=max(lawful))
    fitted = replace(table, people=people[:wanted])
    while len(fitted.people) < wanted and not is_shared(game, table.options):
        fitted = with_computer(fitted, levels(games, table)[-1])
    return with_changes(live, people=fitted.people)


def at_level(table: Table, level: Level) -> tuple[Person, ...]:
    """Return the people of a table, its computers as strong as that."""
    theirs = own(table)
    return tuple(replace(one, computer=level) if one in theirs else one for one in table.people)


def awaited(games: Games, live: Live) -> tuple[Seat, ...]:
    """Return the seats whose turn it is and that computers play."""
    return tuple(seat for seat in to_act(games, live) if is_computer(live.table, seat))


def people_asked(games: Games, live: Live) -> tuple[Seat, ...]:
    """Return the seats whose turn it is and that people play."""
    return tuple(seat for seat in to_act(games, live) if not is_computer(live.table, seat))


def represented(table: Table) -> tuple[Chair, ...]:
    """Return the chairs of people in whose place computers play."""
    people = enumerate(table.people)
    return tuple(Chair(at) for at, one in people if one.computer and one.user != NOBODY)


def due(games: Games, live: Live) -> int | None:
    """Return when the next computer moves; None when no computer is awaited."""
    table = live.table
    if not awaited(games, live):
        return None
    since = table.ledger.at or table.since
    if not present(table):  # nobody is here who would have to follow
        return since
    is_disputed = any(motion.matter is Matter.UNDO for motion in table.motions)
    return since + max(table.pace, CONSIDERING if is_disputed else 0)


def chance_of(table: Table, seat: Seat) -> Rng:
    """Return the source of chance for a computer's next choice: the same whenever it is asked
    again, and independent of the chance that has dealt the game. In a challenge it is the same for
    all who have got the same deal.
    """
    source = table.log.rng if table.is_challenge and table.log else table.id
    words = f"{source}/{position(table)}/{seat}"
    return Rng(int.from_bytes(blake2b(words.encode(), digest_size=8).digest()) >> 1)
