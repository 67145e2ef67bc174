"""One door to what has come of a game: docs/adr/0033. Where the game forgets it is open to the
table's own messages, which go again, and to no other.
"""

import re
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from msgspec.structs import replace

import bot
from bot.display.board.hands import ephemeral_hand
from bot.display.board.lenses import lens
from bot.display.pages.history import recalled
from bot.display.pictures import map_picture
from bot.display.records.chronicle import chronicle
from bot.display.surfaces import surfaces
from bot.features.exports.shown import exports
from bot.features.films.shown import film, film_since
from bot.features.hints.shown import hint_surface
from bot.features.hints.table import hinted_seat
from bot.features.sharing.shown import last_pictures
from bot.table.gathering import SetOption, Start
from bot.table.values import Chair, Live, Place, Refused, to_act
from bot.texts.catalogues import LANGUAGES
from bot.texts.reader import Reader
from tests.bot.looking import buttons, shown
from tests.bot.tables import ALL, ANNA, BORIS, FRAME, do, lobby, moved, over, user_at
from tests.proofs import filled

HERE = Place(ANNA.id)


def cauldrons(memory: str) -> Live:
    """A game of Glastonbury, some moves on, at a table that allows hints."""
    waiting = do(lobby("glastonbury", ANNA, BORIS), ANNA, SetOption("memory", memory))
    live = moved(do(waiting, ANNA, Start(1)), 12)
    return replace(live, table=replace(live.table, hints=True))


STRICT, OPEN = cauldrons("strict"), cauldrons("open")
OVER = over("glastonbury", ANNA, BORIS)

ASIDES: dict[str, Callable[[Live], object]] = {
    "hint": lambda live: hint_surface(
        Reader(FRAME, Place(ANNA.id), ANNA.language, to_act(ALL, live)[0]), live, (), ()
    ),
    "lens": lambda live: lens(Reader(FRAME, HERE, "en"), live, "cauldrons"),
    "hand in the group": lambda live: ephemeral_hand(FRAME, live, Chair(0)),
    "map": lambda live: map_picture(FRAME, live),
    "log": lambda live: chronicle(FRAME, live),
    "files": lambda live: exports(FRAME, live, HERE),
    "film": lambda live: film(Reader(FRAME, HERE, "en"), live),
    "what was missed": lambda live: film_since(Reader(FRAME, HERE, "en"), live, Chair(0)),
    "recalled": lambda live: recalled(Reader(FRAME, HERE, "en"), live, None),
    "shared": lambda live: last_pictures(FRAME, live, "en"),
}
"""All that people can call up of a table, beside the table's own messages."""


@pytest.mark.parametrize("aside", ASIDES)
def test_nothing_is_shown_beside_a_table_that_forgets(aside: str) -> None:
    with pytest.raises(Refused):
        ASIDES[aside](STRICT)


@pytest.mark.parametrize("aside", ["hint", "hand in the group", "map", "log", "files"])
def test_where_nothing_is_to_be_remembered_it_is_shown(aside: str) -> None:
    assert ASIDES[aside](OPEN)


@pytest.mark.parametrize("aside", ["map", "log", "files", "film", "recalled", "shared"])
def test_at_its_end_everything_is_shown(aside: str) -> None:
    assert ASIDES[aside](OVER)


def test_tables_own_messages_are_shown() -> None:
    board = shown(STRICT)["board"]
    assert board.picture
    assert board.opening


def test_who_has_to_remember_gets_no_hints() -> None:
    """A computer remembers for its person: of 81 moves of a player with memory 45 were others than
    those of the same player without (docs/adr/0033).
    """
    asked = user_at(STRICT, to_act(ALL, STRICT)[0])
    with pytest.raises(Refused) as refusal:
        hinted_seat(ALL, STRICT, asked)
    assert refusal.value.message.id == "refused-memory"
    assert not any(
        filled("Hint" in word for row in buttons(shown(STRICT)["board"]) for word in row)
    )
    assert hinted_seat(ALL, OPEN, user_at(OPEN, to_act(ALL, OPEN)[0])) is not None
    assert any("Hint" in word for row in buttons(shown(OPEN)["board"]) for word in row)


def test_reason_fits_into_the_answer_of_a_press() -> None:
    """docs/words.md, 4: a toast has up to 120 characters."""
    assert all(len(FRAME.say(language, "refused-memory")) <= 120 for language in LANGUAGES)


def test_there_is_no_other_door() -> None:
    """Whatever is made for people takes what has come of a game from `facts`; but for what turns
    presses into paths, and what chooses which moves are told, which `captions` then tells. It is
    opened by a table's own messages, by lessons, where nobody plays (docs/adr/0087), and by
    moments of games that are over (docs/adr/0095).
    """
    others = {"display/views.py", "display/selections.py", "display/board/recap.py"}
    made = lines_of("display/**/*.py", "handlers/**/*.py", "features/*/*.py")
    reads = {path for path, line in made if READS.search(line)}
    assert filled({path for path in reads if not path.endswith(RULES)}) <= others
    openers = {path for path, line in lines_of("**/*.py") if "fleeting=True" in line}
    assert openers == {
        "display/board/surface.py",
        "features/lessons/shown.py",
        "features/moments/shown.py",
    }


RULES = ("/part.py", "/table.py", "/desertion.py")
"""Files of features that know tables, and show nobody anything."""
READS = re.compile(r"\.play\b(?! is\b)(?!\))(?!:)|\.tale\b")
"""What reads the state of a game, or its events."""


def lines_of(*patterns: str) -> Iterable[tuple[str, str]]:
    root = Path(bot.__file__).parent
    for path in (path for pattern in patterns for path in sorted(root.glob(pattern))):
        name = path.relative_to(root).as_posix()
        yield from ((name, line) for line in path.read_text().splitlines())


def test_check_of_the_other_doors_finds_one() -> None:
    assert READS.search("    state = live.play.state")
    assert READS.search("    game, play = x, live.play")
    assert READS.search("    assert live.play")
    assert not READS.search("    if live.play is None:")


def test_surfaces_alone_may_show_what_is_to_be_forgotten() -> None:
    """Every message with a picture of such a table is one that must not stay."""
    assert all(filled(one.opening for one in surfaces(FRAME, STRICT) if one.picture))
