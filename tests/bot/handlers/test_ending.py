"""Ending a table by its buttons: what is asked first, of whom, and what goes with the answer."""

from bot.display import buttons
from bot.table.gathering import AddComputer, Start
from bot.table.values import Live, Phase, stamp_of_table, with_changes
from games.core.contract import Level
from tests.bot.handlers.pressing import Pressed
from tests.bot.stores import standing
from tests.bot.tables import ANNA, BORIS, CLARA, FRAME, GROUP, begun, do, lobby, over

GONE = ("delete", GROUP.chat, 5)


async def now(bot: Pressed, live: Live) -> Live:
    found = await bot.store.tables.load(live.table.id)
    assert found
    return found


async def test_a_lobby_that_keeps_nobody_else_waiting_is_cancelled_by_one_tap(bot: Pressed) -> None:
    alone = do(lobby("gifts", ANNA), ANNA, AddComputer(Level.EASY))
    for live, phase in ((alone, Phase.STOPPED), (lobby("gifts", ANNA, BORIS), Phase.LOBBY)):
        other = with_changes(live, id=f"{phase.value:a>10}", slot=len(phase.value) % 3)
        kept = await standing(bot.store, other)
        await bot.press(ANNA, GROUP.chat, buttons.Stop(kept.table.id))
        assert (await now(bot, kept)).table.phase is phase


async def test_a_game_is_ended_after_a_question_below_its_board(bot: Pressed) -> None:
    live = await standing(bot.store, begun("gifts", ANNA, BORIS, CLARA))
    id, stamp = live.table.id, stamp_of_table(live.table)
    await bot.press(BORIS, GROUP.chat, buttons.Stop(id, "", "q"))
    (question,) = bot.messenger.surfaces
    assert question.place == GROUP
    tokens = [key.token for row in question.keyboard for key in row]
    assert buttons.Stop(id, stamp, "q") in tokens
    assert (await now(bot, live)).table.votes == frozenset()
    assert await bot.press(BORIS, GROUP.chat, buttons.Stop(id)) == FRAME.say("en", "refused-begun")


async def test_the_question_shows_the_count_and_goes_once_nobody_asks_any_more(
    bot: Pressed,
) -> None:
    live = await standing(bot.store, begun("gifts", ANNA, BORIS, CLARA))
    stop = buttons.Stop(live.table.id, stamp_of_table(live.table), "q")
    await bot.press(BORIS, GROUP.chat, stop, stands=True)
    assert (await now(bot, live)).table.votes == {BORIS.id}
    assert len(bot.messenger.rewritten) == 1
    assert GONE not in bot.messenger.noted
    said = await bot.press(BORIS, GROUP.chat, buttons.Cancel(live.table.id), stands=True)
    assert said == FRAME.say("en", "toast-goes-on")
    assert (await now(bot, live)).table.votes == frozenset()
    assert GONE in bot.messenger.noted


async def test_the_question_goes_with_the_game(bot: Pressed) -> None:
    live = await standing(bot.store, begun("gifts", ANNA, BORIS, CLARA))
    stop = buttons.Stop(live.table.id, stamp_of_table(live.table), "q")
    await bot.press(ANNA, GROUP.chat, stop, stands=True)
    assert (await now(bot, live)).table.phase is Phase.STOPPED
    assert GONE in bot.messenger.noted


async def test_a_vote_is_withdrawn_in_a_lobby_without_a_word_about_a_game(bot: Pressed) -> None:
    live = await standing(bot.store, lobby("gifts", ANNA, BORIS))
    said = await bot.press(ANNA, GROUP.chat, buttons.Cancel(live.table.id))
    assert said != FRAME.say("en", "toast-goes-on")


async def test_a_rematch_says_who_is_waited_for(bot: Pressed) -> None:
    live = await standing(bot.store, over("gifts", ANNA, BORIS))
    again = buttons.Rematch(live.table.id)
    assert await bot.press(ANNA, GROUP.chat, again) == FRAME.say("en", "toast-rematch")
    running = await standing(bot.store, with_changes(begun("gifts", ANNA, BORIS), id="b" * 10))
    outdated = await bot.press(ANNA, GROUP.chat, buttons.Rematch(running.table.id))
    assert outdated == FRAME.say("en", "refused-outdated")


async def test_a_hand_is_shown_where_there_is_a_game_and_to_whom_it_can_be_shown(
    bot: Pressed,
) -> None:
    waiting = await standing(bot.store, lobby("sealed", ANNA, BORIS))
    hand = buttons.Hand(waiting.table.id)
    assert await bot.press(ANNA, GROUP.chat, hand) == FRAME.say("en", "refused-outdated")
    live = do(with_changes(waiting, id="b" * 10, slot=1), ANNA, Start(1))
    kept = await standing(bot.store, live)
    await bot.press(ANNA, GROUP.chat, buttons.Hand(kept.table.id))
    (shown,) = bot.messenger.surfaces
    assert shown.place == GROUP
    await bot.press(ANNA, ANNA.id, buttons.Hand(kept.table.id))
    assert ("repost_hand", kept.table.id, ANNA.id) in bot.messenger.noted
    assert len(bot.messenger.surfaces) == 1


async def test_a_question_in_the_group_is_in_its_language_and_an_answer_in_ones_own(
    bot: Pressed,
) -> None:
    live = await standing(bot.store, begun("gifts", ANNA, BORIS, CLARA, language="uk"))
    await bot.store.profiles.change(BORIS.id, language="ru")
    own = await bot.press(BORIS, GROUP.chat, buttons.Stop(live.table.id))
    assert own == FRAME.say("ru", "refused-begun")
    await bot.press(BORIS, GROUP.chat, buttons.Stop(live.table.id, "", "q"))
    (question,) = bot.messenger.surfaces
    assert FRAME.say("uk", "stop-question") in question.text
