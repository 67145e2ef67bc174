"""The judge of a soak finds what is planted in the private chats of a table without a group."""

import pytest
from msgspec.structs import replace

from bot.display.lobby.invitations import invitation
from bot.display.surfaces import surfaces
from bot.display.values import LAST, Surface, public_key
from bot.table.parts import Invitation
from bot.table.values import Place, with_changes
from playground.state import BOT
from playground.world.markup import parse_html
from playground.world.values import Button, Message
from tests.bot.tables import ANNA, BORIS, FRAME, over
from tests.soak import homes, readers
from tests.soak.pictures import Gallery
from tests.soak.record import Look, Record, Request
from tests.soak.stories import story_of
from tests.soak.story import Story

SENT = Invitation("inline_-7_3", "en", has_picture=False)


@pytest.fixture(scope="module")
def story() -> Story:
    """A game with hands that two people have played without a group."""
    live = with_changes(over("sealed", ANNA, BORIS), place=Place(0, 12), invitations=(SENT,))
    return story_of(live)


def seen(surface: Surface, id: int, chat: int = 0) -> Message:
    """A message as a surface has it, maybe in another chat."""
    keyboard = tuple(
        tuple(Button(button.text, str(button.token)) for button in row) for row in surface.keyboard
    )
    body = parse_html(surface.text)
    place = chat or surface.place.chat
    return Message(place, BOT.id, id, body=body, keyboard=keyboard, silent=surface.silent)


def ends(story: Story) -> list[Message]:
    """Return the last word in each chat, and the invitation as it is by then."""
    last = [s for s in surfaces(FRAME, story.live) if public_key(s.key, s.place.chat) == LAST]
    said = parse_html(invitation(FRAME, story.live, "en").text)
    keyboard = ((Button("Join", url="https://t.me/some_bot"),),)
    sent = Message(-7, ANNA.id, 3, body=said, keyboard=keyboard, via_bot=True)
    return [*(seen(surface, 90 + at) for at, surface in enumerate(last)), sent]


def found(story: Story, *messages: Message, sent: tuple[Request, ...] = ()) -> list[str]:
    looks = [Look(message, is_new=True) for message in messages]
    return list(homes.breaches(story, Record(looks, {}, [], 0), sent, []))


def asked(story: Story) -> Surface:
    """Return the surface that rings for somebody's first decision."""
    first = next(story.moments())
    return next(s for s in surfaces(FRAME, first) if not s.silent and s.keyboard)


def test_each_chat_tells_the_end(story: Story) -> None:
    assert found(story, *ends(story)) == []
    first, *others = ends(story)
    (breach,) = found(story, *others)
    assert "does not tell how it ended" in breach
    again = replace(first, body=parse_html(f"{readers.MARK} {first.body.text}"))
    assert found(story, again, *others) == []


def test_invitation_that_tells_nothing_of_the_end_is_found(story: Story) -> None:
    *last, sent = ends(story)
    (breach,) = found(story, *last, replace(sent, body=parse_html("Come and play")))
    assert "invitation" in breach


def test_second_ring_for_one_decision_is_found(story: Story) -> None:
    once, twice = seen(asked(story), 5), seen(asked(story), 6)
    assert found(story, once, *ends(story)) == []
    (breach,) = found(story, once, twice, *ends(story))
    assert "rang twice" in breach
    lost = Request(5, 1.0, "sendMessage", {"chat_id": once.chat_id}, True, None, 5, lost=True)
    assert found(story, once, twice, *ends(story), sent=(lost,)) == []


def test_ring_that_somebody_asked_for_is_fine(story: Story) -> None:
    """By /board, answered when its turn comes; what other chats are told meanwhile says nothing."""
    once, twice = seen(asked(story), 5), seen(asked(story), 6)
    elsewhere = [replace(one, chat_id=-6, id=100 + one.id) for one in (once, *ends(story)) * 9]
    looks = [Look(one, is_new=True) for one in (*elsewhere, once, twice, *ends(story))]
    wished = Record(looks, {}, [(1, once.chat_id)], 0)
    assert list(homes.breaches(story, wished, [], [])) == []
    (breach,) = homes.breaches(story, wished._replace(asked=[(1, -6)]), [], [])
    assert "rang twice" in breach


def test_edit_rings_for_nobody(story: Story) -> None:
    once, again = seen(asked(story), 5), seen(asked(story), 5)
    looks = [Look(once, is_new=True), Look(again, is_new=False)]
    looks += [Look(message, is_new=True) for message in ends(story)]
    assert list(homes.breaches(story, Record(looks, {}, [], 0), [], [])) == []


def hand_of(story: Story, user: int) -> Surface:
    first = next(story.moments())
    return next(
        s for s in surfaces(FRAME, first) if s.key.startswith("hand") and s.place.chat == user
    )


def test_hand_in_the_chat_of_another_is_found(story: Story) -> None:
    """The hand is also found in the language of the person who reads it there."""
    mine = hand_of(story, ANNA.id)
    assert list(readers.breaches(story, [seen(mine, 7)], [], Gallery({}))) == []
    (breach,) = readers.breaches(story, [seen(mine, 7, BORIS.id)], [], Gallery({}))
    assert "says" in breach
    people = tuple(replace(one, language="ru") for one in story.live.table.people)
    spoken = story._replace(live=with_changes(story.live, people=people))
    (breach,) = readers.breaches(
        story, [seen(hand_of(spoken, ANNA.id), 7, BORIS.id)], [], Gallery({})
    )
    assert "says" in breach
