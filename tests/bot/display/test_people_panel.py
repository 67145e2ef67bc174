"""What the board says of people, and the buttons that go with it."""

import re

import pytest

from bot.display import buttons
from bot.display.surfaces import surfaces
from bot.display.tables_of import mine_first, table_line
from bot.display.token import LIMIT, Token
from bot.display.values import Button, Surface
from bot.features.pause.part import Pause
from bot.handlers.features import ROUTES
from bot.handlers.pages.settings_pages import group_panel, settings_panel
from bot.handlers.questions import Asked, people_question, stop_question
from bot.store.profiles import Profile
from bot.table.circles import read_by
from bot.table.gathering import Join, SetClock, Start
from bot.table.habits import Habits
from bot.table.seating import chair_of
from bot.table.ticking import Tick
from bot.table.values import DAY, NOBODY, Chair, Live, Matter, Motion, Place, position, with_changes
from bot.table.votes import Agree, Object, TakeBack
from bot.texts.frame import Frame
from tests.bot.tables import (
    ANNA,
    BORIS,
    CLARA,
    FRAME,
    NOON,
    PEOPLE,
    STRANGER,
    begun,
    do,
    lobby,
    moved,
    resign,
    user_at,
)
from tests.bot.teams import team
from tests.proofs import filled

SWITCHES = ROUTES.entrances.switches


def board(live: Live, frame: Frame = FRAME) -> Surface:
    (found,) = [surface for surface in surfaces(frame, live) if surface.key == "board"]
    return found


def plain(text: str) -> str:
    return re.sub(r"<[^>]*>", "", text)


def about_people(surface: Surface) -> list[list[str]]:
    """The words on the buttons that are no choices."""
    rows = [
        [b for b in row if _verb(b) in (buttons.Agree, buttons.Object)] for row in surface.keyboard
    ]
    return [[button.text for button in row] for row in rows if row]


def _verb(button: Button) -> type[Token] | None:
    return type(button.token) if button.token else None


def clocked(game: str = "gifts") -> Live:
    return do(lobby(game, *PEOPLE), ANNA, SetClock(DAY), Start(1))


def late(game: str = "gifts") -> Live:
    return do(clocked(game), ANNA, Tick(NOON + DAY, 0), now=NOON + DAY)


def test_board_without_clock_or_trouble_says_nothing_of_people() -> None:
    surface = board(begun("gifts", *PEOPLE))
    assert "⏳" not in surface.text
    assert about_people(surface) == []


def test_deadline_is_a_moment_that_everybody_reads_in_his_own_time() -> None:
    """https://core.telegram.org/bots/api#date-time-entity-formatting"""
    surface = board(clocked())
    moment = f'<tg-time unix="{NOON + DAY}" format="wdt">2026-01-02 12:00 UTC</tg-time>'
    assert f"⏳ Until {moment}" in surface.text
    assert "⏳" not in surface.retired_text


def test_when_time_is_up_the_board_offers_to_skip_or_remove() -> None:
    live = late()
    name = user_at(live, 0).name
    surface = board(live)
    assert f"⏰ Out of time: {name}" in plain(surface.text).replace("&lt;", "<")
    assert about_people(surface) == [["⏭ Skip", "🚪 Remove", "🤖 Replace"]]
    assert surface.generation != board(clocked()).generation


def test_each_of_those_who_are_late_at_the_same_time_has_buttons() -> None:
    for count in (3, 2):
        live = moved(late("sealed"), 3 - count, now=NOON + DAY)
        labels = [label for row in about_people(board(live)) for label in row]
        assert len(labels) == len(set(labels)) == 2 * count


def test_skipped_turn_is_told_with_what_was_done() -> None:
    live = late()
    skipped = do(live, user_at(live, 1), Agree(Matter.SKIP, Chair(0), position(live.table)))
    text = plain(board(skipped).text).replace("&lt;", "<")
    name = user_at(live, 0).name
    assert f"⏭ Skipped: {name}. I made the simplest move.\n" in text
    assert f"\n{name} keeps" in text
    assert "Skipped" not in board(moved(skipped, 1)).text


def test_question_of_taking_back_stands_on_the_board_until_the_next_move() -> None:
    live = moved(begun("gifts", *PEOPLE), 1)
    asked = do(live, user_at(live, 0), TakeBack())
    surface = board(asked)
    assert "take that back?" in surface.text
    assert about_people(surface) == [["↩ Allow (0/2)", "No"]]
    agreed = do(asked, user_at(live, 1), Agree(Matter.UNDO, Chair(0), position(asked.table)))
    assert about_people(board(agreed)) == [["↩ Allow (1/2)", "No"]]
    four = do(lobby("gifts", *PEOPLE), STRANGER, Join())
    four = moved(do(four, ANNA, Start(1)), 1)
    four = do(four, user_at(four, 0), TakeBack())
    refused = do(four, user_at(four, 1), Object(Matter.UNDO, Chair(0), position(four.table)))
    assert about_people(board(refused)) == [["↩ Allow (0/2)", "No (1)"]]
    assert about_people(board(moved(asked, 1))) == []
    assert "asks" not in surface.retired_text


def test_agreed_undo_leaves_a_line_also_on_the_old_board() -> None:
    live = moved(begun("gifts", ANNA, BORIS), 1)
    live = do(live, user_at(live, 0), TakeBack())
    back = do(live, user_at(live, 1), Agree(Matter.UNDO, Chair(0), position(live.table)))
    line = f"↩ Move taken back: {user_at(live, 0).name}"
    assert line in plain(board(back).text)
    assert line in plain(board(back).retired_text)
    assert line not in plain(board(moved(back, 1)).text)


def test_who_has_left_is_named_and_gets_no_hand() -> None:
    live = do(begun("sealed", *PEOPLE), BORIS, resign)
    assert "🚪 Борис left." in plain(board(live).text)
    hands = [surface.place.chat for surface in surfaces(FRAME, live) if surface.place.chat > 0]
    assert set(hands) == {ANNA.id, CLARA.id}


def test_buttons_about_people_fit_into_callback_data_and_can_be_read() -> None:
    live = late()
    asked = people_question(FRAME, live, Matter.REMOVE, (Chair(0), Chair(1)), Chair(2))
    rows = (*board(live).keyboard, *asked.keyboard)
    tokens = [button.token for row in rows for button in row if button.token]
    assert all(
        filled(
            len(str(token).encode()) <= LIMIT and ROUTES.read(str(token)) == token
            for token in tokens
        )
    )


def test_settings_are_listed_with_what_holds_and_set_on_pages_of_their_own() -> None:
    """No label is read a screen away from the button that changes it."""
    mine = Profile(habits=Habits("daily", -90), confirms=False)
    assert _rows(settings_panel(FRAME, "en", mine, SWITCHES, NOON)) == [
        ["🌐 Language: English"],
        ["🔔 Reminders: Daily"],
        ["🌙 Quiet hours: 22–8"],
        ["🏖 Days away: none"],
        ["👆 Moves: Last tap"],
        ["🖼 Boards: With pictures"],
    ]
    assert _rows(settings_panel(FRAME, "en", mine, SWITCHES, NOON, "moves")) == [
        ["Confirm", "✓ Last tap"],
        ["Tips: on"],
        ["Back"],
    ]
    reminders = settings_panel(FRAME, "en", mine, SWITCHES, NOON, "reminders")
    assert _rows(reminders)[:2] == [["Halfway", "✓ Daily"], ["Daily list", "Never"]]
    listed = Profile(habits=Habits("digest", hour=0))
    hours = ["📋 −1:00", "📋 ✓ 0:00", "📋 +1:00"]
    assert hours in _rows(settings_panel(FRAME, "en", listed, SWITCHES, NOON, "reminders"))
    quiet = settings_panel(FRAME, "en", mine, SWITCHES, NOON, "quiet")
    assert "Your clock: UTC−1:30, now 10:30." in quiet.text
    assert _rows(quiet)[:2] == [["🌙 20–10", "✓ 🌙 22–8"], ["🌙 0–7", "🌙 Off"]]
    assert "More" in _labels(quiet)


@pytest.mark.parametrize(
    ("language", "habits", "said"),
    [
        ("en", Habits(zone="Asia/Kathmandu"), "Your clock: Kathmandu, now 17:45."),
        ("en", Habits(zone="Asia/Pyongyang"), "Your clock: Pyongyang, now 21:00."),
        ("uk", Habits(), "Ваш годинник: Київ, зараз 14:00."),
        ("uk", Habits(), "Це здогад"),
        ("ru", Habits(), "Ваши часы: Москва, сейчас 15:00."),
        ("en", Habits(near="Europe/Berlin"), "Your clock: Berlin, now 13:00."),
        ("en", Habits(near="Europe/Berlin"), "That clock is a guess"),
        ("en", Habits(), "I don’t know what time it is for you"),
    ],
)
def test_the_clock_is_named_by_its_city(language: str, habits: Habits, said: str) -> None:
    asked = settings_panel(FRAME, language, Profile(habits=habits), SWITCHES, NOON, "quiet")
    assert said in asked.text


def test_cities_are_offered_and_the_one_that_holds_is_ticked() -> None:
    mine = Profile(habits=Habits(zone="Asia/Kathmandu"))
    near = settings_panel(FRAME, "en", mine, SWITCHES, NOON, "quiet")
    assert {"✓ Kathmandu", "London", "New York"} <= _labels(near)
    cities = settings_panel(FRAME, "uk", mine, SWITCHES, NOON, "cities")
    assert {"✓ Катманду", "Київ", "Берлін"} <= _labels(cities)


def _labels(asked: Asked) -> set[str]:
    return {label for row in _rows(asked) for label in row}


def _rows(asked: Asked) -> list[list[str]]:
    return [[button.text for button in row] for row in asked.keyboard]


def test_group_sets_whether_its_games_are_pinned_and_learns_what_that_takes() -> None:
    group = group_panel(FRAME, "en", Profile(), SWITCHES, may_change=True)
    assert "make me an admin who can pin and delete messages" in group.text
    assert _rows(group)[2:] == [
        ["📌 Pin the game: on"],
        ["🎓 Skill levels: off"],
        ["👓 High contrast: off"],
        ["🗓 Monthly summary: off"],
        ["🖼 Older boards: all stay"],
        ["🔔 Call in private: on"],
    ]
    trusted = group_panel(FRAME, "en", Profile(pins=False, may_pin=True), SWITCHES, may_change=True)
    assert "pinned, without a sound, until it’s over." in trusted.text
    assert "who can pin and delete messages" not in trusted.text
    assert _rows(trusted)[2] == ["📌 Pin the game: off"]


def test_tables_that_wait_for_me_come_first_and_say_so() -> None:
    mine = begun("gifts", *PEOPLE)
    me = user_at(mine, 0)
    other = moved(mine, 1)
    assert mine_first(FRAME, [other, mine], me.id) == [mine, other]
    assert table_line(FRAME, mine, me).startswith("➤ <b>")
    assert table_line(FRAME, other, me).startswith("· <b>")
    assert table_line(FRAME, lobby("gifts", ANNA), STRANGER, plain=True) == "Gifts"


def test_old_board_calls_nobody() -> None:
    """“➤ Anna” alone, as it stayed there, read as her turn. One line stays: what came last, or at
    first whose turn it was.
    """
    first = begun("gifts", ANNA, BORIS)
    then = plain(board(first).retired_text)
    assert "➤" in board(first).text
    assert f"{user_at(first, 0).name}’s turn." in then
    after = plain(board(moved(first, 1)).retired_text)
    assert user_at(first, 0).name in after
    for said in (then, after):
        assert "➤" not in said
        assert "\n" not in said
    assert "tg://user" not in board(first).retired_text


@pytest.mark.parametrize(
    ("place", "strangers", "ends", "removes"),
    [
        (
            Place(-5),
            False,
            "The host or an admin decides",
            "the host alone can remove them; an admin",
        ),
        (Place(0, 5), False, "The host decides", "the host alone can remove them."),
        (Place(0, 5), True, *("More than half of the players must agree.",) * 2),
    ],
    ids=["in a group", "among friends", "among strangers"],
)
def test_who_decides_is_told_as_it_is_at_such_a_table(
    place: Place, strangers: bool, ends: str, removes: str
) -> None:
    """Without a group there is no admin (docs/adr/0097), among strangers no host (0101)."""
    live = begun("gifts", *PEOPLE)
    live = read_by(with_changes(live, place=place, strangers=strangers), PEOPLE[0].id)
    removal = people_question(FRAME, live, Matter.REMOVE, (Chair(0), Chair(1)), Chair(2))
    for asked, decides in ((stop_question(FRAME, live, PEOPLE[0]), ends), (removal, removes)):
        assert f" {decides}" in asked.text
        assert ("admin" in asked.text) == (place.chat < 0)
        assert ("host" in asked.text) == (not strangers)


def test_strangers_rematch_that_is_begun_alone_introduces_nobody() -> None:
    alone, two = (begun("heaps", *people) for people in ((ANNA,), (ANNA, BORIS)))
    (said,) = own_chat(alone)
    assert "🤝" not in said
    assert any("🤝 You’re playing with Борис" in text for text in own_chat(two))


def test_whom_a_vote_is_about_has_no_buttons_for_it() -> None:
    live = with_changes(begun("gifts", *PEOPLE), place=Place(NOBODY, 1))
    chair = chair_of(live.table, CLARA.id)
    assert chair is not None
    live = do(live, BORIS, Agree(Matter.REPLACE, chair, position(live.table)))
    votes = {one.place.chat: _votes(one) for one in surfaces(FRAME, live)}
    assert [bool(votes[user.id]) for user in PEOPLE] == [True, True, False]


def _votes(surface: Surface) -> list[Token]:
    tokens = [button.token for row in surface.keyboard for button in row]
    return [token for token in tokens if isinstance(token, buttons.Agree | buttons.Object)]


def own_chat(live: Live) -> list[str]:
    """What Anna reads at a table of strangers."""
    shown = surfaces(FRAME, with_changes(live, strangers=True, place=Place(NOBODY, 1)))
    return [plain(one.text) for one in shown if one.place.chat == ANNA.id]


def test_a_wish_that_waits_for_a_pauses_end_alone_asks_nobody() -> None:
    """In a team nobody else has a say in hints: "Yes (0/0)" refused whoever pressed it."""
    wish = Motion(Matter.HINTS, Chair(0))
    for live, is_asked in ((begun("gifts", *PEOPLE), True), (team(), False)):
        paused = with_changes(live, motions=(wish,), pause=Pause(began=NOON, by=ANNA.id))
        assert bool(about_people(board(paused))) == is_asked
