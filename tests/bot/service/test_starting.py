"""What a group is remembered for as its games begin and end: its next lobby is told by it."""

from bot.display.surfaces import surfaces
from bot.service.starting import remember_start
from bot.table.gathering import AddComputer, Join, SetTempo, Start
from bot.table.parts import Tempo
from bot.table.recent import remembered
from bot.table.values import DAY, MINUTE, Live, Phase, with_changes
from games.core.contract import Level
from tests.bot.service.evening import Evening
from tests.bot.tables import ANNA, BORIS, FRAME, GROUP, NOON, begun, do, lobby, moved


def ended(clock: int, turn: int) -> Live:
    """A game of Carcassonne in the group whose turns took so many seconds."""
    live = moved(begun("carcassonne", ANNA, BORIS), _MOVES)
    times = {"clock": clock, "began": NOON, "since": NOON + turn * _MOVES}
    return with_changes(live, place=GROUP, phase=Phase.OVER, **times)


_MOVES = 4


async def said(evening: Evening, game: str, slot: int) -> str:
    """The next lobby over days."""
    live = await evening.service.prepare(GROUP, ANNA, "en", game, slot=slot)
    live = do(do(live, BORIS, Join()), ANNA, SetTempo(Tempo.DAYS))
    return surfaces(FRAME, live)[0].text


async def test_group_s_own_speed_tells_how_long_a_game_takes(evening: Evening) -> None:
    game = ended(DAY, turn=2 * DAY)
    await remember_start(evening.service, game, ANNA)
    assert "about 2 weeks if everyone looks in twice a day" in await said(evening, "carcassonne", 0)
    await evening.store.note(game)
    assert "some 70 turns, about 20 weeks at your usual pace" in await said(
        evening, "carcassonne", 1
    )
    assert "some 60 turns, about 17 weeks at your usual pace" in await said(evening, "castle", 2)


async def test_it_is_known_still_once_the_next_game_begins(evening: Evening) -> None:
    game = ended(DAY, turn=DAY // 7)
    await remember_start(evening.service, game, ANNA)
    await evening.store.note(game)
    await remember_start(evening.service, with_changes(game, began=NOON + DAY), ANNA)
    assert "about 10 days at your usual pace" in await said(evening, "carcassonne", 0)


async def test_rematch_tells_it_too(evening: Evening) -> None:
    game = ended(DAY, turn=DAY // 7)
    await remember_start(evening.service, game, ANNA)
    await evening.store.note(game)
    days = with_changes(game, tempo=Tempo.DAYS)
    lobby = await evening.service.rematch(days, ANNA)
    assert "about 10 days at your usual pace" in surfaces(FRAME, lobby)[0].text


async def test_an_evening_tells_nothing_of_days(evening: Evening) -> None:
    game = ended(5 * MINUTE, turn=MINUTE)
    await evening.service.remember(GROUP.chat, recent=remembered(game.table, ()))
    await evening.store.note(game)
    assert "if everyone looks in twice a day" in await said(evening, "castle", 0)


async def test_one_alone_at_the_groups_table_leaves_its_pace(evening: Evening) -> None:
    tonight = with_changes(ended(5 * MINUTE, turn=MINUTE), tempo=Tempo.TONIGHT)
    await remember_start(evening.service, tonight, ANNA)
    alone = do(fresh_lobby(), ANNA, AddComputer(Level.EASY), Start(1))
    assert alone.table.tempo is None
    await remember_start(evening.service, alone, ANNA)
    live = await evening.service.prepare(GROUP, BORIS, "en", "carcassonne")
    assert (live.table.tempo, live.table.clock) == (Tempo.TONIGHT, 5 * MINUTE)


def fresh_lobby() -> Live:
    return with_changes(lobby("carcassonne", ANNA), tempo=Tempo.DAYS, clock=DAY)
