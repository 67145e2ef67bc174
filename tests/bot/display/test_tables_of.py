"""The list of somebody's tables: what waits first, what is asked, the way there; and it fits into a
message (https://core.telegram.org/bots/api#sendmessage), however many they are.
"""

from msgspec.structs import replace

from bot.display import buttons
from bot.display.fitted import units
from bot.display.tables_of import (
    address,
    asks_here,
    board_button,
    headed,
    leading,
    listed,
    mine_first,
    next_button,
    next_of,
    table_line,
    table_name,
)
from bot.display.values import BUTTON_LIMIT, TEXT_LIMIT
from bot.table.gathering import SetClock, SetOption, Start
from bot.table.ticking import Tick
from bot.table.values import DAY, HOUR, Live, Place, User, to_act, with_changes
from bot.texts.local_time import local_time
from games.core.message import Message
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    FRAME,
    NOON,
    PEOPLE,
    begun,
    do,
    lobby,
    user_at,
    waiting_since,
)


def tables(count: int, title: str) -> list[Live]:
    live = begun("gifts", *PEOPLE)
    return [
        replace(live, table=replace(live.table, id=f"{n:010}", title=title)) for n in range(count)
    ]


def test_few_are_all_listed() -> None:
    text, shown = listed(FRAME, tables(3, "Friday"), ANNA)
    assert len(shown) == 3
    assert text.count("Friday") == 3
    assert "more" not in text


def test_as_many_are_listed_as_have_room_for_words_and_buttons() -> None:
    for title in ("F", "Friday & Saturday " * 7):
        text, shown = listed(FRAME, tables(150, title), ANNA)
        assert units(text) <= TEXT_LIMIT
        assert 10 < len(shown) <= BUTTON_LIMIT
        assert text.endswith(f"… and {150 - len(shown)} more tables")


def with_clock(game: str, clock: int) -> Live:
    """A game of Anna's and Boris's."""
    return do(lobby(game, ANNA, BORIS), ANNA, SetClock(clock), Start(1))


def mover(live: Live) -> User:
    return user_at(live, to_act(ALL, live)[0])


def test_next_deadline_comes_first_of_what_waits() -> None:
    slow, fast, free = (with_clock("gifts", clock) for clock in (7 * DAY, HOUR, 0))
    user = mover(slow)
    other = next(one for one in (ANNA, BORIS) if one != user)
    assert mine_first(FRAME, [free, slow, fast], user.id) == [fast, slow, free]
    late = waiting_since(slow, slow.table.since - 7 * DAY)
    assert mine_first(FRAME, [free, fast, late], user.id) == [late, fast, free]
    assert mine_first(FRAME, [free, slow, fast], other.id) == [fast, slow, free]


def test_what_is_not_due_for_a_day_comes_by_how_long_people_have_waited() -> None:
    """A table with a week a move stood above one where somebody had waited for days."""
    user = mover(with_clock("gifts", HOUR))
    soon = waiting_since(with_clock("gifts", DAY), NOON - HOUR)
    slow = waiting_since(with_clock("gifts", 7 * DAY), NOON - 2 * HOUR)
    free = waiting_since(with_clock("gifts", 0), NOON - 3 * DAY)
    by_name = {id(one): name for one, name in ((soon, "soon"), (slow, "slow"), (free, "free"))}

    def order(now: int) -> list[str]:
        return [by_name[id(one)] for one in mine_first(FRAME, [slow, soon, free], user.id, now)]

    assert order(NOON) == ["soon", "free", "slow"]
    assert order(NOON + 5 * DAY + 23 * HOUR) == ["soon", "slow", "free"]


def test_what_waits_comes_before_what_does_not() -> None:
    waiting, other = with_clock("gifts", 7 * DAY), with_clock("gifts", HOUR)
    user = mover(waiting)
    moved = replace(other, table=replace(other.table, people=other.table.people[::-1]))
    assert mine_first(FRAME, [moved, waiting], user.id) == [waiting, moved]


def test_list_says_what_is_asked() -> None:
    live = begun("carcassonne", ANNA, BORIS)
    user = mover(live)
    said = {"en": "where does the tile go?", "ru": "куда положить тайл?"}[user.language]
    assert said in table_line(FRAME, live, user)


def test_list_does_not_say_it_where_the_game_forgets() -> None:
    """It stays in the chat, where what was seen is to be remembered (docs/adr/0033)."""
    live = begun("glastonbury", ANNA, BORIS)
    line = table_line(FRAME, live, mover(live))
    told = line.partition(", since ")[0].partition(", с ")[0]
    assert told.endswith(("<b>your turn</b>", "<b>ваш ход</b>"))


def test_button_leads_straight_to_a_question_in_private() -> None:
    hidden = do(lobby("laar", ANNA, BORIS), ANNA, SetOption("experts", "hidden"), Start(1))
    stands = (Place(-100123), 7)
    mine = board_button(FRAME, hidden, stands, mover(hidden))
    assert mine.token is not None
    assert isinstance(mine.token, buttons.Hand)
    other = next(one for one in (ANNA, BORIS) if one != mover(hidden))
    assert board_button(FRAME, hidden, stands, other).url == "https://t.me/c/123/7"
    shared = begun("gifts", ANNA, BORIS)
    assert board_button(FRAME, shared, stands, mover(shared)).url == "https://t.me/c/123/7"


def test_a_deadline_that_has_passed_is_no_deadline_any_more() -> None:
    live = do(lobby("gifts", ANNA, BORIS), ANNA, SetClock(HOUR), Start(1))
    ends = NOON + HOUR
    late = do(live, ANNA, Tick(ends, live.revision), now=ends)
    texts = [listed(FRAME, [one], ANNA)[0] for one in (live, late)]
    assert [local_time(ends) in text for text in texts] == [True, False]
    assert ["out of time" in text for text in texts] == [False, True]


def test_the_next_table_is_the_first_that_waits_and_all_of_them_are_counted() -> None:
    slow, fast = with_clock("gifts", 7 * DAY), with_clock("gifts", HOUR)
    user = mover(slow)
    other = with_changes(fast, people=fast.table.people[::-1])
    assert next_of(FRAME, [slow, other, fast], user.id, NOON) == (fast, 2)
    assert next_of(FRAME, [other], user.id, NOON) == (None, 0)
    way = next_button(FRAME, fast, 2, (Place(-100123, 5), 7), user)
    assert (way.url, way.style) == ("https://t.me/c/123/5/7", "primary")
    said = Message("button-next-table", {"table": table_name(FRAME, fast.table, "en"), "count": 2})
    english = replace(user, language="en")
    assert next_button(FRAME, fast, 2, None, english).text == FRAME.say("en", said)


def test_messages_of_a_table_stand_below_its_name_which_is_escaped_and_may_lead_there() -> None:
    table = with_changes(begun("gifts", ANNA, BORIS), title="Fri <3 & Sat").table
    plain = headed(FRAME, table, "en", "text")
    assert plain.split("\n")[1] == "text"
    assert "Fri &lt;3 &amp; Sat" in plain
    linked = headed(FRAME, table, "en", "text", "https://example.org")
    assert linked.split("\n")[0] == f'<a href="https://example.org">{plain.split(chr(10))[0]}</a>'
    lines = "one\ntwo\ntwo"
    assert leading(lines, "L", "two") == 'one\n<a href="L">two</a>\ntwo'
    assert leading(lines, "L", "three") == '<a href="L">one</a>\ntwo\ntwo'


def test_messages_have_addresses_in_supergroups_alone() -> None:
    assert address(Place(-100123), 7) == "https://t.me/c/123/7"
    for place in (Place(-123), Place(123), Place(0, 5)):
        assert address(place, 7) is None


def test_a_question_stands_in_the_chat_where_it_is_asked() -> None:
    live = begun("gifts", ANNA, BORIS)
    user, waits = mover(live), next(one for one in (ANNA, BORIS) if one != mover(live))
    for place, here in ((live.table.place, False), (Place(0, 5), True), (Place(user.id), True)):
        assert asks_here(FRAME, with_changes(live, place=place), user.id) == here
        assert not asks_here(FRAME, with_changes(live, place=place), waits.id)
    secret = begun("sealed", ANNA, BORIS)
    assert asks_here(FRAME, secret, ANNA.id)
    assert not asks_here(FRAME, secret, PEOPLE[2].id)
