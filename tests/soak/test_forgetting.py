"""The judge of a soak finds what a game of strict memory leaves to be read."""

import pytest
from msgspec.structs import replace

from bot.display.surfaces import surfaces
from bot.display.values import Surface
from bot.features.contrast.shown import contrasted
from playground.state import BOT
from playground.world.markup import parse_html
from playground.world.values import Button, Media, Message
from tests.bot.tables import ANNA, BORIS, FRAME, begun, moved
from tests.soak import forgetting
from tests.soak.pictures import Gallery
from tests.soak.record import Gone, Look, Record
from tests.soak.stories import file_of, story_of
from tests.soak.story import Story


@pytest.fixture(scope="module")
def walk() -> Story:
    """A game of strict memory that is still played."""
    return story_of(moved(begun("glastonbury", ANNA, BORIS), 12))


def board_at(story: Story, move: int) -> Surface:
    return next(s for s in surfaces(FRAME, list(story.moments())[move]) if s.key == "board")


def whole(surface: Surface, id: int, *, picture: bool = True) -> Message:
    """A board as the group sees it."""
    assert surface.picture
    file = file_of(surface.picture) if picture else ""
    media = Media("photo", file) if picture else None
    keyboard = tuple(
        tuple(Button(button.text, str(button.token)) for button in row) for row in surface.keyboard
    )
    return Message(
        surface.place.chat,
        BOT.id,
        id,
        body=parse_html(surface.text),
        media=media,
        keyboard=keyboard,
    )


def after(walk: Story, *stand: Message, gone: tuple[Gone, ...] = ()) -> list[str]:
    looks = [Look(message, is_new=True) for message in stand]
    return list(forgetting.breaches(walk, Record(looks, {}, [], 0, gone), Gallery({})))


def test_live_board_may_stand_and_a_former_one_is_found(walk: Story) -> None:
    live, former = whole(board_at(walk, 12), 9), whole(board_at(walk, 8), 8)
    assert after(walk, live) == []
    says, shows = after(walk, former, live)
    assert "still says" in says
    assert "still shows" in shows


def test_what_may_stand_may_stand_in_high_contrast_too(walk: Story) -> None:
    live, former = (
        whole(contrasted(board_at(walk, move)), id, picture=True) for move, id in ((12, 9), (8, 8))
    )
    assert after(walk, live) == []
    assert any("still shows" in one for one in after(walk, former, live))


def test_former_board_that_is_gone_is_forgotten(walk: Story) -> None:
    live, former = whole(board_at(walk, 12), 9), whole(board_at(walk, 8), 8)
    assert after(walk, former, live, gone=(Gone(former.chat_id, former.id, 1),)) == []


def test_boards_that_pile_up_for_a_while_are_found(walk: Story) -> None:
    live = board_at(walk, 12)
    few = range(forgetting.LATE + 1)
    chat = live.place.chat
    kept = [whole(live, 20 + n, picture=False) for n in few]
    gone = tuple(Gone(chat, 20 + n, len(kept) + 1) for n in few)
    assert after(walk, *kept, gone=gone) == []
    (breach,) = after(walk, *kept, whole(live, 30, picture=False), gone=gone)
    assert "at once" in breach


def test_what_is_open_need_not_go(walk: Story) -> None:
    table = replace(walk.live.table, options={"memory": "open"})
    all_open = walk._replace(live=replace(walk.live, table=table))
    assert after(all_open, whole(board_at(walk, 8), 8)) == []


def test_lesson_shows_positions_that_are_no_tables(walk: Story) -> None:
    live, former = whole(board_at(walk, 12), 9), whole(board_at(walk, 8), 8)
    lesson = replace(former, body=parse_html("🔁 🎓 Glastonbury · 1/6"))
    assert after(walk, *(replace(lesson, id=20 + n) for n in range(9)), live) == []


def test_group_that_was_upgraded_has_openings_under_its_former_number(walk: Story) -> None:
    opening = parse_html(board_at(walk, 8).opening).text
    upgraded = walk._replace(played=walk.played._replace(former=(-7,)))
    assert (-7, opening) not in forgetting.openings([walk])
    assert {(-7, opening), (walk.live.table.place.chat, opening)} <= forgetting.openings([upgraded])
