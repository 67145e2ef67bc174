"""Who asks for a seat is known to the table, and can be forgotten: docs/adr/0125."""

from bot.features.latecomers.table import AskToJoin
from bot.table.forgetting import Forget
from bot.table.gathering import AddComputer, Start
from games.core.contract import Level
from tests.bot.service.evening import Evening
from tests.bot.tables import ANNA, BORIS, CLARA, NOON, do, lobby


async def test_who_asks_is_forgotten_before_anybody_has_answered(evening: Evening) -> None:
    """Who is known can be forgotten: /forget asks this list."""
    live = await evening.gathering(do(lobby("gifts", ANNA, BORIS), ANNA, AddComputer(Level.EASY)))
    await evening.do(live, ANNA, Start(1))
    await evening.do(live, CLARA, AskToJoin(NOON))
    assert await evening.store.agenda.tables_of(CLARA.id) == ()
    assert await evening.store.agenda.all_tables_of(CLARA.id) == (live.table.id,)
    await evening.do(live, CLARA, Forget("Player 7"))
    table = (await evening.service.find(live.table.id)).table
    assert table.offer is None
    assert CLARA.name not in str(table)
    assert await evening.store.agenda.all_tables_of(CLARA.id) == ()
