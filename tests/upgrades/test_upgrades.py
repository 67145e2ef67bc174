"""A later release starts on the store of each release that is kept, and people go on playing by the
buttons that stand in their chats (docs/releasing.md: a store is read by all that come after it).
"""

from collections.abc import Iterator
from random import Random

import pytest

from bot.table.values import Live, Phase
from playground.person import Host, Person
from playground.testing import running
from tests.e2e.bots import FRESH, Bot
from tests.e2e.circles import Circle
from tests.e2e.circles import play as play_in_private
from tests.e2e.conftest import PATIENT, Stage, pass_time
from tests.e2e.endgames import hurry
from tests.e2e.groups import Group, data_of, has, settings_page, table_of
from tests.manual.evening import Party
from tests.soak.plans import Kind
from tests.upgrades.evening import ENDED, FRIENDS, IN_WORDS, INVITING, KINDS, go_on
from tests.upgrades.keeping import kept, moves, stored, unpack


@pytest.fixture(scope="module", params=kept(), ids=lambda folder: folder.name)
def stage(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Stage]:
    """This bot on a kept store, as if it had been stopped a moment ago."""
    home = tmp_path_factory.mktemp("upgraded")
    world, copy = home / "world", home / "copy"
    ago = unpack(request.param, world, copy)
    with running(world, PATIENT) as server:
        bot = Bot(home / "bot", server.url, server.token, FRESH)
        bot.folder.mkdir()
        told = bot.ask("restore", str(copy))
        assert told.returncode == 0, told.stderr
        there = Stage(Host(server.url), bot)
        there.host.advance(-ago)
        pass_time(there, -ago)
        with bot:
            yield there
            assert "Traceback" not in bot.log, bot.log


def people_of(stage: Stage, live: Live) -> tuple[Person, ...]:
    return tuple(Person(stage.host.base_url, person.user) for person in live.table.people)


def running_game(stage: Stage, kind: Kind, *, is_circle: bool) -> Live:
    """The kept table of a kind of game: nobody has moved at those that begin here."""
    (found,) = [
        live
        for live in stored(stage)
        if live.table.phase is Phase.RUNNING
        and live.table.game == kind.game
        and live.table.place.is_circle is is_circle
        and not live.table.day
        and kind.options.items() <= live.table.options.items()
        and len(kind.options) == (live.table.options.get("expansion") == "on")
        and moves(stage, live.table.id) > 0
    ]
    return found


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_game_of_a_group_goes_on_and_ends(stage: Stage, kind: Kind) -> None:
    live = running_game(stage, kind, is_circle=False)
    table = live.table.id
    party = Party(Group(people_of(stage, live), live.table.place.chat), Random(2))
    go_on(stage, table, lambda: party.play(1), 1)
    hurry(stage.bot, table, Random(3))
    party.group.say(party.group.owner, "/board")
    party.play()
    assert party.is_over()


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_game_without_a_group_goes_on(stage: Stage, kind: Kind) -> None:
    live = running_game(stage, kind, is_circle=True)
    table, before, chance = live.table.id, moves(stage, live.table.id), Random(2)
    circle = Circle(people_of(stage, live), table)
    go_on(stage, table, lambda: play_in_private(circle, chance, 1), 1)
    assert moves(stage, table) > before


def test_lobby_is_joined_and_begins(stage: Stage) -> None:
    (live,) = [
        live
        for live in stored(stage)
        if live.table.phase is Phase.LOBBY and live.table.place.is_group
    ]
    chat = live.table.place.chat
    (anna,) = people_of(stage, live)
    lobby = anna.wait_for(lambda post: has(post, "j"), chat)
    (boris,) = [one for one in members(stage, chat) if one != anna]
    boris.press(lobby, data=data_of(lobby, "j"))
    group = Group((anna, boris), chat)
    group.wait(lambda post: has(post, "s"))
    anna.press(lobby, data=f"{table_of(lobby)}:s", force=True)
    group.wait(lambda post: has(post, "c"))


def test_challenge_goes_on(stage: Stage) -> None:
    (live,) = [live for live in stored(stage) if live.table.day]
    table, chance = live.table.id, Random(2)
    circle = Circle(people_of(stage, live), table)
    go_on(stage, table, lambda: play_in_private(circle, chance, 1), 1)
    answer = circle.owner.send(circle.owner.user_id, "/challenge")
    circle.owner.wait_for(lambda post: "in play" in str(post.buttons), after=answer.id)


def test_friend_comes_by_an_invitation(stage: Stage) -> None:
    """It was sent through the bot into a chat of friends, and tells there who has come."""
    people = stage.host.people()
    friend = people["Fred"]
    (chat,) = (one["id"] for one in stage.host.get("world")["chats"] if one["title"] == FRIENDS)
    invited = friend.wait_for(lambda post: post.via_bot, chat)
    link = (invited.keyboard or [[]])[0][0].url or ""
    friend.start(link.partition("?start=")[2])
    friend.wait_for(lambda post: has(post, "mr") and "Fred" in post.text)
    friend.wait_for(lambda post: post.via_bot and "2 of" in post.text, chat)
    people[INVITING].wait_for(lambda post: has(post, "s"))


def test_statistics_tell_of_the_game_that_is_over(stage: Stage) -> None:
    (chat,) = [one["id"] for one in stage.host.get("world")["chats"] if one["title"] == ENDED]
    people = tuple(members(stage, chat))
    group = Group(people, chat)
    said = group.say(group.owner, "/stats")
    shown = group.wait(lambda post: "📊" in post.text, said.id)
    assert "All games · 1" in shown.text


def test_settings_are_those_that_somebody_has_chosen(stage: Stage) -> None:
    panel = settings_page(stage.host.people()[IN_WORDS], "words")
    assert "In words, chosen" in panel.buttons


def members(stage: Stage, chat: int) -> list[Person]:
    """Who is in a group, but for the bot."""
    world = stage.host.get("world")
    (there,) = [one["members"] for one in world["chats"] if one["id"] == chat]
    return [Person(stage.host.base_url, user) for user in there if user != world["bot"]["id"]]
