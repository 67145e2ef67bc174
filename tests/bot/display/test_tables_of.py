"""The list of somebody's tables: what waits first, what is asked, the way there; and it fits into a
message (https://core.telegram.org/bots/api#sendmessage), however many they are.
"""

from msgspec.structs import replace

from bot.display import buttons
from bot.display.fitted import units
from bot.display.tables_of import board_button, listed, mine_first, table_line
from bot.display.values import BUTTON_LIMIT, TEXT_LIMIT
from bot.table.gathering import SetClock, SetOption, Start
from bot.table.ticking import Tick
from bot.table.values import DAY, HOUR, Live, Place, User, to_act
from bot.texts.local_time import local_time
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
