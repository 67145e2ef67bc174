"""Names in messages: of people whose name has the signs of HTML, is read from right to left, or has
combining marks. Whatever people do at tables is held to the same in `tests/deeds`.
"""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from bot.display.lobby.invitations import invitation
from bot.display.lobby.surface import lobby_surface
from bot.display.pages.history import line_of
from bot.display.surfaces import surfaces
from bot.display.values import NOTHING
from bot.features.challenge.shown import challenge_page
from bot.features.challenge.table import Challenged, Standing
from bot.features.handing.shown import offer_line
from bot.features.handing.table import OfferSeat
from bot.features.months.calendar import Month
from bot.features.months.shown import month_surface
from bot.features.seeking.shown import seeking
from bot.features.series.part import Series, Tally
from bot.features.statistics.counts import statistics
from bot.features.statistics.shown import of_group
from bot.table.parts import Friend
from bot.table.played import Played, Sitting
from bot.table.values import DAY, NOBODY, Live, Place, Table, User, with_changes
from bot.texts.reader import public_reader
from playground.world.markup import parse_html
from tests.bot.handlers.pressing import Pressed
from tests.bot.tables import ANNA, FRAME, GROUP, NOON, begun, do, lobby, over

NAMES = ('A <b>&"', "דו <i>", "e\u0301\u0489 &lt;")
WHO = tuple(User(n, name, "en", reachable=True, alias=name) for n, name in enumerate(NAMES, 1))


def _named(live: Live) -> Live:
    """Return a table with these people instead of the usual three."""
    people = tuple(replace(one, name=NAMES[one.user - 1]) for one in live.table.people)
    return with_changes(live, people=people, host_name=NAMES[0])


def _lobby() -> Live:
    return _named(lobby("gifts", *WHO))


def _played() -> list[Played]:
    sittings = tuple(Sitting(one.id, one.name, one.id, 50 - one.id, 60, -1) for one in WHO)
    return [Played("carcassonne", NOON, 3600, sittings, (), is_together=False)]


def _offer() -> str:
    live = do(_named(begun("gifts", *WHO)), WHO[0], OfferSeat(NOON))
    assert live.table.offer
    named = replace(live.table.offer, friend=Friend("2", NAMES[1]))
    return FRAME.say("en", offer_line(public_reader(FRAME, live.table), live.table, named))


def _evening() -> str:
    tallies = tuple(Tally(one.id, one.id, 9) for one in WHO)
    live = with_changes(_lobby(), series=Series(number=7, tallies=tallies))
    return lobby_surface(public_reader(FRAME, live.table), live.table, NOTHING).text


def _friends() -> str:
    friends = tuple((name, 40) for name in NAMES)
    one = Challenged("2026-01-01", "carcassonne", None, Standing(4, 50, 40, None), friends)
    return challenge_page(FRAME, "en", Place(1), one).text


def _month() -> str:
    month = Month(2026, 1, NOON, NOON + 1)
    said = month_surface(FRAME, "en", _played(), month, "Friday <&>", GROUP)
    assert said
    return said.text


def _empty() -> Live:
    table = Table("t", Place(NOBODY, 5), "en", 1, game="gifts", host_name=NAMES[0])
    return Live(table)


MESSAGES: dict[str, tuple[Callable[[], str], int]] = {
    "a lobby": (lambda: surfaces(FRAME, _lobby())[0].text, 3),
    "an invitation": (lambda: invitation(FRAME, _lobby(), "en").text, 3),
    "an invitation to an empty table": (lambda: invitation(FRAME, _empty(), "en").text, 1),
    "a game in the history": (
        lambda: line_of(
            FRAME, with_changes(_named(over("gifts", *WHO)), title=NAMES[0]), is_private=True
        ),
        1,
    ),
    "a seat on offer": (_offer, 2),
    "an evening of games": (_evening, 3),
    "a challenge": (_friends, 3),
    "a month": (_month, 3),
    "statistics": (
        lambda: of_group(FRAME, "en", statistics(_played()), ["carcassonne"], "", GROUP).text,
        3,
    ),
    "statistics of a game": (
        lambda: (
            of_group(FRAME, "en", statistics(_played()), ["carcassonne"], "carcassonne", GROUP).text
        ),
        3,
    ),
    "the name among strangers": (lambda: seeking(FRAME, WHO[0], DAY, 0)[0], 1),
}
"""Messages, and how many of the people each names."""


def read(html: str) -> str:
    """Return what is read of a message, without the signs that keep a name to itself.

    :raises ApiError: when Telegram would refuse it.
    """
    return parse_html(html).text.replace("\u2068", "").replace("\u2069", "")


@pytest.mark.parametrize("kind", MESSAGES)
def test_every_name_is_read_as_it_is(kind: str) -> None:
    made, count = MESSAGES[kind]
    text = read(made())
    assert [name for name in NAMES[:count] if name not in text] == []


@pytest.mark.parametrize(
    ("command", "named"),
    [("/nick A &amp; <b>", "A &amp; <b>"), ("/settings <Atlantis> & co", "<Atlantis> & co")],
)
async def test_what_somebody_has_written_is_read_as_they_wrote_it(
    bot: Pressed, command: str, named: str
) -> None:
    (said,) = await bot.say(ANNA, ANNA.id, command)
    assert named in read(said)
