"""The lobby of a rematch waits for people who look in twice a day, and begins by itself."""

import pytest

from bot.display.surfaces import surfaces
from bot.features.again.table import LIFE, NOTICE, PutOff
from bot.reconciler.messenger import Messenger
from bot.store.profiles import Profile
from bot.store.store import Store
from bot.table.gathering import SILENCE, Join, Leave, SetClock, Start
from bot.table.habits import Habits
from bot.table.hours import LOBBY_LIFE
from bot.table.parting import Parted
from bot.table.values import DAY, MINUTE, Live, Phase, with_changes
from tests.bot.looking import buttons
from tests.bot.service.evening import Evening
from tests.bot.tables import ANNA, BORIS, CLARA, FRAME, GROUP, PEOPLE, over, refusal
from tests.bot.telegrams import Telegram
from tests.bot.telegrams import shown as show


@pytest.fixture
async def again(evening: Evening) -> Live:
    """The lobby of a rematch of three, which Anna has opened."""
    return await evening.service.rematch(over("gifts", *PEOPLE), ANNA)


async def stands(evening: Evening, live: Live) -> Phase:
    return (await evening.service.find(live.table.id)).table.phase


def shown(live: Live) -> tuple[str, list[str]]:
    (surface,) = surfaces(FRAME, live)
    return surface.text, [said for row in buttons(surface) for said in row]


async def test_it_waits_for_three_days(evening: Evening, again: Live) -> None:
    opened = evening.time
    await evening.until(opened + LIFE - 1)
    assert LOBBY_LIFE < LIFE == 3 * DAY
    assert await stands(evening, again) is Phase.LOBBY
    await evening.until(opened + LIFE)
    assert await stands(evening, again) is Phase.EXPIRED


async def test_it_begins_a_minute_after_the_last_guest_has_joined(
    evening: Evening, again: Live
) -> None:
    opened = evening.time
    await evening.do(again, BORIS, Join())
    await evening.until(opened + DAY + DAY // 2)
    assert await stands(evening, again) is Phase.LOBBY
    here = await evening.do(again, CLARA, Join())
    assert "it starts in a minute" in shown(here)[0]
    await evening.until(evening.time + NOTICE - 1)
    assert await stands(evening, again) is Phase.LOBBY
    await evening.until(evening.time + 1)
    begun = await evening.service.find(again.table.id)
    assert begun.table.phase is Phase.RUNNING
    assert {one.user for one in begun.table.people} == {one.id for one in PEOPLE}
    recent = (await evening.store.profiles.of(again.table.place.chat)).recent
    assert recent[0].game == "gifts"  # the group's last, as when somebody starts


async def test_whoever_sits_there_puts_it_off(evening: Evening, again: Live) -> None:
    await evening.do(again, BORIS, Join())
    here = await evening.do(again, CLARA, Join())
    assert "⏸ Not yet" in shown(here)[1]
    off = await evening.do(here, BORIS, PutOff())
    assert "⏸ Not yet" not in shown(off)[1]
    assert refusal(off, BORIS, PutOff()) == "refused-outdated"
    await evening.until(evening.time + DAY)
    assert await stands(evening, again) is Phase.LOBBY
    assert (await evening.do(off, BORIS, Start(1, now=evening.time))).table.phase is Phase.RUNNING


async def test_it_waits_again_where_somebody_gets_up(evening: Evening, again: Live) -> None:
    await evening.do(again, BORIS, Join())
    await evening.do(again, CLARA, Join())
    await evening.do(again, CLARA, Leave())
    await evening.until(evening.time + 10 * MINUTE)
    assert await stands(evening, again) is Phase.LOBBY


@pytest.mark.parametrize(
    ("sat", "begins"), [(True, Phase.LOBBY), (False, Phase.RUNNING)], ids=["sat", "never came"]
)
async def test_it_waits_for_a_word_where_one_who_sat_leaves_the_group_and_for_no_other(
    evening: Evening, again: Live, sat: bool, begins: Phase
) -> None:
    await evening.do(again, BORIS, Join())
    if sat:
        await evening.do(again, CLARA, Join())
    await evening.do(again, CLARA, Parted(is_back=False))
    await evening.until(evening.time + 10 * MINUTE)
    assert await stands(evening, again) is begins


async def test_after_a_quiet_day_those_who_are_there_begin_without_the_rest(
    evening: Evening, again: Live
) -> None:
    two = await evening.do(again, BORIS, Join())
    joined = evening.time
    assert refusal(two, BORIS, Start(1, now=joined + SILENCE)) == "refused-start-tomorrow"
    await evening.until(joined + DAY)
    begun = await evening.do(two, BORIS, Start(1, now=joined + DAY))
    assert begun.table.phase is Phase.RUNNING


async def test_in_an_evening_nobody_waits_for_a_day(evening: Evening, again: Live) -> None:
    await evening.do(again, ANNA, SetClock(5 * MINUTE))
    two = await evening.do(again, BORIS, Join())
    begun = await evening.do(two, BORIS, Start(1, now=evening.time + SILENCE))
    assert begun.table.phase is Phase.RUNNING


async def test_who_plays_alone_is_not_hurried(evening: Evening) -> None:
    """Nobody was invited: nobody has joined last."""
    alone = await evening.service.rematch(over("gifts", ANNA, BORIS), ANNA)
    assert "⏸ Not yet" not in shown(alone)[1]


@pytest.mark.parametrize(
    ("zones", "clock", "is_silent"),
    [
        (("Europe/London", "Europe/Berlin"), DAY, False),
        (("Europe/London", "America/New_York"), DAY, True),  # it is noon, and seven
        (("Europe/London", ""), DAY, False),  # nobody knows
        (("Europe/London", "America/New_York"), 5 * MINUTE, False),
    ],
)
async def test_lobby_that_waits_for_days_wakes_nobody_whom_it_names(
    store: Store,
    messenger: Messenger,
    telegram: Telegram,
    again: Live,
    zones: tuple[str, ...],
    clock: int,
    is_silent: bool,
) -> None:
    """A group in two halves of the world: whoever is up finds it as they look in."""
    live = await store.tables.save(with_changes(again, clock=clock, tempo=None), again)
    for user, zone in zip((BORIS, CLARA), zones, strict=True):
        await store.profiles.remember(user.id, Profile("en", habits=Habits(zone=zone)))
    await show(messenger, live)
    assert telegram.live(GROUP.chat)["disable_notification"] is is_silent


async def test_a_rematch_that_was_put_off_does_not_promise_to_begin_by_itself(
    evening: Evening, again: Live
) -> None:
    assert "starts by itself once everyone" in shown(again)[0]
    await evening.do(again, BORIS, Join())
    live = await evening.do(again, BORIS, Leave())
    assert live.table.put_off
    assert "starts by itself" not in shown(live)[0]


async def test_it_does_not_begin_by_itself_without_one_who_has_left_the_group(
    evening: Evening, again: Live
) -> None:
    for user in (BORIS, CLARA):
        await evening.do(again, user, Join())
    live = await evening.do(again, CLARA, Parted(is_back=False))
    assert live.table.put_off
    await evening.until(evening.time + 5 * MINUTE)
    assert await stands(evening, again) is Phase.LOBBY
