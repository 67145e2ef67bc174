"""The page (docs/adr/0107): who sees what, a move by touch, and people who wish us ill."""

import gzip
import json
import re
from base64 import b64decode, b64encode
from hashlib import sha256
from io import BytesIO
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image
from telegram import User as Sender
from telegram.error import BadRequest

from bot.app import buckets
from bot.app.identity import OLDEST
from bot.app.looks import look, version_of
from bot.display.values import NOTHING
from bot.service.table_service import TableService
from bot.store.store import Store
from bot.table.gathering import SetOnlookers
from bot.table.seating import chair_of
from bot.table.values import (
    Place,
    User,
    stamp_of,
    stamp_of_table,
    to_act,
    with_changes,
    with_person,
)
from bot.table.votes import Resign
from render.sheet.scene import Label
from render.theme import CREAM, GOLD, TALLEST
from tests.bot.app.scene import ROOT, Members, Page, acting, door_of, page, running, signed
from tests.bot.stores import Watch, saved
from tests.bot.tables import (
    ALL,
    ANNA,
    BORIS,
    CLARA,
    FRAME,
    STRANGER,
    begun,
    moved,
    over,
    random_press,
    user_at,
)
from tests.proofs import filled

NOBODY = 403
HAND = 6
"""Cards of each of three at Saboteur."""


async def decided(web: Page, user: User, id: str, *, turns: bool = False) -> dict[str, Any]:
    """Answer all that is asked, by the first option of each question that has no answer.

    :param turns: by the first place where there are several turns.
    """
    look = await web.seen(user, id)
    if turns:
        places = [
            await tapping(web, user, id, look, one) for one in look["questions"][0]["options"]
        ]
        look = next(one for one in places if one["questions"][0]["turns"])
    while not look["confirm"]:
        asked = next(
            question["options"]
            for question in look["questions"]
            if not any(option["picked"] for option in question["options"])
        )
        look = await tapping(web, user, id, look, asked[0])
    return look


async def tapping(
    web: Page, user: User, id: str, look: dict[str, Any], option: dict[str, Any]
) -> dict[str, Any]:
    """Tap an option."""
    return await web.seen(user, id, stamp=look["stamp"], path=option["path"], before=look["path"])


async def test_who_is_asked_taps_a_place_turns_and_confirms(
    store: Store, service: TableService, watch: Watch
) -> None:
    live = await running(store)
    id, player = live.table.id, user_at(live, acting(live))
    async with page(service) as web:
        first = await web.seen(player, id)
        x, y, _, ink, _, ring, asked, index = first["map"]["places"][0]
        assert (ink, ring) == (CREAM, GOLD)  # on the place itself, which is dark
        option = first["questions"][asked]["options"][index]
        there = await tapping(web, player, id, first, option)
        assert len(there["map"]["placed"]) == len(first["map"]["placed"]) + 1
        tried = await decided(web, player, id)
        assert not watch.asked  # the chat's board is not edited for a look
        told = await web.seen(player, id, "/press", stamp=tried["stamp"], path=tried["path"])
    assert told["said"] == ""
    assert told["where"] == FRAME.say(player.language, "app-played-there")
    assert told["version"] != first["version"]
    assert watch.asked == [(id, None)]
    after = await service.find(id)
    assert after.table.log
    assert live.table.log
    assert len(after.table.log.moves) == len(live.table.log.moves) + 1
    assert (x, y) not in {(each[0], each[1]) for each in told["map"]["places"]}


async def test_press_made_twice_counts_once(store: Store, service: TableService) -> None:
    """A phone that has lost the answer asks again; and so may a button of yesterday."""
    live = await running(store)
    id, player = live.table.id, user_at(live, acting(live))
    async with page(service) as web:
        look = await decided(web, player, id)
        tapped = {"stamp": look["stamp"], "path": look["path"]}
        await web.ask(player, id, "/press", **tapped)
        again = await web.seen(player, id, "/press", **tapped)
    assert again["said"]
    after = await service.find(id)
    assert after.revision == live.revision + 1


async def test_who_is_not_on_turn_is_told_so_and_moves_nothing(
    store: Store, service: TableService
) -> None:
    live = await running(store)
    seat = acting(live)
    other = next(user for user in (ANNA, BORIS, CLARA) if user != user_at(live, seat))
    async with page(service) as web:
        look = await web.seen(other, live.table.id)
        assert look["questions"] == []
        stamp = stamp_of(ALL, live, seat)
        pressed = await web.seen(other, live.table.id, "/press", stamp=stamp, path=[0])
    assert user_at(live, seat).name in pressed["said"]
    assert (await service.find(live.table.id)).revision == live.revision


async def test_turn_keeps_the_follower_that_is_chosen_where_it_can(
    store: Store, service: TableService
) -> None:
    """As in the chat, where the button knows nothing of what was chosen since it was drawn."""
    live = await running(store, moves=9)
    player = user_at(live, acting(live))
    async with page(service) as web:
        look = await decided(web, player, live.table.id, turns=True)
        turn = look["questions"][0]["options"][-1]
        turned = await tapping(web, player, live.table.id, look, turn)
    turn = turn["path"]
    assert turned["path"][: len(turn)] == turn
    assert turned["confirm"]


async def test_faces_come_with_the_map_that_shows_them_each_once(
    store: Store, service: TableService
) -> None:
    """A page says which it has: whatever looks the same has the same name."""
    live = await running(store)
    async with page(service) as web:
        seen, faces = await web.told(ANNA, live.table.id)
        names = [name for name, *_ in seen["map"]["faces"]]
        assert sorted(faces) == sorted(set(names))
        assert all(b64decode(file)[8:12] == b"WEBP" for file in faces.values())
        drawn = len(web.painter.faces)
        assert (await web.told(BORIS, live.table.id, has=names[1:]))[1].keys() == {names[0]}
        assert (await web.told(BORIS, live.table.id, has=names))[1] == {}
        assert len(web.painter.faces) == drawn == len(set(web.painter.faces))


async def test_many_faces_come_small_before_they_come_as_they_are(
    store: Store, service: TableService
) -> None:
    """One that has just been laid comes as it is, at once (docs/adr/0107)."""
    live = await store.tables.save(moved(begun("carcassonne", ANNA, BORIS), 24), None)
    async with page(service) as web:
        answer = await web.ask(ANNA, live.table.id)
        seen, small, files = map(json.loads, answer.text.splitlines())
        assert seen["small"]
        assert small.keys() == files.keys() == {name for name, *_ in seen["map"]["faces"]}
        for name, *_, width, height in seen["map"]["faces"]:
            peep, whole = size(small[name]), size(files[name])
            assert peep == tuple(-(-side // 3) for side in whole)
            assert whole in ((width, height), (width // 2, height // 2))
        one, *others = files
        answer = await web.ask(ANNA, live.table.id, has=others)
        seen, files = map(json.loads, answer.text.splitlines())
        assert not seen["small"]
        assert files.keys() == {one}


def size(file: str) -> tuple[int, int]:
    """Width and height of an image in base64."""
    return Image.open(BytesIO(b64decode(file))).size


async def test_members_of_the_group_see_the_table_and_strangers_nothing(
    store: Store, service: TableService
) -> None:
    live = await running(store)
    members = Members(STRANGER.id)
    async with page(service, members) as web:
        look = await web.seen(STRANGER, live.table.id)
        assert look["map"]["placed"]
        assert look["questions"] == []
        await web.ask(STRANGER, live.table.id)
        assert members.asked == [(live.table.place.chat, STRANGER.id)]  # remembered
    for nobody in (Members(), Members(fault=BadRequest("Chat not found"))):
        async with page(service, nobody) as web:
            refused = await web.ask(STRANGER, live.table.id)
            missing = await web.ask(STRANGER, "f" * 10)
            assert refused.status_code == missing.status_code == NOBODY
            assert refused.json() == missing.json()  # which of both is not told


async def test_host_may_let_whoever_has_the_link_look_on_at_the_table_but_at_no_hand(
    store: Store, service: TableService
) -> None:
    live = await running(store, "saboteur", 4)
    await saved(store, with_changes(live, id="f" * 10, onlookers=True))
    members = Members()
    async with page(service, members) as web:
        assert (await web.ask(STRANGER, live.table.id)).status_code == NOBODY
        members.asked.clear()
        look = await web.seen(STRANGER, "f" * 10)
        pressed = await web.seen(STRANGER, "f" * 10, "/press", stamp="1x0", path=[0])
    assert members.asked == []
    assert (look["questions"], look["map"]["held"]) == ([], [])
    assert pressed["said"]


async def test_link_that_is_shut_while_the_game_runs_opens_as_much_as_one_to_nothing(
    store: Store, service: TableService
) -> None:
    live = await running(store)
    live = await saved(store, with_changes(live, id="f" * 10, onlookers=True))
    async with page(service, Members()) as web:
        assert (await web.ask(STRANGER, live.table.id)).status_code == 200
        await service.change(live.table.id, ANNA, SetOnlookers(onlookers=False))
        for what in ("", "/press", "/picture"):
            shut = await web.ask(STRANGER, live.table.id, what)
            missing = await web.ask(STRANGER, "e" * 10, what)
            assert shut.status_code == missing.status_code == NOBODY
            assert shut.json() == missing.json()


async def test_stream_tells_whoever_is_shut_out_that_they_see_nothing_and_then_no_more(
    store: Store, service: TableService
) -> None:
    live = await running(store)
    live = await saved(store, with_changes(live, id="f" * 10, onlookers=True))
    door = door_of(service, Members())
    guest = await door.admit(sender(STRANGER), live.table.id)
    assert await door.version(guest, live.revision)
    shut = await service.change(live.table.id, ANNA, SetOnlookers(onlookers=False))
    assert await door.version(guest, shut.revision) == 0
    after = await store.tables.save(moved(shut, 1), shut)
    assert await door.version(guest, after.revision) == 0


async def test_stream_tells_onlookers_no_digest_of_a_hand_where_one_has_just_sat_down(
    store: Store, service: TableService
) -> None:
    """It was kept as that of all onlookers of a language, by who had opened the page before."""
    live = await running(store, "saboteur", 4)
    door = door_of(service, Members(STRANGER.id, LATE.id))
    guest = await door.admit(sender(STRANGER), live.table.id)
    other = await door.admit(sender(LATE), live.table.id)
    chair = chair_of(live.table, CLARA.id)
    assert chair is not None
    seated = with_person(live, chair, user=STRANGER.id)
    seated = await store.tables.save(seated, live)
    assert await door.version(guest, seated.revision) == version_of(FRAME, seated, STRANGER)
    assert await door.version(other, seated.revision) == version_of(FRAME, seated, LATE)


LATE = User(77, "Late", "en")


def sender(user: User) -> Sender:
    return Sender(user.id, user.name, is_bot=False, language_code=user.language)


async def test_banned_people_see_nothing(store: Store, service: TableService) -> None:
    live = await running(store)
    async with page(service, None, ANNA.id) as web:
        assert (await web.ask(ANNA, live.table.id)).status_code == NOBODY
        assert (await web.ask(BORIS, live.table.id)).status_code == 200


async def test_hand_is_for_its_owner_alone(store: Store, service: TableService) -> None:
    live = await running(store, "saboteur", 4)
    async with page(service) as web:
        looks = [await web.seen(user, live.table.id) for user in (ANNA, BORIS, STRANGER)]
    acts = user_at(live, acting(live))
    asked = [bool(look["questions"]) for look in looks]
    assert asked == [user == acts for user in (ANNA, BORIS, STRANGER)]


@pytest.mark.parametrize("is_replaced", [True, False], ids=["replaced", "gone"])
async def test_whoever_has_left_the_game_sees_no_hand(
    store: Store, service: TableService, is_replaced: bool
) -> None:
    live = await running(store, "saboteur", 4)
    leaves = Resign(stamp_of_table(live.table), is_replaced=is_replaced)
    live = await service.change(live.table.id, CLARA, leaves)
    async with page(service, Members(*(user.id for user in (ANNA, BORIS, CLARA)))) as web:
        held = [
            (await web.seen(user, live.table.id))["map"]["held"] for user in (ANNA, BORIS, CLARA)
        ]
    assert list(map(bool, held)) == [True, True, False]


async def test_who_has_left_a_table_of_people_does_not_see_it_any_more(
    store: Store, service: TableService
) -> None:
    circle = with_changes(begun("gifts", ANNA, BORIS, CLARA), place=Place(0, 5))
    live = await saved(store, circle)
    left = await service.change(live.table.id, CLARA, Resign(stamp_of_table(live.table)))
    async with page(service, Members()) as web:
        seen = [(await web.ask(user, left.table.id)).status_code for user in (ANNA, CLARA)]
    assert seen == [200, NOBODY]


async def test_lens_stays_open_over_ones_own_move(store: Store, service: TableService) -> None:
    live = await running(store)
    id, player = live.table.id, user_at(live, acting(live))
    async with page(service) as web:
        tried = await decided(web, player, id)
        press = {"stamp": tried["stamp"], "path": tried["path"], "lens": "fields"}
        told = await web.seen(player, id, "/press", **press)
    assert (told["said"], told["lens"]) == ("", "fields")


async def test_hand_and_everybody_are_seen_while_one_waits(
    store: Store, service: TableService
) -> None:
    """Equal cards lie as one, with their number."""
    live = await running(store, "saboteur", 9)
    waits = next(user for user in (ANNA, BORIS, CLARA) if user != user_at(live, acting(live)))
    async with page(service) as web:
        look = await web.seen(waits, live.table.id)
        written = {face.text for face in web.painter.faces if isinstance(face, Label)}
    assert look["questions"] == []
    assert sum(count for _, count, *_ in look["map"]["held"]) == HAND
    assert {person.name for person in live.table.people} <= written


async def test_confirm_tells_the_card_and_at_whom_it_is_played(
    store: Store, service: TableService
) -> None:
    """In a hand no board shows what is tried out there: the button does, and the card is framed."""
    live = await running(store, "saboteur", 4)
    player = user_at(live, acting(live))
    async with page(service) as web:
        first = await web.seen(player, live.table.id)
        said = []
        for option in first["questions"][0]["options"]:
            look = await tapping(web, player, live.table.id, first, option)
            while not look["confirm"] and look["path"]:
                look = await tapping(
                    web, player, live.table.id, look, look["questions"][-1]["options"][0]
                )
            said.append((look["confirms"], sum(picked for _, _, picked, *_ in look["map"]["held"])))
    assert all(filled(words and framed == 1 for words, framed in said))


async def test_where_people_must_forget_the_door_is_shut(
    store: Store, service: TableService
) -> None:
    """Strict memory (docs/adr/0033): a page would keep what it has shown. Open cauldrons forget
    nothing.
    """
    live = await running(store, "glastonbury", 3)
    async with page(service) as web:
        refused = await web.ask(ANNA, live.table.id)
        pressed = await web.ask(ANNA, live.table.id, "/press", stamp="x", path=[])
    assert refused.status_code == pressed.status_code == NOBODY
    assert "memory" in refused.json()["error"]


@pytest.mark.parametrize("game", ["laar", "carcassonne"])
async def test_picture_can_be_enlarged(game: str, store: Store, service: TableService) -> None:
    live = await running(store, game)
    async with page(service) as web:
        look = await web.seen(ANNA, live.table.id)
        assert (look["map"] is None) == (game == "laar")
        assert (0 < look["high"] < TALLEST) == (game == "laar")  # its ground goes on below
        assert look["pictured"]
        drawn = await web.ask(ANNA, live.table.id, "/picture")
        assert drawn.content == b"board"
        assert drawn.headers["cache-control"] == "max-age=0, no-store"


async def test_lens_is_a_layer_of_the_map_or_a_picture_in_its_place(
    store: Store, service: TableService
) -> None:
    live = await running(store, moves=20)
    async with page(service) as web:
        bare = await web.seen(ANNA, live.table.id)
        offered = dict(bare["lenses"])
        assert offered["fields"] == "Fields"
        fields, left, none = [
            await web.seen(ANNA, live.table.id, lens=lens)
            for lens in ("fields", "left", "board/../x")
        ]
        drawn = await web.ask(ANNA, live.table.id, "/picture", lens="left")
    assert fields["lens"] == "fields"
    assert len(fields["map"]["placed"]) > len(bare["map"]["placed"])
    assert (left["map"], left["pictured"], drawn.content) == (None, True, b"left")
    assert none == bare


async def test_how_things_stand_is_said_once(store: Store, service: TableService) -> None:
    live = await running(store)
    async with page(service) as web:
        look = await web.seen(ANNA, live.table.id)
    assert all(f"{user.name} " in look["status"] for user in (ANNA, BORIS, CLARA))
    assert look["status"] not in look["text"]
    strip = [(one["name"], one["points"]) for one in look["people"]]
    assert sorted(strip) == sorted((user.name.split()[0], 0) for user in (ANNA, BORIS, CLARA))
    assert [one["acts"] for one in look["people"]].count(True) == 1
    assert len(look["map"]["pieces"]) == len(strip)
    assert look["stock"]
    assert look["status"].startswith("Tile: ")
    assert "Tile" not in look["stock"]


async def test_end_of_a_game_is_seen(store: Store, service: TableService) -> None:
    live = await saved(store, over("carcassonne", ANNA, BORIS))
    async with page(service) as web:
        look = await web.seen(ANNA, live.table.id)
    assert look["questions"] == []
    assert look["pictured"]


@pytest.mark.parametrize("init", ["", "hash=1", "x" * 9000])
async def test_forged_init_data_is_answered_in_words(
    init: str, store: Store, service: TableService
) -> None:
    live = await running(store)
    async with page(service) as web:
        for path in ("", "/press", "/picture"):
            answer = await web.ask(ANNA, live.table.id, path, init=init)
            assert answer.status_code == 401
            assert set(answer.json()) == {"error"}
        news = await web.client.get(f"{ROOT}/table/{live.table.id}/news")
        assert news.status_code == 401


async def test_what_telegram_signed_for_another_bot_or_yesterday_opens_nothing(
    store: Store, service: TableService
) -> None:
    live = await running(store)
    foreign = signed(ANNA, service.moment, token="43:other")
    old = signed(ANNA, service.moment - OLDEST - 1)
    stranger = signed(STRANGER, service.moment)
    theirs = stranger.replace(str(STRANGER.id), str(ANNA.id))
    async with page(service, Members()) as web:
        for init in (foreign, old, theirs):
            for path in ("", "/press", "/picture"):
                assert (await web.ask(ANNA, live.table.id, path, init=init)).status_code == 401
        assert (await web.ask(STRANGER, live.table.id)).status_code == NOBODY


async def test_stamp_of_yesterday_moves_nothing(store: Store, service: TableService) -> None:
    live = await running(store)
    id, player = live.table.id, user_at(live, acting(live))
    async with page(service) as web:
        look = await decided(web, player, id)
        old = {"stamp": look["stamp"], "path": look["path"]}
        await web.ask(player, id, "/press", **old)
        for _ in range(2):
            there = await service.find(id)
            seat = acting(there)
            await service.change(id, user_at(there, seat), random_press(there, seat, Random(1)))
        before = await service.find(id)
        told = await web.seen(player, id, "/press", **old)
        tried = await web.seen(player, id, **old)
    assert told["said"]
    assert tried["path"] == []  # a decision of their own begins anew
    assert (await service.find(id)).revision == before.revision


async def test_what_is_no_request_of_ours_is_refused(store: Store, service: TableService) -> None:
    live = await running(store)
    headers = {"authorization": f"tma {signed(ANNA, service.moment)}"}
    long = json.dumps({"stamp": "x", "path": [1] * 10_000})
    async with page(service) as web:
        for body in ("{", "[]", '{"x":1}', '{"path":["a"]}', '{"stamp":1}', long):
            address = f"{ROOT}/table/{live.table.id}"
            answer = await web.client.post(address, content=body, headers=headers)
            assert answer.status_code == 400, body
        for id in ("x}", "{t", "0" * 9, "é" * 10):
            assert (await web.ask(ANNA, id)).status_code == NOBODY
        look = await web.seen(ANNA, live.table.id, stamp="1x00000000", path=[99, 99])
        assert look["path"] == []  # of no decision of theirs: they begin anew


async def test_page_is_one_small_document_that_runs_nobody_elses_scripts(
    service: TableService,
) -> None:
    """All that it needs is in it, and named by its digest (docs/adr/0107)."""
    async with page(service) as web:
        answer = await web.client.get(ROOT)
    policy = answer.headers["content-security-policy"].split("; ")
    assert "default-src 'none'" in policy
    assert "frame-ancestors https://web.telegram.org http://127.0.0.1:8081" in policy
    for kind, tag in (("style-src", "style"), ("script-src", "script")):
        (held,) = re.findall(rf"<{tag}[^>]*>(.*?)</{tag}>", answer.text, re.DOTALL)
        digest = b64encode(sha256(held.encode()).digest()).decode()
        assert f"{kind} 'sha256-{digest}'" in policy
    (icon,) = re.findall(r"(?:src|href)=(\S+)", answer.text.partition("<script")[0])
    assert icon.startswith('"data:image/png;base64,')
    assert len(gzip.compress(answer.content)) < 100_000


async def test_one_person_can_ask_for_so_much_and_others_are_answered_all_the_same(
    store: Store, service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seventy looks a second of one account slowed the boards of all tables tenfold."""
    now = [1000.0]
    monkeypatch.setattr(buckets, "monotonic", lambda: now[0])
    live = await running(store)
    async with page(service) as web:
        asked = [await web.ask(ANNA, live.table.id) for _ in range(buckets.BURST + 30)]
        codes = [answer.status_code for answer in asked]
        assert codes == [200] * buckets.BURST + [429] * 30
        assert "error" in asked[-1].json()
        assert (await web.ask(BORIS, live.table.id)).status_code == 200
        now[0] += 1
        asked = [await web.ask(ANNA, live.table.id) for _ in range(10)]
        assert [answer.status_code for answer in asked] == [200] * 4 + [429] * 6


@pytest.mark.parametrize("place", [Place(0, 5), Place(-100)], ids=["circle", "group"])
def test_page_says_for_whom_it_waits_where_the_board_is_not_seen_beside_it(place: Place) -> None:
    live = with_changes(begun("land_vs_sea", ANNA, CLARA), place=place)
    (asked,) = to_act(ALL, live)
    waits = user_at(live, 1 - asked)
    told = look(FRAME, live, waits, NOTHING, NOTHING).text.split("\n")
    assert user_at(live, asked).name in told[0]


async def test_tips_of_moves_by_touch_are_known_in_the_next_game(
    store: Store, service: TableService
) -> None:
    """Whoever played on the page alone was a beginner for ever."""
    live = await running(store)
    id, player = live.table.id, user_at(live, acting(live))
    people = tuple(replace(one, tips=("a tip",)) for one in live.table.people)
    await store.tables.save(with_changes(live, people=people), live)
    async with page(service) as web:
        look = await decided(web, player, id)
        await web.ask(player, id, "/press", stamp=look["stamp"], path=look["path"])
    assert "a tip" in ((await store.profiles.of(player.id)).tips or ())
