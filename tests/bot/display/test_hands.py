"""What private chats show, and what must never leave them."""

import re
from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

import render
from bot.display.fitted import units
from bot.display.surfaces import surfaces
from bot.display.values import CAPTION_LIMIT, ChatContext, Surface
from bot.table.gathering import AddComputer, SetClock, SetOption, Start
from bot.table.ticking import Tick
from bot.table.values import HOUR, Chair, Place, to_act, with_changes
from bot.table.votes import TakeBack
from bot.texts.frame import bold
from games.core.contract import Level
from games.core.rng import Rng
from games.core.values import Seat
from games.saboteur.turns import put_before
from tests.bot.looking import buttons, more, selection, shown
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    FRAME,
    GROUP,
    NOON,
    PEOPLE,
    begun,
    decide,
    do,
    lobby,
    moved,
    stop,
    user_at,
)
from tests.proofs import filled
from tests.toys.sealed import Beast, View

MENTION = "tg://user?id="


def test_hand_goes_to_its_own_private_chat_in_its_own_language() -> None:
    live = begun("sealed", *PEOPLE)
    for seat, person in enumerate(live.table.people):
        hand = shown(live)[f"hand{seat}"]
        assert hand.place == Place(person.user)
        asked = {"en": "Your turn", "ru": "Ваш ход", "uk": "Ваш хід"}[person.language]
        assert asked in hand.text


@pytest.mark.parametrize(
    ("language", "why"),
    [
        ("en", "lamp broken: "),
        ("ru", "лампа сломана: "),
        ("uk", "лампа зламана: "),
    ],
)
def test_question_begins_with_what_keeps_one_from_tunnels_until_one_chooses(
    language: str, why: str
) -> None:
    """Who broke it may be long ago, and the board's news is of others."""
    live = begun("saboteur", *(replace(one, language=language) for one in PEOPLE))
    assert live.play
    (seat,) = to_act(ALL, live)
    key, state = f"hand{seat}", live.play.state
    assert why not in shown(live)[key].text
    broken = put_before(state, seat, "break-lamp")
    live = replace(live, play=replace(live.play, state=broken))
    assert f" — {why}" in shown(live)[key].text
    assert why not in shown(live, selection(live, seat, 0))[key].text


def test_who_has_left_the_group_and_keeps_the_seat_has_the_hand_still() -> None:
    live = begun("sealed", ANNA, BORIS)
    here, away = shown(live), shown(with_changes(live, away=frozenset({Chair(0)})))
    assert {"hand0", "hand1"} <= here.keys() == away.keys()


def test_board_of_a_private_chat_does_not_call_its_person_by_name() -> None:
    """There is nobody else who reads it; whom it waits for besides is named."""
    live = begun("carcassonne", ANNA, replace(BORIS, language="en"))
    (seat,) = to_act(ALL, live)
    for user in (ANNA, BORIS):
        own = replace(live, table=replace(live.table, place=Place(user.id)))
        first = shown(own)["board"].text.split("\n")[0]
        is_asked = user == user_at(live, seat)
        assert ("Your turn" in first) == is_asked
        assert (user_at(live, seat).name in first) != is_asked


def test_private_messages_say_which_game_it_is() -> None:
    live = begun("sealed", *PEOPLE)
    live = replace(live, table=replace(live.table, title="Fish & chips"))
    private = [s for s in surfaces(FRAME, live) if s.place != GROUP]
    assert len(private) == 2 * len(PEOPLE)  # a note and a hand for each
    for surface in filled(private):
        assert any(line.endswith(" · Fish &amp; chips</b>") for line in surface.text.split("\n"))
        assert surface.way == "board"
        assert surface.way_line in surface.text


def test_long_name_of_group_leaves_room_for_all_else() -> None:
    live = begun("sealed", *PEOPLE)
    live = replace(live, table=replace(live.table, title="<" * 128))
    assert all(filled(units(surface.text) <= CAPTION_LIMIT for surface in surfaces(FRAME, live)))


def test_stopped_game_asks_nobody_and_sends_no_hand_again() -> None:
    live = begun("sealed", *PEOPLE)
    stopped = do(live, ANNA, stop)
    for seat in range(len(PEOPLE)):
        asked, last = shown(live)[f"hand{seat}"], shown(stopped)[f"hand{seat}"]
        assert buttons(asked)
        assert not buttons(last)
        assert (last.generation, last.stays, last.way) == (asked.generation, True, "last")


def test_hand_leads_by_a_button_where_messages_have_no_addresses() -> None:
    live = begun("sealed", *PEOPLE)
    live = replace(live, table=replace(live.table, place=Place(-5)))
    last = buttons(shown(live)["hand0"])[-1]
    assert {*last} & {"Show the game", "Показать игру", "Показати гру"}


@pytest.mark.parametrize(
    ("language", "said"), [("en", "👥 The table"), ("ru", "👥 Стол"), ("uk", "👥 Стіл")]
)
def test_alone_a_hand_leads_to_the_board_while_the_game_runs(language: str, said: str) -> None:
    """The board stays above while hands are asked for below it."""
    anna = replace(ANNA, language=language)
    alone = do(lobby("sealed", anna, language=language), anna, AddComputer(Level.EASY))
    live = do(with_changes(alone, place=Place(ANNA.id)), anna, Start(1))
    assert said in buttons(shown(live)["hand0"])[-1]
    assert not buttons(shown(do(live, anna, stop))["hand0"])


def test_nobody_learns_what_another_holds() -> None:
    """Words, pictures and callback data of all chats, through a whole game."""
    live = begun("sealed", *PEOPLE)
    for moves in range(6):
        later = moved(live, moves)
        assert later.play is not None
        state, game = later.play.state, ALL["sealed"]
        for key, surface in filled(shown(later).items()):
            viewer = Seat(int(key[4])) if key.startswith("hand") else None
            known = set(game.view(state, viewer).played)
            if viewer is not None:
                known |= {*state.hands[viewer], *state.bids[viewer]}
            said = (surface.text + repr(surface.keyboard)).lower()
            leaked = [b for b in set(Beast) - known if re.search(rf"\b{b}\b", said)]
            assert leaked == [], (key, surface)


def test_group_sees_no_difference_between_hands_that_it_cannot_tell() -> None:
    live = moved(begun("sealed", *PEOPLE), 2)
    assert live.play is not None
    other = ALL["sealed"].resample(live.play.state, None, Rng(5))
    assert other != live.play.state
    dealt = replace(live, play=replace(live.play, state=other))
    assert shown(dealt)["board"] == shown(live)["board"]


def test_board_of_a_secret_game_leads_to_the_hand_and_asks_nothing() -> None:
    board = shown(begun("sealed", ANNA, BORIS))["board"]
    assert buttons(board) == [["My hand", "⋯ More"]]
    assert board.keyboard[0][0].style == "primary"
    assert more(board) == ["My hand", "Private chat", "Rules"]
    assert board.more[0][1].url == "https://t.me/some_bot"
    assert board.place == GROUP


def test_one_ping_a_turn_and_where_the_question_is() -> None:
    """docs/adr/0022"""
    live = moved(begun("sealed", *PEOPLE), 1)
    awaited = {live.table.people[seat].user for seat in to_act(ALL, live)}
    rings = {s.place.chat for s in shown(live).values() if not s.silent}
    assert rings == awaited
    assert MENTION not in shown(live)["board"].text


def test_question_that_follows_in_the_same_turn_does_not_ring_again() -> None:
    """docs/adr/0022: a tile is laid, then a waypoint placed, in one turn."""
    waypoints = SetOption("waypoints", "on")
    live = do(lobby("land_vs_sea", ANNA, BORIS), ANNA, waypoints, Start(1))
    chance, before, followed = Random(1), None, set()
    for _ in range(8):
        (seat,) = to_act(ALL, live)
        hand = shown(live)[f"hand{seat}"]
        assert hand.silent == (seat == before)
        assert hand.keyboard
        followed.add(hand.silent)
        before, live = seat, decide(live, seat, chance)
    assert followed == {True, False}


def test_board_rings_for_who_cannot_be_asked_in_private() -> None:
    live = begun("sealed", *PEOPLE)
    board = surfaces(FRAME, live, {}, ChatContext(unreachable=frozenset({BORIS.id})))[0]
    assert not board.silent
    assert re.findall(rf"{re.escape(MENTION)}(\d+)", board.text) == [str(BORIS.id)]


def test_board_rings_for_who_is_late_and_while_something_is_put_to_the_vote() -> None:
    live = do(lobby("sealed", *PEOPLE), ANNA, SetClock(HOUR), Start(1))
    late = do(live, ANNA, Tick(NOON + HOUR, 0), now=NOON + HOUR)
    assert shown(late)["board"].text.count(MENTION) == 3
    assert not shown(late)["board"].silent
    after = moved(live, 1)
    mover = after.table.log.moves[0].seat if after.table.log else 0
    asked = do(after, user_at(after, mover), TakeBack())
    assert not shown(asked)["board"].silent
    assert shown(asked)["board"].text.count(MENTION) == 2  # all but the one who asks


def test_new_question_is_a_new_message_and_its_outcome_an_edit() -> None:
    live = begun("sealed", ANNA, BORIS)
    hands = [shown(moved(live, moves))["hand0"] for moves in range(5)]
    asked = [not hand.silent for hand in hands]
    posts = [hand.generation for hand in hands]
    for before, after in zip(range(4), range(1, 5), strict=True):
        is_new_question = asked[after] and not asked[before]
        assert (posts[after] != posts[before]) == is_new_question
    assert asked[0]
    assert not asked[-1]
    assert posts[-1] == "2"


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("laar", {}),
        ("laar", {"experts": "hidden"}),
        ("saboteur", {}),
        ("carcassonne", {"draw": "hand"}),
        ("land_vs_sea", {}),
    ],
)
def test_hand_that_is_not_asked_is_edited_at_most_once_a_round_besides_whose_turn_it_is(
    game: str, options: dict[str, str]
) -> None:
    """What others do its owner reads in the group, or with the next question."""

    def worth(surface: Surface) -> tuple[object, ...]:
        told = [line for line in (surface.change_digest or "").split("\n") if "⏳" not in line]
        return told, surface.change_digest is None, surface.keyboard

    live = lobby(game, *PEOPLE)
    live = do(live, ANNA, *(SetOption(*option) for option in options.items()), Start(1))
    edits, before = Counter[str](), shown(live)
    for turn in range(12):
        live = moved(live, 1, seed=turn)
        assert live.table.log
        after, mover = shown(live), f"hand{int(live.table.log.moves[-1].seat)}"
        edits[mover] = 0
        for key in after.keys() - {"board", mover}:
            old, new = before.get(key), after[key]
            edits[key] += bool(
                old and old.generation == new.generation and worth(old) != worth(new)
            )
        before = after
        assert max(edits.values()) <= 1, edits


def test_simultaneous_choosers_keep_their_half_made_choices() -> None:
    live = begun("sealed", ANNA, BORIS)
    looks = (selection(live, 0, 1), selection(live, 1, 0, 1))
    both = shown(live, *looks)
    assert both["hand0"] == shown(live, looks[0])["hand0"] != shown(live)["hand0"]
    assert both["hand1"] == shown(live, looks[1])["hand1"] != shown(live)["hand1"]


def test_notes_are_quiet_messages_of_their_own_before_the_hand() -> None:
    live = begun("sealed", ANNA, BORIS)
    assert list(shown(live)) == ["board", "hand0-den-1", "hand0", "hand1-den-1", "hand1"]
    for seat, person in enumerate(live.table.people):
        note = shown(live)[f"hand{seat}-den-1"]
        assert (note.place, note.keyboard, note.silent) == (Place(person.user), (), True)
        asked = {"en": "Round 1: your beasts", "ru": "Раунд 1: сила"}[person.language]
        assert note.text.split("\n")[1].startswith(asked)


def test_note_of_another_name_is_a_new_message_and_one_that_changes_is_edited() -> None:
    live = begun("sealed", ANNA, BORIS)
    first, second, last = (shown(moved(live, moves)) for moves in (1, 2, 4))
    assert first["hand0-den-1"] == shown(live)["hand0-den-1"]
    assert "hand0-den-1" not in second
    assert second["hand0-den-2"].text.split("\n")[1].startswith(("Round 2", "Раунд 2"))
    for key in filled(last.keys() & second.keys() - {"board"}):
        if "den" in key:
            assert (last[key].generation, last[key].digest) != (second[key].generation, "")
            assert last[key].generation == second[key].generation
            assert last[key].text != second[key].text


def test_note_has_the_picture_of_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    def pages(game: str, view: View) -> tuple[str, ...]:
        return ("den-1", "board") if view.hand else ("board",)

    monkeypatch.setattr(render, "pages", pages)
    live = begun("sealed", ANNA, BORIS)
    note, hand, board = (shown(live)[key] for key in ("hand1-den-1", "hand1", "board"))
    assert [s.picture and s.picture.page for s in (note, hand, board)] == [
        "den-1",
        "board",
        "board",
    ]
    assert live.play is not None
    assert note.picture is not None
    assert note.picture.view == ALL["sealed"].view(live.play.state, Seat(1))


def test_game_without_secrets_writes_to_nobody_in_private() -> None:
    assert list(shown(begun("gifts", *PEOPLE))) == ["board"]


def test_who_waits_is_told_for_whom_and_hears_when_that_changes() -> None:
    live = begun("saboteur", ANNA, BORIS, *PEOPLE[2:3])
    looks = [shown(moved(live, moves)) for moves in range(3)]
    for moves, look in enumerate(looks):
        (asked,) = to_act(ALL, moved(live, moves))
        for seat, person in enumerate(live.table.people):
            said = look[f"hand{seat}"]
            line = next((line for line in said.text.split("\n") if "⏳" in line), "")
            assert (bold(live.table.people[asked]) in line) == (seat != asked), person.name
            assert "⏳" not in said.retired_text
    (third,) = {0, 1, 2} - {int(to_act(ALL, moved(live, moves))[0]) for moves in (0, 1)}
    assert looks[0][f"hand{third}"].digest != looks[1][f"hand{third}"].digest


def test_board_in_the_same_chat_says_alone_whose_turn_it_is() -> None:
    live = begun("land_vs_sea", ANNA, BORIS)
    (asked,) = to_act(ALL, live)
    alone = with_changes(live, place=Place(live.table.people[1 - asked].user))
    assert "⏳" not in shown(alone)[f"hand{1 - asked}"].text


def test_words_in_a_picture_are_those_of_its_reader() -> None:
    """The group's on the board, one's own in one's hand."""
    there = shown(begun("saboteur", *PEOPLE, language="ru"))
    said = {
        surface.place.chat: surface.picture.words["saboteur-role-digger"]
        for surface in there.values()
        if surface.picture
    }
    assert said == {
        GROUP.chat: "Золотоискатель",
        1: "Gold digger",
        2: "Золотоискатель",
        3: "Золотошукач",
    }
