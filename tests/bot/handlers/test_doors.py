"""A stranger who knows the id of a table gets the answer that an id gets which does not exist: by
each kind of button and of link, by an inline query and on the page (docs/adr/0115).
"""

import ast
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from redis.asyncio import Redis
from telegram import User as Sender

from bot.app.door import Door
from bot.display import buttons
from bot.display.token import Token, code_of, table_of
from bot.features.latecomers.buttons import AskToJoin
from bot.features.rules.buttons import Rules
from bot.features.seeking.buttons import Seek
from bot.handlers.door import way_of
from bot.handlers.features import ROUTES
from bot.store.profiles import Profile
from bot.table.membership import Membership
from bot.table.values import Chair, Live, Matter, Place, Refused, position, to_act
from bot.table.words import check_of
from tests.bot.handlers.strangers import (
    GROUP,
    OWN,
    TOPIC,
    UNKNOWN,
    Json,
    Town,
    beside,
    forged,
    kinds,
    town,
)
from tests.bot.tables import ALL, ANNA, BORIS, FRAME, STRANGER, do, resign
from tests.proofs import filled

OUTSIDE: dict[str, Json | None] = {
    "a private chat": beside(Place(STRANGER.id)),
    "a group of one's own": beside(OWN),
    "an inline message": None,
}
OF_MEMBERS: tuple[type[Token], ...] = (
    buttons.Join,
    AskToJoin,
    buttons.Board,
    buttons.Want,
    buttons.Another,
)
"""What people may press in their group who do not sit there."""
COMMANDS_OF_MEMBERS = {"board", "join"}


@pytest.fixture
async def here(redis: Redis) -> AsyncIterator[Town]:
    async with town(redis) as here:
        yield here


def as_unknown(data: str) -> str:
    return data.replace(table_of(data), UNKNOWN, 1)


def told(outcome: object, id: str) -> str:
    """Return an outcome that names no table."""
    return repr(outcome).replace(id, UNKNOWN)


def is_about_the_table(kind: type[Token]) -> bool:
    """Tell whether a button cannot change anything but its table: others act on their own chat."""
    return kind not in {buttons.Alone, buttons.Friend, buttons.Another, buttons.Forget, Seek}


@pytest.mark.parametrize("where", OUTSIDE)
async def test_button_says_outside_what_an_unknown_id_gets(here: Town, where: str) -> None:
    known = {STRANGER.id, OWN.chat}
    before = await here.stored(but=known)
    answers: dict[str, str] = {}
    pressed = 0
    for kind in filter(is_about_the_table, kinds()):
        for live in here.tables.values():
            for data in forged(kind, live):
                id, unknown = live.table.id, as_unknown(data)
                if unknown not in answers:
                    outcome = await here.press(unknown, OUTSIDE[where])
                    answers[unknown] = told(outcome, id)
                outcome = await here.press(data, OUTSIDE[where])
                assert told(outcome, id) == answers[unknown], (data, live.table)
                assert id not in here.messenger.shown
                pressed += 1
    assert pressed > 1000
    after = await here.stored(but=known)
    after.pop(b"months", None)  # an admin has switched those of their own group on
    assert after == before


@pytest.mark.parametrize("where", OUTSIDE)
async def test_button_that_acts_on_its_chat_leaves_foreign_tables_alone(
    here: Town, where: str
) -> None:
    for kind in filled([kind for kind in kinds() if not is_about_the_table(kind)]):
        for live in filled(here.tables.values()):
            before = await here.stored_of(live)
            for data in filled(forged(kind, live)):
                await here.press(data, OUTSIDE[where])
                assert live.table.id not in here.messenger.shown
                places = {sent.place for sent in here.messenger.surfaces}
                assert places - {Place(STRANGER.id), OWN} == set()
            assert await here.stored_of(live) == before


@pytest.mark.parametrize("place", [GROUP, TOPIC], ids=["the group", "another topic"])
async def test_member_who_does_not_sit_there_changes_what_members_may(
    here: Town, place: Place
) -> None:
    here.messenger.members[GROUP.chat, STRANGER.id] = Membership.MEMBER
    theirs = {GROUP, TOPIC, Place(STRANGER.id)}
    for live in filled([one for one in here.tables.values() if one.table.place == GROUP]):
        before = await here.stored_of(live)
        for kind in filled(kinds()):
            for data in filled(forged(kind, live)):
                if kind in OF_MEMBERS:
                    continue
                if kind is buttons.Do and data.rpartition(":")[2] in COMMANDS_OF_MEMBERS:
                    continue
                await here.press(data, beside(place))
                assert {sent.place for sent in here.messenger.surfaces} - theirs == set(), data
            assert await here.stored_of(live) == before, kind


@pytest.mark.parametrize("where", [*OUTSIDE, "a topic of another group"])
async def test_admin_of_any_group_decides_nothing_elsewhere(here: Town, where: str) -> None:
    """Skips by `W` from a group of one's own: four of four."""
    message = OUTSIDE.get(where, beside(Place(OWN.chat, 5)))
    for live in filled(here.tables.values()):
        before = await here.stored_of(live)
        for command in filled(ROUTES.entrances.at_one):
            await here.press(f"{live.table.id}:{code_of(buttons.Do)}:{command}", message)
            assert live.table.id not in here.messenger.shown
        assert await here.stored_of(live) == before


def links(live: Live) -> list[str]:
    id, wrong = live.table.id, "0" * 16
    rest = ("", f"_{wrong}", f"__{wrong}", f"_{wrong}_3", f"_{wrong}_left")
    return [f"{purpose}_{id}{end}" for purpose in ROUTES.entrances.links for end in rest]


FOR_OUTSIDERS = ("join", "late")
"""Links that invite whoever has them to a table of people: its id is in no other place."""


@pytest.mark.parametrize("membership", [Membership.OUT, Membership.HIDDEN])
async def test_link_says_to_strangers_what_an_unknown_id_gets(
    here: Town, membership: Membership
) -> None:
    for live in here.tables.values():
        if live.table.place.is_group:
            here.messenger.members[live.table.place.chat, STRANGER.id] = membership
    before = await here.stored(but={STRANGER.id})
    followed = 0
    for live in here.tables.values():
        for payload in links(live):
            if live.table.place.is_circle and payload.partition("_")[0] in FOR_OUTSIDERS:
                continue
            id = live.table.id
            unknown = told(await here.follow(payload.replace(id, UNKNOWN)), id)
            assert told(await here.follow(payload), id) == unknown, payload
            followed += 1
    assert followed > 300
    assert await here.stored(but={STRANGER.id}) == before


async def test_inline_query_finds_what_an_unknown_id_finds(here: Town) -> None:
    for live in filled(here.tables.values()):
        for words in ("join_{}", "{}", "{}/3", "day_{}", "day{}"):
            unknown = await here.ask(words.format(UNKNOWN))
            found = await here.ask(words.format(live.table.id))
            assert told(found, live.table.id) == told(unknown, live.table.id)


async def test_page_says_to_strangers_what_an_unknown_id_gets(here: Town) -> None:
    door, stranger = Door(here.service, here.gate), Sender(STRANGER.id, "Eve", is_bot=False)
    shown = []
    for live in here.tables.values():
        told = set()
        for id in (UNKNOWN, live.table.id):
            with pytest.raises(Refused) as refused:
                await door.admit(stranger, id)
            told.add(refused.value.message.id)
        assert len(told) == 1
        shown += here.messenger.surfaces
    assert shown == []


# Those who may


HERE = (GROUP.chat, STRANGER.id)


async def people(here: Town, name: str) -> set[int]:
    live = await here.store.tables.load(here.tables[name].table.id)
    assert live
    return {person.user for person in live.table.people}


async def test_member_is_seated_by_the_link_that_any_member_has(here: Town) -> None:
    """Messages of earlier releases have no other."""
    here.messenger.members[HERE] = Membership.MEMBER
    await here.follow(f"join_{here.tables['a lobby'].table.id}")
    assert STRANGER.id in await people(here, "a lobby")


@pytest.mark.parametrize("membership", [Membership.HIDDEN, Membership.UNKNOWN, Membership.OUT])
async def test_press_in_the_group_shows_who_is_a_member_where_telegram_does_not_tell(
    here: Town, membership: Membership
) -> None:
    here.messenger.members[HERE] = membership
    table = here.tables["a lobby"].table
    await here.follow(f"join_{way_of(table, ANNA.id)}")  # of somebody else's press
    assert STRANGER.id not in await people(here, "a lobby")
    await here.follow(f"join_{way_of(table, STRANGER.id)}")
    is_seated = STRANGER.id in await people(here, "a lobby")
    assert is_seated is (membership is not Membership.OUT)


async def test_who_has_pressed_join_unmet_is_led_by_a_link_of_their_own(here: Town) -> None:
    await here.store.profiles.remember(STRANGER.id, Profile("en", reachable=False))
    table = here.tables["a lobby with secrets"].table
    await here.press(str(buttons.Join(table.id)), beside(table.place))
    assert here.telegram.last["url"] == FRAME.deep_link(f"join_{way_of(table, STRANGER.id)}")


async def test_rules_are_read_by_the_link_of_their_group(here: Town) -> None:
    table = here.tables["a game"].table
    await here.press(str(Rules(table.id)), beside(table.place))
    link = here.telegram.last["url"].partition("?start=")[2]
    await here.follow(link)
    (shown,) = here.messenger.surfaces
    assert shown.keyboard
    await here.follow(f"{link[:-1]}g")
    (shown,) = here.messenger.surfaces
    assert shown.text == FRAME.say("en", "refused-outdated")


@pytest.mark.parametrize(
    ("membership", "said"),
    [
        (Membership.ADMIN, "remove-question"),
        (Membership.MEMBER, "refused-onlooker"),
        (Membership.HIDDEN, "refused-rights-unknown"),
        (Membership.UNKNOWN, "refused-rights-unknown"),
    ],
)
async def test_rights_are_those_in_the_chat_of_the_table(
    here: Town, membership: Membership, said: str
) -> None:
    """Whether Telegram tells them or not; a person who plays needs none to vote."""
    live = here.tables["a game"]
    here.messenger.members[HERE] = membership
    (seat,) = to_act(ALL, live)
    skip = buttons.Agree(
        live.table.id,
        Matter.SKIP,
        Chair(seat),
        position(live.table),
        who=check_of(live.table, live.table.people[seat].user),
    )
    await here.press(str(skip), beside(GROUP))
    told = "toast-done" if membership is Membership.ADMIN else said
    assert here.telegram.last["text"] == FRAME.say("en", told)


@pytest.mark.parametrize(
    ("membership", "said"),
    [
        (Membership.ADMIN, None),
        (Membership.MEMBER, "refused-only-host"),
        (Membership.HIDDEN, "refused-rights-unknown"),
    ],
)
async def test_who_plays_has_their_rights_in_private(
    here: Town, membership: Membership, said: str | None
) -> None:
    """As `W` of an earlier release's question says, which stands in their private chat."""
    table = here.tables["a lobby"].table
    here.messenger.members[table.place.chat, BORIS.id] = membership
    await here.press(f"{table.id}:W:kick", beside(Place(BORIS.id)), BORIS)
    asked = [type(button.token) for sent in here.messenger.surfaces for button in sent.keyboard[0]]
    assert asked == ([] if said else [buttons.Dismiss])
    assert here.telegram.last.get("text") == (FRAME.say("ru", said) if said else None)


async def test_who_has_left_a_game_carries_out_no_command_there(here: Town) -> None:
    live = here.tables["a game"]
    left = await here.store.tables.save(do(live, BORIS, resign), live)
    await here.press(f"{live.table.id}:W:board", beside(Place(BORIS.id)), BORIS)
    assert (await here.store.tables.load(live.table.id)) == left
    assert here.telegram.last["text"] == FRAME.say("ru", "refused-gone")
    assert (here.messenger.shown, here.messenger.surfaces) == ([], [])


# Nothing else opens a table


ROOMS = ("bot/handlers", "bot/features", "bot/app")
READS = {"find", "readable", "load", "meet"}
NAMED = {"change", "show", "show_anyway", "repost", "repost_hand", "repost_secrets"}
"""Methods that act on the table whose id they get."""
_OWNERS = {"service", "messenger", "boards"}
"""The objects that have them."""
WITHOUT_A_DOOR = {
    "bot/handlers/door.py": "it is the door",
    "bot/handlers/buttons.py:_answer": "the press is taken to the door there",
    "bot/app/door.py": "the door of the page",
    "bot/handlers/admin.py": "operators may do what they like",
    "bot/handlers/faults.py": "the operator's log alone tells it",
    "bot/handlers/typed.py:_about": "the door has opened it",
    "bot/handlers/typed.py:tables": "one's own tables",
    "bot/handlers/table/lenses.py:_page": "a chat's own games",
    "bot/handlers/pages/settings.py:show_tables": "the tables of the chat of the press",
    "bot/handlers/table/opening.py:_set_up_gently": "the table that the press has opened",
    "bot/handlers/table/asking.py:_last_game": "one's own games",
    "bot/handlers/typed.py:last_game": "a chat's own games",
    "bot/features/digests/sending.py": "one's own tables",
    "bot/features/months/sending.py": "a group's own games",
    "bot/features/seeking": "tables of people who wait",
    "bot/features/tonight/counting.py": "the table of a poll, which Telegram names",
}
"""Where a table is reached by an id that no value of a table has brought, and why it may be."""


def reached_by_id(file: Path) -> Iterator[str]:
    """Yield each function of a file that reads or changes a table by an id of its own."""
    for function in ast.walk(ast.parse(file.read_text())):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            calls = (node for node in ast.walk(function) if isinstance(node, ast.Call))
            yield from (function.name for call in calls if _names_a_table(call))


def _names_a_table(call: ast.Call) -> bool:
    if not (isinstance(call.func, ast.Attribute) and call.args):
        return False
    name, on = call.func.attr, ast.unparse(call.func.value)
    is_about_one = name in READS or (name in NAMED and on.rpartition(".")[2] in _OWNERS)
    id = call.args[-1 if name == "meet" else 0]
    is_brought = isinstance(id, ast.Attribute) and id.attr == "id"
    return is_about_one and not is_brought and not isinstance(id, ast.Constant | ast.JoinedStr)


def test_nothing_reaches_a_table_but_through_the_door() -> None:
    files = [file for room in ROOMS for file in sorted(Path(room).rglob("*.py"))]
    found = {f"{file}:{name}" for file in files for name in reached_by_id(file)}
    excused = {one: [f for f in found if f.startswith(one)] for one in WITHOUT_A_DOOR}
    assert [one for one, them in excused.items() if not them] == []
    assert sorted(found - {f for them in excused.values() for f in them}) == []
