"""Options that go against each other; numbers of seats and secrets that depend on them."""

import pytest
from msgspec.structs import replace

from bot.display.lobby.options import OPTIONS
from bot.display.surfaces import surfaces
from bot.display.values import Selection, Surface
from bot.table.gathering import Join, SetOption, Start, against
from bot.table.parting import Reached
from bot.table.referee import handle
from bot.table.values import Command, Live, Phase, Refused, User
from bot.texts.frame import Frame
from games.core.contract import AnyGame, Options, Seating
from games.core.message import Message, Named
from games.core.seats import lawful_seats
from games.core.values import Seat
from tests.bot.looking import labels, plain
from tests.bot.tables import ALL, ANNA, BORIS, CLARA, FRAME, NOON, fresh

REASON = Message("refused-no-secrets")
"""Any sentence that there is."""


def _refuses(options: Options, seats: int) -> Message | None:
    """Two play with six cards, three with four."""
    return None if {"6": 2, "4": 3}.get(options["cards"]) == seats else REASON


GIFTS = replace(ALL["gifts"], seating=Seating(refuses=_refuses))
NOBODY_PLAYS_FOUR = replace(
    ALL["gifts"],
    seating=Seating(refuses=lambda options, seats: REASON if options["cards"] == "4" else None),
)
FOUR_ARE_SECRET = replace(
    ALL["gifts"],
    has_secrets=lambda options: options["cards"] == "4",
)
UNKNOWN = replace(CLARA, reachable=False)


def do(game: AnyGame, live: Live, *commands: tuple[User, Command]) -> Live:
    for user, command in commands:
        live = handle({"gifts": game}, live, user, command, NOON)
    return live


def opened() -> Live:
    table = fresh().table
    return Live(replace(table, game="gifts", options={"cards": "6"}))


def seen(live: Live, panel: str = "", game: AnyGame = GIFTS) -> Surface:
    frame = Frame({"gifts": game}, FRAME.texts, "some_bot")
    (surface,) = surfaces(frame, live, {None: Selection(panel=panel)})
    return surface


def test_how_many_can_play_depends_on_the_options() -> None:
    assert lawful_seats(GIFTS, {"cards": "6"}) == (2,)
    assert lawful_seats(GIFTS, {}) == (2,)
    assert lawful_seats(GIFTS, {"cards": "4"}) == (3,)
    assert lawful_seats(ALL["gifts"], {"cards": "4"}) == (2, 3, 4)


def test_table_is_full_when_no_more_can_play_so() -> None:
    live = do(GIFTS, opened(), (ANNA, Join()), (BORIS, Join()))
    with pytest.raises(Refused, match="refused-table-full"):
        do(GIFTS, live, (CLARA, Join()))
    assert do(GIFTS, live, (ANNA, SetOption("cards", "4")), (CLARA, Join()))
    assert "Players (2 can play)" in plain(seen(live))


def test_too_many_for_an_option_that_was_set_late_are_told_why_they_cannot_begin() -> None:
    live = do(GIFTS, opened(), (ANNA, SetOption("cards", "4")))
    live = do(GIFTS, live, *((user, Join()) for user in (ANNA, BORIS, CLARA)))
    assert "Start" in labels(seen(live))
    live = do(GIFTS, live, (ANNA, SetOption("cards", "6")))
    assert "Start" not in labels(seen(live))
    assert "⚠️" in plain(seen(live))
    with pytest.raises(Refused, match=REASON.id):
        do(GIFTS, live, (ANNA, Start(1)))


def test_options_that_nobody_can_play_say_so_on_their_panel_and_do_not_begin() -> None:
    game, people = NOBODY_PLAYS_FOUR, ((user, Join()) for user in (ANNA, BORIS))
    live = do(game, opened(), *people, (ANNA, SetOption("cards", "4")))
    with pytest.raises(Refused, match=REASON.id):
        do(game, live, (ANNA, Start(1)))
    assert "⚠️" in plain(seen(live, game=game))
    assert "⚠️" in plain(seen(live, OPTIONS, game))
    possible = do(game, live, (ANNA, SetOption("cards", "6")))
    assert "⚠️" not in plain(seen(possible, OPTIONS, game))
    assert do(game, live, (CLARA, Join())).table.people[2:]


def test_options_that_only_few_can_play_are_nothing_to_warn_of() -> None:
    live = do(GIFTS, opened(), (ANNA, SetOption("cards", "4")))
    assert lawful_seats(GIFTS, {"cards": "4"}) == (3,)
    assert "⚠️" not in plain(seen(live, OPTIONS))
    assert against({"gifts": GIFTS}, live.table) is None
    assert against({"gifts": NOBODY_PLAYS_FOUR}, live.table) == REASON


def test_only_where_something_is_secret_must_the_private_chat_be_proven() -> None:
    live = do(FOUR_ARE_SECRET, opened(), (ANNA, Join()), (UNKNOWN, Join()))
    assert do(FOUR_ARE_SECRET, live, (ANNA, Start(1))).play
    secret = do(FOUR_ARE_SECRET, live, (ANNA, SetOption("cards", "4")))
    with pytest.raises(Refused) as refused:
        do(FOUR_ARE_SECRET, secret, (ANNA, Start(1)))
    seats = (Named(Seat(1)),)
    assert refused.value.message == Message("refused-some-unreachable", {"seats": seats})


def test_who_sat_down_before_there_were_secrets_proves_his_chat_by_joining_again() -> None:
    live = do(FOUR_ARE_SECRET, opened(), (ANNA, Join()), (UNKNOWN, Join()))
    secret = do(FOUR_ARE_SECRET, live, (ANNA, SetOption("cards", "4")))
    with pytest.raises(Refused, match="refused-unreachable"):
        do(FOUR_ARE_SECRET, secret, (UNKNOWN, Join()))
    with pytest.raises(Refused, match="refused-already-joined"):
        do(FOUR_ARE_SECRET, secret, (ANNA, Join()))
    proven = do(FOUR_ARE_SECRET, secret, (CLARA, Join()))
    assert [person.user for person in proven.table.people] == [ANNA.id, CLARA.id]
    assert do(FOUR_ARE_SECRET, proven, (ANNA, Start(1))).play


def test_chat_that_is_shut_in_the_lobby_is_marked_and_waited_for_but_not_in_a_game() -> None:
    live = do(FOUR_ARE_SECRET, opened(), (ANNA, SetOption("cards", "4")))
    live = do(FOUR_ARE_SECRET, live, (ANNA, Join()), (BORIS, Join()))
    shut = do(FOUR_ARE_SECRET, live, (BORIS, Reached(reachable=False)))
    lobby = seen(shut, game=FOUR_ARE_SECRET)
    assert "Борис · blue · ✉️" in plain(lobby)
    assert "✉️ Private chat" in labels(lobby)
    assert "Start" not in labels(lobby)
    assert do(FOUR_ARE_SECRET, shut, (BORIS, Reached(reachable=True))) == live
    assert do(FOUR_ARE_SECRET, shut, (CLARA, Reached(reachable=False))) == shut
    begun = do(FOUR_ARE_SECRET, live, (ANNA, Start(1)))
    there = do(FOUR_ARE_SECRET, begun, (BORIS, Reached(reachable=False)))
    assert [person.reachable for person in there.table.people] == [True, False]
    assert (there.table.phase, there.table.away) == (Phase.RUNNING, frozenset())


def test_log_says_every_option_though_the_lobby_is_older_than_one_of_them() -> None:
    live = opened()
    live = Live(replace(live.table, options={}))
    live = do(GIFTS, live, (ANNA, Join()), (BORIS, Join()), (ANNA, Start(1)))
    assert live.table.log
    assert live.table.log.options == {"cards": "6"}
