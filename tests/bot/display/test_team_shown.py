"""What a team reads, in the group and in private; what the store knows of it."""

import msgspec
import pytest
from msgspec.structs import replace

from bot.display.board.finals import final_caption, outcome
from bot.display.board.hands import ephemeral_hand
from bot.display.records.chronicle import chronicle
from bot.display.surfaces import surfaces
from bot.display.tables_of import table_line, waits_for
from bot.display.values import ChatContext, Selection, Surface
from bot.table.gathering import Join, Start
from bot.table.preparing import Press
from bot.table.referee import handle
from bot.table.values import HOUR, Chair, Live, stamp_of, with_changes
from bot.texts.frame import Frame
from games.core.contract import Seating, always
from games.core.log import Move
from games.core.rng import Rng
from games.core.values import TABLE, Seat
from tests.bot.looking import plain
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    CLARA,
    FRAME,
    NOON,
    PEOPLE,
    STRANGER,
    do,
    everybody,
    fresh,
    moved,
    resign,
)
from tests.bot.teams import TEAM, board, by, log, press, team


def tonight(live: Live) -> Live:
    """The same, where all are there."""
    return with_changes(live, clock=HOUR)


def test_turn_names_the_whole_team_and_pings_each_of_them_once() -> None:
    text = board(tonight(team())).text
    assert [text.count(f"tg://user?id={user.id}") for user in PEOPLE] == [1, 1, 1]
    assert f"➤ 🤝 {TEAM} — 🔴 Red — where does the tile go?" in plain(board(team()))


def test_every_question_names_the_colour_whose_turn_it_is_and_no_other() -> None:
    alone = team(ANNA)
    assert "➤ 👤 Anna — 🔴 Red — where does the tile go?" in plain(board(alone))
    assert "➤ 👤 Anna — 🔵 Blue — where does the tile go?" in plain(board(by(alone, ANNA)))
    selection = Selection(Seat(0), stamp_of(ALL, alone, Seat(0)), press(alone).path)
    preview = next(shown for shown in surfaces(FRAME, alone, {Seat(0): selection}))
    assert "➤ 👤 Anna — 🔴 Red — confirm?" in plain(preview)


def test_who_has_just_moved_is_named_but_not_pinged() -> None:
    live = tonight(by(team(), BORIS))
    text = board(live).text
    assert "tg://user?id=2" not in text
    assert "tg://user?id=1" in text
    assert "tg://user?id=3" in text
    assert "\n☝ Борис" in plain(board(live))
    assert f"➤ 🤝 {TEAM}" in plain(board(live))


def test_who_is_alone_is_pinged_every_turn_and_not_told_that_it_was_he() -> None:
    for live in (by(team(ANNA), ANNA), do(by(team(ANNA, BORIS), ANNA), BORIS, resign)):
        assert "tg://user?id=1" in board(tonight(live)).text
        assert "☝" not in board(live).text


def test_who_has_played_alone_has_a_result_and_has_beaten_nobody() -> None:
    """The solo challenge: the result is the score of the colour in last place."""
    ended = moved(team(ANNA), 10_000)
    told = "🏁 <b>Anna</b>: 6 point"
    for said in (final_caption(everybody(ended), ended), outcome(everybody(ended), ended)):
        assert told in said
        assert not {"🏆", "🥇", "wins"} & {*said.split(), *said}


@pytest.mark.parametrize(
    ("language", "names"),
    [("en", TEAM), ("ru", "Anna, Борис и Clara <3"), ("uk", "Anna, Борис і Clara <3")],
)
def test_names_are_joined_as_the_language_does(language: str, names: str) -> None:
    assert f"➤ 🤝 {names} — " in plain(board(team(language=language)))
    two = do(team(language=language), ANNA, resign)
    assert f"➤ 🤝 {names.removeprefix('Anna, ')} — " in plain(board(two))


def test_picture_is_that_of_one_who_plays_alone() -> None:
    one, three = board(team(ANNA)).picture, board(team()).picture
    assert one
    assert three
    assert (len(three.names), len(three.colours)) == (1, 1)
    assert three.view == one.view


def test_record_names_who_moved_and_the_team_where_nobody_knows() -> None:
    live = by(team(), BORIS, CLARA)
    said = chronicle(FRAME, live)
    assert f"\n1. {TEAM}\n" in said
    assert "\n1. Борис: " in said
    assert "\n2. Clara <3: " in said
    assert live.table.log
    unknown = replace(live.table.log, moves=tuple(replace(m, chair=None) for m in log(live)))
    live = replace(live, table=replace(live.table, log=unknown))
    assert f"\n1. {TEAM}: " in chronicle(FRAME, live)


def test_tables_wait_for_each_of_the_team() -> None:
    live = team()
    assert all(waits_for(FRAME, live, user.id) for user in PEOPLE)
    assert not waits_for(FRAME, live, STRANGER.id)
    gone = do(live, BORIS, resign)
    assert [waits_for(FRAME, gone, user.id) for user in PEOPLE] == [True, False, True]
    assert "waiting for Anna and Clara &lt;3" in table_line(FRAME, gone, STRANGER)


# Secrets


SEALED = {
    **ALL,
    "sealed": replace(ALL["sealed"], seats=(1, 2, 3), seating=Seating(shares_seat=always)),
}
"""Sealed bids, where all share one hand."""
FRAME_OF_SEALED = Frame(SEALED, FRAME.texts, "some_bot")


def secret_team() -> Live:
    live = Live(replace(fresh().table, game="sealed"))
    for user in PEOPLE:
        live = handle(SEALED, live, user, Join(), NOON)
    return handle(SEALED, live, ANNA, Start(1), NOON)


def seen(live: Live, *selections: Selection) -> dict[str, Surface]:
    """All surfaces by key."""
    looks = {selection.seat: selection for selection in selections}
    return {surface.key: surface for surface in surfaces(FRAME_OF_SEALED, live, looks)}


def test_team_has_one_hand_and_each_sees_it_in_his_private_chat() -> None:
    shown = seen(secret_team())
    hands = [shown[f"hand{chair}"] for chair in range(3)]
    assert [hand.place.chat for hand in hands] == [user.id for user in PEOPLE]
    assert {f"hand{chair}-den-1" for chair in range(3)} < set(shown)
    answers = [[b.token for row in hand.keyboard for b in row if b.token] for hand in hands]
    assert answers[0]
    assert answers[0] == answers[1] == answers[2]
    assert not any(hand.silent for hand in hands)


def test_choice_of_one_is_seen_by_his_team_and_by_nobody_else() -> None:
    live = secret_team()
    look = Selection(Seat(0), stamp_of(SEALED, live, Seat(0)), (0, 0))
    before, after = seen(live), seen(live, look)
    changed = {key for key in before if before[key] != after[key]}
    assert changed == {"hand0", "hand1", "hand2"}


def test_group_learns_nothing_of_a_teams_hand() -> None:
    live = secret_team()
    assert live.play
    other = SEALED["sealed"].resample(live.play.state, TABLE, Rng(5))
    assert other != live.play.state
    dealt = replace(live, play=replace(live.play, state=other))
    assert seen(live)["board"] == seen(dealt)["board"]
    assert seen(live)["hand1"] != seen(dealt)["hand1"]


def test_any_of_them_answers_and_who_has_left_is_told_nothing_more() -> None:
    live = secret_team()
    press = Press(stamp_of(SEALED, live, Seat(0)), (0, 1), confirm=True)
    decided = handle(SEALED, live, CLARA, press, NOON)
    later = handle(SEALED, decided, BORIS, resign(decided), NOON)
    assert {"hand0", "hand2"} <= set(seen(later))
    assert not any(key.startswith("hand1") for key in seen(later))


def test_hand_shown_in_the_group_is_that_of_the_seat_in_the_language_of_who_asks() -> None:
    live = secret_team()
    hands = [ephemeral_hand(FRAME_OF_SEALED, live, Chair(chair)) for chair in range(3)]
    assert [hand.key for hand in hands] == ["hand0", "hand1", "hand2"]
    assert len({hand.text for hand in hands}) == 3


def test_who_cannot_be_reached_is_named_and_his_friends_are_not_pinged_for_it() -> None:
    live = secret_team()
    context = ChatContext(unreachable=frozenset({BORIS.id}))
    found = {surface.key: surface for surface in surfaces(FRAME_OF_SEALED, live, {}, context)}
    text = found["board"].text
    assert "I can’t message <b>Борис</b>" in text
    assert "tg://user?id=2" in text
    assert "tg://user?id=1" not in text


# The store


def test_move_says_whose_it_was_where_a_team_shares_the_seat() -> None:
    """Elsewhere its seat says so, and nothing more is stored."""
    alone = msgspec.json.encode(Move(Seat(1), "keep"))
    assert alone == b'{"seat":1,"action":"keep"}'
    shared = msgspec.json.encode(log(by(team(), CLARA))[0])
    assert msgspec.json.decode(shared, type=Move).chair == 2


def test_all_of_a_team_are_called_once_its_time_is_up() -> None:
    """Also who has moved last: it is not their turn alone, but nobody else has come."""
    live = tonight(with_changes(by(team(), BORIS), late=True))
    assert [board(live).text.count(f"tg://user?id={user.id}") for user in PEOPLE] == [1, 1, 1]
