"""“Send a reminder”: a button on the board after half of the time, once a turn."""

from bot.display import buttons
from bot.display.surfaces import surfaces
from bot.display.values import Surface
from bot.table.gathering import SetClock, Start
from bot.table.hours import SILENCE, due, may_remind
from bot.table.ticking import Remind, Tick
from bot.table.values import HOUR, Live, User, position, to_act
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    FRAME,
    NOON,
    STRANGER,
    begun,
    do,
    lobby,
    moved,
    refusal,
    user_at,
)


def waiting(game: str = "carcassonne") -> Live:
    return do(lobby(game, ANNA, BORIS), ANNA, SetClock(HOUR), Start(1))


def half(live: Live) -> Live:
    return do(live, ANNA, Tick(NOON + HOUR // 2, live.revision), now=NOON + HOUR // 2)


def board(live: Live) -> Surface:
    (found,) = [surface for surface in surfaces(FRAME, live) if surface.key == "board"]
    return found


def offers(live: Live) -> list[str]:
    tokens = (
        (key.token, key.text) for row in (*board(live).keyboard, *board(live).more) for key in row
    )
    return [text for token, text in tokens if token and isinstance(token, buttons.Call)]


def awaited(live: Live) -> tuple[User, User]:
    """Who is awaited, and who waits."""
    late = user_at(live, to_act(ALL, live)[0])
    return late, next(user for user in (ANNA, BORIS) if user.id != late.id)


def remind(live: Live) -> Remind:
    return Remind(position(live.table))


def test_the_button_comes_after_half_of_the_time_without_a_ping() -> None:
    live = waiting()
    assert due(ALL, live) == NOON + HOUR // 2
    assert not offers(live)
    assert do(live, ANNA, Tick(NOON + HOUR // 2 - 1, live.revision)) == live
    after = half(live)
    assert offers(after) == ["🔔 Send a reminder"]
    assert after.table.generation == live.table.generation
    assert due(ALL, after) == NOON + HOUR


def test_it_calls_who_is_awaited_by_a_new_message_once_a_turn() -> None:
    live = half(waiting())
    late, other = awaited(live)
    after = do(live, other, remind, now=NOON + HOUR // 2)
    assert after.table.generation == live.table.generation + 1
    assert f"tg://user?id={late.id}" in board(after).text
    assert not board(after).silent
    assert not offers(after)
    assert not may_remind(ALL, after)
    assert refusal(after, other, remind) == "refused-outdated"
    assert not offers(moved(after, 1))


def test_who_is_asked_in_private_is_called_in_the_group_too() -> None:
    live = half(waiting("sealed"))
    late, other = ANNA, BORIS
    assert "tg://user" not in board(live).text
    live = moved(live, 1, now=NOON + HOUR // 2)
    late, other = awaited(live)
    assert f"tg://user?id={late.id}" in board(do(live, other, remind)).text


def test_only_the_others_at_the_table_remind() -> None:
    live = half(waiting())
    late, other = awaited(live)
    assert refusal(live, late, remind) == "refused-awaited"
    assert refusal(live, STRANGER, remind) == "refused-onlooker"
    assert refusal(waiting(), other, remind) == "refused-outdated"
    assert refusal(live, other, Remind(position(live.table) + 1)) == "refused-outdated"


def test_without_a_clock_nobody_is_reminded_by_a_button() -> None:
    live = begun("carcassonne", ANNA, BORIS)
    assert due(ALL, live) == NOON + SILENCE
    assert not offers(half(live))
