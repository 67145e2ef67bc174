"""/again is a rematch by a command: for when the last word has long scrolled away."""

from msgspec.structs import replace

from bot.display import buttons
from bot.display.surfaces import surfaces
from bot.table.gathering import AddComputer, Start
from bot.table.values import DAY, NOBODY, Live, Phase, Place, with_changes
from games.core.contract import Level
from tests.bot.handlers.pressing import Pressed
from tests.bot.stores import saved
from tests.bot.tables import (
    ANNA,
    BORIS,
    CLARA,
    FRAME,
    GROUP,
    begun,
    do,
    lobby,
    moved,
    over,
    stop,
    until_person,
)

NOTHING = FRAME.say("en", "again-nothing")


async def ended(bot: Pressed, live: Live) -> Live:
    """A game that is over, where it has been played."""
    kept = await saved(bot.store, live)
    await bot.store.places.claim(kept.table.place, kept.table.id, None)
    if kept.table.phase is Phase.OVER:
        await bot.store.note(kept)
    return kept


async def standing(bot: Pressed, place: Place = GROUP) -> Live:
    found = await bot.store.at(place, 0)
    assert found
    return found


async def test_the_same_game_is_gathered_for_and_the_others_are_invited(bot: Pressed) -> None:
    old = (await ended(bot, over("gifts", ANNA, BORIS))).table
    assert await bot.say(BORIS, GROUP.chat, "/again") == []
    lobby = (await standing(bot)).table
    assert (lobby.phase, lobby.id != old.id) == (Phase.LOBBY, True)
    assert (lobby.game, lobby.options, lobby.host) == (old.game, old.options, BORIS.id)
    assert [person.user for person in lobby.people] == [BORIS.id]
    assert ANNA.id in {person.user for person in lobby.invited}


async def test_a_game_that_was_stopped_counts_as_played(bot: Pressed) -> None:
    """The button "Rematch" stands below its last word, too."""
    await ended(bot, do(begun("gifts", ANNA, BORIS), ANNA, stop))
    assert await bot.say(ANNA, GROUP.chat, "/again") == []
    assert (await standing(bot)).table.phase is Phase.LOBBY


async def test_a_lobby_that_came_to_nothing_hides_no_game(bot: Pressed) -> None:
    await ended(bot, over("gifts", ANNA, BORIS))
    await bot.say(CLARA, GROUP.chat, "/play sealed")
    opened = await standing(bot)
    closed = with_changes(opened, phase=Phase.EXPIRED)
    await bot.store.tables.save(closed, opened)
    assert await bot.say(ANNA, GROUP.chat, "/again") == []
    lobby = (await standing(bot)).table
    assert (lobby.phase, lobby.game) == (Phase.LOBBY, "gifts")


async def test_where_nothing_was_played_it_says_so(bot: Pressed) -> None:
    assert await bot.say(ANNA, GROUP.chat, "/again") == [NOTHING]
    assert await bot.store.at(GROUP, 0) is None


async def test_another_topic_s_game_is_not_this_one_s(bot: Pressed) -> None:
    there = with_changes(over("gifts", ANNA, BORIS), place=Place(GROUP.chat, 7))
    await ended(bot, there)
    assert await bot.say(ANNA, GROUP.chat, "/again") == [NOTHING]


async def test_a_table_that_stands_here_is_shown_instead(bot: Pressed) -> None:
    """As /play does: nobody's game is ended by it."""
    live = await ended(bot, begun("gifts", ANNA, BORIS))
    (said,) = await bot.say(ANNA, GROUP.chat, "/again")
    assert said == FRAME.say("en", "play-running")
    assert (await standing(bot)).table.id == live.table.id


async def test_who_has_not_played_asks_for_no_rematch(bot: Pressed) -> None:
    old = await ended(bot, over("gifts", ANNA, BORIS))
    said = await bot.say(CLARA, GROUP.chat, "/again")
    assert said == [FRAME.say("en", "refused-onlooker")]
    assert (await standing(bot)).table.id == old.table.id


async def test_friends_without_a_group_play_again(bot: Pressed) -> None:
    """A table of people stands in the private chat of each."""
    circle = Place(NOBODY, 5)
    await ended(bot, with_changes(over("gifts", ANNA, BORIS), place=circle))
    assert await bot.say(ANNA, ANNA.id, "/again") == []
    lobby = (await standing(bot, circle)).table
    assert (lobby.phase, lobby.game, lobby.host) == (Phase.LOBBY, "gifts", ANNA.id)


async def test_two_quick_taps_on_again_begin_one_game(bot: Pressed) -> None:
    """Against computers alone it begins at once: the second tap finds it."""
    live = do(lobby("gifts", ANNA), ANNA, AddComputer(Level.EASY), Start(1))
    while live.table.phase is Phase.RUNNING:
        live = until_person(moved(until_person(live), 1))
    home = Place(ANNA.id)
    old = (await ended(bot, with_changes(live, place=home))).table
    again = buttons.Rematch(old.id)
    taps = [await bot.press(ANNA, home.chat, again) for _ in range(2)]
    assert taps == ["", FRAME.say("en", "refused-game-here")]
    begun = (await standing(bot, home)).table
    assert (begun.phase, begun.game) == (Phase.RUNNING, "gifts")
    assert begun.id != old.id


async def test_who_asks_for_other_computers_is_told_how_well_they_play(bot: Pressed) -> None:
    live = over("castle", ANNA, BORIS)
    anna, boris = live.table.people
    computer = replace(boris, user=NOBODY, computer=Level.EASY)
    home = Place(ANNA.id)
    old = (await ended(bot, with_changes(live, people=(anna, computer), place=home))).table
    said = await bot.press(ANNA, home.chat, buttons.Rematch(old.id, "medium"))
    assert said == "🤖 Computers now: medium"
    assert {one.computer for one in (await standing(bot, home)).table.people} == {
        None,
        Level.MEDIUM,
    }


async def test_lobby_of_a_rematch_says_only_what_differs(bot: Pressed) -> None:
    await ended(bot, with_changes(over("gifts", ANNA, BORIS), place=Place(NOBODY, 5)))
    await bot.say(ANNA, ANNA.id, "/again")
    live = await standing(bot, Place(NOBODY, 5))
    same, changed = live, with_changes(live, clock=DAY)
    (said, *_), (slower, *_) = (surfaces(FRAME, one) for one in (same, changed))
    assert "Clock" not in said.text
    assert FRAME.say("en", "gifts-blurb") not in said.text
    assert "Clock" in slower.text
