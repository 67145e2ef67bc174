"""Today's challenge (docs/adr/0103): begun once, whatever comes twice, dies or strikes midnight."""

from random import Random

import pytest

from bot.features.challenge.playing import begun, told
from bot.features.challenge.shown import todays
from bot.features.challenge.table import Challenged, Standing, place_of
from bot.service.table_service import TableService
from bot.table.computers import awaited
from bot.table.forgetting import Forget
from bot.table.values import Live, Phase, Place, stamp_of_table, with_changes
from bot.table.votes import Resign
from bot.texts.catalogues import LANGUAGES
from tests.bot.tables import ANNA, BORIS, CLARA, FRAME, NOON, STRANGER, computed, moved, over

MIDNIGHT = NOON + 12 * 3600


def at(service: TableService, moment: int) -> None:
    """Set the clock of its worker."""
    service._now = lambda: moment


@pytest.fixture(autouse=True)
def noon(service: TableService) -> None:
    at(service, NOON)


async def ended(service: TableService, live: Live) -> Live:
    """Have a challenge played to its end, and noted."""
    before, chance = live, Random(1)
    while live.table.phase is Phase.RUNNING:
        is_computers = awaited(service.frame.games, live)
        live = computed(live) if is_computers else moved(live, 1, chance.randrange(99))
    saved = await service.store.tables.save(live, before)
    await service.store.note(saved)
    return saved


async def test_whoever_presses_twice_has_one_try(service: TableService) -> None:
    first, was_there = await begun(service, ANNA, "gifts")
    assert not was_there
    assert first.table.phase is Phase.RUNNING
    again, was_there = await begun(service, ANNA, "gifts")
    assert was_there
    assert again.table.id == first.table.id
    await ended(service, again)
    third, was_there = await begun(service, ANNA, "gifts")
    assert (third.table.id, third.table.phase, was_there) == (first.table.id, Phase.OVER, True)


async def test_deal_is_made_in_one_step(service: TableService) -> None:
    """Between two steps it was a lobby, where options and computers could be changed and a chance
    of one's own be dealt (docs/adr/0103).
    """
    live, _ = await begun(service, ANNA, "castle")
    assert (live.table.phase, live.revision) == (Phase.RUNNING, 1)


async def test_giving_up_is_a_try_as_well(service: TableService) -> None:
    live, _ = await begun(service, ANNA, "gifts")
    await service.change(live.table.id, ANNA, Resign(stamp_of_table(live.table)))
    again, was_there = await begun(service, ANNA, "gifts")
    assert (again.table.phase, was_there) == (Phase.STOPPED, True)
    assert (await told(service, ANNA.id, again.table.day, "gifts")).standing is None


async def test_worker_that_dies_before_it_deals_keeps_nobody_from_their_try(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def died(*_: object) -> int:
        raise ConnectionError

    with monkeypatch.context() as broken:
        broken.setattr(service.store.challenges, "seed", died)
        with pytest.raises(ConnectionError):
            await begun(service, ANNA, "gifts")
    live, was_there = await begun(service, ANNA, "gifts")
    assert (live.table.phase, was_there) == (Phase.RUNNING, False)


async def test_all_are_dealt_the_same_by_whatever_worker_and_another_deal_after_midnight(
    service: TableService,
) -> None:
    at(service, MIDNIGHT - 1)
    anna, _ = await begun(service, ANNA, "carcassonne")
    boris, _ = await begun(service, BORIS, "carcassonne")
    assert anna.play == boris.play
    at(service, MIDNIGHT)
    clara, _ = await begun(service, CLARA, "carcassonne")
    assert clara.play != anna.play
    assert (anna.table.day, clara.table.day) == ("2026-01-01", "2026-01-02")


async def test_deal_belongs_to_the_day_on_which_it_was_begun(service: TableService) -> None:
    at(service, MIDNIGHT - 1)
    live, _ = await begun(service, ANNA, "gifts")
    at(service, MIDNIGHT + 3600)
    await ended(service, with_changes(live, since=MIDNIGHT + 3600))
    today = await told(service, ANNA.id, "2026-01-02", "gifts")
    assert (today.live, today.standing) == (None, None)
    yesterday = await told(service, ANNA.id, "2026-01-01", "gifts")
    assert isinstance(yesterday.standing, Standing)
    assert yesterday.standing.count == 1
    assert yesterday.streak == 1


async def test_friends_are_those_one_has_played_with_and_who_want_to_be_told_of(
    service: TableService,
) -> None:
    """Not strangers, who see of each other a name alone."""
    together = with_changes(over("gifts", ANNA, BORIS, CLARA), id="aaaaaaaaaa", place=Place(-7))
    met = with_changes(
        over("gifts", ANNA, STRANGER), id="bbbbbbbbbb", place=Place(0, 5), strangers=True
    )
    for live in (together, met):
        await service.store.past.note(await service.store.tables.save(live, None))
    for user in (ANNA, BORIS, CLARA, STRANGER):
        live, _ = await begun(service, user, "gifts")
        await ended(service, live)
    await service.store.past.step_aside(CLARA.id, counts=False)
    found = await told(service, ANNA.id, service.today, "gifts")
    assert [name for name, _ in found.friends] == [BORIS.name]
    assert found.standing
    assert found.standing.count == 4


async def test_who_is_forgotten_while_they_play_is_in_no_list(service: TableService) -> None:
    live, _ = await begun(service, ANNA, "gifts")
    after = await service.change(live.table.id, ANNA, Forget("Somebody"))
    await ended(service, after)
    assert (await told(service, BORIS.id, service.today, "gifts")).standing is None
    assert await service.store.at(place_of(ANNA.id, service.today, "gifts"))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_challenge_of_somebody_who_is_forgotten_is_not_called_unfinished(
    service: TableService, language: str
) -> None:
    live, _ = await begun(service, ANNA, "gifts")
    over = await ended(service, live)
    after = await service.change(over.table.id, ANNA, Forget("Somebody"))
    for table in (over, after):
        one = Challenged(service.today, "gifts", table)
        page = todays(FRAME, language, Place(ANNA.id), [one])
        assert FRAME.say(language, "challenge-given-up") not in str(page.keyboard)
    assert FRAME.say(language, "challenge-unkept") in str(page.keyboard)
