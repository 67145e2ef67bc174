"""What each private chat shows of a table of people (docs/adr/0097)."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from bot.display import buttons
from bot.display.lobby.invitations import invitation
from bot.display.surfaces import surfaces
from bot.display.token import Token
from bot.display.values import Selection, Surface
from bot.table.circles import read_by
from bot.table.gathering import Start
from bot.table.referee import handle
from bot.table.seating import circle_people
from bot.table.showing import Show
from bot.table.ticking import Tick
from bot.table.values import (
    Chair,
    Live,
    Matter,
    Person,
    Place,
    Table,
    User,
    keeps_secrets,
    position,
    to_act,
)
from bot.table.votes import Agree
from games.core.contract import defaults
from games.core.seats import lawful_people
from tests.bot.looking import labels, plain
from tests.bot.tables import ALL, FRAME, over
from tests.bot.tables import PEOPLE as TABLE
from tests.proofs import filled

PEOPLE = (Person(11, "Zoe", "en", 0), Person(12, "Kim", "ru", 1), Person(13, "Lou", "uk", 2))
STRANGER = 99
ZOE = User(11, "Zoe", "en", reachable=True)


def lobby(game: str) -> Live:
    table = Table("t", Place(0, 5), "en", 11, game=game, options=defaults(ALL[game]), people=PEOPLE)
    return Live(table)


SECRET = [
    id
    for id, game in ALL.items()
    if keeps_secrets(ALL, lobby(id).table) and 3 in lawful_people(game, defaults(game))
]


def begun(game: str) -> Live:
    return handle(ALL, lobby(game), ZOE, Start(7, "2026-11-25"), 1000)


def by_chat(live: Live) -> dict[int, list[Surface]]:
    found: dict[int, list[Surface]] = {person.user: [] for person in circle_people(live.table)}
    for surface in surfaces(FRAME, live):
        found[surface.place.chat].append(surface)
    return found


def test_guest_is_greeted_and_offered_the_lesson_and_the_host_invites() -> None:
    live = lobby("carcassonne")
    people = tuple(replace(one, tips=()) for one in PEOPLE)
    chats = by_chat(replace(live, table=replace(live.table, people=people)))
    (host,), (guest,) = chats[11], chats[13]
    assert plain(guest).startswith("Ви за столом, який збирає Zoe.")
    assert labels(guest)[0] == "🎓 Урок (3 хв)"
    assert "Zoe" not in plain(host).split("\n")[0]
    assert any(isinstance(one.token, buttons.Start) for row in host.keyboard for one in row)
    assert "?start=join_t" in host.text
    assert "?start=join_t" not in guest.text
    (invited,) = by_chat(Live(replace(live.table, people=people[:1], invited=people[2:])))[13]
    assert "?start=join_t" not in invited.text


@pytest.mark.parametrize("game", SECRET)
@pytest.mark.parametrize("place", [Place(0, 5), Place(-100)], ids=["circle", "group"])
@pytest.mark.parametrize("make", [lobby, begun])
def test_one_chat_shows_what_stands_there_of_all(
    game: str, place: Place, make: Callable[[str], Live]
) -> None:
    live = make(game)
    live = replace(live, table=replace(live.table, place=place))
    everything = surfaces(FRAME, live)
    for chat in (place.chat, *(one.user for one in PEOPLE), STRANGER):
        there = tuple(one for one in everything if one.place.chat == chat)
        assert surfaces(FRAME, live, chat=chat) == there


def test_board_stands_in_each_ones_chat_in_their_language() -> None:
    live = begun("gifts")
    chats = by_chat(live)
    assert {chat: len(shown) for chat, shown in chats.items()} == {11: 1, 12: 1, 13: 1}
    assert len({surface.key for shown in chats.values() for surface in shown}) == 3
    assert len({shown[0].text for shown in chats.values()}) == 3


def test_question_and_ping_are_those_of_whose_turn_it_is() -> None:
    live = begun("gifts")
    (seat,) = to_act(ALL, live)
    for chat, (board,) in filled(by_chat(live).items()):
        is_theirs = live.table.people[seat].user == chat
        said = FRAME.say(live.table.people[seat].language, "hand-your-turn")
        assert (said in board.text, board.silent) == (is_theirs, not is_theirs)


@pytest.mark.parametrize("game", ["land_vs_sea", "saboteur"])
def test_first_games_are_accompanied_in_the_chat_of_whose_turn_it_is(game: str) -> None:
    """Below the board, or the hand that asks (docs/adr/0087)."""
    new = lobby(game)
    people = tuple(replace(one, tips=()) for one in PEOPLE)
    new = replace(new, table=replace(new.table, people=people))
    live = handle(ALL, new, ZOE, Start(7, "2026-11-25"), 1000)
    (seat,) = to_act(ALL, live)
    for chat, shown in filled(by_chat(live).items()):
        is_asked = live.table.people[seat].user == chat
        assert sum("🎓" in surface.text for surface in shown) == is_asked


@pytest.mark.parametrize("game", [game for game in SECRET if game != "glastonbury"])
def test_nothing_of_a_hand_stands_in_anothers_chat(game: str) -> None:
    """A hand, and what is noted beside it, is shown to its own seat; nobody has one as yet where
    cauldrons are empty.
    """
    live = begun(game)
    told = 0
    for chat, shown in by_chat(live).items():
        chair = next(n for n, one in enumerate(live.table.people) if one.user == chat)
        secret = [surface.key for surface in shown if surface.key.startswith("hand")]
        assert [key for key in secret if key.partition("-")[0] != f"hand{chair}"] == []
        told += len(secret)
    assert told


@pytest.mark.parametrize("game", SECRET)
def test_public_board_is_the_tables_view_in_each_chat(game: str) -> None:
    """It is what a group sees, but for words, room and the question."""
    live = begun(game)
    group = replace(live, table=replace(live.table, place=Place(-5)))
    seen = next(s.picture for s in surfaces(FRAME, group) if s.key == "board")
    for shown in by_chat(live).values():
        boards = [s.picture for s in shown if s.key.startswith("board@") and "-" not in s.key]
        assert [board and board.view for board in boards] == [seen and seen.view]


def test_panel_is_seen_by_who_looks_at_it() -> None:
    live = lobby("gifts")
    panel = Selection(panel="options", reader=11)
    usual = {surface.key: surface for surface in surfaces(FRAME, live)}
    changed = [s.key for s in surfaces(FRAME, live, {None: panel}) if s != usual[s.key]]
    assert changed == ["lobby@11"]


def test_board_is_posted_anew_for_who_asks_for_it_alone() -> None:
    live = begun("gifts")
    after = handle(ALL, live, ZOE, Show(2000), 2000)
    before = {surface.key: surface.generation for surface in surfaces(FRAME, live)}
    posts = {surface.key: surface.generation for surface in surfaces(FRAME, after)}
    assert [key for key in posts if posts[key] != before[key]] == ["board@11"]


def test_copy_names_its_table_by_the_others() -> None:
    here = read_by(lobby("gifts"), 11).table
    assert (here.title, here.place, here.reader) == ("Kim, Lou", Place(11), 11)


def test_who_is_not_at_the_table_reads_nothing() -> None:
    live = begun("gifts")
    assert read_by(live, 99) == live
    gone = replace(live, table=replace(live.table, gone=frozenset({0})))
    assert len(circle_people(gone.table)) == 2


def test_all_that_stands_in_a_chat_is_called_by_the_letter_that_the_table_has_there() -> None:
    live = begun("sealed")
    people = tuple(replace(one, lettered=one.user == 11, slot=1) for one in live.table.people)
    chats = by_chat(replace(live, table=replace(live.table, people=people)))
    assert all("B 🟪" in surface.text for surface in chats[11])
    assert not any("🟪" in surface.text for chat in (12, 13) for surface in chats[chat])


def late() -> tuple[Live, Chair]:
    """A game whose time for a move is up, and who is late."""
    clocked = replace(lobby("gifts"), table=replace(lobby("gifts").table, clock=3600))
    live = handle(ALL, clocked, ZOE, Start(7, "2026-11-25"), 1000)
    live = handle(ALL, live, ZOE, Tick(1000 + 3601, live.revision), 1000 + 3601)
    return live, Chair(to_act(ALL, live)[0])


def offered(surface: Surface) -> set[type[Token]]:
    """What its buttons do, those behind "⋯" too."""
    return {type(b.token) for row in (*surface.keyboard, *surface.more) for b in row if b.token}


def verbs(surface: Surface) -> set[type[Token]]:
    return {type(b.token) for row in surface.keyboard for b in row if b.token}


def test_who_is_late_is_told_so_and_decides_nothing_about_oneself() -> None:
    """Skip, Remove and Replace were offered to whom they are about, and refused."""
    live, chair = late()
    for chat, (board,) in filled(by_chat(live).items()):
        is_theirs = live.table.people[chair].user == chat
        assert (buttons.Agree in verbs(board)) == (not is_theirs)
        own = FRAME.say(board_language(live, chat), "board-late-own")
        assert (own in board.text) == is_theirs


def board_language(live: Live, chat: int) -> str:
    return next(one.language for one in live.table.people if one.user == chat)


def test_nobody_reminds_oneself() -> None:
    clocked = replace(lobby("gifts"), table=replace(lobby("gifts").table, clock=3600))
    live = handle(ALL, clocked, ZOE, Start(7, "2026-11-25"), 1000)
    live = handle(ALL, live, ZOE, Tick(1000 + 1801, live.revision), 1000 + 1801)
    awaited = live.table.people[to_act(ALL, live)[0]].user
    for chat, (board,) in filled(by_chat(live).items()):
        assert (buttons.Call in offered(board)) == (chat != awaited)


def test_seat_that_a_computer_plays_is_taken_back_in_its_owners_chat_alone() -> None:
    live, chair = late()
    another = next(one for one in live.table.people if one != live.table.people[chair])
    user = User(another.user, another.name, another.language)
    replaced = handle(ALL, live, user, Agree(Matter.REPLACE, chair, position(live.table)), 5000)
    third = next(one for one in PEOPLE if one.user not in {user.id, live.table.people[chair].user})
    other = User(third.user, third.name, third.language)
    if not replaced.table.people[chair].computer:
        said = Agree(Matter.REPLACE, chair, position(replaced.table))
        replaced = handle(ALL, replaced, other, said, 5000)
    for chat, (board,) in filled(by_chat(replaced).items()):
        assert (buttons.SitAgain in verbs(board)) == (chat == live.table.people[chair].user)


def test_invitation_to_a_lobby_that_all_have_left_names_its_host() -> None:
    live = lobby("gifts")
    empty = replace(live, table=replace(live.table, people=(), host_name="Zoe"))
    assert "Zoe is inviting you" in invitation(FRAME, empty, "en").text.replace("</b>", "")


def test_invitation_tells_how_the_game_has_ended_only_where_it_may() -> None:
    """Somebody at the table may want to be left out of messages elsewhere (docs/adr/0044)."""
    ended = over("gifts", *TABLE)
    told = invitation(FRAME, ended, "en").text
    kept = invitation(FRAME, ended, "en", tells_end=False).text
    assert "Anna" in told
    assert kept == "<b>Gifts</b>\n" + FRAME.say("en", "invitation-closed")
